import type { QuestionTypeName } from '../../agents/questions/question-type';
import { CONTROLS } from './registry';

/**
 * The draft after the digit key `digit` (1 to 9): the choice with that number picked, or toggled where several may be.
 * Null if the type has nothing to pick or no such choice. Where the control's `submitLabel` is null, submit the result.
 */
export function applyDigit(type: QuestionTypeName, config: unknown, draft: unknown, digit: number): unknown {
  if (!Number.isInteger(digit) || digit < 1 || digit > 9) return null;
  return CONTROLS[type].pick?.(config, draft, digit - 1) ?? null;
}
