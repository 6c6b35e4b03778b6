import { classifyPath } from '../workspace/classify-path';
import { definitionIn } from './definitions';
import type { Query } from './query';
import { WordReader } from '../base/english/subwords';

/** Lines of a chunk: about a screen. */
const CHUNK_LINES = 40;

/** Lines before the first match that may be added to begin at a definition. */
const LEAD = 8;

/** Lines from 1, inclusive. */
export interface Chunk {
  start: number;
  end: number;
  /** The line in it that holds most of what is sought. */
  focus: number;
}

interface Hit {
  line: number;
  weight: Map<string, number>;
}

/**
 * The about forty lines of a file that hold most of what is sought: many different terms before many occurrences, and
 * definitions before mentions. The file's first lines if nothing is found in it.
 */
export function bestLines(lines: readonly string[], path: string, query: Query): Chunk {
  const hits = hitsIn(lines, path, query);
  let best = { first: 0, start: 1, score: -1 };
  for (const [i, { line }] of hits.entries()) {
    const score = scoreFrom(hits, i);
    if (score > best.score + 1e-9) best = { first: i, start: line, score };
  }
  const start = best.score < 0 ? 1 : beginning(lines, path, best.start);
  const end = lastFilled(lines, start, Math.min(lines.length, start + CHUNK_LINES - 1));
  return { start, end, focus: focusOf(hits.slice(best.first), end) ?? start };
}

function focusOf(hits: readonly Hit[], end: number): number | null {
  let focus: { line: number; sum: number } | null = null;
  for (const { line, weight } of hits) {
    const sum = [...weight.values()].reduce((total, value) => total + value, 0);
    if (line <= end && sum > (focus?.sum ?? 0)) focus = { line, sum };
  }
  return focus?.line ?? null;
}

function hitsIn(lines: readonly string[], path: string, query: Query): Hit[] {
  const weights = new Map(query.terms.map(({ key, weight }) => [key, weight]));
  const isCode = classifyPath(path) !== 'doc';
  const reader = new WordReader();
  return lines.flatMap((text, i) => {
    const lower = text.toLowerCase();
    if (!query.needles.some((needle) => lower.includes(needle))) return [];
    const factor = definitionIn(text, path) === null ? 1 : 2;
    const weight = new Map<string, number>();
    for (const { stem } of reader.read(text, isCode)) {
      const known = weights.get(stem);
      if (known !== undefined) weight.set(stem, known * factor);
    }
    return weight.size === 0 ? [] : [{ line: i + 1, weight }];
  });
}

/** Each further occurrence of a term counts half of the one before. */
function scoreFrom(hits: readonly Hit[], first: number): number {
  const limit = (hits[first]?.line ?? 0) + CHUNK_LINES - LEAD;
  const worth = new Map<string, number>();
  let score = 0;
  for (let i = first; i < hits.length; i++) {
    const hit = hits[i];
    if (hit === undefined || hit.line >= limit) break;
    for (const [key, weight] of hit.weight) {
      const share = worth.get(key) ?? 1;
      score += weight * share;
      worth.set(key, share / 2);
    }
  }
  return score;
}

/** Goes back to the definition, with the comment above it, that the first match belongs to, if it is near; of a comment, to its beginning. */
function beginning(lines: readonly string[], path: string, hit: number): number {
  const inComment = isComment(lines[hit - 1] ?? '');
  let start = inComment ? hit : Math.max(1, hit - 2);
  for (let line = hit; !inComment && line >= Math.max(1, hit - LEAD); line--) {
    const definition = definitionIn(lines[line - 1] ?? '', path);
    if (definition !== null && definition.what !== 'const') {
      start = line;
      break;
    }
  }
  while (start > 1 && hit - start < LEAD && isComment(lines[start - 2] ?? '')) start--;
  while (start < hit && (lines[start - 1] ?? '').trim() === '') start++;
  return start;
}

/** Whether a line is nothing but a comment, or a decorator, in the languages that are common. */
export function isComment(line: string): boolean {
  return /^\s*(?:\/\/|\/\*|\*|#(?!\s*(?:include|define|if)|[A-Za-z_$][\w$]*\s*[(<=:;])|--|"""|'''|@\w)/.test(line);
}

function lastFilled(lines: readonly string[], start: number, end: number): number {
  let last = end;
  while (last > start && (lines[last - 1] ?? '').trim() === '') last--;
  return last;
}
