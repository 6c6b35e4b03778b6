/** A place as a text names it: the path as written, with forward slashes, and lines from 1. */
export interface NamedPlace {
  path: string;
  startLine: number;
  /** The same as the first where one line is named. */
  endLine: number;
}

/** Most places that are taken from one text, and characters of it that are looked at. */
const MAX_NAMED = 20;
const MAX_TEXT = 100_000;

/** Deepest nesting of JSON that is looked through. */
const MAX_DEPTH = 8;

/** Longest piece of a text between blanks that can name a place; what is longer is no path. */
const MAX_PIECE = 400;

/** `src/a.ts:12`, `src/a.ts:12-40`, `src/a.ts:12:3`, `src/a.ts#L12-L40`, `src/a.ts(12,3)`. */
const PLACE =
  /((?:file:\/\/)?\/?(?:[A-Za-z]:[\\/])?[\w@.+-]+(?:[\\/][\w@.+-]+)*\.[A-Za-z]\w{0,9})(?::(\d{1,7})(?:-(\d{1,7}))?|#L(\d{1,7})(?:-L?(\d{1,7}))?|\((\d{1,7}))/;

/** Keys under which tools give a path and lines. */
const PATH_KEYS = ['path', 'file', 'filePath', 'file_path', 'filename', 'uri', 'fsPath'];
const START_KEYS = ['line', 'startLine', 'start_line', 'lineNumber', 'line_number', 'start'];
const END_KEYS = ['endLine', 'end_line', 'end'];

/** The places that a tool's text names: in prose and lists as `path:line`, or as objects in JSON. Each path once a line. */
export function placesIn(text: string): NamedPlace[] {
  const taken = text.slice(0, MAX_TEXT);
  const places = [...placesInJson(taken), ...placesInText(taken)];
  const seen = new Set<string>();
  return places
    .filter(({ path, startLine }) => {
      const key = `${path}\n${startLine}`;
      return seen.has(key) ? false : seen.add(key);
    })
    .slice(0, MAX_NAMED);
}

function placesInText(text: string): NamedPlace[] {
  const places: NamedPlace[] = [];
  for (const piece of text.split(/[\s'"`,;<>|[\]{}]+/)) {
    if (places.length >= MAX_NAMED) break;
    const match = piece.length > MAX_PIECE ? null : PLACE.exec(piece);
    if (match === null) continue;
    const [, path = '', plain, plainEnd, marked, markedEnd, bracketed] = match;
    places.push(...placeOf(path, Number(plain ?? marked ?? bracketed), Number(plainEnd ?? markedEnd ?? Number.NaN)));
  }
  return places;
}

function placesInJson(text: string): NamedPlace[] {
  const trimmed = text.trim();
  if (!trimmed.startsWith('{') && !trimmed.startsWith('[')) return [];
  try {
    const places: NamedPlace[] = [];
    collect(JSON.parse(trimmed), places, 0);
    return places;
  } catch {
    return [];
  }
}

function collect(value: unknown, places: NamedPlace[], depth: number): void {
  if (depth > MAX_DEPTH || places.length >= MAX_NAMED || typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) {
    const entries = value as Record<string, unknown>;
    const range = asRange(entries['range']);
    const path = PATH_KEYS.map((key) => entries[key]).find((one) => typeof one === 'string');
    const start = firstNumber(entries, START_KEYS) ?? range.start;
    if (typeof path === 'string' && start !== null) {
      places.push(...placeOf(path, start, firstNumber(entries, END_KEYS) ?? range.end ?? Number.NaN));
    }
  }
  for (const inner of Object.values(value)) collect(inner, places, depth + 1);
}

/** A range as editors give it counts its lines from 0. */
function asRange(value: unknown): { start: number | null; end: number | null } {
  const lineOf = (end: unknown): number | null => {
    const line = typeof end === 'object' && end !== null ? (end as { line?: unknown }).line : undefined;
    return typeof line === 'number' ? line + 1 : null;
  };
  if (typeof value !== 'object' || value === null) return { start: null, end: null };
  const { start, end } = value as { start?: unknown; end?: unknown };
  return { start: lineOf(start), end: lineOf(end) };
}

function firstNumber(entries: Record<string, unknown>, keys: readonly string[]): number | null {
  const found = keys.map((key) => entries[key]).find((value) => typeof value === 'number');
  return typeof found === 'number' ? found : null;
}

function placeOf(named: string, start: number, end: number): NamedPlace[] {
  const path = named.replace(/^file:\/\//, '').replace(/\\/g, '/');
  if (path === '' || path.split('/').includes('..') || !Number.isInteger(start) || start < 1) return [];
  return [{ path, startLine: start, endLine: Number.isInteger(end) && end >= start ? end : start }];
}
