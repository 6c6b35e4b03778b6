import { bytesAt, eachLine } from './bytes';
import { defaultsInBraces, eachInBrackets, withinExpression } from './expressions';
import {
  at,
  inWords,
  isAfterLogin,
  isBuilt,
  isProgramAround,
  KEYWORD,
  lineBefore,
  type Name,
  nameAround,
  sticky,
} from './name-places';
import { levelOf, type Level } from './names';
import type { Span } from './spans';
import { isGivenToVariable, quotedPair, specialValue } from './special-values';
import { isPassphrase, isSecretBare, isSecretText, isTitle, strict } from './verdicts';
import { isFingerprint, isRandom } from './values';

/** Most characters of a value. */
const LONG = 2_000;

const QUOTES = '"\'`';

/** `: string =`, ` string =`, `[] =`: a type between a name and its value. */
const TYPED = sticky(
  `:[ \\t]{0,4}&?\\[\\w{1,8};[ \\t]?\\w{1,30}\\][ \\t]{0,4}=[ \\t]{0,4}|(?:[?!]?[ \\t]{0,4}:[ \\t]{0,4}(?:[\\w&'<>[\\]|.?*,]{1,40} ){0,3}[\\w&'<>[\\]|.?*,]{0,40}|[ \\t]{1,4}[\\w*.[\\]<>]{2,40}(?:\\(\\d{1,4}\\))?[ \\t]{0,4})=[ \\t]{0,4}(?=(?:\\w{2,20}\\()?[bruN@]?["'\`])|\\[[\\dA-Z_]{0,40}\\][ \\t]{0,4}=[ \\t]{0,4}|[ \\t]{1,4}As[ \\t]{1,4}\\w{1,30}[ \\t]{0,4}=[ \\t]{0,4}|[ \\t]{0,4}\\{[ \\t]{0,4}get;[\\w ;]{0,40}\\}[ \\t]{0,4}=[ \\t]{0,4}`,
);
const OPERATOR = sticky(
  '\\*?(?:,[ \\t]?(?:_|err|ok)(?=[ \\t]:?=[ \\t]))?[ \\t]{0,40}(=>|->(?=[ \\t]{0,4}["\'])|:=|\\|\\|=|\\?\\?=|\\?=|\\+=|={1,3}|!={1,2}|::(?=[ \\t])|[:：＝]|<-)[ \\t]{0,40}',
);
const NEXT_LINE = sticky('\\\\?\\r?\\n[ \\t]{0,80}(?=["\'])');
const BLOCK = sticky('[|>][+-]?\\d?[ \\t]*\\r?\\n([ \\t]{1,80})([^\\r\\n]{1,400})(?:\\r?\\n\\1[^\\r\\n]{1,400}){0,20}');
/** Lua: `[[…]]`, `[==[…]==]`. */
const LONG_BRACKETS = sticky('\\[(=*)\\[(?=[^\\s"\'[{$-])([^\\]\\r\\n]{4,400})\\]\\1\\]');
const PREFIX = sticky(
  '(?:!!\\w+[ \\t]|&\\w+[ \\t])?(?:new[ \\t]+)?(?:(?:\\[\\]byte|Buffer\\.from|[\\w.]{0,30}(?:Secret|SecretStr|SecretString|String|Sensitive|bytes|Some))\\()?(?:[bruBRUfFLN]{1,2}|@)?(?=["\'`])',
);
/** What makes a value of the text in it: it decodes it, wraps it or puts it together. */
const MAKER = sticky(
  '(?:new[ \\t])?(?:[\\w.:]{1,40}(?:\\(\\)\\.\\w{1,30})?\\([ \\t]{0,4}){0,2}(?:[\\w.:]{0,40}(?:\\(\\)\\.)?(?:(?:b64|base64_?|un?hex_?)?decode\\w{0,12}|from_?(?:hex|base64\\w{0,12}|str(?:ing)?|utf8|bytes)|unhexlify|hex2bin|b64\\w{1,12}|a2b_\\w{1,8}|atob|String::from|::new|Array|Uint8Array|byteArrayOf)\\(|["\'][-_.]?["\']\\.join\\([[(]|\\[(?=["\'`][^"\'`\\r\\n]{4,400}["\'`][ \\t]{0,4}\\]\\.join\\())[ \\t]{0,4}(?=[bru@]?["\'`])',
  'i',
);
const COMMA = sticky('[ \\t]{0,4},[ \\t]{0,20}(?=["\'`])');
/** The next item of a list. */
const ITEM = sticky('\\r?\\n[ \\t]{0,80}-[ \\t]+');
/** A column of a table, with the value as code in the next one. */
const COLUMN = sticky('[ \\t]{0,20}\\|[ \\t]{0,20}(?=`)');
/** After the name in quotes of a variable: what holds where it is not set. */
const FALLBACK = sticky(
  '["\']\\)[!?]?(?:\\.(?:ok|asString|string)\\(\\))?\\.(?:unwrap_or(?:_else)?|unwrap_or_default|or|or_else|orElse|getOrElse|getOrDefault|or_default|default|fallback|default_value)\\([ \\t]{0,4}(?:\\|[_\\w]{0,8}\\|[ \\t]{0,4})?(?=["\'])',
);
const CALL = sticky('\\([ \\t]{0,4}(?=["\'`])');
const SPACE = sticky('[ \\t]{1,8}');
/** Literals that follow one another and make one text. */
const LITERALS = sticky('"(?:[ \\t]{1,4}"[^"\\r\\n]{1,200}(?=")(?:"(?=[ \\t]{1,4}"))?){1,10}');
/** One word below a name, further in than it. */
const BELOW = sticky('\\r?\\n([ \\t]{1,80})([\\p{L}\\d!@$%^&*+~.-]{6,200})(?=[ \\t]*(?:\\r?\\n(?!\\1)|$))', 'u');
const PAIR = sticky(
  '(?:(?:[ \\t]{0,4},?\\s{1,80}["\']?\\w{1,30}["\']?[ \\t]{0,4}[:=][ \\t]{0,4}(?:"[^"\\r\\n]{0,120}"|\'[^\'\\r\\n]{0,120}\'|true|false|null|\\d{1,9})|,["\']\\w{1,30}["\']:(?:["\'][^"\'\\r\\n]{0,120}["\']|true|false|null|\\d{1,9})){0,3}?[ \\t]{0,4},?\\s{0,80}(?:-[ \\t])?|[ \\t]{0,4}\\{[^{}\\r\\n]{0,120}?\\b)["\']?(?:(?:parameter)?value|val|default|defaultvalue|string_?value|plaintext|content)["\']?[ \\t]{0,8}[:=][ \\t]{0,8}',
  'i',
);
/** `{ "value": `, as templates of clouds have it. */
const INNER = sticky('\\{\\s{0,80}["\']?(?:value|default|defaultValue)["\']?[ \\t]{0,8}[:=][ \\t]{0,8}');
const ELEMENT = sticky(
  '(?:["\\s][^<>\\r\\n]{0,120})?>(?:\\s{0,80}<(?:value|string|val)>)?(?:<!\\[CDATA\\[)?(?=[^<>\\s])|<\\/(?:key|name|param-name)>\\s{0,80}<(?:string|value|param-value)>',
  'i',
);
const ELEMENT_TEXT = sticky('[^<>\\r\\n]{1,400}?(?=\\]\\]>|<\\/)');
/** An attribute that gives its own text in quotes. */
const ATTRIBUTE = sticky('[\\w:@.-]{1,60}=["\']');
const BARE = sticky('[^\\s"\'`,;)}\\]>|]{1,2000}');
const BARE_ON_LINE = sticky('[^\\r\\n]{1,500}');

