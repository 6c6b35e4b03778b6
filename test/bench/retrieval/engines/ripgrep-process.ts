import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { peakMemoryOf } from './process-memory';

/** The ripgrep of this project. Throws where the package has none for this machine. */
export function ripgrepPath(): string {
  const name = process.platform === 'win32' ? 'rg.exe' : 'rg';
  const from = createRequire(path.resolve('package.json'));
  return from.resolve(`@vscode/ripgrep-${process.platform}-${process.arch}/bin/${name}`);
}

/** How often the memory of a process is looked at, in milliseconds. */
const LOOK_EVERY = 10;

/** Runs ripgrep in a folder and gives its lines, and the most memory it was seen to use (0 where the machine does not say). */
export function ripgrep(args: readonly string[], folder: string): Promise<{ lines: string[]; peak: number }> {
  return new Promise((resolve, reject) => {
    const child = spawn(ripgrepPath(), ['--no-config', ...args], { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
    const chunks: Buffer[] = [];
    let peak = 0;
    const look = () => (peak = Math.max(peak, peakMemoryOf(child.pid)));
    const timer = setInterval(look, LOOK_EVERY);
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.resume();
    child.once('error', (error) => {
      clearInterval(timer);
      reject(error);
    });
    child.once('close', (code, signal) => {
      clearInterval(timer);
      // 1 says that nothing matches, 2 that some file could not be read: what was found stands.
      if (code === null) return reject(new Error(`ripgrep was ended by ${signal}.`));
      const text = Buffer.concat(chunks).toString('utf8');
      resolve({ lines: text.split('\n').filter((line) => line !== ''), peak });
    });
  });
}

/** Every file that ripgrep would search: not ignored, not hidden. */
export async function filesOf(folder: string): Promise<string[]> {
  const { lines } = await ripgrep(['--files'], folder);
  return lines.map((line) => line.replaceAll('\\', '/')).sort();
}
