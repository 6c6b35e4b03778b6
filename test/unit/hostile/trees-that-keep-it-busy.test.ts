import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import picomatch from 'picomatch';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { collectFacts } from '../../../src/agents/facts/collect-facts';
import { systemClock } from '../../../src/extension/node/clock';
import { createGit } from '../../../src/extension/node/git/create-git';
import { diskReader } from '../../../src/extension/node/reading/disk-reader';
import { globTest, isCheapGlob } from '../../../src/extension/node/rules/glob';
import { IgnoreFile } from '../../../src/extension/node/rules/ignore-file';
import { AMPLE } from '../rigs/budgets';
import { commit, repository } from '../extension/node/git/repositories';
import { temporaryTree } from '../rigs/temporary-tree';

const lines = (count: number, line: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => line(i)).join('\n');

describe('a manifest of very many names', () => {
  const manifest = (group: string) =>
    `{"${group}":{${lines(9_000, (i) => `"a${i}":"1",`).replaceAll('\n', '')}"zod":"3"}}${'\n'.repeat(130_000)}`;

  it.each(['package.json', 'composer.json'])('is gone through once: %s', async (name) => {
    const group = name === 'package.json' ? 'dependencies' : 'require';
    const folder = temporaryTree({
      [name]: manifest(group),
      [`a/${name}`]: manifest(group),
      [`b/${name}`]: manifest(group),
    });
    const reader = diskReader([{ name: 'app', path: folder }]);
    const { value } = await reader.walk(AMPLE);
    const { facts } = await collectFacts(reader, value, { clock: systemClock, deadlineMs: 60_000 });
    expect(facts.length).toBeGreaterThan(0);
  });
});

describe('rules of what is ignored', () => {
  it('that each cost a little, for very many files, keep nobody from having a turn', async () => {
    const folder = temporaryTree({ '.gitignore': lines(5_000, (i) => `a{b}*c*${i}*[^x]`) });
    for (let i = 0; i < 6_000; i++) writeFileSync(path.join(folder, `file${i}abcabcabcabcabcabc.ts`), '');
    const reader = diskReader([{ name: 'app', path: folder }]);
    let turns = 0;
    const others = setInterval(() => (turns += 1), 5);
    const { capped } = await reader.list('app', '', { ...AMPLE, deadlineMs: 300 });
    clearInterval(others);
    expect(capped).toContain('stopped after');
    expect(turns).toBeGreaterThan(3);
  });

  it('in a folder within a folder have a cost together', () => {
    const heavy = IgnoreFile.parse(Buffer.from(lines(1_000, (i) => `a/**/b/**/c${i}`)));
    const many = IgnoreFile.parse(Buffer.from(lines(9_000, (i) => `c${i}`)));
    expect(heavy?.cost).toBeLessThanOrEqual(5_000);
    expect(many?.cost).toBe(5_000);
    expect(IgnoreFile.parse(Buffer.from('a/**/b/**/c/**/d'))).toBeNull();
    expect(IgnoreFile.parse(Buffer.from('**/a/**/b/**'))?.verdict('x/a/y/b/z')).toBe('ignored');
  });

  it('are not tried on paths that lie deeper than anything that is walked', async () => {
    const deep = `${'a/'.repeat(300)}zz`;
    const folder = temporaryTree({ '.gitignore': '**/*/**/*/**/*/**/*zz*yy*\n', [deep]: 'text' });
    const reader = diskReader([{ name: 'app', path: folder }]);
    await expect(reader.read('app', deep)).rejects.toThrow('lies too deep');
  });
});

describe('a pattern of paths', () => {
  it('with many stars takes time in proportion to a path', () => {
    const deep = `${`${'a'.repeat(60)}/`.repeat(40)}zz${'a'.repeat(60)}`;
    expect(globTest('**/a*a*a*/**/a*a*a*/**/a*a*a*/**/*zz*yy*')(deep)).toBe(false);
    expect(globTest('**/a*a*a*/**/a*a*a*/**/a*a*a*/**/*zz*')(deep)).toBe(true);
  });

  it('means what it meant', () => {
    const part = fc.constantFrom(
      '*',
      '**',
      '?',
      'a*',
      '*a*b*',
      '*.l?g',
      '[ab]',
      '[!a]*',
      '{a,b}',
      '{a,b/c}',
      'a{1..3}',
      'k\\e',
      '.x',
      '(a)',
      '{a',
      '[a',
      '$',
    );
    const name = fc.constantFrom('a', 'ab', 'b', 'c', 'a2', '.x', 'a.log', 'ke', '(a)', '{a', '[a', '$', 'aabb');
    const glob = fc
      .tuple(fc.array(part, { minLength: 1, maxLength: 5 }), fc.constantFrom('', '/**'))
      .map(([parts, end]) => `/${parts.join('/')}${end}`);
    const asked = fc.array(name, { minLength: 1, maxLength: 5 }).map((names) => names.join('/'));
    fc.assert(
      fc.property(glob, asked, (pattern, whole) => {
        if (!isCheapGlob(pattern)) return;
        const plain = picomatch(pattern.slice(1), { dot: true, noextglob: true, nonegate: true });
        expect(globTest(pattern)(whole)).toBe(plain(whole));
      }),
      { numRuns: 10_000 },
    );
  });
});

describe('a repository that borrows objects from very many places of its own', () => {
  it('is refused before they are all looked at', async () => {
    const folder = repository();
    writeFileSync(path.join(folder, 'a.txt'), 'a');
    commit(folder, 'one');
    mkdirSync(path.join(folder, '.git/objects/info'), { recursive: true });
    writeFileSync(path.join(folder, '.git/objects/info/alternates'), `${lines(500_000, () => 'pack')}\n`);
    const git = createGit(folder, { searchPath: '/usr/bin:/bin' });
    await expect(git.revision()).rejects.toThrow('borrows objects');
  });

  it('has each of them looked at once', async () => {
    const folder = repository();
    writeFileSync(path.join(folder, 'a.txt'), 'a');
    commit(folder, 'one');
    mkdirSync(path.join(folder, '.git/objects/info'), { recursive: true });
    writeFileSync(path.join(folder, '.git/objects/info/alternates'), `${lines(10_000, () => 'pack')}\n`);
    const git = createGit(folder, { searchPath: '/usr/bin:/bin' });
    expect(await git.revision()).toMatch(/^[0-9a-f]{40}$/);
  });
});
