import { BLANK_QUESTION } from './question-guide';
import type { ShortWireQuestion } from './wire-question';
import { fromWireQuestion } from './wire-config';
import type { Evidence } from '../../session/evidence';
import type { Purpose } from '../../session/question';

/**
 * A question of a role that asks outside the turns of an interview: its purpose is the role's, and it puts no topic first.
 * What is wrong with it stays in it, as `fromWireQuestion` leaves it. Throws nothing.
 */
export function askedAs(purpose: Purpose, wire: ShortWireQuestion, evidence: readonly Pick<Evidence, 'id'>[]): unknown {
  return { ...(fromWireQuestion({ ...BLANK_QUESTION, ...wire, frames: null }, evidence) as object), purpose };
}
