import { TimeLimit } from '../base/async/deadline';
import type { CancelSignal } from '../base/async/cancellation';
import type { Clock } from '../base/async/clock';
import { subwords } from '../base/english/subwords';
import { contentStems, stem } from '../base/english/words';
import { inEnglish } from '../base/text/german-terms';
import { untilAborted, ABORTED } from '../base/async/until-aborted';
import { isBoilerplate } from '../retrieval/definitions';
import { namedBy, namesIn } from '../retrieval/named-files';
import { wishFirst } from '../retrieval/wish-first';
import { fusedOrder } from '../retrieval/fused-order';
import { retrieveFunctions } from '../retrieval/retrieve-functions';
import type { SpecPlace } from '../session/spec-place';
import { statementsIn, type Spec, type SpecStatement } from '../specification/model';
import { filesOfStatements, listOfChanges, readFile, type FileText } from './files-of-statements';
import { codeNamesIn, isPlainWord, namedDefinitions, overlap, type NamedDefinition } from './named-definitions';
import { asideOutline, MOST_FILES, outlineOf, type Outlined } from './outline';
import { isBuiltAlike, isOwn, testsAndDocuments, testsBeside } from './tests-and-documents';
import { whereAddressed } from './where-addressed';
import { whereListed, type Module } from './where-listed';
import { placesOfMembers } from './where-matched';
import { outlinedSiblings, placesOfSiblings } from './where-siblings-stand';
import { whereRouted } from './where-routed';
import { placesOfUse } from './where-used';
import { wholeDefinitions, type ShownLines } from './whole-definitions';
import { classifyPath, isSpecified } from '../workspace/classify-path';
import type { Found } from '../workspace/evidence-draft';
import { AccessRefused, type WorkspaceReader } from '../workspace/workspace-reader';

/** Milliseconds that the last look may take: nobody waits longer for a file to be written. */
const MOST_MS = 8_000;
/** Of these, what finding by words, and by the names in statements, may take. */
const BY_WORDS_MS = 2_000;
/** How long is waited for that on a machine that is busy. */
const RETRIEVING_MS = 3_000;
/** What ranking and reading files may take: afterwards those serve that were read by then. */
const READING_MS = 3_000;
/** Most places, and most lines of all of them: what an agent reads before it begins. */
const MOST_PLACES = 24;
export const MOST_LINES = 500;
/** Characters of statements whose words are looked for: words beyond say little new. */
const MOST_CHARACTERS = 4_000;
/** Most places where names stand together, and names of found code that are looked for in tests and documents. */
const MOST_USES = 14;
const MOST_SOUGHT = 8;
/** Most tests that stand beside the code which changes. */
const MOST_OWN_TESTS = 3;
/** Pieces of code, the best first, whose tests are looked for. */
const BEST = 3;
/** Most names of code, and most other words, that are looked for. */
const MOST_NAMES = 20;
const MOST_SIBLINGS = 12;

/** What a last look found. */
export interface LastLook {
  places: SpecPlace[];
  /** What the files define in which something was found, for whoever can tell what of it changes. */
  outline: Outlined[];
  /** Why nothing could be looked up, as a clause; null where the look came to its end. */
  problem: string | null;
}

export interface Looking {
  reader: WorkspaceReader;
  clock: Clock;
  signal: CancelSignal;
  /** Modules that are built alike, beside which something is added; none where nothing is. */
  alike?: readonly Module[];
  /** Lines that answers and statements rest on, the most often cited first: beside their files little is found by words alone. */
  known?: readonly ShownLines[];
  /** Files that were seen before, in which code may be looked up. */
  seen?: readonly Module[];
  /** What the subject of the request is usually called in code. */
  terms?: readonly string[];
  /** What stood beside the questions that people answered: the files that it names are about the change. */
  shown?: readonly string[];
}

