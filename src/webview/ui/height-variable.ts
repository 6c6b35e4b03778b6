import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

/**
 * Tells the styles how high something is that stays in view, as a variable such as `--status-height`: what is scrolled to
 * or gets the focus must not end up behind it. Its height changes with what it says and with the width of the page.
 */
export function useHeightVariable(place: RefObject<HTMLElement | null>, name: `--${string}`): void {
  useLayoutEffect(() => {
    const { current } = place;
    if (!current) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty(name, `${current.offsetHeight}px`));
    observer.observe(current);
    return () => observer.disconnect();
  }, [place, name]);
}
