import { TimeLimit } from '../base/async/deadline';
import type { CancelSignal } from '../base/async/cancellation';
import type { Clock } from '../base/async/clock';
import { subwords } from '../base/english/subwords';
import { untilAborted, ABORTED } from '../base/async/until-aborted';
import { captionOf } from '../retrieval/caption';
import { definitionAround } from '../retrieval/code-ranges';
import { isBoilerplate } from '../retrieval/definitions';
import { parseQuery } from '../retrieval/query';
import { retrieveFunctions } from '../retrieval/retrieve-functions';
import type { EvidenceKind } from '../session/evidence';
import type { SpecPlace } from '../session/spec-place';
import { statementsIn, type Spec, type SpecStatement } from '../specification/model';
import { codeNamesIn, isPlainWord, namedDefinitions, overlap, type NamedDefinition } from './named-definitions';
import { whereListed, type Module } from './where-listed';
import { wholeDefinitions, type ShownLines } from './whole-definitions';
import { classifyPath, isGenerated, isOwnWriting } from '../workspace/classify-path';
import { foundIn, type Found } from '../workspace/evidence-draft';
import { AccessRefused, type WorkspaceReader } from '../workspace/workspace-reader';

/** Milliseconds that the last look may take: nobody waits longer for a file to be written. */
const MOST_MS = 8_000;
/** Of these, what finding by words may take. */
const BY_WORDS_MS = 2_000;
/** Most places, and most lines of all of them: what an agent reads before it begins. */
const MOST_PLACES = 16;
const MOST_LINES = 500;
/** Characters of statements that are looked for: words beyond say little new. */
const MOST_CHARACTERS = 4_000;
/** Where answers rest on so many files, so many pieces are named beside them that only fit by their words. */
const ENOUGH_KNOWN = 3;
const MOST_BY_WORDS = 3;
/** Most tests, and documents, that are named beside the code, and names of code that are looked for in them. */
const MOST_TESTS = 3;
const MOST_DOCUMENTS = 2;
const MOST_SOUGHT = 8;
/** Shorter names stand everywhere. */
const LEAST_NAME = 4;
/** Bytes of a test or document that are read, and what the search for them may take. */
const MAX_READ = 512 * 1024;
const SEARCH = { deadlineMs: 1_500, maxEntries: 100_000, maxBytes: 500_000_000 };
/** Lines of a document that stand for one that is named in it. */
const LINES_OF_PROSE = 12;
/** How tests are named that stand beside what they test, and lines of one that are shown. */
const TEST_MARKS = ['.test', '.spec', '_test'];
const LINES_OF_TEST = 40;
/** Most tests that stand beside the code which changes. */
const MOST_OWN_TESTS = 2;
const WORD = /\p{L}{4,30}/gu;
/** Most names of code, and most other words, that are looked for. */
const MOST_NAMES = 20;
const MOST_HINTS = 30;

/** What a last look found. */
export interface LastLook {
  places: SpecPlace[];
  /** Why nothing could be looked up, as a clause; null where the look came to its end. */
  problem: string | null;
}

interface Looking {
  reader: WorkspaceReader;
  clock: Clock;
  signal: CancelSignal;
  /** Modules that are built alike, beside which something is added; none where nothing is. */
  alike?: readonly Module[];
  /** Code that answers and statements rest on: beside its files little is found by words alone. */
  known?: readonly ShownLines[];
}

/**
 * The code that whoever builds should read first, found by what was settled and not only by what was asked for: ranges of
 * lines, the best first, each with the statements that it is about, among it where modules are listed beside which something is
 * added; then the tests and documents that name that code today. Looks through the read-only reader only, for at most eight
 * seconds.
 */
