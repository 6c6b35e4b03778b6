import { ModelFailure } from '../model/model';
import type { Toolbox } from '../model/toolbox';
import type { CancelSignal } from '../base/async/cancellation';
import type { ContextProbeOutput } from '../roles/context-probe/role';
import type { ContextProbeInput } from '../roles/inputs/inputs';
import type { SessionEvent } from '../session/events';
import { EventQueue } from './collecting/event-queue';
import type { ObservationTools } from './tools/observation-tools';
import { ABORTED, untilAborted } from '../base/async/until-aborted';

/** Leads a look through tools to its conclusion; null for none. */
export type Ask = (
  input: ContextProbeInput,
  tools: Toolbox,
  signal: CancelSignal,
) => Promise<ContextProbeOutput['conclusion']>;

/**
 * Asks once for the conclusion of a look. Yields the events of the tools' calls as they happen. Gives null where there is
 * no conclusion: none was given, asking broke down, or the signal came first.
 * @throws ModelFailure where asking ended in one before the signal came; the events so far have been yielded.
 */
export async function* askForConclusion(
  ask: Ask,
  input: ContextProbeInput,
  tools: ObservationTools,
  signal: CancelSignal,
): AsyncGenerator<SessionEvent, ContextProbeOutput['conclusion']> {
  if (signal.aborted) return null;
  const queue = new EventQueue();
  const close = () => queue.close();
  const watched: Toolbox = {
    specs: tools.specs,
    async call(name, toolInput, callSignal) {
      if (signal.aborted) throw new ModelFailure('cancelled', 'The look at the workspace is over.');
      const text = await tools.call(name, toolInput, callSignal);
      queue.push(tools.events());
      return text;
    },
  };
  signal.addEventListener('abort', close);
  try {
    const asked = settled(ask, input, watched, signal);
    void asked.then(close);
    yield* queue;
    const outcome = await untilAborted(asked, signal);
    if (outcome === ABORTED) return null;
    if (outcome.failure !== null) throw outcome.failure;
    return outcome.conclusion;
  } finally {
    signal.removeEventListener('abort', close);
  }
}

/** What came of asking; never rejects. Only failures of the model are for the person to decide upon. */
async function settled(
  ask: Ask,
  input: ContextProbeInput,
  tools: Toolbox,
  signal: CancelSignal,
): Promise<{ conclusion: ContextProbeOutput['conclusion']; failure: ModelFailure | null }> {
  try {
    return { conclusion: await ask(input, tools, signal), failure: null };
  } catch (error) {
    return { conclusion: null, failure: error instanceof ModelFailure ? error : null };
  }
}
