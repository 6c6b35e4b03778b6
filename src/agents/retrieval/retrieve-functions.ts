import type { CancelSignal } from '../base/async/cancellation';
import { isGenerated } from '../workspace/classify-path';
import { type Found, foundIn } from '../workspace/evidence-draft';
import { fusedOrder } from './fused-order';
import type { RankedPlace, WorkspaceReader } from '../workspace/workspace-reader';
import { captionOf } from './caption';
import { codeRanges } from './code-ranges';
import { parseQuery, type Query } from './query';

interface Options {
  /** Milliseconds for the ranking. Default 2,000. */
  deadlineMs?: number;
  signal?: CancelSignal | undefined;
  /** Most lines of all pieces together. Default 500. */
  lines?: number;
  /** Most files that are looked into. Default 10. */
  files?: number;
  /** Words that count less. */
  hints?: readonly string[];
  /** What was settled since: files are ranked for it, too, and both orders count. Default none. */
  settled?: string;
}

/** Most bytes of a file that are read. */
const MAX_READ = 1024 * 1024;
/** Functions of one file. */
const IN_A_FILE = 5;
/** What fits less than this share of the best file is chance. */
const LEAST_SHARE = 0.15;
/** What fits less than this share of what was asked for is chance, also where nothing fits better: a word such as “status”. */
const LEAST_FIT = 0.05;
/** The place in the ranking at which a file counts half of the first. */
const FALLS = 2;
/** What a further function of a file counts beside the one before it. */
const FURTHER = 0.75;
/** The same where the files were ranked for what was settled, too: then more of them are right (18 played interviews). */
const FURTHER_SETTLED = 0.4;

/**
 * The functions of the workspace's own code that fit the texts best, the most likely first, as many as so many lines hold:
 * what to read before a change, where evidence shows what bears something out. Rejects only where nothing can be ranked.
 */
export async function retrieveFunctions(
  reader: WorkspaceReader,
  texts: readonly string[],
  { deadlineMs = 2_000, signal, lines = 500, files = 10, hints = [], settled = '' }: Options = {},
): Promise<Found[]> {
  const budget = { deadlineMs, maxEntries: 100_000, maxBytes: 1_000_000_000 };
  const ranked = async (sought: readonly string[], besides: readonly string[]) => {
    const request = { texts: sought, hints: besides, prefer: [], limit: files * 2 };
    const { places } = await reader.rank(request, budget, signal);
    const best = places.reduce((most, { fit }) => Math.max(most, fit), 0);
    const isFitting = ({ kind, path, fit }: RankedPlace) =>
      kind === 'code' && !isGenerated(path) && fit >= Math.max(LEAST_SHARE * best, LEAST_FIT);
    return places.filter(isFitting);
  };
  const isSettled = settled !== '';
  const all = isSettled ? [...texts, settled] : texts;
  const orders = await Promise.all([ranked(texts, hints), ...(isSettled ? [ranked(all, [])] : [])]);
  const fitting = fusedOrder(orders, ({ root, path }) => `${root}\n${path}`).slice(0, files);
  const query = parseQuery(all, hints);
  const found: { piece: Found; worth: number }[] = [];
  for (const [rank, place] of fitting.entries()) {
    if (signal?.aborted === true) break;
    const pieces = await functionsOf(reader, place, isSettled ? query : weighed(query, place));
    const further = isSettled ? FURTHER_SETTLED : FURTHER;
    found.push(...pieces.map((piece, at) => ({ piece, worth: further ** at / (1 + rank / FALLS) })));
  }
  return within(
    found.sort((a, b) => b.worth - a.worth).map(({ piece }) => piece),
    lines,
  );
}

async function functionsOf(reader: WorkspaceReader, place: RankedPlace, query: Query): Promise<Found[]> {
  const { root, path, kind, fit: score, matched } = place;
  try {
    const { value: whole } = await reader.read(root, path, undefined, { maxBytes: MAX_READ });
    const lines = withoutOwnTests(whole.text.split('\n'), path);
    return codeRanges(lines, path, query, IN_A_FILE).map((range) => {
      const { caption, names } = captionOf(lines, range, path, kind, query);
      const why = matched.length === 0 ? 'Named in the request' : `Matches ${matched.slice(0, 5).join(', ')}`;
      return foundIn(reader, reader.part({ whole, start: range.start, end: range.end }), {
        ...{ kind, shows: caption, names, why, score },
        role: 'match',
      });
    });
  } catch {
    // Gone or refused since the ranking: the next file serves as well.
    return [];
  }
}

/** Lines of a program without the tests that stand below it in the same file, as those of Rust do: these are blank. */
function withoutOwnTests(lines: readonly string[], path: string): readonly string[] {
  const at = path.endsWith('.rs') ? lines.findIndex((line) => /^#\[cfg\(test\)\]/.test(line)) : -1;
  return at === -1 ? lines : lines.map((line, number) => (number < at ? line : ''));
}

/** The query with its words weighed by how telling they are in the file. */
function weighed(query: Query, { matched }: RankedPlace): Query {
  const at = new Map(matched.map((word, i) => [word, i]));
  const weightOf = (word: string) => 1 / (1 + (at.get(word) ?? matched.length));
  return { ...query, terms: query.terms.map((term) => ({ ...term, weight: weightOf(term.shown) })) };
}

/** The pieces that so many lines hold, the first before others. */
function within(pieces: readonly Found[], most: number): Found[] {
  let left = most;
  return pieces.filter(({ startLine, endLine }) => {
    const length = endLine - startLine + 1;
    if (length > left) return false;
    left -= length;
    return true;
  });
}
