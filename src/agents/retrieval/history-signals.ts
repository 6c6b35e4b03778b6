import type { Commit } from '../workspace/workspace-reader';
import { isStopWord } from '../base/english/words';
import type { Query } from './query';
import { WordReader } from '../base/english/subwords';

/** What the history says of one file. Both lie between 0 and 1, and the greatest of all files is 1. */
export interface FileHistory {
  /** How often it was changed, recent changes more. */
  busy: number;
  /** How much the subjects of the commits that changed it resemble the query. */
  alike: number;
  /** The commit that resembles it most, the latest of equals. */
  commit?: Pick<Commit, 'hash' | 'subject'>;
}

/** Latest commits that are looked at. More of them found no more in trials on 395 changes in 11 public repositories. */
const MAX_COMMITS = 700;

/** So many commits later, a change counts half. */
const HALF_LIFE = 200;

/** Commits that change more files say nothing about any of them. */
const MAX_FILES = 12;
const MAX_FILES_BUSY = 48;

/** A resemblance (the cosine of the words) counts with this power: few alike commits tell more than many that are a bit alike. */
const POWER = 3;

/** The more files a commit changes, the less it says about each: divided by their number to this power. */
const SHARED = 0.25;

/** Resemblance from which a commit is worth naming as a reason. */
const WORTH_NAMING = 0.35;

const reader = new WordReader();

/** What the commits, newest first, say of the files they changed, by `historyKey`. */
export function historySignals(commits: readonly Commit[], query: Query): Map<string, FileHistory> {
  const latest = commits.slice(0, MAX_COMMITS);
  const words = latest.map(({ subject }) => stemsOf(subject));
  const alike = resemblance(words, query);
  const files = new Map<string, FileHistory & { best: number }>();
  for (const [i, { root, files: paths, hash, subject }] of latest.entries()) {
    const share = paths.length > MAX_FILES ? 0 : (alike[i] ?? 0) ** POWER / paths.length ** SHARED;
    if (paths.length > MAX_FILES_BUSY) continue;
    for (const path of paths) {
      const key = historyKey(root, path);
      const known = files.get(key) ?? { busy: 0, alike: 0, best: 0 };
      known.busy += 0.5 ** (i / HALF_LIFE);
      known.alike += share;
      const likeness = share === 0 ? 0 : (alike[i] ?? 0);
      if (likeness > known.best && likeness >= WORTH_NAMING)
        Object.assign(known, { best: likeness, commit: { hash, subject } });
      files.set(key, known);
    }
  }
  let [mostBusy, mostAlike] = [0, 0];
  for (const { busy, alike: sum } of files.values()) {
    mostBusy = Math.max(mostBusy, busy);
    mostAlike = Math.max(mostAlike, sum);
  }
  for (const file of files.values()) {
    file.busy = Math.log1p(file.busy) / Math.log1p(mostBusy);
    file.alike = mostAlike === 0 ? 0 : file.alike / mostAlike;
  }
  return files;
}

export function historyKey(root: string, path: string): string {
  return `${root}\n${path}`;
}

function stemsOf(subject: string): string[] {
  const words = reader.read(subject).filter(({ word }) => word.length > 1 && !isStopWord(word) && !/^\d+$/.test(word));
  return [...new Set(words.map(({ stem }) => stem))];
}

/** For each subject, the cosine of its words and the query's, both weighed by how rare they are among the subjects. */
function resemblance(subjects: readonly (readonly string[])[], query: Query): number[] {
  const holding = new Map<string, number>();
  for (const subject of subjects) for (const word of subject) holding.set(word, (holding.get(word) ?? 0) + 1);
  const rarity = (word: string) => Math.log(1 + subjects.length / (1 + (holding.get(word) ?? 0)));
  const sought = new Map(query.terms.map(({ key, weight }) => [key, Math.sqrt(weight) * rarity(key)]));
  const length = Math.hypot(...sought.values());
  return subjects.map((subject) => {
    let product = 0;
    let squares = 0;
    for (const word of subject) {
      const rare = rarity(word);
      squares += rare * rare;
      product += rare * (sought.get(word) ?? 0);
    }
    return product === 0 ? 0 : product / (length * Math.sqrt(squares));
  });
}
