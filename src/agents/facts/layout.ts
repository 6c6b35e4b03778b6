import type { FileEntry } from '../workspace/workspace-reader';
import type { Fact } from '../session/evidence';
import type { JudgedFile } from './judged-files';
import { languageOf, languagesOf } from './languages';

/** A fact read from the paths of files; `shownBy` is a file that bears it out. */
interface LayoutFact {
  kind: Fact['kind'];
  value: string;
  text: string;
  shownBy: FileEntry;
  /** Whether it is worth saying only where there is room. */
  minor?: boolean;
}

/** Languages below this share of files are not worth naming. */
const WORTH_NAMING = 0.1;

const ENTRY =
  /^(?:(?:src|cmd\/[^/]+|app|server|bin)\/)?(?:main\.(?:go|py|rs|[cm]?[jt]sx?|c|cpp|java|kt|cs|dart|swift)|manage\.py|wsgi\.py|asgi\.py|app\.(?:py|[jt]sx?)|server\.[cm]?[jt]s|Program\.cs|index\.[jt]sx?|extension\.ts)$|^[a-z_]+\/__main__\.py$/;

/**
 * What the files' paths show by themselves: languages, size, entry points, own modules, where tests lie. Calls `breathe`
 * between its passes over the files.
 */
export async function layoutFacts(
  files: readonly JudgedFile[],
  breathe: () => Promise<void> = async () => undefined,
): Promise<LayoutFact[]> {
  const modules = moduleFacts(files);
  const central = modules[0]?.shownBy ?? null;
  await breathe();
  const languages = languageFacts(files, central);
  await breathe();
  const entries = entryFacts(files);
  await breathe();
  const tests = testFacts(files);
  await breathe();
  return [...languages, ...entries, ...modules, ...tests, ...namingFacts(files)];
}

function languageFacts(files: readonly JudgedFile[], central: FileEntry | null): LayoutFact[] {
  const languages = languagesOf(files);
  const entry = (name: string) =>
    files.find(({ file: { path } }) => ENTRY.test(path) && languageOf(path) === name)?.file;
  const sources = languages.reduce((sum, language) => sum + language.files, 0);
  const percent = (share: number) => `${Math.round(share * 100)} %`;
  return languages
    .filter(({ share }, i) => i === 0 || share >= WORTH_NAMING)
    .slice(0, 3)
    .map(({ name, share, files: number, example }, i) => ({
      kind: 'language',
      value: name,
      text:
        i === 0
          ? `${share > 0.5 ? 'Mostly' : 'Partly'} ${name}: ${number} of ${sources} source files (${percent(share)})`
          : `Also ${name}: ${number} source files (${percent(share)})`,
      // Where it starts says more of the project than whatever file comes first.
      shownBy: entry(name) ?? (central !== null && languageOf(central.path) === name ? central : example),
      minor: i > 0,
    }));
}

function entryFacts(files: readonly JudgedFile[]): LayoutFact[] {
  return files
    .filter(({ file: { path } }) => ENTRY.test(path))
    .slice(0, 3)
    .map(({ file }) => ({
      kind: 'entry_point',
      value: file.path,
      text: `It starts at \`${file.path}\``,
      shownBy: file,
    }));
}

/** The folders with the most source of their own, as the project's modules. */
function moduleFacts(files: readonly JudgedFile[]): LayoutFact[] {
  const folders = new Map<string, { count: number; example: FileEntry }>();
  for (const { file, kind, generated } of files) {
    if (kind !== 'code' || generated || file.size === 0 || !isSource(file)) continue;
    const segments = file.path.split('/').slice(0, -1);
    const depth = /^(?:src|lib|app|packages|internal|pkg|crates|apps|libs)$/.test(segments[0] ?? '') ? 2 : 1;
    const folder = segments.slice(0, depth).join('/');
    if (folder === '' || folder.startsWith('.')) continue;
    const known = folders.get(folder);
    // Where it starts shows more of a folder than whatever file comes first.
    const example =
      known === undefined || (ENTRY.test(file.path) && !ENTRY.test(known.example.path)) ? file : known.example;
    folders.set(folder, { count: (known?.count ?? 0) + 1, example });
  }
  const largest = [...folders].sort(([, a], [, b]) => b.count - a.count).slice(0, 6);
  const first = largest[0]?.[1].example;
  if (first === undefined) return [];
  const names = largest.map(([folder]) => `\`${folder}/\``).join(', ');
  const value = largest.map(([folder]) => folder).join(', ');
  return [{ kind: 'module', value, text: `Its own code lies in ${names}`, shownBy: first }];
}

