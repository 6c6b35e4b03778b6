/** The order after moving some ids, as a block, before another one; null moves them to the end. */
export function moveBefore(ids: readonly string[], moved: readonly string[], before: string | null): string[] {
  if (before !== null && moved.includes(before)) return [...ids];
  const others = ids.filter((id) => !moved.includes(id));
  const at = before === null ? others.length : others.indexOf(before);
  return [...others.slice(0, at), ...moved, ...others.slice(at)];
}

/** The order after moving one id up (-1) or down (1) by a place; the same order at the ends. */
export function moveBy(ids: readonly string[], id: string, by: -1 | 1): string[] {
  const from = ids.indexOf(id);
  const to = from + by;
  if (from === -1 || to < 0 || to >= ids.length) return [...ids];
  const others = ids.filter((other) => other !== id);
  return [...others.slice(0, to), id, ...others.slice(to)];
}
