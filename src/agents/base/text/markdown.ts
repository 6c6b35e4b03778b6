/** Characters that would reorder or hide text, or carry what only a program reads. */
const INVISIBLE = /[\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB\u{E0000}-\u{E0FFF}]/gu;
const CONTROL = /[\p{Cc}\u2028\u2029]+/gu;

/** Untrusted text on one line, without control characters and without those that reorder what is read. */
export function plainLine(text: string): string {
  return text
    .replace(INVISIBLE, '')
    .replace(/\p{Cs}/gu, '\uFFFD')
    .replace(CONTROL, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
}

/** The ids that stand for an entry of the same document: in brackets they are marks, as behind a statement. */
export type Marks = ReadonlySet<string>;

const NO_MARKS: Marks = new Set();
const CODE_SPAN = /(?<!`)(?:``(?!`)(?:[^`]|(?<!`)`(?!`))+``|`[^`]+`)(?!`)/;
/** What roles write into their prose to say what it rests on: "[E3]", "[Q2, E3]", "[E1 and E2]". */
const MARK = /\[[EMQ]\d+(?:[,;& ]+(?:and )?[EMQ]\d+)*\](?![:(])/;
const CODE_OR_MARK = new RegExp(`${CODE_SPAN.source}|${MARK.source}`, 'gu');
const ACTIVE = new RegExp(`${CODE_OR_MARK.source}|${/[\\`*[\]<_&~$]/.source}`, 'gu');

/** The ids that a text names in brackets, whether or not they exist. */
export function namedIn(text: string): string[] {
  const marks = plainLine(text).match(CODE_OR_MARK) ?? [];
  return marks.flatMap((mark) => (mark.startsWith('`') ? [] : idsIn(mark)));
}

function idsIn(mark: string): string[] {
  return mark.match(/[EMQ]\d+/g) ?? [];
}

/**
 * Untrusted text as inline Markdown that renders as that text: nothing in it becomes markup, HTML, a link or an image.
 * Single code spans stay, since what is in them is shown as it is, and so do marks of entries that exist. For use after
 * other text on a line; at the start of a line use `inlineStart`.
 */
export function inline(text: string, marks: Marks = NO_MARKS): string {
  const line = plainLine(text);
  const pairs = { '~': count(line, '~') > 1, $: count(line, '$') > 1 };
  return line.replace(ACTIVE, (found: string, at: number) => {
    if (found.startsWith('[') && found.length > 1) return marked(found, marks);
    if (found.length > 1) return found;
    if (found === '_')
      return /[\p{L}\p{N}]_[\p{L}\p{N}]/u.test(line.slice(Math.max(0, at - 1), at + 2)) ? found : '\\_';
    if (found === '&') return /^&(?:#|[A-Za-z][A-Za-z0-9]*;)/.test(line.slice(at, at + 40)) ? '\\&' : found;
    if (found === '~' || found === '$') return pairs[found] ? `\\${found}` : found;
    if (found === '*' && /^\s\*\s$/u.test(line.slice(at - 1, at + 2))) return found;
    return `\\${found}`;
  });
}

/** "[Q2, E3]" as one mark an entry; what stands for nothing is shown as it was written. */
function marked(mark: string, marks: Marks): string {
  const ids = idsIn(mark);
  if (!ids.some((id) => marks.has(id))) return `\\${mark.slice(0, -1)}\\]`;
  return ids.map((id) => (marks.has(id) ? `[${id}]` : `\\[${id}\\]`)).join(' ');
}

/** Like `inline`, for the start of a line: no heading, list, quote, rule or underline comes of it. */
export function inlineStart(text: string, marks: Marks = NO_MARKS): string {
  return inline(text, marks)
    .replace(/^(\d{1,9})([.)])/, '$1\\$2')
    .replace(/^[#>+=~:|-]/, '\\$&');
}

/** Untrusted text as a heading's, whose closing number signs would be taken for markup. */
export function headingText(text: string): string {
  return inlineStart(text).replace(/(?<=\s)#+$/, '\\$&');
}

/** Untrusted text as the cell of a table. */
export function cell(text: string): string {
  return inline(text).replace(/\|/g, '\\|');
}

/** Text as a double-quoted YAML scalar on one line. */
export function yamlText(text: string): string {
  return JSON.stringify(plainLine(text));
}

/** Text as a code span, whatever backticks it holds. */
export function codeSpan(text: string): string {
  const line = plainLine(text);
  const ticks = '`'.repeat(longestRun(line) + 1);
  return ticks.length > 1 || line === '' ? `${ticks} ${line} ${ticks}` : `${ticks}${line}${ticks}`;
}

/** Text as a fenced code block, character for character but for those that hide or reorder, whatever backticks it holds. */
export function fenced(text: string, language = ''): string {
  const code = text.replace(INVISIBLE, '').replace(/(?![\t\n\r])\p{Cc}/gu, '');
  const fence = '`'.repeat(Math.max(3, longestRun(code) + 1));
  const info = /^[\w+#.-]{1,30}$/.test(language) ? language : '';
  return `${fence}${info}\n${code.replace(/\r?\n$/, '')}\n${fence}`;
}

/** Untrusted text of any number of lines as a block quotation, line for line. */
export function blockQuote(text: string): string {
  const lines = text
    .trim()
    .split(/\r\n|[\r\n\u2028\u2029]/u)
    .map((line) => inlineStart(line));
  return lines
    .map((line, at) => `> ${line}${line !== '' && (lines[at + 1] ?? '') !== '' ? '  ' : ''}`.replace(/^> $/, '>'))
    .join('\n');
}

function longestRun(text: string): number {
  return Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));
}

function count(text: string, character: string): number {
  return text.split(character).length - 1;
}

/** A block as it stands within a list item. */
export function indented(block: string): string {
  return block
    .split('\n')
    .map((line) => (line === '' ? '' : `  ${line}`))
    .join('\n');
}
