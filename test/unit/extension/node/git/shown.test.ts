import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { GitRequest } from '../../../../../src/agents/workspace/git-request';
import { AccessRefused } from '../../../../../src/agents/workspace/workspace-reader';
import { createGit } from '../../../../../src/extension/node/git/create-git';
import { redactLines } from '../../../../../src/extension/node/git/redact-lines';
import { AMPLE } from '../../../rigs/budgets';
import { ask, commit, git, repository } from './repositories';

function withFile(name: string, ...versions: string[]): string {
  const folder = repository();
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  for (const [i, text] of versions.entries()) {
    writeFileSync(path.join(folder, name), text);
    commit(folder, `version ${i + 1}`);
  }
  return folder;
}

describe('what a person excluded', () => {
  const EXCLUDE = ['private', '**/*.draft'];

  it('is shown neither as a file of the past nor in patches nor line by line', async () => {
    const folder = withFile('private/plan.md', 'PLAN one\n', 'PLAN one\nPLAN two\n');
    const own = createGit(folder, { exclude: EXCLUDE });
    const asked: GitRequest[] = [
      ask('show', [], { blobs: [{ revision: 'HEAD', path: 'private/plan.md' }] }),
      ask('show', [], { blobs: [{ revision: 'HEAD', path: 'private' }] }),
      ask('blame', [], { paths: ['private/plan.md'] }),
      ask('diff', [], { revisions: ['HEAD~1'], paths: ['private'] }),
      ask('log', ['-L1,1:private/plan.md']),
    ];
    for (const request of asked) await expect(own.run(request, AMPLE)).rejects.toThrow(/is excluded by the settings/);
    for (const request of [ask('show'), ask('log', ['--patch']), ask('diff', [], { revisions: ['HEAD~1'] })]) {
      const { value, capped } = await own.run(request, AMPLE);
      expect(value).not.toContain('PLAN');
      expect(capped).toContain('left out');
      expect((await createGit(folder).run(request, AMPLE)).value).toContain('PLAN');
    }
  });

  it('goes for the sessions of this extension without being asked', async () => {
    const folder = withFile('.sdd/sessions/one.jsonl', '{"x":1}\n');
    const request = ask('show', [], { blobs: [{ revision: 'HEAD', path: '.sdd/sessions/one.jsonl' }] });
    await expect(createGit(folder).run(request, AMPLE)).rejects.toBeInstanceOf(AccessRefused);
    expect((await createGit(folder).run(ask('show'), AMPLE)).value).not.toContain('{"x":1}');
  });
});

describe('words that are names of secrets', () => {
  it('hide files in what git shows, and no folders of source', async () => {
    const folder = repository({
      'src/token/parse.ts': 'PARSE\n',
      'ops/token': 'HIDDEN\n',
      'ops/credentials': 'HIDDEN\n',
    });
    rmSync(path.join(folder, 'ops/credentials'));
    const own = createGit(folder);
    const log = await own.run(ask('log', ['--patch'], { paths: ['src/token'] }), AMPLE);
    expect(log.value).toContain('+PARSE');
    expect((await own.run(ask('log', ['--patch']), AMPLE)).value).not.toContain('HIDDEN');
    expect((await own.run(ask('ls-files'), AMPLE)).value).not.toContain('ops/');
    for (const asked of ['ops/token', 'ops/credentials']) {
      const blame = own.run(ask('blame', [], { revisions: ['HEAD'], paths: [asked] }), AMPLE);
      await expect(blame).rejects.toThrow(/is a secret by its name/);
    }
  });
});

describe('names that hold secrets', () => {
  it('are left out of what git lists, and that is said', async () => {
    const folder = repository({ 'src/password=hunter2hunter2': 'one\n' });
    writeFileSync(path.join(folder, 'src/password=hunter2hunter2'), 'two\n');
    writeFileSync(path.join(folder, 'api_key=Xy12345678.txt'), 'two\n');
    const requests = [ask('status'), ask('ls-files'), ask('log', ['--name-only']), ask('log', ['--stat']), ask('diff')];
    for (const request of requests) {
      const { value, capped } = await createGit(folder).run(request, AMPLE);
      expect(value).not.toMatch(/hunter2|Xy12345678/);
      expect(capped).toContain('left out');
    }
  });
});

