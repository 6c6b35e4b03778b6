import assert from 'node:assert/strict';
import type { ModelRequest } from '../../src/agents/model/model';
import { ModelFailure } from '../../src/agents/model/model';

export const SCHEMA = { type: 'object', properties: { word: { type: 'string' } }, required: ['word'] };

/** A request for a word, as a role makes it. */
export function request(changes: Partial<ModelRequest> = {}): ModelRequest {
  return {
    role: 'interviewer',
    messages: [
      { role: 'system', text: 'Say a word.' },
      { role: 'user', text: 'Now.' },
    ],
    rung: 'forced_tool',
    schema: SCHEMA,
    tools: [],
    resultDue: false,
    timeoutMs: 20_000,
    signal: new AbortController().signal,
    ...changes,
  };
}

/** The failure that a call comes to. */
export async function failure(call: Promise<unknown>): Promise<ModelFailure> {
  const reason = await call.then(
    () => assert.fail('the call should have failed'),
    (error: unknown) => error,
  );
  assert.ok(reason instanceof ModelFailure, `not a ModelFailure: ${String(reason)}`);
  return reason;
}
