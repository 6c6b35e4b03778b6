import type { Commit, FileEntry } from '../workspace/workspace-reader';
import type { EvidenceKind } from '../session/evidence';
import { classifyPath, isGenerated, isPage, isProgram, isTranslation } from '../workspace/classify-path';
import type { Query, QueryTerm } from './query';
import { type Frequencies, FrequencyReader } from './frequencies';
import { type FileHistory, historyKey, historySignals } from './history-signals';
import { changedTogether } from './changed-together';
import { nameShare, soughtStems } from './name-share';
import { namedBy } from './named-files';
import type { ScannedFile } from './scan-types';
import { termWeights, type TermWeights } from './term-weights';

export interface RankTreeInput {
  files: readonly ScannedFile[];
  query: Query;
  /** Kinds that the change is about: not weighed down. */
  prefer: readonly EvidenceKind[];
  /** Newest first; none where there is no history. */
  commits: readonly Commit[];
  /** Most files. */
  limit: number;
}

export interface RankedFile {
  entry: FileEntry;
  kind: EvidenceKind;
  /** Built, vendored, locked or recorded: nobody edits it for a change. */
  generated: boolean;
  /** For the order; weighed down for tests, documents and generated files. */
  weight: number;
  /** 0 to 1: how much of what was sought is here, and how telling it is. */
  fit: number;
  /** The terms that occur, the most telling first. */
  matched: QueryTerm[];
  /** The commit whose subject resembles the query and that changed this file, if there is one. */
  commit?: Pick<Commit, 'hash' | 'subject'>;
  /** The path of a better file that it was often changed together with, if it stands here for that. */
  changedWith?: string;
}

export interface RankedTree {
  /** Best first. */
  files: RankedFile[];
  /** The query with what each term turned out to be worth: rare ones more than common ones. */
  query: Query;
  /** The person's own words that occur, and those that occur nowhere. */
  matched: string[];
  missing: string[];
}

/**
 * BM25F, with what the history, the request's own mention of files and names that hold little else add, as shares of the
 * best score for words. The values were tried on 666 changes in 28 public repositories: their neighbours rank within two
 * per cent of these.
 */
const K1 = 3;
const B = 0.6;
const BUSY = 0.15;
const ALIKE = 0.45;
const NAMED = 0.8;
const NAME_SHARE = 0.2;

/**
 * Files beyond the first few that were often changed together with these come forward, each by this part of how often.
 * The first few stay: among them, it moved more wrong files up than right ones.
 */
const FIRST_FEW = 5;
const TOGETHER = 0.25;

/** Tests, documents, settings and generated files speak of everything; the change is rarely there. */
const WEIGHED_DOWN = 0.1;

/** Programs that are documents or settings by their place, such as examples and `setup.py`, are changed more often than prose. */
const DOC_PROGRAM = 0.35;
const SETTINGS_PROGRAM = 0.2;

/** Pages, styles, scripts of shells and what is written in no known language are changed less often than programs. */
const NO_PROGRAM = 0.5;

/** Where a change is about code of whatever kind, it is about what one sees: pages and styles come before programs. */
const PAGE = 1.5;

/** So many times the wanted files are considered: some come forward for what they were changed together with. */
const CONSIDERED = 4;

/** The best tests and documents keep the last places, however far they are weighed down: they bear out what is found. */
const ASIDE = { test: 3, doc: 2 } as const;

/** What a kind is kept a place as: notes of the project are documents. */
export function asideOf(kind: EvidenceKind): keyof typeof ASIDE | null {
  if (kind === 'sdd') return 'doc';
  return kind === 'test' || kind === 'doc' ? kind : null;
}

/** Part of a term's greatest possible weight that counts as fully matched. */
const SATURATED = 0.6;

/** How well a file fits that only the history speaks for, by its commits' subjects or by the files changed with it. */
const FIT_OF_HISTORY = 0.3;
const FIT_OF_TOGETHER = 0.2;

interface Candidate {
  entry: FileEntry;
  held: Frequencies;
  history: FileHistory | undefined;
  /** How surely the request names it. */
  named: number;
  /** The share of its name's words that is sought. */
  nameShare: number;
  score: number;
}

