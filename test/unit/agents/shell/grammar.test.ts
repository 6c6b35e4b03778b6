import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Platform } from '../../../../src/agents/shell/operand';
import { COMMAND_NAMES, parseCommand } from '../../../../src/agents/shell/parse-command';
import { placesOf } from '../../../bench/commands/places-of';
import { gatePath } from '../../../../src/agents/workspace/path-gate';
import { isSecretPath } from '../../../../src/agents/workspace/secret-names';
import { corpus } from './corpora';
import { hostileCommand } from './hostile-commands';

/** Texts of any characters at all, halves of surrogate pairs included. */
const anyText = fc
  .array(
    fc.integer({ min: 0, max: 0x10ffff }).map((point) => String.fromCodePoint(point)),
    { maxLength: 30 },
  )
  .map((characters) => characters.join(''));

const PLATFORMS: readonly Platform[] = ['posix', 'win32'];

const parsed = (text: string, platform: Platform = 'posix', roots = ['app']) => parseCommand(text, { platform, roots });

function command(text: string, roots?: string[]): unknown {
  const result = parsed(text, 'posix', roots);
  if (!result.ok) throw new Error(`${text}: ${result.refusal}`);
  return result.command;
}

function refusal(text: string): string {
  const result = parsed(text);
  if (result.ok) throw new Error(`${text} is accepted.`);
  return result.refusal;
}

describe.each(PLATFORMS)('the corpora on %s', (platform) => {
  it.each(['observer-commands.json', 'more-commands.json'])('are classified as %s says', (name) => {
    const cases = corpus(name);
    expect(cases.length).toBeGreaterThan(300);
    const wrong = cases.filter(({ cmd, verdict }) => parsed(cmd, platform).ok !== (verdict === 'allow'));
    expect(wrong).toEqual([]);
  });

  it('are refused with a sentence that begins the same way, stands on one line and repeats nothing that hides', () => {
    for (const { cmd } of corpus('more-commands.json')) {
      const result = parsed(cmd, platform);
      if (!result.ok) expect(result.refusal).toMatch(/^refused: [\u0020-\u007e\u2026“”]{10,900}$/u);
    }
  });
});

