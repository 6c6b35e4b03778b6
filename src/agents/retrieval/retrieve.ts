import type {
  ReadBudget,
  RankedPlace,
  ReadRange,
  SearchProgress,
  WorkspaceReader,
} from '../workspace/workspace-reader';
import type { CancelSignal } from '../base/async/cancellation';
import type { EvidenceKind } from '../session/evidence';
import { isGenerated } from '../workspace/classify-path';
import type { Found } from '../workspace/evidence-draft';
import { compileCounter } from './counter';
import { parseQuery, type Query } from './query';
import { asideOf } from './rank-tree';
import { cite } from './cite';
import { utf8 } from './utf8';

interface RetrieveOptions {
  /** Most pieces of evidence. Default 10. */
  limit?: number;
  /** For the whole ranking. Default 3 s, 100,000 files, 1 GB. */
  budget?: Partial<ReadBudget>;
  signal?: CancelSignal | undefined;
  /** Words that are not the person's own (synonyms, say): they count less. */
  hints?: readonly string[];
  /** Kinds that the change is about: not weighed down. */
  prefer?: readonly EvidenceKind[];
  /** Told now and then how far the search is. */
  onProgress?: ((progress: SearchProgress) => void) | undefined;
}

interface Retrieved {
  /** Best first: where the change most likely is, then tests and documents. */
  found: Found[];
  /** The query's words that occur nowhere in what may be shown. */
  missing: string[];
  /** The query's words that occur in what was found. */
  matched: string[];
  /** Files there are, and files that were searched. */
  files: number;
  searched: number;
  capped?: string;
}

const DEFAULT_BUDGET: ReadBudget = { deadlineMs: 3_000, maxEntries: 100_000, maxBytes: 1_000_000_000 };
const DEFAULT_LIMIT = 10;

/** Places kept for tests and for documents, of ten. */
const RESERVED = { test: 2, doc: 1 } as const;

/** Places asked for, for each that is wanted: some fit badly, are generated, or cannot be read. */
const ASKED = 2;

/** A reserved place goes only to what is at least this good, compared with the best. */
const WORTH_A_PLACE = 0.4;

/** What fits less than this, or than this share of the best, is chance. */
const LEAST_FIT = 0.06;
const LEAST_SHARE = 0.15;

/** Most matched terms named in `why`. */
const MAX_NAMED = 5;

/** Digits of a commit that are shown. */
const SHORT_HASH = 7;

/** Bytes of a file that are read for what a range of it shows. */
const MAX_READ = 1024 * 1024;

/**
 * Finds the places in the workspace that fit the texts best, as evidence. Never rejects for a file that cannot be read.
 */
export async function retrieve(
  reader: WorkspaceReader,
  texts: readonly string[],
  { limit = DEFAULT_LIMIT, budget, signal, hints = [], prefer = [], onProgress }: RetrieveOptions = {},
): Promise<Retrieved> {
  const request = { texts, hints, prefer, limit: limit * ASKED };
  const { places, ...scan } = await reader.rank(request, { ...DEFAULT_BUDGET, ...budget }, signal, onProgress);
  const query = parseQuery(texts, hints);
  const wordsIn = wordReader(query);
  const found: Found[] = [];
  const [shown, hidden] = [new Set<string>(), new Set<string>()];
  for (const place of choose(places, limit, prefer)) {
    if (signal?.aborted === true) break;
    const whole = await wholeOf(reader, place);
    if (whole === null) continue;
    const words = wordsIn(`${place.path}\n${whole.text}`);
    words.forEach((word) => shown.add(word));
    place.matched.filter((word) => !words.has(word)).forEach((word) => hidden.add(word));
    const visible = { ...place, matched: place.matched.filter((word) => words.has(word)) };
    // Files are ranked as they are, and shown without their secrets: what only these hold is not told, as it would bear out a guess.
    const onlyHidden = place.matched.length > 0 && visible.matched.length === 0 && place.commit === undefined;
    if (!onlyHidden) found.push(pieceOf(reader, visible, whole, query));
  }
  const onlyHidden = scan.matched.filter((word) => hidden.has(word) && !shown.has(word));
  return {
    ...scan,
    found,
    matched: scan.matched.filter((word) => shown.has(word)),
    missing: [...scan.missing, ...onlyHidden],
  };
}

/** Reads off a text which of a query's words it holds, as the ranking counts them. */
function wordReader(query: Query): (text: string) => Set<string> {
  const counter = compileCounter(query);
  return (text) => {
    const bytes = utf8(text);
    const counts = counter.count(bytes, bytes.length, '')?.body ?? [];
    // Every other number is a place among the terms and, after them, the pairs.
    const terms = counts.filter((_, i) => i % 2 === 0).flatMap((key) => query.terms[key] ?? []);
    return new Set(terms.map((term) => term.shown));
  };
}

async function wholeOf(reader: WorkspaceReader, { root = '', path }: RankedPlace): Promise<ReadRange | null> {
  try {
    return (await reader.read(root, path, undefined, { maxBytes: MAX_READ })).value;
  } catch {
    // Gone, binary or refused since the scan: the next file serves as well.
    return null;
  }
}

/**
 * The best places. Tests and documents get a few and no more, as far as they fit well; what hardly fits, and what nobody
 * edits, is left out.
 */
function choose(all: readonly RankedPlace[], limit: number, prefer: readonly EvidenceKind[]): RankedPlace[] {
  const edited = all.filter(({ path }) => !isGenerated(path));
  const bestFit = edited.reduce((best, { fit }) => Math.max(best, fit), 0);
  const fitting = edited.filter(({ fit }) => fit >= Math.max(LEAST_FIT, LEAST_SHARE * bestFit));
  const isAside = ({ kind }: RankedPlace) => asideOf(kind) !== null && !prefer.includes(kind);
  const aside = (kind: 'test' | 'doc') =>
    fitting
      .filter((place) => isAside(place) && asideOf(place.kind) === kind && place.fit >= WORTH_A_PLACE * bestFit)
      .slice(0, Math.round((RESERVED[kind] * limit) / DEFAULT_LIMIT));
  const kept = [...aside('test'), ...aside('doc')];
  return [...fitting.filter((place) => !isAside(place)).slice(0, Math.max(0, limit - kept.length)), ...kept];
}

function pieceOf(reader: WorkspaceReader, place: RankedPlace, whole: ReadRange, query: Query): Found {
  const { kind, startLine: start, endLine: end, focus, fit: score } = place;
  return cite(reader, { whole, start, end, focus }, { kind, query: weighed(query, place), why: whyOf(place), score });
}

/** The query with its terms weighed by how telling they are here. */
function weighed(query: Query, { matched }: RankedPlace): Query {
  const places = new Map(matched.map((word, i) => [word, i]));
  const terms = query.terms.map((term) => ({ ...term, weight: 1 / (1 + (places.get(term.shown) ?? matched.length)) }));
  return { ...query, terms };
}

function whyOf({ matched, commit, changedWith }: RankedPlace): string {
  const words = matched.length === 0 ? [] : [`Matches ${matched.slice(0, MAX_NAMED).join(', ')}`];
  const change = commit === undefined ? [] : [`changed in ${commit.hash.slice(0, SHORT_HASH)} “${commit.subject}”`];
  const together = changedWith === undefined ? [] : [`often changed together with ${changedWith}`];
  const why = [...words, ...change, ...together].join('; ');
  return why === '' ? 'Named in the request' : why.charAt(0).toUpperCase() + why.slice(1);
}