/**
 * The code that whoever builds should read first, found by what was settled and not only by what was asked for: ranges of
 * lines, the best first, each with the statements that it is about, among it where modules are listed beside which something is
 * added; then the tests and documents of today that belong to it. Looks through the read-only reader only, for at most eight
 * seconds.
 */
export async function placesForStatements(
  spec: Spec,
  { reader, clock, signal, alike = [], known = [], seen = [], terms = [], shown = [] }: Looking,
): Promise<LastLook> {
  const binding = statementsIn(spec).filter(binds);
  const limit = new TimeLimit(clock, MOST_MS, signal);
  const inTime = async <Value>(looked: Promise<Value[]>) => {
    // What comes too late, or breaks down, is left out: the rest serves without it.
    const found = await untilAborted(
      looked.catch(() => []),
      limit.signal,
    );
    return found === ABORTED ? [] : found;
  };
  try {
    // What was asked for leads; what was settled counts as the words of others do, but for the code that it names.
    const all = binding.map(({ text }) => text).join('\n');
    const coded = codeNamesIn(all);
    // What stood beside the questions names what is there today: the siblings of what is added, wherever they are told.
    const siblings = codeNamesIn(shown.join('\n')).filter((name) => !coded.includes(name));
    const texts = [wishFirst(spec.request), ...coded.slice(0, MOST_NAMES), ...siblings.slice(0, MOST_SIBLINGS)];
    // What was asked for and what was settled each bring their files: the words of answers are those of people, too.
    const settledWords = inEnglish(all.slice(0, MOST_CHARACTERS)).replace(/\s+/g, ' ');
    const options = {
      hints: terms,
      settled: settledWords,
      signal: limit.signal,
      deadlineMs: BY_WORDS_MS,
      lines: MOST_LINES,
    };
    const retrieving = new TimeLimit(clock, RETRIEVING_MS, limit.signal);
    const retrieved = await untilAborted(
      retrieveFunctions(reader, [wishFirst(spec.request)], options),
      retrieving.signal,
    );
    retrieving.end();
    // On a busy machine what people decided by serves alone; where there is nothing of the kind, it is said.
    const isLate = retrieved === ABORTED;
    if (signal.aborted || (isLate && known.length + seen.length === 0))
      return { places: [], outline: [], problem: tooLong(signal) };
    const found = (isLate ? [] : retrieved).filter((piece) => !isSpecified(piece.path) && tells(piece)).map(asScreen);
    const [mainRoot = ''] = reader.roots();
    const moduleOf = ({ root = mainRoot, path }: Found) => ({ root, path });
    const reading = new TimeLimit(clock, READING_MS, limit.signal);
    // The window that asks goes on in between.
    const breathe = () => clock.wait(0, limit.signal);
    // Searched for while files are ranked and read.
    const soughtSiblings = placesOfSiblings(reader, [...siblings, ...coded], {
      ...{ signal: limit.signal, deadlineMs: BY_WORDS_MS, breathe },
    }).catch(() => null);
    const changes = await inTime(listOfChanges(reader, all, { signal: reading.signal, deadlineMs: BY_WORDS_MS }));
    const named = filesNamed([all, ...shown].join('\n')).map((path) => ({ root: mainRoot, path }));
    const addressed = await inTime(
      whereAddressed(reader, [spec.request, ...binding.map(({ text }) => text)], reading.signal),
    );
    const atHand = [...known, ...found.map(moduleOf), ...named, ...addressed.map(moduleOf), ...seen, ...changes];
    const told = [{ id: '', text: spec.request }, ...binding.map(({ id, text }) => ({ id, text }))];
    // As many as there is time for: those at hand come first.
    const said = new Set(contentStems(`${spec.request}\n${all}`));
    const looking = { atHand, cited: known, said, signal: reading.signal, deadlineMs: BY_WORDS_MS };
    const files = await inTime(filesOfStatements(reader, [...texts, ...namesIn(all)], looking));
    reading.end();
    const defined = await namedDefinitions(reader, told, files, breathe);
    const isAside = ({ kind }: FileText) => kind === 'test' || kind === 'doc';
    const programs = files.filter(({ kind }) => kind === 'code');
    const spokenOf = [...told, ...shown.map((text) => ({ id: '', text }))];
    const together = (await placesOfUse(reader, spokenOf, programs, breathe)).slice(0, MOST_USES);
    await breathe();
    const looked = await untilAborted(soughtSiblings, limit.signal);
    const standing = looked === ABORTED || looked === null ? { places: [], names: [] } : looked;
    const matched = placesOfMembers(reader, defined, programs);
    const listed = await inTime(whereListed(reader, alike, limit.signal));
    const routed = await inTime(
      whereRouted(
        reader,
        binding.map(({ text }) => text),
        limit.signal,
      ),
    );
    const decided = known.filter(({ path }) => classifyPath(path) === 'code');
    const decidedBy = await inTime(wholeDefinitions(reader, decided, limit.signal));
    const spoken = [...defined, ...matched, ...together];
    const written = decidedBy.filter(({ path }) => binding.some(({ text }) => namesFile(text, path)));
    const speaksOfHost = OF_HOST.test(`${spec.request}\n${all}`);
    const exact = new Set([...codeNamesIn(spec.request), ...coded]);
    const byName = defined.filter((one) => namesExactly(one, exact)).map(({ piece }) => piece);
    const inWords = defined.map(({ piece }) => piece).filter((piece) => !byName.includes(piece) && isMore(piece));
    const certain = [
      ...[...written, ...byName, ...matched.map(({ piece }) => piece), ...routed],
      ...addressed.filter(({ kind }) => kind === 'code'),
    ];
    const beside = [...listed, ...[...standing.places, ...together].map(({ piece }) => piece)];
    // Names, the words of all that was said, phrases, and what people saw err each in another way: what two bring comes first.
    const led = fusedOrder(
      [certain, found.filter(isMore), inWords, decidedBy],
      ({ root, path, startLine }) => `${root ?? ''}\n${path}:${startLine}`,
    );
    const code = apart([...led, ...beside]).filter(({ path }) => speaksOfHost || !IN_HOST_FOLDER.test(path));
    const about = code.filter((piece) => binding.some(({ text }) => namesCodeOf(piece, text)));
    const names = (about.length > 0 ? about : code.slice(0, 1)).flatMap((piece) => definedIn(piece));
    const telling = [...new Set(names)].filter((name) => !isBoilerplate(name));
    // A plain word that is called stands in any test: it is looked for only where there is nothing better.
    const own = telling.filter((name) => !isPlainWord(name));
    const sought = (own.length > 0 ? own : telling).slice(0, MOST_SOUGHT).map((name) => `\`${name}\``);
    const aside = files.filter(isAside);
    const naming = await placesOfUse(reader, [...told, { id: '', text: sought.join(', ') }], aside, breathe);
    const aboutIt = testsAndDocuments(reader, { told, files: aside, used: naming, known });
    const model = await inTime(testsBeside(reader, alike, 1, isBuiltAlike));
    // What people decided by, and what statements name, is tested by the file beside it, whatever names that uses.
    const best = [...defined.map(({ piece }) => piece), ...code.slice(0, BEST)];
    const tested = await inTime(testsBeside(reader, [...decided, ...best.map(moduleOf)], MOST_OWN_TESTS, isOwn));
    const calling = addressed.filter(({ kind }) => kind === 'test');
    const others = [...model, ...aboutIt, ...calling];
    const unnamed = tested.filter(({ path }) => !others.some((one) => one.path === path));
    const tests = apart([...model, ...calling, ...unnamed, ...aboutIt]).map((piece) => placeOf(piece, []));
    const ranked = fused(programs, [known, named, code.map(moduleOf), seen, calledAs(programs, said)]);
    const inOrder = withDecided(ranked, decided);
    const settled = told.map(({ text }) => text);
    const outline = await outlineOf(reader, inOrder, { found: code, texts: settled, breathe });
    // Tests that were found by their names are taken apart as those are that were found by their words.
    const unread = [...model, ...unnamed].filter(({ path }) => !aside.some((file) => file.path === path));
    const read = await inTime(Promise.all(unread.map(({ root = mainRoot, path }) => readFile(reader, root, path))));
    const texted = [...aside, ...read.flatMap((file) => file ?? [])];
    const further = asideOutline(reader, texted, { found: tests, texts: settled });
    const places = [...chosen(code, spoken, binding), ...tests];
    const problem = isLate && places.length === 0 ? tooLong(signal) : null;
    return {
      places,
      outline: [...outline, ...outlinedSiblings(standing.places, standing.names, outline), ...further],
      problem,
    };
  } catch (error) {
    return {
      places: [],
      outline: [],
      problem: error instanceof AccessRefused ? clauseOf(error.message) : 'the search broke down',
    };
  } finally {
    limit.end();
  }
}

