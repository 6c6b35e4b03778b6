import { redactBlocks } from '../../../agents/base/redact/redact';
import { AccessRefused, type LinesOf } from '../../../agents/workspace/workspace-reader';
import type { Redact } from '../redaction/redactor';
import { wholeWords } from '../redaction/windows';
import { decodeText, linesOf } from './text';

interface Wanted {
  start: number;
  end: number;
}

/** Lines of a file, free of secrets. */
interface TextRange {
  text: string;
  /** From 1, inclusive. */
  startLine: number;
  endLine: number;
  /** Lines in all of it. */
  totalLines: number;
}

/** Characters of a text from which on only the surroundings of the wanted lines are searched for what shows nearby. */
const LONG = 64 * 1024;

/** Lines before and after that may show that a line belongs to a secret. */
const SURROUNDINGS = 250;

/**
 * Some lines of a text file, or all of them. `shown`: what to call the file. `isCut`: the bytes are only its beginning, of
 * which the last line is left out but for what is whole in it.
 * @throws AccessRefused for a binary file, and for lines that it does not have.
 */
export async function textRange(
  bytes: Uint8Array,
  wanted: Wanted | undefined,
  shown: string,
  redact: Redact,
  isCut = false,
): Promise<TextRange> {
  const whole = decodeText(bytes);
  const decoded = whole !== null && isCut ? withoutCutLine(whole) : whole;
  if (decoded === null) throw new AccessRefused(`"${shown}" is a binary file; only text can be read.`);
  return rangeOfText(decoded, wanted, shown, redact);
}

/**
 * Some lines of a text with its secrets, or all of them.
 * @throws AccessRefused for lines that it does not have.
 */
export async function rangeOfText(
  decoded: string,
  wanted: Wanted | undefined,
  shown: string,
  redact: Redact,
): Promise<TextRange> {
  const all = linesOf(decoded);
  const { startLine, endLine } = rangeIn(all.length, wanted, shown);
  const isLong = decoded.length >= LONG;
  const around = isLong ? SURROUNDINGS : all.length;
  const from = Math.max(0, startLine - 1 - around);
  // The head of a table, the first line of a key, and what a document is, may stand anywhere before.
  const lines = isLong ? redactBlocks(all.join('\n')).split('\n') : all;
  const safe = (await redact(lines.slice(from, endLine + around).join('\n'))).split('\n');
  const text = safe.slice(startLine - 1 - from, endLine - from).join('\n');
  return { text, startLine, endLine, totalLines: all.length };
}

/**
 * Some lines of a text that was read.
 * @throws AccessRefused for lines that it does not have.
 */
export function partOf({ whole, start, end }: LinesOf): TextRange {
  const lines = whole.text.split('\n');
  const { startLine, endLine } = rangeIn(lines.length, { start, end }, whole.path);
  const text = lines.slice(startLine - 1, endLine).join('\n');
  return { text, startLine, endLine, totalLines: whole.totalLines };
}

function rangeIn(total: number, wanted: Wanted | undefined, shown: string): Pick<TextRange, 'startLine' | 'endLine'> {
  const startLine = Math.max(1, Math.floor(wanted?.start ?? 1));
  const endLine = Math.min(total, Math.floor(wanted?.end ?? total));
  if (startLine > total || endLine < startLine) {
    throw new AccessRefused(`"${shown}" has ${total} lines; ask for a range within 1–${total}.`);
  }
  return { startLine, endLine };
}

/** What stands in the line that was cut may be the beginning of a secret that is not known for one without its end. */
function withoutCutLine(text: string): string {
  const end = text.lastIndexOf('\n');
  return end === -1 ? wholeWords(`${text}x`, 0, text.length) : text.slice(0, end + 1);
}
