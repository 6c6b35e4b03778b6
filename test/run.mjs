/**
 * `npm test`: everything, from installing to end-to-end, with one count at the end.
 *
 * Usage: npm test -- [--only LAYER,LAYER]
 * Layers: editor (has VS Code and a browser installed), lint, types, unit, package (builds everything, as it ships), exports
 * (has OpenSpec judge some), host, e2e. What a layer needs runs before it. A layer that fails does not stop the others. What failed is named at the end, and so are scenarios that went
 * through only when they were run once more; the last line is always `N passed, N failed`.
 */
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findOrInstallBrowser } from './vscode/browser.mjs';
import { hostNode, installServer } from './vscode/install.mjs';
import { artifactsDir, repoRoot } from './vscode/paths.mjs';
import { exitOnSignals, tryRun } from './vscode/processes.mjs';
import { ensureDependencies, runScript } from './vscode/project.mjs';

const MINUTE = 60_000;
const STILL_RUNNING_MS = 30_000;

/** @typedef {{passed: number, failed: number, note?: string, named?: string[]}} Counts `named`: what failed, or was unsteady */

/**
 * @typedef {object} Layer
 * @property {string} name
 * @property {string[]} needs layers that must have passed
 * @property {() => Promise<Counts>} run
 */

/** @type {Layer[]} */
const layers = [
  { name: 'editor', needs: [], run: editor },
  { name: 'lint', needs: [], run: () => step('lint', { timeoutMs: 15 * MINUTE }) },
  { name: 'types', needs: [], run: () => step('types', { timeoutMs: 12 * MINUTE }) },
  { name: 'package', needs: [], run: packaging },
  {
    name: 'exports',
    // It builds into the same folder.
    needs: ['package'],
    run: () => step('check:exports', { args: ['--spread', '6'], timeoutMs: 12 * MINUTE }),
  },
  { name: 'host', needs: ['editor', 'package'], run: () => suite('host', 40 * MINUTE, readHostResult) },
  // What needs a window, or another's program, runs before it: then it has no more beside it than the other windows.
  { name: 'unit', needs: [], run: unit },
  { name: 'e2e', needs: ['editor', 'package'], run: () => suite('e2e', 60 * MINUTE, readEndToEndResult) },
];

/**
 * What runs beside each other, each list in the order of the layers: some of it waits for the network or for a window. What takes longest,
 * and waits most, begins as soon as it can. Three lists took no less time on two cores, and so many processes starved each other
 * that what the product gives a search or a call to git was over before they had run.
 */
const BESIDE = [
  ['editor', 'package', 'e2e'],
  ['lint', 'types', 'exports', 'host', 'unit'],
];

exitOnSignals();
fs.mkdirSync(artifactsDir, { recursive: true });
const wanted = wantedLayers();
/** @type {Map<string, Counts & {ms: number}>} */
const done = new Map();

await record('install', install);
if (failed('install')) process.exit(summarize());
/** @type {Map<string, Promise<void>>} */
const ends = new Map();
for (const names of BESIDE) {
  let before = Promise.resolve();
  for (const layer of wanted.filter(({ name }) => names.includes(name)))
    ends.set(layer.name, (before = runAfter(before, layer)));
}
await Promise.all(ends.values());
process.exit(summarize());

/**
 * @param {Promise<void>} before the end of what comes before it in its list
 * @param {Layer} layer
 */
async function runAfter(before, { name, needs, run }) {
  await before;
  await Promise.all(needs.map((need) => ends.get(need)));
  const broken = needs.find(failed);
  await record(name, broken ? () => Promise.resolve({ passed: 0, failed: 1, note: `not run: ${broken} failed` }) : run);
}

/** @returns {Promise<Counts>} */
async function install() {
  await ensureDependencies(console.log, 10 * MINUTE);
  await hostNode(console.log);
  return { passed: 0, failed: 0 };
}

/** @returns {Promise<Counts>} */
async function editor() {
  await installServer(console.log);
  console.log(`Browser: ${await findOrInstallBrowser(console.log)}`);
  return { passed: 0, failed: 0 };
}

/**
 * A script of package.json that either goes through or does not.
 *
 * @param {string} script
 * @param {{timeoutMs: number, args?: string[], isGood?: (output: string) => boolean}} options
 * @returns {Promise<Counts>}
 */
async function step(script, { timeoutMs, args = [], isGood = () => true }) {
  const { code, output, timedOut } = await runScript(script, args, { timeoutMs });
  if (code === 0 && isGood(output)) return { passed: 1, failed: 0 };
  process.stdout.write(output);
  return { passed: 0, failed: 1, ...(timedOut ? { note: `ended after ${timeoutMs / MINUTE} minutes` } : {}) };
}

/** @returns {Promise<Counts>} */
async function packaging() {
  return await step('vscode:package', { timeoutMs: 8 * MINUTE, isGood: (output) => !/^\s*WARNING\b/m.test(output) });
}

/** @returns {Promise<Counts>} */
async function unit() {
  const resultFile = freshResult('unit-result.json');
  const args = ['--reporter=default', '--reporter=json', `--outputFile=${resultFile}`];
  const { code, timedOut } = await runScript('test:unit', args, { timeoutMs: 60 * MINUTE, onOutput: print });
  const result = readJson(resultFile);
  if (result === undefined) return { passed: 0, failed: 1, note: timedOut ? 'took too long' : 'wrote no result' };
  // A file that cannot be loaded has no tests to count, yet it is a failure.
  const failures = result.numFailedTests || (code === 0 ? 0 : Math.max(1, result.numFailedTestSuites));
  const named = result.testResults.flatMap(namesOfFailed);
  return {
    passed: result.numPassedTests,
    failed: failures,
    named,
    ...skipped(result.numPendingTests + result.numTodoTests),
  };
}