/** What the host of a repository runs or shows, and words of who means that: whatever names stand there, nothing else is built there. */
const IN_HOST_FOLDER = /(?:^|\/)\.(?:github|gitlab|gitea|forgejo|circleci)\//;
const OF_HOST = /\b(?:workflows?|ci|pipelines?|github|gitlab|actions|dependabot|releases?|badges?|issue templates?)\b/i;

/** A file that statements, or what stood beside questions, name with its folder: `build/build-validation.js`. */
const FILE_NAMED = /`((?:[\w@.()[\]-]{1,80}\/){1,12}[\w@.()[\]-]{1,80}\.\w{1,8})`/g;
const MOST_NAMED = 16;

function filesNamed(text: string): string[] {
  return [...new Set([...text.matchAll(FILE_NAMED)].map(([, path = '']) => path))].slice(0, MOST_NAMED);
}

/** What a word of a file's name that nobody said takes from what the others count, and least that they count together. */
const UNSAID = 0.5;
const CALLED_SO = 1.5;

/** The files by how much of what was settled they are called: `PlaylistFolderService` before `Folder`, where folders of playlists are. */
function calledAs(files: readonly FileText[], said: ReadonlySet<string>): Module[] {
  return files
    .map(({ root, path }) => {
      const words = subwords(path.slice(path.lastIndexOf('/') + 1).replace(/\..*$/, '')).map(stem);
      const known = words.filter((word) => said.has(word)).length;
      return { root, path, worth: known - (words.length - known) * UNSAID };
    })
    .filter(({ worth }) => worth >= CALLED_SO)
    .sort((a, b) => b.worth - a.worth);
}

