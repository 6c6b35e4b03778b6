import { build, context, transform } from 'esbuild';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
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

/**
 * Splits the extension at its dynamic imports, so that the editor loads at first only what the extension needs to be there.
 * esbuild splits modules alone and the editor loads CommonJS alone: each part is put into CommonJS after it is split off.
 */
const inPartsOfCommonJs = {
  name: 'in-parts-of-commonjs',
  setup({ onEnd, initialOptions }) {
    onEnd(async ({ outputFiles = [], metafile }) => {
      if (metafile === undefined) return;
      mkdirSync(at('dist'), { recursive: true });
      for (const old of readdirSync(at('dist')).filter((name) => name.startsWith('extension-')))
        rmSync(at(`dist/${old}`));
      for (const file of outputFiles) {
        if (!file.path.endsWith('.cjs')) {
          if (!file.path.endsWith('.map')) writeFileSync(file.path, file.contents);
          continue;
        }
        const map = outputFiles.find(({ path: name }) => name === `${file.path}.map`);
        const inline = Buffer.from(map?.contents ?? '').toString('base64');
        const source = `${file.text}\n//# sourceMappingURL=data:application/json;base64,${inline}`;
        const part = await transform(map === undefined ? file.text : source, {
          format: 'cjs',
          platform: 'node',
          target: initialOptions.target,
          minify: production,
          sourcemap: true,
          sourcefile: path.basename(file.path),
          // A part is loaded by `require`, as the editor does with what it hands to extensions.
          supported: { 'dynamic-import': false },
          legalComments: 'none',
        });
        writeFileSync(file.path, `${part.code}//# sourceMappingURL=${path.basename(file.path)}.map\n`);
        writeFileSync(`${file.path}.map`, part.map);
      }
      writeFileSync(at('dist/extension-parts.json'), JSON.stringify(partsIn(metafile), null, 1));
    });
  },
};

/** Which parts of the extension are loaded at once and which later, with their bytes and what is in them. */
function partsIn({ outputs }) {
  const isCode = (name) => name.endsWith('.cjs');
  const first = new Set(['dist/extension.cjs']);
  for (const name of first)
    for (const { path: next, kind } of outputs[name].imports)
      if (kind === 'import-statement' && isCode(next)) first.add(next);
  return Object.fromEntries(
    Object.entries(outputs)
      .filter(([name]) => isCode(name))
      .map(([name, { bytes, inputs }]) => [name, { first: first.has(name), bytes, inputs: Object.keys(inputs) }]),
  );
}

/** What `--only` calls a bundle: its file, or the first of several. */
const nameOf = ({ outfile, entryPoints }) => outfile ?? `dist/${Object.keys(entryPoints)[0]}.cjs`;

/** Every bundle the project makes: what runs in the extension host, in the page, on the command line, and in host tests. */
const bundles = [
  {
    ...node,
    entryPoints: { extension: 'src/extension/editor/extension.ts' },
    outdir: 'dist',
    outExtension: { '.js': '.cjs' },
    chunkNames: 'extension-[name]-[hash]',
    format: 'esm',
    splitting: true,
    write: false,
    metafile: true,
    plugins: [inPartsOfCommonJs],
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
    outfile: 'dist/bench-long-interview.mjs',
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
  .filter((bundle) => only < 0 || nameOf(bundle) === process.argv[only + 1]);

/** Most kilobytes of what is installed, minified: what grows beyond is looked at before it ships. */
const MOST_KB = {
  'dist/page/interview.js': 720,
  'dist/page/draft.js': 320,
  'dist/scan-worker.cjs': 360,
};

/** The same of the extension: what a window loads at once, and all its parts. */
const MOST_FIRST_KB = 720;
const MOST_PARTS_KB = 2_650;

/** Prints the sizes of what is installed. @returns {boolean} whether all are within their limits */
function areSmall() {
  const parts = Object.values(JSON.parse(readFileSync(at('dist/extension-parts.json'), 'utf8')));
  const kbOf = (some) => some.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
  const sizes = [
    ...Object.entries(MOST_KB).map(([file, most]) => ({ what: file, most, kb: statSync(at(file)).size / 1000 })),
    { what: 'the extension, at once', most: MOST_FIRST_KB, kb: kbOf(parts.filter(({ first }) => first)) },
    { what: 'the extension, all parts', most: MOST_PARTS_KB, kb: kbOf(parts) },
  ];
  for (const { what, most, kb } of sizes) {
    console.error(`${what}: ${Math.round(kb)} kB of at most ${most}${kb > most ? ', which is too much' : ''}`);
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