/** Files among tests that are there for the language or the runner: none shows how a test looks. */
const HOLDS_NO_TEST = /(?:^|\/)(?:__init__|conftest)\.py$/;

/** Where tests are put: beside the sources, or in folders of their own. */
function testFacts(files: readonly JudgedFile[]): LayoutFact[] {
  const folders = new Map<string, FileEntry[]>();
  for (const { file, kind } of files) {
    if (kind !== 'test' || !isSource(file) || HOLDS_NO_TEST.test(file.path)) continue;
    const folder = /^(.*?(?:^|\/)(?:tests?|__tests__|specs?|e2e))\//i.exec(file.path)?.[1] ?? '';
    const known = folders.get(folder);
    if (known === undefined) folders.set(folder, [file]);
    else known.push(file);
  }
  const [most] = [...folders].sort(([, a], [, b]) => b.length - a.length);
  const example = most?.[1].find(({ path }) => languageOf(path) !== undefined) ?? most?.[1][0];
  if (most === undefined || example === undefined) return [];
  const { named, shownBy } = testNaming(most[1]) ?? { named: '', shownBy: example };
  const text =
    most[0] === ''
      ? `Tests lie beside what they test${named}, as in \`${shownBy.path}\``
      : `Tests lie in \`${most[0]}/\`${named}, for example \`${shownBy.path}\``;
  return [{ kind: 'convention', value: most[0] === '' ? 'tests beside sources' : most[0], text, shownBy }];
}

/** How the names of tests are marked, as far as most of them agree: `*.test.ts`, `test_*.py`, `*_test.go`, `*Test.java`. */
const TEST_MARKS: readonly [RegExp, string][] = [
  [/[.]test\.[^.]+$/, '*.test.'],
  [/[.]spec\.[^.]+$/, '*.spec.'],
  [/^test_[^/]*$/, 'test_*.'],
  [/_test\.[^.]+$/, '*_test.'],
  [/_spec\.[^.]+$/, '*_spec.'],
  [/[a-z0-9]Tests?\.[^.]+$/, '*Test.'],
];

/** Share of names that has to agree for a convention. */
const AGREED = 0.8;

/** Fewest names that show one. */
const FEWEST_NAMES = 5;

function testNaming(tests: readonly FileEntry[]): { named: string; shownBy: FileEntry } | null {
  for (const [mark, shown] of TEST_MARKS) {
    const marked = tests.filter(({ path }) => mark.test(path.slice(path.lastIndexOf('/') + 1)));
    const [first] = marked;
    if (first === undefined || marked.length < AGREED * tests.length) continue;
    const ending = first.path.slice(first.path.lastIndexOf('.') + 1);
    return { named: ` and are named \`${shown}${ending}\``, shownBy: first };
  }
  return null;
}

/** Whether a file has a name with an ending, and lies in no folder that the project's tools use: how those are named is theirs to say. */
function isSource({ path }: FileEntry): boolean {
  return /[^/]\.[a-z]+$/i.test(path) && !/(?:^|\/)\.[^/]+\//.test(path);
}

const NAMINGS: readonly [string, RegExp][] = [
  ['kebab-case', /^[a-z0-9]+(?:-[a-z0-9]+)+$/],
  ['snake_case', /^[a-z0-9]+(?:_[a-z0-9]+)+$/],
  ['PascalCase', /^(?:[A-Z][a-z0-9]*){2,}$/],
  ['camelCase', /^[a-z][a-z0-9]*(?:[A-Z][a-z0-9]*)+$/],
];

/** How files of more than one word are named, where most agree. */
function namingFacts(files: readonly JudgedFile[]): LayoutFact[] {
  const named = files.flatMap(({ file, kind, generated }) => {
    if (kind !== 'code' || generated || !isSource(file)) return [];
    const base = file.path.slice(file.path.lastIndexOf('/') + 1).replace(/\..*$/, '');
    const naming = NAMINGS.find(([, pattern]) => pattern.test(base))?.[0];
    return naming === undefined ? [] : [{ file, naming }];
  });
  for (const [naming] of NAMINGS) {
    const agreeing = named.filter((one) => one.naming === naming);
    const [first] = agreeing;
    if (first === undefined || agreeing.length < FEWEST_NAMES || agreeing.length < AGREED * named.length) continue;
    const text = `Files are named in ${naming}, as \`${first.file.path}\``;
    return [{ kind: 'convention', value: naming, text, shownBy: first.file }];
  }
  return [];
}
