import os from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const stub = new URL('../../src/extension/node/redaction/no-profiler.ts', import.meta.url);

/** Files that start many programs: what that costs grows with the process that does it, and processes grow with each file. */
const STARTS_PROGRAMS = /\/(?:node\/(?:git|handover|ripgrep|sessions)|hostile|agents\/checking)\//;

/** Other files that take long: begun last, they would hold everybody up when all else is done. */
const LONG =
  /\/(?:node\/(?:redaction|scan)\/|engine\/with-model\/(?:faults|review)|engine\/lost-records|specification\/generated)/;

/** The order of vitest, with the files before all others that start programs, then those that take long. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) =>
      STARTS_PROGRAMS.test(moduleId) ? 0 : LONG.test(moduleId) ? 1 : 2;
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}

export default defineConfig({
  // As in the bundles: the stand-in says why.
  resolve: { alias: { '@secretlint/profiler': fileURLToPath(stub) } },
  define: { SCAN_WORKER: JSON.stringify('../../../../dist/alone/scan-worker.cjs') },
  test: {
    globalSetup: ['test/unit/build-scan-worker.mjs', 'test/unit/own-folders.mjs'],
    include: ['test/unit/**/*.test.{ts,tsx}'],
    environment: 'node',
    // Against hanging only: machines differ in speed.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // The files of a worker share the modules they load: loading them for each file took longer than many a test.
    isolate: false,
    // One file more than there are cores: some of them wait for processes and for time to pass.
    maxWorkers: os.availableParallelism() + 1,
    sequence: { sequencer: LongestFirst },
    server: { deps: { inline: [/@secretlint\/core/] } },
  },
});
