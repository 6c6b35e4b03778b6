import { subwords } from '../base/english/subwords';
import { contentStems, stem, wordsOf } from '../base/english/words';
import { definitionAround, endOf } from '../retrieval/code-ranges';
import { definitionIn, type Definition } from '../retrieval/definitions';
import type { SpecPlace } from '../session/spec-place';
import { partsOf, type Lines, type Part } from './outline-parts';
import type { Found } from '../workspace/evidence-draft';
import type { WorkspaceReader } from '../workspace/workspace-reader';
import { isListOfChanges, type FileText } from './files-of-statements';
import { overlap } from './named-definitions';

/** What a file defines, by a name that tells where: `Command.parse`. */
export interface Outlined {
  name: string;
  /** Whether it has no name in code, and words stand for it: “the markup”, “the tests in it”. */
  isUnnamed: boolean;
  place: OutlinedPlace;
  /** What it is made of, where it is long: taken apart for the few that are chosen. Whether it is a type, which holds definitions. */
  parts?: () => Part<OutlinedPlace>[];
  isType?: boolean;
}

type OutlinedPlace = Pick<SpecPlace, 'path' | 'startLine' | 'endLine' | 'hash' | 'kind'>;

/** Most files, most definitions of one, and of all: what a reader goes through to say which of them change. */
export const MOST_FILES = 22;
const MOST_OF_A_FILE = 60;
const MOST_DEFINITIONS = 260;
/** Most lines of a function that is named whole: what changes in a longer one stands somewhere in it. */
const WHOLE_FUNCTION = 160;
/** Of a longer one, and of long markup, the lines that share most words with what was settled. */
const WINDOW = 40;
const WHOLE_MARKUP = 80;
/** Of a type that is longer, its head stands for it, to the end of what sets it up: what is in it is outlined by itself. */
const WHOLE_TYPE = 60;
const HEAD = 20;
const LONGEST_HEAD = 100;
const SETS_UP =
  /^\s*(?:(?:public|protected|private|internal)\s+)?(?:constructor\s*\(|def (?:__init__|initialize)\b|function __construct\b)/;

const TYPE = /^(?:class|interface|struct|enum|trait|type|module|namespace|impl|object|record|protocol|union)$/;
/** What a line defines that no change begins at. */
const ASIDE: ReadonlySet<string> = new Set(['test', 'heading']);

/** Words of a sentence that begin like a definition: “function as …”. */
const SAYS_NOTHING = /^(?:(?:as|is|of|the|to|in|and|or|that|for|with|async)$|.*\.$)/;

/** A name for an object with members of its own: a store, a controller, a table of functions. */
const HOLDS_MEMBERS =
  /^(?:export\s+(?:default\s+)?)?(?:const|let|var)\s+\w+[^=]{0,80}=\s*(?:[\w.]{1,60}\((?:["'`][^"'`]{0,60}["'`],\s*)?)?\{\s*$/;
/** A member of it that calls make, one after the other: `create: procedure`, with `.input(…).mutation(…)` below; and fewest lines of it. */
const MADE_BY_CALLS =
  /^(\s+)["'`]?([A-Za-z_$][\w$-]{1,60})["'`]?:\s*[A-Za-z_$][\w$.]{0,80}(?:<[^<>]{0,80}>)?(?:\(.{0,200})?$/;
const LEAST_MEMBER = 3;

/** A call at the margin that gives something several members: `Object.defineProperties(Request.prototype, {`. */
const GIVES_MEMBERS = /^[\w$.]{1,60}\(\s*([A-Za-z_$][\w$.]{1,60})\s*,\s*\{\s*$/;

/** What is called when something comes in: `socket.on("save", async () => {`, `app.command("build", (options) => {`. */
const HANDLER =
  /^(\s*)[\w.]{1,60}\.(on|once|command|task|handle|subscribe|addEventListener|register)\(\s*["'`]([^"'`\s]{1,60})["'`],.*(?:\bfunction\b|=>)/;
/** Files that are screens, with the markup in a part of their own. */
const SCREEN = /\.(?:vue|svelte)$/i;

/** A definition with its lines, the type it stands in, and how likely a change touches it. */
interface Sized extends Definition {
  line: number;
  end: number;
  within: string | null;
  worth: number;
  /** Whether words stand for it, since nothing in the file has a name. */
  isUnnamed?: boolean;
}

/**
 * What the files define that a change may touch, file by file, in the order of the files: all of it where it is little; else
 * what was found already and what shares words with what was settled, then the rest. What stands inside a function is a part
 * of it.
 */
export async function outlineOf(
  reader: WorkspaceReader,
  files: readonly FileText[],
  { found, texts, breathe }: { found: readonly Found[]; texts: readonly string[]; breathe: () => Promise<void> },
): Promise<Outlined[]> {
  const said = new Set(texts.flatMap((text) => wordsOf(text)).map(stem));
  const settled = new Set(texts.flatMap((text) => contentStems(text)));
  const all: { file: FileText; one: Sized }[] = [];
  const heard = new Map<FileText, string[][]>();
  const listed = [
    ...files.filter(({ isBeside }) => isBeside !== true).slice(0, MOST_FILES),
    ...files.filter(({ isBeside }) => isBeside),
  ];
  for (const file of listed) {
    await breathe();
    const lines = settledIn(file.lines, settled);
    heard.set(file, lines);
    all.push(
      ...withoutNames(file, [...markupOf(file), ...exportsIn(file), ...tablesIn(file), ...definedIn(file)]).map(
        (one) => ({ file, one }),
      ),
    );
  }
  const telling = tellingWords(all.map(({ file, one }) => wordsIn(heard.get(file) ?? [], one)));
  for (const { file, one } of all)
    one.worth = worthOf(file, one, found, said) + bodyWorth(wordsIn(heard.get(file) ?? [], one), telling);
  for (const file of listed) {
    await breathe();
    raiseCalled(
      file,
      all.filter((other) => other.file === file).map(({ one }) => one),
    );
  }
  const ofFile = (file: FileText) => all.filter((other) => other.file === file);
  const likely = files.map((file) => ofFile(file).sort((a, b) => b.one.worth - a.one.worth));
  // Of each file the likeliest is offered, however likely: it was found for a reason.
  const first = likely.flatMap((own) => own.slice(0, 1));
  const others = likely.flatMap((own) => own.slice(1, MOST_OF_A_FILE)).sort((a, b) => b.one.worth - a.one.worth);
  const kept = new Set([...first, ...others].slice(0, MOST_DEFINITIONS));
  const at = new Map(files.map((file, index) => [file, index]));
  const told = all
    .filter((one) => kept.has(one))
    .sort((a, b) => (at.get(a.file) ?? 0) - (at.get(b.file) ?? 0) || a.one.line - b.one.line);
  const outlined: Outlined[] = [];
  for (const [index, { file, one }] of told.entries()) {
    if (file !== told[index - 1]?.file) await breathe();
    const range = rangeOf(file, one, heard.get(file) ?? []);
    if (range !== null) outlined.push(outlinedAt(reader, file, one, { range, heard: heard.get(file) ?? [] }));
  }
  return outlined;
}

function outlinedAt(
  reader: WorkspaceReader,
  file: FileText,
  { line, end, name, what, within, isUnnamed = false }: Sized,
  { range, heard }: { range: Lines; heard: readonly (readonly string[])[] },
): Outlined {
  const isType = TYPE.test(what);
  const isLongType = isType && range.end - range.start >= WHOLE_TYPE;
  const place = placeIn(reader, file, isLongType ? headOf(file, line, range.end) : range);
  const called = isType && what !== 'type' ? `${what} ${name}` : name;
  return {
    name: within === null ? called : `${within}.${name}`,
    isUnnamed,
    place,
    ...(end - line < (isType ? WHOLE_TYPE : WHOLE_FUNCTION)
      ? {}
      : { isType, parts: () => partsIn(reader, file, { start: line, end }, heard) }),
  };
}

function placeIn(reader: WorkspaceReader, file: FileText, { start, end }: Lines): OutlinedPlace {
  const { startLine, endLine, hash } = reader.part({ whole: file.whole, start, end });
  return { path: pathOf(reader, file), startLine, endLine, hash, kind: file.kind };
}

/** What a file is called: with the root's name in front where there are several roots. */
function pathOf(reader: WorkspaceReader, { root, path }: FileText): string {
  return reader.roots().length > 1 ? `${root}/${path}` : path;
}

function partsIn(
  reader: WorkspaceReader,
  file: FileText,
  lines: Lines,
  heard: readonly (readonly string[])[],
): Part<OutlinedPlace>[] {
  // A list of contents speaks of all, and says nothing.
  const isContents = (at: number) => file.kind === 'doc' && LEADS_TO_SECTION.test(file.lines[at - 1] ?? '');
  const told = (part: Lines) =>
    Array.from({ length: part.end - part.start + 1 }, (_, at) => part.start + at).map((at) =>
      isContents(at) ? { text: '', words: [] } : { text: file.lines[at - 1] ?? '', words: heard[at - 1] ?? [] },
    );
  return partsOf(file.lines, file.path, file.kind, lines).map((part) => {
    const all = told(part);
    return {
      lines: part,
      texts: all.map(({ text }) => text),
      words: all.map(({ words }) => words),
      placeOf: (some) => placeIn(reader, file, some),
    };
  });
}

/** A line of a list of contents: a link to a section of the same text. */
const LEADS_TO_SECTION = /^\s*(?:[-*+]|\d{1,3}\.)\s+\[[^\]]{0,200}\]\(#[^)]{0,200}\)\s*$/;

/** The first lines of a long type, to the end of what sets it up where that stands among them: its fields are in there. */
function headOf({ lines }: FileText, line: number, end: number): Lines {
  const inner = lines.slice(line, Math.min(end, line + LONGEST_HEAD));
  const at = inner.findIndex((text) => text.length <= MOST_OF_LINE && SETS_UP.test(text));
  const last = at < 0 ? line + HEAD - 1 : Math.min(endOf(lines, line + 1 + at), line + LONGEST_HEAD - 1);
  return { start: line, end: Math.min(end, last) };
}

/** What several others of the file call is as likely as these are: all that changes passes through it. */
function raiseCalled({ lines }: FileText, definitions: readonly Sized[]): void {
  const callers = new Map<Sized, number[]>();
  const named = new Map(definitions.filter(({ name }) => name.length > 3).map((one) => [one.name, one]));
  for (const caller of definitions) {
    if (TYPE.test(caller.what)) continue;
    const body = lines.slice(caller.line, caller.end).map((text) => text.slice(0, MOST_OF_LINE));
    const names = new Set(body.flatMap((text) => [...text.matchAll(CALL)].map(([, name = '']) => name)));
    for (const name of names) {
      const one = named.get(name);
      if (one !== undefined && one !== caller) callers.set(one, [...(callers.get(one) ?? []), caller.worth]);
    }
  }
  for (const [one, worths] of callers) {
    const [first = 0, second] = worths.sort((a, b) => b - a);
    if (second !== undefined) one.worth += (first + second) / 4;
  }
}

const CALL = /([A-Za-z_$#][\w$]{3,60})\(/g;

/** Most files with tests or text that are listed. */
const MOST_ASIDE = 18;

/** The files with tests, and those with text, each as one thing: where something was found in it, else by its first line. */
export function asideOutline(
  reader: WorkspaceReader,
  files: readonly FileText[],
  { found, texts }: { found: readonly SpecPlace[]; texts: readonly string[] },
): Outlined[] {
  const settled = new Set(texts.flatMap((text) => contentStems(text)));
  const listed = found.map(({ path, startLine, endLine, hash, kind }) => ({ path, startLine, endLine, hash, kind }));
  const others = files.map((file) => placeIn(reader, file, { start: 1, end: 1 }));
  return [...listed, ...others]
    .filter((place, at, all) => all.findIndex(({ path }) => path === place.path) === at)
    .slice(0, MOST_ASIDE)
    .map((place) => {
      const name = place.kind === 'test' ? 'the tests in it' : 'the text of it';
      const file = files.find((one) => pathOf(reader, one) === place.path);
      if (file === undefined) return { name, isUnnamed: true, place };
      // What is new is listed at the top, whatever an older entry speaks of.
      if (isListOfChanges(place.path)) return { name, isUnnamed: true, place: placeIn(reader, file, newestIn(file)) };
      const whole = { start: 1, end: file.lines.length };
      const parts = () => partsIn(reader, file, whole, settledIn(file.lines, settled));
      return { name, isUnnamed: true, place, parts };
    });
}

/** Most lines of the newest entry of a list of changes. */
const NEWEST = 24;
const VERSION = /^(?:#{1,4} |\[?v?\d+\.\d+|=+$|-{3,}$)/;

/** The newest entry of a list of changes with what stands above it: to the entry behind it. */
function newestIn({ lines }: FileText): Lines {
  const heads = lines.flatMap((line, at) =>
    VERSION.test(line) && /\d+\.\d+|unreleased|next|upcoming/i.test(line) ? [at] : [],
  );
  const [first = 0, second = lines.length] = heads;
  return { start: 1, end: Math.max(1, Math.min(second, first + NEWEST, lines.length)) };
}

/** Languages in which a comment of many lines stands between these marks, often with examples of code in it. */
const BLOCK_COMMENTS = /\.(?:[cm]?[jt]sx?|java|kt|cs|go|rs|c|cc|cpp|h|hpp|php|dart|scala|swift|css|scss|vue|svelte)$/i;

/** Which lines stand for a definition: all of it, or those of a long one that speak most of what was settled. */
function rangeOf(
  { lines, path }: FileText,
  { line, end, what }: Sized,
  heard: readonly (readonly string[])[],
): Lines | null {
  const isLong = end - line >= WHOLE_FUNCTION;
  if (what === 'markup' && end - line < WHOLE_MARKUP) return { start: line, end };
  if (what === 'markup' || (isLong && !TYPE.test(what))) return windowIn(heard, line, end);
  if (what === 'handler') return { start: line, end };
  return definitionAround(lines, path, line, TYPE.test(what) ? undefined : WHOLE_FUNCTION);
}

/** The lines between two that hold most different words of those that were settled; the first where none does. */
function windowIn(heard: readonly (readonly string[])[], from: number, to: number): Lines {
  let best = { start: from, words: 0 };
  for (let start = from; start <= Math.max(from, to - WINDOW + 1); start += WINDOW / 4) {
    const words = new Set(heard.slice(start - 1, Math.min(to, start + WINDOW - 1)).flat()).size;
    if (words > best.words) best = { start, words };
  }
  return { start: best.start, end: Math.min(to, best.start + WINDOW - 1) };
}

/** Words of what was settled that each line holds, by their stems; names are taken apart. */
function settledIn(lines: readonly string[], settled: ReadonlySet<string>): string[][] {
  const stems = new Map<string, string | null>();
  const stemOf = (word: string) => {
    const known = stems.get(word);
    if (known !== undefined) return known;
    const own = stem(word.toLowerCase());
    const kept = settled.has(own) ? own : null;
    stems.set(word, kept);
    return kept;
  };
  return lines.map((line) => {
    const words = line.slice(0, MOST_OF_LINE).match(PART_OF_NAME) ?? [];
    return words.flatMap((word) => stemOf(word) ?? []);
  });
}

/** Characters of a line that are looked at, and the parts of names in it. */
const MOST_OF_LINE = 400;
const PART_OF_NAME = /[A-Z]?[a-z]{3,}|[A-Z]{3,}/g;

/** So much of words that tell makes it as likely as a name that says all of it. */
const MUCH = 5;

/** Different words of what was settled that stand in a definition; what a long type holds is outlined by itself. */
function wordsIn(heard: readonly (readonly string[])[], { line, end, what }: Sized): Set<string> {
  const last = TYPE.test(what) ? Math.min(end, line + HEAD - 1) : end;
  return new Set(heard.slice(line - 1, last).flat());
}

/** How much each word tells: one that stands nearly everywhere tells nothing, one that stands in few definitions 1. */
function tellingWords(definitions: readonly ReadonlySet<string>[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const words of definitions) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const most = Math.log(Math.max(2, definitions.length));
  return new Map([...counts].map(([word, count]) => [word, Math.log(definitions.length / count) / most]));
}

function bodyWorth(words: ReadonlySet<string>, telling: ReadonlyMap<string, number>): number {
  return Math.min(1, [...words].reduce((sum, word) => sum + (telling.get(word) ?? 0), 0) / MUCH);
}

/** A file in which nothing has a name, as one thing: markup, styles, a script; the markup of a page also beside its script. */
function withoutNames({ lines, path }: FileText, defined: readonly Sized[]): readonly Sized[] {
  const isMarkup = MARKUP.test(path);
  if (defined.length > 0 && !isMarkup) return defined;
  // A page is markup first, and has a script at its end.
  const script = isMarkup ? lines.findIndex((text) => /^\s*<script\b/.test(text)) : -1;
  if (defined.length > 0 && script <= 0) return defined;
  return [
    {
      ...MARKUP_OF,
      isUnnamed: true,
      name: isMarkup ? 'the markup' : 'what stands there',
      line: 1,
      end: defined.length > 0 ? script : lines.length,
    },
    ...defined,
  ];
}

const MARKUP_OF = { what: 'markup', exported: false, indent: 0, within: null, worth: 0 };
const MARKUP = /\.(?:html?|erb|haml|slim|hbs|ejs|pug|jinja2?|twig|php|cshtml|jsp|astro)$/i;

/** A list or a table of several lines that a file begins with a name: routes, settings, texts. */
const TABLE = /^(?:[\w.]+\s*(?::[^=]{1,60})?=|(?:var|let|val)\s+\w+[^=]{0,60}=.{0,40})\s*[[({]$/;
const NAMED = /^(?:(?:var|let|val)\s+)?([\w.]+)/;
const LEAST_TABLE = 4;

function tablesIn({ lines }: FileText): Sized[] {
  return lines.flatMap((text, at) => {
    const given = text.length > MOST_OF_LINE ? null : GIVES_MEMBERS.exec(text);
    if (given === null && (text.length > MOST_OF_LINE || !TABLE.test(text.trimEnd()))) return [];
    const end = endOf(lines, at + 1);
    const name = given?.[1] ?? NAMED.exec(text)?.[1] ?? '';
    return end - at < LEAST_TABLE || name === '' ? [] : [{ ...MARKUP_OF, name, line: at + 1, end }];
  });
}

/** Lines by which a file hands on what others define. */
const HANDS_ON = /^(?:export (?:type )?(?:\*|\{)|pub use |from \.\S{0,80} import |__all__\b)/;
const LEAST_EXPORTS = 2;

/** What a file hands on, as one thing. */
function exportsIn({ lines, path }: FileText): Sized[] {
  if (!/\.(?:[cm]?[jt]s|rs|py)$/i.test(path)) return [];
  const at = lines.flatMap((text, i) => (HANDS_ON.test(text) ? [i + 1] : []));
  const [first, last] = [at[0] ?? 0, at.at(-1) ?? 0];
  if (at.length < LEAST_EXPORTS) return [];
  return [{ ...MARKUP_OF, isUnnamed: true, name: 'the exports', line: first, end: endOf(lines, last) }];
}

/** The markup and the styles of a screen. */
function markupOf({ lines, path }: FileText): Sized[] {
  if (!SCREEN.test(path)) return [];
  return (['template', 'style'] as const).flatMap((tag) => {
    const first = lines.findIndex((text) => text.startsWith(`<${tag}`));
    const last = lines.findLastIndex((text) => text.startsWith(`</${tag}>`));
    const name = tag === 'style' ? 'the styles' : 'the template';
    return first < 0 || last <= first ? [] : [{ ...MARKUP_OF, isUnnamed: true, name, line: first + 1, end: last + 1 }];
  });
}

function definedIn({ lines, path }: FileText): Sized[] {
  const open: Sized[] = [];
  const found: Sized[] = [];
  let inComment = false;
  lines.forEach((text, at) => {
    if (BLOCK_COMMENTS.test(path)) {
      const begins = /^\s*\/\*/.test(text);
      if (inComment || begins) {
        inComment = !text.includes('*/');
        return;
      }
    }
    const handled = text.length > MOST_OF_LINE ? null : HANDLER.exec(text);
    const definition =
      handled === null
        ? (memberIn(lines, at, open) ?? definitionIn(text, path) ?? methodIn(lines, at, path))
        : handlerOf(handled);
    if (definition === null || ASIDE.has(definition.what) || SAYS_NOTHING.test(definition.name)) return;
    if (isCall(lines, at)) return;
    const line = at + 1;
    while (open.length > 0 && ((open.at(-1)?.indent ?? 0) >= definition.indent || (open.at(-1)?.end ?? 0) < line))
      open.pop();
    const around = open.at(-1);
    // What stands inside a function belongs to it, but for functions of a long one; an object has members as a type has.
    const isInner =
      around !== undefined && !TYPE.test(around.what) && !HOLDS_MEMBERS.test(lines[around.line - 1] ?? '');
    if (handled === null && isInner && (definition.what !== 'function' || around.end - around.line < WHOLE_FUNCTION))
      return;
    const within = around !== undefined && (handled === null || !isInner) ? around.name : null;
    const one = { ...definition, line, end: endOf(lines, line), within, worth: 0 };
    open.push(one);
    // Of overloads the last one is what is called; a type and what it does have one name, too.
    const same = found.findIndex(
      (other) => other.name === one.name && other.within === one.within && other.what === one.what,
    );
    if (same >= 0) found.splice(same, 1);
    found.push(one);
  });
  return found;
}

/** A method of a type whose parameters stand on lines of their own, and whose body begins behind them. */
const OPENS_HEAD =
  /^(\s{2,8}|\t{1,2})(?!(?:if|for|while|switch|catch|return|super|function)\b)([A-Za-z_$#][\w$]{0,60})\(\s*$/;
const OPENS_BODY = /^\s*\)[^;]{0,200}\{\s*$/;
const LONGEST_PARAMETERS = 30;

function methodIn(lines: readonly string[], at: number, path: string): Definition | null {
  const text = lines[at] ?? '';
  if (text.length > MOST_OF_LINE || !BLOCK_COMMENTS.test(path)) return null;
  const [, indent = '', name = ''] = OPENS_HEAD.exec(text) ?? [];
  if (name === '') return null;
  return OPENS_BODY.test(closingOf(lines, at, indent.length, LONGEST_PARAMETERS))
    ? { what: 'handler', name, exported: false, indent: indent.length }
    : null;
}

/** A call with an object over several lines begins as a method does whose parameter is taken apart; how it ends tells. */
const OPENS_OBJECT = /^(\s+)[\w.$]{1,80}(?:<[^<>]{0,80}>)?\(\{\s*$/;
const ENDS_CALL = /^\s*\}\s*\)*\s*[,;.)]?\s*$/;

function isCall(lines: readonly string[], at: number): boolean {
  const text = lines[at] ?? '';
  const [, indent = ''] = (text.length > MOST_OF_LINE ? null : OPENS_OBJECT.exec(text)) ?? [];
  if (indent === '') return false;
  return ENDS_CALL.test(closingOf(lines, at, indent.length, WHOLE_FUNCTION));
}

/** The first of so many lines below one that is indented no more; empty where none is, or it is very long. */
function closingOf(lines: readonly string[], at: number, indent: number, most: number): string {
  const rest = lines.slice(at + 1, at + 1 + most);
  const found = rest.find((line) => line.trim() !== '' && line.length - line.trimStart().length <= indent) ?? '';
  return found.length <= MOST_OF_LINE ? found : '';
}

/** What calls make in an object that holds members, as one of these; null where a line begins no such thing. */
function memberIn(lines: readonly string[], at: number, open: readonly Sized[]): Definition | null {
  const text = lines[at] ?? '';
  const [, indent = '', name = ''] = (text.length > MOST_OF_LINE ? null : MADE_BY_CALLS.exec(text)) ?? [];
  if (name === '') return null;
  const holder = open.findLast((one) => one.indent < indent.length && one.end > at);
  if (holder === undefined || !HOLDS_MEMBERS.test(lines[holder.line - 1] ?? '')) return null;
  // Members stand as deep as the first line below the name that holds them.
  let below = holder.line;
  while (below < at && (lines[below] ?? '').trim() === '') below += 1;
  const first = lines[below] ?? '';
  const isMember = first.length - first.trimStart().length === indent.length;
  if (!isMember || endOf(lines, at + 1) - at < LEAST_MEMBER) return null;
  return { what: 'handler', name, exported: false, indent: indent.length };
}

function handlerOf([, indent = '', verb = '', name = '']: RegExpExecArray): Definition {
  return { what: 'handler', name: `${verb} “${name}”`, exported: false, indent: indent.length };
}

function worthOf(
  { root, path }: FileText,
  { line, name }: Sized,
  found: readonly Found[],
  said: ReadonlySet<string>,
): number {
  const here = { root, path, startLine: line, endLine: line };
  const isFound = found.some((piece) => overlap({ ...piece, root: piece.root ?? root }, here));
  const parts = subwords(name);
  const shared = parts.filter((part) => part.length > 2 && said.has(stem(part))).length;
  return (isFound ? 2 : 0) + shared / Math.max(1, parts.length);
}
