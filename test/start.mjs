/**
 * `npm start`: a VS Code with the extension, opened on a copy of the sample workspace. The desktop application where
 * there is one and a screen, else the server form, to be opened in any browser.
 *
 *   --workspace DIR  open another folder
 *   --server         use the server form even if there is a desktop VS Code
 *   --port N         the server's port (default 8421, or a free one if that is taken)
 *   --host ADDRESS   the address to listen on (default 127.0.0.1)
 *   --check          start, verify, stop, and exit with 0: for tests
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findCodeCommand, hasDisplay } from './vscode/desktop.mjs';
import { copyFixture } from './vscode/fixtures.mjs';
import { installServerWithLog } from './vscode/install.mjs';
import { EXTENSION_ID, localDir, repoRoot, vsixPath } from './vscode/paths.mjs';
import { ensureDependencies, runScript } from './vscode/project.mjs';
import {
  createRunFolder,
  freePort,
  installedExtensions,
  installExtension,
  removeRunFolder,
  startServer,
} from './vscode/server.mjs';

const DEFAULT_PORT = 8421;
/** A socket's path may have 107 bytes; the server's are up to this much longer than its folder. */
const LONGEST_HOME = 50;

try {
  await start(readOptions());
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}

/** @typedef {{workspace: string | undefined, server: boolean, port: number | undefined, host: string, check: boolean}} Options */

/** @param {Options} options */
async function start(options) {
  await ensureDependencies(console.log);
  const workspace = options.workspace ? existingFolder(options.workspace) : sampleWorkspace();
  const code = options.server || options.check || !hasDisplay() ? undefined : findCodeCommand();
  if (code) await openDesktop(code, workspace);
  else await serve(workspace, options);
}

/**
 * @param {string} code
 * @param {string} workspace
 */
async function openDesktop(code, workspace) {
  console.log('Building …');
  await mustRun('build');
  const args = ['--new-window', `--extensionDevelopmentPath=${repoRoot}`, workspace];
  const shell = process.platform === 'win32';
  const child = spawn(shell ? `"${code}"` : code, shell ? args.map((arg) => `"${arg}"`) : args, {
    stdio: 'inherit',
    shell,
  });
  child.once('error', (error) => {
    console.error(`Could not start ${code}: ${error.message}. Try: npm start -- --server`);
    process.exit(1);
  });
  console.log(`Opened ${workspace} in VS Code with the extension in development.`);
  console.log('In that window press F1 and choose "Brainstorm: Start Brainstorm".');
}

/**
 * @param {string} workspace
 * @param {Options} options
 */
async function serve(workspace, { port, host, check }) {
  console.log('Building and packaging the extension …');
  await mustRun('vscode:package');
  const home = check ? createRunFolder('check') : homeOf(repoRoot);
  if (check) process.once('exit', () => removeRunFolder(home));
  await installServerWithLog(console.log);
  console.log('Starting VS Code (server form) …');
  await installExtension(home, vsixPath);
  const extensions = await installedExtensions(home);
  if (!extensions.includes(EXTENSION_ID)) {
    throw new Error(`The extension was not installed: VS Code lists ${extensions.join(', ') || 'none'}.`);
  }
  const server = await startServer({ home, host, port: port ?? (await freePort(DEFAULT_PORT)) });
  const address = `${server.url}?${new URLSearchParams({ folder: workspace }).toString()}`;
  console.log(`
  SDD Brainstorm runs in VS Code.

    Open   ${address}
    Then   press F1 and choose "Brainstorm: Start Brainstorm"
    Stop   with Ctrl-C
`);
  if (!isLoopback(host))
    console.log('  From another machine, panels need https or a tunnel to localhost: browsers demand it.\n');
  if (check) await verify(address, server);
  else await untilStopped(server);
}

/**
 * @param {string} address
 * @param {import('./vscode/server.mjs').Server} server
 */
async function verify(address, server) {
  const page = await fetch(address);
  const isWorkbench = page.ok && (await page.text()).includes('vscode-workbench-web-configuration');
  await server.stop();
  if (!isWorkbench) throw new Error(`${address} answered ${page.status} and shows no workbench.`);
  console.log(`Checked: the workbench answers and ${EXTENSION_ID} is installed.`);
  process.exit(0);
}

/** @param {import('./vscode/server.mjs').Server} server */
async function untilStopped(server) {
  const stop = async () => {
    console.log('\nStopping …');
    await server.stop();
    process.exit(0);
  };
  process.once('SIGINT', () => void stop());
  process.once('SIGTERM', () => void stop());
  process.once('SIGHUP', () => void stop());
  await server.ended;
  throw new Error(`The server ended by itself:\n${server.log().split('\n').slice(-20).join('\n')}`);
}

/** The sample, copied once: what a person wrote into the copy stays. */
function sampleWorkspace() {
  const copy = path.join(localDir, 'sample-workspace');
  if (!fs.existsSync(copy)) copyFixture('sample-workspace', copy);
  return copy;
}

/**
 * Where the profile of `npm start` lives, so that sessions and settings are there again next time.
 *
 * @param {string} checkout
 */
function homeOf(checkout) {
  const home = path.join(localDir, 'start');
  if (home.length <= LONGEST_HOME) return home;
  const key = createHash('sha256').update(checkout).digest('hex').slice(0, 8);
  return path.join(os.tmpdir(), `sddb-start-${key}`);
}

/** @param {string} script */
async function mustRun(script) {
  const { code, output } = await runScript(script, [], { timeoutMs: 300_000 });
  if (code !== 0) throw new Error(`npm run ${script} failed:\n${output}`);
}

/** @param {string} folder */
function existingFolder(folder) {
  const resolved = path.resolve(process.env.INIT_CWD ?? '.', folder);
  if (!fs.existsSync(resolved)) throw new Error(`There is no folder ${resolved} to open.`);
  return resolved;
}

/** @param {string} host */
function isLoopback(host) {
  return host === 'localhost' || host === '::1' || host.startsWith('127.');
}

/** @returns {Options} */
function readOptions() {
  const { values } = parseArgs({
    options: {
      workspace: { type: 'string' },
      port: { type: 'string' },
      host: { type: 'string', default: '127.0.0.1' },
      server: { type: 'boolean', default: false },
      check: { type: 'boolean', default: false },
    },
  });
  const port = values.port === undefined ? undefined : Number(values.port);
  if (port !== undefined && !(Number.isInteger(port) && port > 0 && port < 65_536)) {
    throw new Error(`--port ${values.port} is not a port: give a number from 1 to 65535.`);
  }
  return { workspace: values.workspace, server: values.server, port, host: values.host, check: values.check };
}
