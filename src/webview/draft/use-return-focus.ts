import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/**
 * Puts the focus back on what opened something (`selector`, inside `place`) when that closes, unless the focus has gone
 * elsewhere already.
 */
export function useReturnFocus(open: boolean, place: RefObject<HTMLElement | null>, selector: string): void {
  const wasOpen = useRef(open);
  // Before anything is painted: later the focus would have been given to a neighbour of what went away.
  useLayoutEffect(() => {
    const closed = wasOpen.current && !open;
    wasOpen.current = open;
    if (closed && document.activeElement === document.body)
      place.current?.querySelector<HTMLElement>(selector)?.focus();
  }, [open]);
}
