/** What stands in place of a secret. */
export const REDACTED = '[redacted]';

/** Most lines that a private key is taken to span. */
const MAX_KEY_LINES = 200;

/** Tokens that are known by their shape alone: each pattern matches exactly the secret, in a text that holds the hint. */
const TOKEN_SHAPES: readonly { hint: string; pattern: RegExp }[] = [
  ...['AKIA', 'ASIA', 'ABIA', 'ACCA'].map((hint) => ({ hint, pattern: new RegExp(`\\b${hint}[A-Z0-9]{16}\\b`, 'g') })),
  ...['ghp_', 'gho_', 'ghu_', 'ghs_', 'ghr_'].map((hint) => ({
    hint,
    pattern: new RegExp(`\\b${hint}[A-Za-z0-9]{30,}`, 'g'),
  })),
  { hint: 'github_pat_', pattern: /\bgithub_pat_[A-Za-z0-9_]{22,}/g },
  { hint: 'glpat-', pattern: /\bglpat-[\w-]{20,}/g },
  { hint: 'xox', pattern: /\bxox[abeoprs]-[A-Za-z0-9-]{10,}/g },
  { hint: 'xapp-', pattern: /\bxapp-\d-[A-Za-z0-9-]{10,}/g },
  { hint: 'hooks.slack.com', pattern: /(?<=hooks\.slack\.com\/services\/)[A-Za-z0-9/]{20,}/g },
  { hint: 'sk-', pattern: /\bsk-[A-Za-z0-9_-]{20,}/g },
  { hint: 'k_live_', pattern: /\b[rs]k_live_[A-Za-z0-9]{16,}/g },
  { hint: 'k_test_', pattern: /\b[rs]k_test_[A-Za-z0-9]{16,}/g },
  { hint: 'whsec_', pattern: /\bwhsec_[A-Za-z0-9+/=]{16,}/g },
  { hint: 'AIza', pattern: /\bAIza[\w-]{35}/g },
  { hint: 'ya29.', pattern: /\bya29\.[\w-]{20,}/g },
  { hint: 'npm_', pattern: /\bnpm_[A-Za-z0-9]{36}/g },
  { hint: 'pypi-', pattern: /\bpypi-[\w-]{50,}/g },
  { hint: 'hf_', pattern: /\bhf_[A-Za-z0-9]{30,}/g },
  { hint: 'dop_v1_', pattern: /\bdop_v1_[a-f0-9]{64}/g },
  { hint: 'SG.', pattern: /\bSG\.[\w-]{16,}\.[\w-]{16,}/g },
  // The bound keeps the time of a text that begins with it again and again from growing with the square of its length.
  { hint: 'eyJ', pattern: /\beyJ[\w-]{8,500}\.[\w-]{8,}\.[\w-]{8,}/g },
  { hint: '_authToken=', pattern: /(?<=_authToken=)[^\s$"'`{}[\]]{8,}/g },
  { hint: 'AccountKey=', pattern: /(?<=\bAccountKey=)[A-Za-z0-9+/=]{40,}/g },
];

const KEYWORDS =
  'passwords?|passwd|passphrase|pwd|secrets?|credentials?|tokens?|api[-_]?keys?|apikey|access[-_]?keys?|private[-_]?keys?|account[-_]?keys?|signing[-_]?keys?|encryption[-_]?keys?';

/** `password = "…"`, `"apiKey": '…'`, `client_secret => "…"`: a quoted value given to a name that says it is secret. */
const QUOTED = new RegExp(
  `((?:${KEYWORDS})[\\w-]{0,40}["'\`]?\\]?\\s{0,8}(?:=>|:=|=|:)\\s{0,8}[bru]?)(["'\`])([^"'\`\\r\\n]{4,400})\\2`,
  'gi',
);

/** `DB_PASSWORD=…` or `api_key: …` filling the rest of its line, as in environment, properties and YAML files. */
const UNQUOTED = new RegExp(
  `^([ \\t]{0,40}(?:(?:export|set|ENV|ARG|-)[ \\t]{1,4})?[\\w.-]{0,60}(?:${KEYWORDS})[\\w-]{0,40}[ \\t]{0,8}[:=][ \\t]{0,8})([^\\s'"\`#$<>{}()\\[\\];,]{6,400})[ \\t]*$`,
  'gim',
);

/** `apiSecret = process.env.X ?? "…"`: the fallback of a secret that comes from elsewhere. */
const FALLBACK = new RegExp(
  `((?:${KEYWORDS})[\\w-]{0,40}["'\`]?\\]?\\s{0,8}(?:=|:)[^"'\`\\r\\n]{1,120}(?:\\?\\?|\\|\\||, )\\s{0,8})(["'\`])([^"'\`\\r\\n]{4,400})\\2`,
  'gi',
);

/** "The password is hunter2!" within a line of prose. */
const IN_PROSE =
  /(\b(?:password|passwd|passphrase|pwd)\b["'`]?\s{0,4}(?:is|[:=])\s{1,4})([^\s"'`<>()[\]{},;]{6,200})/gi;

/** `Server=…;User Id=…;Password=…`: a connection string, whose parts are told by what stands before the password. */
const CONNECTION =
  /(\b(?:server|data source|host|port|database|initial catalog|user(?: id|name)?|uid|persist security info)\s?=[^;"'`\r\n]{0,200};\s?(?:password|pwd)\s?=\s?)([^\s;"'`$[{<]{1,200})/gi;

const URL_CREDENTIALS = /:\/\/[^\s/:@'"`<>]{0,100}:[^\s/@'"`<>]{1,200}@/g;
const AUTHORISATION =
  /(\bauthorization["'`]?\s{0,4}[:=,]\s{0,4}["'`]?(?:bearer|basic|token)\s{1,4})[A-Za-z0-9._~+/=-]{8,}/gi;
const KEY_BEGIN = /-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----/;
const KEY_END = /-----END [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----/;

/** Values that only say where the secret comes from, or what it would look like. */
const PLACEHOLDER = /^(?:\$|%|<|\{|\[redacted\]|process\.env|env[.:(]|os\.environ|xxx|\*\*\*|\.\.\.|your[-_ ])/i;

/** A secret taken out can lay the next one bare, where they touch; no text needs more passes than this. */
const MAX_PASSES = 16;

/** Words without which no line gives a value to a secret name. In lower case. */
const SUSPICIOUS = /passw|passphrase|pwd|secret|credential|token|key|authorization/g;

/**
 * Takes secrets out of a text: private keys, credentials in URLs and headers, tokens of well-known shapes, and values
 * given to names such as `password`. The number of lines stays the same, and a second pass changes nothing.
 */
export function redact(text: string): string {
  let result = text;
  for (let pass = 0; pass < MAX_PASSES; pass++) {
    const next = redactOnce(result);
    if (next === result) break;
    result = next;
  }
  return result;
}

function redactOnce(text: string): string {
  let result = redactKeyBlocks(text);
  if (result.includes('://')) result = result.replace(URL_CREDENTIALS, `://${REDACTED}@`);
  for (const { hint, pattern } of TOKEN_SHAPES) if (result.includes(hint)) result = result.replace(pattern, REDACTED);
  return redactSuspiciousLines(result);
}

/** Most lines of a file name no secret: only those that do are looked at closely. */
function redactSuspiciousLines(text: string): string {
  const lower = text.toLowerCase();
  // Where lower case is longer, places in one text are not places in the other.
  if (lower.length !== text.length) return redactAssignments(text);
  let result = '';
  let done = 0;
  SUSPICIOUS.lastIndex = 0;
  for (let match = SUSPICIOUS.exec(lower); match !== null; match = SUSPICIOUS.exec(lower)) {
    const start = Math.max(done, text.lastIndexOf('\n', match.index) + 1);
    const next = text.indexOf('\n', match.index);
    // The value may stand on the next line.
    const after = next === -1 ? -1 : text.indexOf('\n', next + 1);
    const end = after === -1 ? text.length : after;
    result += text.slice(done, start) + redactAssignments(text.slice(start, end));
    done = end;
    SUSPICIOUS.lastIndex = end;
  }
  return result + text.slice(done);
}

function redactAssignments(text: string): string {
  return text
    .replace(AUTHORISATION, `$1${REDACTED}`)
    .replace(CONNECTION, `$1${REDACTED}`)
    .replace(QUOTED, (whole, before: string, quote: string, value: string) =>
      looksSecret(before, value) ? `${before}${quote}${REDACTED}${quote}` : whole,
    )
    .replace(FALLBACK, (whole, before: string, quote: string, value: string) =>
      looksSecret(before, value) ? `${before}${quote}${REDACTED}${quote}` : whole,
    )
    .replace(IN_PROSE, (whole, before: string, value: string) =>
      looksSecret(before, value) && /\d/.test(value) ? `${before}${REDACTED}` : whole,
    )
    .replace(UNQUOTED, (whole, before: string, value: string) =>
      looksSecret(before, value) && !isCount(before, value) && (/\d/.test(value) || isLoudName(before))
        ? `${before}${REDACTED}`
        : whole,
    );
}

/** Sentences and placeholders are left alone, except that a passphrase may well be a sentence. */
function looksSecret(before: string, value: string): boolean {
  return !PLACEHOLDER.test(value) && (!/\s/.test(value) || /passphrase/i.test(before));
}

/** How many tokens there are, as against what one is: models and parsers count them. */
function isCount(before: string, value: string): boolean {
  return /tokens?\w*[ \t]*[:=][ \t]*$/i.test(before) && /^\d{1,9}$/.test(value);
}

/** Names in capitals, as environment variables have them: nothing but a value follows those. */
function isLoudName(before: string): boolean {
  return /[A-Z]{3}[A-Z0-9_]*\s*=\s*$/.test(before) && !/[a-z]{3}[\w.-]*\s*=\s*$/.test(before);
}

/**
 * Takes out the bodies of private keys, whole or cut off; the marks at both ends stay, and each line keeps its number.
 * The time it takes grows with the length of the text alone.
 */
export function redactKeyBlocks(text: string): string {
  if (!text.includes('PRIVATE KEY')) return text;
  const lines = text.split('\n');
  const ends = nextEnds(lines);
  // What an earlier block has dealt with is not looked at again.
  let done = 0;
  for (let i = 0; i < lines.length; i++) {
    const begin = lines[i]?.includes('-----BEGIN') === true ? KEY_BEGIN.exec(lines[i] ?? '') : null;
    if (begin === null) continue;
    lines[i] = withoutInlineKey(lines[i] ?? '', begin.index + begin[0].length);
    const limit = Math.min(lines.length, i + MAX_KEY_LINES);
    const end = ends[i] ?? lines.length;
    const closed = end < limit;
    for (let line = Math.max(i + 1, closed ? i + 1 : done); line < Math.min(end, limit); line++) {
      if (closed || isKeyLine(lines[line] ?? '')) lines[line] = REDACTED;
    }
    done = Math.max(done, limit);
    if (closed) i = Math.max(i, end - 1);
  }
  return lines.join('\n');
}

/** For each line the number of the first one from it on that ends a key; the number of lines where none does. */
function nextEnds(lines: readonly string[]): number[] {
  const ends = new Array<number>(lines.length);
  let next = lines.length;
  for (let i = lines.length - 1; i >= 0; i--) {
    if (lines[i]?.includes('-----END') === true && KEY_END.test(lines[i] ?? '')) next = i;
    ends[i] = next;
  }
  return ends;
}

/** A key written into one line, with `\n` in place of line ends. */
function withoutInlineKey(line: string, from: number): string {
  const rest = line.slice(from);
  const end = KEY_END.exec(rest);
  if (end !== null) return line.slice(0, from) + (end.index === 0 ? '' : REDACTED) + rest.slice(end.index);
  return line.slice(0, from) + rest.replace(/[A-Za-z0-9+/=\\]{24,}/g, REDACTED);
}

function isKeyLine(line: string): boolean {
  return line === REDACTED || /^[\s"'+\\nr]*[A-Za-z0-9+/=]{2,}[\s"'+,;\\nr]*$/.test(line) || /^[A-Za-z-]+: /.test(line);
}
