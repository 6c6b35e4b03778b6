import { joinsOf, madeIn, type Piece } from './pieces';
import { allMatches, type Span } from './spans';

/** A text with what was escaped, encoded or put together undone, and where each of its characters stands in the original. */
interface View {
  text: string;
  starts: Int32Array;
  ends: Int32Array;
}

/** Escapes may stand in escapes, as code in a notebook in a message does; no deeper. */
const DEPTH = 3;

const NAMED: Partial<Record<string, string>> = {
  quot: '"',
  apos: "'",
  amp: '&',
  lt: '<',
  gt: '>',
  nbsp: ' ',
  equals: '=',
  colon: ':',
};
const LETTERS: Partial<Record<string, string>> = { n: '\n', r: '\r', t: '\t' };

/**
 * Escapes of JSON, of programs and of shells (1-4), of HTML (5), of addresses (6), and the joint between two literals or
 * two lines that make one text (7): nothing stands in its place.
 */
const SPECIAL =
  /\\u(?:\{([\da-fA-F]{1,6})\}|([\da-fA-F]{4}))|\\x([\da-fA-F]{2})|\\(["'`/\\nrt$:=#])|&(quot|apos|amp|lt|gt|nbsp|equals|colon|#\d{2,5}|#x[\da-fA-F]{2,5});|%([2-7][\da-fA-F])|((["'`])(?<!\\["'`])[ \t]{0,20}(?:\r?\n[ \t]{0,80})?(?:\+{1,2}|\.{1,2}|&|\|\||<>|\\)[ \t]{0,20}\\?(?:\r?\n[ \t]{0,80})?[bruf@]?\8|(["'])(?<!\\["'])[ \t]{0,20}\r?\n[ \t]{0,80}\9(?![^"'\r\n]{0,200}["'][ \t]{0,4}[:=])|(["'])(?<=[\w.-]["'])([-_]?)\10(?=[\w.-])|(["'])\)\s{0,40}\.(?:append|concat|plus)\([ \t]{0,10}\12|\\\r?\n[ \t]{0,80})|\\([01]?[0-7]{2})(?!\d)/g;

/**
 * The lines of a text in which something is escaped, encoded or put together, without that; then those of them in which
 * there still is, and so on.
 */
export function plainViews(text: string): View[] {
  const views: View[] = [];
  for (let depth = 0; depth < DEPTH; depth++) {
    const outer = views.at(-1);
    const next = decoded(outer?.text ?? text);
    if (next === null) break;
    views.push(outer === undefined ? next : composed(outer, next));
  }
  return views;
}

/** Where a stretch of the view is in the original. */
export function inOriginal(view: View, { start, end }: Span): Span {
  return { start: view.starts[start] ?? 0, end: view.ends[end - 1] ?? 0 };
}

function composed(outer: View, inner: View): View {
  return {
    text: inner.text,
    starts: inner.starts.map((at) => outer.starts[at] ?? 0),
    ends: inner.ends.map((at) => outer.ends[at - 1] ?? 0),
  };
}

function decoded(text: string): View | null {
  const joins = [...joinsOf(text), ...madeIn(text)];
  const pieces =
    joins.length === 0 ? [...piecesOf(text)] : [...piecesOf(text), ...joins].sort((a, b) => a.start - b.start);
  const first = pieces[0];
  if (first === undefined) return null;
  const builder = new Builder(text);
  let lineEnd = -1;
  for (const piece of pieces) {
    if (piece.start < builder.done) continue;
    if (piece.start > lineEnd) {
      if (lineEnd >= 0) builder.copyTo(lineEnd);
      const lineStart = text.lastIndexOf('\n', piece.start - 1) + 1;
      if (lineStart > builder.done + 1 || lineEnd < 0) builder.skipTo(Math.max(builder.done, lineStart));
    }
    builder.put(piece);
    if (piece.end > lineEnd) {
      const next = text.indexOf('\n', piece.end);
      lineEnd = next === -1 ? text.length : next;
    }
  }
  builder.copyTo(lineEnd);
  return builder.view();
}

function* piecesOf(text: string): Generator<Piece> {
  for (const match of allMatches(SPECIAL, text)) {
    const [whole, braced, unicode, byte, escaped, entity, percent, , , , , sign, , octal] = match;
    const start = match.index;
    const code = braced ?? unicode ?? byte ?? percent;
    const plain =
      code !== undefined
        ? fromCode(parseInt(code, 16))
        : octal !== undefined
          ? fromCode(parseInt(octal, 8))
          : escaped !== undefined
            ? (LETTERS[escaped] ?? escaped)
            : entity !== undefined
              ? fromEntity(entity)
              : (sign ?? '');
    yield { start, end: start + whole.length, text: plain };
  }
}

function fromCode(code: number): string {
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code).slice(0, 1) : '?';
}

function fromEntity(entity: string): string {
  if (!entity.startsWith('#')) return NAMED[entity] ?? '?';
  return fromCode(entity.startsWith('#x') ? parseInt(entity.slice(2), 16) : parseInt(entity.slice(1), 10));
}

/** Puts a view together from stretches of the original and what stands for others. */
class Builder {
  done = 0;
  private readonly parts: string[] = [];
  private readonly starts: Int32Array;
  private readonly ends: Int32Array;
  private size = 0;

  constructor(private readonly original: string) {
    // No piece stands for more characters than it has.
    this.starts = new Int32Array(original.length + 1);
    this.ends = new Int32Array(original.length + 1);
  }

  /** Takes over what stands up to here. */
  copyTo(to: number): void {
    if (to <= this.done) return;
    this.parts.push(this.original.slice(this.done, to));
    for (let at = this.done; at < to; at++) this.add(at, at + 1);
    this.done = to;
  }

  /** Leaves out the lines up to here; one line end stands for them. */
  skipTo(to: number): void {
    if (this.size > 0) {
      this.parts.push('\n');
      this.add(this.done, this.done + 1);
    }
    this.done = to;
  }

  put({ start, end, text }: Piece): void {
    this.copyTo(start);
    this.parts.push(text);
    for (let i = 0; i < text.length; i++) this.add(start, end);
    this.done = end;
  }

  view(): View {
    return { text: this.parts.join(''), starts: this.starts.slice(0, this.size), ends: this.ends.slice(0, this.size) };
  }

  private add(start: number, end: number): void {
    this.starts[this.size] = start;
    this.ends[this.size] = end;
    this.size += 1;
  }
}
