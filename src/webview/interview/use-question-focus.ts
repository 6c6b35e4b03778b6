import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { QuestionTypeName } from '../../agents/questions/question-type';
import { usePageState } from '../connection/use-host';

/** Types that are answered by writing: the focus goes into their field, so that one can write at once. */
const WRITTEN: readonly QuestionTypeName[] = ['ask_text', 'ask_code'];

/**
 * Brings a question into view and moves the focus to it when it appears, unless the person is at something else in the
 * page or outside of it; and whenever the extension asks for it.
 */
export function useQuestionFocus(card: RefObject<HTMLElement | null>, type: QuestionTypeName): void {
  const { focusWishes } = usePageState();
  const granted = useRef(focusWishes);
  useEffect(() => {
    bringIntoView(card.current, () => focusQuestion(card.current, type));
  }, []);
  useEffect(() => {
    if (focusWishes === granted.current) return;
    granted.current = focusWishes;
    focusQuestion(card.current, type);
  }, [focusWishes]);
}

/**
 * Scrolls to what is new in the conversation unless the person is at work there, and calls `focus` if nothing has the
 * focus: what had it was the question before, which is gone.
 */
export function bringIntoView(news: HTMLElement | null, focus: () => void): void {
  const focused = document.activeElement;
  if (!focused?.closest('.conversation-body')) {
    // With what stands directly above it: why the model is paused.
    const top = news?.closest('.turn') ?? news;
    top?.scrollIntoView({ block: 'start' });
    // The toolkit's elements get their size a frame later, and before that the page may be too short to scroll so far.
    requestAnimationFrame(() => requestAnimationFrame(() => top?.scrollIntoView({ block: 'start' })));
  }
  if (document.hasFocus() && (focused === null || focused === document.body)) focus();
}

function focusQuestion(card: HTMLElement | null, type: QuestionTypeName): void {
  const field = WRITTEN.includes(type)
    ? card?.querySelector<HTMLElement>('.control-place :is(vscode-text-field, vscode-text-area, textarea, input)')
    : null;
  (field ?? card?.querySelector<HTMLElement>('h2'))?.focus();
}
