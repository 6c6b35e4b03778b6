#!/usr/bin/env node
/**
 * Stands in for the VS Code executable where there is no desktop: understands the arguments that `@vscode/test-electron`
 * passes, runs the same tests in the VS Code server under a browser without a screen, and ends with the host's exit code.
 */
import path from 'node:path';
import { launchBrowser } from './browser.mjs';
import { loadDevelopmentExtensions } from './development.mjs';
import { exitOnSignals } from './processes.mjs';
import { createRunFolder, removeRunFolder, startServer } from './server.mjs';
import { Workbench } from './workbench.mjs';

const CAP_MS = Number(process.env.BRAINSTORM_HOST_CAP_MS ?? 1_800_000);
const TIMED_OUT = 124;

const { extensions, testsPath, opened, trust } = parse(process.argv.slice(2));
if (testsPath === undefined) {
  process.stderr.write('This stand-in only runs extension tests: --extensionTestsPath=FILE is missing.\n');
  process.exit(2);
}

exitOnSignals();
const home = createRunFolder('host');
process.once('exit', () => removeRunFolder(home));
const server = await startServer({ home, trust });
const browser = await launchBrowser(path.join(home, 'browser'));
const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });

const code = await new Promise((resolve, reject) => {
  const cap = setTimeout(() => {
    process.stderr.write(`The host tests did not end within ${CAP_MS / 1000} s.\n`);
    resolve(TIMED_OUT);
  }, CAP_MS);
  page.once('crash', () => reject(new Error('The browser page crashed.')));
  const finish = (/** @type {number} */ exitCode) => {
    clearTimeout(cap);
    resolve(exitCode);
  };
  runTests(finish).catch(reject);
});

await browser.close();
await server.stop();
process.exit(code);

/** @param {(exitCode: number) => void} finish */
async function runTests(finish) {
  // The workbench calls these two by name when it was given tests to run.
  await page.exposeFunction('codeAutomationLog', () => undefined);
  await page.exposeFunction('codeAutomationExit', finish);
  await loadDevelopmentExtensions(page, server, { extensions, testsPath });
  await new Workbench(page, server).open(opened);
}

/**
 * @param {string[]} args
 * @returns {{extensions: string[], testsPath: string | undefined, opened: import('./workbench.mjs').Opened, trust: boolean}}
 */
function parse(args) {
  const valuesOf = (/** @type {string} */ name) =>
    args.filter((arg) => arg.startsWith(`--${name}=`)).map((arg) => arg.slice(name.length + 3));
  const target = args.find((arg) => !arg.startsWith('-'));
  const opened =
    target === undefined ? {} : target.endsWith('.code-workspace') ? { workspaceFile: target } : { folder: target };
  return {
    extensions: valuesOf('extensionDevelopmentPath'),
    testsPath: valuesOf('extensionTestsPath')[0],
    opened,
    trust: !args.includes('--disable-workspace-trust'),
  };
}
