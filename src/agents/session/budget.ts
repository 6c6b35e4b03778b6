import { asksOfChange, type Session } from './session';

/** Questions that count against the budget: all but approvals, readings and those that nobody needs answered, each once. */
export function countedQuestions(session: Session): number {
  return session.questions.filter(asksOfChange).length;
}

/** How many more questions may be asked; never negative. */
export function budgetLeft(session: Session): number {
  return Math.max(0, session.budget - countedQuestions(session));
}
