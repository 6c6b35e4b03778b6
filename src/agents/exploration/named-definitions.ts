import { examplesIn } from '../base/english/asides';
import { subwords } from '../base/english/subwords';
import { stem } from '../base/english/words';
import { captionOf } from '../retrieval/caption';
import { definitionAround } from '../retrieval/code-ranges';
import { type Definition, definitionIn, isBoilerplate } from '../retrieval/definitions';
import { parseQuery } from '../retrieval/query';
import { foundIn, type Found } from '../workspace/evidence-draft';
import type { WorkspaceReader } from '../workspace/workspace-reader';
import type { FileText } from './files-of-statements';

/** A statement that may name code. */
export interface Told {
  id: string;
  text: string;
}

/** A definition that statements are about, with their ids. */
export interface NamedDefinition {
  piece: Found;
  statements: string[];
}

/** Names as code has them: with a capital or a mark within, called, or set as code with a capital; no file, as `global.env` is. */
const CODE_NAME =
  /[A-Za-z_]\w{0,40}(?:[a-z][A-Z]|_|::|\.(?!(?:env|json|ya?ml|toml|md|rst|txt|py|[jt]sx?|go|rs|rb|php|java|html|css|vue|sh|conf|cfg|ini|lock|xml|sql|svg|png)\b)[a-z])\w{0,40}|[A-Za-z_]\w{1,40}(?=\()|(?<=`)[A-Z]\w{2,40}(?=`)/g;
/** What it counts that a statement names a definition by its name, beside words that may mean it: of a whole class little is meant. */
const BY_NAME = 4;
const BY_NAME_OF_ALL = 0.5;
/** A file that is set as code. */
const FILE = /`[^`\s]*(?:\/[^`\s]*|\.[a-z]{1,5})`/g;
/** Most statements that a type is named with which the request means by one word: others use it as any word. */
const OF_FILE = 3;
const MANY_FILES = 20;
const NEARLY_ALL = 0.8;
/** What a whole type is called. */
const TYPE = /^(?:class|interface|struct|enum|trait|type|module|namespace)$/;
/** From so many lines on, a text is an example rather than a sentence. */
const LINES_OF_EXAMPLE = 3;
/** Files in which what is meant in plain words is looked up: in others such words mean anything. */
const MOST_FILES = 8;
/** Most definitions, most of them that one name or the same words mean, and most lines of all: the rest is for what is found by its words. */
const MOST_DEFINITIONS = 12;
const MOST_OF_A_NAME = 2;
const MOST_LINES = 300;
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
export function withoutIllustration(text: string): string {
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
 * these alone use for the same thing. Plain words are looked up in the files that define most of what is named by its name, and
 * in the first of the others. The most often named first. Calls `breathe` between files: whoever asks is not held up.
 */
export async function namedDefinitions(
  reader: WorkspaceReader,
  told: readonly Told[],
  files: readonly FileText[],
  breathe: () => Promise<void> = async () => undefined,
): Promise<NamedDefinition[]> {
  const names = new Map<string, string[]>();
  for (const { id, text } of told)
    for (const name of codeNamesIn(text)) names.set(name, [...(names.get(name) ?? []), id]);
  const code = files.filter(({ kind }) => kind === 'code');
  const defining = new Map<FileText, number>();
  for (const file of code) {
    await breathe();
    defining.set(file, namesDefinedIn(file, names));
  }
  const first = [...code].sort((a, b) => (defining.get(b) ?? 0) - (defining.get(a) ?? 0)).slice(0, MOST_FILES);
  const asked = told.find(({ id }) => id === '')?.text ?? '';
  const said = told.map(({ id, text }) => ({
    id,
    // The name of a file is no sentence: `lib/error-handler.js` says nothing of handlers elsewhere.
    words: ` ${wordsOf(withCallsShown(withoutIllustration(text), () => ' ').replace(FILE, ' '))} `,
  }));
  const found: Named[] = [];
  for (const file of code) {
    await breathe();
    found.push(...inFile(reader, file, { names, said, inWords: first.includes(file), files, asked }));
  }
  return fitting(withoutNamesakes(found));
}

function namesDefinedIn({ lines, path }: FileText, names: ReadonlyMap<string, unknown>): number {
  const defined = lines.map((line) => definitionIn(line, path)?.name ?? '');
  return new Set(defined.filter((name) => names.has(name))).size;
}

/**
 * A plain word that is called, `use` or `get`, is defined in many places: it means the one beside most of what else is named, if
 * any. Of other names those come first that stand beside most of what else is named.
 */
function withoutNamesakes(found: readonly Named[]): Named[] {
  const weight = (path: string) =>
    new Set(found.filter(({ piece }) => piece.path === path).map(({ name }) => name)).size;
  const ordered = [...found].sort((a, b) => weight(b.piece.path) - weight(a.piece.path));
  return ordered.filter(({ name, piece: { path } }) => {
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
  /** What was said that means it: its name, or words that may mean others as well. */
  meant: string;
  worth: number;
}

/** What is looked for: names, and the words of each statement, which mean something in a few files only. */
interface Sought {
  names: ReadonlyMap<string, readonly string[]>;
  said: readonly { id: string; words: string }[];
  inWords: boolean;
  files: readonly FileText[];
  /** What was asked for, word by word. */
  asked: string;
}

function inFile(reader: WorkspaceReader, { root, path, lines, whole }: FileText, sought: Sought): Named[] {
  const { names } = sought;
  const defined = lines.flatMap((text, i): Candidate[] => {
    const definition = definitionIn(text, path);
    if (definition === null || ['test', 'heading', 'route'].includes(definition.what)) return [];
    return [{ ...definition, root, path, line: i + 1, ...namedBy(definition, path, sought) }];
  });
  const own = defined.filter(({ worth }) => worth > 0);
  const called = defined.filter(({ worth }) => worth === 0).flatMap((one) => calledBy(one, own, lines, path));
  return [...own, ...called].flatMap(({ name, line, statements, worth }) => {
    const range = definitionAround(lines, path, line);
    if (range === null) return [];
    const { caption, names: known } = captionOf(lines, range, path, 'code', parseQuery([name]));
    const piece = foundIn(reader, reader.part({ whole, start: range.start, end: range.end }), {
      ...{ kind: 'code', shows: caption, names: known, why: `Defines ${name}`, score: worth },
      role: 'match',
    });
    return [{ name, piece, statements, worth, meant: names.has(name) ? name : phraseOf(name) }];
  });
}

/**
 * Which statements name a definition, and how surely: by its name, by the words of it side by side, or by the one word that both a
 * type and its file are called: what “a recipe attribute” adds to is `Attribute` in `attribute.rs`.
 */
function namedBy(
  { name, what }: Definition,
  path: string,
  { names, said, inWords, files, asked }: Sought,
): Pick<Candidate, 'statements' | 'worth'> {
  const exact = names.get(name) ?? [];
  const words = subwords(name).map(stem);
  const isType = TYPE.test(what);
  const isOfFile = isType && words.length === 1 && baseOf(path) === words[0] && !standsEverywhere(name, files);
  const phrase = phraseOf(name);
  // As a thing: what is “switched on” is no `Switch`.
  const isAsked = isOfFile && new RegExp(`\\b${name}s?\\b`, 'i').test(asked);
  const saying = said.filter((one) => one.words.includes(phrase)).map(({ id }) => id);
  const spoken = words.length > 1 ? (inWords ? saying : []) : isAsked ? saying.slice(0, OF_FILE) : [];
  const statements = said.map(({ id }) => id).filter((id) => exact.includes(id) || spoken.includes(id));
  // A name of three words says more than the two that were said.
  const byName = isType ? BY_NAME_OF_ALL : BY_NAME;
  return { statements, worth: exact.length * byName + spoken.length / Math.max(1, words.length - 1) };
}

/** The words of a name that mean it in a sentence. */
function phraseOf(name: string): string {
  return ` ${subwords(name).map(stem).slice(-2).join(' ')} `;
}

/** Whether a name is in nearly all files, as a project's own is: then it means no place. Of a few files that says nothing. */
function standsEverywhere(name: string, files: readonly FileText[]): boolean {
  const holding = files.filter(({ whole }) => whole.text.toLowerCase().includes(name.toLowerCase())).length;
  return files.length >= MANY_FILES && holding >= files.length * NEARLY_ALL;
}

function baseOf(path: string): string {
  return stem(
    path
      .slice(path.lastIndexOf('/') + 1)
      .replace(/\..*$/, '')
      .toLowerCase(),
  );
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
  const kept: (NamedDefinition & { meant: string })[] = [];
  let lines = 0;
  for (const { piece, statements, meant } of [...found].sort((a, b) => b.worth - a.worth)) {
    const size = piece.endLine - piece.startLine + 1;
    const isTold = kept.some(({ piece: other }) => overlap(other, piece));
    const namesakes = kept.filter((other) => other.meant === meant).length;
    if (isTold || namesakes >= MOST_OF_A_NAME || kept.length >= MOST_DEFINITIONS || lines + size > MOST_LINES) continue;
    lines += size;
    kept.push({ piece, statements, meant });
  }
  return kept;
}

/** Whether two pieces share a line. */
type Lines = Pick<Found, 'root' | 'path' | 'startLine' | 'endLine'>;

export function overlap(one: Lines, other: Lines): boolean {
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
