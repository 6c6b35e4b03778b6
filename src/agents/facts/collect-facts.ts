import { AccessRefused, type FileEntry, type WorkspaceReader } from '../workspace/workspace-reader';
import type { Clock } from '../base/async/clock';
import type { CancelSignal } from '../base/async/cancellation';
import type { Fact } from '../session/evidence';
import { PROJECT_KINDS } from '../session/project-kind';
import { classifyPath, isOthers, isOwnWriting } from '../workspace/classify-path';
import { discrepanciesIn, type ProjectAsItIs } from './discrepancies';
import { DOCUMENT } from './documents';
import { factsOfNamed } from './known-dependencies';
import { judgeFiles, type JudgedFile } from './judged-files';
import { layoutFacts } from './layout';
import type { FactAt, ManifestFile } from './manifest';
import { LANDMARK, standsAside } from './project-kind';
import { READERS } from './readers';
import { type Found, foundIn } from '../workspace/evidence-draft';

/** A fact whose evidence is given by its place in a list. */
export interface FactDraft extends Omit<Fact, 'evidence'> {
  /** Indices into `CollectedFacts.found`. */
  evidence: number[];
}

interface CollectedFacts {
  facts: FactDraft[];
  found: Found[];
}

interface FactOptions {
  clock: Clock;
  /** Milliseconds for all of it. */
  deadlineMs: number;
  signal?: CancelSignal | undefined;
  /** Words the change is about: dependencies named like them become facts. */
  terms?: readonly string[];
  /** Kinds that the change depends on: a person should get a chance to correct these. */
  confirm?: readonly Fact['kind'][];
  /** Most pieces of evidence; facts that would need more are left out. Default 6. */
  maxEvidence?: number;
}

/** Most files that are read for facts, and of one reader. */
const MAX_FILES = 30;
const MAX_FILES_EACH = 6;

/** Files of which it takes more than a few milliseconds to judge the paths. */
const MANY_FILES = 500;

/** Files read at once: of each, most of the time is waiting for the disk. */
const AT_ONCE = 10;

/** Bytes read of each. */
const MAX_BYTES = 256 * 1024;

/** Bytes read to cite the first lines of a file that nothing else is read of: locks of packages may have a hundred thousand lines. */
const HEAD_BYTES = 16 * 1024;

/** Files read beside a manifest, and bytes of each. */
const MAX_BESIDE = 4;
const MAX_BYTES_BESIDE = 32 * 1024;

/** Most paths kept of those that tell what a project is. */
const MAX_LANDMARKS = 2_000;

/** Lines of a manifest that are looked at: more were written by a program, or are to keep patterns busy. */
const MAX_LINES = 20_000;

/** Characters of a line that are looked at: what is longer was packed by a program, or is to keep a pattern busy. */
const MAX_LINE = 500;

/** Most facts, and of one kind. */
const MAX_FACTS = 32;
const MAX_OF_KIND = 4;

/** Projects of a workspace that are told before its tests and its database. */
const FIRST_PROJECTS = 2;

/** Facts that lie at most this many lines apart share one piece of evidence. */
const MAX_SPAN = 80;

/** Lines cited of a file that stands for its kind. */
const LAYOUT_LINES = 10;

/** How well what merely bears out a fact fits a request: hardly. */
const SCORE = 0.1;

/** Folders below this depth are not a project of their own. */
const MAX_DEPTH = 3;

/** What is most worth an evidence's place. */
const IMPORTANCE: readonly Fact['kind'][] = [
  'language',
  'readme',
  'project',
  'discrepancy',
  'framework',
  'test_runner',
  'convention',
  'dependency',
  'database',
  'package_manager',
  'runtime',
  'entry_point',
  'module',
  'ci',
  'build',
  'lint',
  'version',
  'licence',
  'config',
  'size',
];

/** Of these, only the one nearest the root is true of the whole. */
const ONLY_ONE = new Set<Fact['kind']>(['readme', 'licence', 'version', 'size']);

interface Placed extends FactAt {
  minor?: boolean;
  /** Its path says it: of the file only the first lines are read, to be cited. */
  byPath?: boolean;
  root: string;
  path: string;
  depth: number;
}

/**
 * What the workspace answers by itself: languages, frameworks, tests, tools, databases, entry points, each with the
 * lines that say so. `walked` are the files of a walk; what this product wrote is none of the project. Files that cannot be read are passed over.
 */
