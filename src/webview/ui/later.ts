import type { FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** A part of the page in a file of its own, which is loaded after what is seen first. */
interface LaterPart<P> {
  /** Loads the part ahead, so that nobody waits for it. Never rejects: who wants the part tries again. */
  load(): Promise<void>;
  /** The part, and null until it is there; the caller is rendered again then. */
  use(): FunctionComponent<P> | null;
}

/** Milliseconds until a part that could not be loaded is tried again. */
const AGAIN_MS = 1_000;

export function laterPart<P>(bring: () => Promise<FunctionComponent<P>>): LaterPart<P> {
  let part: FunctionComponent<P> | null = null;
  let loading: Promise<void> | null = null;
  const load = (): Promise<void> =>
    (loading ??= bring().then(
      (brought) => void (part = brought),
      () => void (loading = null),
    ));
  return {
    load,
    use() {
      const [, render] = useState(0);
      useEffect(() => {
        let isWanted = true;
        const wait = async (): Promise<void> => {
          while (isWanted && part === null) {
            await load();
            if (part === null) await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
          }
          if (isWanted) render((times) => times + 1);
        };
        if (part === null) void wait();
        return () => void (isWanted = false);
      }, []);
      return part;
    },
  };
}
