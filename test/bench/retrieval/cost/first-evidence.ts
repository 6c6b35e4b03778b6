import { spawn } from 'node:child_process';
import { retrieve } from '../../../../src/agents/retrieval/retrieve';
import { diskReader } from '../../../../src/extension/node/reading/disk-reader';

/** In a process of its own: retrieves once, says how many pieces of evidence there are, and ends. */
export async function retrieveOnce(tree: string, query: string): Promise<void> {
  const reader = diskReader([{ name: 'tree', path: tree }]);
  const { found, files, searched } = await retrieve(reader, [query]);
  process.stdout.write(`${JSON.stringify({ found: found.length, files, searched })}\n`);
}

export interface FirstEvidence {
  /** Milliseconds from starting the process to its evidence. */
  ms: number;
  found: number;
  files: number;
  searched: number;
}

/** Starts this programme once more for `retrieveOnce`. */
export function firstEvidence(tree: string, query: string): Promise<FirstEvidence> {
  const start = performance.now();
  const child = spawn(process.execPath, [process.argv[1] ?? '', '--once', tree, '--query', query], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return new Promise((resolve, reject) => {
    let text = '';
    let complaint = '';
    child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString('utf8')));
    child.once('error', reject);
    child.stdout.on('data', (chunk: Buffer) => {
      text += chunk.toString('utf8');
      if (!text.includes('\n')) return;
      const said = JSON.parse(text) as Omit<FirstEvidence, 'ms'>;
      resolve({ ms: performance.now() - start, ...said });
    });
    child.once('close', (code) => reject(new Error(complaint.trim() || `the process ended (${code})`)));
  });
}
