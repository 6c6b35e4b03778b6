import type { QuestionTypeName } from '../../agents/questions/question-type';
import type { Picked } from './control';
import { CONTROLS } from './registry';

/**
 * What the digit key `digit` (1 to 9) does to the draft: the choice with that number is picked, or toggled where several may
 * be. Null if the type has nothing to pick or no such choice. Where the control's `submitLabel` is null, submit the result.
 */
export function applyDigit(
  type: QuestionTypeName,
  config: unknown,
  draft: unknown,
  digit: number,
): Picked<unknown> | null {
  if (!Number.isInteger(digit) || digit < 1 || digit > 9) return null;
  return CONTROLS[type].pick?.(config, draft, digit - 1) ?? null;
}
