import { ABORTED, untilAborted } from '../base/async/until-aborted';
import type { PromptInput } from './role-prompt';
import type { Role } from './role';
import { callBudget } from './budget';
import { Calls, cancelled } from './calls';
import { converse } from './conversation';
import { Ladder } from './ladder';
import { inputMessage, systemMessage } from './messages';
import { type ImagePart, type Model, ModelFailure } from './model';
import type { ModelPorts, RolePorts } from './model-ports';
import { partialReader } from './partial';
import { estimateTokens } from '../base/text/tokens';
import { ToolPhase } from './tool-phase';
import { wireSchema } from './wire-schema';

interface ModelPlayPorts extends RolePorts {
  models: ModelPorts;
  model: Model;
}

/** What a model made of its role: a result that fits, or a sentence on why there is none. */
type Played<O> = { usable: true; value: O } | { usable: false; reason: string };

/**
 * Has a model play a role: goes down the ladder as the server refuses requests, once where the replies on a rung are of
 * no use, and asks once more with half the input where it was too long. Rejects with a `ModelFailure` where a person has
 * to choose, also when the server refuses every form of request, or when it was cancelled.
 */
export async function playByModel<I, O>(
  role: Role<I, O>,
  input: I,
  key: string,
  ports: ModelPlayPorts,
): Promise<Played<O>> {
  const { models, model, clock, signal } = ports;
  const { prompt } = role;
  const schema = wireSchema(prompt.wire);
  const { boundary } = models;
  const projectNotes = await unlessCancelled(models.projectNotes(role.name), ports);
  const offered = prompt.usesTools && ports.tools && ports.tools.specs.length > 0 ? ports.tools : null;

  // Reckoned once, with all that may go along: the same input fits on every rung, and stays the same for the cache.
  const longest = systemMessage(prompt.instructions, { rung: 'text', tools: false }, schema);
  const overhead = estimateTokens(longest.text + JSON.stringify([schema, offered?.specs ?? []]));
  const budget = callBudget(model.contextTokens, overhead);
  const tools = offered && new ToolPhase({ toolbox: offered, clock, signal, boundary, room: budget.toolResults });
  const ladder = new Ladder(model, models.memory, prompt.wireName, tools !== null && !tools.over);
  const calls = new Calls({
    role: role.name,
    key,
    model,
    clock,
    signal,
    timeoutMs: models.callTimeoutMs,
    record: (events) => ports.record(events),
    speculative: ports.speculative,
    onText: ports.onPartial && partialReader(clock, ports.onPartial),
  });
  const talk = { role, input, schema, calls, clock, signal, tools, repairs: { left: 1 } };

  let parts = prompt.input(input, { boundary, tokens: budget.input, projectNotes });
  const images = await visibleImages(parts, ports);
  let shortened = false;
  let useless: string | null = null;
  for (;;) {
    const { shape } = ladder;
    const opening = [systemMessage(prompt.instructions, shape, schema), inputMessage(parts, images)];
    const outcome = await converse(talk, shape, opening);
    const timeUp = calls.timeLeft <= 0;
    switch (outcome.kind) {
      case 'fits':
        ladder.worked();
        return { usable: true, value: outcome.value };
      case 'refused':
        if (!timeUp && ladder.refused({ toolsUsed: tools?.begun ?? false })) break;
        if (useless !== null) return { usable: false, reason: useless };
        throw new ModelFailure('transport', outcome.failure.message);
      case 'too_long':
        if (timeUp || shortened) return { usable: false, reason: useless ?? outcome.failure.message };
        shortened = true;
        parts = prompt.input(input, { boundary, tokens: Math.floor(budget.input / 2), projectNotes });
        if (tools?.begun === true) ladder.withoutTools();
        break;
      case 'unusable':
        if (timeUp || useless !== null || !ladder.useless()) return { usable: false, reason: outcome.reason };
        useless = outcome.reason;
    }
  }
}

/** The images of an input that can be read, for a model that sees images, by their hashes. */
async function visibleImages(input: PromptInput, ports: ModelPlayPorts): Promise<ReadonlyMap<string, ImagePart>> {
  const visible = new Map<string, ImagePart>();
  if (!ports.model.images) return visible;
  for (const { hash, name } of input.images) {
    const image = await unlessCancelled(ports.models.image(hash), ports);
    if (image) visible.set(hash, { ...image, alt: name });
  }
  return visible;
}

async function unlessCancelled<T>(work: Promise<T>, { signal }: ModelPlayPorts): Promise<T> {
  const done = await untilAborted(work, signal);
  if (done === ABORTED) throw cancelled();
  return done;
}
