/**
 * `npm run vscode:package [-- --target TARGET]` builds the .vsix for a platform, this machine's unless it is named, with the
 * ripgrep of that platform in it. Targets are those of `vsce`: win32-x64, darwin-arm64, linux-armhf, alpine-x64, …
 * The one for this machine is dist/sdd-brainstorm.vsix, others carry their target in the name.
 */
import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const MAX_BYTES = 10 * 1024 * 1024;

/** What the licence of the package leaves unsaid. */
const PROGRAM = `The program "rg" is ripgrep by Andrew Gallant, https://github.com/BurntSushi/ripgrep, used under the Unlicense.
It contains PCRE2, https://www.pcre.org, under the BSD licence.
`;

const root = path.resolve(import.meta.dirname, '../..');
const at = (/** @type {string[]} */ ...names) => path.join(root, ...names);

const own = `${process.platform}-${process.arch === 'arm' ? 'armhf' : process.arch}`;
const named = process.argv.indexOf('--target');
const target = named === -1 ? own : process.argv[named + 1];
if (target === undefined || !/^(?:win32|darwin|linux|alpine)-(?:x64|arm64|armhf)$/.test(target)) {
  process.stderr.write('Usage: npm run vscode:package [-- --target win32-x64|darwin-arm64|linux-x64|alpine-x64|…]\n');
  process.exit(2);
}

const out = at('dist', target === own ? 'sdd-brainstorm.vsix' : `sdd-brainstorm-${target}.vsix`);
const bin = at('dist', 'bin');
const scratch = mkdtempSync(path.join(os.tmpdir(), 'vsix-'));
try {
  const from = ripgrepPackage(target);
  rmSync(bin, { recursive: true, force: true });
  mkdirSync(bin, { recursive: true });
  const program = target.startsWith('win32') ? 'rg.exe' : 'rg';
  copyFileSync(path.join(from, 'bin', program), path.join(bin, program));
  chmodSync(path.join(bin, program), 0o755);
  writeFileSync(
    path.join(bin, 'LICENSE.txt'),
    `${readFileSync(path.join(from, 'LICENSE'), 'utf8').trim()}\n\n${PROGRAM}`,
  );
  const flags = ['--no-dependencies', '--allow-missing-repository', '--no-rewrite-relative-links', '--target', target];
  run(process.execPath, [at('node_modules/@vscode/vsce/vsce'), 'package', ...flags, '--out', out]);
  const bytes = statSync(out).size;
  if (bytes > MAX_BYTES) throw new Error(`${out} has ${bytes} bytes; at most ${MAX_BYTES} are wanted.`);
} finally {
  rmSync(scratch, { recursive: true, force: true });
  // What runs from here takes the program that was installed for this machine.
  rmSync(bin, { recursive: true, force: true });
}

/**
 * The folder of the package that holds ripgrep for a target: the installed one, or else it is fetched from the registry.
 * @param {string} wanted
 */
function ripgrepPackage(wanted) {
  const platform = wanted.replace('alpine', 'linux').replace('armhf', 'arm');
  const name = `@vscode/ripgrep-${platform}`;
  const installed = at('node_modules', ...name.split('/'));
  if (existsSync(installed)) return installed;
  const { version } = JSON.parse(readFileSync(at('node_modules/@vscode/ripgrep/package.json'), 'utf8'));
  run('npm', [
    'install',
    '--prefix',
    scratch,
    '--no-save',
    '--no-audit',
    '--no-fund',
    '--force',
    '--ignore-scripts',
    `${name}@${version}`,
  ]);
  return path.join(scratch, 'node_modules', ...name.split('/'));
}

/** @param {string} file @param {string[]} args */
function run(file, args) {
  // npm is a script on Windows, which only its shell starts; nothing in these arguments comes from outside.
  execFileSync(file, args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' && file === 'npm' });
}
