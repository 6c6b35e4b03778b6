import type { Fact } from '../session/evidence';

/** A fact with the lines that it was read from. */
export interface FactAt {
  kind: Fact['kind'];
  value: string;
  text: string;
  line: number;
  endLine?: number;
}

/** A file that says something about the project, as it was read. */
export interface ManifestFile {
  path: string;
  /** The folder that holds it; '' for the root. */
  folder: string;
  /** Its last name. */
  name: string;
  text: string;
  /** Long ones are cut: what one pattern costs on a line of a stranger's has to be bounded. */
  lines: readonly string[];
  /** Whether the workspace has this file, by its path from the root. */
  exists(path: string): boolean;
  /** Paths, from the root, of files whose names tell what a project is (see `LANDMARK`); not those of tests and samples. */
  landmarks: readonly string[];
  /** Texts of the files that the reader wanted beside it, by their paths from the root. */
  beside: ReadonlyMap<string, string>;
}

/** Reads facts from files of one sort. Must cope with any text. */
export interface ManifestReader {
  /** On the whole path. */
  files: RegExp;
  /** Whether the path alone says all that is asked of the files: no more is read of them than what is cited. */
  byPath?: true;
  /** Of several files, those that should be read first. */
  first?: RegExp;
  facts(file: ManifestFile): FactAt[];
  /** Files, by their paths from the root, that have to be read with this one; few of them are. */
  beside?(file: ManifestFile): string[];
  /** All that the file depends on, whether it says a fact or not: what the change is about is told of it. */
  dependencies?(file: ManifestFile): Dependency[];
  /** Languages that the files are written for, as questions put them before “framework”. */
  languages?: readonly string[];
  /** How questions name the runtime, each with the word that stands for it in the facts. */
  runtimes?: Readonly<Record<string, string>>;
}

/** A dependency that a manifest names. */
export interface Dependency {
  name: string;
  line: number;
  /** What the manifest says of its version, if it does. */
  version?: string;
}

/** Most characters of a value that is shown to people. */
const MAX_VALUE = 100;

/** Number of the first line, at or after `from`, that matches; 0 if none does. */
export function lineOf(lines: readonly string[], pattern: RegExp, from = 1): number {
  for (let i = from - 1; i < lines.length; i++) if (pattern.test(lines[i] ?? '')) return i + 1;
  return 0;
}

/** By each key of a JSON object that stands on a line at or after `from`, as it is written, the first such line. */
export function linesOfKeys(lines: readonly string[], from = 1): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (let i = from - 1; i < lines.length; i++) {
    for (const [, key = ''] of (lines[i] ?? '').matchAll(/"([^"]*)"\s*:/g)) if (!found.has(key)) found.set(key, i + 1);
  }
  return found;
}

/** The first group of the first line that matches, with the line's number; null if none does. */
export function firstMatch(lines: readonly string[], pattern: RegExp): { value: string; line: number } | null {
  for (const [i, line] of lines.entries()) {
    const value = pattern.exec(line)?.[1]?.trim();
    if (value !== undefined && value !== '') return { value: value.slice(0, MAX_VALUE), line: i + 1 };
  }
  return null;
}

/** A parsed JSON object, or an empty one for text that is none. */
export function jsonObject(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
    return asObject(value);
  } catch {
    return {};
  }
}

/** The value if it is an object, else an empty one. */
export function asObject(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
}

/** The value if it is a text with something in it, shortened to what people can read; else null. */
export function asText(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== ''
    ? value.replace(/\s+/g, ' ').trim().slice(0, MAX_VALUE)
    : null;
}

/** A path from the root for a path from the manifest's folder. */
export function fromRoot(file: ManifestFile, path: string): string {
  const plain = path.replace(/^\.\//, '').replace(/^\/+/, '');
  return file.folder === '' ? plain : `${file.folder}/${plain}`;
}

/** A line of a TOML or INI file with the section that it stands in, and its number. */
export interface SectionedLine {
  section: string;
  text: string;
  line: number;
}

/** Lines with the section, as `[section]` headings divide TOML and INI files. */
export function sectionedLines(lines: readonly string[]): SectionedLine[] {
  let section = '';
  return lines.map((text, i) => {
    const heading = /^\s*\[\[?([^\]]+)\]\]?\s*(?:#.*)?$/.exec(text)?.[1]?.trim();
    if (heading !== undefined && heading !== '') section = heading;
    return { section, text, line: i + 1 };
  });
}

/** The value of `key = "…"` in a section, with its line; null if it is not there. */
export function keyIn(
  lines: readonly SectionedLine[],
  section: string,
  key: string,
): { value: string; line: number } | null {
  const pattern = new RegExp(`^\\s*${key}\\s*=\\s*["']?([^"'#]+)`);
  for (const { section: at, text, line } of lines) {
    const value = at === section ? pattern.exec(text)?.[1]?.trim() : undefined;
    if (value !== undefined && value !== '') return { value: value.slice(0, MAX_VALUE), line };
  }
  return null;
}
