import { inline } from '../base/text/markdown';
import { saidLine } from '../base/text/quote';
import { piecesOf } from '../base/english/pieces';
import { fold } from '../session/fold';
import type { EventOf, SessionEvent } from '../session/events';
import { requestParts } from '../session/what-stands';
import { labelsAt, namesIn } from '../session/labels';
import { nextStatementId } from '../session/put-aside';
import { ID_PREFIX } from '../session/statement';
import { plainAddition, plainRewording } from '../session/draft-edits';
import { sentence } from '../base/english/sentence';
import type { Session } from '../session/session';
import { openComments, removalIn } from '../specification/open-comments';

type PlainEdit = EventOf<'statement_removed' | 'statement_edited' | 'statement_added'>;

/**
 * The changes of the draft that the person plainly asks for in what they just said, in the events that record it, where no
 * model is there to understand them: statements removed, worded otherwise, added. Each names the comment that it does.
 */
export function plainEdits(session: Session, source: string, said: readonly SessionEvent[]): PlainEdit[] {
  if (session.led !== 'offline') return [];
  const after = said.reduce(
    (next, event, at) => fold(next, { seq: session.lastSeq + 1 + at, at: session.lastAt, event }),
    session,
  );
  const comments = openComments(after).filter((comment) => comment.source === source);
  const removals = comments.flatMap(({ id, text }) =>
    (removalIn(session, text) ?? []).map((statementId) => ({ statementId, comment: id })),
  );
  const removed = removals
    .filter(({ statementId }, at) => removals.findIndex((other) => other.statementId === statementId) === at)
    .map((removal) => ({ type: 'statement_removed' as const, ...removal }));
  const isAlone = (comment: (typeof comments)[number]) =>
    comments.filter(({ sectionId }) => sectionId === comment.sectionId).every(({ text }) => isPlain(session, text));
  return [
    ...removed,
    ...rewordings(session, comments.filter(isAlone)),
    ...additions(session, comments.filter(isAlone)),
  ];
}

/**
 * The changes of an approved specification that the request plainly asks for: “FR-002 should read …”, “delete FR-003”. What
 * else the request says is asked about.
 */
export function editsInRequest(session: Session): PlainEdit[] {
  if (session.changes === null) return [];
  const parts = requestParts(session.request);
  const removed = parts.flatMap(({ id, text }) =>
    (removalIn(session, text) ?? []).map((statementId) => ({
      type: 'statement_removed' as const,
      statementId,
      comment: id,
    })),
  );
  // Beside other words on its line, a new wording may be only the beginning of one.
  const alone = parts.filter(({ line }) => parts.every((other) => other.line !== line || isPlain(session, other.text)));
  const comments = alone.map(({ id, text }) => ({ id, text, source: 'request', sectionId: null, names: [] }));
  return [...removed, ...rewordings(session, comments)];
}

/** Whether words ask for a change that can be made as it stands: beside other words, it may be only the beginning of one. */
function isPlain(session: Session, text: string): boolean {
  return removalIn(session, text) !== null || plainRewording(text) !== null || plainAddition(text) !== null;
}

type Comments = ReturnType<typeof openComments>;

function rewordings(session: Session, comments: Comments): PlainEdit[] {
  return comments.flatMap(({ id, text }): PlainEdit[] => {
    const asked = plainRewording(text);
    const [statementId] = asked === null ? [] : namesIn(session, asked.name);
    const statement = session.statements.find((one) => one.id === statementId);
    if (asked === null || statement === undefined) return [];
    const { cut, by } = asked;
    if (cut !== null && !statement.text.includes(cut)) return [];
    const worded = cut === null ? by : statement.text.replace(cut, by);
    const now = sentence(worded.replace(/^[\s,;:–-]+/u, ''));
    return now.length < LEAST ? [] : [{ type: 'statement_edited', statementId: statement.id, text: now, comment: id }];
  });
}

/** Fewer characters are no statement. */
const LEAST = 3;

/** What is added on a plan is a requirement: where it belongs otherwise, it can be moved. */
function additions(session: Session, comments: Comments): PlainEdit[] {
  const isPlan = (source: string) =>
    session.questions.some(({ question }) => question.id === source && question.purpose === 'approval');
  const topic = session.topics.find(({ status }) => status !== 'dropped');
  const added = comments.flatMap(({ id, source, text }) => {
    const words = isPlan(source) ? plainAddition(text) : null;
    return words === null ? [] : [{ text: sentence(words), comment: id }];
  });
  const prefix = `${ID_PREFIX.requirement}-`;
  const first = Number(nextStatementId(session, 'requirement').slice(prefix.length));
  return topic === undefined
    ? []
    : added.map((one, at) => ({
        type: 'statement_added',
        id: `${prefix}${String(first + at).padStart(3, '0')}`,
        topicId: topic.id,
        kind: 'requirement',
        ...one,
      }));
}

/** A plan's review as it is recorded, with the changes that it plainly asks for. Where they are all it asks for, it is done. */
export function withEdits(session: Session, given: SessionEvent, review: EventOf<'plan_reviewed'>): SessionEvent[] {
  const { decision, annotations, feedback, questionId } = review;
  const edits = decision === 'revise' ? plainEdits(session, questionId, [given, review]) : [];
  const asked = [...annotations.map(({ text }) => text), feedback].flatMap((text) => piecesOf(text)).length;
  const done = asked > 0 && new Set(edits.map(({ comment }) => comment)).size === asked;
  // While the plan is still shown, so that what was removed is called as it was called there.
  return [...edits, given, done ? { ...review, done } : review];
}

/**
 * What became of the comments on a plan that was sent back, in plain words: what was removed, and how many comments nobody
 * could work in.
 */
export function saidOfComments(session: Session, planId: string): string {
  const left = openComments(session).filter(({ source }) => source === planId).length;
  const rest =
    left === 0
      ? ''
      : `${left === 1 ? 'One comment stands' : `${left} comments stand`} at ${left === 1 ? 'its section' : 'their sections'}: without a model, change the statements there, or settle ${left === 1 ? 'it' : 'them'}.`;
  return [saidRemoved(session, planId, 'by_label'), rest].filter((part) => part !== '').join(' ');
}

/** Characters of a removed statement that are said back. */
const SAID_BACK = 140;

/**
 * What was removed because the person asked for it in an answer or a message, in words for them; empty where nothing was.
 *
 * @param called `by_id` for a reply, which is Markdown and is shown with labels; `by_label` for plain words that stay as they are
 */
export function saidRemoved(session: Session, source: string, called: 'by_label' | 'by_id'): string {
  const removed = session.putAside.filter(
    ({ comment, into }) => into === null && comment?.startsWith(`${source}.`) === true,
  );
  if (removed.length === 0) return '';
  const told = removed.map(({ statement, seq }) => {
    const name = called === 'by_id' ? statement.id : (labelsAt(session, seq)[statement.id] ?? statement.id);
    const words = saidLine(statement.text, SAID_BACK);
    return `${name}: “${called === 'by_id' ? inline(words) : words}”`;
  });
  return `Removed ${told.join('; ')}. ${removed.length === 1 ? 'It' : 'They'} can be put back in the draft.`;
}
