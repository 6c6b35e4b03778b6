import { pickOne } from '../questions/pick-one';
import { rate } from '../questions/rate';
import {
  ABOUT_SIZE,
  HOLDS,
  HOLDS_NOT,
  LEAST_ASSUMPTIONS,
  SIZES,
  type Assumption,
  type Part,
  type Size,
} from './right-size';
import type { AskedQuestion, Session } from './session';

/** The size that holds: as the person chose, else as proposed. Journals from before there were sizes are interviews. */
export function sizeInForce({ rightSize }: Pick<Session, 'rightSize'>): Size {
  return rightSize?.chosen ?? rightSize?.size ?? 'interview';
}

/** The sizes that the person may choose instead of the one that holds. */
export function sizesOffered(session: Pick<Session, 'rightSize' | 'topics'>): Size[] {
  const { rightSize, topics } = session;
  if (rightSize === null) return [];
  const now = sizeInForce(session);
  const fit: Record<Size, boolean> = {
    interview: true,
    confirm: rightSize.assumptions.length >= LEAST_ASSUMPTIONS,
    nothing_to_ask: topics.some(({ status }) => status !== 'dropped'),
    // A request is taken apart before topics are laid out, or not at all.
    too_big: false,
  };
  return SIZES.filter((size) => size !== now && fit[size]);
}

/** The last question of a size that nobody took back; null where it was not asked. */
export function sizeQuestion({ questions }: Pick<Session, 'questions'>, about: string): AskedQuestion | null {
  return (
    questions.findLast(({ question, moot, former }) => question.about === about && moot !== true && former !== true) ??
    null
  );
}

/** An assumption with what the person said of it: null where they said nothing. */
export interface JudgedAssumption extends Assumption {
  holds: boolean | null;
}

/** The option of the card that an assumption stands for: by its place among them. */
export function assumptionId(at: number): string {
  return `A${at + 1}`;
}

/** What an answer to the card says of each assumption. A mark that is neither says nothing. */
function judgedBy(assumptions: readonly Assumption[], answer: unknown): JudgedAssumption[] {
  const given = rate.answer.safeParse(answer);
  return assumptions.map((assumption, at) => {
    const mark = given.success ? given.data.ratings[assumptionId(at)] : null;
    return { ...assumption, holds: mark === HOLDS ? true : mark === HOLDS_NOT ? false : null };
  });
}

/** The assumptions of the proposal with what the person said of them; none where they are interviewed instead. */
export function judgedAssumptions(session: Pick<Session, 'rightSize' | 'questions'>): JudgedAssumption[] {
  const size = sizeInForce(session);
  if (session.rightSize === null || (size !== 'confirm' && size !== 'nothing_to_ask')) return [];
  const response = sizeQuestion(session, ABOUT_SIZE.assumptions)?.response;
  return judgedBy(session.rightSize.assumptions, response?.kind === 'answer' ? response.value : null);
}

/** What is taken of a request that is too big, and what becomes of the rest. */
interface PartTaken {
  part: Part;
  others: Part[];
}

/** The part that the person took; null while they have not, or took none. */
export function partTaken(session: Pick<Session, 'questions'>): PartTaken | null {
  const asked = sizeQuestion(session, ABOUT_SIZE.part);
  if (asked?.response?.kind !== 'answer') return null;
  const config = pickOne.config.safeParse(asked.question.config);
  const answer = pickOne.answer.safeParse(asked.response.value);
  if (!config.success || !answer.success) return null;
  const parts = config.data.options.map(({ id, label, description }) => ({
    id,
    title: label,
    request: description ?? label,
  }));
  const { other = '', selected = null } = answer.data;
  const own = other.trim();
  const part = parts.find(({ id }) => id === selected) ?? (own === '' ? null : { id: '', title: own, request: own });
  return part === null ? null : { part, others: parts.filter((one) => one !== part) };
}

/** What becomes of the parts that are not taken, by the option's id. */
export const OTHERS = { later: 'later', open: 'open' } as const;

/** Whether the person put the other parts off to later; anything else leaves them open. */
export function isPutOff({ response }: AskedQuestion): boolean {
  const answer = pickOne.answer.safeParse(response?.kind === 'answer' ? response.value : null);
  return answer.success && answer.data.selected === OTHERS.later;
}

/** Whether rules write what comes of a question, whoever leads: all of it, unless the person added words of their own. */
export function isWrittenByRules({ question, response }: AskedQuestion): boolean {
  const { assumptions, part, others } = ABOUT_SIZE;
  if (![assumptions, part, others].some((about) => about === question.about)) return false;
  const words = response?.kind === 'answer' ? (response.note ?? '') : (response?.text ?? '');
  return words.trim() === '';
}

/** The option of the card that a part stands for. */
export function partId(at: number): string {
  return `part-${at + 1}`;
}
