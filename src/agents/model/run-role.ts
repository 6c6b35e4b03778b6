import type { CancelSignal, Clock } from '../ports';
import type { Role } from '../roles/role';
import type { SessionEvent } from '../session/events';
import type { Model } from './model';
import type { ModelPorts } from './model-ports';
import { playByModel } from './play-by-model';
import type { Toolbox } from './toolbox';

/** What a role's call needs from outside. Without models the offline twin answers, and no call is made. */
export interface RolePorts {
  models: ModelPorts | null;
  clock: Clock;
  signal: CancelSignal;
  /** Takes the events of calls as they happen: `call_started` before each call, and what came of it after. */
  record(events: SessionEvent[]): void;
  /** Tools that the role may use, where its prompt says that it looks; null for none. */
  tools: Toolbox | null;
  /** Told what is readable of the reply while it streams in: an unfinished value of the prompt's wire form. */
  onPartial?: (value: unknown) => void;
}

export interface RoleResult<O> {
  value: O;
  by: 'offline' | 'model';
}

/**
 * Plays a role, by its model where it has one. A reply of no use (after one repair turn) is answered for by the offline
 * twin, which a `fallback_used` event says. Rejects with a `ModelFailure` where a person has to choose (transport,
 * authorisation, quota) or the call was cancelled.
 */
export async function runRole<I, O>(role: Role<I, O>, input: I, key: string, ports: RolePorts): Promise<RoleResult<O>> {
  const { models } = ports;
  const model: Model | null = models?.source.for(role.name) ?? null;
  if (models && model) {
    const played = await playByModel(role, input, key, { ...ports, models, model });
    if (played.usable) return { value: played.value, by: 'model' };
    ports.record([{ type: 'fallback_used', key, role: role.name, reason: played.reason }]);
  }
  return { value: role.output.parse(role.offline(input)), by: 'offline' };
}
