import type { Clock, FileEntry, WorkspaceLook } from '../ports';
import { type Found, foundIn } from './found';

/** Days after which what was written down counts as stale. */
const STALE_DAYS = 180;

/** Most characters, and lines, that are cited of one file. */
const MAX_LINES = 60;

const MAX_BYTES = 256 * 1024;

/** In the order of their use. Of specs and tickets, those with the latest names. */
const WANTED: readonly { pattern: RegExp; most: number; shows: string }[] = [
  { pattern: /^\.sdd\/project\.md$/, most: 1, shows: 'What the project is, as written down earlier' },
  { pattern: /^\.sdd\/architect(?:ure)?\.md$/, most: 1, shows: 'Its architecture, as written down earlier' },
  { pattern: /^\.sdd\/best_practices\.md$/, most: 1, shows: 'Best practices collected earlier' },
  { pattern: /^\.sdd\/issues\.md$/, most: 1, shows: 'Issues that could not be settled earlier' },
  { pattern: /^\.sdd\/specs\/[^/]+\/spec\.md$/, most: 2, shows: 'An earlier specification' },
  { pattern: /^\.sdd\/tickets?\/.+\.md$/, most: 2, shows: 'A ticket' },
];

const DATE = /\b(20\d{2})-(\d{2})-(\d{2})\b/g;

/** What an existing `.sdd/` folder says, as evidence: never trusted blindly, and with its age where it tells one. */
export async function sddEvidence(
  look: WorkspaceLook,
  files: readonly FileEntry[],
  clock: Clock,
  limit: number,
): Promise<Found[]> {
  const found: Found[] = [];
  for (const { pattern, most, shows } of WANTED) {
    const matching = files.filter(({ path }) => pattern.test(path)).sort((a, b) => (a.path < b.path ? 1 : -1));
    for (const { root, path } of matching.slice(0, most)) {
      if (found.length >= limit) return found;
      const piece = await read(look, root, path, shows, clock);
      if (piece !== null) found.push(piece);
    }
  }
  return found;
}

async function read(
  look: WorkspaceLook,
  root: string,
  path: string,
  shows: string,
  clock: Clock,
): Promise<Found | null> {
  try {
    const whole = await look.read(root, path, undefined, { maxBytes: MAX_BYTES });
    if (whole.value.text.trim() === '') return null;
    const { value } = await look.read(root, path, { start: 1, end: Math.min(MAX_LINES, whole.value.totalLines) });
    const age = ageOf(whole.value.text, clock.now());
    const title = /^#+\s+(.+)$/m.exec(whole.value.text)?.[1]?.trim();
    const shown = title === undefined ? shows : `${shows}: “${title}”`;
    return foundIn(look, value, { kind: 'sdd', shows: shown, why: ageNote(age), score: scoreOf(age) });
  } catch {
    // Unreadable: as if it were not there.
    return null;
  }
}

/** Days from the latest date that a text names until `now` (ISO 8601); null if it names none. Dates to come count as today. */
export function ageOf(text: string, now: string): number | null {
  const today = Date.parse(now);
  const times = [...text.matchAll(DATE)]
    .map(([day]) => Date.parse(`${day}T00:00:00Z`))
    .filter((time) => !Number.isNaN(time));
  if (times.length === 0) return null;
  return Math.max(0, Math.floor((today - Math.max(...times)) / 86_400_000));
}

/** What its age means for how far it can be trusted. */
export function ageNote(days: number | null): string {
  if (days === null) return 'From .sdd/; it names no date, so its age is not known';
  const age = days === 1 ? '1 day' : `${days} days`;
  return days > STALE_DAYS
    ? `From .sdd/; stale: its latest date is ${age} old`
    : `From .sdd/; its latest date is ${age} old`;
}

function scoreOf(days: number | null): number {
  if (days === null) return 0.4;
  return days > STALE_DAYS ? 0.3 : 0.6;
}
