import type { Model, ModelSource } from '../../../agents/model/model';
import type { RoleName } from '../../../agents/session/role-names';
import type { ModelChoice } from './model-choice';

/** Makes the model that a setting names; null where it cannot be called now. */
export type MakeModel = (choice: Exclude<ModelChoice, { kind: 'offline' }>) => Model | null;

export interface ResolvedSource {
  source: ModelSource;
  /** Roles whose own model cannot be called now: the leading one plays them. */
  missing: RoleName[];
}

/**
 * The model of each role: its own, where one is chosen and there, else the leading one.
 *
 * @param offlineWith says for people that the offline interviewer asks, with the model named in other roles
 */
export function modelSource(
  lead: Model,
  chosen: ReadonlyMap<RoleName, ModelChoice>,
  make: MakeModel,
  offlineWith: (label: string) => string,
): ResolvedSource {
  const own = new Map<RoleName, Model | null>();
  const made = new Map<string, Model | null>();
  const missing: RoleName[] = [];
  for (const [role, choice] of chosen) {
    if (choice.kind === 'offline') {
      own.set(role, null);
      continue;
    }
    // One model object for all roles that share it: what it learns of its server it learns once.
    const name = JSON.stringify(choice);
    const model = made.has(name) ? (made.get(name) ?? null) : make(choice);
    made.set(name, model);
    if (model === null) missing.push(role);
    else own.set(role, model.id === lead.id ? lead : model);
  }
  const modelOf = (role: RoleName): Model | null => {
    const model = own.get(role);
    return model === undefined ? lead : model;
  };
  const label = modelOf('interviewer')?.label ?? offlineWith(lead.label);
  return { source: { label, for: modelOf }, missing };
}