export async function collectFacts(
  reader: WorkspaceReader,
  walked: readonly FileEntry[],
  options: FactOptions,
): Promise<CollectedFacts> {
  const { clock, signal, deadlineMs } = options;
  const start = clock.elapsed();
  const files = walked.filter(({ path }) => !isOwnWriting(path));
  // A walk may bring a hundred thousand files: others get their turn in between.
  const breathe = async () => (files.length > MANY_FILES ? clock.wait(0, signal) : undefined);
  const judged = await judgeFiles(files, breathe);
  const layout = await layoutFacts(judged, breathe);
  const placed: Placed[] = layout.map(({ shownBy, ...fact }) => ({
    ...fact,
    ...placeOf(shownBy),
    depth: 0,
    line: 1,
    endLine: LAYOUT_LINES,
    byPath: true,
  }));
  const paths = await pathsOf(judged, breathe);
  const own = new Set<string>();
  const isOver = () => signal?.aborted === true || clock.elapsed() - start > deadlineMs;
  const manifests = await manifestsIn(judged, breathe);
  for (let at = 0; at < manifests.length && !isOver(); at += AT_ONCE) {
    const read = (file: FileEntry) => factsOfFile(reader, file, paths, options.terms ?? [], own);
    placed.push(...(await Promise.all(manifests.slice(at, at + AT_ONCE).map(read))).flat());
  }
  if (!isOver()) placed.push(...(await saidOtherwise(reader, judged, paths)));
  const first = files[0];
  const manifest = placed.find(({ kind }) => kind !== 'language') ?? null;
  if (first !== undefined) {
    const size = files.length.toLocaleString('en-GB');
    const place = manifest ?? { ...placeOf(first), line: 1 };
    const text = `The workspace has ${size} files, not counting ignored ones`;
    placed.push({
      kind: 'size',
      value: `${size} files`,
      text,
      root: place.root,
      path: place.path,
      depth: 0,
      line: place.line,
      byPath: true,
    });
  }
  // A sample that depends on the project itself says nothing of what the project depends on.
  const told = placed.filter(({ kind, value }) => kind !== 'dependency' || !own.has(value.toLowerCase()));
  return withEvidence(reader, chosen(told), options.maxEvidence ?? 6, options.confirm ?? []);
}

function placeOf({ root, path }: Pick<FileEntry, 'root' | 'path'>): { root: string; path: string; depth: number } {
  return { root, path, depth: path.split('/').length - 1 };
}

/** Files judged at a stretch: a few milliseconds of work. */
const STRETCH = 1_000;

/** What is known of the workspace by its paths. */
interface Paths {
  /** All of them, each after its root. */
  all: ReadonlySet<string>;
  /** By root, those that tell what a project is. */
  landmarks: ReadonlyMap<string, string[]>;
}

async function pathsOf(files: readonly JudgedFile[], breathe: () => Promise<void>): Promise<Paths> {
  const all = new Set<string>();
  const landmarks = new Map<string, string[]>();
  for (const [i, { file }] of files.entries()) {
    if (i > 0 && i % STRETCH === 0) await breathe();
    const { root, path } = file;
    all.add(`${root}\n${path}`);
    if (!LANDMARK.test(path) || !isOfTheProject(path)) continue;
    const known = landmarks.get(root) ?? [];
    if (known.length < MAX_LANDMARKS) known.push(path);
    landmarks.set(root, known);
  }
  return { all, landmarks };
}

async function manifestsIn(files: readonly JudgedFile[], breathe: () => Promise<void>): Promise<FileEntry[]> {
  const manifests: { file: FileEntry; reader: number; depth: number; aside: number }[] = [];
  for (const [i, { file }] of files.entries()) {
    if (i > 0 && i % STRETCH === 0) await breathe();
    const { depth } = placeOf(file);
    // What others wrote is built and tested in their way.
    if (depth > MAX_DEPTH || isOthers(file.path)) continue;
    const reader = READERS.findIndex(({ files: pattern }) => pattern.test(file.path));
    if (reader !== -1 && isOfTheProject(file.path))
      manifests.push({ file, reader, depth, aside: Number(standsAside(file.path)) });
  }
  const perReader = READERS.map(() => 0);
  return manifests
    .sort(
      (a, b) =>
        a.depth - b.depth ||
        a.aside - b.aside ||
        a.reader - b.reader ||
        first(a.file, a.reader) - first(b.file, b.reader),
    )
    .filter(({ reader }) => {
      perReader[reader] = (perReader[reader] ?? 0) + 1;
      return (perReader[reader] ?? 0) <= MAX_FILES_EACH;
    })
    .slice(0, MAX_FILES)
    .map(({ file }) => file);
}

function first({ path }: FileEntry, reader: number): number {
  return READERS[reader]?.first?.test(path.slice(path.lastIndexOf('/') + 1)) === true ? 0 : 1;
}

/** Manifests among tests, samples and documents describe those, not the project. */
function isOfTheProject(path: string): boolean {
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const kind = classifyPath(`${folder}x.unknown`);
  return kind !== 'test' && kind !== 'doc' && kind !== 'sdd';
}

