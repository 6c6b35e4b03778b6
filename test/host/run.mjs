/**
 * Runs the host tests inside a real VS Code: the desktop one where there is one and a screen, else the server form.
 *
 * Usage: node test/host/run.mjs [FILE-PATTERN]
 * `BRAINSTORM_VSCODE=desktop|server` insists on one of the two.
 */
import { downloadAndUnzipVSCode, runTests, SilentReporter } from '@vscode/test-electron';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { findDesktopApp, hasDisplay } from '../vscode/desktop.mjs';
import { copyFixture } from '../vscode/fixtures.mjs';
import { artifactsDir, cacheDir, repoRoot } from '../vscode/paths.mjs';
import { exitOnSignals } from '../vscode/processes.mjs';
import { createRunFolder, removeRunFolder } from '../vscode/server.mjs';

const SHIM = fileURLToPath(new URL('../vscode/code-shim.mjs', import.meta.url));
const TESTS = path.join(repoRoot, 'dist', 'test', 'host', 'mocha-entry.cjs');
const EXTENSIONS = path.join(repoRoot, 'test', 'host', 'extensions');
const DOWNLOAD_CAP_MS = 240_000;

/** @typedef {{passes: number, failures: number, pending: number, failed: string[]}} Result */

exitOnSignals();
if (!fs.existsSync(TESTS)) fail(`There is no ${path.relative(repoRoot, TESTS)}. Build it with: npm run build`);
fs.mkdirSync(artifactsDir, { recursive: true });
const pattern = process.argv[2];
const insisted = process.env.BRAINSTORM_VSCODE;

let result;
const desktop = insisted === 'server' ? undefined : await desktopApp();
if (desktop) {
  console.log(`Host tests in desktop VS Code: ${desktop}`);
  result = await runIn(desktop);
  if (result === undefined && insisted !== 'desktop')
    console.log('Desktop VS Code did not run the tests; trying the server form.');
} else if (insisted === 'desktop') {
  fail('BRAINSTORM_VSCODE=desktop, but there is no desktop VS Code here, or no screen to show it on.');
}
if (result === undefined && insisted !== 'desktop') {
  console.log('Host tests in the server form of VS Code (through @vscode/test-electron and a stand-in executable).');
  fs.chmodSync(SHIM, 0o755);
  result = await runIn(SHIM);
}

// An exit code alone proves nothing: VS Code also says 0 when its extension host was killed or nothing ran.
if (result === undefined) fail('The host tests did not run to their end: no result was written.');
for (const title of result.failed) console.log(`failed: ${title}`);
console.log(`host: ${result.passes} passed, ${result.failures} failed, ${result.pending} pending`);
if (result.failures > 0) process.exit(1);
if (result.passes === 0) fail('No host test ran.');

/**
 * @param {string} vscodeExecutablePath
 * @returns {Promise<Result | undefined>} undefined if the tests did not run to their end
 */
async function runIn(vscodeExecutablePath) {
  const home = createRunFolder('suite');
  const output = path.join(artifactsDir, 'host-output.txt');
  const resultFile = path.join(artifactsDir, 'host-result.json');
  for (const file of [output, resultFile]) fs.rmSync(file, { force: true });
  const stopTailing = printAsItGrows(output);
  let endedWell = true;
  try {
    await runTests({
      vscodeExecutablePath,
      extensionDevelopmentPath: [repoRoot, ...extraExtensions()],
      extensionTestsPath: TESTS,
      launchArgs: [
        copyFixture('sample-workspace', path.join(home, 'workspace')),
        `--user-data-dir=${path.join(home, 'data')}`,
        // One of its models is behind the editor's consent, which only a proposed interface can ask for.
        '--enable-proposed-api=sdd-brainstorm-tests.fake-models',
      ],
      extensionTestsEnv: {
        // The key for the sessions is one of this run, too.
        XDG_STATE_HOME: path.join(home, 'state'),
        BRAINSTORM_TEST_OUTPUT: output,
        BRAINSTORM_TEST_RESULT: resultFile,
        BRAINSTORM_TEST_FILES: pattern,
      },
    });
  } catch (error) {
    console.log(error instanceof Error ? error.message : String(error));
    endedWell = false;
  } finally {
    stopTailing();
    removeRunFolder(home);
  }
  if (!fs.existsSync(resultFile)) return undefined;
  const counted = /** @type {Result} */ (JSON.parse(fs.readFileSync(resultFile, 'utf8')));
  // Tests that all pass in a VS Code that then breaks are not a success.
  return endedWell || counted.failures > 0 ? counted : { ...counted, failures: 1 };
}

/** Extensions that only the tests load, e.g. a scripted language model. */
function extraExtensions() {
  if (!fs.existsSync(EXTENSIONS)) return [];
  const folders = fs.readdirSync(EXTENSIONS).map((name) => path.join(EXTENSIONS, name));
  return folders.filter((folder) => fs.existsSync(path.join(folder, 'package.json')));
}

/** @returns {Promise<string | undefined>} an installed, cached or downloadable desktop VS Code, if a screen is there */
async function desktopApp() {
  if (!hasDisplay()) return undefined;
  const installed = findDesktopApp();
  if (installed) return installed;
  const cachePath = path.join(cacheDir(), 'desktop');
  fs.mkdirSync(cachePath, { recursive: true });
  console.log('Looking for desktop VS Code to download …');
  const download = downloadAndUnzipVSCode({
    version: 'stable',
    cachePath,
    timeout: 5000,
    reporter: new SilentReporter(),
  });
  const cap = new Promise((_, reject) =>
    setTimeout(() => reject(new Error('it took too long')), DOWNLOAD_CAP_MS).unref(),
  );
  try {
    return /** @type {string} */ (await Promise.race([download, cap]));
  } catch (error) {
    console.log(`No download: ${error instanceof Error ? error.message : String(error)}`);
    return undefined;
  }
}

/**
 * @param {string} file that may not exist yet
 * @returns {() => void} prints the rest and stops
 */
function printAsItGrows(file) {
  let printed = 0;
  const printMore = () => {
    if (!fs.existsSync(file)) return;
    const text = fs.readFileSync(file);
    process.stdout.write(text.subarray(printed));
    printed = text.length;
  };
  const timer = setInterval(printMore, 300);
  return () => {
    clearInterval(timer);
    printMore();
  };
}

/**
 * @param {string} message
 * @returns {never}
 */
function fail(message) {
  console.error(message);
  process.exit(1);
}