/**
 * A test layer with a runner of its own under test/NAME/run.mjs.
 *
 * @param {string} name
 * @param {number} timeoutMs
 * @param {(result: any) => Counts} read
 * @returns {Promise<Counts>}
 */
async function suite(name, timeoutMs, read) {
  const resultFile = freshResult(`${name}-result.json`);
  const runner = path.join(repoRoot, 'test', name, 'run.mjs');
  const { code, timedOut } = await tryRun(await hostNode(), [runner], { cwd: repoRoot, timeoutMs, onOutput: print });
  const result = readJson(resultFile);
  if (result === undefined)
    return { passed: 0, failed: 1, note: timedOut ? 'took too long' : 'did not run to its end' };
  const counts = read(result);
  return code === 0 || counts.failed > 0
    ? counts
    : { ...counts, failed: 1, note: `its runner ended with code ${code}` };
}

/**
 * @param {{name: string, message: string, status: string, assertionResults: {status: string, fullName: string}[]}} file
 * @returns {string[]} the failed tests of a file of unit tests; the file itself, if it cannot be loaded
 */
function namesOfFailed({ name, message, status, assertionResults }) {
  const file = path.relative(repoRoot, name);
  const tests = assertionResults.filter((test) => test.status === 'failed');
  if (status === 'failed' && tests.length === 0) return [`${file}: ${message.split('\n')[0]}`];
  return tests.map(({ fullName }) => `${file}: ${fullName}`);
}

/** @param {{passes: number, failures: number, pending: number, failed: string[]}} result */
function readHostResult({ passes, failures, pending, failed: named }) {
  return { passed: passes, failed: failures, named, ...skipped(pending) };
}

/** @param {{passed: number, failed: number, names: {failed: string[], unsteady: string[]}}} result */
function readEndToEndResult({ passed, failed: failures, names }) {
  const named = [
    ...names.failed,
    ...names.unsteady.map((name) => `${name} (unsteady: passed when it was run once more)`),
  ];
  return { passed, failed: failures, named };
}

/**
 * Runs one layer, telling what goes on.
 *
 * @param {string} name
 * @param {() => Promise<Counts>} work
 */
async function record(name, work) {
  const started = Date.now();
  console.log(`\n▶ ${name}`);
  const timer = setInterval(
    () => console.log(`  … ${name} has been running for ${seconds(Date.now() - started)}`),
    STILL_RUNNING_MS,
  );
  let counts;
  try {
    counts = await work();
  } catch (error) {
    console.log(error instanceof Error ? error.message : String(error));
    counts = { passed: 0, failed: 1 };
  } finally {
    clearInterval(timer);
  }
  const ms = Date.now() - started;
  done.set(name, { ...counts, ms });
  console.log(line(name, { ...counts, ms }));
}

/** @returns {number} the exit code */
function summarize() {
  const all = [...done.values()];
  const total = (/** @type {'passed' | 'failed'} */ key) => all.reduce((sum, counts) => sum + counts[key], 0);
  fs.writeFileSync(path.join(artifactsDir, 'summary.json'), JSON.stringify(Object.fromEntries(done), null, 2));
  console.log('\nSummary');
  for (const [name, counts] of done) console.log(line(name, counts));
  for (const [layer, { named = [] }] of done) for (const name of named) console.log(`${layer}: ${name}`);
  console.log(`${total('passed')} passed, ${total('failed')} failed`);
  return total('failed') === 0 ? 0 : 1;
}

/**
 * @param {string} name
 * @param {Counts & {ms: number}} counts
 */
function line(name, { passed, failed: failures, note, ms }) {
  const mark = failures === 0 ? '✔' : '✘';
  return `${mark} ${name.padEnd(8)} ${passed} passed, ${failures} failed, ${seconds(ms)}${note ? ` (${note})` : ''}`;
}

/** @param {string} name */
function failed(name) {
  return (done.get(name)?.failed ?? 0) > 0;
}

/** @returns {Layer[]} the chosen layers and what they need, in order */
function wantedLayers() {
  const { values } = parseArgs({ options: { only: { type: 'string' } } });
  if (values.only === undefined) return layers;
  const names = new Set(values.only.split(','));
  const unknown = [...names].filter((name) => !layers.some((layer) => layer.name === name));
  if (unknown.length > 0) {
    console.error(`There is no layer ${unknown.join(', ')}. There are: ${layers.map(({ name }) => name).join(', ')}.`);
    process.exit(2);
  }
  for (const layer of [...layers].reverse()) if (names.has(layer.name)) layer.needs.forEach((need) => names.add(need));
  return layers.filter(({ name }) => names.has(name));
}

/** @param {string} name */
function freshResult(name) {
  const file = path.join(artifactsDir, name);
  fs.rmSync(file, { force: true });
  return file;
}

/** @param {string} file */
function readJson(file) {
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : undefined;
}

/** @param {number} count */
function skipped(count) {
  return count > 0 ? { note: `${count} skipped` } : {};
}

/** @param {string} chunk */
function print(chunk) {
  process.stdout.write(chunk);
}

/** @param {number} ms */
function seconds(ms) {
  return `${(ms / 1000).toFixed(1)} s`;
}
