import type { CancelSignal, Clock, FileEntry, LookBudget, TextMatch, WorkspaceLook } from '../ports';
import { classifyPath, isGenerated } from './classify-path';
import { definitionIn } from './definitions';
import type { Query } from './query';
import type { FileCounts, TermCounts } from './rank';
import { type Word, WordReader } from './subwords';

export interface ScanOptions {
  clock: Clock;
  budget: LookBudget;
  signal?: CancelSignal | undefined;
}

export interface Scan {
  files: FileCounts[];
  /** Files that were searched; the others were only judged by their paths. */
  searched: number;
  capped?: string;
}

/** Files searched in one go at first; each batch is twice as large as the one before, up to the second number. */
const FIRST_BATCH = 128;
const LARGEST_BATCH = 256;

/** What another form of a word counts for: "cached" where "caching" is sought. */
const OTHER_FORM = 0.4;

/** Most matching lines taken from one batch. */
const MAX_LINES = 60_000;

/**
 * Counts the query's terms in files: promising paths first, then source files, then the rest, until everything is read
 * or the budget is spent. `texts` are searched through `look.search`.
 */
export async function scanFiles(
  look: WorkspaceLook,
  entries: readonly FileEntry[],
  query: Query,
  { clock, budget, signal }: ScanOptions,
): Promise<Scan> {
  const start = clock.elapsed();
  const reader = new WordReader();
  const counter = new TermCounter(query, reader);
  const counts = entries.map((entry) => counter.ofPath(entry));
  const order = inOrder(entries, counts);
  const notes: string[] = [];
  let searched = 0;
  let size = FIRST_BATCH;
  const left = () => budget.deadlineMs - (clock.elapsed() - start);
  while (searched < order.length && query.needles.length > 0) {
    const batch = order.slice(searched, searched + size);
    const entriesOf = batch.map(({ entry }) => entry);
    const limits = {
      deadlineMs: left(),
      maxEntries: Math.min(MAX_LINES, budget.maxEntries),
      maxBytes: budget.maxBytes,
    };
    const wanted = signal?.aborted !== true && limits.deadlineMs > 0;
    const { value, capped } = wanted ? await look.search(query.needles, limits, signal, entriesOf) : { value: [] };
    const byFile = new Map(batch.map(({ entry, file }) => [keyOf(entry), file]));
    for (const match of value) {
      const file = byFile.get(keyOf(match));
      if (file !== undefined) counter.addLine(file, match);
    }
    if (!wanted || (capped !== undefined && left() <= 0)) {
      notes.push(`${searched} of ${order.length} files searched in the time`);
      break;
    }
    if (capped !== undefined) notes.push(capped);
    searched += batch.length;
    size = Math.min(size * 2, LARGEST_BATCH);
  }
  const result = { files: counts, searched };
  return notes.length === 0 ? result : { ...result, capped: [...new Set(notes)].slice(0, 3).join('; ') };
}

function keyOf({ root, path }: { root: string; path: string }): string {
  return `${root}\n${path}`;
}

/** Paths that hold terms first, then source before the rest. */
function inOrder(entries: readonly FileEntry[], counts: readonly FileCounts[]) {
  const rows = entries.flatMap((entry, i) => {
    const file = counts[i];
    return file === undefined ? [] : [{ entry, file }];
  });
  const rank = ({ file }: { file: FileCounts }) =>
    (file.generated ? 0 : file.kind === 'code' ? 2 : 1) + 4 * Math.min(3, file.terms.size);
  return rows.sort((a, b) => rank(b) - rank(a));
}

/** Turns paths and lines into counts of the query's terms. */
class TermCounter {
  readonly #reader: WordReader;
  readonly #terms: ReadonlyMap<string, string>;
  readonly #pairs: ReadonlySet<string>;

  constructor(query: Query, reader: WordReader) {
    this.#reader = reader;
    this.#terms = new Map(query.terms.map(({ key, shown }) => [key, shown]));
    this.#pairs = new Set(query.pairs.map(({ key }) => key));
  }

  ofPath({ root, path, size = 0 }: FileEntry): FileCounts {
    const file: FileCounts = {
      root,
      path,
      kind: classifyPath(path),
      generated: isGenerated(path),
      size,
      terms: new Map<string, TermCounts>(),
    };
    const cut = path.lastIndexOf('/');
    this.#add(file, path.slice(0, Math.max(0, cut)), 'folder');
    this.#add(file, path.slice(cut + 1), 'base');
    return file;
  }

  addLine(file: FileCounts, { text, path }: TextMatch): void {
    this.#add(file, text, 'body');
    const definition = definitionIn(text, path);
    if (definition !== null) this.#add(file, definition.name, 'definitions');
  }

  #add(file: FileCounts, text: string, field: keyof TermCounts): void {
    let previous: Word = { word: '', stem: '' };
    for (const next of this.#reader.read(text, field === 'body' && file.kind !== 'doc')) {
      const sought = this.#terms.get(next.stem);
      if (sought !== undefined) count(file, next.stem, field, sought === next.word ? 1 : OTHER_FORM);
      const pair = `${previous.stem} ${next.stem}`;
      if (this.#pairs.has(pair)) count(file, pair, field, 1);
      previous = next;
    }
  }
}

function count(file: FileCounts, key: string, field: keyof TermCounts, amount: number): void {
  const counts = file.terms.get(key) ?? { folder: 0, base: 0, definitions: 0, body: 0 };
  counts[field] += amount;
  file.terms.set(key, counts);
}
