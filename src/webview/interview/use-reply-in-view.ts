import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** Brings the last entry of a list of exchanges into view when it gets its reply; what was there before stays put. */
export function useReplyInView(list: RefObject<HTMLElement | null>, replies: number): void {
  const known = useRef(replies);
  useEffect(() => {
    if (replies > known.current) list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' });
    known.current = replies;
  }, [replies]);
}