/** The files by what several orders and their own rank say of them together. */
function fused(files: readonly FileText[], orders: readonly (readonly Module[])[]): FileText[] {
  const keyOf = ({ root, path }: Module) => `${root}\n${path}`;
  const own = new Map(files.map((file) => [keyOf(file), file]));
  const known = orders.map((order) => order.flatMap((one) => own.get(keyOf(one)) ?? []));
  const ranked = files.filter(({ rank }) => rank !== undefined).sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0));
  return [...new Set([...fusedOrder([...known, ranked], keyOf), ...files])];
}

/** Files of which what they define is listed: whatever people decided by is among them, the rest in its order. */
function withDecided(files: readonly FileText[], decided: readonly Module[]): FileText[] {
  const isDecided = ({ root, path }: Module) => decided.some((one) => one.root === root && one.path === path);
  const first = files.filter((file) => isDecided(file) && file.isBeside !== true).slice(0, MOST_FILES);
  const others = files.filter((file) => !first.includes(file));
  const room = MOST_FILES - first.length;
  const kept = new Set([...first, ...others.filter(({ isBeside }) => isBeside !== true).slice(0, room)]);
  return [...files.filter((file) => kept.has(file)), ...files.filter((file) => !kept.has(file))];
}

/** Pieces without those that share lines with one before them. */
function apart(pieces: readonly Found[]): Found[] {
  const kept: Found[] = [];
  for (const piece of pieces) if (!kept.some((other) => overlap(other, piece))) kept.push(piece);
  return kept;
}

