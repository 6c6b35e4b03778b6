import type { Level } from './names';
import { allMatches, type Span } from './spans';
import { isSecretText, strict } from './verdicts';

/** Characters after an opening bracket in which its values are looked for. */
const BRACKETED = 400;
const ONE_OF_SEVERAL = /(["'])([^"'\r\n]{4,100})\1(?!\s{0,4}(?::|=>))/g;

/** `passwords = ["…", "…"]`, `{ admin: "…" }` on one line: as long as they could not be words. */
export function eachInBrackets(text: string, level: Level, from: number): Span[] {
  if (!'[{('.includes(text[from] ?? ' ')) return [];
  const [line = ''] = text.slice(from, from + BRACKETED).split(/[\r\n]/, 1);
  return allMatches(ONE_OF_SEVERAL, line).flatMap((match) => {
    const value = match[2] ?? '';
    const start = from + match.index + 1;
    return isSecretText(strict(level, value), value) ? [{ start, end: start + value.length }] : [];
  });
}

/** What gives the other value, also as a call, as a block, or as the second of two. */
const ALTERNATIVE =
  /(\?\?|\.(?:getOrElse|orElse|or_else|unwrap_or|or)\(|\)[ \t]{0,2}\{(?=[ \t]{0,4}["'][^"'\r\n]{4,200}["'][ \t]{0,4}\})|(?<=\?[ \t]{0,4}["'][^"'\r\n]{0,100}["'][ \t]{0,4}):|\|\||\?:|\bor\b|\belse\b|\bdefault\w{0,8}[ \t]{0,2}[:=]|(?<!["'`]),)[ \t]{0,8}(["'`])([^"'`\r\n]{4,200})\2/g;
const ENVIRONMENT = /^(?:process\.env|import\.meta\.env|os\.(?:environ|getenv)|ENV\b|getenv|env\()/;
const DEFAULT_IN_BRACES = /\$\{[\w.]{1,80}:[-=]?([^{}$"'\s]{4,200})\}/g;

/** `${X:-…}`, `${x.y:…}`: what holds where a variable is not set. */
export function defaultsInBraces(level: Level, text: string, offset: number): Span[] {
  return allMatches(DEFAULT_IN_BRACES, text).flatMap((match) => {
    const value = match[1] ?? '';
    const end = offset + match.index + match[0].length - 1;
    return isSecretText(level, value) ? [{ start: end - value.length, end }] : [];
  });
}

/** `process.env.X ?? "…"`, `getenv("X", "…")`, `${X:-…}`: what holds where nothing else is given. */
export function withinExpression(level: Level, rest: string, offset: number): Span[] | null {
  const found: Span[] = [];
  const expression = rest.slice(0, 300);
  // What is not in the environment is the secret itself, even if it reads like a name.
  const sure = level === 'secret' && ENVIRONMENT.test(expression) ? 'password' : level;
  const add = (match: RegExpExecArray, value: string, tail: number, level: Level) => {
    const start = offset + match.index + match[0].length - tail - value.length;
    if (isSecretText(level, value)) found.push({ start, end: start + value.length });
  };
  for (const match of allMatches(ALTERNATIVE, expression)) {
    const [, sign, , value = ''] = match;
    // Words before it make it a sentence; after a comma anything may stand.
    if (/[a-z] [a-z]+ [a-z]+ $/i.test(expression.slice(0, match.index)) || (sign === ',' && !/\d/.test(value)))
      continue;
    add(match, value, 1, sign === ':' ? strict(level, value) : sure);
  }
  found.push(...defaultsInBraces(level, expression, offset));
  return found.length === 0 ? null : found;
}
