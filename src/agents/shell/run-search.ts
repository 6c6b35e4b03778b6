import type { FileEntry, GrepRequest, TextMatch } from '../workspace/workspace-reader';
import { AccessRefused } from '../workspace/workspace-reader';
import type { FilesCommand, SearchCommand } from './command';
import { escapedPattern } from './basic-pattern';
import { MatchedParts } from './matched-parts';
import type { Place } from './operand';
import type { Running } from './running';
import { pathMatches } from '../workspace/wildcard';

/** Most matching lines that are looked at, files whose other lines are shown, and files with lines around. */
const MAX_MATCHES = 5_000;
const MAX_INVERTED = 40;
const MAX_AROUND = 60;

/** Files between two looks at the time. */
const STEP = 256;

/** Bytes of a file that are read for the lines around. */
const FILE_BYTES = 1024 * 1024;

/** `rg` and `grep`: lines that match, or what they amount to. */
export async function runSearch(command: SearchCommand, running: Running): Promise<void> {
  for (const note of command.notes) running.cap(note);
  const targets = await targetsOf(command, running);
  const matches: TextMatch[] = [];
  for (const { root, paths } of targets) {
    running.stopIfCancelled();
    const request = requestFor(command, root, paths);
    const found = await running.reader.grep(request, { ...running.budget, maxEntries: MAX_MATCHES }, running.signal);
    matches.push(...running.taken(found).filter((match) => isWithin(match.path, command, paths)));
  }
  const shown = command.invert ? await otherLines(command, matches, running) : matches;
  const byFile = new Map<string, TextMatch[]>();
  for (const match of shown) {
    const key = `${match.root}\n${match.path}`;
    const lines = byFile.get(key);
    if (lines === undefined) byFile.set(key, [match]);
    else if (command.most === null || lines.length < command.most) lines.push(match);
  }
  running.matches.push(...[...byFile.values()].flat());
  const single = command.places.length === 1 && targets.every(({ files }) => files) && byFile.size <= 1;
  await new Shown(command, running, single).print([...byFile.values()]);
}

/** `rg --files`. */
export async function runFiles(command: FilesCommand, running: Running): Promise<void> {
  for (const file of await filesFor(command, running)) running.print(file.path);
}

/** Where to search, one request for each root; every place is looked at first, so that none leads elsewhere. */
async function targetsOf(
  { places, maxDepth }: Pick<SearchCommand, 'places' | 'maxDepth'>,
  running: Running,
): Promise<{ root: string; paths: string[]; files: boolean }[]> {
  const all = places.length === 0 ? [{ root: null, path: '' }] : places;
  const byRoot = new Map<string, { root: string; paths: string[]; files: boolean }>();
  for (const place of all) {
    const entry = await running.entryAt(place);
    if (entry.kind === 'folder' && maxDepth === 0) {
      throw new AccessRefused(`refused: "${place.path || '.'}" is a folder; write grep -rn PATTERN FOLDER.`);
    }
    const target = byRoot.get(entry.root) ?? { root: entry.root, paths: [], files: true };
    target.paths.push(entry.path);
    target.files &&= entry.kind === 'file';
    byRoot.set(entry.root, target);
  }
  // The root itself holds all others.
  return [...byRoot.values()].map((target) => (target.paths.includes('') ? { ...target, paths: [] } : target));
}

function requestFor(command: SearchCommand, root: string, paths: readonly string[]): GrepRequest {
  const { pattern, literal, line, ignoreCase, word, globs } = command;
  const whole = `^(?:${literal ? escapedPattern(pattern) : pattern})$`;
  return { root, pattern: line ? whole : pattern, literal: literal && !line, ignoreCase, word, paths, globs };
}

/** Whether a path is neither hidden nor too deep, seen from the operand that it lies below. */
function isWithin(
  path: string,
  { hidden, maxDepth }: Pick<SearchCommand, 'hidden' | 'maxDepth'>,
  paths: readonly string[],
): boolean {
  const tops = paths.length === 0 ? [''] : paths;
  return tops.some((top) => {
    if (path === top) return true;
    if (top !== '' && !path.startsWith(`${top}/`)) return false;
    const below = path.slice(top === '' ? 0 : top.length + 1).split('/');
    if (!hidden && below.some((segment) => segment.startsWith('.'))) return false;
    return maxDepth === null || below.length <= maxDepth;
  });
}

/** The files that a search looks through, in the order of the walk. */
async function filesFor(
  command: Pick<SearchCommand, 'places' | 'globs' | 'hidden' | 'maxDepth'>,
  running: Running,
): Promise<FileEntry[]> {
  const takes = command.globs.filter((glob) => !glob.startsWith('!')).map((glob) => pathMatches(glob));
  const leaves = command.globs.filter((glob) => glob.startsWith('!')).map((glob) => pathMatches(glob.slice(1)));
  const found = new Map<string, FileEntry>();
  const places: readonly Place[] = command.places.length === 0 ? [{ root: null, path: '' }] : command.places;
  for (const place of places) {
    await running.entryAt(place);
    for (const [i, file] of (await running.filesUnder(place)).entries()) {
      if (i % STEP === 0 && !(await running.goesOn())) return [...found.values()];
      const fits = takes.length === 0 || takes.some((test) => test(file.path));
      if (fits && !leaves.some((test) => test(file.path)) && isWithin(file.path, command, [place.path])) {
        found.set(`${file.root}\n${file.path}`, file);
      }
    }
  }
  return [...found.values()];
}

