import { levelOf, type Level } from './names';

/** Where a name may be one of a secret. Short words count only at the end of a word. */
export const KEYWORD =
  /pass|pwd|secret|cred|token|key|appid|auth|bearer|signature|salt|seed|pepper|sess|cookie|csrf|webhook|hmac|licen[cs]e|jwt|mnemonic|sonar\.login|conn(?:ection|str)|kennwort|losungswort|geheimnis|schl(?:ü|ue?)ssel|clave|adgangskode|l[öo]senord|salasana|jelsz[óo]|senha|contrase|wachtwoord|parol[ae]|has[lł]o|heslo|geheimwort|chiave|clé|chave|sleutel|nyckel|klucz|ключ|segret|[şs]ifre|phrase|пароль|密码|密钥|口令|パスワード|비밀번호|암호|(?<![a-z])(?:[ps]k|wif|seed)(?![a-z])|(?:pw|sig|sas|pin|pat|otp|sid|mdp|dsn|psk|cert|conn)(?![a-z])/gi;

/** Most characters of a name before and after what tells it. */
const REACH = 60;

/** Most characters of a line that are looked at before and after a name. */
const LINE = 200;

/** A pattern that fits where it is told to, and nowhere after. */
export const sticky = (source: string, flags = ''): RegExp => new RegExp(source, `y${flags}`);

/** A name that may announce a secret, and where it stands. */
export interface Name {
  text: string;
  level: Level;
  start: number;
  end: number;
  /** The part of the line that stands before it. */
  before: string;
}

/** After a name: a colon, or a sign between blanks. */
const GIVES = sticky('[ \\t\u00a0]?:[ \\t]|[ \\t]=[ \\t]');

/** Before a name, on its line: words alone, as `API key` and `mot de passe` have them, and none of a program. */
const WORDS_BEFORE =
  /^([ \t]*(?:(?:#|\/\/|--|;|\*|-|>|\d{1,3}[.)])[ \t]+)*)(?!.*\b(?:let|var|const|val|def|fn|func|fun|function|case|public|private|protected|internal|static|readonly|return|new|final|lateinit|override|export|type|mut|pub|async|await|if|when|else|throw|set|declare|and|or|not)\b)((?:[\p{L}\d/'’-]{1,24}[ \t/]){1,4})$/u;

/** After a name: what tells it nearer, in languages that put it there, as in `clé API`. */
const NEARER = sticky(
  "[ \\t](?:d['’e][ \\t]?)?(?:API|secr[eè]t[aeo]?|segret[ao]|priv(?:ée?|ad[ao]|ata)|acc[eè]s|acceso|accesso|maître|maestra)(?=[ \\t\\u00a0]?[:=])",
  'i',
);

/** A name of several words, as people write it in notes and mails: `DB admin password: …`. */
export function inWords(text: string, named: Omit<Name, 'level'>): Omit<Name, 'level'> {
  const nearer = at(NEARER, text, named.end);
  const name = nearer === null ? named : { ...named, end: named.end + nearer[0].length };
  if (at(GIVES, text, name.end) === null) return name;
  const [, lead = '', words] = WORDS_BEFORE.exec(name.before) ?? [];
  if (words === undefined || /[.-]/.test(name.text)) return name;
  const whole = words + name.text;
  return levelOf(whole) === null ? name : { ...name, text: whole, start: name.start - words.length, before: lead };
}

/** What stands before a name on its line; of a long one the end, with a sign that it is not all. */
export function lineBefore(text: string, end: number): string {
  const start = Math.max(0, end - LINE);
  const part = text.slice(start, end);
  const lineStart = part.lastIndexOf('\n') + 1;
  return lineStart > 0 || start === 0 ? part.slice(lineStart) : `…${part}`;
}

/** The whole of a name of which a part is known; nothing before `done` belongs to it. */
export function nameAround(text: string, from: number, to: number, done: number): Omit<Name, 'level' | 'before'> {
  let start = from;
  const first = Math.max(done, from - REACH);
  while (start > first && isNamePart(text, start - 1)) start -= 1;
  let end = to;
  const last = Math.min(text.length, to + REACH);
  while (end < last && isNamePart(text, end)) end += 1;
  while (end > to && /[.-]/.test(text[end - 1] ?? '')) end -= 1;
  return { text: text.slice(start, end), start, end };
}

function isNamePart(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return (
    (code >= 97 && code <= 122) ||
    (code >= 65 && code <= 90) ||
    (code >= 48 && code <= 57) ||
    code === 95 ||
    code === 45 ||
    code === 46 ||
    (code > 191 && /\p{L}/u.test(text[at] ?? ''))
  );
}

/** What a sticky pattern fits at a place. */
export function at(pattern: RegExp, text: string, index: number): RegExpExecArray | null {
  pattern.lastIndex = index;
  return pattern.exec(text);
}

const PROGRAM = /[,;{(]\s*$|^\s*[})\]]|=>|\b(?:def|return|const|let|var|func|class|import|public|private|end)\b/;
const PROGRAM_WITHOUT_SIGNS =
  /\w\(|\)\s*:?\s*$|^\s*(?:if|for|while|else|try|with|elif|unless|do)\b.*:?$|[^=]=\s*["'\w.]+[([]/;

/** Whether the nearest lines around the one with this name are those of a program. */
export function isProgramAround(text: string, { start, end }: Name, operator: string): boolean {
  const above = text.slice(Math.max(0, start - 2 * LINE), start).split('\n');
  const below = text.slice(end, end + 4 * LINE).split('\n');
  const previous = above.at(-2) ?? '';
  const following = below[1] ?? '';
  return [previous, following].some(
    (line) =>
      !/^\s*(?:#|;|\/\/)/.test(line) && (PROGRAM.test(line) || (operator !== ':' && PROGRAM_WITHOUT_SIGNS.test(line))),
  );
}

/** Whether a name follows after whose it is: `login NAME password`, as netrc has it in one line or several. */
export function isAfterLogin(text: string, { start, before }: Name): boolean {
  return (
    /^[ \t]*(?:machine[ \t]+\S+[ \t]+)?(?:login|user)[ \t]+\S+[ \t]+$/.test(before) ||
    /(?:^|\n)[ \t]*(?:machine[ \t]+\S+|default)\s+login[ \t]+\S+\s+$/.test(text.slice(Math.max(0, start - 500), start))
  );
}

/** `.username("…")`, `.host("…")`: calls beside that of a password which say whose it is, and where. */
const BESIDE =
  /\.(?:with_?)?(?:user(?:_?name)?|login|host(?:_?name)?|url|jdbc_?url|account|principal|database|server|endpoint)\(/i;

/** Whether something is built by a chain of calls, of which this is one. */
export function isBuilt(text: string, { text: name, start, end }: Name): boolean {
  return (
    /^\.\w+$/.test(name) && BESIDE.test(text.slice(Math.max(0, start - LINE), start) + text.slice(end, end + LINE))
  );
}
