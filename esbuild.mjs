import { build, context, transform } from 'esbuild';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const watch = process.argv.includes('--watch');
const production = process.argv.includes('--production');
const at = (name) => path.join(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname), name);

// What runs from the command line builds itself on a fresh clone; standard output stays free for its own lines.
const wanted = process.argv.indexOf('--if-missing');
if (wanted >= 0 && existsSync(at(process.argv[wanted + 1] ?? ''))) process.exit(0);

// `--only dist/scan-worker.cjs`: one bundle, for tests that need nothing else. `--into dist/alone`: not where others build it.
const only = process.argv.indexOf('--only');
const into = process.argv.indexOf('--into');

const shared = {
  bundle: true,
  sourcemap: true,
  logLevel: 'warning',
  minify: production,
  legalComments: 'linked',
  // Quotation marks and German letters as they are: escaped they take twice the room.
  charset: 'utf8',
  absWorkingDir: at('.'),
};
// The stand-ins say why.
const alias = {
  '@secretlint/profiler': './src/extension/node/redaction/no-profiler.ts',
  debug: './src/extension/node/redaction/no-debug.ts',
};
/** Tells a bundle, by the way from its folder, where the script of the scan worker is. */
const scanWorker = (from = '.') => ({ SCAN_WORKER: JSON.stringify(`${from}/scan-worker.cjs`) });
/**
 * Of the library of servers the chat and the list of models are used, with a key; its client makes one object for each of some
 * twenty other kinds of resource. In their places, and in those of uploads and of the identities of machines, stand empty functions of
 * the same names.
 */
const onlyChat = {
  name: 'only-chat',
  setup({ onLoad }) {
    const left =
      /node_modules[\\/]openai[\\/](?:(?:resources|lib)[\\/].+|internal[\\/](?:uploads|to-file)|(?:internal[\\/])?auth[\\/](?:x509-)?workload-identity-auth)\.mjs$/;
    onLoad({ filter: left }, ({ path: file }) => {
      // Its helpers around streams and tools are not used: the reply is read piece by piece here.
      if (/[\\/]lib[\\/]/.test(file) && !/[\\/](?:\w*ChatCompletion\w*|EventStream)\.mjs$/.test(file)) return undefined;
      if (/[\\/]resources[\\/](?:chat[\\/].+|index|models|shared)\.mjs$/.test(file)) return undefined;
      const text = readFileSync(file, 'utf8');
      const names = new Set(
        [...text.matchAll(/^export (?:class|const|function|async function) (\w+)/gm)].map(([, name]) => name),
      );
      for (const [, list] of text.matchAll(/^export \{([^}]*)\}/gm))
        for (const item of list.split(',')) names.add(item.trim().split(' as ').at(-1));
      names.delete('');
      return { contents: [...names].map((name) => `export function ${name}() {}`).join('\n'), loader: 'js' };
    });
  },
};
/**
 * The rules against secrets bring three functions of lodash with all that these rest on: forty times what they do here, on
 * lists of matches with numbers to sort by. In their places stand these.
 */
const ownLists = {
  name: 'own-lists',
  setup({ onLoad }) {
    const instead = {
      uniq: '(list) => [...new Set(list)]',
      uniqwith: '(list, same) => list.filter((one, at) => list.findIndex((other) => same(other, one)) === at)',
      sortby:
        '(list, keys) => [...list].sort((a, b) => keys.reduce((so, key) => so || (a[key] > b[key]) - (a[key] < b[key]), 0))',
    };
    const filter = /[\\/]@secretlint[\\/]secretlint-rule-preset-recommend[\\/]module[\\/]index\.js$/;
    onLoad({ filter }, ({ path: file }) => {
      let contents = readFileSync(file, 'utf8');
      for (const [name, own] of Object.entries(instead)) {
        const start = contents.indexOf(`\nfunction requireLodash_${name} () {\n`);
        const end = contents.indexOf('\n}\n', start);
        if (start < 0 || end < 0) throw new Error(`The rules against secrets no longer bring lodash’s ${name}.`);
        contents = `${contents.slice(0, start)}\nfunction requireLodash_${name} () { return ${own};${contents.slice(end)}`;
      }
      return { contents, loader: 'js' };
    });
  },
};
/** A page checks what comes in, and nothing else: it makes no JSON schemas, and says what does not fit in words of its own. */
const zodThatChecks = {
  name: 'zod-that-checks',
  setup({ onLoad }) {
    const stands = {
      'json-schema-processors': (names) => names.map((name) => `export const ${name} = undefined;`).join('\n'),
      'to-json-schema': (names) => names.map((name) => `export const ${name} = () => () => ({});`).join('\n'),
      en: () => `export default () => ({ localeError: () => 'does not fit' });`,
    };
    const place =
      /node_modules[\\/]zod[\\/]v4[\\/](?:core|locales)[\\/](json-schema-processors|to-json-schema|en)\.js$/;
    onLoad({ filter: place }, ({ path: file }) => {
      const names = [...readFileSync(file, 'utf8').matchAll(/^export (?:const|function) (\w+)/gm)].map(
        ([, name]) => name,
      );
      return { contents: stands[place.exec(file)[1]](names), loader: 'js' };
    });
  },
};
const node = { ...shared, platform: 'node', target: 'node22', alias, define: scanWorker(), plugins: [onlyChat] };
/** What only modules have, in the words of CommonJS. */
const inCommonJs = { 'import.meta.dirname': '__dirname' };
const cjsShim =
  "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);";

