/**
 * Installs what running a VS Code without a desktop takes: Node 24 and the server form of VS Code, both from the npm
 * registry, into the cache folder. Each is complete or absent: it is built beside its final place and renamed into it.
 */
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { withLock } from './lock.mjs';
import { cacheDir, NODE_VERSION, SERVER_VERSION } from './paths.mjs';
import { run, tryRun } from './processes.mjs';

const INSTALL_CAP_MS = 8 * 60_000;
const MARKER = 'complete.json';

/** @typedef {(line: string) => void} Report */

/**
 * The Node binary to run the editor, the unit tests and the core with. Installs only the small Node package, and
 * nothing at all if this process already runs the right major version.
 *
 * @param {Report} [report] gets progress lines; default stderr, because stdout may carry JSON lines
 * @returns {Promise<string>} absolute path of a Node binary
 * @throws {Error} if no Node 24 can be had here and the current one is older than 22
 */
export async function hostNode(report = reportToStderr) {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const wanted = Number(NODE_VERSION.split('.')[0]);
  if (major === wanted) return process.execPath;
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  try {
    const folder = await installOnce(
      `node-${NODE_VERSION}-${process.platform}-${process.arch}`,
      report,
      async (target) => {
        report(`Installing Node ${NODE_VERSION} (${name}) …`);
        await npmInstall(target, [`${name}@${NODE_VERSION}`]);
      },
    );
    return path.join(folder, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  } catch (error) {
    if (major !== undefined && major >= 22) {
      report(`No ${name}@${NODE_VERSION} to be had; using this Node ${major}.${minor}.`);
      return process.execPath;
    }
    throw new Error(
      `Could not install Node ${wanted} for ${process.platform}-${process.arch}, and this Node ${process.versions.node} is too old. ` +
        `Install Node ${wanted} and run the command with it, or check the connection to the npm registry.\n${messageOf(error)}`,
      { cause: error },
    );
  }
}

/**
 * Installs the VS Code server unless it is there.
 *
 * @param {Report} [report] gets progress lines; default stderr
 * @returns {Promise<{node: string, entry: string}>} the Node to run it with, and the server's main script
 * @throws {Error} on platforms it does not run on, or if the registry cannot be reached
 */
export async function installServer(report = reportToStderr) {
  if (process.platform === 'win32') {
    throw new Error('The VS Code server does not run on Windows. Install VS Code itself, or use WSL.');
  }
  const node = await hostNode(report);
  const folder = await installOnce(`code-server-${SERVER_VERSION}`, report, async (target) => {
    report(`Installing VS Code ${SERVER_VERSION.replace(/^4/, '1')} (server form, about 800 MB, half a minute) …`);
    await npmInstall(target, [`code-server@${SERVER_VERSION}`]);
    const server = path.join(target, 'node_modules', 'code-server');
    const vscode = path.join(server, 'lib', 'vscode');
    report('Installing its dependencies …');
    await npmInstall(vscode, ['--omit=dev']);
    await npmInstall(path.join(vscode, 'extensions'), ['--omit=dev']);
    linkHelpers(vscode);
    await run(node, [serverEntry(target), '--config', path.join(target, 'config.yaml'), '--version'], {
      env: {
        ...process.env,
        HOME: target,
        XDG_CONFIG_HOME: path.join(target, '.config'),
        XDG_DATA_HOME: path.join(target, '.local'),
      },
      timeoutMs: 60_000,
    });
  });
  return { node, entry: serverEntry(folder) };
}

/** @param {string} folder */
function serverEntry(folder) {
  return path.join(folder, 'node_modules', 'code-server', 'out', 'node', 'entry.js');
}

/**
 * Fills `<cache>/<name>` by `fill` exactly once, however many processes ask and however many were interrupted.
 *
 * @param {string} name the folder's name, which carries the version
 * @param {Report} report
 * @param {(target: string) => Promise<void>} fill writes into an empty folder
 * @returns {Promise<string>} the complete folder
 */
async function installOnce(name, report, fill) {
  const folder = path.join(cacheDir(), name);
  const marker = path.join(folder, MARKER);
  if (fs.existsSync(marker)) return folder;
  return await withLock(
    `${folder}.lock`,
    async () => {
      if (fs.existsSync(marker)) return folder;
      const partial = `${folder}.partial`;
      for (const leftover of [folder, partial]) fs.rmSync(leftover, { recursive: true, force: true });
      fs.mkdirSync(partial, { recursive: true });
      const started = Date.now();
      await fill(partial);
      fs.writeFileSync(path.join(partial, MARKER), JSON.stringify({ name, installed: new Date().toISOString() }));
      fs.renameSync(partial, folder);
      report(`Installed ${name} in ${Math.round((Date.now() - started) / 1000)} s.`);
      return folder;
    },
    { onWait: () => report(`Waiting for another process that installs ${name} …`) },
  );
}

/**
 * Runs `npm install` in a folder, without scripts: the packages' own postinstall needs a compiler or another Node.
 *
 * @param {string} folder
 * @param {string[]} args
 */
async function npmInstall(folder, args) {
  const manifest = path.join(folder, 'package.json');
  if (!fs.existsSync(manifest)) fs.writeFileSync(manifest, '{"name":"vscode-host","private":true}\n');
  const { command, prefix } = npmCommand();
  await run(command, [...prefix, 'install', '--ignore-scripts', '--no-audit', '--no-fund', '--no-save', ...args], {
    cwd: folder,
    env: { ...withoutLifecycle(process.env), PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' },
    timeoutMs: INSTALL_CAP_MS,
  });
}

/**
 * The npm that started us, else the one on the PATH.
 *
 * @returns {{command: string, prefix: string[]}}
 */
export function npmCommand() {
  const cli = process.env.npm_execpath;
  if (cli?.endsWith('npm-cli.js') && fs.existsSync(cli)) return { command: process.execPath, prefix: [cli] };
  return { command: process.platform === 'win32' ? 'npm.cmd' : 'npm', prefix: [] };
}

/**
 * Drops what `npm run` sets about *this* package, which would mislead an npm run in another folder.
 *
 * @param {NodeJS.ProcessEnv} env
 * @returns {NodeJS.ProcessEnv}
 */
function withoutLifecycle(env) {
  const misleading = /^npm_(?:lifecycle|package)_|^npm_config_(?:local_prefix|omit|include)$|^(?:INIT_CWD|NODE_ENV)$/i;
  return Object.fromEntries(Object.entries(env).filter(([name]) => !misleading.test(name)));
}

/**
 * Installs the VS Code server unless it is there, and builds its logging module once, if this machine has a compiler: without it
 * log files and log output channels stay empty, which everything but a person's look at the log survives.
 *
 * @param {Report} [report] gets progress lines; default stderr
 */
export async function installServerWithLog(report = reportToStderr) {
  const { node, entry } = await installServer(report);
  const vscode = path.resolve(path.dirname(entry), '../../lib/vscode');
  const tried = path.join(vscode, 'logging-tried.json');
  if (fs.existsSync(tried)) return;
  const headers = path.resolve(path.dirname(node), '..');
  if (!fs.existsSync(path.join(headers, 'include', 'node', 'node_api.h')))
    return report('Log channels stay empty: no Node headers here.');
  const { command, prefix } = npmCommand();
  const env = withoutLifecycle(process.env);
  const search = [path.dirname(node), env.PATH].join(path.delimiter);
  report('Building its logging module …');
  const { code } = await tryRun(command, [...prefix, 'rebuild', '@vscode/spdlog', '@vscode/native-watchdog'], {
    cwd: vscode,
    env: { ...env, PATH: search, npm_config_nodedir: headers },
    timeoutMs: 240_000,
  });
  fs.writeFileSync(tried, JSON.stringify({ built: code === 0 }));
  if (code !== 0) report('Log channels stay empty: building the logging module needs a C++ compiler, make and Python.');
}

/**
 * The two links the server's postinstall would make, which we skip.
 *
 * @param {string} vscode the server's `lib/vscode`
 */
function linkHelpers(vscode) {
  const suffix = process.platform === 'darwin' ? 'darwin' : 'linux';
  const links = [
    ['remote-cli', `code-${suffix}.sh`, 'code-server'],
    ['helpers', `browser-${suffix}.sh`, 'browser.sh'],
  ];
  for (const [folder, target, name] of /** @type {[string, string, string][]} */ (links)) {
    const link = path.join(vscode, 'bin', folder, name);
    fs.rmSync(link, { force: true });
    fs.symlinkSync(target, link);
  }
}

/** @param {string} line */
function reportToStderr(line) {
  process.stderr.write(`${line}\n`);
}

/** @param {unknown} error */
function messageOf(error) {
  return error instanceof Error ? error.message : String(error);
}

if (process.argv[1] && import.meta.url === pathToFileURL(fs.realpathSync(process.argv[1])).href) {
  const { node, entry } = await installServer();
  process.stdout.write(`Node    ${node}\nVS Code ${entry}\n`);
}
