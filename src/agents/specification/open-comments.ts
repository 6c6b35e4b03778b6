import { piecesOf } from '../base/english/pieces';
import { clausesOf } from '../base/english/signals/clauses';
import { asksForThat } from '../base/english/signals/navigation';
import { showPlan } from '../questions/show-plan';
import {
  areStatements,
  editsTheDraft,
  namesLikeStatements,
  plainRemoval,
  protestsInterview,
} from '../session/draft-edits';
import { wasSentBack, type Exchange } from '../session/exchanges';
import { plainLinks } from '../session/plain-links';
import { exchangeInIds, labelsAt, namesIn, withIds } from '../session/labels';
import { oncePerSession } from '../session/once-per-session';
import type { AskedQuestion, Session } from '../session/session';
import { partsUnderstood } from '../session/understood';
import { mayBeToAsker } from '../session/what-words-do';
import { meaningOf } from './meaning-of';

/** What the person said about the draft itself, where nobody has worked it in. */
interface OpenComment {
  /** Of what it was said with, and which of the things said there it is: `Q9.2`. */
  id: string;
  /** The answer or message it was said in. */
  source: string;
  /** The person's words; statements are named by their ids. */
  text: string;
  /** The section of the plan that it was said on; null where it was said otherwise. */
  sectionId: string | null;
  /** Ids of the statements that it names. */
  names: string[];
  /** Those that it is about: where it names none, those that were named before it on its line. */
  about: string[];
  /** Which line of what was said with it it stands on, from 0: what follows on its line may belong to it. */
  line: number;
}

interface Said extends OpenComment {
  seq: number;
}

/**
 * The person's comments on the draft ("merge the duplicates") that nobody has worked in, oldest first: rules edit nothing
 * but what is unmistakable. A comment is settled when the person says so, or has changed all the statements that it names.
 */
export const openComments = oncePerSession((session): readonly OpenComment[] =>
  [...session.questions.flatMap((asked) => saidIn(session, asked)), ...inMessages(session)]
    .filter((said) => isLeftToRules(session, said) && !isSettled(session, said))
    .sort((a, b) => a.seq - b.seq)
    .map(({ seq: _seq, ...comment }) => comment),
);

/** What was said of the draft in one go, where nobody has worked it in: a sentence, with those behind it that name no other statement. */
interface OpenRemark {
  source: string;
  text: string;
  line: number;
  names: string[];
}

/** Comments with the sentences that belong to them: what was said on another line or of another statement stays apart. */
export function asSaid(comments: readonly OpenRemark[]): OpenRemark[] {
  const remarks: OpenRemark[] = [];
  for (const { source, line, text, names } of comments) {
    const last = remarks.at(-1);
    if (last?.source === source && last.line === line && names.length === 0) last.text = `${last.text} ${text}`;
    else remarks.push({ source, line, text, names });
  }
  return remarks;
}

/** The person's comments that name a statement and that nobody has worked in, each as it was said. */
export function commentsOn(session: Session, statementId: string): string[] {
  return asSaid(openComments(session)).flatMap(({ text, names }) => (names.includes(statementId) ? [text] : []));
}

/** The names in words that plainly ask to remove statements; null where they do not, or where one of them does not stand. */
export function removalIn(session: Session, words: string): string[] | null {
  const names = plainRemoval(words);
  const meant = namesIn(session, (names ?? []).join(' '));
  const stand = (names ?? []).every((id) => meant.includes(id) && session.statements.some((s) => s.id === id));
  return names !== null && stand ? names : null;
}

function saidIn(session: Session, asked: AskedQuestion): Said[] {
  const { response, question } = asked;
  if (response === null) return [];
  const exchange = exchangeInIds(session, asked);
  const parts: { sectionId: string | null; text: string }[] =
    question.purpose !== 'approval'
      ? wordsOf(exchange).map((text) => ({ sectionId: null, text }))
      : onPlan(asked, exchange);
  return numbered(session, question.id, response.seq, parts, question.purpose === 'approval');
}

