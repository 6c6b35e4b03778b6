import type { Commit } from '../workspace/workspace-reader';
import { historyKey } from './history-signals';

/** A file that was found, and how good it is beside the best one, 0 to 1. */
interface FoundFile {
  root: string;
  path: string;
  share: number;
}

/** What the history says of files beside those that were found, by `historyKey`. */
interface Companions {
  /** From 0: each found file adds at most its own share. */
  strength: ReadonlyMap<string, number>;
  /** The path of the found file that each was changed with most, where it was more than once. */
  told: ReadonlyMap<string, string>;
}

/** Commits that change more files say nothing about any two of them. */
const MAX_FILES = 12;

/** Commits by which each count of a file's own changes is raised: one common change of a file that was changed once is chance. */
const CHANCE = 3;

/** Times that two files must have been changed together before it is told to people. */
const LEAST_TIMES = 2;

/** How strongly the commits bind other files to those that were found: how often they were changed in the same small commit. */
export function changedTogether(commits: readonly Commit[], found: readonly FoundFile[]): Companions {
  const sought = new Map(found.map((file) => [historyKey(file.root, file.path), file]));
  const changes = new Map<string, { times: number; with: Map<string, number> }>();
  for (const { root, files } of commits) {
    if (files.length > MAX_FILES) continue;
    const keys = files.map((path) => historyKey(root, path));
    for (const key of keys) {
      if (!sought.has(key)) continue;
      const known = changes.get(key) ?? { times: 0, with: new Map<string, number>() };
      changes.set(key, known);
      known.times += 1;
      for (const other of keys) if (other !== key) known.with.set(other, (known.with.get(other) ?? 0) + 1);
    }
  }
  const strength = new Map<string, number>();
  const most = new Map<string, { path: string; part: number }>();
  for (const [key, { times, with: others }] of changes) {
    const { path = '', share = 0 } = sought.get(key) ?? {};
    for (const [other, together] of others) {
      const part = (share * together) / (times + CHANCE);
      strength.set(other, (strength.get(other) ?? 0) + part);
      if (together >= LEAST_TIMES && part > (most.get(other)?.part ?? 0)) most.set(other, { path, part });
    }
  }
  return { strength, told: new Map([...most].map(([key, { path }]) => [key, path])) };
}
