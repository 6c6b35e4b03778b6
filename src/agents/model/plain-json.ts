import { withoutHidden } from '../base/text/quote';

/** Levels that a value may be nested: far more than any form asks for, far fewer than would exhaust a stack. */
const MOST_LEVELS = 64;

/** What `plainJson` gives for a value that is nested too deep. */
export const TOO_DEEP = Symbol('too deep');

/**
 * A JSON value of a model's that may be kept and shown: without `__proto__` keys and without characters that hide or
 * reorder what people read, with U+FFFD for half surrogate pairs (a file keeps none: what is read back would not be what
 * was written) and null for numbers too large to write. `TOO_DEEP` where it is nested more than 64 levels.
 */
export function plainJson(value: unknown, level = 0): unknown {
  if (level > MOST_LEVELS) return TOO_DEEP;
  if (typeof value === 'string') return withoutHidden(value);
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value === 'boolean' || value === null) return value;
  if (typeof value !== 'object') return null;
  if (Array.isArray(value)) {
    const items = value.map((item) => plainJson(item, level + 1));
    return items.includes(TOO_DEEP) ? TOO_DEEP : items;
  }
  const entries = Object.entries(value)
    .filter(([key]) => key !== '__proto__')
    .map(([key, item]) => [withoutHidden(key), plainJson(item, level + 1)] as const);
  return entries.some(([, item]) => item === TOO_DEEP) ? TOO_DEEP : Object.fromEntries(entries);
}
