import type { ResearchQuality } from '../session/events';
import { isStale, type Evidence } from '../session/evidence';
import { parseQuery } from './query';
import { WordReader } from '../base/english/subwords';

/** How good the findings of one attempt are, each 0 to 1. */
export interface Scores {
  relevance: number;
  coverage: number;
  confidence: number;
}

/** Thresholds of design section 5: research is strong from these on. */
const STRONG = { relevance: 0.8, coverage: 0.75, findings: 3 } as const;

/**
 * From these on research is fair: most of what was sought is there, and the interview can begin with what is missing named.
 * Played on ordinary requests, findings that held every word of the request had a relevance of 0.4 to 0.7.
 */
const FAIR = { relevance: 0.4, coverage: 0.6 } as const;

/** Attempts after which weak research is exhausted (design section 5). */
export const MAX_ATTEMPTS = 3;

/** A further attempt that gains less than this is not worth another. */
const LEAST_GAIN = 0.02;

/** Places in the ranking that relevance is judged by. */
const JUDGED = 3;

/** What findings that come from one kind of source only, or only from stale notes, are worth. */
const ONE_KIND = 0.85;
const STALE = 0.5;

/**
 * Scores what was found against the need it was sought for. Coverage: share of the need's words that some finding
 * holds. Relevance: how far the first findings agree with the need, the first counting most. Confidence: share of the
 * covered words that two files agree on, less for one kind of source or stale notes. Null where the need has no words
 * to judge by.
 */
export function scoreFindings(need: string, evidence: readonly Evidence[]): Scores | null {
  const terms = parseQuery([need]).terms.map(({ key }) => key);
  if (terms.length === 0) return null;
  if (evidence.length === 0) return { relevance: 0, coverage: 0, confidence: 0 };
  const ranked = [...evidence].sort((a, b) => b.score - a.score);
  const holding = ranked.map((piece) => ({ piece, words: wordsIn(piece) }));
  const covered = terms.filter((term) => holding.some(({ words }) => words.has(term)));
  const agreed = covered.filter((term) => filesHolding(holding, term) >= 2);
  const oneKind = new Set(ranked.map(({ kind }) => kind)).size === 1 ? ONE_KIND : 1;
  const stale = ranked.every(isStale) ? STALE : 1;
  return {
    relevance: rounded(relevanceOf(holding, terms)),
    coverage: rounded(covered.length / terms.length),
    confidence: rounded(covered.length === 0 ? 0 : (agreed.length / covered.length) * oneKind * stale),
  };
}

interface Holding {
  piece: Evidence;
  words: ReadonlySet<string>;
}

/** Discounted by rank as in DCG: 1, 0.63, 0.5. */
function relevanceOf(holding: readonly Holding[], terms: readonly string[]): number {
  let sum = 0;
  let most = 0;
  for (const [i, { piece, words }] of holding.slice(0, JUDGED).entries()) {
    const discount = 1 / Math.log2(i + 2);
    const share = terms.filter((term) => words.has(term)).length / terms.length;
    sum += discount * Math.max(share, (share + piece.score) / 2);
    most += discount;
  }
  return most === 0 ? 0 : sum / most;
}

function filesHolding(holding: readonly Holding[], term: string): number {
  return new Set(
    holding.filter(({ words }) => words.has(term)).map(({ piece }) => `${piece.root ?? ''}\n${piece.path}`),
  ).size;
}

function wordsIn({ path, excerpt, shows }: Evidence): Set<string> {
  return new Set(new WordReader().read(`${path}\n${shows}\n${excerpt}`).map(({ stem }) => stem));
}

/** By which the best attempt is chosen (design section 5). */
export function combined({ relevance, coverage, confidence }: Scores): number {
  return 0.5 * relevance + 0.3 * coverage + 0.2 * confidence;
}

/** Whether research answers its need so well that there is no point in going on. */
export function isStrong({ relevance, coverage }: Scores, findings: number): boolean {
  return relevance >= STRONG.relevance && coverage >= STRONG.coverage && findings >= STRONG.findings;
}

/** Whether research found enough to begin with, though it is not strong. */
export function isFair({ relevance, coverage }: Pick<Scores, 'relevance' | 'coverage'>): boolean {
  return relevance >= FAIR.relevance && coverage >= FAIR.coverage;
}

/** The words of a need that no finding holds, as they were written. */
export function missingWords(need: string, evidence: readonly Evidence[]): string[] {
  const found = new Set(evidence.flatMap((piece) => [...wordsIn(piece)]));
  const words = need.match(/[\p{L}\p{N}_-]{3,40}/gu) ?? [];
  return [...new Set(words)].filter((word) => {
    const terms = parseQuery([word]).terms.map(({ key }) => key);
    return terms.length > 0 && terms.every((term) => !found.has(term));
  });
}

/**
 * Why there should be no further attempt, in a sentence; null if there should (design section 5). `best` are the scores of
 * the best attempt, as they stand after whoever leads has corrected them; the first `earlier` attempts are those of
 * another task, which judged them already.
 */
export function whyStop(attempts: readonly Scores[], best: Scores, findings: number, earlier = 0): string | null {
  const last = attempts.at(-1);
  if (last === undefined) return null;
  if (isStrong(best, findings)) return 'Strong: what was found covers what was asked.';
  if (attempts.length >= MAX_ATTEMPTS) return `Weak after ${attempts.length} attempts.`;
  if (attempts.length <= Math.max(1, earlier)) return null;
  const before = Math.max(...attempts.slice(0, -1).map(combined));
  return combined(last) - before < LEAST_GAIN ? 'Weak, and the last attempt gained nothing more.' : null;
}

/** The quality of a research task for the session's state: the scores are those of its best attempt. */
export function qualityOf(
  lastQuery: string,
  { relevance, coverage, confidence }: Scores,
  { findings, attempts, notes }: { findings: number; attempts: number; notes: string },
): ResearchQuality {
  const strong = isStrong({ relevance, coverage, confidence }, findings);
  return { lastQuery, relevance, coverage, confidence, strong, attempts, notes };
}

function rounded(value: number): number {
  return Math.round(Math.min(1, Math.max(0, value)) * 1_000) / 1_000;
}
