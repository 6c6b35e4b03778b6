import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import {
  type FileEntry,
  AccessRefused,
  type SearchProgress,
} from '../../../../../src/agents/workspace/workspace-reader';
import type { FileList, ScanPart } from '../../../../../src/extension/node/scan/messages';
import { ScanThread } from '../../../../../src/extension/node/scan/scan-thread';
import { filesOf } from '../../../../../src/extension/node/scan/unpack-files';
import { scanWorkerFile } from '../../../../../src/extension/node/scan/worker-file';
import { AMPLE } from '../../../rigs/budgets';
import { temporaryTree } from '../../../rigs/temporary-tree';

const SCRIPT = scanWorkerFile() ?? 'the script has not been built';

function threadOf(script: string): ScanThread {
  const thread = new ScanThread(script);
  onTestFinished(() => thread.end());
  return thread;
}

/** A thread with a script of its own. */
function threadDoing(source: string): ScanThread {
  const folder = temporaryTree();
  writeFileSync(path.join(folder, 'worker.cjs'), `const { parentPort } = require('node:worker_threads');\n${source}`);
  return threadOf(path.join(folder, 'worker.cjs'));
}

function rootsAt(folder: string) {
  return [{ name: 'app', folder, exclude: [] }];
}

async function walked(thread: ScanThread, folder: string): Promise<FileEntry[]> {
  const files: FileEntry[] = [];
  const onPart = (part: ScanPart) => void files.push(...filesOf(part as FileList));
  await thread.call({ roots: rootsAt(folder), limits: AMPLE, request: { kind: 'walk' }, onPart });
  return files;
}

async function refusal(work: Promise<unknown>): Promise<string> {
  const outcome = await work.then(
    () => 'no refusal',
    (error: unknown) => error,
  );
  expect(outcome).toBeInstanceOf(AccessRefused);
  return (outcome as AccessRefused).message;
}

/** Answers every walk with nothing. */
const ANSWERING = `parentPort.on('message', ({ kind, call }) => {
  if (kind === 'call') parentPort.postMessage({ kind: 'end', id: call.id, outcome: { kind: 'done', result: null } });
});`;

describe('the thread', () => {
  it('answers one call after the other', async () => {
    const thread = threadOf(SCRIPT);
    const folder = temporaryTree({ 'a.ts': '', 'b/c.ts': '' });
    const all = await Promise.all([walked(thread, folder), walked(thread, folder), walked(thread, folder)]);
    for (const files of all) expect(files.map((file) => file.path)).toEqual(['a.ts', 'b/c.ts']);
  });

  it('remembers the tree for the next call, and begins anew after its end', async () => {
    const thread = threadOf(SCRIPT);
    const folder = temporaryTree({ 'a.ts': '' });
    await thread.call({ roots: rootsAt(folder), limits: AMPLE, request: { kind: 'warm' } });
    writeFileSync(path.join(folder, 'b.ts'), '');
    expect(await walked(thread, folder)).toHaveLength(1);
    await thread.end();
    expect(await walked(thread, folder)).toHaveLength(2);
  });

  it('hands on refusals', async () => {
    const thread = threadOf(SCRIPT);
    const glob = '*a'.repeat(30);
    const call = { roots: rootsAt(temporaryTree()), limits: AMPLE, request: { kind: 'find' as const, glob } };
    expect(await refusal(thread.call(call))).toContain('use a simpler one');
  });

  it('gives what it does ahead of time up for a call, which goes on from there', async () => {
    const thread = threadOf(SCRIPT);
    const folder = temporaryTree({ 'a.ts': '', 'b/c.ts': '' });
    const ahead = thread.call({ roots: rootsAt(folder), limits: AMPLE, request: { kind: 'warm' } });
    expect(await walked(thread, folder)).toHaveLength(2);
    await ahead;
  });
});

describe('a thread that dies', () => {
  it('fails its call, and is started anew by the next one', async () => {
    const folder = temporaryTree({ 'a.ts': '' });
    const marker = path.join(folder, 'died');
    const thread = threadDoing(
      `const fs = require('node:fs');
       if (!fs.existsSync(${JSON.stringify(marker)})) {
         parentPort.on('message', () => { fs.writeFileSync(${JSON.stringify(marker)}, ''); throw new Error('out of luck'); });
       } else { ${ANSWERING} }`,
    );
    expect(await refusal(walked(thread, folder))).toMatch(/broke off.*out of luck/);
    expect(await walked(thread, folder)).toEqual([]);
  });

  it('takes no call with it that was still waiting', async () => {
    const folder = temporaryTree();
    const marker = path.join(folder, 'died');
    const thread = threadDoing(
      `const fs = require('node:fs');
       if (!fs.existsSync(${JSON.stringify(marker)})) {
         parentPort.on('message', () => { fs.writeFileSync(${JSON.stringify(marker)}, ''); process.exit(3); });
       } else { ${ANSWERING} }`,
    );
    const [first, second] = await Promise.allSettled([walked(thread, folder), walked(thread, folder)]);
    expect(first.status).toBe('rejected');
    expect(second).toEqual({ status: 'fulfilled', value: [] });
  });

  it('has a script that is not there', async () => {
    const thread = threadOf(path.join(temporaryTree(), 'missing.cjs'));
    expect(await refusal(walked(thread, temporaryTree()))).toContain('broke off');
  });
});

