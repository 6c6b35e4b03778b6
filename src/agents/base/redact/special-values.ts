import { at, sticky, type Name } from './name-places';
import { isOfDigits } from './names';
import type { Span } from './spans';
import { isPlaceholder } from './values';
import { isPassphrase, isSecretText, isShellWord, isTitle } from './verdicts';

/** A PIN and the like. */
const DIGITS = sticky('["\']?(\\d{4,10})(?![\\w-]|[.,]\\d)');
/** A part of a connection string whose value may hold any sign, in braces or quotes. */
const ENCLOSED = sticky(
  '\\{(?=[^{}\\s]{0,200}[;!@#%^&*~])([^{}\\s"\'()]{4,200})\\}(?=[;"\'\\s]|$)|"([^"\\r\\n]{4,200})"(?=;)|\'([^\'\\r\\n]{4,200})\'(?=;)',
);
/** Before a name: the parts of a connection string before its own. */
const AMONG_PARTS = /[A-Za-z][\w ]{0,30}=[^;="'{}\r\n]{1,100};[ \t]?$/;

/** Before a name: where the variables of the environment are set. */
const IN_ENVIRONMENT = /(?:\$env:|environ\[["']|ENV\[["']|process\.env(?:\.|\[["']))$/;

/** How a variable is given something. */
interface Given {
  /** Whether there is no blank around the sign, as shells want it. */
  isTight: boolean;
  /** Whether the name is the first word of its line. */
  isSetting: boolean;
}

/** Whether text in quotes is what a variable of a shell or of the environment is given: words that would be a label elsewhere. */
export function isGivenToVariable(name: Name, value: string, { isTight, isSetting }: Given): boolean {
  if (!isTight && !IN_ENVIRONMENT.test(name.before)) return false;
  if (isPassphrase(name.level, value) || isTitle(name.level, value)) return true;
  const isNamed = isTight && isSetting && /_(?:TOKEN|KEY|SECRET)$/.test(name.text);
  return isNamed && !isPlaceholder(value) && isShellWord(name.level, value);
}

/** Characters of the value of `"NAME=some words"`, where the quotes are around both; 0 where it is none, or no secret. */
export function quotedPair(name: Name, quote: string, rest: string): number {
  const end = /["']/.test(quote) ? rest.indexOf(quote) : -1;
  const value = rest.slice(0, Math.max(0, end));
  const how = { isTight: true, isSetting: true };
  return end > 0 && (isSecretText(name.level, value) || isGivenToVariable(name, value, how)) ? end : 0;
}

/** Digits after the name of a PIN, and what a connection string encloses. */
export function specialValue(text: string, name: Name, from: number, operator: string): Span | null {
  const digits = isOfDigits(name.text) ? at(DIGITS, text, from) : null;
  const enclosed =
    digits === null &&
    name.level === 'password' &&
    operator !== ':' &&
    /;[ \t]?$/.test(name.before) &&
    AMONG_PARTS.test(name.before)
      ? at(ENCLOSED, text, from)
      : null;
  const [whole = '', ...groups] = digits ?? enclosed ?? [];
  const value = groups.find((group: string | undefined) => group !== undefined) ?? '';
  if (value === '' || isPlaceholder(value)) return null;
  const start = from + whole.indexOf(value);
  return { start, end: start + value.length };
}
