import { receiveMessageOnPort, type MessagePort } from 'node:worker_threads';
import { type Capped, type Commit, type FileEntry, AccessRefused } from '../../../agents/workspace/workspace-reader';
import { CallBudget } from '../limits/call-budget';
import { cut, joinCaps } from '../limits/capped-lists';
import { globTest } from '../rules/glob';
import { pathsFirst } from '../text/text-matches';
import { describeNotes } from '../rules/walk-limits';
import { CallFlags } from './call-flags';
import { DiskRoot } from './disk-root';
import type { FileReader } from './file-reader';
import { fileParts, withSizes } from './file-parts';
import type { ScanCall, ScanOutcome, ScanPart, ToWorker } from './messages';
import { rankFilesOnDisk } from './rank-tree-on-disk';
import type { RememberedTrees } from './remembered-trees';
import { screenMatches } from './screen-matches';
import { searchOnDisk } from './search-on-disk';
import type { Team } from './team';

/** Part of a ranking's time that the walk may take: without any file searched there is little to rank by. */
const WALK_SHARE = 0.5;

/** Milliseconds that a ranking waits for the history after everything else is there: without it, it is a good deal worse. */
const COMMITS_WAIT_MS = 600;

/** Lines in one part of an answer. */
const LINES_IN_PART = 1_000;

/** What a worker keeps between calls. */
export interface WorkerState {
  trees: RememberedTrees;
  reader: FileReader;
  team: Team;
  /** Where the host's messages come in. */
  port: MessagePort;
}

interface Answer {
  parts: ScanPart[];
  outcome: ScanOutcome;
}

/** Told of the files that a walk has found so far. */
type Progress = (found: readonly FileEntry[]) => void;

/** Does what the host asks for. Blocks its thread until it is done, out of time, or cancelled. */
export function answer(call: ScanCall, state: WorkerState): Answer {
  try {
    return answerTo(call, state);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { parts: [], outcome: { kind: 'failed', message, refused: error instanceof AccessRefused } };
  }
}

function answerTo({ request, roots: specs, limits, waited, flags: buffer }: ScanCall, state: WorkerState): Answer {
  const { reader, trees, team } = state;
  const flags = new CallFlags(buffer);
  const signal = flags.signal();
  const budget = new CallBudget(limits, signal, waited);
  const roots = specs.map((spec) => new DiskRoot(spec));
  const walked = (within: CallBudget, wanted?: number, onProgress?: Progress): Capped<FileEntry[]> => {
    const stopped = within.reachedUnread();
    if (stopped !== null) return { value: [], capped: `${stopped}, with 0 files seen` };
    const walk = trees.walkOf(specs, roots);
    const reached = walk.advance(within, wanted, (found) => {
      flags.walked(found.length);
      onProgress?.(found);
    });
    flags.walked(walk.files.length);
    const value = walk.files.slice(0, wanted);
    const told = reached === null ? [] : [`${reached}, with ${value.length} files seen`];
    if (wanted !== undefined && reached === null && walk.files.length > wanted) {
      told.push(`stopped at ${wanted.toLocaleString('en-GB')} files`);
    }
    return joinCaps(value, [...told, ...(walk.notes.length === 0 ? [] : [describeNotes(walk.notes)])]);
  };

  switch (request.kind) {
    case 'warm':
      walked(budget);
      return done({ value: [] });
    case 'walk': {
      if (limits.fresh === true) trees.forget(specs);
      const files = walked(budget, limits.maxEntries);
      return done(files, fileParts(withSizes(files.value, roots, budget)));
    }
    case 'find': {
      const matches = globTest(request.glob);
      const all = walked(budget);
      const found = cut({ ...all, value: all.value.filter(({ path }) => matches(path)) }, limits.maxEntries);
      return done(found, fileParts(withSizes(found.value, roots, budget)));
    }
    case 'search': {
      const { texts, files } = request;
      const all = files === null ? walked(budget) : { value: [...files] };
      const inOrder = files === null ? pathsFirst(all.value, texts) : all.value;
      const found = searchOnDisk(inOrder, texts, { roots, reader, budget, isWalked: files === null });
      return done(joinCaps(found.value, [all.capped, found.capped]), lines(found.value));
    }
    case 'screen': {
      const kept = screenMatches(request.matches, request, { roots, reader, budget });
      return done(kept, lines(kept.value));
    }
    case 'rank': {
      const walkLimits = { ...limits, deadlineMs: limits.deadlineMs * WALK_SHARE };
      const walk = (onProgress: Progress) => walked(new CallBudget(walkLimits, signal, waited), undefined, onProgress);
      const commits = () => (request.history ? commitsOf(state.port, flags, budget.timeLeft) : []);
      const scene = { specs, roots, reader, team, budget, maxBytes: limits.maxBytes, call: flags, commits };
      return { parts: [], outcome: { kind: 'done', result: rankFilesOnDisk(request.request, walk, scene) } };
    }
  }
}

/** The commits that the host has sent, if it does so soon. `timeLeft`: milliseconds until the deadline. */
function commitsOf(port: MessagePort, flags: CallFlags, timeLeft: number): readonly Commit[] {
  if (!flags.awaitCommits(Math.min(COMMITS_WAIT_MS, timeLeft))) return [];
  const received = receiveMessageOnPort(port)?.message as ToWorker | undefined;
  return received?.kind === 'commits' ? received.commits : [];
}

function done({ capped: told }: Capped<unknown>, answerParts: ScanPart[] = []): Answer {
  const outcome: ScanOutcome = { kind: 'done', result: null };
  return { parts: answerParts, outcome: told === undefined ? outcome : { ...outcome, capped: told } };
}

function lines<T>(value: readonly T[]): T[][] {
  const result: T[][] = [];
  for (let at = 0; at < value.length; at += LINES_IN_PART) result.push(value.slice(at, at + LINES_IN_PART));
  return result;
}
