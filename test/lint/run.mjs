/**
 * `npm run lint`: everything that is said about the sources without running them, side by side. Prints what each part found,
 * and ends with 1 where one of them found something.
 *
 * ESLint goes by the form of the code alone and oxlint by its types: the same rules of typescript-eslint, on the native
 * compiler, in a fourth of the time.
 */
import { hostNode } from '../vscode/install.mjs';
import { repoRoot } from '../vscode/paths.mjs';
import { exitOnSignals, tryRun } from '../vscode/processes.mjs';

const TIMEOUT_MS = 14 * 60_000;

/** Fewer and longer pauses to collect garbage: these make much of it. */
const ROOM = '--max-semi-space-size=64';

/** Arguments of Node, the longest first. */
const PARTS = [
  [ROOM, 'node_modules/eslint/bin/eslint.js', '.', '--max-warnings', '0'],
  ['node_modules/oxlint/bin/oxlint', 'src', 'test'],
  [ROOM, 'node_modules/prettier/bin/prettier.cjs', '--check', '--cache', '--cache-strategy', 'content', '.'],
  ['test/lint/check-imports.mjs'],
];

exitOnSignals();
const node = await hostNode();
const codes = await Promise.all(
  PARTS.map(async (args) => {
    const { code, output } = await tryRun(node, args, { cwd: repoRoot, timeoutMs: TIMEOUT_MS });
    process.stdout.write(output);
    return code;
  }),
);
process.exitCode = codes.every((code) => code === 0) ? 0 : 1;
