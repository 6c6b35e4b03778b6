import { spawnSync } from 'node:child_process';
import { mkdir, readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { SddFolder } from '../../../../../src/extension/node/sdd-folder/sdd-folder';
import { goesOnIn, SessionLease, SILENT_MS } from '../../../../../src/extension/node/sessions/session-lease';
import { temporaryFolder } from '../../../rigs/temporary-folder';

async function newPlace() {
  const base = await temporaryFolder();
  const folder = new SddFolder(base);
  const file = path.join(base, '.sdd/sessions/s1/lease.json');
  const made: SessionLease[] = [];
  const lease = () => {
    const one = new SessionLease(folder, 's1', 'window');
    made.push(one);
    return one;
  };
  const release = () => made.forEach((one) => one.release());
  return { file, lease, release };
}

/** The number of a process that is no more. */
function deadProcess(): number {
  return spawnSync(process.execPath, ['--version']).pid;
}

describe('the right to go on with a session', () => {
  it('is had by one only, who is named to the others', async () => {
    const { lease, release } = await newPlace();
    const [first, second] = [lease(), lease()];
    expect(await first.acquire()).toEqual({ held: true });
    expect(await second.acquire()).toMatchObject({
      held: false,
      holder: { seat: 'window', process: process.pid },
    });
    expect(await second.otherHolder()).toMatchObject({ process: process.pid });
    expect(await first.otherHolder()).toBeNull();
    await expect(second.assertHeld()).rejects.toThrow(`goes on in another window (process ${process.pid})`);
    release();
  });

  it('is free once it was given back', async () => {
    const { lease, release } = await newPlace();
    const first = lease();
    await first.acquire();
    first.release();
    expect(await lease().acquire()).toEqual({ held: true });
    release();
  });

  it('is free once the process that had it is gone', async () => {
    const { file, lease, release } = await newPlace();
    await lease().acquire();
    const held = JSON.parse(await readFile(file, 'utf8')) as object;
    await writeFile(file, JSON.stringify({ ...held, process: deadProcess() }));
    expect(await lease().acquire()).toEqual({ held: true });
    release();
  });

  it('is free once its holder was silent for too long, and is not while it gives signs of life', async () => {
    const { file, lease, release } = await newPlace();
    await lease().acquire();
    const held = JSON.parse(await readFile(file, 'utf8')) as object;
    const elsewhere = { ...held, token: 'theirs', machine: 'another-computer', process: 1 };
    await writeFile(file, JSON.stringify(elsewhere));
    expect(await lease().acquire()).toMatchObject({ held: false });
    const silent = new Date(Date.now() - SILENT_MS - 1_000);
    await utimes(file, silent, silent);
    expect(await lease().acquire()).toEqual({ held: true });
    release();
  });

  it.each<[string, (file: string, outside: string) => unknown]>([
    ['a pipe', (file) => spawnSync('mkfifo', [file])],
    ['a link', (file, outside) => symlink(outside, file)],
    ['a folder', (file) => mkdir(path.join(file, 'in it'), { recursive: true })],
  ])('is free where %s stands in its place, which gives way to it', async (_, plant) => {
    const { file, lease, release } = await newPlace();
    const outside = path.join(await temporaryFolder(), 'outside');
    await writeFile(outside, 'theirs');
    await mkdir(path.dirname(file), { recursive: true });
    await plant(file, outside);
    const [first, second] = [lease(), lease()];
    expect(await first.otherHolder()).toBeNull();
    expect(await first.acquire()).toEqual({ held: true });
    await first.assertHeld();
    expect(await second.acquire()).toMatchObject({ held: false, holder: { process: process.pid } });
    expect(await readFile(outside, 'utf8')).toBe('theirs');
    release();
  });

  it('is lost at once, and known to be, when somebody takes it by force', async () => {
    const { lease, release } = await newPlace();
    const [first, second] = [lease(), lease()];
    await first.acquire();
    const told = vi.fn();
    first.onLost(told);
    expect(await second.acquire({ force: true })).toEqual({ held: true });
    await vi.waitFor(
      () => expect(told).toHaveBeenCalledWith(expect.objectContaining({ process: process.pid })),
      60_000,
    );
    await expect(first.assertHeld()).rejects.toThrow('goes on in another window');
    release();
  });

  it('leaves the lease of another alone when it is given back after it was lost', async () => {
    const { file, lease, release } = await newPlace();
    const [first, second] = [lease(), lease()];
    await first.acquire();
    await second.acquire({ force: true });
    await expect(first.assertHeld()).rejects.toThrow();
    first.release();
    expect(await readFile(file, 'utf8')).toContain(`"process":${process.pid}`);
    release();
  });

  it('is kept where only its file went away', async () => {
    const { file, lease, release } = await newPlace();
    const first = lease();
    await first.acquire();
    await rm(file);
    await first.assertHeld();
    expect(await lease().acquire()).toMatchObject({ held: false });
    release();
  });

  it.each(['', '{', '[]', '{"v":9}', 'null'])('is free where its file says nothing (%j)', async (text) => {
    const { file, lease, release } = await newPlace();
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
    expect(await lease().acquire()).toEqual({ held: true });
    release();
  });

  it('says where the session runs, also on another computer', () => {
    const holder = { seat: 'command line', process: 7, machine: 'build-box pid:[1]', since: '' } as const;
    expect(goesOnIn(holder)).toBe('This session goes on in a run on the command line on build-box (process 7).');
    expect(goesOnIn(null)).toBe('This session goes on in another window or run.');
  });
});
