import { budgetLeft } from '../session/budget';
import { piecesOf } from '../base/english/pieces';
import { EARLIER_TOPIC } from '../session/changed-spec';
import { fold } from '../session/fold/fold';
import type { EventOf, SessionEvent } from '../session/events';
import { namesIn } from '../session/labels';
import { requestParts } from '../session/what-stands';
import { nextStatementId } from '../session/put-aside';
import { STATEMENT_KINDS, type Statement, type StatementKind } from '../session/statement';
import {
  editsTheDraft,
  isTold,
  plainAddition,
  plainMove,
  plainSectionRemoval,
  plainSplit,
  protestsInterview,
  settlesComments,
  textAnew,
} from '../session/draft-edits';
import { plainLinks } from '../session/plain-links';
import { plainRewording, saidInstead } from '../session/plain-rewording';
import { containment } from '../base/english/similarity';
import { isClause, sentence } from '../base/english/sentence';
import type { Session } from '../session/session';
import { specSoFar } from '../specification/model';
import { openComments, removalIn } from '../specification/open-comments';
import { shownAlone } from '../specification/plan-changes';
import { PLAN_SECTION_OF } from '../specification/plan-kinds';

type PlainEdit = EventOf<
  'statement_removed' | 'statement_edited' | 'statement_added' | 'statement_moved' | 'comment_settled'
>;

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
  const removals = comments.flatMap((comment) =>
    (removalIn(session, comment.text) ?? inSection(session, comment) ?? []).map((statementId) => ({
      statementId,
      comment: comment.id,
    })),
  );
  const removed = removals
    .filter(({ statementId }, at) => removals.findIndex((other) => other.statementId === statementId) === at)
    .map((removal) => ({ type: 'statement_removed' as const, ...removal }));
  const anew = [...textsAnew(session, comments), ...wordedInstead(session, comments), ...additions(session, comments)];
  const settled = comments.some(({ text }) => settlesComments(text)) ? openComments(after) : [];
  const isDone = ({ id }: Comments[number]) => anew.some((edit) => idOf(edit) === id);
  // Beside other words on its line, a wish may be only the beginning of one.
  const isAlone = ({ line }: Comments[number]) =>
    comments.every((other) => other.line !== line || isDone(other) || isPlain(session, other.text));
  // What is quoted says where it ends: whatever stands beside it only tells why.
  const isQuoted = ({ text }: Comments[number]) => (plainRewording(text)?.cut ?? null) !== null;
  const rest = comments.filter((comment) => isAlone(comment) && !isDone(comment));
  const quoted = comments.filter((comment) => isQuoted(comment) && !isDone(comment) && !rest.includes(comment));
  const reworded = [...rewordings(session, [...rest, ...quoted]), ...splits(session, rest)];
  const others = [...reworded, ...moves(session, rest), ...links(session, rest, [...anew, ...reworded])];
  const done = [...removed, ...anew, ...others].map(idOf);
  const closed = settled.filter(
    ({ id, text, source: of }) => !done.includes(id) && (of !== source || settlesComments(text)),
  );
  return [
    ...removed,
    ...numberedApart(session, [...anew, ...others]),
    ...closed.map(({ id }) => ({ type: 'comment_settled' as const, commentId: id })),
  ];
}

/** The comment that an edit does. */
function idOf(edit: PlainEdit): string | undefined {
  return edit.type === 'comment_settled' ? edit.commentId : edit.comment;
}

/** Each new statement of a batch gets the next number of its kind. */
function numberedApart(session: Session, edits: readonly PlainEdit[]): PlainEdit[] {
  const given = new Map<StatementKind, number>();
  return edits.map((edit) => {
    if (edit.type !== 'statement_added' && edit.type !== 'statement_moved') return edit;
    const before = given.get(edit.kind) ?? 0;
    given.set(edit.kind, before + 1);
    return { ...edit, id: nextStatementId(session, edit.kind, before) };
  });
}

