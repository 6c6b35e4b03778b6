import { execFile } from 'node:child_process';
import { devNull } from 'node:os';

/** Most bytes that one call of git may print. */
const MOST_OUTPUT = 1024 * 1024 * 1024;

/** What git said when it failed. */
export class GitFailed extends Error {
  override readonly name = 'GitFailed';
  readonly stderr: string;

  constructor(command: string, stderr: string) {
    super(`git ${command} failed: ${stderr}`);
    this.stderr = stderr;
  }
}

/**
 * Runs git with nobody's settings but the given repository's, and gives what it prints.
 * @throws GitFailed where it ends with an error.
 */
export function git(args: readonly string[], input = ''): Promise<string> {
  const env = {
    PATH: process.env['PATH'],
    SystemRoot: process.env['SystemRoot'],
    LC_ALL: 'C',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_GLOBAL: devNull,
    GIT_ALLOW_PROTOCOL: 'none',
    GIT_NO_LAZY_FETCH: '1',
    GIT_TERMINAL_PROMPT: '0',
  };
  return new Promise((resolve, reject) => {
    const child = execFile('git', args, { env, maxBuffer: MOST_OUTPUT, encoding: 'utf8' }, (error, stdout, stderr) => {
      if (error === null) return resolve(stdout);
      const command = args.find((arg) => !arg.startsWith('-')) ?? '';
      reject(new GitFailed(command, stderr.trim() || error.message));
    });
    // Where git ends before it has read all, its own message says why.
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(input);
  });
}
