import type { WriterInput } from './inputs';
import { contentStems } from '../../base/english/words';
import { questionTitle } from '../../questions/catalogue';
import { messagesHeard } from '../../session/conversation';
import { oncePerThing } from '../../session/once-per-session';
import type { AskedQuestion, Session, Topic } from '../../session/session';
import type { Statement, StatementKind } from '../../session/statement';

type Said = { id: string; text: string };

/**
 * The messages that concern a topic: said about it, or, where nothing says what about, said while one of its questions was the last that was asked, or the plan of all of
 * them, and the one that brought it up.
 */
export function heardBy(session: Session, topic: Topic): Said[] {
  return messagesHeard(session)
    .filter(({ id, seq, topicId }) =>
      topicId === undefined
        ? id === broughtUpBy(session, topic) || wasAtHand(session, topic, seq)
        : topicId === topic.id,
    )
    .map(({ id, text }) => ({ id, text }));
}

function wasAtHand({ questions }: Session, { id }: Topic, seq: number): boolean {
  const before = questions.filter(({ askedSeq }) => askedSeq < seq);
  const last = before.sort((a, b) => a.askedSeq - b.askedSeq).at(-1)?.question;
  return last !== undefined && (last.purpose === 'approval' || last.topicId === id);
}

/** The message by which a topic came up; null where it came up otherwise, such as in an answer. */
function broughtUpBy({ messages, questions }: Session, { origin, since }: Topic): string | null {
  if (origin !== 'message') return null;
  const message = messages.filter(({ seq }) => seq <= since).at(-1);
  const answered = questions.some(
    ({ response }) => message !== undefined && response !== null && response.seq > message.seq && response.seq <= since,
  );
  return message === undefined || answered ? null : message.id;
}

/** Most statements of another topic that a writer is told: what it does not see it may write once more. */
const MOST_KEY_POINTS = 24;
/** What they are taken from, the weightiest first: what was decided, and what others rest on. */
const TELLING: readonly StatementKind[] = [
  'decision',
  'requirement',
  'quality',
  'interface',
  'entity',
  'non_goal',
  'edge_case',
  'goal',
  'assumption',
];

/** What the writer of a topic is told of the others: not a part of its step's key, so nothing is written anew for it. */
export function relatedTopics(session: Session, topic: Topic): WriterInput['related'] {
  const words = wordsOf(session, topic);
  return session.topics
    .filter(({ id, status }) => id !== topic.id && status !== 'dropped')
    .map((other) => {
      const { id, title, scope, finding } = other;
      const points = keyPoints(session, id, words);
      return {
        topicId: id,
        title,
        scope,
        keyPoints: points.length === 0 && finding ? [finding] : points,
        hears: isWritten(session, id) ? heardBy(session, other).map((message) => message.id) : [],
      };
    });
}

/** In the order of the draft; where they are too many, those that share words with the writer's own topic, and how many more there are. */
function keyPoints({ statements }: Session, topicId: string, words: ReadonlySet<string>): string[] {
  const own = statements.filter((statement) => statement.topicId === topicId);
  const rated = TELLING.flatMap((kind) => own.filter((statement) => statement.kind === kind))
    .map((statement) => ({
      line: `${statement.id} ${statement.text}`,
      shared: stemsOfStatement(statement).filter((stem) => words.has(stem)).length,
    }))
    .sort((a, b) => b.shared - a.shared);
  const told = new Set(rated.slice(0, MOST_KEY_POINTS).map(({ line }) => line));
  const left = rated.length - told.size;
  const lines = own.map(({ id, text }) => `${id} ${text}`).filter((line) => told.has(line));
  return left === 0 ? lines : [...lines, `(${left} more are not told here)`];
}

/** The meaningful words of a topic: what it is about, what was asked there, and what its draft says. */
function wordsOf({ questions, statements }: Session, { id, title, scope }: Topic): ReadonlySet<string> {
  const asked = questions.filter(({ question }) => question.topicId === id && question.purpose !== 'approval');
  return new Set([
    ...contentStems(`${title}\n${scope}`),
    ...asked.flatMap(stemsOfAnswer),
    ...statements.filter((statement) => statement.topicId === id).flatMap(stemsOfStatement),
  ]);
}

const stemsOfAnswer = oncePerThing(({ question, response }: AskedQuestion) =>
  contentStems(`${questionTitle(question.config)} ${response?.kind === 'answer' ? response.digest : ''}`),
);
const stemsOfStatement = oncePerThing(({ text }: Statement) => contentStems(text));

/** Whether a topic has a draft, or something to write one from: else nobody writes what it hears. */
function isWritten({ statements, questions }: Session, topicId: string): boolean {
  return (
    statements.some((statement) => statement.topicId === topicId) ||
    questions.some(({ question, response }) => question.topicId === topicId && response !== null)
  );
}
