import { redact } from '../../agents/evidence/redact';
import type { Capped, FileEntry, TextMatch } from '../../agents/ports';
import type { CallBudget } from './call-budget';
import type { Root } from './file-port';
import { decodeText } from './text';

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
  const wanted = wantedIn(texts);
  const matches: TextMatch[] = [];
  if (wanted === null) return { value: matches };
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
      const found = matchesIn(content, file, wanted).slice(0, budget.entriesLeft);
      budget.spend({ entries: found.length });
      matches.push(...found);
      await budget.breathe();
    }
  }
  if (tooLarge === 0) return { value: matches };
  return { value: matches, capped: `${tooLarge} ${tooLarge === 1 ? 'file' : 'files'} over 1 MB left out` };
}

/** One pattern for texts in lower case, and one that ignores case. */
interface Wanted {
  lower: RegExp;
  any: RegExp;
}

function wantedIn(texts: readonly string[]): Wanted | null {
  const escaped = texts
    .filter((text) => text.trim() !== '')
    .map((text) => text.toLowerCase().replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  if (escaped.length === 0) return null;
  return { lower: new RegExp(escaped.join('|'), 'g'), any: new RegExp(escaped.join('|'), 'gi') };
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

function matchesIn(bytes: Uint8Array, { root, path }: FileEntry, wanted: Wanted): TextMatch[] {
  const original = decodeText(bytes);
  if (original === null) return [];
  const lower = original.toLowerCase();
  // Where lower case is longer, places in one text are not places in the other.
  const aligned = lower.length === original.length;
  if (aligned && lower.search(wanted.lower) === -1) return [];
  // Secrets are gone before the search, so that a guess at one is not confirmed by a match.
  const text = redact(original);
  const searched = !aligned || text === original ? lower : text.toLowerCase();
  return aligned
    ? linesWith(wanted.lower, searched, text, { root, path })
    : linesWith(wanted.any, text, text, { root, path });
}

/** The lines of `text` at the places where `pattern` occurs in `searched`, which is as long. Each line once. */
function linesWith(
  pattern: RegExp,
  searched: string,
  text: string,
  place: { root: string; path: string },
): TextMatch[] {
  const matches: TextMatch[] = [];
  let line = 1;
  let counted = 0;
  pattern.lastIndex = 0;
  for (let match = pattern.exec(searched); match !== null; match = pattern.exec(searched)) {
    for (let at = text.indexOf('\n', counted); at !== -1 && at < match.index; at = text.indexOf('\n', at + 1)) {
      line += 1;
      counted = at + 1;
    }
    const next = text.indexOf('\n', match.index);
    const end = next === -1 ? text.length : next;
    const from = end - counted <= MAX_LINE ? counted : Math.max(counted, match.index - MAX_LINE / 4);
    matches.push({ ...place, line, text: text.slice(from, Math.min(end, from + MAX_LINE)).replace(/\r$/, '') });
    pattern.lastIndex = end + 1;
    if (next === -1) break;
  }
  pattern.lastIndex = 0;
  return matches;
}