function tooLong({ aborted }: CancelSignal): string {
  return aborted ? 'the search was stopped' : `the search took longer than ${MOST_MS / 1_000} seconds`;
}

function clauseOf(sentence: string): string {
  return sentence.replace(/^refused: /, '').replace(/[.\s]+$/, '');
}

/** Whether more than one line is told: a constant of one line is found by its words where it is used. */
function isMore({ startLine, endLine }: Found): boolean {
  return endLine > startLine;
}

/** Whether a definition was named by a name that only code has: plain words, and phrases, may mean others. */
function namesExactly({ piece: { names = [] } }: NamedDefinition, said: ReadonlySet<string>): boolean {
  return names.some(({ name, defined }) => defined && !isPlainWord(name) && said.has(name));
}

function definedIn({ names = [] }: Found): string[] {
  return names.filter(({ defined }) => defined).map(({ name }) => name);
}

const BINDING: ReadonlySet<string> = new Set([
  'requirement',
  'interface',
  'edge_case',
  'decision',
  'quality',
  'entity',
  'goal',
  // What is so today, and what is to be done beside the change, names the code as well.
  'fact',
  'task',
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
      .filter(
        ({ id, text }) =>
          said.includes(id) ||
          namesCodeOf(piece, text) ||
          namesFile(text, piece.path) ||
          routesIn(text).some((route) => registers(piece, route)),
      )
      .map(({ id }) => id);
    const routes = [...new Set(statements.flatMap(({ text }) => routesIn(text)))].filter((one) =>
      registers(piece, one),
    );
    const handles = routes.length === 0 ? '' : `, handles ${routes.map((route) => `\`${route}\``).join(', ')}`;
    places.push(placeOf({ ...piece, shows: `${piece.shows}${handles}` }, about));
  }
  return places;
}

function placeOf({ root, path, startLine, endLine, hash, kind, shows }: Found, statements: string[]): SpecPlace {
  const named = root === undefined ? path : `${root}/${path}`;
  return { path: named, startLine, endLine, hash, kind, why: shows, statements };
}

/** Paths of a service that a statement calls: "GET /products?q=a" → "/products". */
function routesIn(text: string): string[] {
  const calls = text.matchAll(/\b(?:GET|POST|PUT|PATCH|DELETE|HEAD) (\/[\w/:.{}-]{1,100})/g);
  return [...calls].map(([, path = '']) => path.replace(/[.:/]+$/, '')).filter((path) => path !== '');
}

/** Whether a piece of code names the path of a service as a text of its own. */
function registers({ kind, excerpt }: Found, route: string): boolean {
  return kind === 'code' && [`'${route}'`, `"${route}"`, `\`${route}\``].some((quoted) => excerpt.includes(quoted));
}

/** Whether a statement names a file by its path. */
function namesFile(text: string, path: string): boolean {
  return text.includes('/') && namedBy(namesIn(text), path) === 1;
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

/** Files that are one screen, or a part of one, by whose own name it is known. */
const SCREEN = /\.(?:vue|svelte|astro|html?|erb|haml|slim|hbs|ejs|pug|jinja2?|twig|blade\.php|razor|cshtml|jsp)$/i;

/** A part of a screen in which nothing has a name is told by its screen's: “Markup of `Login`”. */
function asScreen(piece: Found): Found {
  const { path, names = [] } = piece;
  const [, screen] = SCREEN.test(path) && names.length === 0 ? (/([^/.]+)\.[^/]*$/.exec(path) ?? []) : [];
  return screen === undefined ? piece : { ...piece, shows: `Markup of \`${screen}\`` };
}

/** Whether it can be said what stands there: of code, by a name that says something; of a screen, by its file's. */
function tells({ kind, path, names = [] }: Found): boolean {
  return kind !== 'code' || SCREEN.test(path) || names.some(({ name }) => name.length > 1);
}
