import { containment, similarity } from '../base/english/similarity';
import { negationsIn, numbersIn } from '../base/english/claims';
import type { Statement } from '../session/statement';

/** From this overlap on, two statements of one kind say the same: only small words differ. */
const NEARLY_IDENTICAL = 0.85;

type Said = Pick<Statement, 'kind' | 'text'>;

/**
 * Whether two texts of one kind differ in nothing but wording: the same words, numbers and sense. Where each has a word of
 * its own, that may be what sets them apart: "when it starts …" and "when it ends …".
 */
export function sayTheSame(left: Said, right: Said): boolean {
  if (left.kind !== right.kind) return false;
  if (left.text === right.text) return true;
  return (
    negationsIn(left.text) === negationsIn(right.text) &&
    numbersIn(left.text).join() === numbersIn(right.text).join() &&
    nameInOneOrder(codeIn(left.text), codeIn(right.text)) &&
    similarity(left.text, right.text) >= NEARLY_IDENTICAL &&
    (containment(left.text, right.text) === 1 || containment(right.text, left.text) === 1)
  );
}

/** Whether one of two texts can be left out with nothing lost: neither has a meaningful word that the other has not. */
export function sayAllTheSame(left: Said, right: Said): boolean {
  return sayTheSame(left, right) && similarity(left.text, right.text) === 1;
}

/** What a text names as code, in its order. */
function codeIn(text: string): string[] {
  return [...text.matchAll(/`([^`\n]{1,200})`/g)].map(([, code = '']) => code);
}

/** Whether one names all that the other does, in its order: `["br", "gzip"]` is another case than `["gzip", "br"]`. */
function nameInOneOrder(one: readonly string[], other: readonly string[]): boolean {
  const [few, many] = one.length <= other.length ? [one, other] : [other, one];
  let met = 0;
  for (const name of many) if (name === few[met]) met += 1;
  return met === few.length;
}