/** What may stand before the name where it is the first word of a setting. */
const LINE_START =
  /^[ \t"'+>]*(?:(?:#|\/\/|--|;|\*|-)[ \t]*)?(?:(?:export|set|setx|ENV|ARG|declare|typeset|readonly|local|env|-x|-gx|(?:Environment|SetCredential|PassEnvironment)=)[ \t]*)*(?:[\w$.-]{1,40}[:[])?["']?(?:-{1,2})?$/;

/** Before a name: an option or a command that takes settings. */
const TAKES_SETTINGS =
  /(?:^|[\s"'])(?:-[eDPvFd]|--env|--data[\w-]*|--form[\w-]*|--set[\w-]*|--build-arg|--from-literal|--extra-vars|-var|--var|export|env|config:set|secrets[ \t]set|put|set|[A-Z_]{3,40}=\S{1,80})[ \t=]*["']?$/;

/** Before a name: words without any sign of a program. */
const AMONG_WORDS = /^[^(){}=,;"'`]*\w[^(){}=,;"'`]*[ \t]$|^[^(){},;"'`]*=\S*[ \t]$/;

/** Before a name: another setting with nothing but a blank after it, as in `host=db user=app password=…`. */
const AMONG_PAIRS = /(?:^|[\s"'`])[\w.-]{2,30}=[^\s"'`=(){}]{1,80}[ \t]$/;

/** The same before another setting. */
const BEFORE_PAIRS = sticky('[^\\s"\'`=(){}]{1,80}[ \\t][\\w.-]{2,30}=[^\\s=]');

/** Before a name: an item of a list that is written as one line of YAML. */
const FLOW = /^[ \t]*-[ \t]+\{/;

/** Before the name of an option, as Windows has them. */
const SLASH = /\s\/$/;

/** Before a name in quotes, where what follows the comma is its value. */
const TAKES_A_PAIR =
  /(?:define|set\w*|put\w*|add\w*|append|header|property|env|insert|store|with\w*|const|config)[ \t]{0,2}\(\s{0,20}[@$]?["'`]$/i;

/** What follows an option in a sentence about it. */
const ABOUT_OPTION =
  /^(?:to|is|are|and|or|flag|option|if|for|from|in|into|argument|parameter|with|when|file|via|can|must|should|instead|stdin|as|on|of|the|a|an|was|has|will|that|which|prompt|ask|interactive|does|not|you|be|by)$/i;

/** Values that are given to names such as `password`, whatever the language or the format. */
export function assignedSecretsIn(text: string): Span[] {
  const found: Span[] = [];
  let done = 0;
  KEYWORD.lastIndex = 0;
  for (let match = KEYWORD.exec(text); match !== null; match = KEYWORD.exec(text)) {
    const name = nameAround(text, match.index, match.index + match[0].length, done);
    done = name.end;
    const named = inWords(text, { ...name, before: lineBefore(text, name.start) });
    const level = levelOf(named.text);
    if (level !== null) {
      const value = valueOf(text, { ...named, level });
      if (value !== null) found.push(...(Array.isArray(value) ? value : [value]));
    }
    KEYWORD.lastIndex = Math.max(name.end, KEYWORD.lastIndex);
  }
  return found;
}

type Found = Span | Span[] | null;

/** As variables of shells and constants are named. */
const isLoud = ({ text }: Name): boolean => /^[A-Z][A-Z0-9_]+$/.test(text);

function valueOf(text: string, name: Name): Found {
  const opening = text[name.start - 1] ?? '';
  let next = name.end;
  const isQuoted = QUOTES.includes(text[next] ?? ' ');
  if (isQuoted) {
    const pair = /\btype=["']$/.test(name.before) ? null : at(PAIR, text, next + 1);
    if (pair !== null) return given(text, name, next + 1 + pair[0].length, ':');
    const element = /=["']$/.test(name.before) ? at(ELEMENT, text, next) : null;
    if (element !== null) return elementText(text, name, next + element[0].length);
    const fallback = at(FALLBACK, text, next);
    if (fallback !== null) return quotedValue(text, name.level, next + fallback[0].length);
    next += 1;
  } else {
    const pair = /[\r\n,]/.test(text[next] ?? '') ? at(PAIR, text, next) : null;
    if (pair !== null) return given(text, name, next + pair[0].length, ':');
    const element = opening === '<' || opening === ':' || opening === '>' ? at(ELEMENT, text, next) : null;
    if (element !== null) return elementText(text, name, next + element[0].length);
  }
  while (text[next] === ']' && next < name.end + 3) next += 1;
  const isClosed = text[next] === ')';
  if (isClosed) next += 1;
  const typed = isQuoted && text[next] !== ':' ? null : at(TYPED, text, next);
  if (typed !== null) return given(text, name, next + typed[0].length, '=');
  const operator = at(OPERATOR, text, next);
  if (operator !== null) {
    const tight = operator[0] === '=' && !isQuoted;
    // `name="password" :disabled="…"`: the next attribute of a page, with a value of its own.
    if (isQuoted && /^[ \t]+:$/.test(operator[0]) && at(ATTRIBUTE, text, next + operator[0].length) !== null)
      return null;
    // `is ? password : other` gives nothing.
    if (operator[1] === ':' && /\?\s{0,4}[$@\w.>-]*$/.test(name.before)) return null;
    return given(text, name, next + operator[0].length, tight ? 'tight' : (operator[1] ?? ''));
  }
  return isClosed ? null : withoutOperator(text, name, next, isQuoted);
}

/** Names whose value follows after a comma, in brackets, or after nothing but a blank. */
function withoutOperator(text: string, name: Name, next: number, isQuoted: boolean): Found {
  const isTuple = /\{[ \t]?:?$/.test(name.before);
  const comma = isQuoted || isLoud(name) || isTuple ? at(COMMA, text, next) : null;
  if (comma !== null) {
    const quoted = quotedAt(text, next + comma[0].length);
    const value = quoted === null ? '' : text.slice(quoted.start, quoted.end);
    const isPair = TAKES_A_PAIR.test(name.before) || isLoud(name) || isTuple || /^--?\w/.test(name.text);
    return isSecretText(isPair ? name.level : strict(name.level, value), value) ? quoted : null;
  }
  const item = /^--?\w/.test(name.text) && /^[ \t]*-[ \t]+["']?$/.test(name.before) ? at(ITEM, text, next) : null;
  if (item !== null) return afterOption(text, name.level, next + item[0].length);
  const column = at(COLUMN, text, next);
  if (column !== null) return strictly(text, name, next + column[0].length);
  const call = at(CALL, text, next);
  if (call !== null) {
    const quoted = quotedAt(text, next + call[0].length);
    const value = quoted === null ? '' : text.slice(quoted.start, quoted.end);
    const [, given] = /(?:^|\.)(?:[sS]et|[wW]ith|add|use)_?([A-Z_]?\w*)$/.exec(name.text) ?? [];
    const isWord = /^["'`]\s{0,4}\)/.test(text.slice(quoted?.end ?? text.length, (quoted?.end ?? 0) + 6));
    const isSaid = isWord && /\.(?:password|passwd|passphrase)$/i.test(name.text) && /^\p{L}{6,40}$/u.test(value);
    const gives = given !== undefined || isSaid || isBuilt(text, name);
    // `.withPassword("…")`: the verb asks for nothing.
    const level = levelOf(given ?? '') ?? name.level;
    return isSecretText(gives ? level : strict(level, value), value) ? quoted : null;
  }
  const space = isQuoted ? null : at(SPACE, text, next);
  return space === null ? null : afterBlank(text, name, next + space[0].length);
}

/** What a list has as the item after an option. */
function afterOption(text: string, level: Level, next: number): Found {
  const quoted = quotedValue(text, level, next);
  if (quoted !== null) return quoted;
  const bare = at(BARE, text, next)?.[0] ?? '';
  const isSecret = !bare.startsWith('-') && isSecretBare(level, bare, { isLine: true, isShell: true, isCode: false });
  return isSecret ? { start: next, end: next + bare.length } : null;
}

function strictly(text: string, name: Name, next: number): Found {
  const quoted = quotedAt(text, next);
  const value = quoted === null ? '' : text.slice(quoted.start, quoted.end);
  return isSecretText(strict(name.level, value), value) ? quoted : null;
}

function afterBlank(text: string, name: Name, next: number): Found {
  // To pass something on is what programs do.
  if (/^pass(?:es|ed)?$/i.test(name.text)) return null;
  const isOption = /^--?\w/.test(name.text);
  const isSetting =
    /^[ \t]*(?:ENV|ARG|setx|set -g?x|SetEnv|setenv|(?:fastcgi|uwsgi)_param)[ \t]+$/.test(name.before) ||
    /(?:configure|config)[ \t]+set[ \t]+$/.test(name.before);
  const quoted = quotedAt(text, next);
  if (quoted !== null) {
    const value = text.slice(quoted.start, quoted.end);
    if (isOption && isPassphrase(name.level, value)) return quoted;
    if (isOption || isSetting || name.level === 'password') return isSecretText(name.level, value) ? quoted : null;
    return isSecretText(strict(name.level, value), value) ? quoted : null;
  }
  const bare = at(BARE, text, next);
  if (bare === null || bare[0].startsWith('-')) return null;
  const value = bare[0].replace(/^pass:/, '');
  const span = { start: next + bare[0].length - value.length, end: next + bare[0].length };
  if (isOption || isSetting) {
    const isSecret =
      !ABOUT_OPTION.test(value) && isSecretBare(name.level, value, { isLine: false, isShell: true, isCode: false });
    return isSecret ? span : null;
  }
  // `requirepass hunter2` is all of its line.
  const isWhole = /^[ \t]*$/.test(name.before) && /[\r\n]/.test(text[span.end] ?? '\n');
  const isLogin = isAfterLogin(text, name);
  if (name.level === 'password' && (isLogin || (isWhole && (/\d/.test(value) || /\.\w+\./.test(name.text))))) {
    return isSecretBare('password', value, { isLine: true, isShell: isLogin, isCode: false }) ? span : null;
  }
  return isRandom(value, 24) && isSecretBare(name.level, value, { isLine: true, isShell: true, isCode: false })
    ? span
    : null;
}

function elementText(text: string, name: Name, next: number): Found {
  const content = at(ELEMENT_TEXT, text, next);
  if (content === null) return null;
  const isNamed = /(?:<|<[\w.-]{1,40}:|key>|<(?:param-)?name>|(?:key|name|property)=["'])$/i.test(name.before);
  const value = content[0].trim();
  const isTitled = /<(?:[\w.-]{1,40}:)?$/.test(name.before) && name.level === 'password' && isTitle(name.level, value);
  return isTitled || isSecretText(isNamed ? name.level : strict(name.level, value), value)
    ? { start: next, end: next + content[0].length }
    : null;
}

/** The inside of the quotes that open here, up to the end of the line or, in triple quotes, of the text. */
function quotedAt(text: string, index: number): Span | null {
  const long = at(LONG_BRACKETS, text, index);
  if (long !== null)
    return { start: index + 2 + (long[1]?.length ?? 0), end: index + long[0].length - 2 - (long[1]?.length ?? 0) };
  const prefix = at(PREFIX, text, index);
  if (prefix === null) return null;
  let start = index + prefix[0].length;
  const quote = text[start] ?? '';
  const isTriple = quote !== '`' && text.startsWith(quote.repeat(3), start);
  const close = isTriple ? quote.repeat(3) : quote;
  start += close.length;
  const limit = Math.min(text.length, start + LONG);
  let end = start;
  for (; end < limit && !text.startsWith(close, end); end++) {
    const character = text[end];
    if (character === '\n' && !isTriple) break;
    if (character === '\\') end += 1;
  }
  return { start, end: Math.min(end, limit) };
}

/** The value that stands at `next`, after the operator. */
function given(text: string, name: Name, next: number, operator: string): Found {
  const line = at(NEXT_LINE, text, next);
  const from = next + (line?.[0].length ?? 0);
  const maker = at(MAKER, text, from);
  if (maker !== null) return quotedValue(text, name.level, from + maker[0].length);
  const bytes = bytesAt(text, name, from);
  if (bytes !== null) return bytes;
  const quoted = quotedAt(text, from);
  if (quoted !== null && line === null && isClosing(text, name, quoted.start - 1)) return null;
  const special = specialValue(text, name, from, operator);
  if (special !== null) return special;
  if (quoted !== null && isLoud(name)) {
    const how = { isTight: operator === 'tight', isSetting: LINE_START.test(name.before) };
    if (isGivenToVariable(name, text.slice(quoted.start, quoted.end), how)) return quoted;
  }
  if (quoted !== null) {
    const value = quotedValue(text, name.level, from);
    const more = value === null || operator !== '=' ? null : at(LITERALS, text, value.end);
    if (value === null) return defaultsInBraces(name.level, text.slice(quoted.start, quoted.end), quoted.start);
    return more === null ? value : { ...value, end: value.end + more[0].length };
  }
  if (name.level !== 'chance' && /s$/i.test(name.text)) {
    // One of the two in `credentials = ("name", "password")` is what a person made up.
    const several = eachInBrackets(text, /cred/i.test(name.text) ? 'password' : name.level, from);
    if (several.length > 0) return several;
  }
  const below =
    operator === ':' && name.level === 'password' && LINE_START.test(name.before) ? at(BELOW, text, next) : null;
  if (below !== null && (below[1]?.length ?? 0) > name.before.search(/\S|$/)) {
    const value = below[2] ?? '';
    const start = next + below[0].length - value.length;
    return isSecretBare(name.level, value, { isLine: true, isShell: false, isCode: false })
      ? { start, end: start + value.length }
      : null;
  }
  const inner = at(INNER, text, from);
  if (inner !== null) return given(text, name, from + inner[0].length, ':');
  const block = operator === ':' ? at(BLOCK, text, next) : null;
  if (block !== null) {
    const [whole, , content = ''] = block;
    const isSecret = isSecretBare(name.level, content.trim(), { isLine: true, isShell: false, isCode: false });
    const start = next + whole.indexOf(content, whole.indexOf('\n'));
    return isSecret ? eachLine(text, { start, end: next + whole.length }) : null;
  }
  return bareValue(text, name, next, operator);
}

/** The inside of the quotes that open at `index`, if it is what a name of this level announces. */
function quotedValue(text: string, level: Level, index: number): Span | null {
  const quoted = quotedAt(text, index);
  return quoted !== null && isSecretText(level, text.slice(quoted.start, quoted.end)) ? quoted : null;
}

/** `'--password=' . value`, `"Password:"; next`: the quote closes what opened before the name. */
function isClosing(text: string, { start, end }: Name, quote: number): boolean {
  return quote === end + 1 && text[start - 1] === text[quote] && /[\s.,;:)\]}+&]/.test(text[quote + 1] ?? ' ');
}

function bareValue(text: string, name: Name, next: number, operator: string): Found {
  const opening = text[name.start - 1] ?? '';
  const isPart = /;[ \t]?$/.test(name.before);
  const rest = at(BARE_ON_LINE, text, next)?.[0] ?? '';
  if (isOwnMember(text.slice(name.start, name.end), rest.trimEnd())) return null;
  if (name.before.endsWith('${')) {
    // `${NAME:+other}` and `${NAME:?message}` give nothing; `${NAME:other}` and `${NAME:=other}` do.
    if (/^[+?]/.test(rest)) return null;
    const other = /^([-=]?)([^{}$"'\s]{4,200})\}/.exec(rest);
    if (other !== null) {
      const [, sign = '', value = ''] = other;
      const start = next + sign.length;
      return isSecretText(name.level, value) ? { start, end: start + value.length } : null;
    }
  }
  if (/^(?:#|\/\/)[ \t]/.test(rest)) return null;
  if (opening === '?' || opening === '&' || isPart || /^[^;"'\s]{1,200};[ \t]?[A-Za-z][\w ]{0,30}=/.test(rest)) {
    const pattern = isPart ? /^[^;"'`\r\n<>]+/ : /^[^\s"'`<>&;)\]},#\\]+/;
    const value = pattern.exec(rest)?.[0] ?? '';
    return isSecretPart(name.level, value) ? { start: next, end: next + value.length } : null;
  }
  const pair = operator === 'tight' && isLoud(name) ? quotedPair(name, opening, rest) : 0;
  if (pair > 0) return { start: next, end: next + pair };
  const isOption = /^--?\w/.test(name.text) || /[ \t]--[\w:]{1,80}:$/.test(name.before);
  if (LINE_START.test(name.before) || isOption) {
    const whole = wholeLine(text, name, { next, rest, operator, isOption });
    if (whole !== null) return whole;
  }
  // What is escaped after it is no part of it.
  const word = (at(BARE, text, next)?.[0] ?? '').replace(/\\[nrt].*/, '');
  const isArgument = /[,)]/.test(text[next + word.length] ?? '');
  const isShell =
    (operator === ':' && text[next - 1] === ':' && SLASH.test(name.before)) ||
    (operator === 'tight' &&
      (isLoud(name) ||
        isOption ||
        TAKES_SETTINGS.test(name.before) ||
        (LINE_START.test(name.before) && at(BEFORE_PAIRS, text, next) !== null) ||
        (!isArgument && (AMONG_WORDS.test(name.before) || AMONG_PAIRS.test(name.before)))));
  const isLine = FLOW.test(name.before);
  if (isSecretBare(name.level, word, { isLine, isShell, isCode: !isShell && !isLine }))
    return { start: next, end: next + word.length };
  return withinExpression(name.level, rest, next);
}

/** `set.awsSecretKey = cur.awsSecretKey`: what is given has the very name, as a member of something else. */
function isOwnMember(name: string, value: string): boolean {
  const [, own = ''] = /([\w$]+)$/.exec(name) ?? [];
  const [, member] = /^[A-Za-z_$][\w$]*(?:(?:\.|->|\?\.)[A-Za-z_$][\w$]*)*(?:\.|->|\?\.)([\w$]+);?$/.exec(value) ?? [];
  return own.length >= OWN_NAME && member === own;
}

/** Characters from which on a name is no word that a value ends with by chance. */
const OWN_NAME = 6;

function isSecretPart(level: Level, value: string): boolean {
  if (level === 'chance') return isRandom(decoded(value), 16) && !isFingerprint(value) && !value.startsWith('/');
  return isSecretBare(level, value, { isLine: true, isShell: true, isCode: false });
}

function decoded(value: string): string {
  return value.replace(/%[0-9A-Fa-f]{2}/g, '+');
}

/** A setting that fills its line: with a comment behind it at most. */
function wholeLine(
  text: string,
  name: Name,
  { next, rest, operator, isOption }: { next: number; rest: string; operator: string; isOption: boolean },
): Span | null {
  const value = rest.replace(/[ \t]+(?:#|\/\/|--|;)[ \t].*$/, '').replace(/["'\\]?[ \t]*$/, '');
  if (/[,;{([]$|^[{[(]|=>/.test(value) || /^[\w.]+\(.*\)$/.test(value)) return null;
  const isShell = operator === 'tight' || isOption;
  if (isOption && /\s/.test(value)) return null;
  const isCode = !isOption && isProgramAround(text, name, operator);
  const surroundings = { isLine: true, isShell: isShell && !isCode, isCode };
  return isSecretBare(name.level, value, surroundings) ? { start: next, end: next + value.length } : null;
}
