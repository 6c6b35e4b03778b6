/** Levels that a value may be nested: far more than any form asks for, far fewer than would exhaust a stack. */
const MOST_LEVELS = 64;

/** What `plainJson` gives for a value that is nested too deep. */
export const TOO_DEEP = Symbol('too deep');

/**
 * A JSON value of unknown origin that survives being written and read again: without `__proto__` keys, with U+FFFD for
 * half surrogate pairs and null for numbers too large to write. `TOO_DEEP` where it is nested more than 64 levels.
 */
export function plainJson(value: unknown, level = 0): unknown {
  if (level > MOST_LEVELS) return TOO_DEEP;
  if (typeof value === 'string') return wellFormed(value);
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value === 'boolean' || value === null) return value;
  if (typeof value !== 'object') return null;
  if (Array.isArray(value)) {
    const items = value.map((item) => plainJson(item, level + 1));
    return items.includes(TOO_DEEP) ? TOO_DEEP : items;
  }
  const entries = Object.entries(value)
    .filter(([key]) => key !== '__proto__')
    .map(([key, item]) => [wellFormed(key), plainJson(item, level + 1)] as const);
  return entries.some(([, item]) => item === TOO_DEEP) ? TOO_DEEP : Object.fromEntries(entries);
}

/** A file keeps no half surrogate pair: what is read back would not be what was written. */
function wellFormed(text: string): string {
  return text.replace(/\p{Cs}/gu, '\ufffd');
}