/** What a manifest calls the project it is of, and the characters within which it does. */
const OWN_NAME = /^[ \t]{0,4}"?name"?[ \t]{0,20}[:=][ \t]{0,20}["']([^"'\n]{1,100})["']/m;
const NAMED_WITHIN = 4_000;

async function factsOfFile(
  reader: WorkspaceReader,
  entry: FileEntry,
  paths: Paths,
  terms: readonly string[],
  own: Set<string>,
): Promise<Placed[]> {
  const { root, path } = entry;
  const readers = READERS.filter(({ files }) => files.test(path));
  const byPath = readers.every((of) => of.byPath === true);
  try {
    const text = byPath ? '' : (await reader.read(root, path, undefined, { maxBytes: MAX_BYTES })).value.text;
    const cut = path.lastIndexOf('/');
    const file: ManifestFile = {
      path,
      folder: path.slice(0, Math.max(0, cut)),
      name: path.slice(cut + 1),
      text,
      lines: text.split('\n', MAX_LINES).map((line) => line.slice(0, MAX_LINE)),
      exists: (wanted) => paths.all.has(`${root}\n${wanted}`),
      landmarks: paths.landmarks.get(root) ?? [],
      beside: new Map(),
    };
    const name = OWN_NAME.exec(text.slice(0, NAMED_WITHIN))?.[1];
    if (name !== undefined) own.add(name.toLowerCase());
    const wanted = readers.flatMap((of) => of.beside?.(file) ?? []).filter((beside) => file.exists(beside));
    const read = { ...file, beside: await textsOf(reader, root, wanted.slice(0, MAX_BESIDE)) };
    const facts = readers.flatMap((of) => [...of.facts(read), ...factsOfNamed(of.dependencies?.(read) ?? [], terms)]);
    return facts
      .filter(({ kind }) => (kind !== 'project' && kind !== 'database') || !standsAside(path))
      .map((fact) => ({ ...fact, ...placeOf(entry), byPath }));
  } catch {
    // Unreadable or refused: the project simply does not say it here.
    return [];
  }
}

/** Packages besides the root's of which the scripts are read: where there are more, a document may mean any of them. */
const MAX_PACKAGES = 12;
const MAX_BYTES_DOCUMENT = 64 * 1024;
const MAX_DOCUMENT_LINES = 2_000;

/** What the documents at the root of each folder say and its own files contradict. */
async function saidOtherwise(reader: WorkspaceReader, files: readonly JudgedFile[], { all }: Paths): Promise<Placed[]> {
  const found: Placed[] = [];
  for (const root of reader.roots()) {
    const own = files.filter(({ file }) => file.root === root).map(({ file }) => file.path);
    const documents = own.filter((path) => DOCUMENT.test(path)).slice(0, MAX_DOCUMENTS);
    if (documents.length === 0) continue;
    const read = (path: string) => textOf(reader, root, path);
    const packages = own.filter((path) => path.endsWith('/package.json'));
    const others = packages.length > MAX_PACKAGES ? null : await Promise.all(packages.map(read));
    const makefile = own.find((path) => /^(?:GNUm|m|M)akefile$/.test(path));
    const project: ProjectAsItIs = {
      manifest: own.includes('package.json') ? await read('package.json') : null,
      others,
      makefile: makefile === undefined || own.includes('CMakeLists.txt') ? null : await read(makefile),
      exists: (path) => all.has(`${root}\n${path}`),
      isMissing: (path) => isMissing(reader, root, path),
    };
    for (const path of documents) {
      const lines = (await read(path)).split('\n', MAX_DOCUMENT_LINES).map((line) => line.slice(0, MAX_LINE));
      const facts = await discrepanciesIn({ root, path, lines }, project);
      found.push(...facts.map((fact): Placed => ({ ...fact, ...placeOf({ root, path }) })));
    }
  }
  return found;
}

const MAX_DOCUMENTS = 5;

/** A text of the workspace; empty where it cannot be read. */
async function textOf(reader: WorkspaceReader, root: string, path: string): Promise<string> {
  try {
    return (await reader.read(root, path, undefined, { maxBytes: MAX_BYTES_DOCUMENT })).value.text;
  } catch {
    return '';
  }
}

/** Whether there is nothing at a path. What may not be read, as ignored or secret, may be there. */
async function isMissing(reader: WorkspaceReader, root: string, path: string): Promise<boolean> {
  try {
    await reader.read(root, path, undefined, { maxBytes: 1 });
    return false;
  } catch (error) {
    return error instanceof AccessRefused && error.isMissing;
  }
}

