import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/**
 * Builds the script of the scan worker as it is in the sources now: a thread cannot be started from TypeScript. It lies apart,
 * since what is packaged may be built at the same time.
 */
export function setup() {
  const build = fileURLToPath(new URL('../../esbuild.mjs', import.meta.url));
  const { status, stderr } = spawnSync(
    process.execPath,
    [build, '--only', 'dist/scan-worker.cjs', '--into', 'dist/alone'],
    {
      encoding: 'utf8',
    },
  );
  if (status !== 0) throw new Error(`The scan worker could not be built: ${stderr}`);
}
