import type { ShellCommand } from './command';
import { FILE_TYPES } from './file-types';
import { has, lastOf, oneOf, OptionTable, valueOf, valuesOf } from './options';
import { globOf, type Grounds, placeOf } from './operand';
import { refuse, shown } from './refuse';
import { contextOf, hasCapital, joined, namesOf, numberOr, patternsOf, REASONS, shownOf } from './search-words';
import type { Word } from './words';

const RUNS = 'runs a program; leave it out';
const HIDDEN_FILES = 'looks into ignored files, which are never read here; leave it out';
const PERL = 'is not offered; write a pattern without look-around and back-references';

const RG = new OptionTable('rg', {
  flags: {
    ignoreCase: '-i --ignore-case',
    smart: '-S --smart-case',
    exact: '-s --case-sensitive',
    word: '-w --word-regexp',
    line: '-x --line-regexp',
    literal: '-F --fixed-strings',
    invert: '-v --invert-match',
    numbers: '-n --line-number',
    noNumbers: '-N --no-line-number',
    names: '-H --with-filename',
    noNames: '-I --no-filename',
    heading: '--heading',
    noHeading: '--no-heading',
    counts: '-c --count --count-matches',
    files: '-l --files-with-matches',
    filesWithout: '--files-without-match',
    parts: '-o --only-matching',
    nothing: '-q --quiet',
    list: '--files',
    types: '--type-list',
    hidden: '-. --hidden',
    trimmed: '--trim',
    foldGlobs: '--glob-case-insensitive',
    plain:
      '--no-config --no-messages --no-ignore-messages --one-file-system --stats --no-mmap --mmap --no-pre --no-hidden --no-follow --no-column --no-context-separator --no-search-zip --line-buffered -p --pretty -a --text --no-unicode --crlf',
    places: '--column --vimgrep',
    json: '--json',
    multiline: '-U --multiline --multiline-dotall',
    perl: '-P --pcre2',
  },
  values: {
    pattern: '-e --regexp',
    glob: '-g --glob',
    foldedGlob: '--iglob',
    type: '-t --type',
    notType: '-T --type-not',
    after: '-A --after-context',
    before: '-B --before-context',
    around: '-C --context',
    most: '-m --max-count',
    maxDepth: '-d --max-depth --maxdepth',
    columns: '-M --max-columns',
    threads: '-j --threads',
    color: '--color',
    size: '--max-filesize',
    sort: '--sort',
    replacement: '-r --replace',
  },
  refused: {
    '-z': RUNS,
    '--search-zip': RUNS,
    '--pre': RUNS,
    '--pre-glob': RUNS,
    '--hostname-bin': RUNS,
    '--hyperlink-format': RUNS,
    '-f': REASONS.fromFile,
    '--file': REASONS.fromFile,
    '--ignore-file': "reads a further file; use -g '!GLOB'",
    '-L': REASONS.follows,
    '--follow': REASONS.follows,
    '-u': HIDDEN_FILES,
    '--unrestricted': HIDDEN_FILES,
    '--no-ignore': HIDDEN_FILES,
    '--no-ignore-vcs': HIDDEN_FILES,
    '--no-ignore-dot': HIDDEN_FILES,
    '--no-ignore-parent': HIDDEN_FILES,
    '--no-ignore-global': HIDDEN_FILES,
    '--no-ignore-exclude': HIDDEN_FILES,
    '--no-ignore-files': HIDDEN_FILES,
    '--engine': PERL,
    '-0': REASONS.notOffered,
    '--null': REASONS.notOffered,
    '-h': 'is not needed; write rg PATTERN FOLDER',
    '--help': 'is not needed; write rg PATTERN FOLDER',
  },
  joinedShort: true,
});

/** What is understood but shown otherwise than ripgrep would. */
const OTHERWISE = [
  ['places', 'columns are not shown'],
  ['json', 'shown as plain lines, not as JSON'],
  ['multiline', 'patterns match within one line'],
  ['perl', 'patterns have no look-around and no back-references'],
  ['replacement', 'lines are shown as they are, without the replacement'],
] as const;

