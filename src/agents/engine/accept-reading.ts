import { sentencesOf } from '../base/english/pieces';
import { saysOtherwise } from '../base/english/signals/misses';
import { denies, saysAnotherDoes, saysItDoesNotFit } from '../base/english/signals/objections';
import { kindsIn, SAID } from '../roles/rule-based/classify';
import { entryOf } from '../roles/rule-based/find';
import { suits } from '../roles/rule-based/recognise';
import { SUBJECT_AREAS } from '../roles/rule-based/subject-areas/register';
import type { Answerer } from '../session/actor';
import { CHANGE_KINDS, type ChangeKind } from '../session/change-kind';
import type { SessionEvent } from '../session/events';
import type { ProjectKind } from '../session/project-kind';
import type { Question, QuestionDraft } from '../session/question';
import { MAX_WORDS, type Reading, type ReadingChange } from '../session/reading';
import { inOrderOfAnswering } from '../session/conversation';
import { openQuestion, type AskedQuestion, type Session } from '../session/session';

/** The person says how the request is to be read: what was not asked yet and does not fit any more, is taken back. */
export function readingEvents(
  session: Session,
  change: ReadingChange,
  source: string | null,
  by: Answerer,
): SessionEvent[] {
  const before = session.reading;
  const ruledOut = new Set([...before.rejected, ...(change.rejected ?? [])]);
  for (const id of change.subjects ?? []) ruledOut.delete(id);
  const chosen = change.subjects === undefined ? before.subjects : change.subjects;
  const subjects = chosen?.filter((id) => !ruledOut.has(id)) ?? null;
  const { words = before.words, project = before.project, change: kind = before.change, title = before.title } = change;
  const reading: Reading = { subjects, words, rejected: [...ruledOut], project, change: kind, title };
  return [...takenBack(session, reading, change, source), { type: 'reading_changed', reading, source, by }];
}

/** Questions of the rules that nobody needs to answer any more: of subjects that are ruled out, of another kind of change or project, or what it is about. */
function takenBack(
  session: Session,
  { rejected, change: kind, project }: Reading,
  change: ReadingChange,
  source: string | null,
): SessionEvent[] {
  const open = openQuestion(session)?.question;
  const says = change.subjects !== undefined || change.words !== undefined;
  const now = change.change === undefined ? null : kind;
  const of = change.project === undefined ? null : project;
  const isUnfit = (question: Unasked): boolean =>
    isOf(question, rejected) || isOfAnotherKind(question, now) || isOfAnotherProject(question, of);
  const needless = open !== undefined && (isUnfit(open) || (says && open.purpose === 'reading'));
  const settled = needless && open.id !== source;
  const reason = 'You said what it is about.';
  return [
    ...(settled ? [{ type: 'question_withdrawn' as const, questionId: open.id, reason, moot: true as const }] : []),
    ...session.questions
      .filter(({ status, question }) => status === 'parked' && isUnfit(question))
      .map(({ question }) => {
        return { type: 'question_withdrawn' as const, questionId: question.id, reason, moot: true as const };
      }),
    ...session.prepared
      .filter(({ draft }) => isUnfit(draft))
      .map(({ preparedId, draft }) => ({ type: 'question_dropped' as const, preparedId, question: draft, reason })),
  ];
}

type Unasked = Pick<QuestionDraft, 'by' | 'about' | 'subjectArea'>;

/** Whether the rules would not ask it of such a change: it comes from another kind of change, or from a subject that is meant for others. */
function isOfAnotherKind({ by, about, subjectArea }: Unasked, kind: ChangeKind | null): boolean {
  if (kind === null || by !== 'offline') return false;
  const area = SUBJECT_AREAS.find(({ id }) => id === subjectArea);
  if (area !== undefined) return !area.kinds.includes(kind);
  return CHANGE_KINDS.some((one) => one !== kind && about?.startsWith(`${one}.`) === true);
}

/** Whether the rules would not ask it in such a project: of a screen in a command line. */
function isOfAnotherProject({ by, about }: Unasked, project: ProjectKind | null): boolean {
  return by === 'offline' && about !== undefined && !suits(project, entryOf(about)?.for);
}

function isOf({ subjectArea }: { subjectArea?: string | undefined }, rejected: readonly string[]): boolean {
  return subjectArea !== undefined && rejected.includes(subjectArea);
}

/** What an answer to the question what it is about says: the subjects ticked, the person's own words, and what is left out. */
export function readingFrom({ question }: AskedQuestion, answer: unknown): ReadingChange {
  if (question.projects !== undefined) {
    const project = question.projects[(answer as { selected?: string | null }).selected ?? ''];
    return project === undefined ? {} : { project };
  }
  const { selected = [], other = '' } = answer as { selected?: string[]; other?: string };
  const offered = question.readings ?? {};
  const subjects = selected.flatMap((id) => offered[id] ?? []);
  const words = other.trim() === '' ? null : other.trim().slice(0, MAX_WORDS);
  // A kind that is ticked by itself counts before one that a subject brings along.
  const chosen = [...selected.filter((id) => !(id in offered)), ...selected];
  const [named] = chosen.flatMap((id) => question.kinds?.[id] ?? []);
  // Who takes none of the kinds is asked openly.
  const kind = named ?? (question.kinds !== undefined && selected.includes('openly') ? 'feature' : undefined);
  return {
    ...(kind === undefined ? {} : { change: kind }),
    subjects: subjects.length === 0 && words !== null ? null : subjects,
    words,
    rejected: Object.values(offered).filter((id) => !subjects.includes(id)),
  };
}

