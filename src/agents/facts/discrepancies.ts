import { asObject, asText, type FactAt, jsonObject } from './manifest';
import { fileLinked, saidIn, type ProjectDocument, type Said } from './documents';

/** What documents are held against: the project as its own files have it. */
export interface ProjectAsItIs {
  /** Text of the root's `package.json`; null where there is none. */
  manifest: string | null;
  /** Texts of all other manifests of packages in the workspace; null where there are too many to read. */
  others: readonly string[] | null;
  /** Text of the root's makefile; null where there is none, or where targets are made by another program. */
  makefile: string | null;
  /** Whether the workspace has this file, by its path from the root. */
  exists(path: string): boolean;
  /** Whether there is no file or folder at a path, which may be left out of what is walked. */
  isMissing(path: string): Promise<boolean>;
}

const LOCKS: readonly (readonly [file: string, manager: string])[] = [
  ['package-lock.json', 'npm'],
  ['npm-shrinkwrap.json', 'npm'],
  ['yarn.lock', 'yarn'],
  ['pnpm-lock.yaml', 'pnpm'],
  ['bun.lock', 'bun'],
  ['bun.lockb', 'bun'],
];

/** Runners of tests by the words that stand for them. */
const RUNNERS = ['vitest', 'jest', 'mocha', 'ava', 'jasmine', 'karma', 'tape', 'playwright', 'cypress'];

/** Most that is said of one document. */
const MOST = 3;

/**
 * What a document says and the project's own files contradict: a package manager of which there is no lock file, a script
 * or target that is not there, another runner of tests, a file that is gone. Only what is plain: where a document may speak
 * of another project, or more than one reading is possible, nothing is said.
 */
export async function discrepanciesIn(document: ProjectDocument, project: ProjectAsItIs): Promise<FactAt[]> {
  const said = saidIn(document);
  const found = [
    ...otherManager(document, said, project),
    ...otherRunner(document, project),
    ...missingScripts(said, project),
    ...missingTargets(said, project),
    ...(await missingFiles(document, said, project)),
  ];
  const facts = found.map(({ line, says, but }): FactAt => {
    return { kind: 'discrepancy', value: says, text: `\`${document.path}\` ${says}, but ${but}`, line };
  });
  return facts.filter(({ value }, at) => facts.findIndex((one) => one.value === value) === at).slice(0, MOST);
}

interface Discrepancy {
  line: number;
  says: string;
  but: string;
}

const INSTALLS = /^(?:(npm) (?:install|i|ci)|(yarn)(?: install)?|(pnpm) (?:install|i)|(bun) install)$/;

/** Another package manager than that of the lock file, in a document that does not know that one at all. */
function otherManager({ lines }: ProjectDocument, said: readonly Said[], project: ProjectAsItIs): Discrepancy[] {
  const locks = LOCKS.filter(([file]) => project.exists(file));
  const [lock, ...more] = locks;
  if (lock === undefined || more.some(([, manager]) => manager !== lock[1])) return [];
  const [file, manager] = lock;
  const knows = new RegExp(`\\b${manager}\\b`, 'i');
  if (lines.some((line) => knows.test(line))) return [];
  const named = said.find(({ kind, text }) => kind === 'command' && INSTALLS.test(text));
  if (named === undefined) return [];
  return [{ line: named.line, says: `says \`${named.text}\``, but: `the lock file is \`${file}\` (${manager})` }];
}

/** That `npm test` runs a runner which the project neither calls nor depends on, while it calls another. */
function otherRunner({ lines }: ProjectDocument, { manifest, others }: ProjectAsItIs): Discrepancy[] {
  const script = asText(asObject(jsonObject(manifest ?? '').scripts)['test']);
  if (manifest === null || script === null || others === null) return [];
  const calls = RUNNERS.find((runner) => hasWord(script, runner));
  if (calls === undefined) return [];
  for (const [at, line] of lines.entries()) {
    if (!/`(?:npm|yarn|pnpm|bun)(?: run)? test`/.test(line)) continue;
    const named = RUNNERS.filter((runner) => hasWord(line, runner));
    const [runner] = named;
    if (runner === undefined || named.includes(calls)) continue;
    if ([manifest, ...others].some((text) => hasWord(text, runner))) continue;
    return [
      {
        line: at + 1,
        says: `says that the tests run with ${runner}`,
        but: `\`package.json\` runs \`${script.slice(0, 80)}\``,
      },
    ];
  }
  return [];
}

