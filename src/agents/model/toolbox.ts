import type { CancelSignal } from '../base/async/cancellation';
import type { ToolSpec } from './model';

/** Tools that a role may use while it works. Read-only: none writes, runs or connects on its own. */
export interface Toolbox {
  readonly specs: readonly ToolSpec[];
  /**
   * Does one call. What is refused or fails is told in the text, so that the model can correct itself; rejects only when
   * the signal says that nobody waits any more. The text is capped and redacted.
   */
  call(name: string, input: unknown, signal: CancelSignal): Promise<string>;
}
