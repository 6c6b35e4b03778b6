import { subwords } from '../../base/english/subwords';

/** Most lines of a module that its shape is read from. */
const MAX_LINES = 600;

const IMPORT =
  /^\s*(?:import\b.*?["']([^"']+)["']|.*?\brequire\(\s*["']([^"']+)["']|(?:from|import)\s+([\w.]+)|use\s+([\w:\\]+)|using\s+([\w.]+)\s*;|#include\s*[<"]([^>"]+)|require(?:_relative)?\s+["']([^"']+))/;
const HERITAGE =
  /\b(?:extends|implements|with|:\s*public)\s+([A-Z]\w*)|^\s*class\s+\w+\s*(?:\(\s*([\w.]+)|<\s*([A-Z]\w*))/;
const DECORATOR = /^\s*[@#]\[?([A-Za-z]\w*)/;
const CALLABLE =
  /^\s*(?:export\s+)?(?:default\s+)?(?:pub(?:\([^)]*\))?\s+|public\s+|protected\s+|static\s+)*(?:async\s+)?(?:function\*?|def|fn|func(?:\s*\([^)]*\))?)\s+(\w+)/;

/**
 * What a module is made of, as words that can be compared: what it imports, builds on and is marked with, and the verbs of
 * its functions. Own names are left out: `createOrder` and `createUser` are alike.
 */
export function shapeOf(text: string): Set<string> {
  const shape = new Set<string>();
  for (const line of text.split('\n', MAX_LINES)) {
    if (line.length > 400) continue;
    const imported = IMPORT.exec(line)
      ?.slice(1)
      .find((name) => name !== undefined);
    if (imported !== undefined) shape.add(`import ${lastName(imported)}`);
    const base = HERITAGE.exec(line)
      ?.slice(1)
      .find((name) => name !== undefined);
    if (base !== undefined) shape.add(`base ${base}`);
    const mark = DECORATOR.exec(line)?.[1];
    if (mark !== undefined && mark !== 'include') shape.add(`mark ${mark}`);
    const verb = subwords(CALLABLE.exec(line)?.[1] ?? '')[0];
    if (verb !== undefined) shape.add(`function ${verb}`);
  }
  return shape;
}

/** Jaccard index of two shapes, 0 to 1. Modules of fewer than three traits are like nothing. */
export function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (a.size < 3 || b.size < 3) return 0;
  const shared = [...a].filter((trait) => b.has(trait)).length;
  return shared / (a.size + b.size - shared);
}

function lastName(path: string): string {
  return (
    path
      .split(/[/\\.:]+/)
      .filter((part) => part !== '')
      .at(-1)
      ?.toLowerCase() ?? path
  );
}
