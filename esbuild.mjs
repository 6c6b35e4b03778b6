import { build, context } from 'esbuild';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

const watch = process.argv.includes('--watch');
const production = process.argv.includes('--production');
const at = (name) => path.join(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname), name);

// What runs from the command line builds itself on a fresh clone; standard output stays free for its own lines.
const wanted = process.argv.indexOf('--if-missing');
if (wanted >= 0 && existsSync(at(process.argv[wanted + 1] ?? ''))) process.exit(0);

const shared = {
  bundle: true,
  sourcemap: true,
  logLevel: 'warning',
  minify: production,
  legalComments: 'linked',
  absWorkingDir: at('.'),
};
const node = { ...shared, platform: 'node', target: 'node22' };
const cjsShim =
  "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);";

/** Every bundle the project makes: what runs in the extension host, in the page, on the command line, and in host tests. */
const bundles = [
  {
    ...node,
    entryPoints: ['src/extension/extension.ts'],
    outfile: 'dist/extension.cjs',
    format: 'cjs',
    external: ['vscode'],
    // The extension host warns of every look at `navigator`; the libraries' probes of it are answered here.
    define: { navigator: 'undefined' },
  },
  {
    ...shared,
    entryPoints: { interview: 'src/webview/interview/main.tsx', draft: 'src/webview/draft/main.tsx' },
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
    entryPoints: ['test/bench/interview.ts'],
    outfile: 'dist/bench-interview.mjs',
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
  },
].filter(({ entryPoints }) => Object.values(entryPoints).every((file) => existsSync(at(file))));

if (watch) {
  for (const options of bundles) await (await context({ ...options, logLevel: 'info' })).watch();
  console.error('Watching. Press Ctrl+C to stop.');
} else {
  await Promise.all(bundles.map((options) => build(options)));
  console.error(`Built ${bundles.length} bundles into dist/.`);
}
