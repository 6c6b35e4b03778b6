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

/** The digit that a key press stands for; null with a modifier, while composing, or where it is typed into a field. */
export function digitOf(event: KeyboardEvent): number | null {
  const modified = event.ctrlKey || event.metaKey || event.altKey || event.isComposing;
  return !modified && /^[1-9]$/.test(event.key) && !isTyping(event) ? Number(event.key) : null;
}

/** Input types that take no typed characters. */
const UNTYPED_INPUTS = ['radio', 'checkbox', 'range', 'button', 'file', 'submit'];

/** Whether a key press goes into a text field, also one inside a toolkit component. */
export function isTyping(event: KeyboardEvent): boolean {
  const target = event.composedPath()[0];
  if (target instanceof HTMLInputElement) return !UNTYPED_INPUTS.includes(target.type);
  if (target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement) return true;
  return target instanceof HTMLElement && target.isContentEditable;
}

/** Whether what has the focus uses Enter itself: buttons, links, disclosures, fields of several lines, lists of choices. */
export function claimsEnter(event: KeyboardEvent): boolean {
  if (event.isComposing) return true;
  const target = event.composedPath()[0];
  return target instanceof Element && target.closest('button, a[href], summary, textarea, select, [contenteditable="true"]') !== null;
}
