import type { ShellCommand, Count, Part } from './command';
import { countOf, has, OptionTable, valueOf } from './options';
import { type Grounds, type Place, placeOf } from './operand';
import { refuse, shown } from './refuse';
import type { Word } from './words';

const WAITS = 'waits for a file to grow and never ends; use tail -n 50 FILE';

const CAT = new OptionTable('cat', {
  flags: {
    numbered: '-n --number',
    filled: '-b --number-nonblank',
    squeezed: '-s --squeeze-blank',
    plain: '-u -v -e -t -E -T -A --show-all --show-ends --show-tabs --show-nonprinting',
  },
  values: {},
  refused: { '--help': 'is not needed; write cat FILE' },
});

/** `cat` of files of the workspace; never of standard input. */
export function parseCat(words: readonly Word[], grounds: Grounds): ShellCommand {
  const { given, operands } = CAT.read(words);
  return {
    kind: 'read',
    places: filesOf('cat', operands, grounds),
    part: null,
    numbered: has(given, 'filled') ? 'filled' : has(given, 'numbered') ? 'all' : null,
    headed: false,
    squeezed: has(given, 'squeezed'),
  };
}

const HEAD = new OptionTable('head', {
  flags: { quiet: '-q --quiet --silent', verbose: '-v --verbose' },
  values: { lines: '-n --lines', bytes: '-c --bytes' },
  refused: { '-z': 'reads lines that end in NUL; leave it out', '--help': 'is not needed; write head -n 20 FILE' },
  number: 'lines',
});

const TAIL = new OptionTable('tail', {
  flags: { quiet: '-q --quiet --silent', verbose: '-v --verbose' },
  values: { lines: '-n --lines', bytes: '-c --bytes' },
  refused: {
    '-f': WAITS,
    '-F': WAITS,
    '--follow': WAITS,
    '--retry': WAITS,
    '--pid': WAITS,
    '-s': WAITS,
    '--sleep-interval': WAITS,
    '-z': 'reads lines that end in NUL; leave it out',
    '--help': 'is not needed; write tail -n 20 FILE',
  },
  number: 'lines',
});

const DEFAULT_LINES = 10;

/** `head` and `tail` of files, by lines or bytes; nothing that waits. */
export function parseHead(words: readonly Word[], grounds: Grounds): ShellCommand {
  return partOf('head', HEAD, words, grounds);
}

export function parseTail(words: readonly Word[], grounds: Grounds): ShellCommand {
  return partOf('tail', TAIL, words, grounds);
}

function partOf(name: 'head' | 'tail', table: typeof HEAD, words: readonly Word[], grounds: Grounds): ShellCommand {
  const { given, operands } = table.read(words);
  const places = filesOf(name, operands, grounds);
  const last = given.findLast(({ key }) => key === 'lines' || key === 'bytes');
  const unit = last?.key === 'bytes' ? 'bytes' : 'lines';
  const count = valueOf(given, unit);
  return {
    kind: 'read',
    places,
    part: count === null ? defaultPart(name) : rangeOf(name, unit, count),
    numbered: null,
    headed: has(given, 'verbose') || (places.length > 1 && !has(given, 'quiet')),
    squeezed: false,
  };
}

function defaultPart(name: 'head' | 'tail'): Part {
  return { unit: 'lines', take: name === 'head' ? 'first' : 'last', count: DEFAULT_LINES };
}

function rangeOf(name: 'head' | 'tail', unit: Part['unit'], word: Word): Part {
  const sign = /^[+-]/.exec(word.text)?.[0] ?? '';
  const digits = { ...word, text: word.text.slice(sign.length) };
  const count = countOf(digits, `${name} ${unit === 'lines' ? '-n' : '-c'}`);
  if (name === 'head') return { unit, take: sign === '-' ? 'butLast' : 'first', count };
  return { unit, take: sign === '+' ? 'from' : 'last', count };
}

const WC = new OptionTable('wc', {
  flags: {
    lines: '-l --lines',
    words: '-w --words',
    characters: '-m --chars',
    bytes: '-c --bytes',
    longest: '-L --max-line-length',
  },
  values: { total: '--total' },
  refused: {
    '--files0-from': 'reads names from a file; name the files as operands',
    '--help': 'is not needed; write wc -l FILE',
  },
});

const COUNTS: readonly Count[] = ['lines', 'words', 'characters', 'bytes', 'longest'];

/** `wc` of files of the workspace; never of standard input. */
export function parseWc(words: readonly Word[], grounds: Grounds): ShellCommand {
  const { given, operands } = WC.read(words);
  const total = valueOf(given, 'total');
  if (total !== null && !['auto', 'always', 'only', 'never'].includes(total.text)) {
    refuse(`wc --total takes one of auto, always, only, never, not ${shown(total.text)}.`);
  }
  const counts = COUNTS.filter((count) => has(given, count));
  return {
    kind: 'count',
    places: filesOf('wc', operands, grounds),
    counts: counts.length === 0 ? ['lines', 'words', 'bytes'] : counts,
  };
}

function filesOf(name: string, operands: readonly Word[], grounds: Grounds): Place[] {
  if (operands.length === 0) refuse(`${name} without a file reads standard input, which is empty; write ${name} FILE.`);
  return operands.map((word) => {
    const place = placeOf(word, grounds);
    if (place.path === '') refuse(`${shown(word.text)} is a folder; use ls, or name a file.`);
    return place;
  });
}