/** For -v: the lines that do not match, of the first files. */
async function otherLines(
  command: SearchCommand,
  matches: readonly TextMatch[],
  running: Running,
): Promise<TextMatch[]> {
  const files = await filesFor(command, running);
  if (files.length > MAX_INVERTED)
    running.cap(`only the first ${MAX_INVERTED} of ${files.length} files were looked at`);
  const others: TextMatch[] = [];
  for (const { root, path } of files.slice(0, MAX_INVERTED)) {
    if (!(await running.goesOn())) break;
    const lines = await linesOf(root, path, running);
    const matched = new Set(
      matches.filter((match) => match.root === root && match.path === path).map(({ line }) => line),
    );
    for (const [i, text] of lines.entries()) if (!matched.has(i + 1)) others.push({ root, path, line: i + 1, text });
  }
  return others;
}

/** The lines of a file; none where it cannot be read as text. */
async function linesOf(root: string, path: string, running: Running): Promise<string[]> {
  try {
    return running.taken(await running.reader.read(root, path, undefined, { maxBytes: FILE_BYTES })).text.split('\n');
  } catch {
    return [];
  }
}

/** Prints what was found in the form that was asked for. */
class Shown {
  readonly #command: SearchCommand;
  readonly #running: Running;
  readonly #names: boolean;
  readonly #parts: MatchedParts | null;

  constructor(command: SearchCommand, running: Running, single: boolean) {
    this.#command = command;
    this.#running = running;
    this.#names = command.names ?? !single;
    const pattern = command.literal ? escapedPattern(command.pattern) : command.pattern;
    const whole = command.word ? `\\b(?:${pattern})\\b` : pattern;
    this.#parts = command.show === 'parts' && !command.invert ? new MatchedParts(whole, command.ignoreCase) : null;
  }

  async print(files: readonly TextMatch[][]): Promise<void> {
    const { show } = this.#command;
    const running = this.#running;
    if (show === 'filesWithout') {
      const found = new Set(files.flatMap(([first]) => (first === undefined ? [] : [`${first.root}\n${first.path}`])));
      for (const { root, path } of await filesFor(this.#command, running)) {
        if (!found.has(`${root}\n${path}`)) running.print(path);
      }
      return;
    }
    if (files.length === 0 && show !== 'counts') return;
    if (show === 'nothing') running.print('(it matches)');
    else {
      for (const [at, lines] of files.entries()) {
        if (!(await running.goesOn())) return;
        await this.#file(lines, at);
      }
    }
  }

  async #file(matches: readonly TextMatch[], at: number): Promise<void> {
    const { show, before, after, heading } = this.#command;
    const running = this.#running;
    const path = this.#pathOf(matches[0]);
    if (show === 'files') running.print(path);
    else if (show === 'counts') running.print(this.#names ? `${path}:${matches.length}` : String(matches.length));
    else {
      if (heading && this.#names) {
        if (at > 0) running.print('');
        running.print(path);
      }
      const around = before + after > 0 && at < MAX_AROUND && !running.isFull;
      if (around) await this.#withContext(matches, at);
      else for (const match of matches) this.#match(match);
    }
  }

  #match(match: TextMatch): void {
    const parts = this.#parts?.of(match.text) ?? null;
    if (this.#parts !== null && parts === null)
      this.#running.cap('where the matching part is not known, lines are whole');
    for (const text of parts ?? [match.text]) this.#line(match, text, ':');
  }

  #line({ root, path, line }: Omit<TextMatch, 'text'>, text: string, mark: string): void {
    const { numbers, heading, trimmed } = this.#command;
    const name = this.#names && !heading ? `${this.#pathOf({ root, path })}${mark}` : '';
    this.#running.print(`${name}${numbers ? `${line}${mark}` : ''}${trimmed ? text.trimStart() : text}`);
  }

  async #withContext(matches: readonly TextMatch[], at: number): Promise<void> {
    const { before, after } = this.#command;
    const [first] = matches;
    if (first === undefined) return;
    const lines = await linesOf(first.root, first.path, this.#running);
    const matching = new Map(matches.map((match) => [match.line, match]));
    let printed = 0;
    for (const [i, match] of matches.entries()) {
      const from = Math.max(printed + 1, match.line - before);
      if ((i > 0 || at > 0) && from > printed + 1 && !(i === 0 && this.#command.heading)) this.#running.print('--');
      for (let line = from; line <= Math.min(lines.length, match.line + after); line++) {
        const own = matching.get(line);
        if (own !== undefined) this.#match(own);
        else this.#line({ ...match, line }, lines[line - 1] ?? '', '-');
        printed = line;
      }
    }
  }

  #pathOf(match: Pick<TextMatch, 'root' | 'path'> | undefined): string {
    if (match === undefined) return '';
    return this.#running.reader.roots()[0] === match.root ? match.path : `${match.root}:${match.path}`;
  }
}