/** What the extension loads as soon as it is registered with the editor. */
const WINDOW_PARTS = 'src/extension/editor/window-parts.ts';

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
          charset: 'utf8',
        });
        writeFileSync(file.path, `${part.code}//# sourceMappingURL=${path.basename(file.path)}.map\n`);
        writeFileSync(`${file.path}.map`, part.map);
      }
      for (const name of ['extension', 'scan-worker']) {
        const parts = partsIn(metafile, `dist/${name}.cjs`, '.cjs', WINDOW_PARTS);
        writeFileSync(at(`dist/${name}-parts.json`), JSON.stringify(parts, null, 1));
      }
    });
  },
};

/** Says which parts the pages have, and takes away those of earlier builds. */
const withPartsListed = {
  name: 'with-parts-listed',
  setup({ onEnd }) {
    onEnd(({ metafile }) => {
      if (metafile === undefined) return;
      const made = new Set(Object.keys(metafile.outputs).map((name) => path.basename(name)));
      const parts = readdirSync(at('dist/page')).filter((name) => name.startsWith('part-'));
      for (const old of parts.filter((name) => !made.has(name))) rmSync(at(`dist/page/${old}`));
      for (const page of ['interview', 'draft']) {
        const parts = partsIn(metafile, `dist/page/${page}.js`, '.js');
        assertNoEvalFirst(parts);
        writeFileSync(at(`dist/page/${page}-parts.json`), JSON.stringify(parts, null, 1));
      }
    });
  },
};

/** Fails where a part of a page would define schemas before zod is told to do without `new Function`. */
function assertNoEvalFirst(parts) {
  for (const [name, { inputs }] of Object.entries(parts)) {
    const names = Object.keys(inputs);
    const withSchemas = names.some((input) => input.includes('node_modules/zod/'));
    const own = names.filter((input) => input.startsWith('src/'));
    if (withSchemas && own[0] !== 'src/webview/connection/no-eval.ts')
      throw new Error(`${name} defines schemas before no-eval.ts has run.`);
  }
}

/**
 * Which parts of the extension or of a page are loaded at once (`first`), right after that with the module `soon`, and later;
 * with their bytes and what is in them.
 */
function partsIn({ outputs }, entry, ending, soon = '') {
  const reached = (starts, kinds) => {
    const names = new Set(starts);
    for (const name of names)
      for (const { path: next, kind } of outputs[name].imports)
        if (kinds.includes(kind) && next.endsWith(ending)) names.add(next);
    return names;
  };
  const first = reached([entry], ['import-statement']);
  const all = [...reached([entry], ['import-statement', 'dynamic-import'])];
  const withSoon = reached(
    all.filter((name) => outputs[name].entryPoint === soon),
    ['import-statement'],
  );
  return Object.fromEntries(
    all.map((name) => {
      const { bytes, inputs } = outputs[name];
      const when = first.has(name) ? 'first' : withSoon.has(name) ? 'soon' : 'later';
      return [
        name,
        {
          when,
          bytes,
          inputs: Object.fromEntries(
            Object.entries(inputs).map(([input, { bytesInOutput }]) => [input, bytesInOutput]),
          ),
        },
      ];
    }),
  );
}

/** What `--only` calls a bundle: its file, or the first of several. */
const nameOf = ({ outfile, entryPoints }) => outfile ?? `dist/${Object.keys(entryPoints)[0]}.cjs`;