/** What was said on a plan: by section, then on the whole; with an approval, what is more than praise. */
function onPlan(asked: AskedQuestion, { answer }: Exchange): { sectionId: string | null; text: string }[] {
  const given = showPlan.answer.safeParse(answer);
  if (!given.success) return [];
  const { annotations, feedback = '' } = given.data;
  const parts = [...annotations, { sectionId: null, text: feedback }];
  return wasSentBack(asked) ? parts : parts.filter(({ text }) => !isPraise(text));
}

/** Whether words say no more than that somebody agrees. */
function isPraise(text: string): boolean {
  return text.replace(PRAISE, ' ').match(/\p{L}{2,}/u) === null;
}
const PRAISE =
  /(?<!\p{L})(?:ok(?:ay)?|yes|yep|fine|good|great|perfect|nice|cool|super|excellent|right|correct|approved?|agreed?|lgtm|thanks?|thank you|cheers|well done|good (?:job|work)|ship it|go ahead|(?:(?:it|this|that|all|everything|the plan|plan|spec) )?(?:looks?|is|are|sounds?|works?|seems?)|for me|to me|with me|with (?:it|this|that)|as (?:it|this|that) (?:is|stands)|let['’]s (?:go|build it|do it|start)|build it|very|so|now|all|it|this|that|done|settled|erledigt|no (?:further |more |other )?(?:comments?|remarks?|questions?)|nothing (?:to add|more|else)|ja|gut|passt|prima|danke|in ordnung|einverstanden|(?:sieht|schaut) (?:gut|prima|richtig) aus|so|alles|bitte|bauen|los|keine (?:weiteren )?(?:anmerkungen|fragen))(?!\p{L})/giu;

/** A session as it would be if all who approved a plan had said no more than that. */
export function withoutApproval(session: Session): Session {
  const isSaid = (asked: AskedQuestion) =>
    saidOnApproving(session, asked.question.id) && saidIn(session, asked).length > 0;
  if (!session.questions.some(isSaid)) return session;
  const questions = session.questions.map((asked) =>
    asked.response?.kind === 'answer' && isSaid(asked)
      ? { ...asked, response: { ...asked.response, value: { decision: 'approve', annotations: [] } } }
      : asked,
  );
  return { ...session, questions };
}

/** Whether a comment was made with the approval of a plan: nobody works in what is said then. */
export function saidOnApproving({ questions }: Session, source: string): boolean {
  const asked = questions.find(({ question }) => question.id === source);
  return asked?.question.purpose === 'approval' && asked.response?.kind === 'answer' && !wasSentBack(asked);
}

/** Free words in an answer. */
function wordsOf(exchange: Exchange): string[] {
  if (exchange.nonAnswer !== null) return exchange.nonAnswer === 'none_of_these' ? [exchange.text] : [];
  return [...wordsBesideNote(exchange), exchange.note ?? ''];
}

function wordsBesideNote(exchange: Exchange): string[] {
  const outcome = meaningOf(exchange);
  switch (outcome.kind) {
    case 'said':
      return [outcome.text];
    case 'chosen':
      return [outcome.other, outcome.feedback];
    case 'reaction':
      return [outcome.feedback];
    case 'verdict':
      return outcome.remarks.map(({ text }) => text);
    case 'yes_no':
    case 'order':
    case 'ratings':
    case 'measure':
    case 'code':
    case 'attached':
    case 'nothing':
      return [];
  }
}

function inMessages(session: Session): Said[] {
  return session.messages.flatMap(({ id, text, seq }) =>
    numbered(session, id, seq, [{ sectionId: null, text: withIds(session, text, labelsAt(session, seq)) }], false),
  );
}

/**
 * Whether words protest at the interview, or only ask for questions: whoever builds from the draft can do nothing with "Ask me
 * about these". What leads the talk elsewhere ("let's leave images out") may be of the draft here.
 */
function isForInterview(words: string): boolean {
  const clauses = clausesOf(words);
  return protestsInterview(words) || (clauses.length > 0 && clauses.every(asksForThat));
}

/** The pieces that are about the draft: all of those that are said on a plan, but what is for the interview. */
function numbered(
  session: Session,
  source: string,
  seq: number,
  parts: readonly { sectionId: string | null; text: string }[],
  isOnPlan: boolean,
): Said[] {
  const lines = parts.flatMap(({ sectionId, text }) =>
    text.split(/[\r\n]+/).map((line) => ({ sectionId, text: line })),
  );
  return lines
    .flatMap(({ sectionId, text }, line) => commentsIn(text).map((piece) => ({ sectionId, text: piece, line })))
    .map((piece, at) => ({ ...piece, id: `${source}.${at + 1}`, source, seq }))
    .filter(({ text }) => (isOnPlan ? !isForInterview(text) && !isPraise(text) : isForDraft(session, source, text)))
    .map((said) => ({ ...said, names: namesIn(session, said.text) }))
    .map((said, at, all) => ({ ...said, about: aboutIn(all.slice(0, at + 1)) }));
}

/** What the last of some comments is about. */
function aboutIn(comments: readonly Pick<Said, 'names' | 'line'>[]): string[] {
  const line = comments.at(-1)?.line;
  return comments.findLast((one) => one.line === line && one.names.length > 0)?.names ?? [];
}

/**
 * The single comments of a line. A semicolon parts them only where another comment begins behind it: else it stands in the
 * wording that somebody asks for.
 */
function commentsIn(line: string): string[] {
  const single: string[] = [];
  for (const piece of piecesOf(line)) {
    const last = single.pop();
    const goesOn = last !== undefined && !editsTheDraft(piece) && line.includes(`; ${piece}`);
    if (goesOn) single.push(`${last}; ${piece}`);
    else single.push(...(last === undefined ? [] : [last]), piece);
  }
  return single;
}

/** Whether a piece is about the draft, or may be and nobody said how it is meant: as it was understood, else by rules. */
function isForDraft(session: Session, source: string, piece: string): boolean {
  const parts = partsUnderstood(session, source);
  if (parts === null) {
    const known = [...session.statements.map(({ id }) => id), ...session.putAside.map(({ statement }) => statement.id)];
    return editsTheDraft(piece) && areStatements(namesLikeStatements(piece), (name) => known.includes(name));
  }
  return parts.some(
    ({ text, does }) => (does === 'edit' || (does === 'unclear' && !mayBeToAsker(text))) && piece.includes(text),
  );
}

/** Whether no model has heard a comment, or was none the wiser: rules lead, or they had to write in a model's place since. */
function isLeftToRules(session: Session, { source, seq, text }: Said): boolean {
  const { led, ledSince, fallbacks, questions } = session;
  const parts = partsUnderstood(session, source) ?? [];
  if (parts.some((part) => part.does === 'unclear' && text.includes(part.text))) return true;
  if (saidOnApproving(session, source)) return true;
  if (led === 'offline' && seq > ledSince) return true;
  const askedAt = questions.find(({ question }) => question.id === source)?.askedAt;
  return askedAt !== undefined && fallbacks.some(({ role, at }) => role === 'writer' && at >= askedAt);
}

function isSettled({ settledComments, putAside, statements }: Session, { id, names, about, text, seq }: Said): boolean {
  const isChanged = (name: string) => putAside.some((one) => one.statement.id === name && one.seq > seq);
  // What is only said of a statement goes with it; another wish on its line stands for itself.
  const links = plainLinks(text);
  const meant = links !== null ? links.map(({ name }) => name) : names.length > 0 || !editsTheDraft(text) ? about : [];
  // Of several, the first is what the comment is about: “FR-002 repeats FR-001, take it out”.
  const [first] = meant;
  const isGone =
    links === null && first !== undefined && isChanged(first) && !statements.some((one) => one.id === first);
  return settledComments.includes(id) || isGone || (meant.length > 0 && meant.every(isChanged));
}