async function textsOf(
  reader: WorkspaceReader,
  root: string,
  paths: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>();
  for (const path of paths) {
    const { value } = await reader.read(root, path, undefined, { maxBytes: MAX_BYTES_BESIDE });
    texts.set(path, value.text);
  }
  return texts;
}

/** The facts to keep: near the root before deep, important before not, each said once. */
function chosen(placed: readonly Placed[]): Placed[] {
  const ordered = [...placed].sort((a, b) => rank(a) - rank(b) || a.depth - b.depth || strength(b) - strength(a));
  const seen = new Set<string>();
  const counts = new Map<string, number>();
  const kept = ordered
    .filter((fact) => {
      const { kind } = fact;
      const key = ONLY_ONE.has(kind) ? kind : `${kind}\n${identity(fact)}`;
      const count = counts.get(kind) ?? 0;
      if (seen.has(key) || count >= MAX_OF_KIND) return false;
      seen.add(key);
      counts.set(kind, count + 1);
      return true;
    })
    .slice(0, MAX_FACTS);
  // Each project has a manifest of its own: many packages must not take the places of what all are tested and stored with.
  const more = kept.filter(({ kind }) => kind === 'project').slice(FIRST_PROJECTS);
  return [...kept].sort((a, b) => rankAmong(a, more) - rankAmong(b, more));
}

function rankAmong(fact: Placed, moreProjects: readonly Placed[]): number {
  return moreProjects.includes(fact) ? IMPORTANCE.indexOf('package_manager') - 0.5 : rank(fact);
}

function rank({ kind, minor }: Placed): number {
  return minor === true ? IMPORTANCE.length : IMPORTANCE.indexOf(kind);
}

/** What two facts of a kind must not share: what they say, or of projects the folder that they lie in. */
function identity({ kind, value, root, path }: Placed): string {
  return kind === 'project' ? `${root}\n${path.slice(0, path.lastIndexOf('/') + 1)}` : value.toLowerCase();
}

/**
 * Of several manifests in a folder, the one that says most tells what the project is: what people start says more than
 * what others import, and of what they start, what they see.
 */
function strength({ kind, value }: Placed): number {
  return kind === 'project' ? PROJECT_KINDS.findIndex((known) => known === value) : 0;
}

interface Cluster {
  root: string;
  path: string;
  start: number;
  end: number;
  members: number[];
}

async function withEvidence(
  reader: WorkspaceReader,
  placed: readonly Placed[],
  max: number,
  confirm: readonly Fact['kind'][],
): Promise<CollectedFacts> {
  const clusters = clustersOf(placed, max);
  const pieces = await Promise.all(
    clusters.map(async ({ root, path, start, end, members }) => {
      const isHead = end <= LAYOUT_LINES && members.every((i) => placed[i]?.byPath === true);
      const maxBytes = isHead ? HEAD_BYTES : MAX_BYTES;
      // Where it cannot be read, its facts have nothing to stand on: they are left out.
      const piece = await reader.read(root, path, { start, end }, { maxBytes }).catch(() => null);
      if (piece === null) return null;
      const texts = members.map((i) => placed[i]?.text ?? '');
      const of = { kind: classifyPath(path), shows: texts[0] ?? '', why: `Facts: ${texts.join('; ')}` };
      return foundIn(reader, piece.value, { ...of, score: SCORE, role: 'fact' });
    }),
  );
  const found: Found[] = [];
  const evidenceOf = new Map<number, number>();
  for (const [at, piece] of pieces.entries()) {
    if (piece === null) continue;
    for (const i of clusters[at]?.members ?? []) evidenceOf.set(i, found.length);
    found.push(piece);
  }
  const facts = placed.flatMap(({ kind, value, text }, i): FactDraft[] => {
    const evidence = evidenceOf.get(i);
    return evidence === undefined ? [] : [{ kind, value, text, confirm: confirm.includes(kind), evidence: [evidence] }];
  });
  return { facts, found };
}

/** Groups facts by file and nearness, in the order of their importance, until the places are used up. */
function clustersOf(placed: readonly Placed[], max: number): Cluster[] {
  const clusters: Cluster[] = [];
  for (const [i, { root, path, line, endLine = line }] of placed.entries()) {
    const near = clusters.find(
      (cluster) =>
        cluster.root === root &&
        cluster.path === path &&
        Math.max(cluster.end, endLine) - Math.min(cluster.start, line) < MAX_SPAN,
    );
    if (near !== undefined) {
      near.start = Math.min(near.start, line);
      near.end = Math.max(near.end, endLine);
      near.members.push(i);
    } else if (clusters.length < max) {
      clusters.push({ root, path, start: line, end: endLine, members: [i] });
    }
  }
  return clusters;
}