export async function placesForStatements(
  spec: Spec,
  { reader, clock, signal, alike = [], known = [] }: Looking,
): Promise<LastLook> {
  const binding = statementsIn(spec).filter(binds);
  const limit = new TimeLimit(clock, MOST_MS, signal);
  try {
    // What was asked for leads; what was settled counts as the words of others do, but for the code that it names.
    const said = binding
      .map(({ text }) => text)
      .join('\n')
      .slice(0, MOST_CHARACTERS);
    const coded = codeNamesIn(said);
    const texts = [spec.request, ...coded].slice(0, MOST_NAMES);
    const hints = [...new Set(said.toLowerCase().match(WORD) ?? [])].slice(0, MOST_HINTS);
    const options = { hints, signal: limit.signal, deadlineMs: BY_WORDS_MS, lines: MOST_LINES };
    const looked = retrieveFunctions(reader, texts, options);
    const retrieved = await untilAborted(looked, limit.signal);
    if (retrieved === ABORTED) return { places: [], problem: tooLong(signal) };
    const found = retrieved.filter((piece) => !isOwnWriting(piece.path) && tells(piece));
    // What is found by words serves without them.
    const near = found.map(({ root, path }) => ({ root: root ?? reader.roots()[0] ?? '', path }));
    const told = [{ id: '', text: spec.request }, ...binding.map(({ id, text }) => ({ id, text }))];
    const named = await untilAborted(
      namedDefinitions(reader, told, near, limit.signal).catch(() => []),
      limit.signal,
    );
    const defined = named === ABORTED ? [] : named;
    const listed = await untilAborted(
      whereListed(reader, alike, limit.signal).catch(() => []),
      limit.signal,
    );
    const whole = await untilAborted(
      wholeDefinitions(reader, known, limit.signal).catch(() => []),
      limit.signal,
    );
    const decidedBy = whole === ABORTED ? [] : whole;
    const first = [...defined.map(({ piece }) => piece), ...(listed === ABORTED ? [] : listed), ...decidedBy].filter(
      (piece, at, all) => !all.slice(0, at).some((other) => overlap(other, piece)),
    );
    const code = [...first, ...found.filter((piece) => !first.some((other) => overlap(other, piece)))];
    const about = code.filter((piece) => binding.some(({ text }) => namesCodeOf(piece, text)));
    const names = (about.length > 0 ? about : code.slice(0, 1)).flatMap((piece) => definedIn(piece));
    const telling = [...new Set([...coded, ...names])].filter(
      (name) => name.length >= LEAST_NAME && !isBoilerplate(name),
    );
    // A plain word that is called stands in any test: it is looked for only where there is nothing better.
    const own = telling.filter((name) => !isPlainWord(name));
    const sought = own.length > 0 ? own : telling;
    // Without them the code is named all the same.
    const beside = await untilAborted(
      besides(reader, sought.slice(0, MOST_SOUGHT), limit.signal).catch(() => []),
      limit.signal,
    );
    const naming = beside === ABORTED ? [] : beside;
    const model = await untilAborted(testsBeside(reader, alike, 1, isBuiltAlike), limit.signal);
    // What people decided by, and what statements name, is tested by the file beside it, whatever names that uses.
    const [mainRoot = ''] = reader.roots();
    const best = [...defined.map(({ piece }) => piece), ...code.slice(0, 1)];
    const ownCode = [...known, ...best.map(({ root = mainRoot, path }) => ({ root, path }))];
    const tested = await untilAborted(testsBeside(reader, ownCode, MOST_OWN_TESTS, isOwn), limit.signal);
    const likeIt = model === ABORTED ? [] : model;
    const unnamed = (tested === ABORTED ? [] : tested).filter(
      ({ path }) => ![...likeIt, ...naming].some((one) => one.path === path),
    );
    const tests = [...likeIt, ...unnamed, ...naming];
    const files = new Set(known.map(({ path }) => path));
    const byWords = (piece: Found) =>
      files.size >= ENOUGH_KNOWN &&
      !first.includes(piece) &&
      !files.has(piece.path) &&
      !binding.some(({ text }) => namesCodeOf(piece, text));
    const weak = new Set(code.filter(byWords).slice(MOST_BY_WORDS));
    const kept = code.filter((piece) => !weak.has(piece));
    return { places: [...chosen(kept, defined, binding), ...tests], problem: null };
  } catch (error) {
    return { places: [], problem: error instanceof AccessRefused ? clauseOf(error.message) : 'the search broke down' };
  } finally {
    limit.end();
  }
}

function tooLong({ aborted }: CancelSignal): string {
  return aborted ? 'the search was stopped' : `the search took longer than ${MOST_MS / 1_000} seconds`;
}

function clauseOf(sentence: string): string {
  return sentence.replace(/^refused: /, '').replace(/[.\s]+$/, '');
}

function definedIn({ names = [] }: Found): string[] {
  return names.filter(({ defined }) => defined).map(({ name }) => name);
}

/** A test or document of today with the line that names most of the code that changes. */
interface Beside {
  root: string;
  path: string;
  kind: EvidenceKind;
  line: number;
  /** How many names that line holds, and the whole file. */
  here: number;
  named: Set<string>;
}

