/** Finds, or installs, a Chromium to show the workbench in, and starts it without a screen. */
import fs from 'node:fs';
import path from 'node:path';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { repoRoot } from './paths.mjs';
import { run, tryRun } from './processes.mjs';

/** @typedef {(line: string) => void} Report */

/** The shell is the same browser without the windows around its pages, which take a seventh of its processor time. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const MAC_APPS = ['Google Chrome', 'Chromium'].map((app) => `/Applications/${app}.app/Contents/MacOS/${app}`);

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A window of a scenario lives for half a minute: what V8 puts into compiling and optimizing it costs more than it gives.
  '--js-flags=--no-opt --no-maglev --max-lazy --min-semi-space-size=32',
];

/**
 * A Chromium that starts on this machine; installs one if there is none.
 *
 * Looked for in this order: `BRAINSTORM_BROWSER`, the PATH, Playwright's own download. Installed by apt as root on
 * Debian and Ubuntu, else by Playwright into its own cache.
 *
 * @param {Report} [report] gets progress lines; default stderr
 * @returns {Promise<string>} absolute path of the executable
 * @throws {Error} saying what to install
 */
export async function findOrInstallBrowser(report = (line) => process.stderr.write(`${line}\n`)) {
  const found = await findBrowser();
  if (found) return found;
  for (const install of [installByApt, installByPlaywright]) {
    try {
      if (!(await install(report))) continue;
      const installed = await findBrowser();
      if (installed) return installed;
    } catch (error) {
      report(`That did not work: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  throw new Error(
    'No browser to test in. Install Chromium or Google Chrome (Debian, Ubuntu: apt-get install chromium; anywhere: ' +
      'npx playwright-core install chromium), or name one in BRAINSTORM_BROWSER.',
  );
}

/**
 * @returns {Promise<string | undefined>} a Chromium that is already here and runs
 */
export async function findBrowser() {
  const named = process.env.BRAINSTORM_BROWSER;
  if (named) {
    if (await runs(named)) return named;
    throw new Error(`BRAINSTORM_BROWSER names ${named}, which does not start. Correct it or unset it.`);
  }
  for (const candidate of [...onPath(NAMES), ...MAC_APPS, playwrightsOwn()]) {
    if (candidate && fs.existsSync(candidate) && (await runs(candidate))) return candidate;
  }
  return undefined;
}

/**
 * Starts a browser without a screen. It ends with this process.
 *
 * @param {string} home folder for everything it writes
 * @returns {Promise<import('playwright-core').Browser>}
 */
export async function launchBrowser(home) {
  const executablePath = await findOrInstallBrowser();
  const { chromium } = await import('playwright-core');
  fs.mkdirSync(path.join(home, 'tmp'), { recursive: true });
  return await chromium.launch({
    executablePath,
    headless: true,
    args: FLAGS,
    env: { ...definedOnly(process.env), ...homeVariables(home) },
  });
}

/**
 * The variables that keep a program's files inside one folder.
 *
 * @param {string} home
 * @returns {Record<string, string>}
 */
export function homeVariables(home) {
  return {
    HOME: home,
    TMPDIR: path.join(home, 'tmp'),
    XDG_CONFIG_HOME: path.join(home, '.config'),
    XDG_DATA_HOME: path.join(home, '.local', 'share'),
    XDG_STATE_HOME: path.join(home, '.local', 'state'),
    XDG_CACHE_HOME: path.join(home, '.cache'),
  };
}

/** @param {string[]} names */
function onPath(names) {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  return names
    .flatMap((name) => folders.map((folder) => path.join(folder, name)))
    .filter((file) => fs.existsSync(file));
}

/** Where Playwright would put, or has put, its own Chromium; undefined before `npm ci`. */
function playwrightsOwn() {
  try {
    const require = createRequire(pathToFileURL(path.join(repoRoot, 'package.json')));
    return /** @type {typeof import('playwright-core')} */ (require('playwright-core')).chromium.executablePath();
  } catch {
    return undefined;
  }
}

/** @param {string} executable */
async function runs(executable) {
  // On some systems `chromium` is a stub that only asks to install a snap.
  try {
    return (await tryRun(executable, ['--version', '--no-sandbox'], { timeoutMs: 20_000 })).code === 0;
  } catch {
    return false;
  }
}

/**
 * @param {Report} report
 * @returns {Promise<boolean>} whether it applies here and ran
 */
async function installByApt(report) {
  const isRoot = process.getuid?.() === 0;
  const [apt] = onPath(['apt-get']);
  if (!isRoot || !apt) return false;
  report('Installing Chromium with apt-get (a minute or two) …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const options = ['-o', 'DPkg::Lock::Timeout=300', '-y', '-q'];
  await run(apt, ['update', ...options], { env, timeoutMs: 180_000 });
  const install = ['install', '--no-install-recommends', ...options, 'fonts-liberation'];
  const limits = { env, timeoutMs: 420_000 };
  // Not all releases have the shell.
  const { code } = await tryRun(apt, [...install, 'chromium-headless-shell'], limits);
  if (code !== 0) await run(apt, [...install, 'chromium'], limits);
  return true;
}

/**
 * @param {Report} report
 * @returns {Promise<boolean>} whether it applies here and ran
 */
async function installByPlaywright(report) {
  const cli = path.join(repoRoot, 'node_modules', 'playwright-core', 'cli.js');
  if (!fs.existsSync(cli)) return false;
  report('Downloading a Chromium with Playwright …');
  const env = { ...process.env };
  delete env.PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD;
  await run(process.execPath, [cli, 'install', 'chromium'], { env, timeoutMs: 420_000 });
  return true;
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @returns {Record<string, string>}
 */
function definedOnly(env) {
  return /** @type {Record<string, string>} */ (
    Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined))
  );
}

if (process.argv[1] && import.meta.url === pathToFileURL(fs.realpathSync(process.argv[1])).href) {
  process.stdout.write(`Browser ${await findOrInstallBrowser()}\n`);
}
