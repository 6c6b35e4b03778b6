import type { Age } from '../session/evidence';
import type { Commit, FileEntry } from './workspace-reader';

/** Days after which what was written down in `.sdd/` counts as stale. */
const STALE_DAYS = 90;

const DAY_MS = 86_400_000;

const DATE = /\b(20\d{2})-(\d{2})-(\d{2})\b/g;

/** A path as notes cite it: with a folder, and a file or a folder at its end. */
const PATH = /(?:^|[\s`'"(<[])((?:[\w@.+-]+\/)+[\w@.+-]*)/g;

/** Longest line in which cited paths are looked for. */
const MAX_LINE = 2_000;

/** Milliseconds of the latest day that a text names; null if it names none. */
function latestDay(text: string): number | null {
  const times = [...text.matchAll(DATE)]
    .map(([day]) => Date.parse(`${day}T00:00:00Z`))
    .filter((time) => !Number.isNaN(time));
  return times.length === 0 ? null : Math.max(...times);
}

function daysSince(time: number, now: string): number {
  return Math.max(0, Math.floor((Date.parse(now) - time) / DAY_MS));
}

const FROM = 'From .sdd/; ';
const FROM_RULES = 'Written down for the project; ';

/** How old notes are, and the reason for which they are cited: it says so. */
export interface ToldAge {
  age: Age;
  why: string;
}

function agedBy(days: number | null, told: string, stale = days !== null && days > STALE_DAYS): ToldAge {
  return { age: { days, stale, told }, why: `${FROM}${stale ? 'stale: ' : ''}${told}` };
}

/** Notes, and what the workspace tells about their age. */
export interface Notes {
  root: string;
  path: string;
  text: string;
  /** ISO 8601. */
  now: string;
  /** The history, newest first; empty where there is none. */
  commits: readonly Commit[];
  /** The files there are. */
  files: readonly FileEntry[];
}

/**
 * How old notes are, by the latest date they name, else by the commit that changed them last; and whether code that they
 * cite was changed after them. Notes of unknown age are not stale, which is said.
 */
export function ageOfNotes(notes: Notes): ToldAge {
  const { age, why } = ageTold(notes);
  return { age, why: notes.path.startsWith('.sdd/') ? why : why.replace(FROM, FROM_RULES) };
}

function ageTold(notes: Notes): ToldAge {
  const { text, now } = notes;
  const latest = latestCommits(notes.commits, notes.root);
  const changed = latest.get(notes.path) ?? null;
  const named = latestDay(text);
  const written = named ?? (changed === null ? null : Date.parse(changed.at));
  if (written === null) return agedBy(null, 'it names no date, so its age is not known');
  const days = daysSince(written, now);
  const newer = days > STALE_DAYS ? null : newerCode(notes, latest, written, named !== null);
  if (newer !== null) {
    const how = `\`${newer.path}\`, which it cites, was changed after it, on ${newer.at.slice(0, 10)}`;
    return agedBy(days, how, true);
  }
  return agedBy(
    days,
    named === null ? `its last change was ${shownDays(days)} ago` : `its latest date is ${shownDays(days)} old`,
  );
}

/** The cited code that was changed last, if that was after the notes; a day stands for all of its hours. */
function newerCode(
  { root, path, text, files }: Notes,
  latest: ReadonlyMap<string, Commit>,
  written: number,
  byDay: boolean,
): { path: string; at: string } | null {
  const after = byDay ? written + DAY_MS : written;
  const newer = citedPaths(text, root, files)
    .filter((cited) => cited !== path)
    .flatMap((cited) => {
      const commit = latest.get(cited);
      return commit !== undefined && Date.parse(commit.at) >= after && !commit.files.includes(path)
        ? [{ path: cited, at: new Date(commit.at).toISOString() }]
        : [];
    })
    .sort((a, b) => (a.at < b.at ? 1 : -1));
  return newer[0] ?? null;
}

/** The files and folders of the workspace that a text names by their path. */
function citedPaths(text: string, root: string, files: readonly FileEntry[]): string[] {
  const named = new Set<string>();
  for (const line of text.split('\n')) {
    for (const match of line.slice(0, MAX_LINE).matchAll(PATH)) named.add((match[1] ?? '').replace(/[./]+$/, ''));
  }
  const own = new Set(files.flatMap((file) => (file.root === root ? withFolders(file.path) : [])));
  return [...named].filter((path) => own.has(path));
}

/** Of each file and folder of a root the commit that changed it last. */
function latestCommits(commits: readonly Commit[], root: string): Map<string, Commit> {
  const latest = new Map<string, Commit>();
  for (const commit of commits) {
    if (commit.root !== root || Number.isNaN(Date.parse(commit.at))) continue;
    for (const path of commit.files.flatMap(withFolders)) if (!latest.has(path)) latest.set(path, commit);
  }
  return latest;
}

/** A path and the folders that it lies in. */
function withFolders(path: string): string[] {
  const folders = [path];
  for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) folders.push(path.slice(0, end));
  return folders;
}

function shownDays(days: number): string {
  return days === 1 ? '1 day' : `${days} days`;
}