type RgArguments = ReturnType<typeof RG.read>;

/** `rg`: a search in lines, or the list of files that would be searched. */
export function parseRg(words: readonly Word[], grounds: Grounds): ShellCommand {
  const read = RG.read(words);
  const { given } = read;
  if (has(given, 'types')) return { kind: 'types' };
  const globs = rgGlobs(read, grounds);
  const maxDepth = numberOr(valueOf(given, 'maxDepth'), 'rg --max-depth');
  checkRgValues(given);
  if (has(given, 'list')) {
    const places = read.operands.map((word) => placeOf(word, grounds));
    return { kind: 'files', places, globs, hidden: has(given, 'hidden'), maxDepth };
  }
  const { patterns, paths } = patternsOf(read, 'rg', grounds);
  const literal = has(given, 'literal');
  const smart = lastOf(given, 'ignoreCase', 'smart', 'exact');
  return {
    kind: 'search',
    places: paths.map((word) => placeOf(word, grounds)),
    ...joined(patterns, literal),
    ignoreCase: smart === 'ignoreCase' || (smart === 'smart' && !patterns.some(hasCapital)),
    word: has(given, 'word'),
    line: has(given, 'line'),
    invert: has(given, 'invert'),
    globs,
    hidden: has(given, 'hidden'),
    maxDepth,
    show: shownOf(lastOf(given, 'counts', 'files', 'filesWithout', 'nothing'), has(given, 'parts')),
    ...contextOf(given),
    most: numberOr(valueOf(given, 'most'), 'rg -m'),
    numbers: lastOf(given, 'numbers', 'noNumbers') !== 'noNumbers',
    names: namesOf(lastOf(given, 'names', 'noNames')),
    heading: lastOf(given, 'heading', 'noHeading') === 'heading',
    trimmed: has(given, 'trimmed'),
    notes: OTHERWISE.flatMap(([key, note]) => (has(given, key) ? [note] : [])),
  };
}

function checkRgValues(given: RgArguments['given']): void {
  const color = valueOf(given, 'color');
  if (color !== null) oneOf(color, 'rg --color', ['never', 'auto', 'always', 'ansi']);
  const sort = valueOf(given, 'sort');
  if (sort !== null) oneOf(sort, 'rg --sort', ['path', 'none']);
  numberOr(valueOf(given, 'columns'), 'rg -M');
  numberOr(valueOf(given, 'threads'), 'rg -j');
  const size = valueOf(given, 'size');
  if (size !== null && !/^\d{1,6}[KMG]?$/.test(size.text)) refuse('rg --max-filesize takes a value such as 100K.');
}

/** Globs come before kinds of files: where both say what to take, the globs decide, as in ripgrep. */
function rgGlobs({ given }: RgArguments, grounds: Grounds): string[] {
  const globs = given.flatMap(({ key, value }) => {
    if (value === null || (key !== 'glob' && key !== 'foldedGlob')) return [];
    const glob = globOf(value, grounds, { negatable: true, rooted: true });
    return [key === 'foldedGlob' || has(given, 'foldGlobs') ? folded(glob) : glob];
  });
  const types = valuesOf(given, 'type').flatMap(typeGlobs);
  const without = valuesOf(given, 'notType').flatMap(typeGlobs);
  const takes = globs.some((glob) => !glob.startsWith('!'));
  return [...globs, ...(takes ? [] : types), ...without.map((glob) => `!${glob}`)];
}

function typeGlobs(word: Word): readonly string[] {
  const globs = Object.hasOwn(FILE_TYPES, word.text) ? FILE_TYPES[word.text] : undefined;
  return globs ?? refuse(`rg knows no kind of files ${shown(word.text)} here; use -g '*.EXTENSION' instead.`);
}

/** A glob that takes both cases of each letter. */
function folded(glob: string): string {
  return glob.replace(/\[[^\]]*\]|[a-zA-Z]/g, (part) =>
    part.startsWith('[') ? part : `[${part.toLowerCase()}${part.toUpperCase()}]`,
  );
}
