import type { LinesOf } from '../workspace/workspace-reader';
import { MAX_EXCERPT } from '../workspace/evidence-draft';
import { bestLines, type Chunk } from './best-lines';
import { definitionIn } from './definitions';
import type { Query } from './query';

/** Lines before the one that matters most among which the definition that it belongs to is looked for. */
const LOOKED_BACK = 60;

/** Share of an excerpt that may be spent on what stands before the line that matters most, where no definition begins there. */
const BEFORE = 1 / 3;

/**
 * Of the lines that are to be cited, those that one excerpt holds: all of them if they fit; else from the definition that
 * the decisive line belongs to, or from a little before that line. Without a focus the decisive line is the one that holds
 * most of what is sought.
 */
export function decisiveLines(
  lines: readonly string[],
  path: string,
  { start: from, end: to, focus: told }: Pick<LinesOf, 'start' | 'end' | 'focus'>,
  query: Query,
): Chunk {
  const start = Math.max(1, Math.min(from, lines.length));
  const end = Math.max(start, Math.min(to, lines.length));
  // A definition says most where it begins; of other lines, where a prompt has less room, those stay that are sought.
  if (charactersOf(lines, start, end) <= MAX_EXCERPT)
    return {
      start,
      end,
      focus: told ?? (definesAt(lines, path, start) ? start : foundIn(lines, path, start, end, query)),
    };
  const focus = told ?? foundIn(lines, path, start, end, query);
  const first = Math.max(start, beginningOf(lines, path, start, focus));
  return { start: first, end: lastOf(lines, first, end), focus: Math.max(first, focus) };
}

/** Lines at the start of a range among which what it shows is defined, comments before it included. */
const DEFINED_WITHIN = 8;

function definesAt(lines: readonly string[], path: string, start: number): boolean {
  return lines.slice(start - 1, start - 1 + DEFINED_WITHIN).some((line) => definitionIn(line, path) !== null);
}

function foundIn(lines: readonly string[], path: string, start: number, end: number, query: Query): number {
  return start - 1 + bestLines(lines.slice(start - 1, end), path, query).focus;
}

/** A range in consecutive parts that an excerpt holds each. */
export function excerptsOf(lines: readonly string[], { whole, start, end }: LinesOf): LinesOf[] {
  const parts: LinesOf[] = [];
  for (let first = start; first <= end; first = (parts.at(-1)?.end ?? end) + 1) {
    parts.push({ whole, start: first, end: lastOf(lines, first, end) });
  }
  return parts;
}

/** The definition that a line belongs to, the nearest one that is indented less, if an excerpt that begins there holds the line. */
function beginningOf(lines: readonly string[], path: string, start: number, focus: number): number {
  if (charactersOf(lines, start, focus) <= MAX_EXCERPT * BEFORE) return start;
  const own = indentOf(lines[focus - 1] ?? '');
  for (let line = focus; line >= Math.max(start, focus - LOOKED_BACK); line--) {
    const text = lines[line - 1] ?? '';
    const definition = definitionIn(text, path);
    if (definition === null || (line !== focus && indentOf(text) >= own)) continue;
    if (charactersOf(lines, line, focus) <= MAX_EXCERPT) return line;
    break;
  }
  let line = focus;
  while (line > start && charactersOf(lines, line - 1, focus) <= MAX_EXCERPT * BEFORE) line--;
  return line;
}

/** The last line that an excerpt holds; at least the first one. */
function lastOf(lines: readonly string[], first: number, end: number): number {
  let last = first;
  let length = lines[first - 1]?.length ?? 0;
  while (last < end) {
    length += 1 + (lines[last]?.length ?? 0);
    if (length > MAX_EXCERPT) break;
    last += 1;
  }
  return last;
}

function charactersOf(lines: readonly string[], start: number, end: number): number {
  let sum = end - start;
  for (let line = start; line <= end && sum <= MAX_EXCERPT; line++) sum += lines[line - 1]?.length ?? 0;
  return sum;
}

function indentOf(text: string): number {
  return text.length - text.trimStart().length;
}
