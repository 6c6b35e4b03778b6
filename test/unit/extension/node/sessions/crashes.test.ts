import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  FAULTS,
  FILE_READS,
  FILE_WRITES,
  interview,
  newWorkspace,
  READS,
  seeded,
  tryFault,
  tryTwo,
  whatDisagrees,
  WRITES,
} from '../../../../bench/crashes/campaign';

const ROOT = path.resolve(import.meta.dirname, '../../../../..');
const STORE = ['sdd-folder', 'sessions'].map((room) => path.join(ROOT, 'src/extension/node', room));
const TOOLS = {
  headless: path.join(ROOT, 'dist/alone/headless.mjs'),
  faults: path.join(ROOT, 'test/bench/crashes/faults.mjs'),
};
/** All of them are for `npm run bench:crashes`. */
const SAMPLES_PER_FAULT = 2;
const SEED = 20_260_115;

/** Whole interviews in processes of their own. */
const INTERVIEWS_MS = 240_000;

const sources = STORE.flatMap((room) => readdirSync(room).map((file) => readFileSync(path.join(room, file), 'utf8')));

describe('the places where something is written', () => {
  it('are all known to the campaign: whatever the store takes from node:fs is a write that can be broken, or a read', () => {
    const taken = sources.flatMap((text) =>
      [...text.matchAll(/import \{([^}]*)\} from 'node:fs(?:\/promises)?'/g)].flatMap(([, names = '']) =>
        names.split(',').map((name) => name.trim()),
      ),
    );
    const functions = new Set(taken.filter((name) => name !== '' && !name.startsWith('type ')));
    expect([...functions].filter((name) => !WRITES.includes(name) && !READS.includes(name))).toEqual([]);
    expect(sources.some((text) => /import \* as (?!z from 'zod')|require\(|import\(['"]node:fs/.test(text))).toBe(
      false,
    );
  });

  it('are all known for open files too', () => {
    const methods = sources.flatMap((text) =>
      [...text.matchAll(/\b(?:handle|file)\??\.(\w+)\(/g)].map(([, name = '']) => name),
    );
    expect(methods.filter((name) => !FILE_WRITES.includes(name) && !FILE_READS.includes(name))).toEqual([]);
  });
});

describe('a process that dies, or a call that fails, at a write', () => {
  let writes = 0;

  beforeAll(async () => {
    for (const bundle of ['dist/headless.mjs', 'dist/scan-worker.cjs'])
      execFileSync(process.execPath, ['esbuild.mjs', '--only', bundle, '--into', 'dist/alone'], {
        cwd: ROOT,
        stdio: 'ignore',
      });
    const folder = await newWorkspace();
    const whole = await interview(TOOLS, folder);
    const [id = ''] = readdirSync(path.join(folder, '.sdd/sessions'));
    expect(await whatDisagrees(folder, id, [whole])).toEqual([]);
    writes = whole.writes ?? 0;
    await rm(folder, { recursive: true });
  }, INTERVIEWS_MS);

  it.each(FAULTS)(
    'loses nothing that was printed as kept, leaves nothing half-written, and can be gone on with (%s)',
    async (fault) => {
      // The slower the disk, the more is written together.
      expect(writes).toBeGreaterThan(30);
      const random = seeded(SEED + FAULTS.indexOf(fault));
      for (let sample = 0; sample < SAMPLES_PER_FAULT; sample++) {
        const at = 1 + Math.floor(random() * writes);
        expect(await tryFault(TOOLS, fault, at), `${fault} at write ${at} of ${writes}`).toEqual([]);
      }
    },
    INTERVIEWS_MS,
  );

  it(
    'leaves journal and specification of one mind where two processes go on with one session',
    async () => {
      expect(await tryTwo(TOOLS)).toEqual([]);
    },
    INTERVIEWS_MS,
  );
});
