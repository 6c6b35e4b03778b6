import type { Clock } from '../base/async/clock';
import type { CancelSignal } from '../base/async/cancellation';
import { plainLine } from '../base/text/quote';
import type { Role } from './role';
import type { Calls, Judged, Verdict } from './calls';
import { checkReply } from './check-reply';
import type { RequestShape } from './ladder';
import { repairMessages } from './messages';
import { ModelFailure, type ModelMessage, type ModelReply } from './model';
import { withRetries } from './retry';
import type { ToolPhase } from './tool-phase';
import type { FlatSchema } from './wire-schema';

/** Characters of what the journal tells about the form of a reply. */
const MOST_TOLD = 300;
/** What people are told in the end. */
const UNFIT =
  'The model’s replies did not have the form that was asked for, even after it was told what was wrong with them.';

/** What a conversation came to. `refused` and `too_long` are about the request, `unusable` about the replies. */
type ConversationOutcome<O> =
  | { kind: 'fits'; value: O }
  | { kind: 'refused'; failure: ModelFailure }
  | { kind: 'too_long'; failure: ModelFailure }
  | { kind: 'unusable'; reason: string };

interface ConversationPorts<I, O> {
  role: Role<I, O>;
  input: I;
  schema: FlatSchema;
  calls: Calls;
  clock: Clock;
  signal: CancelSignal;
  /** The phase of tools, carried over from one conversation to the next; null where no tools are offered. */
  tools: ToolPhase | null;
  /** The repair turns that are left, over all conversations of one play of a role. */
  repairs: { left: number };
}

/**
 * Talks with a model on one rung until it has given its result: does what it asks of the tools, and tells it once what
 * is wrong with its reply. Rejects with a `ModelFailure` that only a person or a signal can settle.
 */
export async function converse<I, O>(
  ports: ConversationPorts<I, O>,
  shape: RequestShape,
  opening: readonly ModelMessage[],
): Promise<ConversationOutcome<O>> {
  const { calls, repairs, schema } = ports;
  const tools = shape.tools ? ports.tools : null;
  const messages = [...opening];
  let mended = false;
  for (;;) {
    const resultDue = tools !== null && (mended || tools.over);
    const request = { messages: [...messages], rung: shape.rung, schema, tools: tools?.specs ?? [], resultDue };
    const mayCall = tools !== null && !resultDue;
    const judge = (reply: ModelReply): Verdict<O> => judged(ports, reply, mayCall);
    let outcome: Judged<O>;
    try {
      outcome = await withRetries(() => calls.make(request, judge), { ...ports, timeLeft: () => calls.timeLeft });
    } catch (error) {
      return ofFailure(error);
    }
    const { reply, verdict } = outcome;
    switch (verdict.kind) {
      case 'fits':
        return verdict;
      case 'content':
        return { kind: 'unusable', reason: verdict.reason };
      case 'invalid':
        if (repairs.left === 0) return { kind: 'unusable', reason: UNFIT };
        repairs.left -= 1;
        mended = true;
        messages.push(...repairMessages(reply, verdict.problems, tools?.decline(reply) ?? []));
        break;
      case 'calls':
        if (tools) messages.push(...(await tools.answer(reply)));
    }
    if (calls.timeLeft <= 0) return { kind: 'unusable', reason: 'The model took too long in all.' };
  }
}

function judged<I, O>(
  { role, input, schema }: ConversationPorts<I, O>,
  reply: ModelReply,
  mayCall: boolean,
): Verdict<O> {
  const empty = reply.text.trim() === '';
  const checked = empty ? null : checkReply(role, input, schema, reply.text);
  if (checked?.fits === true) return { kind: 'fits', value: checked.value };
  if (reply.toolCalls.length > 0) {
    if (mayCall) return { kind: 'calls' };
    if (!checked) return invalid(['the whole reply: it calls tools, which it may not any more, and gives no result']);
  }
  return checked ? invalid(checked.problems) : { kind: 'content', reason: 'The model gave an empty reply.' };
}

function invalid(problems: string[]): Verdict<never> {
  const told = plainLine(problems.join('; '), MOST_TOLD);
  return { kind: 'invalid', problems, reason: `The model’s reply did not have the form that was asked for (${told}).` };
}

/** What a failure of a call comes to; throws those that no other request can mend. */
function ofFailure(error: unknown): Exclude<ConversationOutcome<never>, { kind: 'fits' }> {
  if (!(error instanceof ModelFailure)) throw error;
  switch (error.kind) {
    case 'unsupported':
      return { kind: 'refused', failure: error };
    case 'too_long':
      return { kind: 'too_long', failure: error };
    case 'content':
      return { kind: 'unusable', reason: error.message };
    case 'cancelled':
    case 'transport':
    case 'authorisation':
    case 'quota':
      throw error;
  }
}
