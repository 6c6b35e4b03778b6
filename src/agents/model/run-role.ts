import type { Role } from './role';
import type { Model } from './model';
import type { RolePorts } from './model-ports';
import { playByModel } from './play-by-model';

export interface RoleResult<O> {
  value: O;
  by: 'offline' | 'model';
}

/**
 * Plays a role, by its model where it has one. A reply of no use (after one repair turn) is answered for by the offline
 * rules, which a `fallback_used` event says. Rejects with a `ModelFailure` where a person has to choose (transport,
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
