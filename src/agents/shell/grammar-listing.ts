import type { ShellCommand } from './command';
import { countOf, has, lastOf, oneOf, OptionTable, valueOf, valuesOf } from './options';
import { globOf, type Grounds, placeOf } from './operand';
import { refuse } from './refuse';
import type { Word } from './words';

const FOLLOWS = 'follows links, which is never done here; leave it out';
const TIMES = 'needs times, owners or modes, which are not known here; leave it out';

const LS = new OptionTable('ls', {
  flags: {
    hidden: '-a --all -A --almost-all',
    long: '-l -o -g -n --numeric-uid-gid',
    readable: '-h --human-readable --si',
    recursive: '-R --recursive',
    itself: '-d --directory',
    marked: '-F --classify -p --file-type',
    size: '-S',
    extension: '-X',
    time: '-t -c -u',
    unsorted: '-U -f',
    reversed: '-r --reverse',
    foldersFirst: '--group-directories-first',
    plain: '-1 -C -x -m -N -i --inode -G -k -s -b -Q -q -v --no-group --size --literal --quote-name --full-time',
  },
  values: {
    leaveOut: '-I --ignore --hide',
    sort: '--sort',
    color: '--color=?',
    format: '--format',
    timeStyle: '--time-style',
    timeKind: '--time',
    blocks: '--block-size',
    width: '-w --width -T --tabsize',
    style: '--indicator-style --quoting-style',
  },
  refused: {
    '-L': FOLLOWS,
    '-H': FOLLOWS,
    '--dereference': FOLLOWS,
    '--dereference-command-line': FOLLOWS,
    '-Z': TIMES,
    '--help': 'is not needed; write ls -la FOLDER',
  },
});

const ORDERS = ['none', 'size', 'time', 'extension', 'name', 'version'];

/** `ls`, with the options that only read names and sizes. */
export function parseLs(words: readonly Word[], grounds: Grounds): ShellCommand {
  const { given, operands } = LS.read(words);
  const color = valueOf(given, 'color');
  if (color !== null) oneOf(color, 'ls --color', ['never', 'auto', 'always']);
  const format = valueOf(given, 'format');
  if (format !== null) oneOf(format, 'ls --format', ['long', 'single-column', 'commas', 'across', 'vertical']);
  for (const key of ['timeStyle', 'timeKind', 'blocks', 'width', 'style'] as const) {
    const value = valueOf(given, key);
    if (value !== null && !/^[\w+%: -]{1,40}$/.test(value.text)) refuse('ls has a value here that is not understood.');
  }
  const sort = valueOf(given, 'sort');
  if (sort !== null) oneOf(sort, 'ls --sort', ORDERS);
  const byFlag = lastOf(given, 'size', 'extension', 'time', 'unsorted');
  const wanted = byFlag ?? sort?.text ?? 'name';
  const order =
    wanted === 'size' || wanted === 'extension' || wanted === 'time' ? wanted : wanted === 'name' ? 'name' : null;
  return {
    kind: 'list',
    places: placesOf(operands, grounds),
    hidden: has(given, 'hidden'),
    long: has(given, 'long') || format?.text === 'long',
    readable: has(given, 'readable'),
    recursive: has(given, 'recursive'),
    folderItself: has(given, 'itself'),
    marked: has(given, 'marked'),
    order,
    reversed: has(given, 'reversed'),
    foldersFirst: has(given, 'foldersFirst'),
    leaveOut: valuesOf(given, 'leaveOut').map((word) => leftOut(word, grounds)),
  };
}

const TREE = new OptionTable('tree', {
  flags: {
    hidden: '-a',
    folders: '-d',
    full: '-f',
    unindented: '-i',
    marked: '-F',
    sizes: '-s -h --du --si',
    foldersFirst: '--dirsfirst',
    reversed: '-r',
    silent: '--noreport',
    fold: '--ignore-case',
    plain: '-n -C -A -S -N -q -Q -v -U -x --prune --gitignore --matchdirs --filesfirst',
  },
  values: { depth: '-L', only: '-P', leaveOut: '-I', charset: '--charset', sort: '--sort', limit: '--filelimit' },
  refused: {
    '-l': FOLLOWS,
    '-o': 'writes to a file, and nothing is written here; leave it out',
    '-R': 'writes files; use tree -L 2',
    '-H': 'writes HTML; use tree -L 2',
    '-D': TIMES,
    '-p': TIMES,
    '-u': TIMES,
    '-g': TIMES,
    '-t': TIMES,
    '-c': TIMES,
    '-J': 'is not offered; read the plain tree',
    '-X': 'is not offered; read the plain tree',
    '--fromfile': 'reads names from elsewhere; leave it out',
    '--infofile': 'reads further files; leave it out',
    '--gitfile': 'reads further files; leave it out',
    '--help': 'is not needed; write tree -L 2 FOLDER',
  },
});

/** `tree`, without what writes and without what it cannot know. */
export function parseTree(words: readonly Word[], grounds: Grounds): ShellCommand {
  const { given, operands } = TREE.read(words);
  const depth = valueOf(given, 'depth');
  const charset = valueOf(given, 'charset');
  if (charset !== null && !/^[\w-]{1,20}$/.test(charset.text)) refuse('tree --charset takes a name such as ascii.');
  const sort = valueOf(given, 'sort');
  if (sort !== null) oneOf(sort, 'tree --sort', ['name', 'size']);
  const limit = valueOf(given, 'limit');
  if (limit !== null) countOf(limit, 'tree --filelimit');
  return {
    kind: 'tree',
    places: placesOf(operands, grounds),
    depth: depth === null ? null : Math.max(1, countOf(depth, 'tree -L')),
    hidden: has(given, 'hidden'),
    foldersOnly: has(given, 'folders'),
    fullPaths: has(given, 'full'),
    indented: !has(given, 'unindented'),
    marked: has(given, 'marked'),
    sizes: has(given, 'sizes'),
    foldersFirst: has(given, 'foldersFirst'),
    reversed: has(given, 'reversed'),
    report: !has(given, 'silent'),
    fold: has(given, 'fold'),
    only: valuesOf(given, 'only').flatMap((word) => alternatives(word).map((each) => nameGlob(each, grounds))),
    leaveOut: valuesOf(given, 'leaveOut').flatMap((word) => alternatives(word).map((each) => leftOut(each, grounds))),
  };
}

/** `pwd`, which takes nothing but its two ways of seeing links. */
export function parsePwd(words: readonly Word[]): ShellCommand {
  const { operands } = new OptionTable('pwd', {
    flags: { plain: '-P -L --physical --logical' },
    values: {},
    refused: {},
  }).read(words);
  if (operands.length > 0) refuse('pwd takes no operand; write pwd.');
  return { kind: 'pwd' };
}

function placesOf(operands: readonly Word[], grounds: Grounds) {
  return operands.length === 0 ? [{ root: null, path: '' }] : operands.map((word) => placeOf(word, grounds));
}

/** `tree` separates patterns by bars. */
function alternatives(word: Word): Word[] {
  return word.text
    .split('|')
    .filter((text) => text !== '')
    .map((text) => ({ ...word, text }));
}

function nameGlob(word: Word, grounds: Grounds): string {
  return globOf(word, grounds, { negatable: false });
}

/** What is left out may name anything. */
function leftOut(word: Word, grounds: Grounds): string {
  return globOf({ ...word, text: `!${word.text}` }, grounds, { negatable: true }).slice(1);
}
