/** The list with the item `id` at `index`; the others keep their order. An index beyond the ends means the end. */
export function moved(order: readonly string[], id: string, index: number): string[] {
  const rest = order.filter((other) => other !== id);
  rest.splice(Math.max(0, Math.min(index, rest.length)), 0, id);
  return rest;
}

/**
 * Where an item dragged to height `y` belongs: behind every row whose middle lies above it. `middles` are those of the
 * other rows, from top to bottom.
 */
export function dropIndex(middles: readonly number[], y: number): number {
  return middles.filter((middle) => middle < y).length;
}
