import { similarity } from '../base/english/similarity';
import { isNegated, numbersIn } from '../base/english/claims';
import type { Statement } from '../session/statement';

/** From this overlap on, two statements of one kind say the same: only small words differ. */
const NEARLY_IDENTICAL = 0.85;

/** Whether two texts of one kind differ in nothing but wording: the same words, numbers and sense. */
export function sayTheSame(left: Pick<Statement, 'kind' | 'text'>, right: Pick<Statement, 'kind' | 'text'>): boolean {
  if (left.kind !== right.kind) return false;
  if (left.text === right.text) return true;
  return (
    isNegated(left.text) === isNegated(right.text) &&
    numbersIn(left.text).join() === numbersIn(right.text).join() &&
    similarity(left.text, right.text) >= NEARLY_IDENTICAL
  );
}
