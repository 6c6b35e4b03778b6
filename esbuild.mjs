import { build, context } from 'esbuild';
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

const watch = process.argv.includes('--watch');
const production = process.argv.includes('--production');
const at = (name) => path.join(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname), name);

// What runs from the command line builds itself on a fresh clone; standard output stays free for its own lines.
const wanted = process.argv.indexOf('--if-missing');
if (wanted >= 0 && existsSync(at(process.argv[wanted + 1] ?? ''))) process.exit(0);

// `--only dist/scan-worker.cjs`: one bundle, for tests that need nothing else.
const only = process.argv.indexOf('--only');

const shared = {
  bundle: true,
  sourcemap: true,
  logLevel: 'warning',
  minify: production,
  legalComments: 'linked',
  absWorkingDir: at('.'),
};
// The stand-in says why.
const alias = { '@secretlint/profiler': './src/extension/node/redaction/no-profiler.ts' };
/** Tells a bundle, by the way from its folder, where the script of the scan worker is. */
const scanWorker = (from = '.') => ({ SCAN_WORKER: JSON.stringify(`${from}/scan-worker.cjs`) });
const node = { ...shared, platform: 'node', target: 'node22', alias, define: scanWorker() };
/** What only modules have, in the words of CommonJS. */
const inCommonJs = { 'import.meta.dirname': '__dirname' };
const cjsShim =
  "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);";

/** Every bundle the project makes: what runs in the extension host, in the page, on the command line, and in host tests. */
const bundles = [
  {
    ...node,
    entryPoints: ['src/extension/editor/extension.ts'],
    outfile: 'dist/extension.cjs',
    format: 'cjs',
    external: ['vscode'],
    // The extension host warns of every look at `navigator`; the libraries' probes of it are answered here.
    define: { ...scanWorker(), ...inCommonJs, navigator: 'undefined' },
  },
  {
    ...node,
    entryPoints: ['src/extension/node/scan/worker.ts'],
    outfile: 'dist/scan-worker.cjs',
    format: 'cjs',
    define: inCommonJs,
  },
  {
    ...shared,
    entryPoints: {
      interview: 'src/webview/interview/main.tsx',
      draft: 'src/webview/draft/main.tsx',
      page: 'src/webview/page.css',
    },
    outdir: 'dist/page',
    platform: 'browser',
    target: 'es2022',
    format: 'iife',
    jsx: 'automatic',
    jsxImportSource: 'preact',
  },
  {
    ...node,
    entryPoints: ['src/extension/headless/main.ts'],
    outfile: 'dist/headless.mjs',
    format: 'esm',
    banner: { js: cjsShim },
  },
  {
    ...node,
    entryPoints: ['src/extension/headless/check/main.ts'],
    outfile: 'dist/check-spec.mjs',
    format: 'esm',
    banner: { js: cjsShim },
  },
  {
    ...node,
    entryPoints: ['test/bench/commands/main.ts'],
    outfile: 'dist/check-commands.mjs',
    format: 'esm',
    banner: { js: cjsShim },
  },
  {
    ...node,
    entryPoints: ['test/bench/exports/main.ts'],
    outfile: 'dist/check-exports.mjs',
    format: 'esm',
    banner: { js: cjsShim },
  },
  {
    ...node,
    entryPoints: ['test/bench/interview.ts'],
    outfile: 'dist/bench-interview.mjs',
    format: 'esm',
    banner: { js: cjsShim },
  },
  {
    ...node,
    entryPoints: ['test/bench/redaction/main.ts'],
    outfile: 'dist/bench-redaction.mjs',
    format: 'esm',
    banner: { js: cjsShim },
  },
  {
    ...node,
    entryPoints: ['test/bench/journal.ts'],
    outfile: 'dist/bench-journal.mjs',
    format: 'esm',
    banner: { js: cjsShim },
  },
  {
    ...node,
    entryPoints: ['test/bench/long-interview.ts'],
    outfile: 'dist/bench-long.mjs',
    format: 'esm',
    banner: { js: cjsShim },
  },
  {
    ...node,
    entryPoints: ['test/bench/retrieval/main.ts'],
    outfile: 'dist/bench-retrieval.mjs',
    format: 'esm',
    banner: { js: cjsShim },
  },
  {
    ...node,
    entryPoints: ['test/bench/crashes/main.ts'],
    outfile: 'dist/bench-crashes.mjs',
    format: 'esm',
    banner: { js: cjsShim },
  },
  {
    ...node,
    entryPoints: [
      'test/host/mocha-entry.ts',
      ...(existsSync(at('test/host')) ? readdirSync(at('test/host')) : [])
        .filter((f) => f.endsWith('.test.ts'))
        .map((f) => `test/host/${f}`),
    ],
    outdir: 'dist/test/host',
    outExtension: { '.js': '.cjs' },
    format: 'cjs',
    external: ['vscode', 'mocha'],
    define: { ...scanWorker('../..'), ...inCommonJs },
  },
]
  .filter(({ entryPoints }) => Object.values(entryPoints).every((file) => existsSync(at(file))))
  .filter(({ outfile }) => only < 0 || outfile === process.argv[only + 1]);

/** Most kilobytes of what is installed, minified: what grows beyond is looked at before it ships. */
const MOST_KB = {
  'dist/page/interview.js': 720,
  'dist/page/draft.js': 320,
  'dist/extension.cjs': 2_650,
  'dist/scan-worker.cjs': 360,
};

/** Prints the sizes of what is installed. @returns {boolean} whether all are within their limits */
function areSmall() {
  const sizes = Object.entries(MOST_KB).map(([file, most]) => ({ file, most, kb: statSync(at(file)).size / 1000 }));
  for (const { file, most, kb } of sizes) {
    console.error(`${file}: ${Math.round(kb)} kB of at most ${most}${kb > most ? ', which is too much' : ''}`);
  }
  return sizes.every(({ most, kb }) => kb <= most);
}

if (watch) {
  for (const options of bundles) await (await context({ ...options, logLevel: 'info' })).watch();
  console.error('Watching. Press Ctrl+C to stop.');
} else {
  await Promise.all(bundles.map((options) => build(options)));
  console.error(`Built ${bundles.length} bundles into dist/.`);
  if (production && only < 0 && !areSmall()) process.exit(1);
}
