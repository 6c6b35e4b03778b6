import { allMatches, type Span } from './spans';
import type { Rule } from './setting-rules';
import { ADDRESS, RULES } from './spoken-rules';
import { isPlaceholder, isRandom } from './values';

/** `name:password` in an address, and a token alone in its place. */
const CREDENTIALS = /:\/\/([^\s/:@'"`<>[\](){}]{0,100}):([^\s/'"`<>]{1,200})@/g;
const TOKEN_IN_ADDRESS = /:\/\/([A-Za-z0-9_.~=-]{16,300})(?::x-oauth-basic)?@[\w[]/g;

/** Any of the hints: most lines hold none, and only those that do are looked at closely. */
const HINTS = new RegExp(
  [...new Set(RULES.map(({ hint }) => hint))].map((hint) => hint.replace(/[-/.(]/g, '\\$&')).join('|'),
  'gi',
);

/** The rules that a hint stands for, and those whose hints it may hide, being a part of them or they of it. */
const RULES_BY_HINT = new Map(
  RULES.map(({ hint }) => [hint, RULES.filter((rule) => rule.hint.includes(hint) || hint.includes(rule.hint))]),
);

/** Characters before and after a hint that are looked at. */
const REACH = 2_000;

/** What is given on command lines, in SQL, in headers and in addresses. */
export function spokenSecretsIn(text: string): Span[] {
  const found: Span[] = [];
  let lineEnd = -1;
  const done = new Set<Rule>();
  HINTS.lastIndex = 0;
  for (let match = HINTS.exec(text); match !== null; match = HINTS.exec(text)) {
    if (match.index >= lineEnd) {
      done.clear();
      const next = text.slice(match.index, match.index + REACH).indexOf('\n');
      lineEnd = Math.min(text.length, match.index + (next === -1 ? REACH : next));
    }
    const rules = RULES_BY_HINT.get(match[0].toLowerCase()) ?? [];
    if (rules.every((rule) => done.has(rule))) continue;
    const from = Math.max(0, match.index - REACH);
    const start = from + text.slice(from, match.index).lastIndexOf('\n') + 1;
    const line = text.slice(start, lineEnd);
    for (const rule of rules) {
      if (!done.has(rule)) found.push(...givenBy(rule, line).map((span) => moved(span, start)));
      done.add(rule);
    }
  }
  return found;
}

function givenBy({ hint, pattern, fits = isGiven }: Rule, line: string): Span[] {
  if (hint === ADDRESS) return inAddresses(line);
  return allMatches(pattern, line).flatMap((match) => {
    const value = match.slice(1).find((group: string | undefined) => group !== undefined) ?? '';
    const start = match.index + match[0].lastIndexOf(value);
    return fits(value) ? [{ start, end: start + value.length }] : [];
  });
}

function moved({ start, end }: Span, offset: number): Span {
  return { start: start + offset, end: end + offset };
}

function isGiven(value: string): boolean {
  return !isPlaceholder(value);
}

function inAddresses(text: string): Span[] {
  const found: Span[] = [];
  for (const match of allMatches(CREDENTIALS, text)) {
    const [whole, , password = ''] = match;
    if (!isPlaceholder(password)) found.push({ start: match.index + 3, end: match.index + whole.length - 1 });
  }
  for (const match of allMatches(TOKEN_IN_ADDRESS, text)) {
    const [, token = ''] = match;
    if (isRandom(token)) found.push({ start: match.index + 3, end: match.index + 3 + token.length });
  }
  return found;
}
