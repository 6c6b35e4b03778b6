import type { EvidenceKind, NamedCode } from '../session/evidence';
import { endOf } from './code-ranges';
import { type Definition, definitionIn, isBoilerplate } from './definitions';
import type { Query } from './query';
import { type Chunk, isComment } from './best-lines';
import { WordReader } from '../base/english/subwords';
import { whyRecordFails } from '../workspace/decision-record';

/** Names listed in one description. */
const MAX_NAMES = 3;

/** Most characters of a line that is quoted for want of anything better. */
const MAX_QUOTE = 80;

/** Lines above that are searched for what encloses a line. */
const ABOVE = 200;

/** A call that is handed a function, which looks as a method does: `nextTick().then(() => {`. It is a stretch of code, and defines no name. */
const IS_CALL = /^\s*[\w$#]{1,60}\s*\([^=]{0,200}(?:=>\s*\{|\bfunction\b[^{]{0,100}\{)\s*$/;

const PROSE = /\.(?:md|mdx|markdown|rst|adoc|txt)$/i;
/** What makes a heading of the line above, in reStructuredText and Markdown. */
const UNDERLINE = /^(?:={3,}|-{3,}|~{3,}|\^{3,}|\*{3,})\s*$/;

interface Named extends Definition {
  line: number;
  /** What the query's terms in its name are worth together. */
  sought: number;
}

interface Caption {
  caption: string;
  /** The code that the caption names. */
  names: NamedCode[];
}

/**
 * What a range of a file shows, in a few words: "`class HttpCache`", "Exports `createRouter`, `addRoute`",
 * "Section “Caching”", "Inside `handleRequest`". `lines` is the whole file.
 */
export function captionOf(
  lines: readonly string[],
  chunk: Chunk,
  path: string,
  kind: EvidenceKind,
  query: Query,
): Caption {
  const around = enclosing(lines, afterComment(lines, chunk.focus), path);
  if (PROSE.test(path)) {
    const fails = whyRecordFails(path, lines.join('\n'));
    const shown = around === null ? quote(lines, chunk, query) : `Section “${around.name}”`;
    return without(fails === null ? shown : `${shown}, of a decision that does not hold: “${fails}”`);
  }
  const found = definitionsIn(lines, chunk, path, query);
  const named = (test: (definition: Named) => boolean) => found.filter(test);
  if (kind === 'test' && found.some(({ what }) => what === 'test')) {
    const tests = named(({ what }) => what === 'test').slice(0, MAX_NAMES);
    return without(`Tests ${tests.map(({ name }) => `“${name}”`).join(', ')}`);
  }
  const best = found.find(({ what }) => what !== 'test');
  if (best !== undefined && (best.sought > 0 || around === null)) {
    if (TYPE_WORDS.has(best.what)) return defining([best], `${best.what} `);
    if (best.what === 'route') {
      return defining(
        named(({ what }) => what === 'route'),
        '',
        'Registers ',
      );
    }
    const like = named(({ what, exported }) => !TYPE_WORDS.has(what) && what !== 'route' && exported === best.exported);
    return defining(like, '', best.exported ? 'Exports ' : 'Defines ');
  }
  return around === null
    ? without(quote(lines, chunk, query))
    : { caption: `Inside \`${around.name}\``, names: [{ name: around.name, defined: false }] };
}

const TYPE_WORDS = new Set(
  'class interface enum struct trait union type impl module defmodule namespace object record protocol extension message service contract component table view'.split(
    ' ',
  ),
);

/** What is defined in the range: what is named as sought first, then what is defined at the outermost level. */
function definitionsIn(lines: readonly string[], { start, end }: Chunk, path: string, query: Query): Named[] {
  const reader = new WordReader();
  const worth = new Map(query.terms.map(({ key, weight }) => [key, weight]));
  const found: Named[] = [];
  for (let line = start; line <= end; line++) {
    const definition = telling(lines, line, path);
    if (definition === null || found.some(({ name }) => name === definition.name)) continue;
    if (definition.what === 'function' && IS_CALL.test(lines[line - 1] ?? '')) continue;
    const stems = new Set(reader.read(definition.name).map(({ stem }) => stem));
    found.push({ ...definition, line, sought: [...stems].reduce((sum, stem) => sum + (worth.get(stem) ?? 0), 0) });
  }
  const minor = ({ what }: Named) => (what === 'const' ? 1 : 0);
  return found.sort((a, b) => b.sought - a.sought || minor(a) - minor(b) || a.indent - b.indent || a.line - b.line);
}

function without(caption: string): Caption {
  return { caption, names: [] };
}

/** Names what is defined; `what` stands before each name, `verb` before them all. */
function defining(found: readonly Named[], what: string, verb = ''): Caption {
  const named = found.slice(0, MAX_NAMES).map(({ name }) => name);
  return {
    caption: verb + named.map((name) => `\`${what}${name}\``).join(', '),
    names: named.map((name) => ({ name, defined: true })),
  };
}

/** The definition that a line is or stands in: the nearest at or above it that is less indented; in prose, the heading. */
function enclosing(lines: readonly string[], focus: number, path: string): { what: string; name: string } | null {
  const text = lines[focus - 1] ?? '';
  const indent = text.length - text.trimStart().length;
  for (let line = focus; line >= Math.max(1, focus - ABOVE); line--) {
    const above = lines[line - 1] ?? '';
    const heading = /^\S.{1,80}$/.test(above) && UNDERLINE.test(lines[line] ?? '') && PROSE.test(path);
    if (heading) return { what: 'heading', name: above.trim() };
    const definition = definitionIn(above, path);
    if (definition === null || definition.what === 'route' || definition.what === 'test') continue;
    if (definition.what === 'heading') {
      if (isInCodeBlock(lines, line)) continue;
      return definition;
    }
    if (definition.what === 'const') continue;
    if (definition.what === 'function' && IS_CALL.test(above)) continue;
    // What has ended above is none that the line stands in: of a page, its markup comes behind its functions.
    if (line === focus || (definition.indent < indent && endOf(lines, line) >= focus))
      return telling(lines, line, path) ?? definition;
  }
  return null;
}

/** What a line defines; where its name is one that every class has, the class that it belongs to. Null where it defines nothing. */
function telling(lines: readonly string[], line: number, path: string): Definition | null {
  const own = definitionIn(lines[line - 1] ?? '', path);
  if (own === null || own.indent === 0 || !isBoilerplate(own.name)) return own;
  for (let above = line - 1; above >= Math.max(1, line - ABOVE); above--) {
    const definition = definitionIn(lines[above - 1] ?? '', path);
    if (definition !== null && definition.indent < own.indent)
      return TYPE_WORDS.has(definition.what) ? definition : own;
  }
  return own;
}

/** Whether a line of Markdown lies in a fenced block, where `#` begins a comment and no heading. */
function isInCodeBlock(lines: readonly string[], line: number): boolean {
  let open = '';
  for (const text of lines.slice(0, line)) {
    const [, fence = '', rest = ''] = /^\s*(`{3,}|~{3,})(.*)$/.exec(text) ?? [];
    if (fence === '') continue;
    // A block ends with a fence like its own that says nothing more.
    if (open === '') open = fence;
    else if (fence.startsWith(open) && rest.trim() === '') open = '';
  }
  return open !== '';
}

/** What a comment speaks of comes after it. */
function afterComment(lines: readonly string[], from: number): number {
  let line = from;
  while (line < lines.length && isComment(lines[line - 1] ?? '')) line++;
  return line;
}

function quote(lines: readonly string[], { start, end }: Chunk, query: Query): string {
  const within = lines.slice(start - 1, end);
  const telling = within.find((line) => query.needles.some((needle) => line.toLowerCase().includes(needle)));
  const line = (telling ?? within.find((text) => text.trim() !== '') ?? '').trim();
  if (line === '') return 'An empty file';
  return `Says “${line.length > MAX_QUOTE ? `${line.slice(0, MAX_QUOTE)}…` : line}”`;
}
