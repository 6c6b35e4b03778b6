import { z } from 'zod';
import type { CancelSignal, Clock } from '../ports';
import type { Role } from '../roles/role';
import type { SessionEvent } from '../session/events';
import { type Model, ModelFailure, type ModelMessage } from './model';

/** What a role's call needs from outside. Without a model the offline twin answers, and no call is made. */
export interface RolePorts {
  model: Model | null;
  clock: Clock;
  signal: CancelSignal;
}

export interface RoleResult<O> {
  value: O;
  by: 'offline' | 'model';
  /** The calls that were made, for the journal. */
  calls: SessionEvent[];
}

/**
 * Runs a role. A model that fails, or whose reply does not fit the role's schema, is recorded as failed and the offline
 * twin answers for this one call; the result says who answered. Rejects only when the call was cancelled.
 */
export async function runRole<I, O>(role: Role<I, O>, input: I, key: string, ports: RolePorts): Promise<RoleResult<O>> {
  const offline = (calls: SessionEvent[]): RoleResult<O> => ({
    value: role.output.parse(role.offline(input)),
    by: 'offline',
    calls,
  });
  const { model, clock, signal } = ports;
  if (!model) return offline([]);
  const call = { key, role: role.name };
  const started: SessionEvent = { type: 'call_started', ...call, model: model.label, attempt: 1, speculative: false };
  const from = clock.elapsed();
  try {
    const schema = z.toJSONSchema(role.output, { io: 'input', unrepresentable: 'any' });
    const reply = await model.generate({ role: role.name, messages: promptFor(role, input), schema, signal });
    const value = parseReply(role, reply.text);
    const { inputTokens, outputTokens } = reply;
    const countedBy = inputTokens === null && outputTokens === null ? null : 'provider';
    const ms = clock.elapsed() - from;
    return {
      value,
      by: 'model',
      calls: [started, { type: 'call_finished', ...call, ms, inputTokens, outputTokens, countedBy }],
    };
  } catch (error) {
    if (!(error instanceof ModelFailure) || error.kind === 'cancelled') throw error;
    const ms = clock.elapsed() - from;
    return offline([started, { type: 'call_failed', ...call, ms, reason: error.message }]);
  }
}

/** Stable instructions first and the varying input last, so that providers can reuse the prefix. */
function promptFor<I, O>(role: Role<I, O>, input: I): ModelMessage[] {
  return [
    {
      role: 'system',
      text: `${role.purpose}\n\nReply with one JSON value that fits the given schema, and nothing else.`,
    },
    { role: 'user', text: JSON.stringify(input) },
  ];
}

function parseReply<I, O>(role: Role<I, O>, text: string): O {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new ModelFailure('content', `The model’s reply for ${role.name} is not JSON.`);
  }
  const parsed = role.output.safeParse(json);
  if (parsed.success) return parsed.data;
  throw new ModelFailure(
    'content',
    `The model’s reply for ${role.name} does not fit: ${z.prettifyError(parsed.error)}`,
  );
}
