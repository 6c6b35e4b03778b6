/** Starts, stops and breaks a VS Code server that lives wholly in a folder and a process group of its own. */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { homeVariables } from './browser.mjs';
import { installServer } from './install.mjs';
import { neededExtensions } from './own-extensions.mjs';
import { endGroup, endGroupOnExit, groupMembers, run } from './processes.mjs';
import { QUIET_SETTINGS, readUserSettings, writeUserSettings } from './settings.mjs';

const SUPERVISOR = fileURLToPath(new URL('supervise.mjs', import.meta.url));
const READY_CAP_MS = 120_000;

/**
 * @typedef {object} ServerOptions
 * @property {string} home everything the server writes goes below this folder; see {@link createRunFolder}
 * @property {string} [host] address to bind, default 127.0.0.1
 * @property {number} [port] default: any free one
 * @property {boolean} [trust] whether workspace trust is on; default false: every folder is trusted
 * @property {Record<string, unknown>} [settings] user settings on top of the quiet ones
 * @property {boolean} [onlyNeeded] whether of its own extensions the editor has only those that scenarios need; default false
 * @property {NodeJS.ProcessEnv} [env] extra environment, which the extension host inherits
 */

/**
 * @typedef {object} Server
 * @property {string} url the workbench's address, ending in a slash
 * @property {number} port
 * @property {string} host
 * @property {string} home
 * @property {string} userDataDir
 * @property {string} extensionsDir
 * @property {number} group id of the server's process group
 * @property {number} readyMs how long it took to answer
 * @property {ServerOptions} options what it was started with
 * @property {() => string} log what it printed so far
 * @property {() => boolean} isRunning
 * @property {Promise<void>} ended resolves when the server is gone, whoever ended it
 * @property {() => Promise<void>} stop ends the whole group; safe to call twice
 */

/**
 * A new folder for one run. Its path is short, because sockets below it may be at most 107 bytes long.
 *
 * @param {string} [purpose] a word for its name
 * @returns {string}
 */
export function createRunFolder(purpose = 'run') {
  return fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), `sddb-${purpose}-`)));
}

/**
 * Starts a server and waits until it answers.
 *
 * @param {ServerOptions} options
 * @returns {Promise<Server>}
 * @throws {Error} with the server's output, if it ends or does not answer within a minute
 */
export async function startServer(options) {
  const { home, host = '127.0.0.1', trust = false, settings = {}, onlyNeeded = false, env = {} } = options;
  const { node, entry } = await installServer();
  const folders = prepare(home);
  // What is set in this folder already, by a person or by an earlier start, wins over our defaults.
  writeUserSettings(folders.userDataDir, { ...QUIET_SETTINGS, ...readUserSettings(folders.userDataDir), ...settings });
  const port = options.port ?? (await freePort());
  const args = [
    ...folderArguments(folders),
    ...['--bind-addr', `${host}:${port}`, '--auth', 'none'],
    ...[
      '--disable-telemetry',
      '--disable-update-check',
      '--disable-getting-started-override',
      '--disable-proxy',
      '--ignore-last-opened',
    ],
    ...(trust ? [] : ['--disable-workspace-trust']),
    ...(onlyNeeded ? ['--builtin-extensions-dir', neededExtensions(entry, home)] : []),
  ];
  const started = Date.now();
  const child = spawn(process.execPath, [SUPERVISOR, node, entry, ...args], {
    env: { ...serverEnvironment(home), ...env },
    cwd: home,
    stdio: ['pipe', 'pipe', 'pipe'],
    detached: true,
  });
  child.once('exit', endGroupOnExit(child));
  let log = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (chunk) => (log += chunk));
  child.stdin.on('error', () => undefined);
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  const server = {
    url: `http://${host}:${port}/`,
    port,
    host,
    home,
    userDataDir: folders.userDataDir,
    extensionsDir: folders.extensionsDir,
    group: child.pid ?? 0,
    readyMs: 0,
    options,
    log: () => log,
    isRunning,
    ended: new Promise((resolve) => child.once('exit', () => resolve(undefined))),
    stop: () => endGroup(child, 5000),
  };
  await waitUntilHealthy(server, started);
  return { ...server, readyMs: Date.now() - started };
}

/**
 * Starts a server again on the same port with the same folders, so that the browser's storage for it stays valid.
 *
 * @param {Server} server stopped first if it still runs
 * @returns {Promise<Server>}
 */
export async function restartServer(server) {
  await server.stop();
  return await startServer({ ...server.options, port: server.port });
}

/**
 * Installs a packaged extension into a server's folder; the server need not run.
 *
 * @param {string} home
 * @param {string} vsix path of the .vsix
 * @returns {Promise<string>} what the installer printed
 */
