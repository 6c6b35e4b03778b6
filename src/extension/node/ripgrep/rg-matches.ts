import * as z from 'zod';
import { wholeWords } from '../redaction/windows';

/** A line that ripgrep found. */
export interface RgMatch {
  /** Relative to the folder it ran in, with forward slashes. */
  path: string;
  line: number;
  text: string;
}

/** Longest line of output that is kept while its end is awaited: a line of a searched file, in JSON. */
const MAX_PENDING = 8 * 1024 * 1024;

/** Most characters of a matching line that are kept, around the first match. */
const MAX_LINE = 400;

const LINE_END = 0x0a;
const IS_MATCH = Buffer.from('{"type":"match"');

const textSchema = z.union([z.object({ text: z.string() }), z.object({ bytes: z.string() })]);
const matchSchema = z.object({
  data: z.object({
    path: textSchema,
    lines: textSchema,
    line_number: z.number().int(),
    submatches: z.array(z.object({ start: z.number().int() })),
  }),
});

/** Reads the JSON lines of ripgrep as they come. */
export class RgReader {
  readonly matches: RgMatch[] = [];
  readonly #max: number;
  #pending: Buffer[] = [];
  #pendingBytes = 0;

  /** @param max matches after which no more are wanted. */
  constructor(max: number) {
    this.#max = max;
  }

  /** Takes a piece of the output; false when no more is wanted. */
  take(chunk: Buffer): boolean {
    let start = 0;
    for (let end = chunk.indexOf(LINE_END); end !== -1; end = chunk.indexOf(LINE_END, start)) {
      this.#keep(chunk.subarray(start, end));
      this.#line();
      start = end + 1;
      if (this.matches.length >= this.#max) return false;
    }
    this.#keep(chunk.subarray(start));
    return true;
  }

  #keep(piece: Buffer): void {
    this.#pendingBytes += piece.length;
    if (this.#pendingBytes <= MAX_PENDING) this.#pending.push(piece);
  }

  #line(): void {
    const line = this.#pending.length === 1 ? this.#pending[0] : Buffer.concat(this.#pending);
    const whole = this.#pendingBytes <= MAX_PENDING;
    this.#pending = [];
    this.#pendingBytes = 0;
    if (!whole || line === undefined || !line.subarray(0, IS_MATCH.length).equals(IS_MATCH)) return;
    const { data } = matchSchema.parse(JSON.parse(line.toString('utf8')));
    const path = textOf(data.path).replace(/^\.\//, '');
    this.matches.push({
      path: process.platform === 'win32' ? path.replaceAll('\\', '/') : path,
      line: data.line_number,
      text: around(bytesOf(data.lines), data.submatches[0]?.start ?? 0),
    });
  }
}

function bytesOf(field: z.infer<typeof textSchema>): Buffer {
  return 'text' in field ? Buffer.from(field.text, 'utf8') : Buffer.from(field.bytes, 'base64');
}

function textOf(field: z.infer<typeof textSchema>): string {
  return 'text' in field ? field.text : bytesOf(field).toString('utf8');
}

/** The line, or what stands around byte `at` of it where it is long. */
function around(line: Buffer, at: number): string {
  const text = line.toString('utf8').replace(/\r?\n$/, '');
  if (text.length <= MAX_LINE) return text;
  const place = line.subarray(0, at).toString('utf8').length;
  const from = Math.max(0, Math.min(place - MAX_LINE / 4, text.length - MAX_LINE));
  return wholeWords(text, from, from + MAX_LINE, place);
}
