import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

/** A folder with the given files, gone after the test. Keys are paths with forward slashes. */
export function temporaryTree(files: Record<string, string | Buffer> = {}): string {
  const folder = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'look-')));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [name, content] of Object.entries(files)) {
    const where = path.join(folder, name);
    mkdirSync(path.dirname(where), { recursive: true });
    writeFileSync(where, content);
  }
  return folder;
}
