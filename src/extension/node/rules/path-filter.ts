/** Patterns whose parts cannot be told by looking for slashes and wildcards. */
const INTRICATE = /[{}()\\!]|\[\^?\]|\[[^\]]*\//;

const WILDCARD = /[*?[\]]/;

/**
 * A quick test for paths that are to be matched against many patterns: false only where none of them can match. It looks
 * at what stands around and between the wildcards of a pattern's last segment and, where that is `**`, at the segment before.
 */
export function pathFilter(patterns: readonly string[]): (path: string) => boolean {
  const names = new Set<string>();
  const affixes = new Map<string, { prefix: string; inner: string; suffix: string }>();
  const folders = new Set<string>();
  for (const pattern of patterns) {
    if (INTRICATE.test(pattern)) return () => true;
    const segments = pattern.split('/').filter((segment) => segment !== '');
    const last = segments.at(-1) ?? '';
    const above = segments.at(-2) ?? '';
    const first = last.search(WILDCARD);
    if (/^\*\*+$/.test(last) && above !== '' && !WILDCARD.test(above)) folders.add(`/${above}/`);
    else if (first === -1) names.add(last);
    else {
      // What stands in brackets is one character or another.
      const pieces = last.replace(/\[[^\]]*\]/g, '*').split(/[*?[\]]+/);
      const inner = pieces
        .slice(1, -1)
        .reduce((longest, piece) => (piece.length > longest.length ? piece : longest), '');
      const affix = { prefix: pieces[0] ?? '', inner, suffix: pieces.at(-1) ?? '' };
      affixes.set(Object.values(affix).join('\n'), affix);
    }
  }
  const all = [...affixes.values()];
  const above = [...folders];
  return (path) => {
    const end = path.endsWith('/') ? path.length - 1 : path.length;
    const name = path.slice(path.lastIndexOf('/', end - 1) + 1, end);
    if (names.has(name)) return true;
    const fits = all.some(
      ({ prefix, inner, suffix }) => name.startsWith(prefix) && name.endsWith(suffix) && name.includes(inner),
    );
    if (fits) return true;
    return above.some((folder) => `/${path}/`.includes(folder));
  };
}
