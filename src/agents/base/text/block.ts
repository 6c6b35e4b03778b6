/** What joins the lines of code, of a drawing or of a text that stands line for line, where all is told on one line. */
export const JOINED = ' ⏎ ';
const MARK = '```';

/** The first lines between marks that stand on lines of their own in a text, and what stands before and after; null where none do. */
export function fencedIn(text: string): { before: string; lines: string[]; after: string } | null {
  const start = text.indexOf(MARK);
  const first = start < 0 ? -1 : text.indexOf('\n', start);
  const end = first < 0 ? -1 : text.indexOf(MARK, first);
  if (end < 0 || !/^[a-z]{0,20}\s{0,20}$/i.test(text.slice(start + MARK.length, first))) return null;
  const lines = text
    .slice(first + 1, end)
    .trimEnd()
    .split('\n');
  if (lines.length < 2) return null;
  return { before: text.slice(0, start), lines, after: text.slice(end + MARK.length) };
}

/** Lines as a block within a line of text: between marks, joined. */
export function asBlock(lines: readonly string[]): string {
  return `${MARK}${lines.map((line) => line.trimEnd()).join(JOINED)}${MARK}`;
}

/** A line of text without the block in it, and the block line for line; null where there is none. */
export function blockIn(text: string): { words: string; lines: string } | null {
  const start = text.indexOf(MARK);
  const end = start < 0 ? -1 : text.indexOf(MARK, start + MARK.length);
  const block = end < 0 ? '' : text.slice(start + MARK.length, end);
  if (!block.includes(JOINED)) return null;
  const words = [text.slice(0, start), text.slice(end + MARK.length)].map((part) => part.trim());
  return { words: words.filter((part) => part !== '').join(' '), lines: block.split(JOINED).join('\n') };
}
