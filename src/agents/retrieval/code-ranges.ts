import { bestLines, isComment } from './best-lines';
import { definitionIn } from './definitions';
import type { Query } from './query';

/** Lines from 1, inclusive, with the line in them that holds most of what is sought. */
interface CodeRange {
  start: number;
  end: number;
  focus: number;
  /** What is defined there, by name; null where nothing is. */
  name: string | null;
}

/** Lines before a line among which the definition that it belongs to is looked for. */
const LOOKED_BACK = 150;
/** Longest range: of a longer function the part around the line that matters. */
const LONGEST = 80;
/** Lines before the one that matters, where a function is too long to be named whole. */
const BEFORE = 20;
/** Lines of comment above a definition that belong to it; of a longer one only a part would stand there. */
const COMMENT = 12;

/** The functions, or other definitions, of a file that hold most of what is sought, the best first, none twice. */
export function codeRanges(lines: readonly string[], path: string, query: Query, most: number): CodeRange[] {
  const left = [...lines];
  const found: CodeRange[] = [];
  for (let i = 0; i < most; i++) {
    const { start, focus } = bestLines(left, path, query);
    if (i > 0 && !holdsSought(left[focus - 1] ?? '', query)) break;
    const range = definitionAround(lines, path, focus) ?? {
      start,
      end: Math.min(lines.length, start + 39),
      focus,
      name: null,
    };
    if (!found.some(({ start: from, end: to }) => from <= range.end && to >= range.start)) found.push(range);
    // What was found is blanked, so that the next best comes from elsewhere.
    for (let line = range.start; line <= range.end; line++) left[line - 1] = '';
    left[focus - 1] = '';
  }
  return found;
}

/**
 * The definition that a line belongs to, from its comment to its end; of one with more lines than `longest` the part around the
 * line. Null where there is none.
 */
export function definitionAround(
  lines: readonly string[],
  path: string,
  line: number,
  longest = LONGEST,
): CodeRange | null {
  const own = indentOf(lines[line - 1] ?? '');
  for (let at = line; at >= Math.max(1, line - LOOKED_BACK); at--) {
    const text = lines[at - 1] ?? '';
    const definition = definitionIn(text, path);
    if (definition === null || (at !== line && indentOf(text) >= own && own > 0)) continue;
    const end = endOf(lines, at);
    if (end < line) {
      if (indentOf(text) === 0) return null;
      continue;
    }
    const start = withComment(lines, at);
    if (end - start < longest) return { start, end, focus: line, name: definition.name };
    const from = Math.max(start, line - BEFORE);
    return { start: from, end: Math.min(end, from + longest - 1), focus: line, name: definition.name };
  }
  return null;
}

/**
 * The last line of what a line begins: up to the next one that is indented no more, and closes nothing. What stands within a text
 * of several lines ends nothing, wherever it begins.
 */
export function endOf(lines: readonly string[], start: number): number {
  const indent = indentOf(lines[start - 1] ?? '');
  let end = start;
  let textEnds = start;
  for (let at = start + 1; at <= lines.length; at++) {
    const text = lines[at - 1] ?? '';
    if (text.trim() === '') continue;
    if (at <= textEnds) {
      end = at;
      continue;
    }
    if (indentOf(text) <= indent) {
      // What closes the head ("): string {", ">(") or the whole ("}") belongs to it, and so does what it is bound to.
      if (!/^\s*(?:[})\]]|>\s*[({=]|end\b|where\b|\{\s*$)/.test(text)) break;
      end = at;
      if (/^\s*where\b/.test(text)) continue;
      if (!/[{([:,]\s*$/.test(text) || /^\s*[})\]]+,\s*$/.test(text)) break;
    } else end = at;
    textEnds = endOfText(lines, at);
  }
  return end;
}

/** Marks that begin and end a text of several lines, and most lines of one: an odd mark beyond is something else. */
const TEXT_MARKS = ['"""', "'''", '`'] as const;
const LONGEST_TEXT = 60;

/** The line on which a text ends that a line begins and leaves open; the line itself where it begins none. */
function endOfText(lines: readonly string[], line: number): number {
  const text = lines[line - 1] ?? '';
  if (isComment(text) && !/^\s*(?:"""|''')/.test(text)) return line;
  const opens = (one: string, mark: string) => one.includes(mark) && one.split(mark).length % 2 === 0;
  const mark = TEXT_MARKS.find((one) => opens(text, one));
  if (mark === undefined) return line;
  for (let at = line + 1; at <= Math.min(lines.length, line + LONGEST_TEXT); at++)
    if (opens(lines[at - 1] ?? '', mark)) return at;
  return line;
}

function withComment(lines: readonly string[], start: number): number {
  let first = start;
  while (first > 1 && start - first <= COMMENT && isComment(lines[first - 2] ?? '')) first--;
  return start - first > COMMENT ? start : first;
}

function holdsSought(line: string, query: Query): boolean {
  const lower = line.toLowerCase();
  return query.needles.some((needle) => lower.includes(needle));
}

function indentOf(text: string): number {
  return text.length - text.trimStart().length;
}
