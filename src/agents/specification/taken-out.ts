import type { Statement } from '../session/statement';
import { sayTheSame } from './same-statement';

/** What a writer is about to write, as far as it matters whether the person took it out before. */
type Written = Pick<Statement, 'kind' | 'text' | 'sources'> & { id?: string | null };

/**
 * Whether a statement says again what the person took out of the draft: under the same id, in the same words of whatever
 * kind, in nearly the same words of the same kind, or, where it is new, as the same kind of thing from the same answer.
 */
export function saysTakenOut(written: Written, topicId: string, takenOut: readonly Statement[]): boolean {
  return takenOut.some(
    (gone) =>
      gone.id === written.id ||
      sameWords(gone.text) === sameWords(written.text) ||
      sayTheSame(gone, written) ||
      (written.id == null && gone.topicId === topicId && comesFromSame(gone, written)),
  );
}

function comesFromSame(gone: Statement, written: Written): boolean {
  const [source = ''] = gone.sources;
  return gone.kind === written.kind && source === written.sources[0] && /^[QM]\d/.test(source);
}

function sameWords(text: string): string {
  return text.trim().toLowerCase();
}
