/**
 * Arithmetic on code that passes through a text area, which knows only "\n": what was not edited keeps its line endings
 * byte for byte.
 */

/** The code as a text area shows it. */
export const toEditable = (code: string): string => code.replace(/\r\n|\r/g, '\n');

/** The line ending that code uses most; "\n" if it has none. */
export function lineEnding(code: string): '\n' | '\r\n' | '\r' {
  const crlf = code.split('\r\n').length - 1;
  const lf = code.split('\n').length - 1 - crlf;
  const cr = code.split('\r').length - 1 - crlf;
  if (crlf > lf && crlf >= cr) return '\r\n';
  return cr > lf ? '\r' : '\n';
}

/**
 * What `code` becomes when a text area showing it is edited to `edited`: the unchanged head and tail exactly as they were,
 * what is new in between with the code's usual line ending, or that of `original` once the code has lost its last one.
 */
export function mergeEdit(code: string, edited: string, original = code): string {
  const shown = toEditable(code);
  if (shown === edited) return code;
  const shorter = Math.min(shown.length, edited.length);
  let head = 0;
  while (head < shorter && shown[head] === edited[head]) head++;
  let tail = 0;
  while (tail < shorter - head && shown.at(-1 - tail) === edited.at(-1 - tail)) tail++;
  const middle = edited
    .slice(head, edited.length - tail)
    .replaceAll('\n', lineEnding(/[\r\n]/.test(code) ? code : original));
  const before = code.slice(0, offsetIn(code, head));
  const after = code.slice(offsetIn(code, shown.length - tail));
  return join(join(before, middle), after);
}

/** Puts two pieces together so that a CR and an LF that meet stay two line endings. */
const join = (before: string, after: string) =>
  before.endsWith('\r') && after.startsWith('\n') ? `${before}\r${after}` : before + after;

/** Where the character at `position` of the shown text stands in the code. */
function offsetIn(code: string, position: number): number {
  let offset = 0;
  for (let shown = 0; shown < position; shown++) offset += code.startsWith('\r\n', offset) ? 2 : 1;
  return offset;
}

/** What one press of Tab adds: a tab, or as many spaces as the code's first indented line has (at most 8). */
export function indentUnit(code: string): string {
  const indent = /^([\t ]+)\S/m.exec(code)?.[1] ?? '\t';
  return indent.startsWith('\t') ? '\t' : indent.slice(0, 8);
}

/** A replacement of `text[from, to)` by `insert`, and the selection after it. */
export interface TextChange {
  from: number;
  to: number;
  insert: string;
  selection: [start: number, end: number];
}

/**
 * What Tab (or Shift+Tab, if `outdent`) does to a selection: indents at the cursor, or indents or outdents every line that
 * the selection touches. Null if nothing would change.
 */
export function indentChange(text: string, start: number, end: number, outdent: boolean): TextChange | null {
  const unit = indentUnit(text);
  if (!outdent && start === end) {
    const cursor = start + unit.length;
    return { from: start, to: end, insert: unit, selection: [cursor, cursor] };
  }
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const lines = text.slice(from, end).split('\n');
  const changed = lines.map((line) =>
    outdent ? line.slice(outdentation(line, unit)) : line === '' ? line : unit + line,
  );
  const insert = changed.join('\n');
  if (insert === text.slice(from, end)) return null;
  const first = (changed[0]?.length ?? 0) - (lines[0]?.length ?? 0);
  return { from, to: end, insert, selection: [Math.max(from, start + first), from + insert.length] };
}

function outdentation(line: string, unit: string): number {
  if (line.startsWith('\t')) return 1;
  const spaces = /^ */.exec(line)?.[0].length ?? 0;
  return Math.min(spaces, unit === '\t' ? 4 : unit.length);
}
