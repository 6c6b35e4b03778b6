import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { diskReader } from '../../../src/extension/node/reading/disk-reader';
import { AMPLE } from '../rigs/budgets';
import { temporaryTree } from '../rigs/temporary-tree';

/** Makes a folder a link to another one and back again, over and over, in a process of its own. */
const SWAPPER = `
const fs = require('node:fs');
const [folder, outside] = process.argv.slice(1);
const quiet = (work) => { try { work(); } catch {} };
const wait = (ms) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
process.stdout.write('.');
for (const end = Date.now() + 60_000; Date.now() < end;) {
  quiet(() => fs.renameSync(folder, folder + '.real'));
  quiet(() => fs.symlinkSync(outside, folder));
  wait(2);
  quiet(() => fs.unlinkSync(folder));
  quiet(() => fs.renameSync(folder + '.real', folder));
  wait(20);
}`;

describe('a folder that becomes a link out of the workspace while it is read', () => {
  it.runIf(process.platform === 'linux')('shows nothing of what lies there', async () => {
    const files = (text: string) => Object.fromEntries(Array.from({ length: 800 }, (_, i) => [`src/f${i}.ts`, text]));
    const [inside, outside] = [temporaryTree(files('their side')), temporaryTree(files('private side'))];
    const swapper = spawn(process.execPath, ['-e', SWAPPER, ...[inside, outside].map((one) => path.join(one, 'src'))]);
    try {
      await once(swapper.stdout, 'data');
      const reader = diskReader([{ name: 'app', path: inside }]);
      const told: string[] = [];
      for (let i = 0; i < 800; i++) {
        const read = await reader.read('app', `src/f${i}.ts`).catch(() => null);
        if (read !== null) told.push(read.value.text);
      }
      for (let i = 0; i < 10; i++) told.push(JSON.stringify((await reader.search(['side'], AMPLE)).value));
      expect(told.join('\n')).toContain('their side');
      expect(told.join('\n')).not.toContain('private');
    } finally {
      swapper.kill('SIGKILL');
    }
  });
});
