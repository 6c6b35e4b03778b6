import { spawn } from 'node:child_process';
import path from 'node:path';
import type { CancelSignal } from '../../../agents/base/async/cancellation';
import { AccessRefused } from '../../../agents/workspace/workspace-reader';

/** Bytes of a child's error output that are kept. */
const MAX_ERRORS = 8 * 1024;

/** Milliseconds a killed child gets to be reported gone before it is no longer waited for. */
const REAP_MS = 100;

export interface ProcessRequest {
  /** Absolute path of the program. */
  file: string;
  args: readonly string[];
  cwd: string;
  /** All of its environment: nothing is inherited. */
  env: Readonly<Record<string, string>>;
  deadlineMs: number;
  /** Bytes of output after which it is stopped. */
  maxBytes: number;
  signal?: CancelSignal | undefined;
  /** Takes the output as it comes, in place of `output` in the result; false when no more is wanted. */
  take?: (chunk: Buffer) => boolean;
}

export interface ProcessResult {
  output: Buffer;
  /** The beginning of what it wrote to its error output. */
  errors: string;
  /** Null where it was stopped. */
  code: number | null;
  /** Why it was stopped before it ended by itself. */
  stopped: 'deadline' | 'bytes' | 'cancelled' | 'enough' | null;
}

/**
 * Runs a program without a shell and without input, alone in its process group, and kills the whole group at the
 * deadline, at the cap on output or on cancelling.
 * @throws AccessRefused if it cannot be started.
 */
export function runProcess(request: ProcessRequest): Promise<ProcessResult> {
  const { signal } = request;
  if (signal?.aborted === true) {
    return Promise.resolve({ output: Buffer.alloc(0), errors: '', code: null, stopped: 'cancelled' });
  }
  return new Promise((resolve, reject) => {
    const child = start(request);
    const chunks: Buffer[] = [];
    let bytes = 0;
    let errors = '';
    let stopped: ProcessResult['stopped'] = null;
    let reaper: NodeJS.Timeout | undefined;

    const finish = (code: number | null) => {
      clearTimeout(deadline);
      clearTimeout(reaper);
      signal?.removeEventListener('abort', cancel);
      child.stdout.destroy();
      child.stderr.destroy();
      resolve({ output: Buffer.concat(chunks), errors, code: stopped === null ? code : null, stopped });
    };
    const stop = (why: NonNullable<ProcessResult['stopped']>) => {
      if (stopped !== null) return;
      stopped = why;
      killGroup(child.pid, () => child.kill('SIGKILL'));
      reaper = setTimeout(() => finish(null), REAP_MS);
    };
    const cancel = () => stop('cancelled');
    const deadline = setTimeout(() => stop('deadline'), request.deadlineMs);

    signal?.addEventListener('abort', cancel);
    child.stdout.on('data', (chunk: Buffer) => {
      if (stopped !== null) return;
      const wanted = chunk.subarray(0, request.maxBytes - bytes);
      bytes += wanted.length;
      if (request.take === undefined) chunks.push(wanted);
      else if (!request.take(wanted)) return stop('enough');
      if (wanted.length < chunk.length) stop('bytes');
    });
    child.stderr.on('data', (chunk: Buffer) => {
      if (errors.length < MAX_ERRORS) errors = (errors + chunk.toString('utf8')).slice(0, MAX_ERRORS);
    });
    child.on('error', (error) => {
      clearTimeout(deadline);
      clearTimeout(reaper);
      signal?.removeEventListener('abort', cancel);
      reject(notStarted(request.file, error));
    });
    child.on('close', finish);
  });
}

function start({ file, args, cwd, env }: ProcessRequest) {
  try {
    return spawn(file, args, {
      cwd,
      env,
      shell: false,
      stdio: ['ignore', 'pipe', 'pipe'],
      windowsHide: true,
      // A group of its own, so that what the child starts can be killed with it. Windows would open a console for it.
      detached: process.platform !== 'win32',
    });
  } catch (error) {
    throw notStarted(file, error);
  }
}

/** What the system says names places of this machine, and is no use to who asked. */
function notStarted(file: string, error: unknown): AccessRefused {
  const code = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
  return new AccessRefused(`${path.basename(file)} could not be started${code}; read the files instead.`);
}

function killGroup(pid: number | undefined, killOne: () => void): void {
  if (pid === undefined) return;
  try {
    if (process.platform === 'win32') killOne();
    else process.kill(-pid, 'SIGKILL');
  } catch {
    // Already gone.
  }
}
