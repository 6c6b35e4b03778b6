import { buildWriterInput } from '../roles/inputs/build';
import type { WriterInput } from '../roles/inputs/inputs';
import { uncited } from '../roles/prompt-parts/uncited';
import { stepKey } from '../base/text/hash';
import { settledExchanges } from '../session/conversation';
import { isOnChange, type Exchange } from '../session/exchanges';
import type { Finding } from '../session/finding';
import { topicOf } from '../session/finding-topic';
import { ANSWERS_A_DRAFT, MOST_ADDITIONS } from '../session/limits';
import type { Session, Topic } from '../session/session';
import { step, type Step } from './step';

/**
 * When drafts are written: while the interview goes on, while the question is open that it ends with, or at its end, when
 * everything that was said has to stand there.
 */
type WritingTime = 'meanwhile' | 'last question' | 'end';

/**
 * The drafts that are behind what was said, or in which the review found what the writer can put right. Topics nobody has
 * spoken of yet have nothing to write, the first aside (it carries the facts). Rules write all that is new at once; a model
 * comes to several answers together, and a draft that was written at once is not gone through again.
 */
export function writeSteps(session: Session, time: WritingTime): Step[] {
  const topics = session.topics.filter((topic) => topic.status !== 'dropped');
  const mode = time === 'meanwhile' ? 'incremental' : 'full_revision';
  return topics.flatMap((topic, index): Step[] => {
    const context = withAnswersNamed(session, topic, buildWriterInput(session, topic, mode));
    const { exchanges, previous: written, messages, relevantMessages: heard } = context;
    const silent = [exchanges, written, messages, heard].every(({ length }) => length === 0);
    if (silent && context.size === undefined && (index > 0 || context.facts.length === 0)) return [];
    const findings = findingsOf(session, topic.id, isToPutRight);
    const done = findingsOf(session, topic.id, ({ end, fix }) => end?.end === 'fixed' && fix !== '');
    if (findings.length > 0) {
      const ids = findings.map(({ id }) => id);
      const input = withAnswersNamed(session, topic, { ...context, ...told([...done, ...findings]) });
      return [step('write', input, [keyOfWriting(context), ids])];
    }
    const due = session.led === 'model' ? dueOfModel(session, topic, context, time) : dueOfRules(session, context);
    if (due === null) return [];
    const key = keyOfWriting(due);
    return [{ kind: 'write' as const, key, input: { ...due, ...told(done) } }];
  });
}

type Told = NonNullable<WriterInput['findings']>;

/** Findings on a topic as its writer is told them: what is to be put right, and what was and is to stay so. */
function findingsOf(session: Session, topicId: string, which: (finding: Finding) => boolean): Told {
  return session.findings
    .filter((finding) => which(finding) && topicOf(session, finding)?.id === topicId)
    .map(({ id, text, fix, statements, end }) => ({ id, text, fix, statements, isDone: end !== null }));
}

function told(findings: Told): Pick<WriterInput, 'findings'> {
  return findings.length === 0 ? {} : { findings };
}

/**
 * A writer’s input with the answers of other topics that what it follows names: themselves, or by a statement that rests on them.
 * What was put right rests on what it was told then.
 */
function withAnswersNamed(session: Session, topic: Topic, context: WriterInput): WriterInput {
  const { findings = [], planComments } = context;
  const comments = planComments.filter(({ topics }) => topics === undefined || topics.includes(topic.id));
  const followed = [
    ...findings.filter(({ isDone }) => !isDone).map(({ text, fix }) => `${text} ${fix}`),
    ...comments.map(({ text }) => text),
  ];
  const named = new Set(followed.flatMap((text) => text.match(/\b[A-Z]{1,3}-?\d{1,9}\b/g) ?? []));
  const behind = session.statements.filter(({ id }) => named.has(id)).flatMap(({ sources }) => sources);
  const meant = new Set([...named, ...behind]);
  const answered = settledExchanges(session).filter(
    ({ questionId, topicId, answer }) => meant.has(questionId) && topicId !== topic.id && answer !== null,
  );
  return answered.length === 0 ? context : { ...context, answeredElsewhere: answered };
}

/** Whether a finding is the writer's to put right, and has not been yet. */
export function isToPutRight({ fix, question, end }: Finding): boolean {
  return end === null && question === null && fix !== '';
}

/** What rules write a draft from: all that there is, as soon as any of it is new. */
function dueOfRules({ written }: Session, context: WriterInput): WriterInput | null {
  const last = written.find(({ topicId }) => topicId === context.topic.id);
  return last?.key === keyOfWriting(context) ? null : context;
}

/** What a model writes a draft from; null where there is nothing worth a call yet. */
function dueOfModel(session: Session, topic: Topic, context: WriterInput, time: WritingTime): WriterInput | null {
  const ways = { incremental: asMode(context, 'incremental'), whole: asMode(context, 'full_revision') };
  const last = session.written.find(({ topicId }) => topicId === topic.id);
  if (last !== undefined && last.key === keyOfWriting(ways.whole)) return null;
  const unwritten = unwrittenIn(ways.whole);
  const news: News = {
    unwritten,
    isAll: isAllNew(context, unwritten, last?.key),
    additions: last === undefined ? null : last.seq < session.ledSince ? Infinity : last.additions,
    isUpToDate: last !== undefined && last.key === keyOfWriting(ways.incremental),
  };
  return time === 'meanwhile' ? meanwhile(topic, ways, news) : inTheEnd(session, topic, ways, news, time);
}

interface News {
  /** What was asked that no statement tells. */
  unwritten: readonly Exchange[];
  /** Whether nothing else is new. */
  isAll: boolean;
  /** Additions to the draft since all of it was written at once, without end where rules led then; null where nothing was written. */
  additions: number | null;
  /** Whether it tells all that is written down while the interview goes on. */
  isUpToDate: boolean;
}

