import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

/**
 * Tells the styles how high the status bar is, as `--status-height`: where it stays in view, what is scrolled to or gets
 * the focus must not end up behind it. Its height changes with what is going on and with the width of the page.
 */
export function useStatusHeight(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current } = bar;
    if (!current) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty('--status-height', `${current.offsetHeight}px`));
    observer.observe(current);
    return () => observer.disconnect();
  }, [bar]);
}
