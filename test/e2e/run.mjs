/**
 * Runs the end-to-end scenarios, two files at a time: much of a scenario is waiting. Each file has a server, a browser and
 * folders of its own. BRAINSTORM_E2E_LANES says how many at a time instead.
 *
 * Usage: node test/e2e/run.mjs [FILE-PATTERN]
 * Writes the counts to test-artifacts/e2e-result.json.
 */
import fs from 'node:fs';
import path from 'node:path';
import { artifactsDir, repoRoot, vsixPath } from '../vscode/paths.mjs';
import { exitOnSignals, tryRun } from '../vscode/processes.mjs';
import { createRunFolder, installExtension, removeRunFolder } from '../vscode/server.mjs';

const FOLDER = path.join(repoRoot, 'test', 'e2e');
const FILE_CAP_MS = 15 * 60_000;

exitOnSignals();
const pattern = new RegExp(process.argv[2] ?? '');
const files = fs
  .readdirSync(FOLDER)
  .filter((file) => file.endsWith('.e2e.mjs') && pattern.test(file))
  .sort();
fs.mkdirSync(artifactsDir, { recursive: true });

// Installed once, and copied into each file's own folder.
const installed = createRunFolder('extension');
process.once('exit', () => removeRunFolder(installed));
await installExtension(installed, vsixPath);

/** @type {import('./harness/report.mjs').ScenarioResult[]} */
const results = [];
const waiting = [...files].sort((a, b) => scenariosIn(b) - scenariosIn(a));
const lanes = Math.max(1, Math.min(Number(process.env.BRAINSTORM_E2E_LANES) || 2, files.length));
await Promise.all(Array.from({ length: lanes }, runLane));
const failed = results.filter(({ ok }) => !ok);
const counts = { passed: results.length - failed.length, failed: failed.length };
fs.writeFileSync(path.join(artifactsDir, 'e2e-result.json'), JSON.stringify(counts));
for (const { name } of failed) console.log(`failed: ${name}`);
console.log(`e2e: ${counts.passed} passed, ${counts.failed} failed in ${files.length} files`);
if (results.length === 0) console.log('No scenario ran.');
process.exit(failed.length === 0 && results.length > 0 ? 0 : 1);

/** Takes one file after the other, those with the most scenarios first, so that no lane has a long one left at the end. */
async function runLane() {
  for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
    console.log(`[${files.length - waiting.length}/${files.length}] ${file}`);
    results.push(...(await runFile(file)));
  }
}

/** @param {string} file */
function scenariosIn(file) {
  return fs.readFileSync(path.join(FOLDER, file), 'utf8').match(/^scenario\(/gm)?.length ?? 0;
}

/**
 * Prints what a file says in whole lines, each with the file's name where another one speaks as well.
 *
 * @param {string} file
 */
function speaker(file) {
  const name = lanes > 1 ? `${file.replace('.e2e.mjs', '')} │` : '';
  let rest = '';
  return (/** @type {string} */ chunk) => {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) console.log(name + line);
  };
}

/** @param {string} file */
async function runFile(file) {
  const resultFile = path.join(artifactsDir, `${file}.json`);
  fs.rmSync(resultFile, { force: true });
  const { code, timedOut } = await tryRun(process.execPath, [path.join(FOLDER, file)], {
    cwd: repoRoot,
    env: { ...process.env, BRAINSTORM_E2E_RESULT: resultFile, BRAINSTORM_E2E_INSTALLED: installed },
    timeoutMs: FILE_CAP_MS,
    onOutput: speaker(file),
  });
  if (fs.existsSync(resultFile)) {
    /** @type {import('./harness/report.mjs').FileReport} */
    const report = JSON.parse(fs.readFileSync(resultFile, 'utf8'));
    fs.rmSync(resultFile);
    return report.results;
  }
  const why = timedOut
    ? `took longer than ${FILE_CAP_MS / 60_000} minutes`
    : `ended with code ${code} before its report`;
  console.log(`  ✘ ${file} ${why}`);
  return [{ name: `${file} ${why}`, ok: false, ms: 0 }];
}
