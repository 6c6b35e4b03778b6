import type { Rung } from './model';

/**
 * What was learnt about models while talking to them: the rung that works for a form of reply, and whether tools are
 * taken. Kept as long as its owner lives; nothing of it is needed to be right, it only saves refused calls.
 */
export class LadderMemory {
  readonly #rungs = new Map<string, Rung>();
  readonly #withoutTools = new Set<string>();

  /** The rung that worked for this model and schema after a stricter one was refused; null to start at the top. */
  rung(modelId: string, schemaName: string): Rung | null {
    return this.#rungs.get(`${modelId}\n${schemaName}`) ?? null;
  }

  /** To be called only once a lower rung has given a usable reply after a stricter one was refused. */
  remember(modelId: string, schemaName: string, rung: Rung): void {
    this.#rungs.set(`${modelId}\n${schemaName}`, rung);
  }

  takesTools(modelId: string): boolean {
    return !this.#withoutTools.has(modelId);
  }

  rememberWithoutTools(modelId: string): void {
    this.#withoutTools.add(modelId);
  }
}
