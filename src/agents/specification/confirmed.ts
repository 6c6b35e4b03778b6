import { toExchange, type Exchange } from '../session/exchanges';
import type { Session } from '../session/session';
import type { Statement } from '../session/statement';
import { meaningOf } from './meaning-of';
import { sayTheSame } from './same-statement';
import { decidedBefore, isSettled } from './settled-facts';

/**
 * The statements of a session, in which an assumption that the person confirmed when they were asked is none any more: it is
 * how things are, and rests on the answer. What was decided before and an answer decides again is not told twice.
 */
export function withConfirmed({ statements: all, questions, evidence }: Session): readonly Statement[] {
  const statements = all.filter((statement) => !isDecidedAgain(statement, all));
  const confirmed = questions
    .filter(({ question, response }) => question.type === 'confirm' && response?.kind === 'answer')
    .map(toExchange)
    .filter(isYes)
    .map((exchange) => ({ ...exchange, answered: true }));
  if (confirmed.length === 0) return statements;
  return statements.map((statement) => {
    if (statement.kind !== 'assumption' || statement.by === 'person') return statement;
    const seen = statement.sources.filter((source) => evidence.some(({ id }) => id === source));
    const assumed = { kind: 'assumption', value: '', text: statement.text, evidence: seen, confirm: true } as const;
    const answer = confirmed.find((one) => isSettled(assumed, [one]));
    if (answer === undefined) return statement;
    const sources = [answer.questionId, ...statement.sources.filter((source) => source !== 'assumed')];
    return { ...statement, kind: 'fact', sources: [...new Set(sources)] };
  });
}

function isDecidedAgain({ kind, by, text }: Statement, statements: readonly Statement[]): boolean {
  const before = kind === 'assumption' && by !== 'person' ? decidedBefore(text) : null;
  if (before === null) return false;
  return statements.some(
    (one) => one.sources.some((source) => /^[QM]\d/.test(source)) && sayTheSame(one, { kind: one.kind, text: before }),
  );
}

function isYes(exchange: Exchange): boolean {
  const meaning = meaningOf(exchange);
  return meaning.kind === 'yes_no' && meaning.yes;
}
