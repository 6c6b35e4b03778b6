import { execFileSync } from 'node:child_process';
import { mkdirSync, realpathSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseCommand } from '../../../../src/agents/shell/parse-command';
import { runCommand } from '../../../../src/agents/shell/run-command';
import { diskRefusal } from '../../../bench/commands/disk-gate';
import { diskReader } from '../../../../src/extension/node/reading/disk-reader';
import { AMPLE } from '../../rigs/budgets';
import { temporaryTree } from '../../rigs/temporary-tree';
import { never } from '../../rigs/fixture-reader';
import { corpus } from './corpora';
import { stillClock } from '../../rigs/test-clock';

/** What makes the state of the disk that a class of cases is about, in the folder of the workspace. */
const SETUPS: Readonly<Record<string, (folder: string) => void>> = {
  'symlink-file': (folder) => symlinkSync('/etc/passwd', path.join(folder, 'lnk')),
  'symlink-dir': (folder) => symlinkSync('/etc', path.join(folder, 'etc')),
  'symlink-explicit-operand': (folder) => symlinkSync('/etc/passwd', path.join(folder, 'lnk')),
  'symlink-to-secret-inside': (folder) => {
    symlinkSync('.env', path.join(folder, 'notes.txt'));
    writeFileSync(path.join(folder, '.env'), 'K=1\n');
  },
  'lexical-vs-kernel': (folder) => {
    mkdirSync(path.join(folder, '../out/sub'), { recursive: true });
    writeFileSync(path.join(folder, '../out/x'), 'outside\n');
    symlinkSync('../out/sub', path.join(folder, 'd'));
  },
  'fifo-hang': (folder) => void execFileSync('mkfifo', [path.join(folder, 'p')]),
  'size-cap': (folder) => {
    writeFileSync(path.join(folder, 'big'), '');
    truncateSync(path.join(folder, 'big'), 500 * 1024 * 1024);
  },
  'prefix-collision': (folder) => {
    mkdirSync(`${folder}-evil`);
    writeFileSync(`${folder}-evil/x`, 'evil\n');
  },
  'symlink-inside': (folder) => symlinkSync('src/a.ts', path.join(folder, 'in.ts')),
  dangling: (folder) => symlinkSync('/nonexistent', path.join(folder, 'x')),
  'git-help-exec': () => undefined,
};

const cases = corpus('observer-files.json').flatMap((each) => {
  const name = each.class.split(' ')[0] ?? '';
  const setup = SETUPS[name];
  return setup === undefined ? [] : [{ ...each, name, setup }];
});

describe('the state of the disk', () => {
  it.each(cases)('$name: $cmd is to $verdict', async ({ name, setup, cmd, verdict }) => {
    const outer = temporaryTree({ 'app/src/a.ts': 'export const a = 1;\n' });
    const folder = realpathSync(path.join(outer, 'app'));
    setup(folder);
    const text = name === 'prefix-collision' ? cmd.replace('/w/app-evil', `${folder}-evil`) : cmd;
    const parsed = parseCommand(text, { platform: 'posix', roots: ['app'] });
    const reader = diskReader([{ name: 'app', path: folder }]);
    const outcome = parsed.ok
      ? await runCommand(parsed.command, reader, AMPLE, never, stillClock).then(
          ({ text: printed }) => ({ printed }),
          (error: unknown) => ({ refused: String(error) }),
        )
      : { refused: parsed.refusal };
    if (verdict === 'allow') expect(outcome).toEqual({ printed: 'export const a = 1;' });
    else expect(outcome).toHaveProperty('refused');
    if (!parsed.ok || verdict === 'deny-or-truncate') return;
    // The check of a corpus comes to the same, without reading anything.
    expect((await diskRefusal(parsed.command, folder)) === null).toBe(verdict === 'allow');
  });

  it('that belongs to git is refused where its settings name another working tree', async () => {
    const folder = temporaryTree({ 'a.txt': 'a\n' });
    execFileSync('git', ['init', '-q', folder]);
    const parsed = parseCommand('git diff', { platform: 'posix', roots: ['app'] });
    if (!parsed.ok) throw new Error(parsed.refusal);
    expect(await diskRefusal(parsed.command, folder)).toBeNull();
    execFileSync('git', ['-C', folder, 'config', 'core.worktree', '/etc']);
    expect(await diskRefusal(parsed.command, folder)).toMatch(/^refused: .*core\.worktree/);
  });
});
