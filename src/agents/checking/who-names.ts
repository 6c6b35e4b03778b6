import type { FileEntry, WorkspaceReader } from '../workspace/workspace-reader';
import { classifyPath, isGenerated, isProgram } from '../workspace/classify-path';
import type { CurrentFiles } from './current-files';
import type { Naming } from './check-report';
import { NAMED_PATTERN, namedIn, namesOfFolder, type NamedId } from './named-ids';

/** A label that a line of code names, with the specifications it may belong to. */
export interface NamedPlace extends Naming, NamedId {
  /** Folders whose names stand before the label, or elsewhere in the file; none where none does. */
  specs: string[];
}

const SEARCH = { deadlineMs: 10_000, maxEntries: 20_000, maxBytes: 400_000_000 };

interface NamedPlaces {
  places: NamedPlace[];
  /** Labels that documents outside `.sdd/` name: others number their requirements, too. */
  elsewhere: ReadonlySet<string>;
  /** Which limit was reached, in words. */
  capped: string | null;
}

/**
 * Every line of tests and code that names a label. A file that names a specification, once and anywhere, means that one with
 * every label; else what stands right before a label counts.
 * @param folders the folders of all specifications
 * @param latest the folder of what stands today in the place of one that was replaced
 */
export async function whoNames(
  reader: WorkspaceReader,
  files: CurrentFiles,
  folders: readonly string[],
  latest: (folder: string) => string = (folder) => folder,
): Promise<NamedPlaces> {
  const names = folders.flatMap((folder) => namesOfFolder(folder).map((name) => ({ folder: latest(folder), name })));
  const caps: string[] = [];
  const grep = async (root: string, pattern: string, paths: readonly string[] = []) => {
    const request = { root, pattern, literal: false, ignoreCase: false, word: false, paths, globs: [] };
    const { value, capped } = await reader.grep(request, SEARCH);
    if (capped !== undefined) caps.push(capped);
    return value;
  };
  const places: NamedPlace[] = [];
  const elsewhere = new Set<string>();
  for (const root of reader.roots()) {
    const known = new Map(files.all.filter((file) => file.root === root).map((file) => [file.path, file]));
    const lines = (await grep(root, NAMED_PATTERN)).filter(({ path }) => known.has(path) && !path.startsWith('.sdd/'));
    const paths = [...new Set(lines.map(({ path }) => path))];
    const meant = await specsNamedIn(root, paths, names, files);
    for (const { path, line, text } of lines) {
      const isIn = placeIn(known.get(path));
      for (const named of namedIn(text)) {
        if (isIn === null) elsewhere.add(named.id);
        else places.push({ root, path, line, in: isIn, ...named, specs: specsOf(named, names, meant.get(path) ?? []) });
      }
    }
  }
  await markTestsWithin(places, files);
  return { places, elsewhere, capped: caps[0] ?? null };
}

type FolderName = { folder: string; name: string };

function specsOf({ before }: NamedId, names: readonly FolderName[], inFile: readonly string[]): string[] {
  const said = names.filter(({ name }) => name === before).map(({ folder }) => folder);
  if (said.length > 0) return [...new Set(said)];
  // A specification that is not there is named all the same.
  return before !== null && LIKE_A_FOLDER.test(before) ? [before] : [...inFile];
}

const LIKE_A_FOLDER = /^\d{4}-\d{2}-\d{2}-./;

/** The specifications that each file names anywhere. */
async function specsNamedIn(
  root: string,
  paths: readonly string[],
  names: readonly FolderName[],
  files: CurrentFiles,
): Promise<Map<string, string[]>> {
  const meant = new Map<string, string[]>();
  for (const path of paths) {
    const text = (await files.get({ root, path }))?.text ?? '';
    meant.set(path, [...new Set(names.filter(({ name }) => standsIn(text, name)).map(({ folder }) => folder))]);
  }
  return meant;
}

/** Whether a name stands in a text by itself, not as a part of a longer one; of one word, only in full after a date or `specs/`. */
function standsIn(text: string, name: string): boolean {
  if (!name.includes('-')) return false;
  for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + 1)) {
    const before = text.slice(Math.max(0, at - 11), at);
    const after = text.charAt(at + name.length);
    if (!/[\p{L}\p{N}-]/u.test(after) && (!/[\p{L}\p{N}-]$/u.test(before) || /\d{4}-\d{2}-\d{2}-$/.test(before))) {
      return true;
    }
  }
  return false;
}

/** What a file is, where labels in it count; null for documents, settings and what is built. */
function placeIn(file: FileEntry | undefined): Naming['in'] | null {
  if (file === undefined || isGenerated(file.path)) return null;
  const kind = classifyPath(file.path);
  if (kind === 'test') return 'test';
  return kind === 'code' && isProgram(file.path) ? 'code' : null;
}

/** In Rust, tests stand at the end of the file that they test. */
async function markTestsWithin(places: NamedPlace[], files: CurrentFiles): Promise<void> {
  for (const place of places) {
    if (place.in === 'test' || !place.path.endsWith('.rs')) continue;
    const begin = (await files.get(place))?.lines.findIndex((line) => line.trim().startsWith('#[cfg(test)]')) ?? -1;
    if (begin !== -1 && place.line > begin) place.in = 'test';
  }
}
