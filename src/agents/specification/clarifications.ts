import { NON_ANSWERS } from '../session/non-answers';
import * as z from 'zod';
import { withGiven } from '../session/labels';
import { wasSentBack, type Exchange } from '../session/exchanges';
import { QUESTION_TYPES } from '../questions/question-type';
import { nonAnswerSchema } from '../session/question';
import { asksOfChange, type AskedQuestion, type Session } from '../session/session';
import { ID_PREFIX } from '../session/statement';
import { blockQuote, fenced, indented, inline, inlineStart, type Marks } from '../base/text/markdown';
import { describedIn } from '../questions/drawing';
import { meaningOf, offeredBy, recommendedBy } from './meaning-of';
import { listed, replyOf } from './reply';

/** An option as the card showed it: what it said of itself, and what became of it. */
const offerSchema = z.object({
  label: z.string(),
  description: z.string(),
  pros: z.array(z.string()),
  cons: z.array(z.string()),
  recommended: z.boolean(),
  taken: z.boolean(),
});
type Offer = z.infer<typeof offerSchema>;

const remarkSchema = z.object({ about: z.string(), text: z.string() });
/** Statements that the person named, as these were called on screen then; `now` is null for one that is no longer there. */
const namedSchema = z.array(z.object({ then: z.string(), now: z.string().nullable() }));

export const clarificationSchema = z.object({
  id: z.string(),
  type: z.enum(QUESTION_TYPES),
  question: z.string(),
  /** What was chosen, in the question's labels. */
  chosen: z.array(z.string()),
  /** The person's own words in answer, or with a non-answer, exactly as they wrote them. */
  own: z.string(),
  remarks: z.array(remarkSchema),
  /** What was offered, in its order; empty where nothing was. */
  offered: z.array(offerSchema),
  nonAnswer: nonAnswerSchema.nullable(),
  /** The lines that the person drew in their own words, else those of the one option that was taken; null where none are. */
  drawing: z.string().nullable(),
  /** The same of each of several options that were taken; absent where none of them is drawn. */
  drawings: z.array(z.object({ label: z.string(), lines: z.string() })).optional(),
  code: z.object({ text: z.string(), language: z.string() }).nullable(),
  revisions: z.number().int(),
  /** Null where nobody answered. */
  by: z.enum(['person', 'harness']).nullable(),
  named: namedSchema,
  /** Set where it was said for a goal that is none any more. */
  former: z.literal(true).optional(),
});
export type Clarification = z.infer<typeof clarificationSchema>;

export const messageSchema = z.object({ id: z.string(), text: z.string(), named: namedSchema });
export type Message = z.infer<typeof messageSchema>;

/**
 * What was asked, with what came of it. An approval says nothing about the change, but after a plan that was sent back; nor
 * does a question that nobody needed answered, unless a statement cites it.
 */
export function clarificationsIn(session: Session, cited: ReadonlySet<string>): Clarification[] {
  const sentBack = session.questions.findIndex(wasSentBack);
  const tellsOfPlan = (asked: AskedQuestion, at: number) =>
    wasSentBack(asked) || (sentBack >= 0 && at > sentBack && isApproval(asked));
  return session.questions
    .filter(
      (asked, at) =>
        asksOfChange(asked) || isOfFormerGoal(asked) || tellsOfPlan(asked, at) || cited.has(asked.question.id),
    )
    .map((asked) => {
      const exchange = withGiven(session, asked);
      const { response } = asked;
      const isOverruled = session.overruledDrawings.includes(exchange.questionId);
      return {
        id: exchange.questionId,
        type: exchange.type,
        question: exchange.question,
        ...replyOf(exchange),
        offered: offersOf(exchange),
        drawing: isOverruled ? null : (drawingGiven(exchange) ?? drawingTaken(exchange)),
        ...(isOverruled ? {} : drawingsTaken(exchange)),
        nonAnswer: response?.kind === 'non_answer' ? response.nonAnswer : null,
        revisions: response?.kind === 'answer' ? response.revisions : 0,
        by: response?.by ?? null,
        named: [],
        ...(asked.former === true ? { former: true as const } : {}),
      };
    });
}

