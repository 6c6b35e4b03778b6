import type { FileEntry, TextMatch } from '../../../agents/workspace/workspace-reader';
import { wholeWords } from '../redaction/windows';
import { decodeText } from './text';

/** Larger files are left out of searches: they are data, or were written by a tool. */
export const MAX_SEARCHED = 1024 * 1024;

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

/** One pattern for texts in lower case, and one that ignores case. */
interface WantedTexts {
  lower: RegExp;
  any: RegExp;
}

/** What to look for; null where the texts are blank. */
export function wantedTexts(texts: readonly string[]): WantedTexts | null {
  const escaped = texts
    .filter((text) => text.trim() !== '')
    .map((text) => text.toLowerCase().replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  if (escaped.length === 0) return null;
  return { lower: new RegExp(escaped.join('|'), 'g'), any: new RegExp(escaped.join('|'), 'gi') };
}

/** A text that holds one of the texts, as long as its secrets have not been taken out. */
interface Candidate {
  text: string;
  /** The text in lower case; null where places in it are not places in the text, because it is longer. */
  lower: string | null;
}

/** What a file holds, if it is text and may hold what is wanted. */
export function candidateIn(bytes: Uint8Array, wanted: WantedTexts): Candidate | null {
  const text = decodeText(bytes);
  if (text === null) return null;
  const lower = text.toLowerCase();
  if (lower.length !== text.length) return { text, lower: null };
  return lower.search(wanted.lower) === -1 ? null : { text, lower };
}

/**
 * The lines of a candidate that hold one of the texts. `safe` is its text without secrets: what is gone from it before the
 * search is not confirmed by a match.
 */
export function matchesIn(
  { text, lower }: Candidate,
  safe: string,
  wanted: WantedTexts,
  { root, path }: Pick<FileEntry, 'root' | 'path'>,
): TextMatch[] {
  if (lower === null) return linesWith(wanted.any, safe, safe, { root, path });
  return linesWith(wanted.lower, safe === text ? lower : safe.toLowerCase(), safe, { root, path });
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
    matches.push({ ...place, line, text: shortLine(text.slice(counted, end), from - counted, match.index - counted) });
    pattern.lastIndex = end + 1;
    if (next === -1) break;
  }
  pattern.lastIndex = 0;
  return matches;
}

function shortLine(line: string, from: number, at: number): string {
  return wholeWords(line, from, from + MAX_LINE, at).replace(/\r$/, '');
}

/** How to say that large files were left out. */
export function tooLargeNote(files: number): string | undefined {
  return files === 0 ? undefined : `${files} ${files === 1 ? 'file' : 'files'} over 1 MB left out`;
}
