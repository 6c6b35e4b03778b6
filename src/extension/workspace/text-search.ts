import { redact } from '../../agents/evidence/redact';
import type { Capped, FileEntry, TextMatch } from '../../agents/ports';
import type { CallBudget } from './call-budget';
import type { Root } from './file-port';
import { decodeText, linesOf } from './text';

/** Larger files are left out of searches: they are data, or were written by a tool. */
const MAX_FILE_BYTES = 1024 * 1024;

/** Files read side by side. */
const PARALLEL = 16;

/** Most characters of a matching line that are kept, around the first match. */
const MAX_LINE = 400;

/** Files whose path holds one of the texts come first, otherwise the order stays. */
export function pathsFirst(files: readonly FileEntry[], texts: readonly string[]): FileEntry[] {
  const wanted = texts.map((text) => text.toLowerCase());
  const score = ({ path }: FileEntry) => {
    const lower = path.toLowerCase();
    return wanted.filter((text) => lower.includes(text)).length;
  };
  return files
    .map((file) => ({ file, score: score(file) }))
    .sort((a, b) => b.score - a.score)
    .map(({ file }) => file);
}

/**
 * Lines that hold one of the texts, ignoring case, in the order of the files. Binary files are passed over in silence;
 * files that are too large, and caps that are reached, are told in `capped`. `rootOf` gives null for what must not be
 * opened.
 */
export async function searchFiles(
  files: readonly FileEntry[],
  texts: readonly string[],
  budget: CallBudget,
  rootOf: (file: FileEntry) => Promise<Root | null>,
): Promise<Capped<TextMatch[]>> {
  const wanted = texts.filter((text) => text.trim() !== '').map((text) => text.toLowerCase());
  const matches: TextMatch[] = [];
  if (wanted.length === 0) return { value: matches };
  const pattern = new RegExp(wanted.map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|'), 'g');
  let tooLarge = 0;
  for (let at = 0; at < files.length; at += PARALLEL) {
    const reached = budget.reached();
    if (reached !== null) return { value: matches, capped: `${reached}, with ${at} of ${files.length} files searched` };
    const batch = files.slice(at, at + PARALLEL).filter(({ size = 0 }) => size <= MAX_FILE_BYTES);
    tooLarge += Math.min(PARALLEL, files.length - at) - batch.length;
    const contents = await Promise.all(batch.map((file) => contentOf(file, rootOf)));
    for (const [i, file] of batch.entries()) {
      const content = contents[i];
      if (content === undefined || content === null) continue;
      budget.spend({ bytes: content.byteLength });
      const found = matchesIn(content, file, pattern).slice(0, budget.entriesLeft);
      budget.spend({ entries: found.length });
      matches.push(...found);
      await budget.breathe();
    }
  }
  if (tooLarge === 0) return { value: matches };
  return { value: matches, capped: `${tooLarge} files over ${MAX_FILE_BYTES / 1024 / 1024} MB left out` };
}

async function contentOf(
  file: FileEntry,
  rootOf: (file: FileEntry) => Promise<Root | null>,
): Promise<Uint8Array | null> {
  try {
    const root = await rootOf(file);
    if (root === null) return null;
    const { bytes, size } = await root.files.readFile(file.path, MAX_FILE_BYTES);
    return size > MAX_FILE_BYTES ? null : bytes;
  } catch {
    // Gone or unreadable since the walk: there is nothing to find in it.
    return null;
  }
}

function matchesIn(bytes: Uint8Array, { root, path }: FileEntry, pattern: RegExp): TextMatch[] {
  const original = decodeText(bytes);
  if (original === null) return [];
  pattern.lastIndex = 0;
  if (!pattern.test(original.toLowerCase())) return [];
  const matches: TextMatch[] = [];
  // Secrets are gone before the search, so that a guess at one is not confirmed by a match.
  for (const [i, line] of linesOf(redact(original)).entries()) {
    pattern.lastIndex = 0;
    const match = pattern.exec(line.toLowerCase());
    if (match === null) continue;
    const from = line.length <= MAX_LINE ? 0 : Math.max(0, match.index - MAX_LINE / 4);
    matches.push({ root, path, line: i + 1, text: line.slice(from, from + MAX_LINE) });
  }
  return matches;
}