/** Whether a plan was answered. */
function isApproval({ question, response }: AskedQuestion): boolean {
  return question.purpose === 'approval' && response?.kind === 'answer';
}

/** What was said for a goal that is none any more is never lost. */
function isOfFormerGoal({ former, response, question }: AskedQuestion): boolean {
  return former === true && response !== null && question.purpose !== 'approval' && question.purpose !== 'reading';
}

/** What the person drew: lines between ``` in an answer or a note of their own. */
function drawingGiven(exchange: Exchange): string | null {
  const { own, remarks } = replyOf(exchange);
  return describedIn([own, ...remarks.map(({ text }) => text)].join('\n')).drawing;
}

function drawingTaken(exchange: Exchange): string | null {
  const outcome = meaningOf(exchange);
  const [only, ...others] = outcome.kind === 'chosen' ? outcome.chosen : [];
  return only === undefined || others.length > 0 ? null : describedIn(only.description).drawing;
}

function drawingsTaken(exchange: Exchange): Pick<Clarification, 'drawings'> {
  const outcome = meaningOf(exchange);
  const chosen = outcome.kind === 'chosen' ? outcome.chosen : [];
  const drawings = chosen.flatMap(({ label, description }) => {
    const { drawing } = describedIn(description);
    return drawing === null ? [] : [{ label, lines: drawing }];
  });
  return chosen.length < 2 || drawings.length === 0 ? {} : { drawings };
}

function offersOf(exchange: Exchange): Offer[] {
  const outcome = meaningOf(exchange);
  const taken = outcome.kind === 'chosen' ? outcome.chosen.map(({ id }) => id) : [];
  const recommended = recommendedBy(exchange);
  return offeredBy(exchange).map(({ id, label, description, pros, cons }) => {
    return { label, description, pros, cons, recommended: recommended.includes(label), taken: taken.includes(id) };
  });
}

const TYPE_NAMES: Partial<Record<Clarification['type'], string>> = {
  show_plan: 'plan',
  show_diff: 'change shown',
  review_section: 'section shown',
};

/** What was asked and said, as a list. Words of several lines stand below their question, line for line. */
export function clarificationList(all: readonly Clarification[], messages: readonly Message[], marks: Marks): string {
  const items = [...all.map((one) => clarificationItem(one, marks)), ...messages.map(messageItem)];
  return items.reduce((list, item, at) => {
    const apart = item.includes('\n') || (items[at - 1] ?? '').includes('\n');
    return `${list}${at === 0 ? '' : apart ? '\n\n' : '\n'}${item}`;
  }, '');
}

function clarificationItem(one: Clarification, marks: Marks): string {
  const { id, type, question, chosen, own, remarks, nonAnswer, code, offered, revisions, by, named, former } = one;
  const shown = TYPE_NAMES[type] === undefined ? '' : ` (${TYPE_NAMES[type]})`;
  const [only] = remarks;
  const beside = remarks.length === 1 && only?.about === '' && !isLong(only.text) ? only.text : null;
  const choice = nonAnswer === null ? inline(listed(chosen)) : `*${NON_ANSWERS[nonAnswer].button}*`;
  const words = isLong(own) ? '' : inline(own);
  const reply = [choice, words].filter((part) => part !== '').join(nonAnswer === null ? ', ' : ': ');
  const notes = [
    ...(former === true ? ['of the goal before'] : []),
    ...(revisions > 0 ? ['changed later'] : []),
    ...(by === 'harness' ? ['answered automatically'] : []),
    ...namedNotes(named),
  ];
  const line = [
    `- **${inline(id)}**${shown} ${inline(question, marks)} →`,
    ...(by === null ? ['*Not answered*'] : reply === '' ? [] : [reply]),
    ...(beside === null ? [] : [`– ${inline(beside)}`]),
    ...notes.map((note) => `(${note})`),
  ].join(' ');
  return [
    line,
    ...(isLong(own) ? [indented(blockQuote(own))] : []),
    ...(beside === null && remarks.length > 0 ? [indented(remarks.map(remarkItem).join('\n'))] : []),
    ...(code === null ? [] : [indented(fenced(code.text, code.language))]),
    ...(offered.length === 0 ? [] : [indented(folded(offered, marks, isChoice(one)))]),
  ].join('\n\n');
}