/** Tests and documents of today that name code, those that name most of it first, at the line that names most. */
async function besides(reader: WorkspaceReader, names: readonly string[], signal: CancelSignal): Promise<SpecPlace[]> {
  if (names.length === 0) return [];
  const { value } = await reader.search(names, SEARCH, signal);
  const files = new Map<string, Beside>();
  for (const { root, path, line, text } of value) {
    const kind = classifyPath(path);
    const said = names.filter((name) => isNamed(name, text));
    if ((kind !== 'test' && kind !== 'doc') || said.length === 0 || isOwnWriting(path) || isGenerated(path)) continue;
    // What imports a name does not test it yet.
    if (/^\s*(?:import|from|require|use|using|#include)\b/.test(text)) continue;
    const key = `${root}\n${path}`;
    const file = files.get(key) ?? { root, path, kind, line, here: 0, named: new Set<string>() };
    files.set(key, file);
    if (said.length > file.here) Object.assign(file, { line, here: said.length });
    said.forEach((name) => file.named.add(name));
  }
  const best = [...files.values()].sort(
    (a, b) => b.named.size - a.named.size || b.here - a.here || a.path.localeCompare(b.path),
  );
  const of = (wanted: EvidenceKind, most: number) => best.filter(({ kind }) => kind === wanted).slice(0, most);
  const places: SpecPlace[] = [];
  for (const file of [...of('test', MOST_TESTS), ...of('doc', MOST_DOCUMENTS)]) {
    if (signal.aborted) break;
    const place = await placeAt(reader, file, names).catch(() => null);
    if (place !== null) places.push(place);
  }
  return places;
}

/** The tests of what is added look like those of what is built alike. */
const isBuiltAlike = (path: string) => `How \`${path}\` is tested, which is built alike`;
const isOwn = (path: string) => `Tests of \`${path}\``;

/** The tests that stand beside modules, of the first ones that have any. */
async function testsBeside(
  reader: WorkspaceReader,
  modules: readonly Module[],
  most: number,
  say: (path: string) => string,
): Promise<SpecPlace[]> {
  const tests: SpecPlace[] = [];
  const files = new Map(modules.map((module) => [`${module.root}\n${module.path}`, module]));
  for (const { root, path } of files.values()) {
    for (const mark of tests.length < most ? TEST_MARKS : []) {
      const beside = path.replace(/\.\w+$/, (ending) => `${mark}${ending}`);
      const read = await reader.read(root, beside, undefined, { maxBytes: MAX_READ }).catch(() => null);
      if (read === null) continue;
      const end = Math.min(read.value.text.split('\n').length, LINES_OF_TEST);
      const shows = say(path);
      const found = foundIn(reader, reader.part({ whole: read.value, start: 1, end }), {
        ...{ kind: 'test', shows, why: shows, score: 0 },
        role: 'match',
      });
      tests.push(placeOf(found, []));
      break;
    }
  }
  return tests;
}

async function placeAt(
  reader: WorkspaceReader,
  { root, path, kind, line }: { root: string; path: string; kind: EvidenceKind; line: number },
  names: readonly string[],
): Promise<SpecPlace> {
  const { value: whole } = await reader.read(root, path, undefined, { maxBytes: MAX_READ });
  const lines = whole.text.split('\n');
  const around = kind === 'doc' ? null : definitionAround(lines, path, line);
  const range = around ?? {
    start: line,
    end: Math.min(lines.length, line + LINES_OF_PROSE - 1),
    focus: line,
    name: null,
  };
  const { caption } = captionOf(lines, range, path, kind, parseQuery(names));
  const found = foundIn(reader, reader.part({ whole, start: range.start, end: range.end }), {
    ...{ kind, shows: caption, why: 'Names the code that changes', score: 0 },
    role: 'match',
  });
  return placeOf(found, []);
}

const BINDING: ReadonlySet<string> = new Set([
  'requirement',
  'interface',
  'edge_case',
  'decision',
  'quality',
  'entity',
  'goal',
]);

function binds({ kind }: SpecStatement): boolean {
  return BINDING.has(kind);
}

function chosen(
  found: readonly Found[],
  named: readonly NamedDefinition[],
  statements: readonly SpecStatement[],
): SpecPlace[] {
  const places: SpecPlace[] = [];
  let lines = 0;
  for (const piece of found) {
    const { startLine, endLine } = piece;
    const size = endLine - startLine + 1;
    if (places.length >= MOST_PLACES || lines + size > MOST_LINES) continue;
    lines += size;
    const said = named.find((one) => one.piece === piece)?.statements ?? [];
    const about = statements
      .filter(({ id, text }) => said.includes(id) || namesCodeOf(piece, text))
      .map(({ id }) => id);
    places.push(placeOf(piece, about));
  }
  return places;
}

function placeOf({ root, path, startLine, endLine, hash, kind, shows }: Found, statements: string[]): SpecPlace {
  const named = root === undefined ? path : `${root}/${path}`;
  return { path: named, startLine, endLine, hash, kind, why: shows, statements };
}

/** Whether a statement names code that stands in a piece: that is defined or used there. */
function namesCodeOf({ excerpt, names = [] }: Found, text: string): boolean {
  return codeNamesIn(text).some((one) =>
    isPlainWord(one)
      ? names.some(({ name, defined }) => name === one && defined)
      : names.some(({ name }) => name === one) || isNamed(one, excerpt),
  );
}

/** Whether code or prose names a piece of code: a name that is a plain word as well only where it is called. */
function isNamed(name: string, text: string): boolean {
  return new RegExp(subwords(name).length > 1 ? `\\b${name}\\b` : `\\b${name}\\(`).test(text);
}

/** Whether it can be said what stands there: of code, by a name that says something. */
function tells({ kind, names = [] }: Found): boolean {
  return kind !== 'code' || names.some(({ name }) => name.length > 1);
}
