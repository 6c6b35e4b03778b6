/**
 * Who imports whom in `src`, types included: no circle of files anywhere, no two folders of the core that import each other.
 * Prints what it finds and ends with 1, or one line and 0.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const files = readdirSync('src', { recursive: true })
  .map((name) => `src/${String(name).split(path.sep).join('/')}`)
  .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts'));
const known = new Set(files);

/** The project's own files that a file imports. */
function importsOf(file) {
  const { importedFiles } = ts.preProcessFile(readFileSync(file, 'utf8'), true, true);
  return importedFiles.flatMap(({ fileName }) => {
    if (!fileName.startsWith('.')) return [];
    const target = path.posix.join(path.posix.dirname(file), fileName);
    const found = [`${target}.ts`, `${target}.tsx`, target].find((name) => known.has(name));
    return found === undefined ? [] : [found];
  });
}

const imports = new Map(files.map((file) => [file, importsOf(file)]));

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

const problems = [
  ...circles().map((circle) => `A circle of ${circle.length} files: ${circle.join(', ')}`),
  ...pairs()
    .filter(({ from }) => from.startsWith('src/agents/'))
    .map(({ from, to, fewer }) => `${from} and ${to} import each other:\n  ${fewer.join('\n  ')}`),
];
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
else console.log(`${files.length} files: no circle of imports, no two folders of the core that import each other`);
