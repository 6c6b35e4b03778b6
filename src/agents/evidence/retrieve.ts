import type { CancelSignal, Clock, FileEntry, LookBudget, WorkspaceLook } from '../ports';
import type { EvidenceKind } from '../session/evidence';
import { bestChunk } from './chunk';
import { type Found, foundIn } from './found';
import { parseQuery, type Query } from './query';
import { type Ranked, rankFiles } from './rank';
import { scanFiles } from './scan';
import { showsOf } from './shows';

export interface RetrieveOptions {
  clock: Clock;
  /** Most pieces of evidence. Default 10. */
  limit?: number;
  /** For the walk and the search together. Default 3 s, 50,000 files, 200 MB. */
  budget?: Partial<LookBudget>;
  signal?: CancelSignal | undefined;
  /** Words that are not the person's own (synonyms, say): they count less. */
  hints?: readonly string[];
  /** The files to look at, if they were walked already. */
  files?: readonly FileEntry[];
  /** Kinds that the change is about: not weighed down. */
  prefer?: readonly EvidenceKind[];
}

export interface Retrieved {
  /** Best first: where the change most likely is, then tests and documents. */
  found: Found[];
  /** The query's words that occur nowhere in what was searched. */
  missing: string[];
  /** The query's words that do occur. */
  matched: string[];
  /** Files there are, and files that were searched. */
  files: number;
  searched: number;
  capped?: string;
}

const DEFAULT_BUDGET: LookBudget = { deadlineMs: 3_000, maxEntries: 50_000, maxBytes: 200_000_000 };
const DEFAULT_LIMIT = 10;

/** Places kept for tests and for documents, of ten. */
const RESERVED = { test: 2, doc: 1 } as const;

/** A reserved place goes only to what is at least this good, compared with the best. */
const WORTH_A_PLACE = 0.4;

/** What fits less than this, or than this share of the best, is chance. */
const LEAST_FIT = 0.06;
const LEAST_SHARE = 0.15;

/** Most matched terms named in `why`. */
const MAX_NAMED = 5;

/** Bytes of a file that are read for its best lines. */
const MAX_READ = 1024 * 1024;

/**
 * Finds the places in the workspace that fit the terms best: one scan at query time, ranked by BM25 over folder, base
 * name, definitions and body, then the best forty lines of the best files. Never rejects for a file that cannot be read.
 */
export async function retrieve(
  look: WorkspaceLook,
  terms: readonly string[],
  options: RetrieveOptions,
): Promise<Retrieved> {
  const { clock, limit = DEFAULT_LIMIT, signal, hints = [], prefer = [] } = options;
  const budget = { ...DEFAULT_BUDGET, ...options.budget };
  const query = parseQuery(terms, hints);
  const start = clock.elapsed();
  const walked = options.files === undefined ? await look.walk(budget, signal) : { value: [...options.files] };
  const left = Math.max(0, budget.deadlineMs - (clock.elapsed() - start));
  const scan = await scanFiles(look, walked.value, query, { clock, signal, budget: { ...budget, deadlineMs: left } });
  const { files: ranked, query: weighed } = rankFiles(scan.files, query, scan.searched, prefer);
  const found: Found[] = [];
  for (const candidate of choose(ranked, limit, prefer)) {
    if (signal?.aborted === true) break;
    const piece = await pieceOf(look, candidate, weighed);
    if (piece !== null) found.push(piece);
  }
  const occurring = new Set(scan.files.flatMap(({ terms: counts }) => [...counts.keys()]));
  const own = query.terms.filter(({ weight }) => weight === 1);
  const capped = [walked.capped, scan.capped].filter((text) => text !== undefined).join('; ');
  return {
    found,
    missing: own.filter(({ key }) => !occurring.has(key)).map(({ shown }) => shown),
    matched: own.filter(({ key }) => occurring.has(key)).map(({ shown }) => shown),
    files: walked.value.length,
    searched: scan.searched,
    ...(capped === '' ? {} : { capped }),
  };
}

/**
 * The best files. Tests and documents get a few places and no more, as far as they fit well; what hardly fits, and what
 * nobody edits, is left out.
 */
function choose(all: readonly Ranked[], limit: number, prefer: readonly EvidenceKind[]): Ranked[] {
  const ranked = all.filter(({ file }) => !file.generated);
  const bestFit = ranked.reduce((best, { fit }) => Math.max(best, fit), 0);
  const fitting = ranked.filter(({ fit }) => fit >= Math.max(LEAST_FIT, LEAST_SHARE * bestFit));
  const share = limit / DEFAULT_LIMIT;
  const isAside = ({ file: { kind } }: Ranked) => (kind === 'test' || kind === 'doc') && !prefer.includes(kind);
  const aside = (kind: 'test' | 'doc') =>
    fitting
      .filter(
        (candidate) => isAside(candidate) && candidate.file.kind === kind && candidate.fit >= WORTH_A_PLACE * bestFit,
      )
      .slice(0, Math.round(RESERVED[kind] * share));
  const kept = [...aside('test'), ...aside('doc')];
  return [...fitting.filter((candidate) => !isAside(candidate)).slice(0, Math.max(0, limit - kept.length)), ...kept];
}

async function pieceOf(look: WorkspaceLook, { file, fit, matched }: Ranked, query: Query): Promise<Found | null> {
  const { root, path, kind } = file;
  try {
    const whole = await look.read(root, path, undefined, { maxBytes: MAX_READ });
    const lines = whole.value.text.split('\n');
    const chunk = bestChunk(lines, path, query);
    const { value } = await look.read(root, path, chunk, { maxBytes: MAX_READ });
    const shown = [...new Set(matched.filter(({ key }) => !key.includes(' ')).map((term) => term.shown))];
    const why = `Matches ${shown.slice(0, MAX_NAMED).join(', ')}`;
    return foundIn(look, value, { kind, shows: showsOf(lines, chunk, path, kind, query), why, score: fit });
  } catch {
    // Gone, binary or refused since the scan: the next file serves as well.
    return null;
  }
}
