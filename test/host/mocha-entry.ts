/**
 * What VS Code runs inside its extension host: all host tests, bundled beside this file. Mocha's output and its counts
 * go to files, because the editor mixes its own log into what it prints and reports success even when its host was killed.
 */
import Mocha from 'mocha';
import { appendFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format } from 'node:util';

const TEST_CAP_MS = 240_000;

/**
 * Runs the suite. Called by VS Code.
 *
 * Reads `BRAINSTORM_TEST_OUTPUT` and `BRAINSTORM_TEST_RESULT` (files to write) and `BRAINSTORM_TEST_FILES` (a regular
 * expression for file names, optional).
 *
 * @throws if any test failed, which VS Code turns into its exit code
 */
export async function run(): Promise<void> {
  const output = process.env['BRAINSTORM_TEST_OUTPUT'];
  if (output !== undefined) {
    Mocha.reporters.Base.consoleLog = (...line: unknown[]) => appendFileSync(output, `${format(...line)}\n`);
  }
  const mocha = new Mocha({ ui: 'bdd', color: false, timeout: TEST_CAP_MS, reporter: 'spec', forbidOnly: true });
  const wanted = new RegExp(process.env['BRAINSTORM_TEST_FILES'] ?? '');
  for (const file of readdirSync(__dirname).sort()) {
    if (file.endsWith('.test.cjs') && wanted.test(file)) mocha.addFile(path.join(__dirname, file));
  }
  const failures = await new Promise<number>((resolve) => {
    const failed: string[] = [];
    const runner = mocha.run((count) => {
      writeResult(runner.stats, failed);
      resolve(count);
    });
    runner.on('fail', (test) => failed.push(test.fullTitle()));
  });
  if (failures > 0) throw new Error(`${failures} host tests failed.`);
}

function writeResult(stats: Mocha.Stats | undefined, failed: readonly string[]): void {
  const file = process.env['BRAINSTORM_TEST_RESULT'];
  if (file === undefined || stats === undefined) return;
  const { passes, failures, pending } = stats;
  writeFileSync(file, JSON.stringify({ passes, failures, pending, failed }));
}
