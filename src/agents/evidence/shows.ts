import type { EvidenceKind } from '../session/evidence';
import { type Definition, definitionIn } from './definitions';
import type { Query } from './query';
import { WordReader } from './subwords';

/** Names listed in one description. */
const MAX_NAMES = 3;

/** Most characters of a line that is quoted for want of anything better. */
const MAX_QUOTE = 80;

const ABOVE = 200;

interface Named extends Definition {
  line: number;
  /** How many of the query's terms its name holds. */
  sought: number;
}

/**
 * What a range of a file shows, in a few words: "`class HttpCache`", "Exports `createRouter`, `addRoute`",
 * "Section “Caching”", "Inside `handleRequest`". `lines` is the whole file.
 */
export function showsOf(
  lines: readonly string[],
  range: { start: number; end: number },
  path: string,
  kind: EvidenceKind,
  query: Query,
): string {
  const found = definitionsIn(lines, range, path, query);
  const best = (test: (definition: Named) => boolean) =>
    found.filter(test).sort((a, b) => b.sought - a.sought || a.indent - b.indent || a.line - b.line);
  const tests = best(({ what }) => what === 'test');
  if (kind === 'test' && tests.length > 0) return `Tests ${names(tests, '“', '”')}`;
  const heading = best(({ what }) => what === 'heading')[0];
  if (heading !== undefined) return `Section “${heading.name}”`;
  const types = best(({ what }) => TYPE_WORDS.has(what));
  const others = best(({ what }) => !TYPE_WORDS.has(what) && what !== 'test' && what !== 'heading' && what !== 'route');
  const leading = types[0];
  if (leading !== undefined && leading.sought >= (others[0]?.sought ?? 0)) return `\`${leading.what} ${leading.name}\``;
  const routes = best(({ what }) => what === 'route');
  if (routes.length > 0 && (routes[0]?.sought ?? 0) >= (others[0]?.sought ?? 0)) return `Registers ${names(routes)}`;
  const exported = others.filter((definition) => definition.exported);
  if (exported.length > 0 && (exported[0]?.sought ?? 0) >= (others[0]?.sought ?? 0)) return `Exports ${names(exported)}`;
  const functions = others.filter(({ what }) => what !== 'const');
  if (functions.length > 0) return `Defines ${names(functions)}`;
  return enclosing(lines, range.start, path) ?? (others.length > 0 ? `Defines ${names(others)}` : quote(lines, range, query));
}

const TYPE_WORDS = new Set(
  'class interface enum struct trait union type impl module defmodule namespace object record protocol extension message service contract component table view'.split(
    ' ',
  ),
);

function definitionsIn(
  lines: readonly string[],
  { start, end }: { start: number; end: number },
  path: string,
  query: Query,
): Named[] {
  const reader = new WordReader();
  const terms = new Set(query.terms.map(({ key }) => key));
  const found: Named[] = [];
  for (let line = start; line <= end; line++) {
    const definition = definitionIn(lines[line - 1] ?? '', path);
    if (definition === null || found.some(({ name }) => name === definition.name)) continue;
    const stems = new Set(reader.read(definition.name).map(({ stem }) => stem));
    found.push({ ...definition, line, sought: [...stems].filter((stem) => terms.has(stem)).length });
  }
  return found;
}

function names(found: readonly Named[], open = '`', close = '`'): string {
  return found
    .slice(0, MAX_NAMES)
    .map(({ name }) => `${open}${name}${close}`)
    .join(', ');
}

/** The definition that the range stands in: the nearest one above it that is less indented. */
function enclosing(lines: readonly string[], start: number, path: string): string | null {
  const first = lines[start - 1] ?? '';
  const indent = first.length - first.trimStart().length;
  for (let line = start - 1; line >= Math.max(1, start - ABOVE); line--) {
    const definition = definitionIn(lines[line - 1] ?? '', path);
    if (definition === null || definition.what === 'route' || definition.what === 'test') continue;
    if (definition.what === 'heading') return `Section “${definition.name}”`;
    if (definition.indent < indent && definition.what !== 'const') return `Inside \`${definition.name}\``;
  }
  return null;
}

function quote(lines: readonly string[], { start, end }: { start: number; end: number }, query: Query): string {
  const within = lines.slice(start - 1, end);
  const telling = within.find((line) => query.needles.some((needle) => line.toLowerCase().includes(needle)));
  const line = (telling ?? within.find((text) => text.trim() !== '') ?? '').trim();
  if (line === '') return 'An empty file';
  return `Says “${line.length > MAX_QUOTE ? `${line.slice(0, MAX_QUOTE)}…` : line}”`;
}