/**
 * The changes of an approved specification that the request plainly asks for: “FR-002 should read …”, “delete FR-003”, “add:
 * …” with a whole clause. What else the request says is asked about.
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
  const comments = alone.map(({ id, text }) => ({
    id,
    text,
    source: 'request',
    sectionId: null,
    names: [],
    about: [],
    line: 0,
  }));
  const added = comments.flatMap(({ id, text }): PlainEdit[] => {
    const { text: said = '', kind = null } = plainAddition(text) ?? {};
    if (!isClause(said)) return [];
    const what = { topicId: EARLIER_TOPIC, kind: kind ?? 'requirement', text: sentence(said), comment: id };
    return [{ type: 'statement_added', id: '', ...what }];
  });
  return [...removed, ...rewordings(session, comments), ...numberedApart(session, added)];
}

/** Whether words ask for a change that can be made as it stands: beside other words, it may be only the beginning of one. */
function isPlain(session: Session, text: string): boolean {
  return (
    [plainRewording, plainAddition, plainMove, plainSplit, plainLinks].some((read) => read(text) !== null) ||
    removalIn(session, text) !== null
  );
}

/** The statements of a section that a comment on it asks to remove without naming them: “Remove both lines here”. */
function inSection(session: Session, { source, sectionId, text, names }: Comments[number]): string[] | null {
  const count = sectionId === null || names.length > 0 ? null : plainSectionRemoval(text);
  const plan = session.questions.find(({ question }) => question.id === source);
  if (count === null || sectionId === null || plan === undefined) return null;
  const shown = shownAlone(plan, sectionId);
  const stand = shown?.every((id) => session.statements.some((statement) => statement.id === id)) === true;
  return stand && shown.length === count ? shown : null;
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

/**
 * What is added on a plan, whatever else is said beside it, with the sentences that belong to it. It is what was said to be
 * added, else what its section shows, else a requirement.
 */
function additions(session: Session, comments: Comments): PlainEdit[] {
  const isPlan = (source: string) =>
    session.questions.some(({ question }) => question.id === source && question.purpose === 'approval');
  const topic = session.topics.find(({ status }) => status !== 'dropped');
  if (topic === undefined) return [];
  return comments.flatMap((comment, at): PlainEdit[] => {
    const added = isPlan(comment.source) ? plainAddition(comment.text) : null;
    if (added === null) return [];
    const behind = comments.slice(at + 1);
    const end = behind.findIndex((other) => other.line !== comment.line || !belongsTo(session, other));
    const rest = behind.slice(0, end === -1 ? behind.length : end);
    const text = sentence([added.text, ...rest.map((one) => one.text)].join(' '));
    const kind = added.kind ?? kindOn(comment.sectionId);
    return [
      { type: 'statement_added', id: '', topicId: topic.id, kind, text, comment: comment.id },
      ...rest.map(({ id }) => ({ type: 'comment_settled' as const, commentId: id })),
    ];
  });
}

/** Whether a sentence goes with the statement that is added before it: it asks for nothing, and speaks of no other one. */
function belongsTo(session: Session, { names, text }: Comments[number]): boolean {
  return names.length === 0 && !isPlain(session, text) && !editsTheDraft(text) && !isTold(text);
}

/** Sections where what the person adds is no assumption, delegation or fact of the workspace: it is asked for. */
const ASKED_FOR: ReadonlySet<string> = new Set(['today', 'assumed', 'delegated']);

function kindOn(sectionId: string | null): StatementKind {
  if (sectionId === PLAN_SECTION_OF.task) return 'task';
  const kind = STATEMENT_KINDS.find((one) => PLAN_SECTION_OF[one] === sectionId);
  return kind === undefined || sectionId === null || ASKED_FOR.has(sectionId) ? 'requirement' : kind;
}

/** A statement in parts: the first in its own place, the others behind it. */
function splits(session: Session, comments: Comments): PlainEdit[] {
  return comments.flatMap(({ id, text }): PlainEdit[] => {
    const asked = plainSplit(text);
    const [statementId] = asked === null ? [] : namesIn(session, asked.name);
    const statement = session.statements.find((one) => one.id === statementId);
    if (asked === null || statement === undefined) return [];
    const { kind, topicId, id: splitFrom } = statement;
    const [first = '', ...others] = asked.texts.map(sentence);
    return [
      { type: 'statement_edited', statementId: splitFrom, text: first, comment: id },
      // Each stands right behind the first, so the last one comes first.
      ...others.toReversed().map((part) => ({
        type: 'statement_added' as const,
        id: '',
        topicId,
        kind,
        text: part,
        comment: id,
        splitFrom,
      })),
    ];
  });
}

function moves(session: Session, comments: Comments): PlainEdit[] {
  return comments.flatMap(({ id, text }): PlainEdit[] => {
    const asked = plainMove(text);
    const [statementId] = asked === null ? [] : namesIn(session, asked.name);
    const statement = session.statements.find((one) => one.id === statementId);
    if (asked === null || statement === undefined || statement.kind === asked.kind) return [];
    const { kind, cut } = asked;
    const { topicId } = statement;
    const moved: PlainEdit = { type: 'statement_moved', statementId: statement.id, id: '', kind, topicId, comment: id };
    if (cut === null) return [moved];
    const rest = statement.text.startsWith(cut) ? sentence(statement.text.slice(cut.length)) : '';
    // Its words first: moved, it is called otherwise.
    return rest.length < LEAST ? [] : [{ type: 'statement_edited', statementId: statement.id, text: rest }, moved];
  });
}

/** What checks are of, where a comment says it of checks and of what can be checked. */
function links(session: Session, comments: Comments, edits: readonly PlainEdit[]): PlainEdit[] {
  // What is said of a check in the same go may give it another text.
  const textOf = ({ id, text }: Statement) =>
    edits.flatMap((edit) => (edit.type === 'statement_edited' && edit.statementId === id ? [edit.text] : [])).at(-1) ??
    text;
  const demands = new Set(session.statements.flatMap(({ id, kind }) => (CHECKED.has(kind) ? [id] : [])));
  return comments.flatMap(({ id, text }): PlainEdit[] => {
    const asked = plainLinks(text) ?? [];
    const checks = asked.flatMap(({ name }) =>
      session.statements.filter((one) => one.id === name && one.kind === 'acceptance'),
    );
    const named = asked.flatMap((link) => [...link.checks, ...link.not]);
    if (checks.length < asked.length || !named.every((name) => demands.has(name))) return [];
    const told = specSoFar(session).acceptance;
    return asked.flatMap(({ name, checks: of, not, also }): PlainEdit[] => {
      const check = checks.find((one) => one.id === name);
      const before = told.find((one) => one.id === name)?.dependsOn ?? [];
      const kept = before.filter((one) => !not.includes(one) && !of.includes(one));
      const dependsOn = of.length === 0 || also ? [...kept, ...of] : of;
      if (check === undefined) return [];
      return [{ type: 'statement_edited', statementId: check.id, text: textOf(check), dependsOn, comment: id }];
    });
  });
}
/** What a check may be of. */
const CHECKED: ReadonlySet<StatementKind> = new Set(['requirement', 'edge_case', 'interface', 'quality']);

/** “FR-003 is my complaint. Say instead: …”: the sentence before names the statement, and tells why. */
function wordedInstead(session: Session, comments: Comments): PlainEdit[] {
  return comments.flatMap((comment, at): PlainEdit[] => {
    const text = saidInstead(comment.text);
    const before = comments[at - 1];
    if (text === null || comment.names.length > 0 || before === undefined) return [];
    const [name, ...more] = before.names;
    const isBeside = before.line === comment.line && before.sectionId === comment.sectionId;
    const statement = session.statements.find(({ id }) => id === name);
    if (!isBeside || more.length > 0 || statement === undefined || isPlain(session, before.text)) return [];
    return [
      { type: 'statement_edited', statementId: statement.id, text: sentence(text), comment: comment.id },
      { type: 'comment_settled', commentId: before.id },
    ];
  });
}

/** From this share of its words on, what stands behind a statement's name is that statement anew. */
const SAME_TEXT = 0.5;
/** From this share on of each one's words in the other. */
const LEAST_KEPT = 0.25;

/** Statements that the person writes anew, "FR-002: …", with the sentences that belong to it: it can be put back as it was. */
function textsAnew(session: Session, comments: Comments): PlainEdit[] {
  const groups: Comments[number][][] = [];
  for (const comment of comments) {
    const last = groups.at(-1);
    const goes =
      last?.[0]?.sectionId === comment.sectionId && comment.names.length === 0 && !isPlain(session, comment.text);
    if (last !== undefined && goes) last.push(comment);
    else groups.push([comment]);
  }
  return groups.flatMap((group): PlainEdit[] => {
    const [first, ...rest] = group;
    const anew = textAnew(group.map(({ text }) => text).join(' '));
    const [statementId] = anew === null ? [] : namesIn(session, anew.name);
    const statement = session.statements.find((one) => one.id === statementId);
    if (first === undefined || anew === null || statement === undefined) return [];
    const shared = [containment(statement.text, anew.text), containment(anew.text, statement.text)];
    // A few words of a statement speak of it, and are not all that it is to say.
    if (Math.max(...shared) < SAME_TEXT || Math.min(...shared) < LEAST_KEPT || first.names.length > 1) return [];
    return [
      { type: 'statement_edited', statementId: statement.id, text: sentence(anew.text), comment: first.id },
      ...rest.map(({ id }) => ({ type: 'comment_settled' as const, commentId: id })),
    ];
  });
}

/** Words of a comment that wants something talked about, rather than says how it is to be. */
const OPENS_A_TOPIC =
  /\?|\b(?:ask|asked|talk|discuss|interview|question|miss(?:es|ing)?|forgot(?:ten)?|not (?:covered|mentioned|clear|decided)|what about|nothing (?:about|on|says)|more (?:about|on)|unclear|why|not sure|frag\w*|besprech\w*|red(?:en|et)|fehl(?:t|en)|vergessen|unklar|warum|nicht sicher)\b|\b(?:says?|tell|explain|describe|clarify|define|specify|decide|sag\w*|erklär\w*|klär\w*) (?:what|which|how|who|when|where|whether|was|wie|wer|wann|wo|ob|welche\w?)\b/i;

/** Who wants to be asked is asked, also where all questions are spent: so many more at least. */
const QUESTIONS_WANTED = 3;
const WANTS_QUESTIONS =
  /\b(?:ask (?:me|us|about|for)|please ask|to be asked|question me|talk about|discuss|bitte frag\w*|frag\w* (?:mich|uns|nach)|gefragt werden|besprechen)\b/i;

/**
 * A plan's review as it is recorded, with the changes that it plainly asks for. Where they are all it asks for, it is done; so it
 * is where a model writes and every comment says how something is to be: the writer follows those, and nobody has to be asked.
 */
export function withEdits(session: Session, given: SessionEvent, review: EventOf<'plan_reviewed'>): SessionEvent[] {
  const { decision, annotations, feedback, questionId } = review;
  // With an approval, too: then the plan that they make is shown again.
  const edits = plainEdits(session, questionId, [given, review]);
  const asked = [...annotations.map(({ text }) => text), feedback]
    .flatMap((text) => piecesOf(text))
    .filter((piece) => !protestsInterview(piece));
  const isSaid = session.led === 'model' && !asked.some((piece) => OPENS_A_TOPIC.test(piece));
  const done = decision === 'revise' && asked.length > 0 && (isSaid || new Set(edits.map(idOf)).size === asked.length);
  const more =
    session.led === 'model' && decision === 'revise' && asked.some((piece) => WANTS_QUESTIONS.test(piece))
      ? Math.max(0, QUESTIONS_WANTED - budgetLeft(session))
      : 0;
  const room = more === 0 ? [] : [{ type: 'budget_changed' as const, budget: session.budget + more }];
  // While the plan is still shown, so that what was removed is called as it was called there.
  return [...edits, given, ...room, done ? { ...review, done } : review];
}
