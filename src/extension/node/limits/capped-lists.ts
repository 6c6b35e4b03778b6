import type { Capped } from '../../../agents/workspace/workspace-reader';

/** A value with everything that was cut from it, in words; nothing to say where all of that is undefined. */
export function joinCaps<T>(value: T, notes: readonly (string | undefined)[]): Capped<T> {
  const told = notes.filter((note) => note !== undefined);
  return told.length === 0 ? { value } : { value, capped: told.join('; ') };
}

/** The beginning of a list, and that there is more of it. */
export function cut<T>({ value, capped }: Capped<T[]>, max: number): Capped<T[]> {
  if (value.length <= max) return joinCaps(value, [capped]);
  return joinCaps(value.slice(0, max), [`the first ${max} of ${value.length}`, capped]);
}
