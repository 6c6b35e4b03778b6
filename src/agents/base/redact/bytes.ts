import { at, sticky, type Name } from './name-places';
import { allMatches, type Span } from './spans';

const BYTE = '(?:(?:\\(byte\\)[ \\t]?)?(?:0x[\\da-f]{1,2}|-?\\d{1,3})u?|\'[^\'\\\\\\r\\n]\'|"[^"\\\\\\r\\n]")';
/** A key or a word byte by byte, in an array or what makes one. */
const BYTES = sticky(
  `(?:(?:new[ \\t])?[a-zA-Z]{1,20}\\((?=\\[|new)|["']{2}\\.join\\((?:chr\\(\\w{1,8}\\)[ ]for[ ]\\w{1,8}[ ]in|map\\(chr,)[ ]?)?(?:new[ \\t])?[&\\w.:[\\]!]{0,40}?[ \\t]{0,2}\\(?[ \\t]{0,2}[{[(]\\s{0,80}(${BYTE}(?:\\s{0,80},\\s{0,80}${BYTE}){5,256})`,
  'i',
);

/** The key or the password that stands at `from`, byte by byte. */
export function bytesAt(text: string, name: Name, from: number): Span[] | null {
  const match = at(BYTES, text, from);
  const bytes = match?.[1] ?? '';
  if (match === null || !isKeyOfBytes(name, bytes)) return null;
  const end = from + match[0].length;
  return eachLine(text, { start: end - bytes.length, end });
}

const isPrintable = (code: number): boolean => code === 0 || (code > 32 && code < 127);

/**
 * Bytes of a key, unless a name that says little of them stands before what may be any list of numbers; and a password
 * character by character.
 */
function isKeyOfBytes({ level, text }: Name, bytes: string): boolean {
  const items = bytes.split(/,(?!')/);
  if (items.length < 16 || /["']/.test(bytes))
    return (
      level === 'password' && items.every((item) => /["']/.test(item) || isPrintable(Number(/\w+/.exec(item)?.[0])))
    );
  return level !== 'chance' || (/key|seed|hmac/i.test(text) && /0x/i.test(bytes));
}

/** What a stretch holds of each of its lines, without their indentation. */
export function eachLine(text: string, { start, end }: Span): Span[] {
  return allMatches(/\S[^\r\n]*/g, text.slice(start, end)).map((match) => ({
    start: start + match.index,
    end: start + match.index + match[0].length,
  }));
}
