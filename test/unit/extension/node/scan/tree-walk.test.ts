import { execFileSync } from 'node:child_process';
import { mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { CallBudget } from '../../../../../src/extension/node/limits/call-budget';
import { DiskRoot } from '../../../../../src/extension/node/scan/disk-root';
import { DiskRules } from '../../../../../src/extension/node/scan/disk-rules';
import { FileReader } from '../../../../../src/extension/node/scan/file-reader';
import { RememberedTrees } from '../../../../../src/extension/node/scan/remembered-trees';
import { TreeWalk } from '../../../../../src/extension/node/scan/tree-walk';
import { AMPLE } from '../../../rigs/budgets';
import { temporaryTree } from '../../../rigs/temporary-tree';

const reader = new FileReader(1024 * 1024);
const rootAt = (folder: string) => new DiskRoot({ name: 'app', folder, exclude: [] });
const pathsOf = ({ files }: TreeWalk) => files.map((file) => file.path);

describe('a walk that is stopped', () => {
  const FILES = { 'a.ts': '', 'b/c.ts': '', 'b/d/e.ts': '', 'f/g.ts': '' };

  it('goes on where it stopped, and ends as if nothing had been', () => {
    const folder = temporaryTree(FILES);
    const whole = new TreeWalk([rootAt(folder)], reader);
    expect(whole.advance(new CallBudget(AMPLE))).toBeNull();
    const walk = new TreeWalk([rootAt(folder)], reader);
    expect(walk.advance(new CallBudget({ ...AMPLE, deadlineMs: 0 }))).toContain('stopped after 0 s');
    expect(walk.files).toEqual([]);
    expect(walk.advance(new CallBudget(AMPLE), 2)).toBe('stopped at 2 files');
    expect(pathsOf(walk)).toEqual(['a.ts', 'b/c.ts']);
    expect(walk.isComplete).toBe(false);
    expect(walk.advance(new CallBudget(AMPLE))).toBeNull();
    expect(pathsOf(walk)).toEqual(pathsOf(whole));
  });

  it('does not follow a folder that has become a link in the meantime', () => {
    const folder = temporaryTree(FILES);
    const outside = temporaryTree({ 'x.ts': '' });
    const walk = new TreeWalk([rootAt(folder)], reader);
    walk.advance(new CallBudget(AMPLE), 1);
    renameSync(path.join(folder, 'b'), path.join(folder, 'old'));
    symlinkSync(outside, path.join(folder, 'b'));
    walk.advance(new CallBudget(AMPLE));
    expect(pathsOf(walk)).toEqual(['a.ts', 'f/g.ts']);
    expect(walk.notes).toEqual(['b cannot be read']);
  });

  it('names a folder that is gone, and goes on', () => {
    const folder = temporaryTree(FILES);
    const walk = new TreeWalk([rootAt(folder)], reader);
    walk.advance(new CallBudget(AMPLE), 1);
    rmSync(path.join(folder, 'b'), { recursive: true });
    expect(walk.advance(new CallBudget(AMPLE))).toBeNull();
    expect(pathsOf(walk)).toEqual(['a.ts', 'f/g.ts']);
    expect(walk.notes).toEqual(['b cannot be read']);
  });
});

describe('remembered trees', () => {
  it('are those of the same roots and exclusions, and few', () => {
    const trees = new RememberedTrees(reader);
    const specs = ['a', 'b', 'c'].map((name) => ({ name, folder: `/${name}`, exclude: [] }));
    const walkOf = (i: number, exclude: string[] = []) => {
      const spec = { name: specs[i]?.name ?? '', folder: specs[i]?.folder ?? '', exclude };
      return trees.walkOf([spec], [new DiskRoot(spec)]);
    };
    const first = walkOf(0);
    expect(walkOf(0)).toBe(first);
    expect(walkOf(0, ['x'])).not.toBe(first);
    expect(walkOf(0)).toBe(first);
    walkOf(1);
    expect(walkOf(0)).not.toBe(first);
  });
});

describe('reading a file', () => {
  const read = (folder: string, name: string, max?: number) => {
    const bytes = reader.read(path.join(folder, name), max);
    return bytes === null ? null : Buffer.from(bytes).toString('utf8');
  };

  it('gives its first bytes and tells its size', () => {
    const folder = temporaryTree({ 'a.ts': 'hello', 'empty.ts': '', 'big.txt': 'x'.repeat(3 * 1024 * 1024) });
    expect(read(folder, 'a.ts')).toBe('hello');
    expect(read(folder, 'a.ts', 2)).toBe('he');
    expect(reader.size).toBe(5);
    expect(read(folder, 'empty.ts')).toBe('');
    expect(read(folder, 'big.txt')?.length).toBe(1024 * 1024);
    expect(reader.size).toBe(3 * 1024 * 1024);
  });

  it('reads of a binary file no more than shows that it is one', () => {
    const folder = temporaryTree({
      'a.bin': Buffer.alloc(500_000),
      'wide.txt': Buffer.from(`\ufeff${'ab'.repeat(50_000)}`, 'utf16le'),
    });
    expect(reader.read(path.join(folder, 'a.bin'), undefined, true)?.length).toBeLessThan(100_000);
    expect(reader.read(path.join(folder, 'wide.txt'), undefined, true)?.length).toBe(200_002);
  });

  it('opens no link, pipe, device or folder, and waits for none', () => {
    const folder = temporaryTree({ 'a.ts': 'x', 'd/b.ts': '' });
    execFileSync('mkfifo', [path.join(folder, 'pipe.ts')]);
    symlinkSync('a.ts', path.join(folder, 'link.ts'));
    expect(() => read(folder, 'link.ts')).toThrow();
    expect(read(folder, 'pipe.ts')).toBeNull();
    expect(read(folder, 'd')).toBeNull();
    expect(reader.read('/dev/zero')).toBeNull();
  });
});

describe('the gate of one call', () => {
  it('lets through what a walk would list, and folders that are real', () => {
    const folder = temporaryTree({
      '.gitignore': 'gen/\n',
      'src/a.ts': '',
      'gen/b.ts': '',
      '.env': '',
      'x/y/z.ts': '',
    });
    mkdirSync(path.join(folder, 'real'));
    writeFileSync(path.join(folder, 'real', 'a.ts'), '');
    symlinkSync('real', path.join(folder, 'alias'));
    const rules = new DiskRules(rootAt(folder), reader);
    const asked = ['src/a.ts', 'gen/b.ts', '.env', '../x', '/etc/passwd', 'x//y/z.ts', 'src', ''];
    expect(asked.filter((name) => rules.admits(name))).toEqual(['src/a.ts', 'src']);
    expect(['', 'src', 'x/y', 'alias', 'none', 'src/a.ts'].filter((name) => rules.isReal(name))).toEqual([
      '',
      'src',
      'x/y',
    ]);
  });
});
