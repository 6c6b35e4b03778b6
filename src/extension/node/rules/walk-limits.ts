/** Folders below this depth are not walked. */
export const MAX_DEPTH = 40;

/** Most entries of one folder that are looked at. */
export const MAX_CHILDREN = 20_000;

/** Most remarks on a walk that are told in full. */
const MAX_NOTES = 3;

/** What a walk left out, in one line. */
export function describeNotes(notes: readonly string[]): string {
  const shown = [...new Set(notes)];
  if (shown.length <= MAX_NOTES) return shown.join('; ');
  return `${shown.slice(0, MAX_NOTES).join('; ')}; and ${shown.length - MAX_NOTES} more`;
}
