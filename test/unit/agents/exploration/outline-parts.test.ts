import { describe, expect, it } from 'vitest';
import { cpuMs } from '../../rigs/cpu-ms';
import { partsOf, partThatSays } from '../../../../src/agents/exploration/outline-parts';

const textOf = (...lines: string[]) => lines;
const rangesOf = (path: string, kind: 'code' | 'test' | 'doc', lines: readonly string[]) =>
  partsOf(lines, path, kind, { start: 1, end: lines.length }).map(({ start, end }) => `${start}-${end}`);

/** The parts of a text as `partThatSays` weighs them, by the words that are settled. */
function partsIn(path: string, kind: 'code' | 'test' | 'doc', lines: readonly string[], settled: readonly string[]) {
  return partsOf(lines, path, kind, { start: 1, end: lines.length }).map((part) => {
    const texts = lines.slice(part.start - 1, part.end);
    const words = texts.map((text) => settled.filter((word) => text.toLowerCase().includes(word)));
    return {
      lines: part,
      texts,
      words,
      placeOf: ({ start, end }: { start: number; end: number }) => `${start}-${end}`,
    };
  });
}

it('what has its head on one line begins there, whatever opens a block further down', () => {
  const lines = textOf('def settle(orders)', '  orders.each do', '    pay', '    close', '    tell', '  end', 'end');
  expect(rangesOf('lib/settle.rb', 'code', lines)).toEqual(['2-6', '1-7']);
});

it('the head of a function that takes several lines is no part of it: nothing happens there', () => {
  const lines = textOf(
    'export function createStore<',
    '  Id extends string,',
    '  Setup extends object,',
    '>(',
    '  id: Id,',
    '  setup: () => Setup,',
    '  options: Options = {},',
    '): Store<Id> {',
    '  const store = reactive({});',
    '  for (const key in setup()) {',
    '    const value = setup()[key];',
    '    wrap(value);',
    '    store[key] = value;',
    '  }',
    '  return store;',
    '}',
  );
  expect(rangesOf('src/store.ts', 'code', lines)).toEqual(['10-14', '8-16']);
});

const SOURCE = textOf(
  'function create() {',
  '  if (isOpen) {',
  '    open();',
  '    close();',
  '  }',
  '  result.json = async () => {',
  '    const text = await read();',
  '    return parse(text);',
  '  };',
  '}',
);

describe('what a stretch of a file is made of', () => {
  it('are the blocks of code, nested ones too, and what is part of none', () => {
    expect(rangesOf('a.ts', 'code', SOURCE)).toEqual(['2-5', '6-9', '1-10']);
  });

  it('are tests by themselves, and the sections of a text', () => {
    const tests = textOf("test('one', () => {", '  a();', '});', '', "test('two', () => {", '  b();', '});');
    expect(rangesOf('a.test.ts', 'test', tests)).toEqual(['1-3', '5-7']);
    const typed = textOf("import { test } from 'vitest';", '', "test<Context>('one', () => {", '  a();', '});');
    expect(rangesOf('a.test.ts', 'test', typed), 'and nothing that stands around them').toEqual(['3-5']);
    const marked = textOf(
      'use x;',
      '',
      '#[test]',
      '#[ignore]',
      'fn one() {',
      '  a();',
      '}',
      '',
      '#[test]',
      'fn two() {',
      '}',
    );
    expect(rangesOf('tests/a.rs', 'test', marked), 'with what marks them').toEqual(['3-7', '9-11']);
    const suite = textOf('func (s *ASuite) Test_one() {', '\ta()', '}', '', 'func (s *ASuite) help() {', '}');
    expect(rangesOf('a_test.go', 'test', suite), 'of a suite too').toEqual(['1-3']);
    expect(rangesOf('a.md', 'doc', textOf('# One', 'a', '## Two', 'b', ''))).toEqual(['1-2', '3-5']);
  });

  it('are as many lines as a screen has where nothing else is', () => {
    const rows = Array.from({ length: 40 }, (_, at) => `row ${at}`);
    expect(rangesOf('rows.rb', 'code', rows)).toEqual(['1-24', '13-36', '25-40', '37-40']);
  });
});

describe('the part that speaks of what happens there', () => {
  it('is found in a long text as well', () => {
    const long = Array.from({ length: 300 }, (_, at) => [`## Section ${at}`, 'words', `thing${at}`, '']).flat();
    const told = partsIn('README.md', 'doc', long, ['thing288']);
    expect(partThatSays(told, { change: 'tells of thing288', about: [] })).toBe('1153-1156');
  });

  it('is rather one that people decided by than one that has a word more', () => {
    const lists = textOf('## Lists', 'print a time', 'zone of it', '', '## Stamps', 'print a time', '', '', '');
    const told = partsIn('README.md', 'doc', lists, ['print', 'time', 'zone']);
    const said = { change: 'prints a time zone', about: [] };
    expect(partThatSays(told, said)).toBe('1-4');
    expect(partThatSays(told, { ...said, cited: [{ start: 5, end: 6 }] })).toBe('5-9');
  });

  const parts = partsIn('a.ts', 'code', SOURCE, ['json', 'pars', 'open']);

  it('is told by the words that few parts have', () => {
    expect(partThatSays(parts, { change: 'parses the JSON', about: [] })).toBe('6-9');
    expect(partThatSays(parts, { change: 'opens', about: [] })).toBe('2-5');
  });

  it('is told by a name of code before all words, and of a long part by the lines around it', () => {
    const rows = Array.from({ length: 60 }, (_, at) => (at === 40 ? 'use version_option' : `use other${at}`));
    const text = ['## Options', ...rows, '## Version', 'A version of the version.'];
    const told = partsIn('api.md', 'doc', text, ['version', 'option']);
    expect(partThatSays(told, { change: 'lists it after `version_option`', about: [] })).toBe('39-60');
  });

  it('is told of a new name by one that is called alike, where it would stand', () => {
    const options = ['bodyLimit', 'requestTimeout', 'trustProxy', 'ajvOptions'].map(
      (name) => `## ${name}\n\nThe option ${name}.\n`,
    );
    const text = options.join('\n').split('\n');
    const told = partsIn('Server.md', 'doc', text, []);
    expect(partThatSays(told, { change: 'describes `handlerTimeout`', about: [] })).toBe('5-8');
    expect(partThatSays(told, { change: 'describes `handlerName`', about: [] })).toBeNull();
    const many = Array.from(
      { length: 3_000 },
      (_, at) => `const part${'ABCDEFGHIJ'.charAt(at % 10)}x${at}Key = ${at};`,
    );
    const started = cpuMs();
    expect(partThatSays(partsIn('a.ts', 'code', many, []), { change: 'adds `newKey`', about: [] })).toBeNull();
    expect(cpuMs() - started, 'names of which many are called so tell nothing').toBeLessThan(1_000);
  });

  it('is none where nothing of it is said, nor in a type where no member is named', () => {
    expect(partThatSays(parts, { change: 'prints', about: [] })).toBeNull();
    expect(partThatSays(parts, { change: 'parses the JSON', about: [], isType: true })).toBeNull();
    expect(partThatSays(parts, { change: 'gets one beside `isOpen`', about: [], isType: true })).toBe('2-5');
  });
});
