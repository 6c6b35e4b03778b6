import { estimateTokens } from './tokens';

const ESCAPE = String.fromCharCode(0x1b);
const CSI = String.fromCharCode(0x9b);
const BELL = String.fromCharCode(0x07);

/** Terminal sequences: CSI, operating system commands and the other strings (to their end or the line's), two-character ones. */
const TERMINAL = new RegExp(
  [
    `(?:${ESCAPE}\\[|${CSI})[0-?]*[ -/]*[@-~]?`,
    `${ESCAPE}[\\]PX^_][^${BELL}${ESCAPE}\\n]*(?:${BELL}|${ESCAPE}\\\\)?`,
    `${ESCAPE}[ -/]*[0-~]?`,
  ].join('|'),
  'g',
);

/**
 * Characters that a reader does not see and a model does: bidirectional controls, zero-width characters and fillers,
 * the variation selectors that can carry hidden bytes (U+FE0F stays, emoji need it), Unicode tags, and every control
 * character but line feed and tab.
 */
const UNSEEN = new RegExp(
  [
    '[\\u061c\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f]',
    '[\\u00ad\\u115f\\u1160\\u3164\\ufeff\\uffa0\\ufff0-\\ufffb]',
    '[\\u034f\\u17b4\\u17b5\\u180b-\\u180f\\ufe00-\\ufe0e]',
    '[\\u{e0000}-\\u{e0fff}]',
    '(?![\\n\\t])\\p{Cc}',
  ].join('|'),
  'gu',
);

/**
 * Of these, what no reader of a model's words needs: joiners and marks, which scripts and emoji are written with, are not
 * among them.
 */
const HIDING = new RegExp(
  [
    '[\\u061c\\u200b\\u202a-\\u202e\\u2060-\\u206f\\ufeff\\ufff9-\\ufffb]',
    '[\\u{e0000}-\\u{e0fff}]',
    '(?![\\n\\r\\t])\\p{Cc}',
  ].join('|'),
  'gu',
);

/** What some servers read as the end of a message even inside one: `<|im_end|>`, `<end_of_turn>`, `</s>` and their kin. */
const TEMPLATE_MARK = /<([|｜][^<>\n]{1,40}[|｜]|(?:start|end)_of_turn|\/?s|bos|eos)>/gu;
/** The same in brackets: `[INST]`, `[/INST]`, `<<SYS>>`. */
const BRACKET_MARK = /(\[|<<)(\/?(?:INST|SYS|SYSTEM_PROMPT|TOOL_CALLS|TOOL_RESULTS|AVAILABLE_TOOLS))(\]|>>)/gu;

/**
 * Text as a model may see it: line ends as line feeds, and without what could hide or steer. Half surrogate pairs become
 * U+FFFD, since not every server takes them.
 */
export function sanitise(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    .replace(TERMINAL, '')
    .replace(UNSEEN, '')
    .replace(/\p{Cs}/gu, '\ufffd')
    .replace(TEMPLATE_MARK, '< $1 >')
    .replace(BRACKET_MARK, '$1 $2 $3');
}

/** Text of a model as people may see it: without what hides or reorders, and with U+FFFD for half surrogate pairs. */
export function withoutHidden(text: string): string {
  return text
    .replace(TERMINAL, '')
    .replace(HIDING, '')
    .replace(/\p{Cs}/gu, '\ufffd');
}

/**
 * Text of others between delimiters that only this run knows: `<<mark label>>` … `<</mark>>`. `label` must be the
 * product's own (an id, the name of a part): it is not cleaned. For text of several lines.
 */
export function quoted(label: string, text: string, { boundary }: { boundary: string }): string {
  return `<<${boundary} ${label}>>\n${withoutMark(sanitise(text), boundary).trim()}\n<</${boundary}>>`;
}

/** No text can forge a delimiter, even if the mark became known. */
function withoutMark(text: string, boundary: string): string {
  if (boundary === '') return text;
  let clean = text;
  while (clean.includes(boundary)) clean = clean.replaceAll(boundary, '');
  return clean;
}

/**
 * Text of others within a line: a JSON string, so that it can neither end its line nor its quotes. White space is
 * joined, and what is over `most` code points is cut.
 */
export function inline(text: string, most = Number.POSITIVE_INFINITY): string {
  return JSON.stringify(plainLine(text, most));
}

/** The same without the quotes, for text that goes between delimiters already. */
export function plainLine(text: string, most = Number.POSITIVE_INFINITY): string {
  return onOneLine(sanitise(text), most);
}

/** What a model says, on one line of at most `most` code points, for people. */
export function saidLine(text: string, most = Number.POSITIVE_INFINITY): string {
  return onOneLine(withoutHidden(text), most);
}

function onOneLine(text: string, most: number): string {
  const line = text.replace(/\s+/gu, ' ').trim();
  if (line.length <= most) return line;
  const points = [...line];
  return points.length <= most
    ? line
    : `${points
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`;
}

const CUT = '\n… (cut)';

/** The beginning of a text, up to so many tokens; says so where it cuts. Cuts between lines if that costs little. */
export function shortened(text: string, tokens: number): string {
  if (estimateTokens(text) <= tokens) return text;
  const room = Math.max(0, tokens - estimateTokens(CUT));
  let length = text.length;
  while (length > 0 && estimateTokens(text.slice(0, length)) > room) {
    length = Math.floor(length * Math.min(0.95, room / estimateTokens(text.slice(0, length))));
  }
  const lineEnd = text.lastIndexOf('\n', length);
  const end = lineEnd > length * 0.6 ? lineEnd : length;
  const kept = text
    .slice(0, end)
    .replace(/[\ud800-\udbff]$/, '')
    .trimEnd();
  return `${kept}${CUT}`;
}

/** Share of the tokens that may go to what stands before the line that matters. */
const BEFORE = 0.35;

/**
 * The lines around one of a text, up to so many tokens; says so where it cuts. `at` counts from 0; the beginning of the
 * text is kept where it reaches that line.
 */
export function shortenedAround(text: string, at: number, tokens: number): string {
  if (estimateTokens(text) <= tokens) return text;
  const lines = text.split('\n');
  const upTo = lines.slice(0, at + 1).join('\n');
  if (at <= 0 || at >= lines.length || estimateTokens(upTo) <= tokens * (1 - BEFORE)) return shortened(text, tokens);
  let first = at;
  while (first > 0 && estimateTokens(lines.slice(first - 1, at).join('\n')) <= tokens * BEFORE) first--;
  const rest = lines.slice(first).join('\n');
  return `… (cut)\n${shortened(rest, tokens - estimateTokens(CUT))}`;
}

/**
 * Most tokens that each of some texts may have so that all fit into `budget`: the small ones stay whole, the large ones
 * are cut to the same length.
 */
export function fairCap(sizes: readonly number[], budget: number): number {
  let left = budget;
  const ascending = [...sizes].sort((a, b) => a - b);
  for (const [index, size] of ascending.entries()) {
    const share = Math.floor(left / (ascending.length - index));
    if (size > share) return Math.max(0, share);
    left -= size;
  }
  return ascending.at(-1) ?? 0;
}