/**
 * “Not about this”: the question is taken back, and the next one asks what it is about: in question is its subject, else the kind
 * of change that it asks about, else the reading as a whole. A model hears of it and asks on.
 */
export function notAboutThis(session: Session, { question }: AskedQuestion): SessionEvent[] {
  const reason = 'You said that it is not about this.';
  const isOfRules = question.by === 'offline' && question.purpose === 'elicit';
  // Once something was told, an open question that misses is followed by the next one.
  const asWhole = isOfRules && inOrderOfAnswering(session).length === 0 ? '' : undefined;
  const doubted = question.subjectArea ?? (isOfRules ? subjectOrKind(question) : undefined) ?? asWhole;
  return [
    { type: 'question_withdrawn', questionId: question.id, reason, moot: true },
    ...(doubted === undefined ? [] : [{ type: 'subject_doubted' as const, subjects: [doubted], reason }]),
  ];
}

/** Whoever leaves two questions in a row of one subject to others may not be asked about the right thing. */
export function doubtByDelegating(session: Session, { question }: AskedQuestion): SessionEvent[] {
  const { subjectArea, by } = question;
  const before = inOrderOfAnswering(session).at(-1);
  const asked = session.questions.some((q) => q.question.purpose === 'reading' && q.question.projects === undefined);
  if (by !== 'offline' || subjectArea === undefined || before === undefined || asked) return [];
  const again =
    before.question.subjectArea === subjectArea &&
    before.response?.kind === 'non_answer' &&
    before.response.nonAnswer === 'you_decide';
  return again
    ? [
        {
          type: 'subject_doubted',
          subjects: [subjectArea],
          reason: 'You left two questions on this in a row to others.',
        },
      ]
    : [];
}

/** Whether somebody's own words in an answer say that the question misses what they want. */
export function doubtByObjecting(
  session: Session,
  { question }: AskedQuestion,
  words: string,
  by: Answerer,
): SessionEvent[] {
  const doubted = subjectOrKind(question);
  if (question.by !== 'offline' || doubted === undefined || session.doubted.includes(doubted)) return [];
  const before = inOrderOfAnswering(session).some(
    (asked) => subjectOrKind(asked.question) === doubted && denies(writtenIn(asked)),
  );
  const isAnothers = question.subjectArea !== undefined && saysAnotherDoes(words);
  const misfits = question.subjectArea === undefined && saysItDoesNotFit(words);
  if (!saysOtherwise(words) && !misfits && !isAnothers && !(before && denies(words))) return [];
  // Who says at length what it is instead has answered already what would be asked next.
  const saysWhat = words.split(/\s+/, SAYS_WHAT).length >= SAYS_WHAT;
  if (question.subjectArea !== undefined && !isAnothers && saysWhat)
    return readingEvents(session, { rejected: [question.subjectArea] }, question.id, by);
  if (question.subjectArea === undefined && (saysWhat || misfits))
    return readingEvents(session, { change: kindSaid(words, doubted) }, question.id, by);
  return [
    {
      type: 'subject_doubted',
      subjects: [doubted],
      reason: isAnothers
        ? 'Your own words say that somebody else does it.'
        : 'Your own words say that it is about something else.',
    },
  ];
}

/**
 * Whoever takes none of what a text of the rules asks for, and says what it is instead, has said what would be asked next: the
 * subject of that question goes, or its kind of change.
 */
export function ruledOutByNone(
  session: Session,
  { question }: AskedQuestion,
  words: string,
  by: Answerer,
): SessionEvent[] {
  const out = subjectOrKind(question);
  // In place of a mark on a scale own words are the answer.
  const isText = question.type === 'ask_text' || question.type === 'ask_code';
  if (question.by !== 'offline' || !isText || out === undefined || words.split(/\s+/, SAYS_SOME).length < SAYS_SOME)
    return [];
  const change = question.subjectArea === undefined ? { change: kindSaid(words, out) } : { rejected: [out] };
  return readingEvents(session, change, question.id, by);
}
const SAYS_SOME = 4;

/** The kind of change that an objection speaks of, in its sentences that object to nothing; something new where they speak of none. */
function kindSaid(words: string, doubted: string): ChangeKind {
  const said = sentencesOf(words).filter((one) => !saysOtherwise(one) && !saysItDoesNotFit(one));
  const [likeliest] = kindsIn(said.join(' '));
  if (said.length === 0 || likeliest === undefined || likeliest.p < SAID) return 'feature';
  return likeliest.kind === 'new' || likeliest.kind === doubted ? 'feature' : likeliest.kind;
}

/** An objection of so many words says what it is about instead. */
const SAYS_WHAT = 9;

/** The subject that a question comes from, else the kind of change that it asks about. */
function subjectOrKind({ subjectArea, about }: Question): string | undefined {
  return subjectArea ?? CHANGE_KINDS.find((kind) => about?.startsWith(`${kind}.`) === true);
}

/** What was written in a given answer, of whatever type. */
function writtenIn({ response }: AskedQuestion): string {
  return response?.kind === 'answer' ? wordsOf(response.value) : '';
}

/** The own words of an answer: a text, code, or what was written beside the options. */
export function wordsOf(answer: unknown): string {
  const { text, code, other } = (answer ?? {}) as { text?: string; code?: string; other?: string };
  return (text ?? code ?? other ?? '').trim();
}
