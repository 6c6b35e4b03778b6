import type { Commit, FileEntry, WorkspaceReader } from '../workspace/workspace-reader';
import type { Age } from '../session/evidence';
import type { Clock } from '../base/async/clock';
import { type Found, foundIn } from '../workspace/evidence-draft';
import { openIssues } from './open-issues';
import { parseQuery } from '../retrieval/query';
import { bestLines } from '../retrieval/best-lines';
import { ageOfNotes } from '../workspace/notes-age';

/** Most lines that are cited of one file. */
const MAX_LINES = 60;

const MAX_BYTES = 256 * 1024;

const HISTORY = { deadlineMs: 2_000, maxEntries: 3_000, maxBytes: 20_000_000 };

const ISSUES = /^\.sdd\/issues\.md$/;

/** In the order of their use. Of specs and tickets, those with the latest names. */
const WANTED: readonly { pattern: RegExp; most: number; shows: string }[] = [
  { pattern: /^\.sdd\/project\.md$/, most: 1, shows: 'What the project is, as written down earlier' },
  { pattern: /^\.sdd\/best_practices\.md$/, most: 1, shows: 'Best practices collected earlier' },
  { pattern: ISSUES, most: 1, shows: 'Issues that could not be settled earlier' },
  { pattern: /^\.sdd\/architect(?:ure)?\.md$/, most: 1, shows: 'Its architecture, as written down earlier' },
  { pattern: /^\.sdd\/specs\/[^/]+\/spec\.md$/, most: 2, shows: 'An earlier specification' },
  { pattern: /^\.sdd\/tickets?\/.+\.md$/, most: 2, shows: 'A ticket' },
];

/** Whether evidence is the file of issues that earlier sessions could not settle. */
export function isOfIssues({ kind, path }: Pick<Found, 'kind' | 'path'>): boolean {
  return kind === 'sdd' && ISSUES.test(path);
}

/**
 * What an existing `.sdd/` folder says, as evidence: never trusted blindly, and with its age. Of long notes, what fits
 * `about` best; of issues, those that are open.
 */
export async function sddEvidence(
  reader: WorkspaceReader,
  files: readonly FileEntry[],
  clock: Clock,
  limit: number,
  about = '',
): Promise<Found[]> {
  const wanted = WANTED.flatMap(({ pattern, most, shows }) =>
    files
      .filter(({ path }) => pattern.test(path))
      .sort((a, b) => (a.path < b.path ? 1 : -1))
      .slice(0, most)
      .map((file) => ({ ...file, shows })),
  );
  const commits = wanted.length === 0 ? [] : await historyOf(reader);
  const found: Found[] = [];
  for (const { root, path, shows } of wanted) {
    if (found.length >= limit) break;
    const piece = await read({ reader, files, commits, now: clock.now() }, { root, path, shows, about });
    if (piece !== null) found.push(piece);
  }
  return found;
}

async function historyOf(reader: WorkspaceReader): Promise<Commit[]> {
  try {
    return (await reader.history(HISTORY)).value;
  } catch {
    // Without a history notes are as old as they say.
    return [];
  }
}

async function read(
  {
    reader,
    files,
    commits,
    now,
  }: { reader: WorkspaceReader; files: readonly FileEntry[]; commits: Commit[]; now: string },
  { root, path, shows, about }: { root: string; path: string; shows: string; about: string },
): Promise<Found | null> {
  try {
    const whole = await reader.read(root, path, undefined, { maxBytes: MAX_BYTES });
    const { text } = whole.value;
    const range = text.trim() === '' ? null : rangeOf(path, text, about);
    if (range === null) return null;
    const { age, why } = ageOfNotes({ root, path, text, now, commits, files });
    const title = /^#+\s+(.+)$/m.exec(text)?.[1]?.trim();
    const shown = title === undefined ? shows : `${shows}: “${title}”`;
    const lines = reader.part({ whole: whole.value, ...range });
    return foundIn(reader, lines, { kind: 'sdd', shows: shown, why, score: scoreOf(age), role: 'match', age });
  } catch {
    // Unreadable: as if it were not there.
    return null;
  }
}

/** The lines to cite; null where none matter. */
function rangeOf(path: string, text: string, about: string): { start: number; end: number } | null {
  const lines = text.split('\n');
  if (ISSUES.test(path)) {
    const [first, ...others] = openIssues(text);
    if (first === undefined) return null;
    return { start: first.startLine, end: Math.min((others.at(-1) ?? first).endLine, first.startLine + MAX_LINES - 1) };
  }
  if (lines.length <= MAX_LINES || about === '') return { start: 1, end: Math.min(MAX_LINES, lines.length) };
  const { start, end } = bestLines(lines, path, parseQuery([about]));
  return { start, end };
}

function scoreOf({ days, stale }: Age): number {
  if (stale) return 0.3;
  return days === null ? 0.4 : 0.6;
}
