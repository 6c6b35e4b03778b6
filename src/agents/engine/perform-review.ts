import { similarity } from '../base/english/similarity';
import { countedQuestions } from '../session/budget';
import type { SessionEvent } from '../session/events';
import type { Finding } from '../session/finding';
import { nextNumber } from '../session/ids';
import { missedOn } from '../session/lacking';
import { MAX_FIX_ROUNDS } from '../session/limits';
import type { Session } from '../session/session';
import type { ReviewerOutput } from '../roles/reviewer/role';
import { setsAgainst, opposedIn } from '../specification/two-sided';
import { settled } from './decide-review';
import type { StepOf } from './step';

/** From this share of common words on, two findings on the same statements are the same. */
const SAME_FINDING = 0.6;

/**
 * A review as events: each finding gets an id, or keeps the one under which it was found before. What earlier reviews found
 * and that holds no more has come to its end. Nothing is put right over and over: after a few rounds, what is found is
 * asked or told.
 */
export function reviewEvents(
  session: Session,
  { key, input: { before } }: StepOf<'review'>,
  review: ReviewerOutput,
  by: 'offline' | 'model',
): SessionEvent[] {
  const { raised: found, gapFor, settled: gone, ...said } = review;
  const raised: Omit<Finding, 'end' | 'foundAt'>[] = [];
  for (const [at, one] of found.entries()) {
    const question = at === gapFor ? review.gap : one.question;
    const fix = session.reviews < MAX_FIX_ROUNDS ? one.fix : '';
    const now = { ...one, fix, question, by };
    if (raised.some((other) => isSame(other, now))) continue;
    const known = session.findings.find((other) => isSame(other, now) && other.end?.end !== 'fixed');
    if (known === undefined) {
      const fresh = raised.filter(({ id }) => !session.findings.some((other) => other.id === id)).length;
      // What was put right once and is found again is not the writer's to put right.
      const again = session.findings.some((other) => isSame(other, now));
      raised.push({ ...now, id: `V${nextNumber(session, 'V', fresh)}`, fix: again ? '' : fix });
    } else if (known.end === null) raised.push({ ...now, id: known.id });
  }
  const held = new Set(raised.map(({ id }) => id));
  const over = session.findings.filter(({ id, end }) => {
    return gone.includes(id) && !held.has(id) && (end === null || end.end === 'open');
  });
  const toldSince = session.topics.flatMap(({ id }) => (gone.includes(missedOn(id)) ? [id] : []));
  return [
    { type: 'review_made', key, ...said, before, asked: countedQuestions(session), raised, toldSince },
    ...over.map((one) => settled(one.id, { end: 'fixed', changed: changedSince(session, one) })),
  ];
}

/** The statements of a finding that were changed since it was found; none where an answer settled it. */
function changedSince({ statements, statementChangedAt }: Session, { statements: about, foundAt }: Finding): string[] {
  const changedAt = new Map(statementChangedAt);
  return about.filter((id) => statements.some((one) => one.id === id) && (changedAt.get(id) ?? 0) > foundAt);
}

function isSame(one: Pick<Finding, 'text' | 'statements' | 'question'>, other: typeof one): boolean {
  const pair = opposedIn(other.question?.about);
  if (pair !== null) return setsAgainst(one.question?.about, ...pair);
  if (opposedIn(one.question?.about) !== null) return false;
  if (one.text === other.text) return true;
  const about = (finding: typeof one) => [...finding.statements].sort().join(' ');
  return about(one) === about(other) && similarity(one.text, other.text) >= SAME_FINDING;
}
