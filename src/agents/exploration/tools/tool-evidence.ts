import type { WorkspaceReader } from '../../workspace/workspace-reader';
import type { CancelSignal } from '../../base/async/cancellation';
import type { Found } from '../../workspace/evidence-draft';
import { parseQuery } from '../../retrieval/query';
import { cite } from '../../retrieval/cite';
import { type NamedPlace, placesIn } from './tool-places';

/** Most places of one text that are read, and lines read before and after a line that is named alone. */
const MAX_PLACES = 6;
const LINES_BEFORE = 5;
const LINES_AFTER = 25;

/** Most lines that are read of a range. */
const MAX_LINES = 80;

const MAX_BYTES = 1024 * 1024;

/** What a tool names fits about as well as what a search finds. */
const SCORE = 0.5;

/** Most folders in front of a path that may be another machine's. */
const MAX_DROPPED = 12;

interface NamedBy {
  /** The tool's name. */
  tool: string;
  /** What it was asked, in words. */
  about: string;
  signal: CancelSignal;
}

/**
 * Evidence from places of the workspace that the text of a tool names, read through the look as anything else is: what
 * lies outside, is ignored or is a secret stays unread. The tool's own excerpts are not believed.
 */
export async function foundByTool(reader: WorkspaceReader, text: string, named: NamedBy): Promise<Found[]> {
  const found: Found[] = [];
  for (const place of placesIn(text)) {
    if (found.length >= MAX_PLACES || named.signal.aborted) break;
    const piece = await pieceAt(reader, place, named);
    if (piece !== null) found.push(piece);
  }
  return found;
}

async function pieceAt(reader: WorkspaceReader, place: NamedPlace, { tool, about }: NamedBy): Promise<Found | null> {
  for (const { root, path } of readings(reader, place.path)) {
    try {
      const { value: whole } = await reader.read(root, path, undefined, { maxBytes: MAX_BYTES });
      const start = Math.max(1, place.endLine > place.startLine ? place.startLine : place.startLine - LINES_BEFORE);
      const wanted = place.endLine > place.startLine ? place.endLine : place.startLine + LINES_AFTER;
      const end = Math.min(wanted, start + MAX_LINES - 1, whole.totalLines);
      const focus = Math.min(place.startLine, end);
      const query = parseQuery([about]);
      return cite(reader, { whole, start, end, focus }, { why: `Named by ${tool}`, score: SCORE, query });
    } catch {
      // Not there, refused or no text: perhaps under a shorter path.
    }
  }
  return null;
}

/** What a path may mean here: itself in one of the roots, or, where another machine named it, its last folders. */
function readings(reader: WorkspaceReader, path: string): { root: string; path: string }[] {
  const segments = path.split('/').filter((segment) => segment !== '' && segment !== '.');
  const roots = reader.roots();
  const named = roots.find((root) => root === segments[0] && segments.length > 1);
  const whole = named === undefined ? [] : [{ root: named, path: segments.slice(1).join('/') }];
  const isAbsolute = path.startsWith('/') || /^[a-z]:/i.test(path);
  const dropped = isAbsolute ? Math.min(MAX_DROPPED, segments.length - 1) : 0;
  for (let drop = 0; drop <= dropped; drop++) {
    const rest = segments.slice(drop).join('/');
    whole.push(...roots.map((root) => ({ root, path: rest })));
  }
  return whole;
}
