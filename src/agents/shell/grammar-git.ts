import { GIT_COMMANDS, type GitCommand, type GitRequest } from '../workspace/git-request';
import type { GitCommandLine } from './command';
import { gitOperands, type OperandRules } from './git-operands';
import { gitOption } from './git-options';
import { globOf, type Grounds, refuseExpansion } from './operand';
import { has, oneOf, OptionTable, valueOf } from './options';
import { refuse, shown } from './refuse';
import type { Word } from './words';

const TAKES: Readonly<Record<GitCommand, OperandRules>> = {
  status: { takes: 'paths', blobs: false },
  'ls-files': { takes: 'paths', blobs: false },
  log: { takes: 'any', blobs: false },
  diff: { takes: 'any', blobs: true },
  show: { takes: 'any', blobs: true },
  blame: { takes: 'any', blobs: false },
  'rev-parse': { takes: 'revisions', blobs: false },
};

function isGitCommand(name: string): name is GitCommand {
  return (GIT_COMMANDS as readonly string[]).includes(name);
}

/** `git`, one of the commands that only read, with their options written in full. */
export function parseGit(words: readonly Word[], grounds: Grounds): GitCommandLine {
  const [first, ...rest] = words;
  if (first === undefined) return refuse(`git needs a command; use one of ${GIT_COMMANDS.join(', ')}.`);
  if (first.text.startsWith('-')) {
    refuse(`git options before the command, such as ${shown(first.text)}, are not allowed; write git log … directly.`);
  }
  if (first.quoted || first.bare !== '') refuse(`write the command of git plainly, not as ${shown(first.text)}.`);
  if (first.text === 'branch') return parseBranch(rest, grounds);
  const command = first.text;
  if (!isGitCommand(command)) {
    return refuse(`git ${shown(command)} is not allowed; use one of ${GIT_COMMANDS.join(', ')}, or branch --list.`);
  }
  return lineOf(command, rest, grounds);
}

function lineOf(command: GitCommand, words: readonly Word[], grounds: Grounds): GitCommandLine {
  const { options, operands, dashesAt } = readOptions(command, words, grounds);
  const sorted = gitOperands(operands, dashesAt, TAKES[command], grounds);
  if (command === 'blame') checkBlame(operands, sorted);
  const roots = new Set(sorted.places.map(({ root }) => root));
  if (roots.size > 1) refuse('git looks at one root at a time; write one command for each.');
  const request: GitRequest = {
    command,
    options: withDefaults(command, options),
    revisions: sorted.revisions,
    blobs: sorted.blobs,
    paths: sorted.places.map(({ path }) => path),
  };
  return { kind: 'git', root: [...roots][0] ?? null, request, unsure: sorted.unsure, globs: sorted.globs };
}

/** Git reads short options one by one, in bundles only where the first ones take no value. */
function readOptions(
  command: GitCommand,
  words: readonly Word[],
  grounds: Grounds,
): { options: string[]; operands: Word[]; dashesAt: number | null } {
  const options: string[] = [];
  const operands: Word[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at];
    if (word === undefined) break;
    if (word.text === '--') {
      return { options, operands: [...operands, ...words.slice(at + 1)], dashesAt: operands.length };
    }
    if (!word.text.startsWith('-')) operands.push(word);
    else if (word.text === '-') refuse('standard input is empty here; name revisions and paths instead of "-".');
    else {
      const taken = word.text.startsWith('--')
        ? longOption(command, word, words[at + 1], grounds)
        : shortOptions(command, word, words[at + 1], grounds);
      options.push(...taken.options);
      at += taken.further;
    }
  }
  return { options, operands, dashesAt: null };
}

interface Taken {
  options: string[];
  /** Further words that were taken as a value. */
  further: number;
}

function longOption(command: GitCommand, word: Word, next: Word | undefined, grounds: Grounds): Taken {
  const equals = word.text.indexOf('=');
  const name = equals === -1 ? word.text : word.text.slice(0, equals);
  const option = gitOption(command, name);
  const joined = equals === -1 ? null : word.text.slice(equals + 1);
  if (option.value === 'none') {
    if (joined !== null) refuse(`git ${command} ${name} takes no value; write it without "=".`);
    return written(option.full, null, 0);
  }
  const check = option.check ?? ((value: string) => value);
  if (joined !== null) {
    refuseExpansion(word, grounds, allowedIn(name));
    refuseVariable(word, name, grounds);
    return written(option.full, check(joined), 0);
  }
  if (option.value === 'optional') return written(option.full, null, 0);
  const value = following(command, name, next, grounds);
  return written(option.full, check(value), 1);
}

