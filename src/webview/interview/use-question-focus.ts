import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import { usePageState } from '../connection/use-host';

/** Types whose first field is for writing: the focus goes there, so that one can write at once. */
const WRITTEN = '.text-field, .text-area, textarea';

/**
 * Moves the focus to a question when it appears, unless the person is at something else in the page or the page does not
 * have the focus; and whenever the extension asks for it.
 */
export function useQuestionFocus(card: RefObject<HTMLElement | null>): void {
  const { focusWishes } = usePageState();
  useEffect(() => {
    if (document.hasFocus() && isFree(document.activeElement)) focusQuestion(card.current);
  }, []);
  useEffect(() => {
    if (focusWishes > 0) focusQuestion(card.current);
  }, [focusWishes]);
}

/** Whether nothing has the focus: what had it was the question before, which is gone. */
function isFree(focused: Element | null): boolean {
  return focused === null || focused === document.body;
}

function focusQuestion(card: HTMLElement | null): void {
  const first = card?.querySelector<HTMLElement>('.control-first');
  (first ?? card?.querySelector<HTMLElement>('h2'))?.focus();
}

export { WRITTEN };
