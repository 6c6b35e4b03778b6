import type { WriterInput } from '../inputs/inputs';
import type { Exchange } from '../../session/exchanges';
import { freeText } from '../rule-based/free-text';
import { withoutParts } from '../../session/said-part';
import type { StatementDraft } from '../../session/statement';

/**
 * The exchanges that something is to be written about and that no statement cites, of other topics neither. "Not now" may still be
 * answered: it is due only once the whole is revised.
 */
export function uncited(
  { exchanges, mode, citedElsewhere = [] }: Pick<WriterInput, 'exchanges' | 'mode' | 'citedElsewhere'>,
  statements: readonly Pick<StatementDraft, 'sources'>[],
): Exchange[] {
  const cited = new Set([...citedElsewhere, ...statements.flatMap(({ sources }) => sources)]);
  return exchanges.filter(
    (exchange) =>
      !cited.has(exchange.questionId) &&
      !saysNothing(exchange) &&
      (exchange.nonAnswer !== 'not_now' || mode === 'full_revision'),
  );
}

/** Whether all that was said to a question that asks for words leads elsewhere: nothing is to be written of it. */
function saysNothing(exchange: Exchange): boolean {
  const { asides = [], nonAnswer, type } = exchange;
  if (asides.length === 0 || nonAnswer !== null || type !== 'ask_text') return false;
  return withoutParts(freeText(exchange), asides).length === 0;
}
