/** Characters that would reorder or hide text, or that no text file should hold. */
const INVISIBLE = /[\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/gu;
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

/**
 * Untrusted text as inline Markdown that renders as that text: nothing in it becomes markup, HTML, a link or an image.
 * Single code spans stay, since what is in them is shown as it is. For use after other text on a line; at the start of a
 * line use `inlineStart`.
 */
export function inline(text: string): string {
  const line = plainLine(text);
  const pairs = { '~': count(line, '~') > 1, $: count(line, '$') > 1 };
  return line.replace(/(?<!`)`[^`]+`(?!`)|[\\`*[\]<_&~$]/gu, (found: string, at: number) => {
    if (found.length > 1) return found;
    if (found === '_')
      return /[\p{L}\p{N}]_[\p{L}\p{N}]/u.test(line.slice(Math.max(0, at - 1), at + 2)) ? found : '\\_';
    if (found === '&') return /^&(?:#|[A-Za-z][A-Za-z0-9]*;)/.test(line.slice(at, at + 40)) ? '\\&' : found;
    if (found === '~' || found === '$') return pairs[found] ? `\\${found}` : found;
    return `\\${found}`;
  });
}

/** Like `inline`, for the start of a line: no heading, list, quote, rule or underline comes of it. */
export function inlineStart(text: string): string {
  return inline(text)
    .replace(/^(\d{1,9})([.)])/, '$1\\$2')
    .replace(/^[#>+=~:|-]/, '\\$&');
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

/** Text as a fenced code block, byte for byte, whatever backticks it holds. */
export function fenced(code: string, language = ''): string {
  const fence = '`'.repeat(Math.max(3, longestRun(code) + 1));
  const info = /^[\w+#.-]{1,30}$/.test(language) ? language : '';
  return `${fence}${info}\n${code.replace(/\r?\n$/, '')}\n${fence}`;
}

/** Longest text that is quoted in full, in characters; the rest is in `answers.json`. */
const QUOTE_LENGTH = 4000;

/** Untrusted text of any number of lines as a block quotation. */
export function blockQuote(text: string): string {
  const short =
    text.length > QUOTE_LENGTH ? `${text.slice(0, QUOTE_LENGTH)}…\n\n(shortened; the whole is in answers.json)` : text;
  const lines = short
    .trim()
    .split(/\r\n|[\r\n\u2028\u2029]/u)
    .map(inlineStart);
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
