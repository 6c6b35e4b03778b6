import * as z from 'zod';
import { inline } from '../../base/text/quote';
import { fillNulls } from '../../model/fill-nulls';
import { wireSchema } from '../../model/wire-schema';
import { rolePrompt } from '../../model/role-prompt';
import type { Role } from '../../model/role';
import { interviewResultSchema, type InterviewResult } from '../../session/events';
import type { InterviewerInput } from '../inputs/inputs';
import { listOf, numeric, numericOrNone } from '../prompt-parts/wire-values';
import {
  currentTopicLines,
  directiveLines,
  interviewerInput,
  interviewerPrompt,
  moreSaidIn,
  replyShape,
} from './prompt';
import { interviewer } from './role';

/** One turn that may come: what the interviewer would be asked after one answer. */
interface TurnAhead {
  /** The answer in one line, or null for any that is given. */
  answer: string | null;
  input: InterviewerInput;
}

/** What the interviewer is told while a question is on screen. */
export interface AheadInput {
  /** What is known as long as nobody has answered. */
  known: InterviewerInput;
  /** The question on screen, and what it offers. */
  question: string;
  options: string[];
  /** The likeliest answer first. */
  turns: TurnAhead[];
}

const aheadResultSchema = z.object({
  /** What words that were said before ask for beyond an answer; null for nothing. */
  moreSaid: z.string().nullable(),
  turns: z.array(z.object({ at: z.number().int(), result: interviewResultSchema })),
});
/** Turns that were taken ahead, by the place of their answer in the input, from 0. */
export type AheadResult = z.infer<typeof aheadResultSchema>;

const { moreSaid, ...turnShape } = replyShape;
/** A turn as it is written: `sameAs` is the number of an earlier one whose question it asks, so that none is written twice. */
const wireTurn = z.object({ answer: numeric.nullable(), sameAs: numericOrNone, ...turnShape });
const wire = z.object({ moreSaid, turns: listOf(wireTurn) });

/**
 * Turns of the interviewer that are taken while the person still thinks, one for each answer that is likely. What a model
 * sees first is what the interviewer sees, so that a provider can reuse it.
 */
export const interviewerAhead: Role<AheadInput, AheadResult> = {
  name: 'interviewer',
  prompt: rolePrompt<AheadInput, typeof wire>({
    instructions: interviewerPrompt.instructions,
    wireName: 'interview_turns',
    wire,
    usesTools: false,
    input: (input, frame) => interviewerInput(input.known, frame, turnsSection(input)),
    fromWire: ({ moreSaid: more, turns }, input) => ({
      moreSaid: moreSaidIn(more),
      turns: turnsIn(turns ?? [], input),
    }),
  }),
  output: aheadResultSchema,
  offline: () => ({ moreSaid: null, turns: [] }),
};

/** The turns that are closed in a reply that is still coming in: all but the last, which may be unfinished. */
export function closedTurns(partial: unknown, input: AheadInput): AheadResult['turns'] {
  const listed = typeof partial === 'object' && partial !== null && 'turns' in partial ? partial.turns : null;
  return Array.isArray(listed) ? turnsIn(listed.slice(0, -1), input) : [];
}

/** What fits of the turns in a reply: one that does not is left out, since nobody waits for it yet. */
function turnsIn(turns: readonly unknown[], { turns: asked }: AheadInput): AheadResult['turns'] {
  const asking = new Map<number, WireTurn>();
  return turns.flatMap((turn) => {
    const read = wireTurn.safeParse(fillNulls(turnForm, turn));
    const at = (read.data?.answer ?? 0) - 1;
    const own = asked[at];
    if (!read.success || own === undefined) return [];
    const whole = inFull(read.data, asking);
    const result = resultOf(whole, own.input);
    if (result === null) return [];
    if (!result.done) asking.set(at + 1, whole);
    return [{ at, result }];
  });
}

type WireTurn = z.infer<typeof wireTurn>;
const turnForm = wireSchema(wireTurn);

/** A turn with the question that it repeats; as it is where it is done or asks one of its own. */
function inFull(turn: WireTurn, asking: ReadonlyMap<number, WireTurn>): WireTurn {
  const asksOwn = turn.question !== null || (turn.askWaiting ?? '') !== '' || turn.done === true;
  const earlier = turn.sameAs === null || asksOwn ? undefined : asking.get(turn.sameAs);
  if (earlier === undefined) return turn;
  const { question, askWaiting } = earlier;
  // A question that takes the place of one that waits does so after whatever answer.
  const dropWaiting = [...(turn.dropWaiting ?? []), ...(earlier.dropWaiting ?? [])];
  return { ...turn, done: false, question, askWaiting, reason: turn.reason ?? earlier.reason, dropWaiting };
}

function resultOf(turn: WireTurn, input: InterviewerInput): InterviewResult | null {
  const reply = interviewerPrompt.wire.safeParse({ moreSaid: null, ...turn });
  if (!reply.success) return null;
  const result = interviewer.output.safeParse(interviewerPrompt.fromWire(reply.data, input));
  return result.success ? result.data : null;
}

const SAME =
  'Write no question twice: a turn that asks what an earlier one asks has that one’s number in `sameAs`, its own `answer` and `acknowledgement`, null for all else, and empty lists.';

function turnsSection({ question, options, turns }: AheadInput): string {
  // Where each option is an answer that follows, they are told there.
  const isTold = options.every((option) => turns.some(({ answer }) => answer === option));
  const offered = isTold ? '' : `; options: ${options.map((label) => inline(label, 120)).join(', ')}`;
  const situations = turns.map(({ input }) => [...currentTopicLines(input), ...directiveLines(input)].join('\n'));
  const each = turns.map(({ answer }, at) => {
    const given =
      answer === null
        ? 'any answer: nothing may rest on what it is, so ask what is worth asking in any case, and nothing that the answer may well tell; be done where the topic has nothing left, its `finding` telling what held before; and leave this turn out where only the answer will tell; `acknowledgement` is empty'
        : `answered: ${inline(answer, 300)}`;
    const situation = situations[at] === situations[at - 1] ? '' : `\n${situations[at] ?? ''}`;
    return `${at + 1}. ${given}${situation}`;
  });
  return [
    '# This turn, ahead of the answer',
    `On screen, not answered yet: ${inline(question, 300)}${offered}`,
    ...each,
    ...(turns.length > 1 ? [SAME] : ['`sameAs` is null.']),
  ].join('\n');
}
