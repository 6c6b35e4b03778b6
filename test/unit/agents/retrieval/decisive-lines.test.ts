import { describe, expect, it } from 'vitest';
import { decisiveLines, excerptsOf } from '../../../../src/agents/retrieval/decisive-lines';
import { parseQuery } from '../../../../src/agents/retrieval/query';
import { commitsFound } from '../../../../src/agents/observe/commit-evidence';
import { shortenedAround } from '../../../../src/agents/base/text/quote';

const filler = (name: string, lines: number) => [
  `export function ${name}() {`,
  ...Array.from({ length: lines }, (_, i) => `  const step${i} = prepare(${i}, 'something of no weight');`),
  '}',
  '',
];
/** Forty lines of no weight, then the function that the change is about, whose `finally` ends the file. */
const file = [
  ...filler('defineThings', 40),
  'export async function runCommand(cmd: CommandDef) {',
  ...Array.from({ length: 20 }, (_, i) => `  const argument${i} = parse(cmd, ${i}, 'of a command');`),
  '  try {',
  '    await cmd.run();',
  '  } finally {',
  '    await cmd.cleanup();',
  '  }',
  '}',
];
const query = parseQuery(['the cleanup of runCommand runs twice']);
const cut = (start: number, end: number, focus?: number) =>
  decisiveLines(file, 'src/command.ts', { start, end, ...(focus === undefined ? {} : { focus }) }, query);

describe('the lines that are cited', () => {
  it('are those that were asked for, where an excerpt holds them', () => {
    expect(cut(44, 60)).toEqual({ start: 44, end: 60, focus: 44 });
  });

  it('are of a whole file the function that a match stands in, and not the head of the file', () => {
    const { start, end } = cut(1, file.length);
    const shown = file.slice(start - 1, end).join('\n');
    expect(shown).toContain('export async function runCommand');
    expect(shown).toContain('finally');
    expect(shown.length).toBeLessThanOrEqual(2_000);
    expect(start).toBeGreaterThan(20);
  });

  it('begin at the definition that the line stands in which was told to matter', () => {
    const at = file.findIndex((line) => line.includes('cleanup')) + 1;
    const { start, end, focus } = cut(1, file.length, at);
    expect(file[start - 1]).toContain('runCommand');
    expect([end, focus]).toEqual([file.length, at]);
  });

  it('are kept in parts where a long range was asked for by its lines', () => {
    const whole = {
      root: 'app',
      path: 'src/command.ts',
      startLine: 1,
      endLine: file.length,
      text: file.join('\n'),
      hash: 'h',
      totalLines: file.length,
    };
    const parts = excerptsOf(file, { whole, start: 1, end: file.length });
    expect(parts.length).toBeGreaterThan(1);
    expect(parts[0]?.start).toBe(1);
    expect(parts.at(-1)?.end).toBe(file.length);
    parts.slice(1).forEach((part, i) => expect(part.start).toBe((parts[i]?.end ?? 0) + 1));
  });

  it('end even where a line is longer than an excerpt', () => {
    const packed = ['x'.repeat(50_000), 'y'];
    expect(decisiveLines(packed, 'a.js', { start: 1, end: 2 }, query)).toMatchObject({ start: 1, end: 1 });
  });
});

describe('an excerpt in a prompt', () => {
  it('keeps the line that says most, and says that it is cut on both sides', () => {
    const text = file.join('\n');
    const at = file.findIndex((line) => line.includes('cleanup'));
    const short = shortenedAround(text, at, 120);
    expect(short).toContain('await cmd.cleanup();');
    expect(short.startsWith('… (cut)')).toBe(true);
    expect(shortenedAround('a\nb', 1, 100)).toBe('a\nb');
  });
});

describe('what git prints', () => {
  const hash = 'a'.repeat(12) + '1'.repeat(28);
  it('can be cited by the commit that it is of', () => {
    const printed = `commit ${hash}\nAuthor: Ada\nDate: today\n\n    Run the cleanup once\n\n src/command.ts | 4 +-`;
    expect(commitsFound(printed, 'git show')).toMatchObject([
      { kind: 'commit', path: `commit ${hash}`, shows: 'Run the cleanup once' },
    ]);
    expect(commitsFound(`1a2b3c4 Run the cleanup once\n2b3c4d5 Older`, 'git log')).toMatchObject([
      { path: 'commit 1a2b3c4', shows: 'Run the cleanup once', excerpt: '1a2b3c4 Run the cleanup once' },
      { path: 'commit 2b3c4d5' },
    ]);
  });

  it('makes no evidence of what names no commit', () => {
    expect(commitsFound('src/a.ts\nsrc/b.ts\ndeadbeef is a word\nfacade of things', 'git ls-files')).toEqual([]);
    expect(commitsFound('x'.repeat(100_000), 'git')).toEqual([]);
  });
});
