import { spawnSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildPrompt } from '../../../../../src/extension/node/handover/prompt';
import { shellKind, shellLine, type ShellKind } from '../../../../../src/extension/node/handover/shell-line';

/** Names of files and titles that shells would take for more than words. */
const HOSTILE = [
  'plain',
  'two words',
  "it's",
  "'; touch pwned; '",
  '$(touch pwned)',
  '`touch pwned`',
  '${HOME} $HOME ~ ~root',
  '*.ts [a-z]? {a,b}',
  'a && b || c; d & e | f > g < h',
  '!! !1 ^a^b',
  '#not a comment',
  '-rf',
  '--help',
  '\\',
  'ends with \\',
  "a\\'b",
  '',
  ' ',
  '’curly‘ ‚quotes‛ “double”',
  'a=b',
  '(sub) {brace;}',
  '日本語 ünï',
  '@{x=1} $env:PATH',
  ';--%',
];

describe('a line of a shell', () => {
  it.each<[ShellKind, string, string]>([
    ['posix', "it's", `claude 'it'\\''s'`],
    ['posix', '$(touch pwned)', "claude '$(touch pwned)'"],
    ['fish', "it's \\", `claude 'it\\'s \\\\'`],
    ['powershell', "it's", "claude 'it''s'"],
    ['powershell', '$(rm) ’', "claude '$(rm) ’’'"],
    ['cmd', 'a & b | c > d', 'claude "a & b | c > d"'],
    ['cmd', '', 'claude ""'],
  ])('quotes for %s: %s', (shell, word, expected) => {
    expect(shellLine(shell, 'claude', [word])).toBe(expected);
  });

  it.each<[ShellKind, string]>([
    ['cmd', '%PATH%'],
    ['cmd', 'a" & calc "'],
    ['cmd', '!PATH!'],
    ['cmd', 'a ^ b'],
    ['cmd', 'C:\\x\\'],
    ['powershell', 'a"b'],
    ...(['posix', 'fish', 'powershell', 'cmd'] as const).flatMap((shell): [ShellKind, string][] =>
      ['two\nlines', 'a\rb', 'a\u0000b', '\u001b[A', 'a\u202eb', '\ud800'].map((word) => [shell, word]),
    ),
  ])('is none where %s has no way to say it: %j', (shell, word) => {
    expect(shellLine(shell, 'claude', [word])).toBeNull();
  });

  it('calls a program whose path is quoted', () => {
    expect(shellLine('powershell', 'C:\\Program Files\\claude.exe', ['x'])).toBe("& 'C:\\Program Files\\claude.exe' x");
    expect(shellLine('cmd', 'C:\\Program Files\\claude.cmd', ['x'])).toBe('"C:\\Program Files\\claude.cmd" x');
  });

  it.each(['sh', 'bash'])('is read by %s as just these words', (program) => {
    const read = (words: readonly string[]) => {
      const line = shellLine('posix', process.execPath, ['-e', PRINT, '--', ...words]);
      const { stdout } = spawnSync(program, ['-c', line ?? ''], { encoding: 'utf8' });
      return JSON.parse(stdout) as string[];
    };
    expect(read(HOSTILE)).toEqual(HOSTILE);
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' }), { maxLength: 4 }), (words) => {
        fc.pre(shellLine('posix', 'x', words) !== null);
        expect(read(words)).toEqual(words);
      }),
      { numRuns: 15 },
    );
  });

  it('can be said in every shell for what an agent is told', () => {
    const prompt = buildPrompt('.sdd/specs/2026-02-03-export-orders/brief.md');
    for (const shell of ['posix', 'fish', 'powershell', 'cmd'] as const)
      expect(shellLine(shell, 'claude', [prompt]), shell).toContain('2026-02-03-export-orders/brief.md');
  });

  it.each([
    ['/bin/bash', 'posix'],
    ['/usr/bin/fish', 'fish'],
    ['C:\\Windows\\System32\\cmd.exe', 'cmd'],
    ['C:\\Program Files\\PowerShell\\7\\pwsh.exe', 'powershell'],
    ['/bin/tcsh', null],
    ['', null],
  ])('is made for the shell at hand: %s', (program, kind) => {
    expect(shellKind(program)).toBe(kind);
  });
});

const PRINT = 'console.log(JSON.stringify(process.argv.slice(1)))';
