import * as z from 'zod';
import { ModelFailure, type FailureKind, type Model, type ModelRequest, type Rung } from '../../../agents/model/model';
import type { CancelSignal } from '../../../agents/base/async/cancellation';

/** What a small call showed of a model. */
export type TestOutcome =
  | {
      ok: true;
      /** The strictest way in which it gave a reply of the form that was asked for. */
      rung: Rung;
      /** Whether it calls tools that it is offered; null if that did not become clear. */
      tools: boolean | null;
      /** Milliseconds of the call that worked. */
      ms: number;
    }
  | { ok: false; kind: FailureKind; reason: string };

interface TestLimits {
  /** Milliseconds for each call. */
  timeoutMs: number;
  signal: CancelSignal;
  /** Said where the model answers, but never in a form that can be used. */
  formlessReason: string;
  /** Milliseconds from an arbitrary origin. */
  elapsed(): number;
}

const WORD = 'ready';
const FORM = z.object({ word: z.string() });
const SCHEMA = {
  type: 'object',
  properties: { word: { type: 'string' } },
  required: ['word'],
  additionalProperties: false,
};
const ASK = `This is a test of the connection. Reply with one JSON object and nothing else: {"word": "${WORD}"}`;

const TOOL = {
  name: 'look_at_clock',
  description: 'Tells the time in a place.',
  parameters: {
    type: 'object',
    properties: { place: { type: 'string', description: 'The name of a city.' } },
    required: ['place'],
    additionalProperties: false,
  },
};
const ASK_FOR_TOOL = `This is a test. What time is it in Oslo? Call the tool ${TOOL.name} to find out, and say nothing yet.`;

/**
 * Tries a model with one small call, rung by rung of the ladder until a reply has the form that was asked for, and with a
 * second one for tools where the first did not show that. Nothing of the workspace is in it. Never rejects.
 */
export async function testModel(model: Model, limits: TestLimits): Promise<TestOutcome> {
  let failure: { kind: FailureKind; reason: string } = { kind: 'content', reason: limits.formlessReason };
  for (const rung of model.rungs) {
    const begun = limits.elapsed();
    try {
      const { text } = await model.generate({ ...request(limits, ASK), rung, resultDue: true });
      const ms = limits.elapsed() - begun;
      if (await hasForm(text)) return { ok: true, rung, ms, tools: await callsTools(model, rung, limits) };
      failure = { kind: 'content', reason: limits.formlessReason };
    } catch (error) {
      failure = failureOf(error);
      // Only the way of asking was refused, or the reply was of no use: the next way may do.
      if (failure.kind !== 'unsupported' && failure.kind !== 'content') break;
    }
  }
  return { ok: false, ...failure };
}

async function callsTools(model: Model, rung: Rung, limits: TestLimits): Promise<boolean | null> {
  if (rung === 'forced_tool') return true;
  try {
    const asked = { ...request(limits, ASK_FOR_TOOL), rung, tools: [TOOL], resultDue: false };
    const { toolCalls } = await model.generate(asked);
    return toolCalls.some(({ name }) => name === TOOL.name) ? true : null;
  } catch (error) {
    return failureOf(error).kind === 'unsupported' ? false : null;
  }
}

function request({ timeoutMs, signal }: TestLimits, text: string): Omit<ModelRequest, 'rung' | 'resultDue'> {
  return { role: 'interviewer', messages: [{ role: 'user', text }], schema: SCHEMA, tools: [], timeoutMs, signal };
}

async function hasForm(text: string): Promise<boolean> {
  const [json] = /\{[\s\S]*\}/.exec(text) ?? [];
  if (json === undefined) return false;
  try {
    // A window that tests no model does without it.
    const { jsonrepair } = await import('jsonrepair');
    return FORM.safeParse(JSON.parse(jsonrepair(json))).success;
  } catch {
    return false;
  }
}

function failureOf(error: unknown): { kind: FailureKind; reason: string } {
  if (error instanceof ModelFailure) return { kind: error.kind, reason: error.message };
  return { kind: 'transport', reason: error instanceof Error ? error.message : String(error) };
}
