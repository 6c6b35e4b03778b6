import { readRecord, type GoodRecord } from './journal-record';
import type { Seal } from './seal';

/** A good record inside a damaged line. `end` is the byte after it. */
interface RecordWithin {
  start: number;
  end: number;
  read: GoodRecord;
}

/** How every record begins as it is written. Inside a JSON text its quotes are escaped, so it does not occur there. */
const HEAD = /\{"v":\d{1,9},"seq":\d{1,16},"at":"/y;

/** How often over the bytes of a line may be parsed: an honest line holds no more than itself. */
const MOST_PARSED = 4;

/**
 * The good records in a damaged line, in its order: what was glued to the torn end of another, or to something else.
 * One pass over the bytes, from which every object that begins like a record is tried where it ends.
 */
export function recordsWithin(buffer: Buffer, start: number, end: number, seal: Seal | null): RecordWithin[] {
  // A character a byte: what is sought is ASCII, and no byte of another character looks like that.
  const line = buffer.toString('latin1', start, end);
  const found: RecordWithin[] = [];
  let parsed = 0;
  for (const object of objectsWithin(line)) {
    parsed += object.end - object.start;
    if (parsed > MOST_PARSED * line.length) break;
    const read = readRecord(buffer.toString('utf8', start + object.start, start + object.end), seal);
    if (read.kind !== 'good') continue;
    // What lies within a record is a part of it.
    while ((found.at(-1)?.start ?? -1) >= start + object.start) found.pop();
    found.push({ start: start + object.start, end: start + object.end, read });
  }
  return found;
}

/** The objects that begin like a record, in the order of their ends. */
function* objectsWithin(line: string): Generator<{ start: number; end: number }> {
  let depth = 0;
  let inText = false;
  /** Where records may have begun that have not ended yet, with the depth of their brace. */
  let begun: { start: number; depth: number }[] = [];
  for (let index = 0; index < line.length; index++) {
    const character = line.charCodeAt(index);
    if (character === OPEN) {
      const begins = isHead(line, index);
      if (inText && !begins) continue;
      // Within a text no record begins: the text was cut off, and with it all that was open.
      if (inText) [depth, inText, begun] = [0, false, []];
      depth++;
      if (begins) begun.push({ start: index, depth });
    } else if (inText) {
      if (character === QUOTE) inText = false;
      else if (character === ESCAPE && line.charCodeAt(index + 1) !== OPEN) index++;
    } else if (character === QUOTE) inText = true;
    else if (character === CLOSE) {
      const last = begun.at(-1);
      if (last?.depth === depth) {
        begun.pop();
        yield { start: last.start, end: index + 1 };
      }
      depth = Math.max(0, depth - 1);
    }
  }
}

const QUOTE = 0x22;
const ESCAPE = 0x5c;
const OPEN = 0x7b;
const CLOSE = 0x7d;

function isHead(line: string, index: number): boolean {
  HEAD.lastIndex = index;
  return HEAD.test(line);
}
