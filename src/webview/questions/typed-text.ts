/** Whether nothing but white space has been typed. */
export const isBlank = (text: string): boolean => text.trim() === '';

/** Length as people count it: code points. */
export const codePoints = (text: string): number => [...text].length;

/** `{feedback}` if something was typed, else nothing, for answers in which it is optional. */
export const feedbackOf = (feedback: string): { feedback?: string } => (isBlank(feedback) ? {} : { feedback });
