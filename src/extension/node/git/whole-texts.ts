import { redactBlocks } from '../../../agents/base/redact/redact';
import { nodeFiles } from '../reading/node-files';
import type { Asking } from './asking';
import { inertOutput } from './inert-output';

/** Bytes of all files that are looked through for one answer, and objects that are asked for at once. */
const MAX_BYTES = 8 * 1024 * 1024;
const MAX_OBJECTS = 300;

/** Names of the tree without files, which every repository has: what git prints of it parts one object from the next. */
const EMPTY_TREE = '4b825dc642cb6eb9a060e54bf8d69288fbee4904';
const EMPTY_TREE_256 = '6ef19b41225c5369f1c104d45d8d85efa9b057b53b14b4b9b939dd74decc5321';

/** Characters of a text from which on only the surroundings of the wanted lines are searched for what shows nearby. */
const LONG = 64 * 1024;

/** Lines before and after that may show that a line belongs to a secret. */
const SURROUNDINGS = 250;

/** The texts of objects, by the names they are asked by; without those that are not there or not seen to their end. */
export async function textsOf(names: readonly string[], asking: Asking): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  const asked = [...new Set(names)].slice(0, MAX_OBJECTS);
  if (asked.length === 0) return texts;
  const sha256 = asking.open.settings.some(
    ({ key, value }) => key === 'extensions.objectformat' && value.toLowerCase() === 'sha256',
  );
  const between = sha256 ? EMPTY_TREE_256 : EMPTY_TREE;
  const args = asked.flatMap((name) => [name, between]);
  const { output } = await asking.git(['show', '--no-textconv', '--ignore-missing', between, ...args], MAX_BYTES);
  // The first piece is what stands before the first object; the last one, what stands behind the last, or is cut.
  const pieces = output
    .toString('utf8')
    .split(new RegExp(`\\n?tree ${between}\\n\\n`))
    .slice(1, -1);
  // An object that holds what parts them is no reason to take one for another.
  if (pieces.length > asked.length) return texts;
  for (const [i, piece] of pieces.entries()) texts.set(asked[i] ?? '', piece);
  return texts;
}

/** A file as it lies in the working tree; null where it cannot be read. */
export async function textOnDisk(path: string, { open }: Asking): Promise<string | null> {
  const read = await nodeFiles(open.repository.root)
    .readFile(path, MAX_BYTES)
    .catch(() => null);
  return read === null || read.size > read.bytes.length ? null : Buffer.from(read.bytes).toString('utf8');
}

/** Lines of a file that somebody wants to see: first and last, from 1. */
export type Range = readonly [start: number, end: number];

/** What the lines of whole files are without secrets. */
export class SafeLines {
  readonly #safe = new Map<string, string>();
  readonly #all: string[][] = [];

  /** Looks for secrets in a file, or in a long one around what is wanted of it. */
  async add(text: string, wanted: readonly Range[] | null, { redact }: Pick<Asking, 'redact'>): Promise<void> {
    const lines = linesOf(text);
    this.#all.push(lines);
    const isWhole = text.length < LONG || wanted === null;
    // The head of a table, the first line of a key, and what a document is, may stand anywhere before.
    const bare = isWhole ? lines : redactBlocks(lines.join('\n')).split('\n');
    for (const [from, to] of isWhole ? [[0, lines.length] as const] : around(wanted)) {
      const safe = (await redact(bare.slice(from, to).join('\n'))).split('\n');
      for (const [i, line] of lines.slice(from, to).entries()) {
        const without = safe[i];
        if (without !== undefined && without !== line) this.#safe.set(line, without);
      }
    }
  }

  get size(): number {
    return this.#safe.size;
  }

  /** The line without its secrets; null where there are none in it. */
  of(line: string): string | null {
    return this.#safe.get(line) ?? null;
  }

  /** The same for the end of what git puts something in front of. */
  atEndOf(line: string): string | null {
    for (const [whole, safe] of this.#safe) {
      if (whole.trim().length > 3 && line.endsWith(whole)) return line.slice(0, line.length - whole.length) + safe;
    }
    return null;
  }

  /** Whether all that a patch shows of a file stands in the files that were looked through. */
  hasAll(patch: readonly string[]): boolean {
    const known = new Set(this.#all.flat());
    return patch.every((line) => !/^[ +-](?!\+\+ |-- )/.test(line) || known.has(line.slice(1)));
  }

  /** The beginning of a line, as long as it was, from the line without its secrets. '' where there is no such line. */
  async beginning(cut: string, { redact }: Pick<Asking, 'redact'>): Promise<string> {
    const whole = this.#all.flatMap((lines) => lines.find((line) => line.startsWith(cut)) ?? [])[0];
    if (whole === undefined) return '';
    const safe = this.#safe.get(whole) ?? (await redact(whole));
    return safe === whole ? cut : safe.slice(0, cut.length);
  }
}

/** The lines as they come out of git. */
export function linesOf(text: string): string[] {
  return inertOutput(text).split('\n');
}

/** From and to, for `slice`; what overlaps becomes one. */
function around(wanted: readonly Range[]): [number, number][] {
  const parts: [number, number][] = [];
  for (const [start, end] of [...wanted].sort((a, b) => a[0] - b[0])) {
    const [from, to] = [Math.max(0, start - 1 - SURROUNDINGS), end + SURROUNDINGS];
    const last = parts.at(-1);
    if (last !== undefined && from <= last[1]) last[1] = Math.max(last[1], to);
    else parts.push([from, to]);
  }
  return parts;
}
