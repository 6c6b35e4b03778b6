import type { WriterInput } from '../inputs/inputs';
import type { Exchange } from '../../session/exchanges';
import type { StatementDraft } from '../../session/statement';

/**
 * The exchanges that something is to be written about and that no statement cites. "Not now" may still be answered: it is
 * due only once the whole is revised.
 */
export function uncited(
  { exchanges, mode }: Pick<WriterInput, 'exchanges' | 'mode'>,
  statements: readonly Pick<StatementDraft, 'sources'>[],
): Exchange[] {
  const cited = new Set(statements.flatMap(({ sources }) => sources));
  return exchanges.filter(
    ({ questionId, nonAnswer }) => !cited.has(questionId) && (nonAnswer !== 'not_now' || mode === 'full_revision'),
  );
}
