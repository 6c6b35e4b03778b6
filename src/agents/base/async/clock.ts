import type { CancelSignal } from './cancellation';

/** Time, given from outside so that the core is deterministic under test. */
export interface Clock {
  /** ISO 8601, UTC, with milliseconds. */
  now(): string;
  /** Milliseconds from an arbitrary origin, never going back. */
  elapsed(): number;
  /** Resolves after so many milliseconds, or at once when the signal says that nobody waits any more. */
  wait(ms: number, signal?: CancelSignal): Promise<void>;
}
