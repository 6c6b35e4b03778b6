import type { LinesOf, ReadRange } from '../workspace/workspace-reader';
import { AccessRefused } from '../workspace/workspace-reader';
import type { ShellCommand, Count, Part, ReadCommand } from './command';
import type { Place } from './operand';
import { MAX_LINES, type Running } from './running';

/** Bytes of a file that are read for its beginning, and for what needs all of it. */
const FIRST_BYTES = 1024 * 1024;
const WHOLE_BYTES = 8 * 1024 * 1024;

/** Characters of one file that are kept as evidence, as many as are shown of a read. */
const MAX_CITED = 8_000;

/** `cat`, `head` and `tail`. */
export async function runRead(command: ReadCommand, running: Running): Promise<void> {
  const { part } = command;
  const fromStart = part === null || part.take === 'first';
  let number = 0;
  await eachFile(command.places, running, async (place, at) => {
    const range = await wholeFile(place, running, fromStart ? FIRST_BYTES : WHOLE_BYTES);
    if (command.headed) {
      if (at > 0) running.print('');
      running.print(`==> ${running.shown(place)} <==`);
    }
    const lines = range.text.split('\n');
    if (part?.unit === 'bytes') {
      for (const line of bytesOf(range.text, part).split('\n')) running.print(line);
      return;
    }
    const [start, end] = part === null ? [0, lines.length] : linesOfPart(part, lines.length);
    let shown = 0;
    let previousBlank = false;
    for (const line of lines.slice(start, end)) {
      const blank = line === '';
      if (command.squeezed && blank && previousBlank) continue;
      previousBlank = blank;
      const counted = command.numbered === 'all' || (command.numbered === 'filled' && !blank);
      if (!running.isFull) shown += 1;
      running.print(counted ? `${String(++number).padStart(6)}\t${line}` : line);
    }
    if (shown > 0) running.reads.push(cited(range, start + 1, command.squeezed ? start + 1 : start + shown));
  });
}

/** The lines that were shown, as evidence; no more of them than an excerpt holds. */
function cited(whole: ReadRange, start: number, end: number): LinesOf {
  const lines = whole.text.split('\n');
  let last = start;
  let characters = lines[start - 1]?.length ?? 0;
  while (last < end && characters + (lines[last]?.length ?? 0) + 1 <= MAX_CITED) {
    characters += (lines[last]?.length ?? 0) + 1;
    last += 1;
  }
  return { whole, start, end: last };
}

/** From and to, for `slice`. */
function linesOfPart({ take, count }: Part, length: number): [number, number] {
  switch (take) {
    case 'first':
      return [0, Math.min(count, length)];
    case 'last':
      return [Math.max(0, length - count), length];
    case 'from':
      return [Math.min(length, Math.max(0, count - 1)), length];
    case 'butLast':
      return [0, Math.max(0, length - count)];
  }
}

/** By characters where the text has only those of ASCII, else about. */
function bytesOf(text: string, { take, count }: Part): string {
  if (take === 'first') return text.slice(0, count);
  if (take === 'last') return count === 0 ? '' : text.slice(-count);
  return take === 'from' ? text.slice(Math.max(0, count - 1)) : text.slice(0, Math.max(0, text.length - count));
}

async function wholeFile(place: Place, running: Running, maxBytes: number): Promise<ReadRange> {
  const most = Math.min(maxBytes, running.budget.maxBytes);
  const read = await running.reader.read(running.rootOf(place), place.path, undefined, {
    maxBytes: most,
    deadlineMs: running.budget.deadlineMs,
  });
  return running.taken(read);
}

/**
 * Does something with each file; what is refused is told in its place, as the real commands go on with the next one.
 * @throws AccessRefused where none could be read.
 */
async function eachFile(
  places: readonly Place[],
  running: Running,
  work: (place: Place, at: number) => Promise<void>,
): Promise<void> {
  let first: AccessRefused | null = null;
  let done = 0;
  for (const [at, place] of places.entries()) {
    running.stopIfCancelled();
    try {
      await work(place, at);
      done += 1;
    } catch (error) {
      if (!(error instanceof AccessRefused)) throw error;
      first ??= error;
      running.print(`${running.shown(place)}: ${error.message}`);
    }
  }
  if (done === 0 && first !== null) throw first;
}

const WIDTH = 7;

/** `wc`. Bytes are those of the file where its size is known. */
export async function runCount(command: Extract<ShellCommand, { kind: 'count' }>, running: Running): Promise<void> {
  const totals = command.counts.map(() => 0);
  await eachFile(command.places, running, async (place) => {
    const range = await wholeFile(place, running, WHOLE_BYTES);
    const entry = await running.entryAt(place);
    const values = command.counts.map((count) => valueOf(count, range.text, range.totalLines, entry.size));
    for (const [i, value] of values.entries()) {
      totals[i] = command.counts[i] === 'longest' ? Math.max(totals[i] ?? 0, value) : (totals[i] ?? 0) + value;
    }
    running.print(countLine(values, running.shown(place)));
  });
  if (command.places.length > 1) running.print(countLine(totals, 'total'));
}

function countLine(values: readonly number[], name: string): string {
  const [only] = values;
  const shown =
    values.length === 1 ? String(only ?? 0) : values.map((value) => String(value).padStart(WIDTH)).join(' ');
  return `${shown} ${name}`;
}

function valueOf(count: Count, text: string, lines: number, size: number | undefined): number {
  switch (count) {
    case 'lines':
      return text === '' ? 0 : lines;
    case 'words':
      return text.split(/\s+/).filter((word) => word !== '').length;
    case 'characters':
      return [...text].length;
    case 'bytes':
      return size ?? text.length;
    case 'longest':
      return Math.max(
        0,
        ...text
          .split('\n')
          .slice(0, MAX_LINES * 100)
          .map((line) => line.length),
      );
  }
}
