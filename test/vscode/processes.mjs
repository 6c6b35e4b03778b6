/**
 * Running child processes so that none outlives us: each gets its own process group, a time limit, and an end that
 * reaches everything it started. Nothing here ends a process by name.
 */
import { spawn } from 'node:child_process';
import fs from 'node:fs';

const isWindows = process.platform === 'win32';

/** Thrown by {@link run} when a command fails; `output` holds what it printed. */
export class CommandFailed extends Error {
  /**
   * @param {string} message what happened
   * @param {string} output everything the command printed
   */
  constructor(message, output) {
    super(message);
    this.name = 'CommandFailed';
    this.output = output;
  }
}

/**
 * Runs a command to its end.
 *
 * @param {string} command executable
 * @param {string[]} args arguments
 * @param {object} [options]
 * @param {string} [options.cwd]
 * @param {NodeJS.ProcessEnv} [options.env]
 * @param {number} [options.timeoutMs] the command's group is ended after this; default 10 minutes
 * @param {(chunk: string) => void} [options.onOutput] called with stdout and stderr as they come
 * @returns {Promise<{code: number, output: string, timedOut: boolean}>} `code` is 128 + signal number when killed by a signal
 * @throws {CommandFailed} only if the command could not be started at all
 */
export async function tryRun(command, args, { cwd, env, timeoutMs = 600_000, onOutput } = {}) {
  const child = spawn(command, args, {
    cwd,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: !isWindows,
    shell: isWindows && command.endsWith('.cmd'),
  });
  const release = endGroupOnExit(child);
  let output = '';
  const take = (/** @type {string} */ chunk) => {
    output += chunk;
    onOutput?.(chunk);
  };
  child.stdout.setEncoding('utf8').on('data', take);
  child.stderr.setEncoding('utf8').on('data', take);
  let timedOut = false;
  const timer = setTimeout(() => {
    timedOut = true;
    void endGroup(child, 3000);
  }, timeoutMs);
  try {
    const code = await new Promise((resolve, reject) => {
      child.once('error', (error) => reject(new CommandFailed(`Could not start ${command}: ${error.message}`, output)));
      child.once('exit', (exitCode, signal) => {
        // A grandchild may hold the pipes open for ever: take what comes within a moment, then go on.
        const settle = () => resolve(exitCode ?? 128 + (signal ? signalNumber(signal) : 0));
        child.once('close', settle);
        setTimeout(settle, 2000).unref();
      });
    });
    return { code: timedOut && code === 0 ? 124 : code, output, timedOut };
  } finally {
    clearTimeout(timer);
    release();
    signalGroup(child, 'SIGKILL');
    child.stdout.destroy();
    child.stderr.destroy();
  }
}

/**
 * Runs a command that must succeed.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {Parameters<typeof tryRun>[2]} [options] as for {@link tryRun}
 * @returns {Promise<string>} everything it printed
 * @throws {CommandFailed} with the last lines of its output, if it fails or takes too long
 */
export async function run(command, args, options = {}) {
  const { code, output, timedOut } = await tryRun(command, args, options);
  if (code === 0) return output;
  const why = timedOut ? `took longer than ${(options.timeoutMs ?? 600_000) / 1000} s` : `failed with code ${code}`;
  const tail = output.trimEnd().split('\n').slice(-20).join('\n');
  throw new CommandFailed(`${[command, ...args].join(' ')} ${why}${tail ? `:\n${tail}` : ''}`, output);
}

/**
 * Ends a child's whole process group: SIGTERM, then SIGKILL after a grace period.
 *
 * @param {import('node:child_process').ChildProcess} child started with `detached: true`
 * @param {number} graceMs milliseconds to wait before SIGKILL
 * @returns {Promise<void>} resolves when the group's leader is gone
 */
export async function endGroup(child, graceMs) {
  if (hasEnded(child)) return signalGroup(child, 'SIGKILL');
  const ended = new Promise((resolve) => child.once('exit', resolve));
  signalGroup(child, 'SIGTERM');
  const timer = setTimeout(() => signalGroup(child, 'SIGKILL'), graceMs);
  await ended;
  clearTimeout(timer);
  signalGroup(child, 'SIGKILL');
}

/**
 * Kills the child's group when this process exits normally, by an error, or by a signal that runs exit handlers.
 *
 * @param {import('node:child_process').ChildProcess} child
 * @returns {() => void} call when the child has ended
 */
export function endGroupOnExit(child) {
  const onExit = () => signalGroup(child, 'SIGKILL');
  process.once('exit', onExit);
  return () => process.removeListener('exit', onExit);
}

/**
 * Turns SIGINT, SIGTERM and SIGHUP into a normal exit, so that exit handlers run and no child is left behind.
 *
 * @param {(signal: NodeJS.Signals) => void} [beforeExit]
 */
export function exitOnSignals(beforeExit) {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.once(signal, () => {
      beforeExit?.(signal);
      process.exit(128 + signalNumber(signal));
    });
  }
}

/**
 * The live processes of a process group (Linux: read from /proc; elsewhere an empty list).
 *
 * @param {number} group process group id
 * @returns {{pid: number, command: string}[]}
 */
export function groupMembers(group) {
  if (process.platform !== 'linux') return [];
  const members = [];
  for (const entry of fs.readdirSync('/proc')) {
    if (!/^\d+$/.test(entry)) continue;
    try {
      const stat = fs.readFileSync(`/proc/${entry}/stat`, 'utf8');
      // "pid (name with any characters) state ppid pgrp …"
      const [state, , pgrp] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      if (Number(pgrp) !== group || state === 'Z') continue;
      const command = fs.readFileSync(`/proc/${entry}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
      members.push({ pid: Number(entry), command });
    } catch {
      // It ended while we looked.
    }
  }
  return members;
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
function signalGroup(child, signal) {
  if (child.pid === undefined) return;
  try {
    if (isWindows) child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch {
    // Already gone.
  }
}

/** @param {import('node:child_process').ChildProcess} child */
function hasEnded(child) {
  return child.exitCode !== null || child.signalCode !== null;
}

/**
 * @param {NodeJS.Signals} signal
 * @returns {number}
 */
export function signalNumber(signal) {
  return { SIGHUP: 1, SIGINT: 2, SIGKILL: 9, SIGTERM: 15 }[/** @type {string} */ (signal)] ?? 1;
}
