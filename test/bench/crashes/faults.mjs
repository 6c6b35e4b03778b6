/**
 * Loaded before the headless run (`node --import`): kills the process, or lets the call fail, at one chosen write below
 * `.sdd/`. `BRAINSTORM_FAULT` says which: `{"at": 7, "how": "kill_before", "count": FILE, "writes": …, "fileWrites": …}` (see `campaign.ts`); with `at` 0 the writes are only
 * counted. Their number, and what the one that failed was done to, go to the file `count` when the process ends, as JSON.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';

const given = process.env.BRAINSTORM_FAULT;
if (given !== undefined) await install(JSON.parse(given));

/** @param {import('./campaign').Plan} plan */
async function install({ at, how, count, writes, fileWrites }) {
  let done = 0;
  let broken = '';
  const exact = { ...fs.promises };
  const ours = new WeakSet();
  process.on('exit', () => fs.writeFileSync(count, JSON.stringify({ writes: done, broken })));

  /** What happens at the chosen write; the first throws in place of the work. */
  const before = (target = '') => {
    done += 1;
    if (done !== at) return false;
    broken = String(target);
    if (how === 'kill_before') process.kill(process.pid, 'SIGKILL');
    if (how === 'fail_before') throw failure();
    return true;
  };
  const after = () => {
    if (how === 'kill_after') process.kill(process.pid, 'SIGKILL');
    if (how === 'fail_after') throw failure();
  };

  for (const name of writes.filter((one) => !one.endsWith('Sync'))) {
    fs.promises[name] = async (...args) => {
      const changes = isBelowSdd(args[0]) && (name !== 'open' || opensForWriting(args[1]));
      const chosen = changes && before(args[0]);
      const result = await exact[name](...args);
      if (name === 'open' && changes) ours.add(result);
      if (chosen) after();
      return result;
    };
  }
  for (const name of writes.filter((one) => one.endsWith('Sync'))) {
    const work = fs[name];
    fs[name] = (...args) => {
      const chosen = isBelowSdd(args[0]) && before(args[0]);
      const result = work(...args);
      if (chosen) after();
      return result;
    };
  }
  const handle = await exact.open(process.execPath, 'r');
  const file = Object.getPrototypeOf(handle);
  await handle.close();
  for (const name of fileWrites) {
    const work = file[name];
    file[name] = async function (...args) {
      const chosen = ours.has(this) && before();
      const result = await work.apply(this, args);
      if (chosen) after();
      return result;
    };
  }
  syncBuiltinESMExports();
}

function isBelowSdd(target) {
  if (typeof target !== 'string') return false;
  // A folder that is held open is named by its number.
  const [held = ''] = /^\/proc\/self\/fd\/\d+(?=\/)/.exec(target) ?? [];
  const real = held === '' ? target : fs.readlinkSync(held) + target.slice(held.length);
  return real.split(path.sep).includes('.sdd');
}

function opensForWriting(flags) {
  return typeof flags === 'number'
    ? (flags & (fs.constants.O_WRONLY | fs.constants.O_RDWR)) !== 0
    : /[wa+]/.test(flags ?? 'r');
}

function failure() {
  return Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
}