describe('secrets in what git prints', () => {
  const VALUE = 'hunter22xyz';

  it('are taken out whatever marks stand in front of their lines', async () => {
    const folder = withFile('conf.txt', `DB_PASSWORD=${VALUE}\n`, `DB_PASSWORD=${VALUE}7\nB=2\n`);
    const asked = [
      ask('show'),
      ask('log', ['--patch', '--unified=0']),
      ask('blame', [], { paths: ['conf.txt'] }),
      ask('blame', ['-s'], { paths: ['conf.txt'] }),
      ask('blame', ['-c'], { paths: ['conf.txt'] }),
      ask('blame', ['--porcelain'], { paths: ['conf.txt'] }),
    ];
    for (const request of asked) {
      const { value } = await createGit(folder).run(request, AMPLE);
      expect(value).toContain('DB_PASSWORD=[redacted]');
      expect(value).not.toContain(VALUE);
    }
  });

  it('are taken out of keys that are seen in part', async () => {
    const body = 'MIIEvQIBADANBgkqhkiG9w0BAQEFAASCBKcwggSjAgEAAoIBAQC7VJTUt9Us8cKj';
    const lines = Array.from({ length: 12 }, (_, i) => body.slice(i) + body.slice(0, i));
    const changed = lines.map((line, i) => (i === 6 ? `A${line.slice(1)}` : line));
    const key = (inner: string[]) =>
      `about\n-----BEGIN PRIVATE KEY-----\n${inner.join('\n')}\n-----END PRIVATE KEY-----\n`;
    const folder = withFile('notes-key.txt', key(lines), key(changed));
    const asked = [
      ask('show', ['--unified=0']),
      ask('show', ['--unified=1']),
      ask('show', ['--unified=9']),
      ask('blame', ['-L8,10'], { paths: ['notes-key.txt'] }),
      ask('log', ['-L8,9:notes-key.txt']),
    ];
    for (const request of asked) {
      const { value } = await createGit(folder).run(request, AMPLE);
      expect(value).toContain('[redacted]');
      for (const line of [...lines, ...changed]) expect(value).not.toContain(line);
    }
  });

  it('are looked for without changing anything else', async () => {
    const text = [
      'commit 0afd54ea3e4ca438e15e459ecf485e455e08ab0d',
      '+++ b/a.ts',
      ' - item',
      `+${'0a1b'.repeat(16)}`,
      ' -----BEGIN PRIVATE KEY-----',
      ' ab',
      ' -----END PRIVATE KEY-----',
      '',
    ];
    const { redact } = await import('../../../../../src/agents/base/redact/redact');
    const shown = (await redactLines(text.join('\n'), 'show', redact)).split('\n');
    expect(shown).toEqual(text.map((line) => (line === ' ab' ? '[redacted]' : line)));
  });
});

describe('two versions of one file', () => {
  it('are compared by their revisions; two files are not', async () => {
    const folder = withFile('src/z.ts', 'one\n', 'two\n');
    const blobs = [
      { revision: 'HEAD~1', path: 'src/z.ts' },
      { revision: 'HEAD', path: 'src/z.ts' },
    ];
    const { value } = await createGit(folder).run(ask('diff', [], { blobs }), AMPLE);
    expect(value).toContain('-one\n+two\n');
    const others = [blobs[0]!, { revision: 'HEAD', path: 'src/a.txt' }];
    await expect(createGit(folder).run(ask('diff', [], { blobs: others }), AMPLE)).rejects.toThrow(/REV1 REV2 -- PATH/);
  });
});

describe('a list of revisions for blame that is a secret or lies in a home folder', () => {
  it('is not read', async () => {
    for (const named of ['.env', '~/x', '~root/x']) {
      const folder = withFile(named, 'TOKEN=hunter22\n');
      git(folder, 'config', 'blame.ignoreRevsFile', named);
      const asked = createGit(folder).run(ask('blame', [], { paths: ['src/a.txt'] }), AMPLE);
      await expect(asked).rejects.toThrow(/blame\.ignoreRevsFile names no file of the workspace/);
    }
  });
});

describe('options of which only the beginning is written', () => {
  it('are refused where git would take them for what is never allowed', async () => {
    const folder = repository();
    const asked = [
      ask('blame', ['--content=/etc/passwd'], { paths: ['src/a.txt'] }),
      ask('blame', ['--ignore-revs-f=/etc/passwd'], { paths: ['src/a.txt'] }),
      ask('ls-files', ['--others', '--exclude-fro=/etc/passwd']),
      ask('log', ['-pO/etc/passwd']),
      ask('rev-parse', ['--show-toplevel'], { revisions: ['HEAD'] }),
    ];
    for (const request of asked) await expect(createGit(folder).run(request, AMPLE)).rejects.toThrow(/git is not run/);
    const known = ask('ls-files', ['--others', '--exclude=*.log', '--exclude-standard']);
    await expect(createGit(folder).run(known, AMPLE)).resolves.toBeDefined();
  });
});