/** Ranks files by BM25F over folder, base name, definitions and body, and by the history, best first. */
export function rankTree({ files, query, prefer, commits, limit }: RankTreeInput): RankedTree {
  const candidates = candidatesIn(files, query, commits);
  const weights = termWeights(
    query,
    candidates.map(({ held }) => held),
    files.length,
  );
  const best = scoreWords(candidates, weights);
  for (const candidate of candidates) {
    const { history, named, nameShare: share } = candidate;
    const past = history === undefined ? 0 : BUSY * history.busy + ALIKE * history.alike;
    candidate.score = (best === 0 ? 0 : candidate.score / best) + past + NAMED * named + NAME_SHARE * share ** 2;
  }
  const ordered = candidates.filter(({ score }) => score > 0).sort((a, b) => b.score - a.score || byPath(a, b));
  const placed = weighDown(ordered, prefer, limit);
  bringForward(placed, commits);
  return {
    files: withAside(placed, limit).map((file) => describe(file, query, weights)),
    query: weights.query,
    matched: weights.matched,
    missing: weights.missing,
  };
}

function candidatesIn(files: readonly ScannedFile[], query: Query, commits: readonly Commit[]): Candidate[] {
  const reader = new FrequencyReader(query);
  const average = averageSize(files);
  const past = historySignals(commits, query);
  const sought = soughtStems(query);
  const candidates: Candidate[] = [];
  for (const { entry, hits = null } of files) {
    const size = entry.size ?? hits?.bytes ?? average;
    const held = reader.read(entry.path, hits, 1 - B + (B * size) / average);
    const history = past.size === 0 ? undefined : past.get(historyKey(entry.root, entry.path));
    const named = query.names.length === 0 ? 0 : namedBy(query.names, entry.path);
    if (held.length > 0 || history !== undefined || named > 0) {
      const share = reader.inName ? nameShare(entry.path, sought) : 0;
      candidates.push({ entry, held, history, named, nameShare: share, score: 0 });
    }
  }
  return candidates;
}

function averageSize(files: readonly ScannedFile[]): number {
  let sum = 0;
  let count = 0;
  for (const { entry, hits } of files) {
    const size = entry.size ?? hits?.bytes ?? 0;
    sum += size;
    if (size > 0) count++;
  }
  return count === 0 ? 1 : sum / count;
}

/** Sets each candidate's score for words; gives the best of them. */
function scoreWords(candidates: readonly Candidate[], { weights }: TermWeights): number {
  let best = 0;
  for (const candidate of candidates) {
    const { held } = candidate;
    let score = 0;
    for (let i = 0; i < held.length; i += 2) score += (weights[held[i] ?? 0] ?? 0) * saturation(held[i + 1] ?? 0);
    candidate.score = score;
    best = Math.max(best, score);
  }
  return best;
}

function saturation(frequency: number): number {
  return frequency / (K1 + frequency);
}

interface Placed {
  candidate: Candidate;
  kind: EvidenceKind;
  generated: boolean;
  /** By which the score is multiplied: below 1 for what is rarely changed, above it for what the change is about. */
  factor: number;
  weight: number;
  /** Of files that it was changed together with: how much it counts, and the one that counts most. */
  together?: { strength: number; path: string };
}

/** Files after weighing down what is rarely changed, best first: all that can be among the first `limit`, also by what brings them forward. */
function weighDown(ordered: readonly Candidate[], prefer: readonly EvidenceKind[], limit: number): Placed[] {
  const placed: Placed[] = [];
  let full = 0;
  for (const candidate of ordered) {
    if (full >= limit * CONSIDERED) break;
    const { path } = candidate.entry;
    const kind = classifyPath(path);
    const generated = isGenerated(path);
    const factor = factorOf(path, kind, prefer, generated);
    if (factor >= 1) full++;
    placed.push({ candidate, kind, generated, factor, weight: candidate.score * factor });
  }
  return placed.sort(byWeight);
}

