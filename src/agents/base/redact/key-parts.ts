import { eachLine } from './bytes';
import { allMatches, type Span } from './spans';
import { isRandom } from './values';

const KEY_TYPE = /^[ \t]*(?:-[ \t]+)?kty[ \t]*:/;
const PRIVATE_PART =
  /^([ \t]*(?:-[ \t]+)?(?:d[pq]?|p|qi?|k)[ \t]{0,20}:[ \t]{0,20}["']?)([A-Za-z0-9_-]{32,1400})["']?[ \t]*\r?$/;

/** Lines before and after the type of a key among which its parts stand. */
const NEAR = 12;

/** The private parts of JSON web keys that are written as YAML. */
export function webKeysIn(lines: readonly string[]): Span[] {
  const found: Span[] = [];
  let offset = 0;
  let last = -NEAR - 1;
  const waiting: { line: number; span: Span }[] = [];
  for (const [i, line] of lines.entries()) {
    if (KEY_TYPE.test(line)) {
      last = i;
      found.push(...waiting.splice(0).flatMap(({ line, span }) => (i - line <= NEAR ? [span] : [])));
    }
    const [, lead = '', value = ''] = line.length > 1_500 ? [] : (PRIVATE_PART.exec(line) ?? []);
    if (isRandom(value, 32)) {
      const span = { start: offset + lead.length, end: offset + lead.length + value.length };
      if (i - last <= NEAR) found.push(span);
      else waiting.push({ line: i, span });
    }
    offset += line.length + 1;
  }
  return found;
}

const XML_PART = /<(?:D|P|Q|DP|DQ|InverseQ)>([A-Za-z0-9+/=\s]{24,2000})<\//g;

/** The private parts of an RSA key in XML, on lines of their own. */
export function xmlKeysIn(text: string): Span[] {
  return allMatches(XML_PART, text).flatMap((match) => {
    const start = match.index + match[0].indexOf('>') + 1;
    const lines = eachLine(text, { start, end: start + (match[1]?.length ?? 0) });
    const [first] = lines;
    return first !== undefined && isRandom(text.slice(first.start, first.end).trim(), 24) ? lines : [];
  });
}

const NUMBERS = /\[\s{0,40}(\d{1,3}(?:\s{0,4},\s{0,40}\d{1,3}){63}),?\s{0,40}\]/g;

/** The least of 64 numbers that differ where chance made them bytes: 57 are to be expected. */
const LEAST_DIFFERENT = 47;

/** Sixty-four bytes made by chance, as the files of Solana's keys have them. */
export function keysOfNumbersIn(text: string): Span[] {
  return allMatches(NUMBERS, text).flatMap((match) => {
    const list = match[1] ?? '';
    const numbers = list.split(',').map(Number);
    const mean = numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
    const isChance = new Set(numbers).size >= LEAST_DIFFERENT && mean > 80 && mean < 176 && Math.max(...numbers) < 256;
    // Numbers in order are a table.
    const rises = numbers.filter((number, i) => i > 0 && number > (numbers[i - 1] ?? 0)).length;
    const start = match.index + match[0].indexOf(list);
    return isChance && rises > 16 && rises < 48 ? eachLine(text, { start, end: start + list.length }) : [];
  });
}
