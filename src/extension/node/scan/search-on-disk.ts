import { redact } from '../../../agents/base/redact/redact';
import type { Capped, FileEntry, TextMatch } from '../../../agents/workspace/workspace-reader';
import type { CallBudget } from '../limits/call-budget';
import { candidateIn, matchesIn, MAX_SEARCHED, tooLargeNote, wantedTexts } from '../text/text-matches';
import { hasBinaryName } from './binary-names';
import type { DiskRoot } from './disk-root';
import { DiskRules } from './disk-rules';
import type { FileReader } from './file-reader';

/**
 * Lines that hold one of the texts, ignoring case, in the order of the files. Binary files are passed over in silence;
 * files that are too large, and caps that are reached, are told in `capped`. `isWalked`: the files come from a walk just
 * now, so that they need not be judged by their paths again.
 */
export function searchOnDisk(
  files: readonly FileEntry[],
  texts: readonly string[],
  {
    roots,
    reader,
    budget,
    isWalked,
  }: {
    roots: readonly DiskRoot[];
    reader: FileReader;
    budget: CallBudget;
    isWalked: boolean;
  },
): Capped<TextMatch[]> {
  const wanted = wantedTexts(texts);
  const matches: TextMatch[] = [];
  if (wanted === null) return { value: matches };
  const gates = new Map(roots.map((root) => [root.name, { root, rules: new DiskRules(root, reader) }]));
  let tooLarge = 0;
  for (const [at, file] of files.entries()) {
    const reached = budget.reached();
    if (reached !== null) return { value: matches, capped: `${reached}, with ${at} of ${files.length} files searched` };
    const gate = gates.get(file.root);
    if (gate === undefined || hasBinaryName(file.path) || (!isWalked && !gate.rules.admits(file.path))) continue;
    const bytes = contentOf(file.path, gate, reader);
    if (bytes === null) continue;
    if (reader.size > MAX_SEARCHED) {
      tooLarge += 1;
      continue;
    }
    budget.spend({ bytes: bytes.length });
    const candidate = candidateIn(bytes, wanted);
    if (candidate === null) continue;
    const found = matchesIn(candidate, redact(candidate.text), wanted, file).slice(0, budget.entriesLeft);
    budget.spend({ entries: found.length });
    matches.push(...found);
  }
  const capped = tooLargeNote(tooLarge);
  return capped === undefined ? { value: matches } : { value: matches, capped };
}

/** What a file holds, if it and the folders above it are what they should be. */
export function contentOf(
  path: string,
  { root, rules }: { root: DiskRoot; rules: DiskRules },
  reader: FileReader,
): Uint8Array | null {
  try {
    const cut = path.lastIndexOf('/');
    return rules.isReal(cut === -1 ? '' : path.slice(0, cut)) ? reader.read(root.at(path), MAX_SEARCHED, true) : null;
  } catch {
    // Gone or unreadable since the walk: there is nothing to find in it.
    return null;
  }
}
