import type { ReadRange, WorkspaceReader } from './workspace-reader';
import type { Age, Evidence, Location, NamedCode } from '../session/evidence';
import { redact } from '../base/redact/redact';

/** Evidence that has no number yet. */
export type Found = Omit<Evidence, 'id'>;

/** Most characters of an excerpt. */
export const MAX_EXCERPT = 2_000;

const MAX_SHOWS = 200;
const MAX_WHY = 200;

/** What is said of lines that are cited. */
interface About extends Pick<Found, 'kind' | 'shows' | 'why' | 'score'> {
  role: NonNullable<Evidence['role']>;
  age?: Age;
  names?: readonly NamedCode[];
}

/** Evidence from lines that were read. The root is named only where there are several. */
export function foundIn(reader: WorkspaceReader, read: ReadRange, about: About): Found {
  const { root, path, startLine, endLine, hash, text } = read;
  return {
    ...locationIn(reader, { root, path, startLine, endLine }),
    hash,
    ...described(about),
    excerpt: excerptOf(text),
  };
}

/** A location with its root only where the window has several. */
function locationIn(reader: WorkspaceReader, location: Location): Location {
  const { root, ...rest } = location;
  return reader.roots().length > 1 && root !== undefined ? { root, ...rest } : rest;
}

/** The beginning of a text, cut between lines if it is too long. */
function excerptOf(text: string): string {
  if (text.length <= MAX_EXCERPT) return text;
  const cut = text.slice(0, MAX_EXCERPT);
  const lastLine = cut.lastIndexOf('\n');
  return lastLine > MAX_EXCERPT / 2 ? cut.slice(0, lastLine) : cut;
}

function described({ kind, shows, why, score, role, age, names = [] }: About) {
  const safe = names.filter(({ name }) => redact(name) === name);
  return {
    kind,
    shows: redact(short(shows, MAX_SHOWS)),
    why: redact(short(why, MAX_WHY)),
    score: clamp(score),
    role,
    ...(age === undefined ? {} : { age }),
    ...(safe.length === 0 ? {} : { names: safe }),
  };
}

function short(text: string, max: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > max ? `${line.slice(0, max - 1)}…` : line;
}

function clamp(score: number): number {
  return Number.isFinite(score) ? Math.round(Math.min(1, Math.max(0, score)) * 1_000) / 1_000 : 0;
}
