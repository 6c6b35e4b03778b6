import type { FileEntry } from '../workspace/workspace-reader';
import type { JudgedFile } from './judged-files';

/** Extensions of programming and markup languages that a project may be said to be written in. */
const NAMES = new Map(
  Object.entries({
    TypeScript: 'ts tsx mts cts',
    JavaScript: 'js jsx mjs cjs',
    Python: 'py pyi',
    Go: 'go',
    Rust: 'rs',
    Java: 'java',
    Kotlin: 'kt kts',
    Scala: 'scala',
    'C#': 'cs',
    'F#': 'fs',
    C: 'c h',
    'C++': 'cc cpp cxx hpp hh',
    'Objective-C': 'm mm',
    Swift: 'swift',
    Ruby: 'rb',
    PHP: 'php',
    Elixir: 'ex exs',
    Erlang: 'erl',
    Haskell: 'hs',
    Dart: 'dart',
    Lua: 'lua',
    Perl: 'pl pm',
    R: 'r',
    Julia: 'jl',
    Clojure: 'clj cljs',
    Zig: 'zig',
    Shell: 'sh bash',
    PowerShell: 'ps1',
    SQL: 'sql',
    Vue: 'vue',
    Svelte: 'svelte',
    HTML: 'html htm',
    CSS: 'css scss sass less',
    Terraform: 'tf',
  }).flatMap(([name, extensions]) => extensions.split(' ').map((extension): [string, string] => [extension, name])),
);

/** Steps of a schema are many small files, whatever language the program that takes them is written in. */
const MIGRATION = /(?:^|\/)(?:db\/)?migrat(?:e|ions?)\//i;

interface LanguageShare {
  name: string;
  files: number;
  /** Of the source files, tests included: 0 to 1. */
  share: number;
  /** A source file in this language, near the root. */
  example: FileEntry;
}

/** The language of a file by its extension, if it is one of those known here. */
export function languageOf(path: string): string | undefined {
  return NAMES.get(path.slice(path.lastIndexOf('.') + 1).toLowerCase());
}

/** The languages of the source files, by their share of files, largest first. */
export function languagesOf(files: readonly JudgedFile[]): LanguageShare[] {
  const counts = new Map<string, { files: number; example: JudgedFile }>();
  let total = 0;
  for (const judged of files) {
    const { file, kind, generated } = judged;
    if (generated || (kind !== 'code' && kind !== 'test')) continue;
    const name = languageOf(file.path);
    if (name === undefined || (name === 'SQL' && MIGRATION.test(file.path))) continue;
    total += 1;
    const known = counts.get(name);
    if (known === undefined) counts.set(name, { files: 1, example: judged });
    else counts.set(name, { files: known.files + 1, example: better(known.example, judged) });
  }
  return [...counts]
    .map(([name, { files: number, example }]) => ({
      name,
      files: number,
      share: number / total,
      example: example.file,
    }))
    .sort((a, b) => b.files - a.files);
}

/** An empty file says nothing, and code says more of a language's use than a test does. */
function better(known: JudgedFile, next: JudgedFile): JudgedFile {
  if (known.file.size === 0) return next;
  return known.kind !== 'code' && next.kind === 'code' ? next : known;
}
