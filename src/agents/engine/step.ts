import { stepKey } from '../base/text/hash';
import type { RolePorts } from '../model/model-ports';
import {
  ROLE_STEPS,
  type PlainRoleStep,
  type PlainStepKind,
  type RoleStep,
  type RoleStepInputs,
  type RoleStepKind,
} from '../roles/registry';
import type { SessionEvent } from '../session/events';
import type { RoleName } from '../session/role-names';

interface Inputs extends RoleStepInputs {
  /** The engine's own facts: nothing to compute, only to record. */
  record: SessionEvent[];
}

type StepKind = keyof Inputs;

/** One thing that is due. Its `key` names the work and the input it is done with; a result is wanted only as long as its key is due. */
export type Step<K extends StepKind = StepKind> = { [P in K]: { kind: P; key: string; input: Inputs[P] } }[K];
export type StepOf<K extends StepKind> = Step<K>;

/** Makes a step; the key is the hash of `keyed`, which is the whole input unless said otherwise. */
export function step<K extends StepKind>(kind: K, input: Inputs[K], keyed: unknown = input): StepOf<K> {
  return { kind, key: stepKey(kind, keyed), input };
}

const ROWS: { readonly [K in RoleStepKind]: RoleStep<Inputs[K]> } = ROLE_STEPS;
const PLAIN_ROWS: { readonly [K in PlainStepKind]: PlainRoleStep<Inputs[K]> } = ROLE_STEPS;

/** The role that plays a step; null for what no role does. */
export function roleOf(due: Step): RoleName | null {
  return due.kind === 'record' ? null : ROWS[due.kind].role.name;
}

/** What a running step is doing, in words for the person; null for work nobody waits for. */
export function busyText(due: Step): string | null {
  return due.kind === 'record' ? null : busyOf(due);
}

function busyOf<K extends RoleStepKind>({ kind, input }: Step<K>): string | null {
  const { busy } = ROWS[kind];
  return typeof busy === 'function' ? busy(input) : busy;
}

/** Whether the person may go on without waiting for it ("Start asking now"). */
export function isSkippable(due: Step): boolean {
  return due.kind !== 'record' && ROWS[due.kind].skippable === true;
}

/** Does a step that is done by playing its role. */
export function playPlain<K extends PlainStepKind>(
  { kind, input, key }: Step<K>,
  ports: RolePorts,
): Promise<SessionEvent[]> {
  return PLAIN_ROWS[kind].play(input, key, ports);
}
