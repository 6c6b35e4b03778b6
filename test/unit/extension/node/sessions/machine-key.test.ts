import { chmod, mkdir, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stateFolder } from '../../../../../src/extension/node/sessions/machine-key';
import { temporaryFolder } from '../../../rigs/temporary-folder';

/** Another process, as far as the key is concerned. */
async function inNewProcess() {
  vi.resetModules();
  const { machineKey } = await import('../../../../../src/extension/node/sessions/machine-key');
  return machineKey;
}

const ON_LINUX = process.platform === 'linux';
const WORKSPACE = '/work/shop';

describe.runIf(ON_LINUX)('the key of this computer', () => {
  let state: string;
  let file: string;
  beforeEach(async () => {
    state = await temporaryFolder();
    file = path.join(state, 'sdd-brainstorm', 'session-key');
    vi.stubEnv('XDG_STATE_HOME', state);
  });
  afterEach(() => void vi.unstubAllEnvs());

  it('is made once, for its user alone, and is the same in every process', async () => {
    const processes = await Promise.all([inNewProcess(), inNewProcess(), inNewProcess()]);
    const keys = await Promise.all(processes.map((machineKey) => machineKey(WORKSPACE)));
    const again = await (await inNewProcess())(WORKSPACE);
    for (const key of keys) expect(key).toEqual(again);
    expect(again).toEqual({ key: await readFile(file), problem: null });
    expect(again.key).toHaveLength(32);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await stat(path.dirname(file))).mode & 0o777).toBe(0o700);
    expect(await readdir(path.dirname(file))).toEqual(['session-key']);
  });

  const planted = Buffer.alloc(32, 1);
  it.each<[string, RegExp, (folder: string) => Promise<unknown>]>([
    ['others can read it', /other users/, () => writeFile(file, planted, { mode: 0o644 })],
    ['it is a link', /ELOOP/, async (folder) => symlink(await outside(), path.join(folder, 'session-key'))],
    ['it is a folder', /no regular file/, () => mkdir(file)],
    ['it is empty', /has 0 bytes/, () => writeFile(file, '', { mode: 0o600 })],
    ['others can write its folder', /other users/, (folder) => chmod(folder, 0o777)],
    [
      'its folder is a link',
      /its folder is no folder/,
      async (folder) => {
        await rm(folder, { recursive: true });
        await symlink(path.dirname(await outside()), folder);
      },
    ],
  ])('is one of the process alone where %s, which is said', async (_, why, prepare) => {
    await mkdir(path.dirname(file), { mode: 0o700 });
    await prepare(path.dirname(file));
    const machineKey = await inNewProcess();
    const { key, problem } = await machineKey(WORKSPACE);
    expect(problem).toMatch(why);
    expect(problem).toContain('will have to be adopted');
    expect(key.equals(planted)).toBe(false);
    expect((await machineKey('/work/another')).key).toEqual(key);
    expect((await (await inNewProcess())(WORKSPACE)).key).not.toEqual(key);
  });

  async function outside(): Promise<string> {
    const elsewhere = path.join(await temporaryFolder(), 'session-key');
    await writeFile(elsewhere, planted, { mode: 0o600 });
    return elsewhere;
  }

  it('is never taken from the workspace, where the environment says so', async () => {
    const home = await temporaryFolder();
    const folderFor = (named: string | undefined, workspace: string) =>
      stateFolder(workspace, { env: { XDG_STATE_HOME: named }, platform: 'linux', home });
    const usual = path.join(home, '.local', 'state', 'sdd-brainstorm');
    const workspace = await temporaryFolder();
    const other = await temporaryFolder();
    const disguised = path.join(other, 'link');
    await symlink(workspace, disguised);
    expect(await folderFor(other, workspace)).toBe(path.join(other, 'sdd-brainstorm'));
    expect(await folderFor(`${workspace}-beside`, workspace)).toBe(`${workspace}-beside/sdd-brainstorm`);
    for (const named of [undefined, '', 'state', workspace, path.join(workspace, 'a/b'), path.join(disguised, 'state')])
      expect(await folderFor(named, workspace)).toBe(usual);
    // A workspace that holds the user's home does not change where the user's things are.
    expect(await folderFor(undefined, home)).toBe(usual);
  });
});

describe('the state folder', () => {
  it('is the user’s own on every system', async () => {
    const folderOn = (platform: NodeJS.Platform, env: NodeJS.ProcessEnv = {}) =>
      stateFolder(WORKSPACE, { env, platform, home: '/home/me' });
    expect(await folderOn('linux')).toBe('/home/me/.local/state/sdd-brainstorm');
    expect(await folderOn('darwin', { XDG_STATE_HOME: '/x' })).toBe(
      '/home/me/Library/Application Support/sdd-brainstorm',
    );
    expect(await folderOn('win32', { LOCALAPPDATA: '/local' })).toBe('/local/sdd-brainstorm');
    expect(await folderOn('win32')).toBe('/home/me/AppData/Local/sdd-brainstorm');
  });
});