export async function installExtension(home, vsix) {
  if (!fs.existsSync(vsix))
    throw new Error(`There is no ${vsix}. Build it with: npm run build && npm run vscode:package`);
  return await cli(home, ['--install-extension', vsix, '--force']);
}

/**
 * @param {string} home
 * @returns {Promise<string[]>} ids of the extensions installed in a server's folder
 */
export async function installedExtensions(home) {
  const output = await cli(home, ['--list-extensions']);
  return output.split('\n').filter((line) => /^[\w-]+\.[\w.-]+$/.test(line.trim()));
}

/**
 * Kills the server's extension-host process the hard way, as a crash would; the server and the page live on.
 *
 * @param {Server} server
 * @returns {Promise<number[]>} ids of the processes that were killed
 * @throws {Error} if the server has no extension host, or it will not die
 */
export async function killExtensionHost(server) {
  const hosts = extensionHosts(server);
  if (hosts.length === 0)
    throw new Error('The server has no extension host to kill: is a workbench open, and is this Linux?');
  for (const pid of hosts) process.kill(pid, 'SIGKILL');
  for (let waited = 0; waited < 5000; waited += 50) {
    const alive = extensionHosts(server);
    if (!hosts.some((pid) => alive.includes(pid))) return hosts;
    await sleep(50);
  }
  throw new Error(`The extension host (process ${hosts.join(', ')}) is still there 5 s after SIGKILL.`);
}

/**
 * @param {Server} server
 * @returns {number[]} process ids of the server's extension hosts, one for each open workbench
 */
export function extensionHosts(server) {
  return groupMembers(server.group)
    .filter(({ command }) => command.includes('--type=extensionHost'))
    .map(({ pid }) => pid);
}

/**
 * Removes a run folder after its server has ended; what is already gone is fine.
 *
 * @param {string} home
 */
export function removeRunFolder(home) {
  fs.rmSync(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}

/**
 * @param {number} [wanted] a port to prefer
 * @returns {Promise<number>} a port that was free a moment ago
 */
export async function freePort(wanted = 0) {
  return await new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', (error) => (wanted === 0 ? reject(error) : resolve(freePort())));
    probe.listen(wanted, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}

/**
 * @param {string} home
 * @param {string[]} args
 */
async function cli(home, args) {
  const { node, entry } = await installServer();
  const folders = prepare(home);
  return await run(node, [entry, ...folderArguments(folders), ...args], {
    env: serverEnvironment(home),
    cwd: home,
    timeoutMs: 120_000,
  });
}

/** @typedef {{config: string, userDataDir: string, extensionsDir: string}} Folders */

/**
 * @param {string} home
 * @returns {Folders}
 */
function prepare(home) {
  const folders = {
    config: path.join(home, 'config.yaml'),
    userDataDir: path.join(home, 'data'),
    extensionsDir: path.join(home, 'extensions'),
  };
  for (const folder of [folders.userDataDir, folders.extensionsDir, path.join(home, 'tmp')])
    fs.mkdirSync(folder, { recursive: true });
  if (!fs.existsSync(folders.config)) fs.writeFileSync(folders.config, 'cert: false\n');
  return folders;
}

/** @param {Folders} folders */
function folderArguments({ config, userDataDir, extensionsDir }) {
  return ['--config', config, '--user-data-dir', userDataDir, '--extensions-dir', extensionsDir];
}

/**
 * Our environment, without what would tie the server to an editor or a Node that happens to be around.
 *
 * @param {string} home
 * @returns {NodeJS.ProcessEnv}
 */
export function serverEnvironment(home) {
  const tied = /^(?:VSCODE_|ELECTRON_|npm_|NODE_OPTIONS$|NODE_ENV$|XDG_RUNTIME_DIR$|PASSWORD$|HASHED_PASSWORD$|PORT$)/;
  const inherited = Object.fromEntries(Object.entries(process.env).filter(([name]) => !tied.test(name)));
  return { ...inherited, ...homeVariables(home), CS_DISABLE_GETTING_STARTED_OVERRIDE: '1' };
}

/**
 * @param {Server} server
 * @param {number} started
 */
async function waitUntilHealthy(server, started) {
  for (;;) {
    if (!server.isRunning()) throw new Error(`The VS Code server ended while starting:\n${server.log()}`);
    try {
      const response = await fetch(`${server.url}healthz`, { signal: AbortSignal.timeout(2000) });
      if (response.ok) return;
    } catch {
      // Not listening yet.
    }
    if (Date.now() - started > READY_CAP_MS) {
      await server.stop();
      throw new Error(
        `The VS Code server did not answer at ${server.url} within ${READY_CAP_MS / 1000} s:\n${server.log()}`,
      );
    }
    await sleep(50);
  }
}
