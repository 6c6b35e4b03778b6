import { useRef, useState } from 'preact/hooks';

/** Something asked of the extension, as a component shows it. */
export interface Action {
  /** Set while the extension has not replied. */
  pending: boolean;
  /** Why it was refused last, in a sentence for the person. */
  refusal: string | null;
  /** Starts the work unless other work is still pending; resolves to whether it succeeded. */
  run: (work: () => Promise<unknown>) => Promise<boolean>;
  /** The same beside whatever is pending, for what may come in quick succession and is all meant. */
  runBeside: (work: () => Promise<unknown>) => Promise<boolean>;
  /** Shows a refusal of the page's own; null takes it away. */
  refuse: (reason: string | null) => void;
}

export function useAction(): Action {
  const running = useRef(false);
  const [pending, setPending] = useState(false);
  const [refusal, refuse] = useState<string | null>(null);
  const runBeside = async (work: () => Promise<unknown>): Promise<boolean> => {
    refuse(null);
    try {
      await work();
      return true;
    } catch (error) {
      refuse(error instanceof Error ? error.message : String(error));
      return false;
    }
  };
  const run = async (work: () => Promise<unknown>): Promise<boolean> => {
    if (running.current) return false;
    running.current = true;
    setPending(true);
    try {
      return await runBeside(work);
    } finally {
      running.current = false;
      setPending(false);
    }
  };
  return { pending, refusal, run, runBeside, refuse };
}
