import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { QuestionTypeName } from '../../../agents/questions/question-type';
import { usePageState } from '../../connection/use-host';

/** Types that are answered by writing: the focus goes into their field, so that one can write at once. */
const WRITTEN: readonly QuestionTypeName[] = ['ask_text', 'ask_code'];

/**
 * Brings a question into view and moves the focus to it when it appears, unless the person is at something else in the
 * page or outside of it; and whenever the extension asks for it.
 */
export function useQuestionFocus(card: RefObject<HTMLElement | null>, type: QuestionTypeName): void {
  const { focusWishes } = usePageState();
  const granted = useRef(focusWishes);
  useLayoutEffect(() => bringIntoView(card.current), []);
  useEffect(() => focusIfNothingIs(() => focusQuestion(card.current, type)), []);
  useEffect(() => {
    if (focusWishes === granted.current) return;
    granted.current = focusWishes;
    focusQuestion(card.current, type);
  }, [focusWishes]);
}

/** Scrolls to what is new in the conversation, before it is seen, unless the person is at work there. */
export function bringIntoView(news: HTMLElement | null): void {
  if (document.activeElement?.closest('.conversation-body')) return;
  // With what stands directly above it: why the model is paused.
  (news?.closest('.turn') ?? news)?.scrollIntoView({ block: 'start' });
}

/** Calls `focus` if nothing in the page has the focus though the page has: what had it was the question before, which is gone. */
export function focusIfNothingIs(focus: () => void): void {
  const focused = document.activeElement;
  if (document.hasFocus() && (focused === null || focused === document.body)) focus();
}

function focusQuestion(card: HTMLElement | null, type: QuestionTypeName): void {
  const field = WRITTEN.includes(type)
    ? card?.querySelector<HTMLElement>('.control-place :is(vscode-text-field, vscode-text-area, textarea, input)')
    : null;
  (field ?? card?.querySelector<HTMLElement>('h2'))?.focus();
}
