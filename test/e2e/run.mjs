/**
 * Runs the end-to-end scenarios in two processes, each with a server, a browser and folders of its own, and each with one file
 * at a time: much of a scenario is waiting. BRAINSTORM_E2E_LANES says how many processes instead.
 *
 * A scenario that fails is run once more, in an editor that is all new. Where it goes through then, it counts as passed, and as
 * unsteady: that is printed at the end.
 *
 * Usage: node test/e2e/run.mjs [FILE-PATTERN]
 * Writes the counts to test-artifacts/e2e-result.json.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { artifactsDir, repoRoot, vsixPath } from '../vscode/paths.mjs';
import { endGroup, endGroupOnExit, exitOnSignals } from '../vscode/processes.mjs';
import { createRunFolder, installExtension, removeRunFolder } from '../vscode/server.mjs';

const FOLDER = path.join(repoRoot, 'test', 'e2e');
const FILE_CAP_MS = 40 * 60_000;
/** Characters of a scenario that take about as long as opening a window. */
const WINDOW = 2_000;

exitOnSignals();
const pattern = new RegExp(process.argv[2] ?? '');
const files = fs
  .readdirSync(FOLDER)
  .filter((file) => file.endsWith('.e2e.mjs') && pattern.test(file))
  .sort();
fs.mkdirSync(artifactsDir, { recursive: true });

// Installed once, and copied into each server's own folder.
const installed = createRunFolder('extension');
process.once('exit', () => removeRunFolder(installed));
await installExtension(installed, vsixPath);

/** @type {import('./harness.mjs').ScenarioResult[]} */
const results = [];
const waiting = [...files].sort((a, b) => kindOf(b).localeCompare(kindOf(a)) || lengthOf(b) - lengthOf(a));
const lanes = Math.max(1, Math.min(Number(process.env.BRAINSTORM_E2E_LANES) || 2, files.length));
await Promise.all(Array.from({ length: lanes }, runLane));
const failed = results.filter(({ ok }) => !ok);
const unsteady = results.filter((result) => result.unsteady);
const counts = { passed: results.length - failed.length, failed: failed.length };
const names = { failed: failed.map(({ name }) => name), unsteady: unsteady.map(({ name }) => name) };
fs.writeFileSync(path.join(artifactsDir, 'e2e-result.json'), JSON.stringify({ ...counts, names }));
for (const [how, all] of Object.entries(names)) for (const name of all) console.log(`${how}: ${name}`);
console.log(`e2e: ${counts.passed} passed, ${counts.failed} failed in ${files.length} files`);
if (results.length === 0) console.log('No scenario ran.');
process.exit(failed.length === 0 && results.length > 0 ? 0 : 1);

/** @typedef {{process: import('node:child_process').ChildProcess, file: string}} Lane */

/** Takes one file after the other. */
async function runLane() {
  /** @type {Lane | undefined} */
  let lane;
  for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
    console.log(`[${files.length - waiting.length}/${files.length}] ${file}`);
    lane ??= startLane();
    const { report, isAlive } = await runFile(lane, file);
    results.push(...report);
    if (!isAlive) lane = undefined;
  }
  if (lane === undefined) return;
  const ended = once(lane.process, 'exit');
  lane.process.disconnect();
  await ended;
}

/** @returns {Lane} */
function startLane() {
  const child = fork(path.join(FOLDER, 'lane.mjs'), {
    cwd: repoRoot,
    env: { ...process.env, BRAINSTORM_E2E_INSTALLED: installed },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: process.platform !== 'win32',
  });
  child.once('exit', endGroupOnExit(child));
  const lane = { process: child, file: '' };
  listen(lane);
  return lane;
}

/**
 * The longer a file is, the longer it takes, roughly, and more so the more windows it opens. Long ones go first, so that no lane
 * has one left at the end.
 *
 * @param {string} file
 */
function lengthOf(file) {
  const text = fs.readFileSync(path.join(FOLDER, file), 'utf8');
  const windows = text.match(/\.reload|restartServer\(|secondWindow\(|newWindow: true|\.open\(/g) ?? [];
  return text.length + windows.length * WINDOW;
}

/**
 * What kind of server a file asks for: those that ask for the same follow each other, and share one.
 *
 * @param {string} file
 */
function kindOf(file) {
  return /^useServer\(.*fakeModels/m.test(fs.readFileSync(path.join(FOLDER, file), 'utf8')) ? 'fakeModels' : '';
}

/**
 * Prints what a lane says in whole lines, each with the name of the file at hand where another lane speaks as well.
 *
 * @param {Lane} lane
 */
function listen(lane) {
  for (const stream of [lane.process.stdout, lane.process.stderr]) {
    let rest = '';
    stream?.setEncoding('utf8').on('data', (/** @type {string} */ chunk) => {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) console.log(`${lanes > 1 ? `${lane.file.replace('.e2e.mjs', '')} │` : ''}${line}`);
    });
  }
}

/**
 * @param {Lane} lane
 * @param {string} file
 * @returns {Promise<{report: import('./harness.mjs').ScenarioResult[], isAlive: boolean}>} `isAlive` says of the lane
 */
async function runFile(lane, file) {
  lane.file = file;
  const ended = Promise.withResolvers();
  const onExit = (/** @type {number | null} */ code) => ended.resolve(`ended with code ${code} before its report`);
  const cap = setTimeout(ended.resolve, FILE_CAP_MS, `took longer than ${FILE_CAP_MS / 60_000} minutes`);
  lane.process.once('message', ended.resolve);
  lane.process.once('exit', onExit);
  lane.process.send(path.join(FOLDER, file));
  const report = await ended.promise;
  clearTimeout(cap);
  lane.process.off('exit', onExit);
  if (Array.isArray(report)) return { report, isAlive: true };
  console.log(`  ✘ ${file} ${report}`);
  await endGroup(lane.process, 3000);
  return { report: [{ name: `${file} ${report}`, ok: false, ms: 0 }], isAlive: false };
}
