import type { CancelSignal } from '../base/async/cancellation';
import { examplesIn } from '../base/english/asides';
import { subwords } from '../base/english/subwords';
import { stem } from '../base/english/words';
import { captionOf } from '../retrieval/caption';
import { definitionAround } from '../retrieval/code-ranges';
import { type Definition, definitionIn, isBoilerplate } from '../retrieval/definitions';
import { parseQuery } from '../retrieval/query';
import { classifyPath, isGenerated, isOwnWriting } from '../workspace/classify-path';
import { foundIn, type Found } from '../workspace/evidence-draft';
import { AccessRefused, type WorkspaceReader } from '../workspace/workspace-reader';

/** A statement that may name code. */
interface Told {
  id: string;
  text: string;
}

/** A definition that statements are about, with their ids. */
export interface NamedDefinition {
  piece: Found;
  statements: string[];
}

/** Names as code has them: with a capital or a mark within, called, or set as code with a capital. */
const CODE_NAME =
  /[A-Za-z_]\w{0,40}(?:[a-z][A-Z]|_|::|\.[a-z])\w{0,40}|[A-Za-z_]\w{1,40}(?=\()|(?<=`)[A-Z]\w{2,40}(?=`)/g;
/** What it counts that a statement names a definition by its name, beside words that may mean it: of a whole class little is meant. */
const BY_NAME = 4;
const BY_NAME_OF_ALL = 0.5;
/** From so many lines on, a text is an example rather than a sentence. */
const LINES_OF_EXAMPLE = 3;
/** Most names that are looked for, and most files in which what they define is looked up. */
const MOST_NAMES = 24;
const MOST_FILES = 8;
/** Most definitions, most of them of one name, and most lines of all: the rest is for what is found by its words. */
const MOST_DEFINITIONS = 12;
const MOST_OF_A_NAME = 2;
const MOST_LINES = 300;
const MAX_READ = 1024 * 1024;
/** Lines of a search for names, and what it may take. */
const SEARCH = { deadlineMs: 1_500, maxEntries: 5_000, maxBytes: 500_000_000 };

/** What is set as code and is words only, as a message or a status is: `Not Found`. */
const SET_AS_CODE = /`[\p{L}\p{N}]+(?: [\p{L}\p{N}]+)+`/gu;

/** Where the condition of a requirement ends: an example within it does not reach behind. */
const BEHIND_CONDITION = /(?<=,)(?=[^,]*\bSHALL\b)/;

/** What is set as code; and what is called there on something that is there already. */
const CODE = /`[^`\n]+`/g;
const CALLED_ON = /\.(?:[a-z]+|[A-Z][a-z]+)\(/g;

/** A text with each line of code that shows a call, and does not only name something, as `say` puts it. */
function withCallsShown(text: string, say: (code: string) => string): string {
  return text.replace(CODE, (code) => (/[ "']/.test(code) ? say(code) : code));
}

/** A text without what only illustrates it: what is given as an example, and messages. */
function withoutIllustration(text: string): string {
  return text.split(BEHIND_CONDITION).map(withoutExamples).join('').replace(SET_AS_CODE, ' ');
}

function withoutExamples(text: string): string {
  // What is set as code counts as one word of a list.
  const masked = text.replace(/`[^`\n]+`/g, (code) => 'x'.repeat(code.length));
  return examplesIn(masked).reduceRight((left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`, text);
}

/**
 * The names of code in a text, without what they are called on: `addOption` of `program.addOption(…)`. What is given as an
 * example, and the words of a message, name nothing.
 */
export function codeNamesIn(text: string): string[] {
  const shown = withCallsShown(withoutIllustration(text), (code) => code.replace(CALLED_ON, ' ('));
  const all = (shown.match(CODE_NAME) ?? []).map((name) => name.split(/::|\./).at(-1) ?? '');
  const names = [...new Set(all.filter((name) => name.length > 2 && !isBoilerplate(name)))];
  // An example calls much that is no part of the matter: `app.get(…)`.
  const telling = names.filter((name) => !isPlainWord(name));
  return text.split(/\n|⏎/).length >= LINES_OF_EXAMPLE && telling.length > 0 ? telling : names;
}

/** A definition with what speaks for it. */
interface Candidate extends Definition {
  root: string;
  path: string;
  line: number;
  statements: string[];
  worth: number;
}

/**
 * The definitions that statements name: by their names, or in plain words, as “the help option” names `helpOption`; and what
 * those call in the same file where its name speaks of the same (`_getHelpOption`). Words are matched in `files` alone and in
 * those where a name was found. The most often named first. Rejects where nothing may be read.
 */
export async function namedDefinitions(
  reader: WorkspaceReader,
  told: readonly Told[],
  files: readonly { root: string; path: string }[],
  signal: CancelSignal,
): Promise<NamedDefinition[]> {
  const names = new Map<string, string[]>();
  for (const { id, text } of told)
    for (const name of codeNamesIn(text)) names.set(name, [...(names.get(name) ?? []), id]);
  const sought = [...names].sort(([, a], [, b]) => b.length - a.length).slice(0, MOST_NAMES);
  const places = await whereDefined(
    reader,
    sought.map(([name]) => name),
    signal,
  );
  const within = [...places, ...files].filter(
    ({ root, path }, i, all) => all.findIndex((other) => other.root === root && other.path === path) === i,
  );
  const found: Named[] = [];
  for (const { root, path } of within.slice(0, MOST_FILES)) {
    if (signal.aborted) break;
    found.push(...(await inFile(reader, { root, path }, told, names)));
  }
  return fitting(withoutNamesakes(found));
}

/** A plain word that is called, `use` or `get`, is defined in many places: it means the one beside most of what else is named, if any. */
function withoutNamesakes(found: readonly Named[]): Named[] {
  const weight = (path: string) =>
    new Set(found.filter(({ piece }) => piece.path === path).map(({ name }) => name)).size;
  return found.filter(({ name, piece: { path } }) => {
    if (!isPlainWord(name)) return true;
    const others = [...new Set(found.filter((one) => one.name === name).map(({ piece }) => piece.path))];
    return others.every((other) => other === path || weight(path) > weight(other));
  });
}

/** Whether a name of code is a word as well, which says little alone. */
export function isPlainWord(name: string): boolean {
  return /^[a-z]+$/.test(name);
}

/** A definition that statements name, with what speaks for it. */
interface Named extends NamedDefinition {
  name: string;
  worth: number;
}

/** The files of the workspace's own code that define one of the names, those that define most of them first. */
async function whereDefined(
  reader: WorkspaceReader,
  names: readonly string[],
  signal: CancelSignal,
): Promise<{ root: string; path: string }[]> {
  if (names.length === 0) return [];
  // As a definition begins, in most languages: words, then the name, then what only a definition or a call goes on with.
  const pattern = `^\\s*(?:[A-Za-z][\\w*&<>,:]*\\s+){0,6}(?:\\([^)]{0,80}\\)\\s*)?(?:${names.join('|')})\\s*(?:[(<=:{]|extends|implements|$)`;
  const files = new Map<string, { root: string; path: string; names: Set<string> }>();
  for (const root of reader.roots()) {
    const request = { root, pattern, literal: false, ignoreCase: false, word: false, paths: [], globs: [] };
    const { value } = await reader.grep(request, SEARCH, signal);
    for (const { path, text } of value) {
      const name = definitionIn(text, path)?.name;
      if (name === undefined || !names.includes(name) || !isOwnCode(path)) continue;
      const key = `${root}\n${path}`;
      const file = files.get(key) ?? { root, path, names: new Set<string>() };
      files.set(key, file);
      file.names.add(name);
    }
  }
  return [...files.values()].sort((a, b) => b.names.size - a.names.size);
}

function isOwnCode(path: string): boolean {
  return classifyPath(path) === 'code' && !isGenerated(path) && !isOwnWriting(path);
}

async function inFile(
  reader: WorkspaceReader,
  { root, path }: { root: string; path: string },
  told: readonly Told[],
  names: ReadonlyMap<string, readonly string[]>,
): Promise<Named[]> {
  const read = await reader.read(root, path, undefined, { maxBytes: MAX_READ }).catch((error: unknown) => {
    if (error instanceof AccessRefused) return null;
    throw error;
  });
  if (read === null) return [];
  const lines = read.value.text.split('\n');
  const defined = lines.flatMap((text, i): Candidate[] => {
    const definition = definitionIn(text, path);
    if (definition === null || ['test', 'heading', 'route'].includes(definition.what)) return [];
    return [{ ...definition, root, path, line: i + 1, ...namedBy(definition, told, names) }];
  });
  const own = defined.filter(({ worth }) => worth > 0);
  const called = defined.filter(({ worth }) => worth === 0).flatMap((one) => calledBy(one, own, lines, path));
  return [...own, ...called].flatMap(({ name, line, statements, worth }) => {
    const range = definitionAround(lines, path, line);
    if (range === null) return [];
    const { caption, names: known } = captionOf(lines, range, path, 'code', parseQuery([name]));
    const piece = foundIn(reader, reader.part({ whole: read.value, start: range.start, end: range.end }), {
      ...{ kind: 'code', shows: caption, names: known, why: `Defines ${name}`, score: worth },
      role: 'match',
    });
    return [{ name, piece, statements, worth }];
  });
}

/** Which statements name a definition, and how surely: by its name, or by the words of it side by side. */
function namedBy(
  { name, what }: Definition,
  told: readonly Told[],
  names: ReadonlyMap<string, readonly string[]>,
): Pick<Candidate, 'statements' | 'worth'> {
  const exact = names.get(name) ?? [];
  const words = subwords(name).map(stem);
  const phrase = words.length < 2 ? null : words.slice(-2).join(' ');
  const inWords =
    phrase === null
      ? []
      : told
          .filter(({ text }) =>
            ` ${wordsOf(withCallsShown(withoutIllustration(text), () => ' '))} `.includes(` ${phrase} `),
          )
          .map(({ id }) => id);
  const statements = told.map(({ id }) => id).filter((id) => exact.includes(id) || inWords.includes(id));
  // A name of three words says more than the two that were said.
  const byName = /^(?:class|interface|struct|enum|trait|type|module|namespace)$/.test(what) ? BY_NAME_OF_ALL : BY_NAME;
  return { statements, worth: exact.length * byName + inWords.length / Math.max(1, words.length - 1) };
}

/** What is used by definitions that are named and by their file alone, if its own name speaks of what they speak of. */
function calledBy(one: Candidate, named: readonly Candidate[], lines: readonly string[], path: string): Candidate[] {
  const words = subwords(one.name).map(stem);
  if (words.length < 2 || !isPrivate(one, lines[one.line - 1] ?? '')) return [];
  const callers = named.filter(({ line, name }) => {
    if (!subwords(name).some((word) => words.includes(stem(word)))) return false;
    const range = definitionAround(lines, path, line);
    return range !== null && lines.slice(range.start - 1, range.end).some((text) => text.includes(`${one.name}(`));
  });
  if (callers.length === 0) return [];
  const statements = [...new Set(callers.flatMap((caller) => caller.statements))];
  return [{ ...one, statements, worth: Math.max(...callers.map(({ worth }) => worth)) / 2 }];
}

function isPrivate({ name, exported, indent }: Definition, line: string): boolean {
  return /^[_#]/.test(name) || /\b(?:private|protected)\b/.test(line) || (indent === 0 && !exported);
}

/** The worthiest that the budget holds, none within another. */
function fitting(found: readonly Named[]): NamedDefinition[] {
  const kept: NamedDefinition[] = [];
  let lines = 0;
  for (const { piece, statements } of [...found].sort((a, b) => b.worth - a.worth)) {
    const size = piece.endLine - piece.startLine + 1;
    const isTold = kept.some(({ piece: other }) => overlap(other, piece));
    const namesakes = kept.filter(({ piece: { why } }) => why === piece.why).length;
    if (isTold || namesakes >= MOST_OF_A_NAME || kept.length >= MOST_DEFINITIONS || lines + size > MOST_LINES) continue;
    lines += size;
    kept.push({ piece, statements });
  }
  return kept;
}

/** Whether two pieces share a line. */
export function overlap(one: Found, other: Found): boolean {
  return (
    one.root === other.root &&
    one.path === other.path &&
    one.startLine <= other.endLine &&
    other.startLine <= one.endLine
  );
}

function wordsOf(text: string): string {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map(stem).join(' ');
}
