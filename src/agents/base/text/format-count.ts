/** Most names that a line of a result lists. */
const MAX_NAMES = 8;

/** A number with its noun: "1 file", "2,000 files", "3 entries". */
export function counted(count: number, noun: string): string {
  const plural = noun.endsWith('y') ? `${noun.slice(0, -1)}ies` : `${noun}s`;
  return `${count.toLocaleString('en-GB')} ${count === 1 ? noun : plural}`;
}

/** The first of several names, each once. */
export function listed(names: readonly string[]): string {
  const distinct = [...new Set(names)];
  const shown = distinct.slice(0, MAX_NAMES).join(', ');
  return distinct.length > MAX_NAMES ? `${shown} …` : shown;
}
