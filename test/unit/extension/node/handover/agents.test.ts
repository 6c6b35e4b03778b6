import { chmod, mkdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { installedAgents } from '../../../../../src/extension/node/handover/agents';
import { buildPrompt, briefOf } from '../../../../../src/extension/node/handover/prompt';
import { SddFolder } from '../../../../../src/extension/node/sdd-folder/sdd-folder';
import { temporaryFolder } from '../../../rigs/temporary-folder';

async function program(folder: string, name: string, mode = 0o755): Promise<void> {
  await mkdir(folder, { recursive: true });
  // It would leave a trace if it were run.
  await writeFile(path.join(folder, name), `#!/bin/sh\ntouch "${folder}/was-run"\n`);
  await chmod(path.join(folder, name), mode);
}

const ids = async (folders: string[], roots: string[], platform?: NodeJS.Platform) =>
  (await installedAgents(folders.join(path.delimiter), roots, platform)).map(({ id, program: file }) => [id, file]);

describe('the coding agents that are installed here', () => {
  it('are found in the folders of the search path, each where it stands first', async () => {
    const base = await temporaryFolder();
    const [one, two] = [path.join(base, 'one'), path.join(base, 'two')];
    await program(one, 'codex');
    await program(two, 'codex');
    await program(two, 'claude');
    await program(two, 'copilot', 0o644);
    expect(await ids([one, two, 'relative', ''], [])).toEqual([
      ['claude', path.join(two, 'claude')],
      ['codex', path.join(one, 'codex')],
    ]);
  });

  it('are none that a workspace has planted, also not behind a link', async () => {
    const base = await temporaryFolder();
    const [workspace, bin] = [path.join(base, 'workspace'), path.join(base, 'bin')];
    await program(path.join(workspace, 'bin'), 'claude');
    await mkdir(bin);
    await symlink(path.join(workspace, 'bin', 'claude'), path.join(bin, 'claude'));
    expect(await ids([path.join(workspace, 'bin'), bin], [workspace])).toEqual([]);
  });

  it('have the endings of Windows there', async () => {
    const base = await temporaryFolder();
    await program(base, 'claude.cmd');
    await program(base, 'codex');
    expect(await ids([base], [], 'win32')).toEqual([['claude', path.join(base, 'claude.cmd')]]);
  });
});

describe('what they are handed', () => {
  it('is the brief where there is one, else the specification', async () => {
    const base = await temporaryFolder();
    const folder = new SddFolder(base);
    const spec = '.sdd/specs/2026-02-03-x/spec.md';
    await folder.write(['specs', '2026-02-03-x', 'spec.md'], '# Spec');
    expect(await briefOf(folder, spec)).toMatchObject({ path: spec, text: '# Spec' });
    await folder.write(['specs', '2026-02-03-x', 'brief.md'], '# Brief');
    expect(await briefOf(folder, spec)).toMatchObject({ path: '.sdd/specs/2026-02-03-x/brief.md', text: '# Brief' });
  });

  it.each(['.sdd/../../etc/passwd', '/etc/passwd', '.sdd/sessions/x/spec.md', 'spec.md'])(
    'is nothing else: %s',
    async (shown) => {
      const folder = new SddFolder(await temporaryFolder());
      await expect(briefOf(folder, shown)).rejects.toThrow('names no specification');
    },
  );

  it('says what to build, how to ask, and how to name tests, on one line', () => {
    const prompt = buildPrompt('.sdd/specs/x/brief.md');
    for (const word of ['.sdd/specs/x/brief.md', 'brainstorm tool', 'AC-001', 'in each test'])
      expect(prompt).toContain(word);
    expect(prompt).not.toMatch(/[\n"%!^]/);
  });
});