/** Whether the person took some of what was offered and left the rest, or took none of it. */
function isChoice({ type, by, nonAnswer }: Clarification): boolean {
  return by !== null && (nonAnswer ?? 'none_of_these') === 'none_of_these' && type !== 'rank' && type !== 'rate';
}

/** What was offered, folded, and, of a `choice`, what was taken: what an option said of itself is the card's, not the person's. */
function folded(offered: readonly Offer[], marks: Marks, choice: boolean): string {
  const fate = ({ taken }: Offer) => (choice ? (taken ? '**Taken:** ' : 'Not taken: ') : '');
  const items = offered.map((option) => {
    const { drawing } = describedIn(option.description);
    const drawn = drawing === null ? '' : `\n\n${indented(fenced(drawing, ''))}\n`;
    return `- ${fate(option)}${offerText(option, marks)}${drawn}`;
  });
  return ['<details><summary>What was offered</summary>', '', ...items, '', '</details>'].join('\n');
}

function offerText({ label, description, pros, cons, recommended }: Offer, marks: Marks): string {
  const points = (side: string, all: readonly string[]) => {
    const filled = all.filter((point) => point.trim() !== '').map((point) => inline(point, marks));
    return filled.length === 0 ? [] : [`${side}: ${filled.join(', ')}`];
  };
  const { words } = describedIn(description);
  return [
    `${inlineStart(label, marks)}${recommended ? ' (recommended)' : ''}`,
    ...(words.trim() === '' ? [] : [inline(words, marks)]),
    ...points('for', pros),
    ...points('against', cons),
  ].join(' – ');
}

function messageItem({ id, text, named }: Message): string {
  const notes = namedNotes(named).map((note) => ` (${note})`);
  const head = `- **${inline(id)}** said without being asked →`;
  return isLong(text)
    ? `${head}${notes.join('')}\n\n${indented(blockQuote(text))}`
    : `${head} ${inline(text)}${notes.join('')}`;
}

function remarkItem({ about, text }: Clarification['remarks'][number]): string {
  const head = about === '' ? 'On the whole:' : `On ${inline(about)}:`;
  return isLong(text) ? `- ${head}\n\n${indented(blockQuote(text))}\n` : `- ${head} ${inline(text)}`;
}

/** More notes than this are told in a row: names that changed first, then those that are gone. */
const FEW_NOTES = 2;

function namedNotes(named: Clarification['named']): string[] {
  if (named.length > FEW_NOTES) {
    const renamed = named.flatMap(({ then, now }) => (now === null ? [] : [`${then} is ${now}`]));
    const settled = named.flatMap(({ then, now }) => (now === null && isSettledWhenGone(then) ? [then] : []));
    const gone = named.flatMap(({ then, now }) => (now === null && !isSettledWhenGone(then) ? [then] : []));
    const rows = [
      ...(renamed.length === 0 ? [] : [`here ${renamed.join(', ')}`]),
      ...(settled.length === 0 ? [] : [`settled since: ${settled.join(', ')}`]),
      ...(gone.length === 0 ? [] : [`no longer there: ${gone.join(', ')}`]),
    ];
    return [rows.join('; ')];
  }
  return named.map(({ then, now }) => {
    if (now !== null) return `${then} is ${now} here`;
    return isSettledWhenGone(then) ? `the ${then} of then was settled since` : `the ${then} of then no longer stands`;
  });
}

/** Whether a statement of this name that is gone was settled: an open question or an assumption. Others were merged or dropped. */
export function isSettledWhenGone(name: string): boolean {
  return [ID_PREFIX.open_question, ID_PREFIX.assumption].some((prefix) => name.startsWith(`${prefix}-`));
}

/** Words whose lines would be lost on one. */
function isLong(text: string): boolean {
  return /[\r\n\u2028\u2029]/u.test(text.trim());
}
