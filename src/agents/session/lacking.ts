import { containment, similarity } from '../base/english/similarity';
import { contentStems } from '../base/english/words';
import { inOrderOfAnswering } from './conversation';
import { toExchange, type Exchange } from './exchanges';
import type { Session } from './session';

/** What the writer of a topic found missing there when it last went through it. */
interface Lacking {
  topicId: string;
  text: string;
}

/** A sentence of a writer's that says that nothing is missing, or, by rules, which dimensions are not settled: that stands elsewhere. */
const NOTHING_LACKS =
  /^(?:not settled yet:|nothing (?:else|more|further|new|is (?:missing|lacking|open|left))|no(?:ne|thing)? (?:gaps?|open points?)\b|(?:all|everything) (?:is|of it|that)\b)/i;

/** From this share of its words on, and from so many, what a writer misses is told already. */
const TOLD = 0.5;
const LEAST_WORDS = 3;
/** The same, where several open questions say it piece by piece. */
const TOGETHER = 0.7;

/** From this share of common words on, a writer says again what a review found said. */
const SAME_MISS = 0.6;

/** The id by which a review names what the writer of a topic misses. */
export function missedOn(topicId: string): string {
  return `miss-${topicId}`;
}

/** What the writers miss and no statement says that was written since, on whatever topic. */
export function whatWritersMiss(session: Session): Lacking[] {
  const { written, topics, statements, statementChangedAt, toldMisses } = session;
  const changedAt = new Map(statementChangedAt);
  return written.flatMap(({ topicId, lacks, seq }) => {
    const text = lacks.trim();
    const isThere = topics.some(({ id, status }) => id === topicId && status !== 'dropped');
    if (!isThere || text === '' || NOTHING_LACKS.test(text)) return [];
    if (toldMisses.some((told) => similarity(told, text) >= SAME_MISS)) return [];
    // A check that was derived says nothing new.
    const since = statements.filter(
      ({ id, kind, sources }) =>
        (changedAt.get(id) ?? 0) > seq && !(kind === 'acceptance' && sources.every((source) => source === 'assumed')),
    );
    return isTold(text, since) ? [] : [{ topicId, text }];
  });
}

/**
 * What the writer of a topic misses, for who asks there: not what an answer speaks to that it has not come to yet. Where
 * there are other answers since, which may have told a part of it, that is said.
 */
export function stillMissed(session: Session, topicId: string): string {
  const { text, since } = leftMissed(session, topicId);
  return text === '' || since.length === 0 ? text : `${text} (as of before ${since.join(', ')})`;
}

/** The same, without what was answered since, and the ids of the questions that were. */
export function leftMissed(session: Session, topicId: string): { text: string; since: string[] } {
  const missed = whatWritersMiss(session).find((one) => one.topicId === topicId);
  const seq = session.written.find((one) => one.topicId === topicId)?.seq ?? 0;
  const since = inOrderOfAnswering(session)
    .filter(({ response }) => (response?.seq ?? 0) > seq)
    .map((asked) => ({ id: asked.question.id, text: wordsOfExchange(toExchange(asked)) }));
  const ids = since.map(({ id }) => id);
  if (missed === undefined || isTold(missed.text, since)) return { text: '', since: ids };
  if (since.length === 0) return { text: missed.text, since: ids };
  // Of several things that are missed, those are gone that were answered since.
  const left = missed.text.split(APART).filter((one) => !isTold(one, since));
  return { text: left.join(' '), since: ids };
}

/** What was asked and said in an exchange. */
export function wordsOfExchange({ question, digest, note = '', text }: Exchange): string {
  return [question, digest, note, text].join('\n');
}

/** What sets apart the things that a writer misses: sentences, and clauses between semicolons. */
const APART = /(?<=[.;?!])\s+(?=[\p{L}`“"])/u;

/** Whether one of these says it. */
export function isTold(text: string, by: readonly { text: string }[]): boolean {
  const words = new Set(contentStems(text)).size;
  const share = Math.max(TOLD, Math.min(1, LEAST_WORDS / Math.max(1, words)));
  return by.some((one) => containment(text, one.text) >= share);
}

/** Whether one of these says it, or all of them together do. */
export function isToldTogether(text: string, by: readonly { text: string }[]): boolean {
  return isTold(text, by) || containment(text, by.map((one) => one.text).join('\n')) >= TOGETHER;
}
