import type { CancelSignal } from '../base/async/cancellation';
import type { Capped, ReadBudget, TextMatch, WorkspaceReader } from './workspace-reader';

/**
 * The lines of all roots in which one of the names stands as a word of its own, in one search of each root. Names are made of
 * letters, digits, `_`, `-` and `$`. Rejects as `grep` of the reader does.
 */
export async function grepNames(
  reader: WorkspaceReader,
  names: readonly string[],
  budget: ReadBudget,
  signal: CancelSignal,
): Promise<Capped<TextMatch[]>> {
  const [only = ''] = names;
  const literal = names.length === 1;
  const pattern = literal ? only : names.map((name) => name.replaceAll('$', '\\$')).join('|');
  const value: TextMatch[] = [];
  let capped: string | undefined;
  for (const root of reader.roots()) {
    const request = { root, pattern, literal, ignoreCase: false, word: true, paths: [], globs: [] };
    const found = await reader.grep(request, budget, signal);
    value.push(...found.value);
    capped ??= found.capped;
  }
  return capped === undefined ? { value } : { value, capped };
}