type Ways = Record<'incremental' | 'whole', WriterInput>;

/**
 * While the interview goes on: two answers together, or what a topic was left with when it closed. Messages, changes by the
 * person and comments are followed at once. Where the person left a question to others there is nothing to put into words.
 */
function meanwhile(topic: Topic, { incremental, whole }: Ways, news: News): WriterInput | null {
  if (news.isUpToDate) return null;
  const due = news.unwritten.filter(({ nonAnswer }) => nonAnswer !== 'not_now');
  const isClosed = topic.status === 'completed';
  if (news.isAll) {
    if (due.length === 0) return null;
    if (isForRules(incremental, due, news)) return { ...incremental, byRules: true };
    if (due.length < ANSWERS_A_DRAFT && !isClosed) return null;
  }
  const putOff = incremental.exchanges.some(({ nonAnswer }) => nonAnswer === 'not_now');
  return isClosed && !putOff && (news.additions ?? 0) >= MOST_ADDITIONS ? whole : incremental;
}

/**
 * In the end: what is missing is added where that is one answer; else all of the draft is gone through once more, unless
 * it was written in one or two goes. While the last question is open its topic makes room for what comes of it.
 */
function inTheEnd(
  session: Session,
  { id }: Topic,
  { incremental, whole }: Ways,
  { unwritten, isAll, additions, isUpToDate }: News,
  time: WritingTime,
): WriterInput | null {
  const isAsked = session.questions.some(({ question, status }) => status === 'open' && question.topicId === id);
  const most = time === 'last question' && isAsked ? 0 : MOST_ADDITIONS;
  const isWhole = additions !== null && additions <= most;
  const putOff = unwritten.some(({ nonAnswer }) => nonAnswer === 'not_now');
  if (isWhole && isUpToDate && !putOff) return null;
  if (additions === null || isWhole) {
    if (isAll && unwritten.length > 0 && isForRules(whole, unwritten, { additions }))
      return { ...whole, byRules: true };
    if (isAll && unwritten.length === 1 && additions === 0) return incremental;
  }
  return whole;
}

/**
 * Whether rules write what was left open, since nobody said anything that a model could put better. The facts of the
 * workspace that go with a topic are a model's to choose from.
 */
function isForRules({ facts }: WriterInput, due: readonly Exchange[], { additions }: Pick<News, 'additions'>): boolean {
  const isLeft = due.every(({ nonAnswer, text }) => nonAnswer !== null && text.trim() === '');
  return isLeft && (additions !== null || facts.length === 0);
}

/** What was asked of a topic that its draft does not tell, plans aside: comments on those are told in another way. */
function unwrittenIn(context: WriterInput): Exchange[] {
  return uncited(context, [...context.previous, ...(context.takenOut ?? [])]).filter(isOnChange);
}

/** Whether a draft is behind by these exchanges and by nothing else. */
function isAllNew(context: WriterInput, unwritten: readonly Exchange[], key: string | undefined): boolean {
  const { messages, relevantMessages, planComments, size } = context;
  if (key === undefined) {
    const heard = [messages, relevantMessages, planComments, editedIn(context)];
    return size === undefined && heard.every(({ length }) => length === 0);
  }
  const before = { ...context, exchanges: context.exchanges.filter((one) => !unwritten.includes(one)) };
  return (['incremental', 'full_revision'] as const).some((mode) => keyOfWriting(asMode(before, mode)) === key);
}

function asMode(context: WriterInput, mode: WriterInput['mode']): WriterInput {
  return { ...context, mode };
}

/** Ids of the questions whose answers the drafts do not tell yet: a model comes to them with the next ones. */
export function notYetWritten(session: Session): string[] {
  const topics = session.topics.filter((topic) => topic.status !== 'dropped');
  return topics
    .flatMap((topic) => unwrittenIn(buildWriterInput(session, topic, 'incremental')))
    .map(({ questionId }) => questionId);
}

/**
 * What a draft is written from, as a key. What the writer itself has written is not news to it; what the person wrote over
 * it is. Evidence that is found later belongs to the question that it was found for: written anew for it, every topic would
 * be with every question. What the review found is put right once, and no reason to write again; nor is a comment on the plan
 * that is for other topics.
 */
export function keyOfWriting(input: WriterInput): string {
  const {
    topic: { id },
    related: _related,
    evidence: _evidence,
    look: _look,
    takenOut: _gone,
    findings: _findings,
    answeredElsewhere: _others,
    citedElsewhere: _told,
    byRules: _rules,
    previous: _previous,
    editedByPerson: _edited,
    ...said
  } = input;
  const concerns = ({ topics }: WriterInput['planComments'][number]) => topics === undefined || topics.includes(id);
  // A plan all of whose comments are for other topics says nothing here, neither as an exchange.
  const others = new Set(said.planComments.filter((one) => !concerns(one)).map(({ questionId }) => questionId));
  const planComments = said.planComments.filter(concerns).map(({ shows: _shows, ...comment }) => comment);
  planComments.forEach(({ questionId }) => others.delete(questionId));
  const exchanges = said.exchanges.filter(({ questionId }) => !others.has(questionId)).map(judged);
  return stepKey('write', [id, { ...said, planComments, exchanges }, editedIn(input)]);
}

/** An exchange in which all words are about the change says the same whether or not that was judged yet. */
function judged(exchange: Exchange): Exchange {
  if (exchange.asides?.length !== 0) return exchange;
  const { asides: _none, ...rest } = exchange;
  return rest;
}

/** The statements of a draft that the person has put into their own words. */
function editedIn({ previous, editedByPerson }: WriterInput): string[] {
  return editedByPerson.filter((one) => previous.some((statement) => statement.id === one));
}
