import { realpathSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Platform } from '../../../src/agents/shell/operand';
import { parseCommand } from '../../../src/agents/shell/parse-command';
import { BadInput } from '../../../src/extension/headless/bad-input';
import { casesIn, type CommandCase, isWrong } from './corpus';
import { diskRefusal } from './disk-gate';

const USAGE = `Usage: npm run -s check:commands -- FILE.json [--platform posix|win32]

Classifies each command of a corpus, [{"cmd", "verdict": "allow"|"deny", "class"}], with the current folder as the
workspace, and prints every disagreement. Nothing of the corpus is run.
`;

const EXIT = { right: 0, wrong: 1, badInput: 2 } as const;

interface Given {
  file: string;
  platform: Platform;
}

/** Prints what came out otherwise than expected, one line each, and the count; gives the exit code. */
async function check({ file, platform }: Given, root: string): Promise<number> {
  const cases = casesIn(await textOf(file, root), file);
  let wrong = 0;
  for (const each of cases) {
    const refusal = await refusalOf(each, platform, root);
    if (!isWrong(each, refusal === null)) continue;
    wrong += 1;
    const got = refusal === null ? 'got allow' : 'got deny';
    const fields = [each.class, `expected ${each.verdict}`, got, JSON.stringify(each.cmd), refusal ?? ''];
    process.stdout.write(`${fields.join('\t').trimEnd()}\n`);
  }
  process.stdout.write(`${cases.length} cases, ${wrong} wrong\n`);
  return wrong === 0 ? EXIT.right : EXIT.wrong;
}

async function refusalOf({ cmd }: CommandCase, platform: Platform, root: string): Promise<string | null> {
  const parsed = parseCommand(cmd, { platform, roots: [path.basename(root)] });
  return parsed.ok ? diskRefusal(parsed.command, root) : parsed.refusal;
}

async function textOf(file: string, root: string): Promise<string> {
  try {
    return await readFile(path.resolve(root, file), 'utf8');
  } catch (error) {
    throw new BadInput(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}.`);
  }
}

function given(args: readonly string[]): Given {
  const files: string[] = [];
  let platform: Platform = 'posix';
  for (let at = 0; at < args.length; at++) {
    const arg = args[at] ?? '';
    const value = arg === '--platform' ? args[++at] : /^--platform=(.*)$/s.exec(arg)?.[1];
    if (arg.startsWith('--platform')) {
      if (value !== 'posix' && value !== 'win32') throw new BadInput('--platform takes posix or win32.');
      platform = value;
    } else if (arg.startsWith('-')) throw new BadInput(`There is no option ${arg}.`);
    else files.push(arg);
  }
  const [file] = files;
  if (file === undefined || files.length > 1) throw new BadInput('Name one file with the commands to check.');
  return { file, platform };
}

async function main(): Promise<number> {
  const args = process.argv.slice(2);
  if (args.includes('--help')) {
    process.stdout.write(USAGE);
    return EXIT.right;
  }
  try {
    // Where the command was given, which npm leaves for the folder of the package.
    return await check(given(args), realpathSync(process.env['INIT_CWD'] ?? process.cwd()));
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    process.stderr.write(`${error.message}\n\n${USAGE}`);
    return EXIT.badInput;
  }
}

process.exitCode = await main();
