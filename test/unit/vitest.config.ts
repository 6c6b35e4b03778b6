import os from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './longest-first';

const stub = new URL('../../src/extension/node/redaction/no-profiler.ts', import.meta.url);

export default defineConfig({
  // As in the bundles: the stand-in says why.
  resolve: { alias: { '@secretlint/profiler': fileURLToPath(stub) } },
  define: { SCAN_WORKER: JSON.stringify('../../../../dist/scan-worker.cjs') },
  test: {
    globalSetup: ['test/unit/build-scan-worker.mjs', 'test/unit/state-folder.mjs'],
    include: ['test/unit/**/*.test.{ts,tsx}'],
    environment: 'node',
    // Against hanging only: machines differ in speed.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // The files of a worker share the modules they load: loading them for each file took longer than many a test.
    isolate: false,
    // One file more than there are cores: some of them wait for processes and for time to pass.
    maxWorkers: os.availableParallelism() + 1,
    sequence: { sequencer: LongestFirst },
    server: { deps: { inline: [/@secretlint\/core/] } },
  },
});