describe('a command', () => {
  it('is one of a few, written plainly', () => {
    expect(COMMAND_NAMES).toEqual(['pwd', 'ls', 'tree', 'find', 'cat', 'head', 'tail', 'wc', 'rg', 'grep', 'git']);
    expect(refusal('sed -n 1,5p a.ts')).toMatch(/"sed" is not one of the commands.*head and tail/);
    expect(refusal('constructor x')).toMatch(/"constructor" is not one/);
    expect(refusal("'ls'")).toMatch(/plainly: ls/);
  });

  it('has its words in quotes as a shell reads them', () => {
    const pattern = (text: string) => (command(text) as { pattern: string }).pattern;
    expect(pattern('rg \'a "b" $c `d` \\e\' src')).toBe('a "b" $c `d` \\e');
    expect(pattern('rg "a \\"b\\" \\$c \\\\w \\d" src')).toBe('a "b" $c \\w \\d');
    expect(pattern('rg it"\'"s src')).toBe("it's");
    expect(pattern("rg 'foo|bar; && > <' src")).toBe('foo|bar; && > <');
  });

  it('takes options in bundles, with values joined or apart, and no abbreviations', () => {
    for (const text of ['head -n5 a', 'head -n 5 a', 'head -5 a', 'head --lines=5 a', 'head --lines 5 a']) {
      expect(command(text)).toMatchObject({ kind: 'read', part: { unit: 'lines', take: 'first', count: 5 } });
    }
    expect(command('rg -nwiC3 foo -tts src')).toMatchObject({ word: true, ignoreCase: true, before: 3, after: 3 });
    expect(refusal('head --lin=5 a')).toContain('no option "--lin"');
    expect(refusal('rg -nzi foo')).toBe('refused: rg -z runs a program; leave it out.');
  });

  it('names places relative to the root, in any root there is', () => {
    expect(command('cat ./src//a.ts')).toMatchObject({ places: [{ root: null, path: 'src/a.ts' }] });
    expect(command('cat api:src/a.ts', ['web', 'api'])).toMatchObject({ places: [{ root: 'api', path: 'src/a.ts' }] });
    expect(parsed('cat api:src/a.ts').ok).toBe(false);
    expect(parsed('cat c:a.ts', 'posix', ['c', 'd']).ok).toBe(false);
  });

  it('of rg or grep becomes one search, whatever its dialect', () => {
    expect(command("rg -e 'a.b' -F -e 'c(d' src")).toMatchObject({ pattern: '(?:a\\.b)|(?:c\\(d)', literal: false });
    expect(command("grep -rn 'a\\|b\\(c\\)+{1}' src")).toMatchObject({ pattern: 'a|b(c)\\+\\{1\\}', literal: false });
    expect(command("grep -rnE 'a|b' src")).toMatchObject({ pattern: 'a|b' });
    expect(command('rg -S Foo')).toMatchObject({ ignoreCase: false });
    expect(command("rg -S 'fo\\Wo'")).toMatchObject({ ignoreCase: true });
    expect(command("rg foo -t ts -g '!*.test.ts'")).toMatchObject({
      globs: ['!*.test.ts', '*.ts', '*.tsx', '*.cts', '*.mts'],
    });
    expect(command('grep -r foo --include=*.ts --exclude-dir=.git')).toMatchObject({ globs: ['*.ts', '!.git'] });
  });

  it('of git is a request with its options in full', () => {
    const request = (text: string) => (command(text) as { request: object }).request;
    expect(request('git log -5 -p -i --author "A B" -S foo -- src/a.ts')).toEqual({
      command: 'log',
      options: ['--max-count=5', '--patch', '--regexp-ignore-case', '--author=A B', '-Sfoo'],
      revisions: [],
      blobs: [],
      paths: ['src/a.ts'],
    });
    expect(request('git show HEAD~2:./src/a.ts')).toMatchObject({ blobs: [{ revision: 'HEAD~2', path: 'src/a.ts' }] });
    expect(request('git diff main...HEAD -- src')).toMatchObject({ revisions: ['main...HEAD'], paths: ['src'] });
    expect(request('git log -m -1')).toMatchObject({ options: ['--diff-merges=separate', '--max-count=1'] });
    expect(request('git ls-files -o')).toMatchObject({ options: ['--others', '--exclude-standard'] });
    expect(request('git branch --list')).toMatchObject({
      command: 'rev-parse',
      options: ['--abbrev-ref', '--branches'],
    });
    expect(request('git diff --no-ext-diff --no-textconv --color=always')).toMatchObject({ options: [] });
  });

  it('of git leaves open what only the disk can tell', () => {
    expect(command('git log src')).toMatchObject({ unsure: ['src'], request: { revisions: [], paths: [] } });
    expect(command('git log src --')).toMatchObject({ unsure: [], request: { revisions: ['src'] } });
    expect(command("git ls-files '*.ts'")).toMatchObject({ globs: ['*.ts'] });
  });

  it('of find is an expression', () => {
    expect(command("find . -path './gen/*' -prune -o ! -name '*.ts' -print")).toMatchObject({
      prints: true,
      expression: {
        op: 'or',
        left: { op: 'and', left: { test: { test: 'path', glob: './gen/*' } }, right: { test: { test: 'prune' } } },
        right: { op: 'and', left: { op: 'not' }, right: { test: { test: 'print' } } },
      },
    });
  });

  it('may pass over secrets by name, and not ask for them', () => {
    for (const text of ["find . -not -path './.git/*'", "rg -g '!.env*' foo", 'grep -r foo --exclude-dir=.git .']) {
      expect(parsed(text).ok).toBe(true);
    }
    for (const text of ["find . -path './.git/*'", "rg -g '.env*' foo", 'grep -r foo --include=.env .']) {
      expect(refusal(text)).toContain('secret');
    }
  });
});

describe('whatever text there is', () => {
  it('is refused or understood, never thrown over; Windows refuses no less', () => {
    fc.assert(
      fc.property(fc.oneof(hostileCommand, anyText), (text) => {
        const [posix, win32] = PLATFORMS.map((platform) => parsed(text, platform));
        if (posix?.ok === false) expect(win32?.ok).toBe(false);
      }),
      { numRuns: 800 },
    );
  });

  it('names only places that pass the gate, and git gets nothing but options from the lists', () => {
    fc.assert(
      fc.property(hostileCommand, (text) => {
        const result = parsed(text);
        if (!result.ok) return;
        for (const { path } of placesOf(result.command)) {
          expect(gatePath(path)).toBe(path.replace(/^(?:\.\/+)+|\/+$/g, ''));
          expect(isSecretPath(path, 'unknown')).toBe(false);
        }
        if (result.command.kind !== 'git') return;
        const { command: name, options, revisions, blobs } = result.command.request;
        for (const option of options) {
          expect(option).toMatch(/^--?[A-Za-z]/);
          expect(option).not.toMatch(
            /^--(?:output|ext-diff|textconv|no-index|exec|help|contents|show-signature)\b|^-[Oo]$/,
          );
          // Before a command it would set a setting; behind `blame` it is a form of the output.
          if (option === '-c') expect(name).toBe('blame');
        }
        for (const { path } of blobs) expect(gatePath(path)).toBe(path);
        for (const revision of [...revisions, ...blobs.map((blob) => blob.revision)])
          expect(revision).not.toMatch(/^-|[\s:\\]/);
      }),
      { numRuns: 800 },
    );
  });
});