/** By what a file's score is multiplied: for what kind of file it is, and what kinds the change is about. */
function factorOf(path: string, kind: EvidenceKind, prefer: readonly EvidenceKind[], generated: boolean): number {
  if (generated || isTranslation(path)) return WEIGHED_DOWN;
  if (prefer.includes(kind)) return kind === 'code' && isPage(path) ? PAGE : 1;
  const program = isProgram(path);
  if (kind === 'code') return program ? 1 : NO_PROGRAM;
  if (!program || kind === 'test') return WEIGHED_DOWN;
  return kind === 'doc' ? DOC_PROGRAM : SETTINGS_PROGRAM;
}

/** Orders the files behind the first few anew, by what else the commits changed that changed these. */
function bringForward(placed: Placed[], commits: readonly Commit[]): void {
  const first = placed.slice(0, FIRST_FEW);
  const [best, last] = [first[0]?.weight ?? 0, first.at(-1)?.weight ?? 0];
  if (best === 0 || commits.length === 0) return;
  const found = first.map(({ candidate, weight }) => ({ ...keyed(candidate), share: weight / best }));
  const { strength, told } = changedTogether(commits, found);
  const rest = placed.slice(FIRST_FEW);
  for (const file of rest) {
    const key = historyKey(file.candidate.entry.root, file.candidate.entry.path);
    const by = strength.get(key) ?? 0;
    if (by === 0) continue;
    // What comes forward stays behind those that it follows from.
    file.weight = Math.min(last, (file.candidate.score + TOGETHER * by) * file.factor);
    const path = told.get(key);
    if (path !== undefined) file.together = { strength: by, path };
  }
  placed.splice(FIRST_FEW, rest.length, ...rest.sort(byWeight));
}

function keyed({ entry: { root, path } }: Candidate): { root: string; path: string } {
  return { root, path };
}

/** The first `limit`, with the last places for the best tests and documents. */
function withAside(placed: readonly Placed[], limit: number): Placed[] {
  const aside = (['test', 'doc'] as const).flatMap((kind) =>
    placed.filter((file) => asideOf(file.kind) === kind && !file.generated).slice(0, ASIDE[kind]),
  );
  const late = new Set(placed.slice(limit));
  const saved = aside.filter((file) => late.has(file));
  return [...placed.slice(0, Math.max(0, Math.min(limit, placed.length) - saved.length)), ...saved];
}

function byWeight(a: Placed, b: Placed): number {
  return b.weight - a.weight || byPath(a.candidate, b.candidate);
}

function byPath(a: Candidate, b: Candidate): number {
  if (a.entry.path !== b.entry.path) return a.entry.path < b.entry.path ? -1 : 1;
  return a.entry.root < b.entry.root ? -1 : 1;
}

function describe(
  { candidate, kind, generated, weight, together }: Placed,
  query: Query,
  known: TermWeights,
): RankedFile {
  const { entry, history, held, named } = candidate;
  const all = [...query.terms, ...query.pairs];
  const telling: { term: QueryTerm; worth: number }[] = [];
  let covered = 0;
  for (let i = 0; i < held.length; i += 2) {
    const key = held[i] ?? 0;
    const full = saturation(held[i + 1] ?? 0);
    const worth = known.weights[key] ?? 0;
    const term = all[key];
    if (term !== undefined) telling.push({ term, worth });
    if (key < query.terms.length) covered += worth * Math.min(1, full / SATURATED);
  }
  telling.sort((a, b) => b.worth - a.worth);
  const ofWords =
    known.sought === 0 ? 0 : Math.min(1, (covered / known.sought) * (1 - Math.exp(-covered / known.telling)));
  const ofHistory = FIT_OF_HISTORY * (history?.commit === undefined ? 0 : history.alike);
  const ofTogether = FIT_OF_TOGETHER * Math.min(1, together?.strength ?? 0);
  const fit = 1 - (1 - ofWords) * (1 - ofHistory) * (1 - ofTogether) * (1 - named);
  const commit = history?.commit === undefined ? {} : { commit: history.commit };
  const changedWith = together === undefined ? {} : { changedWith: together.path };
  return { entry, kind, generated, weight, fit, matched: telling.map(({ term }) => term), ...commit, ...changedWith };
}