/** Beginning of a script that shows signs of life, as whoever asks whether a call was cancelled does. */
const LIVING = `const sign = ({ flags }) => Atomics.add(new Int32Array(flags), 2, 1);
  const done = ({ id }, capped) =>
    parentPort.postMessage({ kind: 'end', id, outcome: { kind: 'done', result: null, capped } });`;

/** Holds this thread up, as a busy machine does. */
function holdUp(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}

describe('a thread that lives', () => {
  const call = { roots: [], limits: { ...AMPLE, deadlineMs: 1 }, request: { kind: 'walk' as const } };

  it('is waited for after the deadline, as long as it shows so', async () => {
    const thread = threadDoing(
      `${LIVING} parentPort.on('message', ({ call }) => {
        const working = setInterval(() => sign(call), 20);
        setTimeout(() => { clearInterval(working); done(call, 'stopped after 0.001 s'); }, 1_500);
      });`,
    );
    expect(await thread.call(call)).toMatchObject({ capped: 'stopped after 0.001 s' });
  });

  it('may take long to start', async () => {
    const thread = threadDoing(
      `${LIVING} Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1_500);
      parentPort.on('message', ({ call }) => done(call, 'nothing seen'));`,
    );
    expect(await thread.call(call)).toMatchObject({ capped: 'nothing seen' });
  });

  it('has answered in time where it is this thread that was held up', async () => {
    const thread = threadOf(SCRIPT);
    const folder = temporaryTree({ 'a.ts': '' });
    await walked(thread, folder);
    const answer = thread.call({ ...call, roots: rootsAt(folder) });
    holdUp(1_300);
    expect(await answer).toMatchObject({ kind: 'done' });
  });

  it('is not ended with a call that was cancelled, and serves the next one', async () => {
    const told = path.join(temporaryTree(), 'told');
    const thread = threadDoing(
      `${LIVING} const fs = require('node:fs');
      let calls = 0;
      parentPort.on('message', ({ call }) => {
        const word = 'call ' + ++calls;
        const working = setInterval(() => {
          sign(call);
          if (fs.existsSync(${JSON.stringify(told)})) { clearInterval(working); done(call, word); }
        }, 20);
      });`,
    );
    const cancel = new AbortController();
    const first = refusal(thread.call({ ...call, signal: cancel.signal }));
    setTimeout(() => cancel.abort(), 20);
    expect(await first).toBe('The look was cancelled.');
    const second = thread.call(call);
    writeFileSync(told, 'end what you have');
    expect(await second).toMatchObject({ capped: 'call 2' });
  });

  it('tells how far a ranking is', async () => {
    const thread = threadDoing(
      `${LIVING} parentPort.on('message', ({ call }) => {
        const flags = new Int32Array(call.flags);
        flags[3] = 40;
        flags[4] = 7;
        const working = setInterval(() => {
          sign(call);
          if (flags[0] === 1) { clearInterval(working); done(call); }
        }, 20);
      });`,
    );
    const enough = new AbortController();
    const told: SearchProgress[] = [];
    const onProgress = (progress: SearchProgress) => {
      told.push(progress);
      if (progress.files > 0) enough.abort();
    };
    await thread.call({ ...call, signal: enough.signal, onProgress }).catch(() => undefined);
    expect(told.at(-1)).toEqual({ files: 40, searched: 7 });
  });
});

describe('a thread that does not answer', () => {
  const BUSY = `${LIVING} parentPort.on('message', ({ call }) => { sign(call); for (;;); });`;

  it('is left behind when its call is cancelled', async () => {
    const thread = threadDoing(BUSY);
    const cancel = new AbortController();
    const call = { roots: [], limits: AMPLE, request: { kind: 'walk' as const }, signal: cancel.signal };
    const running = refusal(thread.call(call));
    const waiting = refusal(thread.call(call));
    setTimeout(() => cancel.abort(), 20);
    expect(await running).toBe('The look was cancelled.');
    expect(await waiting).toBe('The look was cancelled.');
  });

  it('is left behind after the deadline', async () => {
    const thread = threadDoing(BUSY);
    const call = { roots: [], limits: { ...AMPLE, deadlineMs: 1 }, request: { kind: 'walk' as const } };
    expect(await refusal(thread.call(call))).toContain('did not answer');
  });
});

describe('a cancelled call', () => {
  it('ends with what there is, and the thread goes on to serve', async () => {
    const thread = threadOf(SCRIPT);
    const folder = temporaryTree({ 'a.ts': '' });
    const call = { roots: rootsAt(folder), limits: AMPLE, request: { kind: 'walk' as const } };
    const { capped } = await thread.call({ ...call, signal: AbortSignal.abort() });
    expect(capped).toContain('cancelled');
    expect(await walked(thread, folder)).toHaveLength(1);
  });
});
