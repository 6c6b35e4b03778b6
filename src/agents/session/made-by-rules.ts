import type { AskedQuestion, Session } from './session';

/**
 * Why rules, and no model, made a question: for a model whose reply was of no use, or because no model was to make it.
 * Null where rules did not make it, and in a session in which no model ever played a part: there they made all.
 */
type MadeByRules = 'stand_in' | 'no_model' | null;

/** See {@link MadeByRules}. */
export function madeByRules(session: Session, { question }: Pick<AskedQuestion, 'question'>): MadeByRules {
  if (question.by !== 'offline' || !hasModel(session)) return null;
  return question.standIn === true ? 'stand_in' : 'no_model';
}

/** The ids of the questions that rules made in a session in which models played a part, too. */
export function questionsByRules(session: Session): string[] {
  return session.questions.filter((asked) => madeByRules(session, asked) !== null).map(({ question }) => question.id);
}

function hasModel({ led, calls }: Session): boolean {
  return led === 'model' || calls.length > 0;
}
