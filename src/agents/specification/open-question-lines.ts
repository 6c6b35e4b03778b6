import { statementBullet } from './bullet';
import { inline, inlineStart } from '../base/text/markdown';
import { marksOf, type Spec } from './model';

/** What is left open, a list item each: open-question statements first, then what nobody wrote a statement about. */
export function openQuestionLines(spec: Spec): string[] {
  const marks = marksOf(spec);
  const rest = spec.unanswered.map(
    ({ source, text, reason }) =>
      `- ${inlineStart(text, marks)} (${inline(reason)})${source === null ? '' : ` [${inline(source)}]`}`,
  );
  return [...spec.openQuestions.map((statement) => statementBullet(statement, marks)), ...rest];
}