function hasWord(text: string, word: string): boolean {
  return new RegExp(`(?<![\\w-])${word}(?![\\w])`, 'i').test(text);
}

const RUNS_SCRIPT = /^(?:npm|yarn|pnpm|bun) run ([a-zA-Z][\w:.-]{0,60})(?: -- .{0,200}| --?[a-z][\w-]{0,40})?$/;

/** A script that no `package.json` of the workspace has. */
function missingScripts(said: readonly Said[], { manifest, others }: ProjectAsItIs): Discrepancy[] {
  if (manifest === null || others === null) return [];
  const scripts = new Set([manifest, ...others].flatMap((text) => Object.keys(asObject(jsonObject(text).scripts))));
  if (scripts.size === 0) return [];
  return said.flatMap(({ kind, text, line, toDevelopers }): Discrepancy[] => {
    const script = kind === 'command' && toDevelopers ? RUNS_SCRIPT.exec(text)?.[1] : undefined;
    if (script === undefined || scripts.has(script) || /^(?:script|name|command|task|foo|bar)/i.test(script)) return [];
    return [{ line, says: `says \`${text}\``, but: `\`package.json\` has no script \`${script}\`` }];
  });
}

/** What hides targets from a reader: other files, patterns, and targets that are made up as it runs. */
const HIDES_TARGETS = /^\s{0,8}-?s?include\s|\$\((?:eval|call)\b|^[^\s#:]{0,80}%[^:=]{0,80}:|^\$[({]/m;

function missingTargets(said: readonly Said[], { makefile }: ProjectAsItIs): Discrepancy[] {
  if (makefile === null || HIDES_TARGETS.test(makefile)) return [];
  const targets = new Set(
    makefile.split('\n').flatMap((line) => {
      const [, left, right = ''] = /^([^\s:#=][^:#=]{0,300}):{1,2}(?!=)(.{0,400})/.exec(line) ?? [];
      return left === undefined ? [] : [...left.split(/\s+/), ...(left.startsWith('.PHONY') ? right.split(/\s+/) : [])];
    }),
  );
  if (targets.size === 0) return [];
  return said.flatMap(({ kind, text, line, toDevelopers }): Discrepancy[] => {
    const target = kind === 'command' && toDevelopers ? /^make ([a-z][\w.-]{0,60})$/.exec(text)?.[1] : undefined;
    if (target === undefined || targets.has(target)) return [];
    return [{ line, says: `says \`${text}\``, but: `the makefile has no target \`${target}\`` }];
  });
}

const RUNS_FILE =
  /^(?:\.\/([\w./-]{1,120}\.(?:sh|py|js|mjs|ts|rb|pl))|(?:sh|bash|node|python3?|ruby) ([\w./-]{1,120}\.(?:sh|py|js|mjs|ts|rb|pl)))(?: |$)/;

/** Files that documents lead to or run and that are not there. */
async function missingFiles(
  document: ProjectDocument,
  said: readonly Said[],
  project: ProjectAsItIs,
): Promise<Discrepancy[]> {
  const found: Discrepancy[] = [];
  for (const { kind, text, line, toDevelopers } of said) {
    const [, own, run] = kind === 'command' && toDevelopers ? (RUNS_FILE.exec(text) ?? []) : [];
    const path = kind === 'link' ? fileLinked(document, text) : fileLinked({ path: '' }, own ?? run ?? '');
    if (path === null || project.exists(path) || found.length >= MOST || !(await project.isMissing(path))) continue;
    const says = kind === 'link' ? `leads to \`${path}\`` : `runs \`${path}\``;
    if (!found.some((one) => one.says === says)) found.push({ line, says, but: 'there is no such file' });
  }
  return found;
}
