import { AccessRefused } from '../workspace/workspace-reader';
import type { ShellCommand } from './command';
import { parseFind } from './grammar-find';
import { parseGit } from './grammar-git';
import { parseGrep } from './grammar-grep';
import { parseLs, parsePwd, parseTree } from './grammar-listing';
import { parseCat, parseHead, parseTail, parseWc } from './grammar-reading';
import { parseRg } from './grammar-rg';
import type { Grounds } from './operand';
import { refuse, shown } from './refuse';
import { type Word, wordsOf } from './words';

type ParsedCommand = { ok: true; command: ShellCommand } | { ok: false; refusal: string };

type Grammar = (words: readonly Word[], grounds: Grounds) => ShellCommand;

const GRAMMARS: Readonly<Record<string, Grammar>> = {
  pwd: parsePwd,
  ls: parseLs,
  tree: parseTree,
  find: parseFind,
  cat: parseCat,
  head: parseHead,
  tail: parseTail,
  wc: parseWc,
  rg: parseRg,
  grep: parseGrep,
  git: parseGit,
};

/** The names of the commands there are. */
export const COMMAND_NAMES: readonly string[] = Object.keys(GRAMMARS);

const INSTEAD: Readonly<Record<string, string>> = {
  cd: 'the folder is always the workspace root; write paths from there',
  sed: 'to see lines 10 to 20 of a file, read it with a range, or use head and tail',
  awk: 'use rg to find lines, and cat or head to read them',
  less: 'use cat, head or tail',
  more: 'use cat, head or tail',
  bat: 'use cat -n',
  egrep: 'use grep -E',
  fgrep: 'use grep -F',
  ag: 'use rg',
  ack: 'use rg',
  fd: 'use find . -name PATTERN',
  dir: 'use ls',
  type: 'use cat',
  stat: 'use ls -l',
  du: 'use ls -l',
  file: 'use head',
  man: 'options are explained where one is refused',
};

/**
 * Reads one command of the read-only language from a text. Deny first: whatever is not understood in full is refused, with
 * a sentence that begins with `refused: ` and says what to write instead. Nothing is expanded, and the disk is not looked
 * at. `win32` refuses all that `posix` does, and what a shell of Windows would change besides. Never throws.
 */
export function parseCommand(text: string, grounds: Grounds): ParsedCommand {
  try {
    const [name, ...rest] = wordsOf(text);
    if (name === undefined) return { ok: false, refusal: 'refused: the command is empty; write one, such as ls src.' };
    return { ok: true, command: grammarFor(name)(rest, grounds) };
  } catch (error) {
    if (error instanceof AccessRefused) return { ok: false, refusal: asRefusal(error.message) };
    return { ok: false, refusal: 'refused: the command is not understood; write a simpler one.' };
  }
}

function grammarFor({ text, quoted, bare }: Word): Grammar {
  const grammar = Object.hasOwn(GRAMMARS, text) ? GRAMMARS[text] : undefined;
  if (grammar !== undefined && !quoted && bare === '') return grammar;
  const names = COMMAND_NAMES.join(', ');
  if (grammar !== undefined) return refuse(`write the name of the command plainly: ${text}.`);
  if (bare.includes('=')) refuse(`variables are not set here; leave out ${shown(text)} and begin with the command.`);
  const instead = Object.hasOwn(INSTEAD, text) ? `; ${INSTEAD[text] ?? ''}` : '';
  return refuse(`${shown(text)} is not one of the commands there are, which are ${names}${instead}.`);
}

function asRefusal(message: string): string {
  return message.startsWith('refused: ') ? message : `refused: ${message}`;
}
