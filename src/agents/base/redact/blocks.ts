import { isPublicSequence } from './asn1';
import { asText, base64Bytes } from './decoding';
import { levelOf, type Level } from './names';
import { allMatches, type Span } from './spans';
import { isMnemonic, isPlaceholder, isRandom } from './values';
import { isSecretBare, isSecretText, strict } from './verdicts';

/** A line of nothing but base64, as long as the formats of keys have it. */
const KEY_BODY =
  /^([\s"'`+>|]*)((?:[A-Za-z0-9+/]{76}|[A-Za-z0-9+/]{72}|[A-Za-z0-9+/]{70}|[A-Za-z0-9+/]{64})={0,2})(?:\\[nr])*["'`,;+\s]*$/;
const LAST_OF_BODY = /^([\s"'`+>|]*)([A-Za-z0-9+/]{4,80}={0,2})(?:\\[nr])*["'`,;+\s]*$/;

/** How pictures, fonts, archives, documents and programs begin. */
const FILE_START =
  /^(?:iVBORw0K|\/9j\/|R0lGOD|UklGR|d09G|AAEAAA|T1RUTw|UEsDB|PHN2Zy|PD94bW|JVBERi|AGFzb|H4sI|Qk0|SUkq|f0VMR)/;

/**
 * Lines that look as if they were the inside of a private key, of which neither the beginning nor the end is in sight.
 * Certificates, public keys and signatures are not taken for one where their beginning is.
 */
export function keyBodiesIn(lines: readonly string[]): Span[] {
  const found: Span[] = [];
  let isPublic = false;
  let run: 'none' | 'secret' | 'open' = 'none';
  let offset = 0;
  for (const [i, line] of lines.entries()) {
    if (line.includes('-----'))
      isPublic = /-----BEGIN (?!.*PRIVATE)/.test(line) || (isPublic && !line.includes('-----END'));
    // Lines of a body are long, except for the last one.
    const isShort = line.length >= (run === 'secret' ? 4 : 60) && line.length <= 400;
    const body: RegExpExecArray | null = isShort ? bodyOf(line, run === 'secret') : null;
    if (body === null) {
      run = 'none';
    } else {
      const before: string = body[1] ?? '';
      const text: string = body[2] ?? '';
      if (run === 'none')
        run = !isPublic && isKeyText(text) && !/base64,|BEGIN/.test(lines[i - 1] ?? '') ? 'secret' : 'open';
      if (run === 'secret') found.push({ start: offset + before.length, end: offset + before.length + text.length });
    }
    offset += line.length + 1;
  }
  return found;
}

function bodyOf(line: string, mayBeLast: boolean): RegExpExecArray | null {
  return KEY_BODY.exec(line) ?? (mayBeLast ? LAST_OF_BODY.exec(line) : null);
}

/** Blanks that make sentences of what was encoded. */
const MIN_BLANKS = 3;

/** Hashes are in one case, paths are of words; keys are neither, and no encoded sentences. */
function isKeyText(text: string): boolean {
  if (!/[a-z]/.test(text) || !/[A-Z]/.test(text) || !/\d/.test(text) || FILE_START.test(text) || !isRandom(text))
    return false;
  if (isPublicSequence(base64Bytes(text, 45))) return false;
  return (asText(base64Bytes(text, 45))?.match(/ /g)?.length ?? 0) < MIN_BLANKS;
}

const KIND_SECRET = /^\s*"?kind"?\s*:\s*["']?Secret["']?\s*,?\s*$/;
const DATA = /^(\s*)"?(?:data|stringData)"?\s*:\s*\{?\s*$/;
const INLINE = /^\s*"?(?:data|stringData)"?\s*:\s*\{(?=\s*\S)/;
const INLINE_ENTRY =
  /["']?[\w./-]{1,120}["']?[ \t]{0,4}:[ \t]{0,4}(?:"([^"]{3,4000})"|'([^']{3,4000})'|([^\s"',{}]{3,4000}))/g;
const ENTRY = /^(\s+"?[\w./-]{1,120}"?\s*:\s*)(?:[|>][+-]?\d?\s*$|"([^"]*)"|'([^']*)'|(\S.*?))\s*,?\s*$/;

/** The data of Kubernetes' secrets, whatever their names are. */
export function kubernetesSecretsIn(lines: readonly string[]): Span[] {
  const found: Span[] = [];
  const offsets = offsetsOf(lines);
  for (let from = 0; from < lines.length;) {
    let to = from;
    while (to < lines.length && !(lines[to] ?? '').startsWith('---')) to += 1;
    const document = lines.slice(from, to);
    if (document.some((line) => KIND_SECRET.test(line))) {
      document.forEach((line, i) => {
        const inline = INLINE.exec(line);
        if (inline !== null) found.push(...entriesIn(line, inline[0].length, offsets[from + i] ?? 0));
        const depth = DATA.exec(line)?.[1]?.length;
        if (depth === undefined) return;
        for (const entry of entriesBelow(lines, offsets, { from: from + i + 1, to, depth })) found.push(entry);
      });
    }
    from = to + 1;
  }
  return found;
}

/** What a line gives within braces. */
function entriesIn(line: string, from: number, offset: number): Span[] {
  return allMatches(INLINE_ENTRY, line.slice(from)).flatMap((match) => {
    const value = match[1] ?? match[2] ?? match[3] ?? '';
    const start = offset + from + match.index + match[0].lastIndexOf(value);
    return isPlaceholder(value) || value.includes('{{') ? [] : [{ start, end: start + value.length }];
  });
}

function entriesBelow(
  lines: readonly string[],
  offsets: readonly number[],
  { from, to, depth }: { from: number; to: number; depth: number },
): Span[] {
  const found: Span[] = [];
  for (let i = from; i < to; i++) {
    const line = lines[i] ?? '';
    if (line.trim() === '') continue;
    if (indentOf(line) <= depth) break;
    const entry = ENTRY.exec(line);
    const value = entry === null ? line.trim() : (entry[2] ?? entry[3] ?? entry[4] ?? '');
    if (value.length < 3 || value.startsWith('#') || isPlaceholder(value) || value.includes('{{')) continue;
    const start = (offsets[i] ?? 0) + line.lastIndexOf(value);
    found.push({ start, end: start + value.length });
  }
  return found;
}

const OPENING =
  /^([ \t]*)(?:-[ \t]+)?(?:(?:variable|output)[ \t]+|(?:name|key|id)[ \t]*[:=][ \t]*)?["']?([\w.-]{3,80})["']?[ \t]*(?:[:=][ \t]*)?\{?[ \t]*,?\r?$/;
const GIVEN =
  /^([ \t]*"?(?:default|value|defaultvalue|plaintext)"?[ \t]*[:=][ \t]*)(?:"([^"\r\n]*)"|'([^'\r\n]*)'|([^\s"'{[].*?))[ \t]*,?\r?$/i;

/** Lines below a name among which its value may stand. */
const BELOW = 8;

/** `variable "db_password" { default = "…" }`: a value some lines below the name that it is given to. */
export function valuesBelowNames(lines: readonly string[]): Span[] {
  const found: Span[] = [];
  const offsets = offsetsOf(lines);
  for (const [i, line] of lines.entries()) {
    const opening = line.length > 200 ? null : OPENING.exec(line);
    const level = opening === null ? null : levelOf(opening[2] ?? '');
    if (opening === null || level === null || level === 'chance') continue;
    const depth = opening[1]?.length ?? 0;
    for (let below = i + 1; below <= Math.min(i + BELOW, lines.length - 1); below++) {
      const next = lines[below] ?? '';
      if (next.trim() === '') continue;
      if (next.length > 600 || indentOf(next) < depth || /^\s*[}\]]|^\s*-\s/.test(next)) break;
      const given = GIVEN.exec(next);
      if (given === null) continue;
      const bare = given[4];
      const value = given[2] ?? given[3] ?? bare ?? '';
      const isSecret =
        bare === undefined
          ? isSecretText(level, value)
          : isSecretBare(level, bare, { isLine: true, isShell: false, isCode: false });
      const start = (offsets[below] ?? 0) + next.lastIndexOf(value);
      if (isSecret) found.push({ start, end: start + value.length });
      break;
    }
  }
  return found;
}

const LIST = /^([ \t]*)(?:-[ \t]+)?["']?([\w.-]{3,80})["']?[ \t]*[:=][ \t]*[[(]?[ \t]*\r?$/;
const LISTED = /^([ \t]*(?:-[ \t]+)?["']?)([^\s"',#[\]{}()]{8,400})["']?[ \t]*,?[ \t]*(?:#.*)?\r?$/;

/** `tokens:` and below it one a line, as long as they could not be words. */
export function listsBelowNames(lines: readonly string[]): Span[] {
  const found: Span[] = [];
  const offsets = offsetsOf(lines);
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i] ?? '';
    const name = (line.length > 200 ? null : LIST.exec(line))?.[2] ?? '';
    const level = /s$/i.test(name) ? levelOf(name) : null;
    if (level === null || level === 'chance') continue;
    for (; i + 1 < lines.length; i++) {
      const next = lines[i + 1] ?? '';
      const [, lead = '', value = ''] = next.length > 500 || LIST.test(next) ? [] : (LISTED.exec(next) ?? []);
      if (value === '') break;
      const start = (offsets[i + 1] ?? 0) + lead.length;
      if (isSecretText(strict(level, value), value)) found.push({ start, end: start + value.length });
    }
  }
  return found;
}

const HEADER =
  /^"?[A-Za-z][\w .-]{0,40}"?(?:([,;\t|])"?[A-Za-z][\w .-]{0,40}"?)(?:\1"?[A-Za-z][\w .-]{0,40}"?){0,20}\r?$/;

/** Columns of a table, with commas or the like between them, that the header calls secret. */
export function columnsIn(lines: readonly string[]): Span[] {
  const found: Span[] = [];
  const offsets = offsetsOf(lines);
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i] ?? '';
    const sign = line.length > 400 ? undefined : HEADER.exec(line)?.[1];
    if (sign === undefined) continue;
    const levels = line.split(sign).map((name) => levelOf(name));
    if (levels.every((level) => level === null)) continue;
    let row = i + 1;
    for (; row < lines.length; row++) {
      const cells = (lines[row] ?? '').split(sign);
      if (cells.length !== levels.length) break;
      let offset = offsets[row] ?? 0;
      for (const [column, cell] of cells.entries()) {
        const level = levels[column] ?? null;
        if (level !== null && isSecretText(level, cell.replace(/^"|"?\r?$/g, ''))) {
          found.push({ start: offset, end: offset + cell.replace(/\r$/, '').length });
        }
        offset += cell.length + 1;
      }
    }
    i = row - 1;
  }
  return found;
}

const RULE_OF_TABLE = /^[ \t>]*\|?(?:[ \t]*:?-{2,}:?[ \t]*\|)+(?:[ \t]*:?-{2,}:?[ \t]*)?\r?$/;

/** A column that says whose a password is. */
const WHOSE =
  /user|login|account|environment|stage|instance|device|machine|system|ssid|wi-?fi|wlan|konto|benutzer|anmelde|usuario|utilisateur|identifiant|compte|e-?mail|host|server|utente/i;

/** Columns of tables of Markdown that the header calls secret. */
export function markdownColumnsIn(lines: readonly string[]): Span[] {
  const found: Span[] = [];
  const offsets = offsetsOf(lines);
  for (let i = 1; i < lines.length; i++) {
    if (!(lines[i] ?? '').includes('--') || !RULE_OF_TABLE.test(lines[i] ?? '')) continue;
    const header = (lines[i - 1] ?? '').split('|');
    const levels = header.map((name) => levelOf(name.trim()));
    // A table of nothing but passwords has nothing else to say.
    const isLogin = header.some((name) => WHOSE.test(name)) || header.filter((name) => name.trim() !== '').length === 1;
    if (levels.every((level) => level === null)) continue;
    let row = i + 1;
    for (; (lines[row] ?? '').includes('|'); row++) {
      let offset = offsets[row] ?? 0;
      for (const [column, cell] of (lines[row] ?? '').split('|').entries()) {
        const [, lead = '', value = ''] = /^([\s`*"']*)(.*?)[\s`*"']*$/.exec(cell) ?? [];
        if (isSecretCell(levels[column] ?? null, value, isLogin)) {
          found.push({ start: offset + lead.length, end: offset + lead.length + value.length });
        }
        offset += cell.length + 1;
      }
    }
    i = row - 1;
  }
  return found;
}

/** Where no column says whose they are, words may be those of a description. */
function isSecretCell(level: Level | null, value: string, isLogin: boolean): boolean {
  return level !== null && isSecretText(isLogin && level === 'password' ? level : strict(level, value), value);
}

const PHRASE = /(?:^[ \t]*|["'`])([a-z]{3,8}(?: [a-z]{3,8}){11,23})(?=["'`]|[ \t]*\r?$)/;

/** Phrases of wallets that are all of a line or of a text in quotes. */
export function mnemonicsIn(lines: readonly string[]): Span[] {
  const offsets = offsetsOf(lines);
  return lines.flatMap((line, i) => {
    const match = line.length < 47 || line.length > 600 ? null : PHRASE.exec(line);
    const words = match?.[1] ?? '';
    if (match === null || !isMnemonic(words)) return [];
    const end = (offsets[i] ?? 0) + match.index + match[0].length;
    return [{ start: end - words.length, end }];
  });
}

const INSERT = /\binsert\s{1,20}into\s{1,20}[^\s(]{1,120}\s{0,20}\(([^()]{1,2000})\)\s{0,20}values\s{0,20}/gi;

/** `INSERT INTO t (name, password) VALUES ('…', '…')`: the values of columns whose names are those of secrets. */
export function insertedSecretsIn(text: string): Span[] {
  const found: Span[] = [];
  const matches = allMatches(INSERT, text);
  for (const [i, match] of matches.entries()) {
    const levels = (match[1] ?? '').split(',').map((name) => levelOf(name.replace(/[\s"'`[\]]/g, '')));
    if (levels.every((level) => level === null)) continue;
    const start = match.index + match[0].length;
    const end = matches[i + 1]?.index ?? text.length;
    for (const { column, at, value } of textsInRows(text.slice(start, end))) {
      const level = levels[column] ?? null;
      if (level !== null && isSecretText(level, value)) {
        found.push({ start: start + at, end: start + at + value.length });
      }
    }
  }
  return found;
}

/** What SQL rows say in quotes, and in which column of its row; as far as they go. */
function textsInRows(rows: string): { column: number; at: number; value: string }[] {
  const texts: { column: number; at: number; value: string }[] = [];
  let depth = 0;
  let column = 0;
  for (let at = 0; at < rows.length; at++) {
    const character = rows[at];
    if (character === "'" || character === '"') {
      const opened = at + 1;
      at = closingQuote(rows, opened, character);
      if (depth === 1) texts.push({ column, at: opened, value: rows.slice(opened, at) });
    } else if (character === '(') {
      depth += 1;
      if (depth === 1) column = 0;
    } else if (character === ')') depth -= 1;
    else if (character === ',' && depth === 1) column += 1;
    else if (depth === 0 && /[^\s,]/.test(character ?? '')) break;
  }
  return texts;
}

/** Where the text ends that begins at `from`: a doubled or escaped quote is part of it. */
function closingQuote(rows: string, from: number, quote: string): number {
  let at = from;
  while (at < rows.length && (rows[at] !== quote || rows[at + 1] === quote))
    at += rows[at] === '\\' || rows[at] === quote ? 2 : 1;
  return at;
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}

function offsetsOf(lines: readonly string[]): number[] {
  let offset = 0;
  return lines.map((line) => {
    const start = offset;
    offset += line.length + 1;
    return start;
  });
}
