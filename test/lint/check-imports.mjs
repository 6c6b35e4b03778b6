/**
 * Who imports whom, types included: no circle of files anywhere in `src`, no two folders of the core that import each other,
 * and no export that nobody imports, or tests alone. Prints what it finds and ends with 1, or one line and 0.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** What the editor or the build calls by its name, tables that manifest and tests are made from, and a type of types. */
const USED_OTHERWISE = new Set([
  ...['activate', 'deactivate', 'secretLintProfiler'],
  ...['ALL_EXAMPLES', 'MARKED_PREFIXES', 'OTHER_SETTINGS'],
  'QuestionType',
]);

const files = filesIn('src');
const tests = filesIn('test');
const known = new Set(files);
const textOf = new Map([...files, ...tests].map((file) => [file, readFileSync(file, 'utf8')]));

/** Every file of code below a folder, from the top of the project. */
function filesIn(folder) {
  return readdirSync(folder, { recursive: true })
    .map((name) => `${folder}/${String(name).split(path.sep).join('/')}`)
    .filter((name) => /\.(?:tsx?|mjs)$/.test(name) && !name.endsWith('.d.ts') && !name.includes('/node_modules/'));
}

/** The project's own files that a file imports. */
function importsOf(file) {
  const { importedFiles } = ts.preProcessFile(textOf.get(file), true, true);
  return importedFiles.flatMap(({ fileName }) => {
    if (!fileName.startsWith('.')) return [];
    const target = path.posix.join(path.posix.dirname(file), fileName);
    const found = [`${target}.ts`, `${target}.tsx`, target].find((name) => known.has(name));
    return found === undefined ? [] : [found];
  });
}

const imports = new Map(files.map((file) => [file, importsOf(file)]));
const importers = new Map(files.map((file) => [file, []]));
for (const file of [...files, ...tests]) for (const target of importsOf(file)) importers.get(target).push(file);

/** Groups of files that reach each other (R. Tarjan, Depth-first search and linear graph algorithms, 1972). */
function circles() {
  const [order, low, stack, found] = [new Map(), new Map(), [], []];
  const visit = (file) => {
    order.set(file, order.size);
    low.set(file, order.get(file));
    stack.push(file);
    for (const next of imports.get(file)) {
      if (!order.has(next)) visit(next);
      if (stack.includes(next)) low.set(file, Math.min(low.get(file), low.get(next)));
    }
    if (low.get(file) !== order.get(file)) return;
    const circle = stack.splice(stack.indexOf(file));
    if (circle.length > 1) found.push(circle);
  };
  for (const file of files) if (!order.has(file)) visit(file);
  return found;
}

/** Pairs of folders that import each other, each with the imports of the direction that has fewer. */
function pairs() {
  const between = new Map();
  for (const [file, targets] of imports) {
    for (const target of targets) {
      const [from, to] = [path.posix.dirname(file), path.posix.dirname(target)];
      if (from === to) continue;
      const way = `${from} → ${to}`;
      between.set(way, [...(between.get(way) ?? []), `${file} imports ${target}`]);
    }
  }
  return [...between].flatMap(([way, there]) => {
    const [from, to] = way.split(' → ');
    const back = between.get(`${to} → ${from}`);
    if (back === undefined || from > to) return [];
    return [{ from, to, fewer: there.length < back.length ? there : back }];
  });
}

/** What a file exports and no file of `src` uses: neither another one, nor, where tests import it, the file itself. */
function unused() {
  return files.flatMap((file) => {
    const text = textOf.get(file);
    const names = [...text.matchAll(/^export (?:abstract |async )*(?:interface|type|class|function\*?|const) (\w+)/gm)];
    return names.flatMap(([, name]) => {
      const users = importers.get(file).filter((user) => mentions(textOf.get(user), name) > 0);
      if (USED_OTHERWISE.has(name) || users.some((user) => known.has(user))) return [];
      if (users.length === 0) return [`${file} exports ${name}, which nobody imports`];
      return mentions(text, name) > 1 ? [] : [`${file} exports ${name}, which only tests use`];
    });
  });
}

function mentions(text, name) {
  return text.match(new RegExp(`\\b${name}\\b`, 'g'))?.length ?? 0;
}

const problems = [
  ...circles().map((circle) => `A circle of ${circle.length} files: ${circle.join(', ')}`),
  ...pairs()
    .filter(({ from }) => from.startsWith('src/agents/'))
    .map(({ from, to, fewer }) => `${from} and ${to} import each other:\n  ${fewer.join('\n  ')}`),
  ...unused(),
];
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
else
  console.log(
    `${files.length} files: no circle of imports, no two folders of the core that import each other, no export for nobody`,
  );