/** Programs that run outside of the editor, by their names in `dist`. */
const PROGRAMS = {
  headless: 'src/extension/headless/main.ts',
  'check-spec': 'src/extension/headless/check/main.ts',
  'check-commands': 'test/bench/commands/main.ts',
  'check-exports': 'test/bench/exports/main.ts',
  'bench-interview': 'test/bench/interview.ts',
  'train-kinds': 'test/bench/kinds/main.ts',
  'bench-redaction': 'test/bench/redaction/main.ts',
  'bench-journal': 'test/bench/journal.ts',
  'bench-long-interview': 'test/bench/long-interview.ts',
  'bench-retrieval': 'test/bench/retrieval/main.ts',
  'bench-crashes': 'test/bench/crashes/main.ts',
};

/** Every bundle the project makes: what runs in the extension host, in the page, on the command line, and in host tests. */
const bundles = [
  {
    ...node,
    // The worker shares the parts that both need.
    entryPoints: {
      extension: 'src/extension/editor/extension.ts',
      'scan-worker': 'src/extension/node/scan/worker.ts',
    },
    outdir: 'dist',
    outExtension: { '.js': '.cjs' },
    chunkNames: 'extension-[name]-[hash]',
    format: 'esm',
    splitting: true,
    write: false,
    metafile: true,
    plugins: [onlyChat, ownLists, inPartsOfCommonJs],
    external: ['vscode'],
    // The extension host warns of every look at `navigator`; the libraries' probes of it are answered here.
    define: { ...scanWorker(), ...inCommonJs, navigator: 'undefined' },
  },
  // By itself the worker is one file.
  ...(only < 0
    ? []
    : [
        {
          ...node,
          entryPoints: ['src/extension/node/scan/worker.ts'],
          outfile: 'dist/scan-worker.cjs',
          format: 'cjs',
          define: inCommonJs,
        },
      ]),
  {
    ...shared,
    entryPoints: {
      interview: 'src/webview/interview/main.tsx',
      draft: 'src/webview/draft/main.tsx',
      page: 'src/webview/page.css',
    },
    outdir: 'dist/page',
    chunkNames: 'part-[name]-[hash]',
    platform: 'browser',
    target: 'es2022',
    format: 'esm',
    splitting: true,
    metafile: true,
    plugins: [zodThatChecks, withPartsListed],
    jsx: 'automatic',
    jsxImportSource: 'preact',
  },
  ...Object.entries(PROGRAMS).map(([name, from]) => ({
    ...node,
    entryPoints: [from],
    outfile: `dist/${name}.mjs`,
    format: 'esm',
    banner: { js: cjsShim },
  })),
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
  .filter((bundle) => only < 0 || nameOf(bundle) === process.argv[only + 1])
  .map((bundle) =>
    into < 0
      ? bundle
      : { ...bundle, outfile: path.join(process.argv[into + 1] ?? 'dist', path.basename(nameOf(bundle))) },
  );

/**
 * Most kilobytes of what is installed, minified: what grows beyond is looked at before it ships. Of what comes in parts, of
 * those that are loaded at once, of these and those that come right after them, and of all.
 */
const MOST_KB = [
  { what: 'the scan worker', in: ['scan-worker'], most: { all: 332 } },
  { what: 'the extension', in: ['extension'], most: { first: 10, soon: 713, all: 2_744 } },
  { what: 'all of the host', in: ['extension', 'scan-worker'], most: { all: 2_763 } },
  { what: 'the interview’s page', in: ['page/interview'], most: { first: 245, all: 645 } },
  { what: 'the draft’s page', in: ['page/draft'], most: { all: 255 } },
];
/** What is loaded when a part of the name is. */
const LOADED = { first: ['first'], soon: ['first', 'soon'], all: ['first', 'soon', 'later'] };
const WORDS = { first: ' at once', soon: ' with a window', all: '' };

/** Prints the sizes of what is installed. @returns {boolean} whether all are within their limits */
function areSmall() {
  let areFine = true;
  for (const { what, in: places, most } of MOST_KB) {
    const parts = places.map((place) => JSON.parse(readFileSync(at(`dist/${place}-parts.json`), 'utf8')));
    const all = Object.values(Object.assign({}, ...parts));
    const sizes = Object.entries(most).map(([which, limit]) => {
      const kb =
        all.filter(({ when }) => LOADED[which].includes(when)).reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
      areFine &&= kb <= limit;
      return `${Math.round(kb)} kB${WORDS[which]} of at most ${limit}${kb > limit ? ', which is too much' : ''}`;
    });
    console.error(`${what}: ${sizes.join('; ')}`);
  }
  return areFine;
}

if (watch) {
  for (const options of bundles) await (await context({ ...options, logLevel: 'info' })).watch();
  console.error('Watching. Press Ctrl+C to stop.');
} else {
  await Promise.all(bundles.map((options) => build(options)));
  console.error(`Built ${bundles.length} bundles into dist/.`);
  if (production && only < 0 && !areSmall()) process.exit(1);
}
