import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { ExportFile, ExportSurroundings } from '../../../src/agents/specification/exporters/export-form';
import { EXPORT_FORMS } from '../../../src/agents/specification/exporters/export-forms';
import { openspec } from '../../../src/agents/specification/exporters/openspec';
import type { Spec } from '../../../src/agents/specification/model';
import { EXPORT_FAULTS } from './lint';
import { journalSpecs, madeUpSpecs, NO_SURROUNDINGS, playedSpecs, type NamedSpec } from './specs';

/**
 * `npm run check:exports`: exports specifications to every form, and has OpenSpec's own command line, installed from npm in
 * this version, judge the changes and what archiving makes of them. With a number it takes so many of the played interviews;
 * with `--spread N` every Nth specification of all sorts, with one played interview, as `npm test` does.
 */
const OPENSPEC = '@fission-ai/openspec@1.13.2';
const ROOT = path.resolve(import.meta.dirname, '..');
const PLACE = path.join(ROOT, 'test-artifacts', 'check-exports');

const run = promisify(execFile);

/** Where OpenSpec is installed, once. */
async function installed(): Promise<string> {
  const folder = path.join(PLACE, OPENSPEC.replace(/[^\w.-]+/g, '-'));
  const command = path.join(folder, 'node_modules', '@fission-ai', 'openspec', 'bin', 'openspec.js');
  if (existsSync(command)) return command;
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), '{"private":true}\n');
  // A program's name has an ending on Windows only.
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  await run(npm, ['install', '--ignore-scripts', '--no-audit', '--no-fund', OPENSPEC], {
    cwd: folder,
    shell: process.platform === 'win32',
  });
  return command;
}

/** What a call of OpenSpec came to: its exit code, and all that it said. */
async function call(command: string, cwd: string, ...args: string[]): Promise<{ ok: boolean; said: string }> {
  const env = { ...process.env, OPENSPEC_TELEMETRY: '0', NO_COLOR: '1', CI: '1', HOME: PLACE, XDG_CONFIG_HOME: PLACE };
  try {
    const { stdout } = await run(process.execPath, [command, ...args], { cwd, env, maxBuffer: 50_000_000 });
    return { ok: true, said: stdout };
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    return { ok: false, said: `${stdout}${stderr}` };
  }
}

function write(folder: string, files: readonly ExportFile[]): void {
  for (const { path: names, text } of files) {
    const file = path.join(folder, ...names);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/** What a workspace has of OpenSpec's capabilities. */
function surroundings(project: string): ExportSurroundings {
  const specs = path.join(project, 'openspec', 'specs');
  const capabilities = existsSync(specs)
    ? readdirSync(specs).map((name) => ({ name, text: readFileSync(path.join(specs, name, 'spec.md'), 'utf8') }))
    : [];
  const archived = readdirSync(path.join(project, 'openspec', 'changes', 'archive'));
  return { ...NO_SURROUNDINGS, capabilities, archived: archived.map((name) => name.slice('2026-02-03-'.length)) };
}

/** The same demands under the same names, each with a sentence more. */
function withMoreWords(spec: Spec): Spec {
  const more = (statements: Spec['requirements']) =>
    statements.map((one) => ({ ...one, text: `${one.text.replace(/(?<![.!?])$/, '.')} It is said again.` }));
  const { requirements, quality, interfaces, edgeCases, decisions, goals } = spec;
  return {
    ...spec,
    ...{ requirements: more(requirements), quality: more(quality), interfaces: more(interfaces) },
    ...{ edgeCases: more(edgeCases), decisions: more(decisions), goals: more(goals) },
  };
}

/**
 * Exports a specification into a project, validates, archives and validates what became of it; then again, where every
 * requirement stands there already: as it is, which leaves nothing to change, and with more words. Resolves with what was
 * found wrong.
 */
async function judged(command: string, { name, spec }: NamedSpec): Promise<{ changes: number; faults: string[] }> {
  const project = mkdtempSync(path.join(PLACE, 'project-'));
  mkdirSync(path.join(project, 'openspec', 'changes', 'archive'), { recursive: true });
  mkdirSync(path.join(project, 'openspec', 'specs'), { recursive: true });
  const faults: string[] = [];
  let changes = 0;
  const expectOk = async (what: string, ...args: string[]): Promise<void> => {
    const { ok, said } = await call(command, project, ...args);
    if (!ok) faults.push(`${name}: ${what}\n${said}`);
  };
  try {
    for (const [round, exported] of [
      ['first', spec],
      ['again', withMoreWords(spec)],
    ] as const) {
      const files = openspec.files(exported, surroundings(project));
      const ids = [...new Set(files.map(({ path: names }) => names[0] ?? ''))];
      write(path.join(project, ...openspec.home), files);
      for (const id of ids) {
        changes += 1;
        const strict = ['--type', 'change', '--strict', '--json', '--no-interactive'];
        await expectOk(`${round}: change ${id}`, 'validate', id, ...strict);
      }
      for (const id of ids) await expectOk(`${round}: archive ${id}`, 'archive', id, '--yes');
      await expectOk(`${round}: specs`, 'validate', '--specs', '--strict', '--json', '--no-interactive');
      if (openspec.files(exported, surroundings(project)).length > 0)
        faults.push(`${name}: ${round}: what was archived is exported once more`);
    }
    if (faults.length > 0) cpSync(project, path.join(PLACE, 'failed', path.basename(project)), { recursive: true });
  } finally {
    rmSync(project, { recursive: true, force: true });
  }
  return { changes, faults };
}

const [given = '', every = '1'] = process.argv.slice(2);
const spread = given === '--spread' ? Number(every) : 1;
const most = spread > 1 ? 1 : Number(given || Number.POSITIVE_INFINITY);
mkdirSync(PLACE, { recursive: true });
const command = await installed();
const all = [...madeUpSpecs(), ...journalSpecs(ROOT), ...(await playedSpecs(ROOT, most))];
// From the last on, so that an interview is among them.
const specs = all.filter((_, at) => (all.length - 1 - at) % spread === 0);
const faults = specs.flatMap(({ name, spec }) =>
  EXPORT_FORMS.flatMap((form) =>
    EXPORT_FAULTS[form.id](form.files(spec, NO_SURROUNDINGS)).map((fault) => `${name}: ${form.title}: ${fault}`),
  ),
);
let changes = 0;
let empty = 0;
const waiting = [...specs];
const worker = async (): Promise<void> => {
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    if (openspec.files(next.spec, NO_SURROUNDINGS).length === 0) {
      empty += 1;
      continue;
    }
    const found = await judged(command, next);
    changes += found.changes;
    faults.push(...found.faults);
  }
};
await Promise.all([worker(), worker()]);
for (const fault of faults) console.log(fault);
console.log(
  `${specs.length} specifications, ${empty} of them without a demand, in ${EXPORT_FORMS.length} forms. ` +
    `Each was exported to OpenSpec twice, the second time with more words onto what the first was archived as: ${changes} changes validated ` +
    `strictly, archived, and their capabilities validated strictly. ${faults.length} faults.`,
);
process.exit(faults.length === 0 ? 0 : 1);
