/** Gives numbers in a row, as sessions number evidence. */
export function countingFrom(first: number): () => number {
  let next = first;
  return () => next++;
}
