import { lstatSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCommand } from '../../../../src/agents/shell/parse-command';
import { runCommand } from '../../../../src/agents/shell/run-command';
import { GIT_COMMANDS, type GitRequest } from '../../../../src/agents/workspace/git-request';
import { gatePath } from '../../../../src/agents/workspace/path-gate';
import { isSecretPath, type NamedKind } from '../../../../src/agents/workspace/secret-names';
import { type GrepRequest, AccessRefused } from '../../../../src/agents/workspace/workspace-reader';
import type { FilePort } from '../../../../src/extension/node/file-api/file-api';
import { createReader } from '../../../../src/extension/node/reading/workspace-reader';
import { nodeFiles } from '../../../../src/extension/node/reading/node-files';
import { AMPLE } from '../../rigs/budgets';
import { temporaryTree } from '../../rigs/temporary-tree';
import { never } from '../../rigs/fixture-reader';
import { hostileCommand } from './hostile-commands';
import { stillClock } from '../../rigs/test-clock';

/** Every file, folder and link below a folder, with what a write would change. */
function snapshot(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .concat('')
    .map((name) => {
      const { mtimeMs, ctimeMs, size, mode } = lstatSync(path.join(folder, name));
      return [name, mtimeMs, ctimeMs, size, mode].join(' ');
    })
    .sort();
}

/** A workspace with secrets and links, beside a folder that is none of its business; and a record of all that is asked. */
function watchedWorkspace() {
  const outer = temporaryTree({
    'ws/src/a.ts': 'export const foo = 1;\n',
    'ws/README.md': '# Read me\n',
    'ws/.env': 'TOKEN=very-secret-value\n',
    'ws/id_rsa': 'very-secret-value\n',
    'ws/.git/config': '[core]\n',
    'outside/notes.txt': 'very-secret-value\n',
  });
  const root = path.join(outer, 'ws');
  symlinkSync('../outside', path.join(root, 'link'));
  symlinkSync('src', path.join(root, 'inner'));
  const opened: { asked: string; kind: NamedKind }[] = [];
  const git: GitRequest[] = [];
  const grep: GrepRequest[] = [];
  const real = nodeFiles(root);
  const note = <T>(asked: string, kind: NamedKind, work: Promise<T>) => {
    opened.push({ asked, kind });
    return work;
  };
  const files: FilePort = {
    readDirectory: (asked, most) => note(asked, 'folder', real.readDirectory(asked, most)),
    stat: (asked) => note(asked, 'folder', real.stat(asked)),
    readFile: (asked, most) => note(asked, 'file', real.readFile(asked, most)),
  };
  const reader = createReader([
    {
      name: 'app',
      files,
      exclude: [],
      git: {
        run: async (request) => {
          git.push(request);
          return { value: 'said by git\n' };
        },
        history: async () => ({ value: [] }),
        revision: async () => null,
      },
      grep: {
        grep: async (request) => {
          grep.push(request);
          return { value: [{ root: 'app', path: 'src/a.ts', line: 1, text: 'export const foo = 1;' }] };
        },
      },
    },
  ]);
  return { outer, reader, opened, git, grep };
}

describe('hostile commands', () => {
  it('write nothing, ask only git and the search, and open nothing outside or secret', async () => {
    const { outer, reader, opened, git, grep } = watchedWorkspace();
    const before = snapshot(outer);
    let accepted = 0;
    await fc.assert(
      fc.asyncProperty(hostileCommand, async (text) => {
        const parsed = parseCommand(text, { platform: 'posix', roots: ['app'] });
        if (!parsed.ok) return;
        accepted += 1;
        try {
          const { text: printed } = await runCommand(parsed.command, reader, AMPLE, never, stillClock);
          expect(printed).not.toMatch(/very-secret-value|\.env\b|id_rsa|outside/);
        } catch (error) {
          expect(error).toBeInstanceOf(AccessRefused);
        }
      }),
      { numRuns: 600 },
    );
    expect(accepted).toBeGreaterThan(40);
    expect(snapshot(outer)).toEqual(before);
    for (const { asked, kind } of opened) {
      expect(gatePath(asked)).toBe(asked);
      expect(isSecretPath(asked, kind)).toBe(false);
    }
    for (const { command, options, revisions, paths } of git) {
      expect(GIT_COMMANDS).toContain(command);
      for (const option of options) expect(option).toMatch(/^-/);
      for (const revision of revisions) expect(revision).not.toMatch(/^-/);
      for (const asked of paths) expect([gatePath(asked), isSecretPath(asked, 'unknown')]).toEqual([asked, false]);
    }
    for (const { paths, root } of grep) {
      expect(root).toBe('app');
      for (const asked of paths) expect(asked).toMatch(/^(?:src|src\/a\.ts|README\.md|inner)$/);
    }
  });

  it('are refused at a link that leads out, before anything is searched', async () => {
    const { reader, grep } = watchedWorkspace();
    for (const text of [
      'rg foo link',
      'cat link/notes.txt',
      'ls link',
      'find link',
      'grep -r foo link',
      'tree link',
      'wc link',
    ]) {
      const parsed = parseCommand(text, { platform: 'posix', roots: ['app'] });
      if (!parsed.ok) throw new Error(parsed.refusal);
      await expect(runCommand(parsed.command, reader, AMPLE, never, stillClock)).rejects.toBeInstanceOf(AccessRefused);
    }
    expect(grep).toEqual([]);
  });

  it('stop when nobody waits any more', async () => {
    const { reader } = watchedWorkspace();
    const cancel = new AbortController();
    cancel.abort();
    const parsed = parseCommand('cat README.md src/a.ts', { platform: 'posix', roots: ['app'] });
    if (!parsed.ok) throw new Error(parsed.refusal);
    await expect(runCommand(parsed.command, reader, AMPLE, cancel.signal, stillClock)).rejects.toThrow('cancelled');
  });
});

describe('large things', () => {
  it('are cut, and the result says so', async () => {
    const folder = temporaryTree({ 'long.txt': 'line\n'.repeat(5_000), 'wide.txt': 'x'.repeat(100_000) });
    mkdirSync(path.join(folder, 'many'));
    for (let i = 0; i < 600; i++) writeFileSync(path.join(folder, 'many', `f${i}`), '');
    const reader = createReader([{ name: 'app', files: nodeFiles(folder), exclude: [] }]);
    for (const text of ['cat long.txt', 'cat wide.txt', 'ls many', 'find .', 'tree', 'ls -R']) {
      const parsed = parseCommand(text, { platform: 'posix', roots: ['app'] });
      if (!parsed.ok) throw new Error(parsed.refusal);
      const { text: printed, capped } = await runCommand(parsed.command, reader, AMPLE, never, stillClock);
      expect(printed.length).toBeLessThan(10_500);
      if (text !== 'cat wide.txt') expect(capped).toMatch(/more lines are not shown/);
    }
  });
});
