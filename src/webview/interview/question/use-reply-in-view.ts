import { useEffect, useRef } from 'preact/hooks';

/** Brings an exchange into view when it gets its reply, i.e. when `replies` grows; what was there before stays put. */
export function useReplyInView(exchange: () => Element | null | undefined, replies: number): void {
  const known = useRef(replies);
  useEffect(() => {
    if (replies > known.current) exchange()?.scrollIntoView({ block: 'nearest' });
    known.current = replies;
  }, [replies]);
}
