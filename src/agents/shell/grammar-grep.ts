import { fromBasicPattern } from './basic-pattern';
import type { ShellCommand } from './command';
import { has, lastOf, oneOf, OptionTable, valueOf, valuesOf } from './options';
import { globOf, type Grounds, placeOf } from './operand';
import { refuse } from './refuse';
import { contextOf, joined, namesOf, numberOr, patternsOf, REASONS, shownOf } from './search-words';
import type { Word } from './words';

const PERL = 'is not offered; write a pattern without look-around and back-references';

const GREP = new OptionTable('grep', {
  flags: {
    ignoreCase: '-i -y --ignore-case',
    exact: '--no-ignore-case',
    extended: '-E --extended-regexp',
    basic: '-G --basic-regexp',
    literal: '-F --fixed-strings',
    word: '-w --word-regexp',
    line: '-x --line-regexp',
    invert: '-v --invert-match',
    numbers: '-n --line-number',
    names: '-H --with-filename',
    noNames: '-h --no-filename',
    counts: '-c --count',
    files: '-l --files-with-matches',
    filesWithout: '--files-without-match',
    parts: '-o --only-matching',
    nothing: '-q --quiet --silent',
    recursive: '-r --recursive',
    plain: '-s --no-messages -I -a --text --line-buffered -T --initial-tab',
  },
  values: {
    pattern: '-e --regexp',
    include: '--include',
    exclude: '--exclude',
    excludeFolder: '--exclude-dir',
    after: '-A --after-context',
    before: '-B --before-context',
    around: '-C --context',
    most: '-m --max-count',
    color: '--color=?',
    colour: '--colour=?',
    binary: '--binary-files',
  },
  refused: {
    '-R': 'follows links, which is never done here; write grep -r',
    '--dereference-recursive': 'follows links, which is never done here; write grep -r',
    '-L': 'is not offered; write --files-without-match',
    '-f': REASONS.fromFile,
    '--file': REASONS.fromFile,
    '--exclude-from': 'reads a further file; use --exclude=GLOB',
    '-P': PERL,
    '--perl-regexp': PERL,
    '-z': REASONS.notOffered,
    '-Z': REASONS.notOffered,
    '-b': REASONS.notOffered,
    '-d': 'is not offered; write grep -r',
    '-D': 'reads devices; leave it out',
    '--help': 'is not needed; write grep -rn PATTERN FOLDER',
  },
  number: 'around',
});

/** `grep` over files, or over folders with -r; never of standard input. */
export function parseGrep(words: readonly Word[], grounds: Grounds): ShellCommand {
  const read = GREP.read(words);
  const { given } = read;
  const color = valueOf(given, 'color') ?? valueOf(given, 'colour');
  if (color !== null) oneOf(color, 'grep --color', ['never', 'auto', 'always']);
  const binary = valueOf(given, 'binary');
  if (binary !== null) oneOf(binary, 'grep --binary-files', ['without-match']);
  const { patterns, paths } = patternsOf(read, 'grep', grounds);
  const places = paths.map((word) => placeOf(word, grounds));
  const recursive = has(given, 'recursive');
  if (!recursive && places.length === 0) {
    refuse('grep without files reads standard input, which is empty; write grep -rn PATTERN FOLDER.');
  }
  const syntax = lastOf(given, 'extended', 'basic', 'literal') ?? 'basic';
  const literal = syntax === 'literal';
  return {
    kind: 'search',
    places,
    ...joined(syntax === 'basic' ? patterns.map(fromBasicPattern) : patterns, literal),
    ignoreCase: lastOf(given, 'ignoreCase', 'exact') === 'ignoreCase',
    word: has(given, 'word'),
    line: has(given, 'line'),
    invert: has(given, 'invert'),
    globs: grepGlobs(given, grounds),
    hidden: true,
    maxDepth: recursive ? null : 0,
    show: shownOf(lastOf(given, 'counts', 'files', 'filesWithout', 'nothing'), has(given, 'parts')),
    ...contextOf(given),
    most: numberOr(valueOf(given, 'most'), 'grep -m'),
    numbers: true,
    names: namesOf(lastOf(given, 'names', 'noNames')),
    heading: false,
    trimmed: false,
    notes: [],
  };
}

function grepGlobs(given: ReturnType<typeof GREP.read>['given'], grounds: Grounds): string[] {
  const leftOut = (word: Word) => globOf({ ...word, text: `!${word.text}` }, grounds, { negatable: true });
  return [
    ...valuesOf(given, 'include').map((word) => globOf(word, grounds, { negatable: false })),
    ...valuesOf(given, 'exclude').map((word) => leftOut(word)),
    ...valuesOf(given, 'excludeFolder').map((word) => leftOut(word)),
  ];
}
