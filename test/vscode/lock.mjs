/** A lock between processes, so that two installers never write the same folder. */
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Runs `work` while holding the lock `folder`, waiting for another holder first. A lock left behind by a process that
 * no longer lives is taken over.
 *
 * @template T
 * @param {string} folder the lock's path; its parent is created
 * @param {() => Promise<T>} work
 * @param {object} [options]
 * @param {number} [options.timeoutMs] how long to wait for another holder; default 10 minutes
 * @param {() => void} [options.onWait] called once if there is somebody to wait for
 * @returns {Promise<T>} what `work` returns
 * @throws {Error} if the lock is still held after the timeout
 */
export async function withLock(folder, work, { timeoutMs = 600_000, onWait } = {}) {
  fs.mkdirSync(path.dirname(folder), { recursive: true });
  const owner = path.join(folder, 'pid');
  const started = Date.now();
  let told = false;
  while (!tryTake(folder, owner)) {
    if (isAbandoned(folder, owner)) {
      discard(folder);
      continue;
    }
    if (Date.now() - started > timeoutMs) {
      throw new Error(
        `Another process has held ${folder} for too long. If none is running, delete that folder and try again.`,
      );
    }
    if (!told) onWait?.();
    told = true;
    await sleep(250);
  }
  const release = () => fs.rmSync(folder, { recursive: true, force: true });
  process.once('exit', release);
  try {
    return await work();
  } finally {
    process.removeListener('exit', release);
    release();
  }
}

/**
 * @param {string} folder
 * @param {string} owner
 */
function tryTake(folder, owner) {
  try {
    fs.mkdirSync(folder);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return false;
    throw error;
  }
  fs.writeFileSync(owner, String(process.pid));
  return true;
}

/**
 * @param {string} folder
 * @param {string} owner
 */
function isAbandoned(folder, owner) {
  try {
    const pid = Number(fs.readFileSync(owner, 'utf8'));
    if (pid > 0) return !isAlive(pid);
  } catch {
    // Its holder may be between making the folder and writing its id: judge by age.
  }
  try {
    return Date.now() - fs.statSync(folder).mtimeMs > 10_000;
  } catch {
    return false;
  }
}

/** @param {string} folder */
function discard(folder) {
  // Renaming is atomic: of several waiters exactly one removes the dead lock, the others just try again.
  const aside = `${folder}.dead-${process.pid}`;
  try {
    fs.renameSync(folder, aside);
    fs.rmSync(aside, { recursive: true, force: true });
  } catch {
    // Somebody else was quicker.
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}
