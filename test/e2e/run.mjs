/**
 * Runs the end-to-end scenarios, one file after the other.
 *
 * Usage: node test/e2e/run.mjs [FILE-PATTERN]
 * Writes the counts to test-artifacts/e2e-result.json.
 */
import fs from 'node:fs';
import path from 'node:path';
import { artifactsDir, repoRoot } from '../vscode/paths.mjs';
import { exitOnSignals, tryRun } from '../vscode/processes.mjs';

const FOLDER = path.join(repoRoot, 'test', 'e2e');
const FILE_CAP_MS = 6 * 60_000;

exitOnSignals();
const pattern = new RegExp(process.argv[2] ?? '');
const files = fs
  .readdirSync(FOLDER)
  .filter((file) => file.endsWith('.e2e.mjs') && pattern.test(file))
  .sort();
fs.mkdirSync(artifactsDir, { recursive: true });

/** @type {import('./harness/report.mjs').ScenarioResult[]} */
const results = [];
for (const [index, file] of files.entries()) {
  console.log(`[${index + 1}/${files.length}] ${file}`);
  results.push(...(await runFile(file)));
}
const failed = results.filter(({ ok }) => !ok);
const counts = { passed: results.length - failed.length, failed: failed.length };
fs.writeFileSync(path.join(artifactsDir, 'e2e-result.json'), JSON.stringify(counts));
for (const { name } of failed) console.log(`failed: ${name}`);
console.log(`e2e: ${counts.passed} passed, ${counts.failed} failed in ${files.length} files`);
if (results.length === 0) console.log('No scenario ran.');
process.exit(failed.length === 0 && results.length > 0 ? 0 : 1);

/** @param {string} file */
async function runFile(file) {
  const resultFile = path.join(artifactsDir, `${file}.json`);
  fs.rmSync(resultFile, { force: true });
  const { code, timedOut } = await tryRun(process.execPath, [path.join(FOLDER, file)], {
    cwd: repoRoot,
    env: { ...process.env, BRAINSTORM_E2E_RESULT: resultFile },
    timeoutMs: FILE_CAP_MS,
    onOutput: (chunk) => process.stdout.write(chunk),
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
