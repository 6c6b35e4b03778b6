import type { ReadBudget } from '../../../agents/workspace/workspace-reader';
import type { CancelSignal } from '../../../agents/base/async/cancellation';
import type { ProcessResult } from '../processes/run-process';
import type { MayShow } from './excluded-paths';
import type { OpenRepository } from './hardened-git';

/** One request under way: what it may cost in all, and what the person lets be seen. */
export class Asking {
  readonly #begun = performance.now();

  constructor(
    readonly open: OpenRepository,
    readonly budget: ReadBudget,
    readonly mayShow: MayShow,
    readonly redact: (text: string) => string | Promise<string>,
    readonly signal: CancelSignal | undefined,
  ) {}

  /** Runs git in the time that is left. */
  git(args: readonly string[], maxBytes = this.budget.maxBytes): Promise<ProcessResult> {
    const deadlineMs = Math.max(1, this.budget.deadlineMs - (performance.now() - this.#begun));
    return this.open.git(args, { deadlineMs, maxBytes: Math.min(maxBytes, this.budget.maxBytes), signal: this.signal });
  }
}