function shortOptions(command: GitCommand, word: Word, next: Word | undefined, grounds: Grounds): Taken {
  if (/^-\d{1,7}$/.test(word.text) && (command === 'log' || command === 'show')) {
    return { options: [`--max-count=${word.text.slice(1)}`], further: 0 };
  }
  const options: string[] = [];
  for (let at = 1; at < word.text.length; at++) {
    const name = `-${word.text[at] ?? ''}`;
    const option = gitOption(command, name);
    if (option.value === 'none') {
      if (option.full !== null) options.push(option.full);
      continue;
    }
    const rest = word.text.slice(at + 1);
    const check = option.check ?? ((value: string) => value);
    if (rest !== '') {
      refuseExpansion(word, grounds, allowedIn(name));
      return { options: [...options, ...written(option.full, check(rest), 0).options], further: 0 };
    }
    if (option.value === 'optional')
      return { options: [...options, ...written(option.full, null, 0).options], further: 0 };
    const value = check(following(command, name, next, grounds));
    return { options: [...options, ...written(option.full, value, 0).options], further: 1 };
  }
  return { options, further: 0 };
}

function following(command: GitCommand, name: string, next: Word | undefined, grounds: Grounds): string {
  if (next === undefined) return refuse(`git ${command} ${name} needs a value; write it after the option.`);
  if (next.text.startsWith('-') && !next.quoted) {
    refuse(`${shown(next.text)} after ${name} looks like an option; write ${name}=VALUE if it is the value.`);
  }
  refuseExpansion(next, grounds, allowedIn(name));
  refuseVariable(next, name, grounds);
  return next.text;
}

/** The placeholders of formats begin with a percent sign. */
function allowedIn(name: string): string {
  return name === '--format' || name === '--pretty' || name === '--date' || name === '--diff-filter' ? '%*' : '';
}

function refuseVariable(word: Word, name: string, { platform }: Grounds): void {
  if (platform === 'win32' && allowedIn(name) === '' && /%\w{1,40}%/.test(word.text)) {
    refuse(`${shown(word.text)} holds a variable of Windows, which is not expanded; write the value itself.`);
  }
}

function written(full: string | null, value: string | null, further: number): Taken {
  if (full === null) return { options: [], further };
  if (value === null) return { options: [full], further };
  return { options: [full.startsWith('--') ? `${full}=${value}` : `${full}${value}`], further };
}

/** Ignored files are never listed. */
function withDefaults(command: GitCommand, options: readonly string[]): readonly string[] {
  const others = command === 'ls-files' && options.includes('--others') && !options.includes('--exclude-standard');
  return others ? [...options, '--exclude-standard'] : options;
}

function checkBlame(
  operands: readonly Word[],
  { places, unsure }: { places: readonly unknown[]; unsure: readonly string[] },
): void {
  if (operands.length === 0 || places.length + unsure.length === 0) {
    refuse('git blame needs a file; write git blame -L 10,20 PATH.');
  }
}

const BRANCH = new OptionTable('git branch', {
  flags: {
    list: '-l --list',
    all: '-a --all',
    remotes: '-r --remotes',
    verbose: '-v --verbose',
    current: '--show-current',
    plain: '--no-color --no-column --ignore-case -i',
  },
  values: { color: '--color=?', sort: '--sort', format: '--format' },
  refused: {},
});

/** `git branch`, only where it lists: asked as what lists branches and can do nothing else. */
function parseBranch(words: readonly Word[], grounds: Grounds): GitCommandLine {
  const { given, operands } = BRANCH.read(words);
  if (operands.length > 0 && !has(given, 'list')) {
    refuse('git branch NAME makes a branch, and nothing is changed here; write git branch --list.');
  }
  const sort = valueOf(given, 'sort');
  if (sort !== null && !/^-?[a-z:-]{1,30}$/.test(sort.text))
    refuse('git branch --sort takes a key such as -committerdate.');
  const color = valueOf(given, 'color');
  if (color !== null && color.text !== 'never') refuse('git branch --color takes never here.');
  const format = valueOf(given, 'format');
  if (format !== null) oneOf(format, 'git branch --format', ['%(refname:short)', '%(refname)']);
  const patterns = operands.map((word) => globOf(word, grounds, { negatable: false }));
  const request = (command: GitCommand, options: string[], revisions: string[] = []): GitCommandLine => ({
    kind: 'git',
    root: null,
    request: { command, options, revisions, blobs: [], paths: [] },
    unsure: [],
    globs: [],
  });
  if (has(given, 'current')) return request('rev-parse', ['--abbrev-ref'], ['HEAD']);
  const kinds = has(given, 'remotes')
    ? ['--remotes']
    : has(given, 'all')
      ? ['--branches', '--remotes']
      : ['--branches'];
  const which =
    patterns.length === 0 ? kinds : kinds.flatMap((kind) => patterns.map((pattern) => `${kind}=${pattern}`));
  return has(given, 'verbose')
    ? request('log', ['--no-walk=unsorted', '--oneline', '--decorate=short', ...which])
    : request('rev-parse', ['--abbrev-ref', ...which]);
}
