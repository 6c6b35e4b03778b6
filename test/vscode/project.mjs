/** Steps of this project's own toolchain that both `npm start` and `npm test` take. */
import fs from 'node:fs';
import path from 'node:path';
import { npmCommand } from './install.mjs';
import { repoRoot } from './paths.mjs';
import { run, tryRun } from './processes.mjs';

/**
 * Installs the dependencies, if what is installed is not what package-lock.json says.
 *
 * @param {(line: string) => void} report
 * @param {number} [timeoutMs]
 * @returns {Promise<boolean>} whether anything had to be installed
 */
export async function ensureDependencies(report, timeoutMs = 600_000) {
  const difference = firstDifference();
  if (difference === undefined) return false;
  report(`Installing the dependencies with npm ci (${difference}) …`);
  const { command, prefix } = npmCommand();
  await run(command, [...prefix, 'ci', '--no-audit', '--no-fund'], {
    cwd: repoRoot,
    env: { ...process.env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' },
    timeoutMs,
  });
  return true;
}

/**
 * Runs a script of package.json.
 *
 * @param {string} script
 * @param {string[]} args
 * @param {Parameters<typeof tryRun>[2]} [options]
 * @returns {ReturnType<typeof tryRun>}
 */
export async function runScript(script, args = [], options = {}) {
  const { command, prefix } = npmCommand();
  const passed = args.length > 0 ? ['--', ...args] : [];
  return await tryRun(command, [...prefix, 'run', '--silent', script, ...passed], { cwd: repoRoot, ...options });
}

/**
 * Compares package-lock.json with npm's own record of what it installed.
 *
 * @returns {string | undefined} why they differ
 */
function firstDifference() {
  const installed = readPackages(path.join(repoRoot, 'node_modules', '.package-lock.json'));
  if (installed === undefined) return 'there are none yet';
  const wanted = readPackages(path.join(repoRoot, 'package-lock.json')) ?? {};
  for (const [place, { version, optional, link }] of Object.entries(wanted)) {
    if (place === '' || link) continue;
    const found = installed[place];
    if (found === undefined && optional) continue;
    if (found?.version !== version)
      return `${place.replace(/^node_modules\//, '')} is ${found?.version ?? 'missing'}, not ${version}`;
  }
  return undefined;
}

/**
 * @param {string} file
 * @returns {Record<string, {version?: string, optional?: boolean, link?: boolean}> | undefined}
 */
function readPackages(file) {
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')).packages : undefined;
}
