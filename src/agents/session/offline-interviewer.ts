/** What the interviewer is called where no model leads. */
export const OFFLINE_INTERVIEWER = 'Questionnaire without a model';
