import type { Clock } from '../base/async/clock';
import type { CancelSignal } from '../base/async/cancellation';
import { cancelled } from './calls';
import { type FailureKind, ModelFailure } from './model';

/** Milliseconds before each further attempt, where the server names none. */
const WAITS = [1_000, 4_000] as const;
/** The longest wait in milliseconds that a server may ask for; beyond it the person is told at once. */
const LONGEST_WAIT = 30_000;
/** Failures that the same request may outlast. */
const PASSING: readonly FailureKind[] = ['transport', 'quota', 'authorisation'];

/**
 * Does `attempt`, and up to twice more where it fails in a way that may pass. Gives up at once where the server asks for
 * more than 30 s, and where the wait would outlast `timeLeft` (milliseconds). Rejects with the last failure, or with
 * `cancelled` when the signal ends a wait.
 */
export async function withRetries<T>(
  attempt: () => Promise<T>,
  { clock, signal, timeLeft }: { clock: Clock; signal: CancelSignal; timeLeft: () => number },
): Promise<T> {
  for (const usual of WAITS) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof ModelFailure) || !error.transient || !PASSING.includes(error.kind)) throw error;
      const wait = waitOf(error) ?? usual;
      if (wait > LONGEST_WAIT) throw sayingHowLong(error, wait);
      if (wait >= timeLeft()) throw error;
      await clock.wait(wait, signal);
      if (signal.aborted) throw cancelled();
    }
  }
  return attempt();
}

function waitOf({ retryAfterMs }: ModelFailure): number | null {
  return retryAfterMs !== null && retryAfterMs >= 0 ? retryAfterMs : null;
}

function sayingHowLong(failure: ModelFailure, ms: number): ModelFailure {
  const seconds = Math.ceil(ms / 1_000);
  const time = seconds <= 120 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
  return new ModelFailure(failure.kind, `${failure.message} The server asks to wait ${time} before the next call.`, {
    transient: failure.transient,
    retryAfterMs: failure.retryAfterMs,
  });
}
