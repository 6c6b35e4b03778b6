import * as z from 'zod';
import { LadderMemory } from '../../../../src/agents/model/ladder-memory';
import type { Model } from '../../../../src/agents/model/model';
import type { ModelPorts } from '../../../../src/agents/model/model-ports';
import { type RoleResult, runRole } from '../../../../src/agents/model/run-role';
import { type RolePorts } from '../../../../src/agents/model/model-ports';
import type { Toolbox } from '../../../../src/agents/model/toolbox';
import { rolePrompt, type PromptFrame, type PromptInput } from '../../../../src/agents/model/role-prompt';
import type { Role } from '../../../../src/agents/model/role';
import type { SessionEvent } from '../../../../src/agents/session/events';
import { Cancellation } from '../../../../src/agents/base/async/cancellation';
import { TestClock } from '../../rigs/test-clock';

export interface EchoInput {
  word: string;
  images?: { hash: string; name: string }[];
}

/** A small role: says a word, and perhaps how loud, from 0 to 10. */
export const echo = echoRole(false);
/** The same, allowed to look things up first. */
export const lookingEcho = echoRole(true);

export interface Echo {
  said: string;
  loudness: number | null;
}

/** The frames that the role's prompt was asked for an input with. */
export const frames: PromptFrame[] = [];

function echoRole(looks: boolean): Role<EchoInput, Echo> {
  return {
    name: 'intake',
    prompt: rolePrompt({
      instructions: 'Say the word.',
      wireName: 'echo',
      wire: z.object({
        said: z.string().min(1).describe('The word that was heard.'),
        loudness: z.number().nullable(),
      }),
      usesTools: looks,
      input: ({ word, images = [] }: EchoInput, frame): PromptInput => {
        frames.push(frame);
        return { fixed: 'A fixed start.', growing: '', changing: `The word: ${word}`, images };
      },
      fromWire: ({ said, loudness }) => ({ said: said.trim(), loudness }),
    }),
    output: z.object({ said: z.string().min(1), loudness: z.number().max(10, 'is louder than 10').nullable() }),
    offline: ({ word }) => ({ said: `offline ${word}`, loudness: null }),
  };
}

/** What fits the role's form. */
export const FITTING = { said: 'hello', loudness: 3 };
export const FROM_MODEL = { value: FITTING, by: 'model' };
export const FROM_TWIN = { value: { said: 'offline hello', loudness: null }, by: 'offline' };

/** Runs the role on a model, with all that belongs to it. */
export function roleRig(
  model: Model | null,
  options: { models?: Partial<ModelPorts>; tools?: Toolbox; onPartial?: (value: unknown) => void } = {},
) {
  const clock = new TestClock({ jumps: true });
  const cancellation = new Cancellation();
  const memory = new LadderMemory();
  const events: SessionEvent[] = [];
  const models: ModelPorts = {
    source: { label: 'test', for: () => model },
    memory,
    boundary: 'boundary-4711',
    projectNotes: async () => '',
    image: async () => null,
    tools: null,
    ...options.models,
  };
  const ports: RolePorts = {
    models,
    clock,
    signal: cancellation.signal,
    record: (more) => void events.push(...more),
    tools: options.tools ?? null,
    ...(options.onPartial ? { onPartial: options.onPartial } : {}),
  };
  frames.length = 0;
  const run = (
    input: EchoInput = { word: 'hello' },
    role = options.tools ? lookingEcho : echo,
  ): Promise<RoleResult<Echo>> => runRole(role, input, 'step', ports);
  return { run, events, memory, clock, cancellation, ports };
}

/** The events in short: `started 1`, `finished`, `failed invalid`, `fallback`. */
export function inShort(events: readonly SessionEvent[]): string[] {
  return events.map((event) => {
    switch (event.type) {
      case 'call_started':
        return `started ${event.attempt}`;
      case 'call_finished':
        return 'finished';
      case 'call_failed':
        return `failed ${event.kind}`;
      case 'fallback_used':
        return 'fallback';
      default:
        return event.type;
    }
  });
}
