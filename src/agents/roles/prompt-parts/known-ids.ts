/** Those of the ids there are that a model named, each once, in the order of naming; case and brackets do not matter. */
export function knownIds(named: readonly string[] | null, there: readonly string[]): string[] {
  const known = new Map(there.map((id) => [id.toUpperCase(), id]));
  const plain = (id: string) =>
    id
      .trim()
      .replace(/^\[|\]$/g, '')
      .toUpperCase();
  return [...new Set((named ?? []).flatMap((id) => known.get(plain(id)) ?? []))];
}
