import { ROLE_NAMES, type RoleName } from '../../../agents/session/role-names';
import { parseModelChoice, type ModelChoice } from './model-choice';

/** A part of a setting that says nothing that can be used. */
type UnfitEntry = { kind: 'role'; name: string } | { kind: 'model'; role: RoleName };

/** Which model plays which role, where that is not the leading one. */
interface RoleModels {
  chosen: ReadonlyMap<RoleName, ModelChoice>;
  unfit: UnfitEntry[];
}

/** Reads the setting `brainstorm.models`. What cannot be used is left out, and listed. */
export function readRoleModels(setting: Readonly<Record<string, unknown>>): RoleModels {
  const chosen = new Map<RoleName, ModelChoice>();
  const unfit: UnfitEntry[] = [];
  for (const [name, value] of Object.entries(setting)) {
    const role = ROLE_NAMES.find((known) => known === name);
    const choice = typeof value === 'string' ? parseModelChoice(value) : null;
    if (role === undefined) unfit.push({ kind: 'role', name });
    else if (choice === null) unfit.push({ kind: 'model', role });
    else chosen.set(role, choice);
  }
  return { chosen, unfit };
}
