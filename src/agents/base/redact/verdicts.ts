import { levelOf, type Level } from './names';
import {
  isCodeName,
  isFingerprint,
  isIdentifier,
  isMnemonic,
  isMuddle,
  isPlaceholder,
  isProse,
  isRandom,
  isWordy,
} from './values';

/** Characters of a value that tell what it is. */
const TELLING = 300;

/** Words of which names of fields, messages and pages are made that have to do with passwords. */
const ABOUT =
  /pass|pwd|secret|token|(?<!mon|don|tur)key(?!board)|login|user|field|input|auth|cred|form|account|error|invalid|missing|label/i;

/** What comes before the name of a file, an element or a route. */
const SELECTOR = /^[#.:/?&[@]\w*[a-z]/;

const KEYWORD_AND_NUMBER = /^[a-z_-]{0,20}(?:token|key|secret|value|test|user|id)[-_]?\d{0,3}$/i;

/** Bytes written with escapes, more of them than a character or the mark of a format takes. */
const ESCAPED_BYTES = /(?:\\x[\da-fA-F]{2}.{0,3}){10}/;

const hasDigit = (value: string): boolean => /\d/.test(value);
const isSpaced = (value: string): boolean => /\s/.test(value.trim());

/** Letters and digits with a hyphen, dot or underscore between words: how things are named, and rarely a secret. */
function isCompoundName(value: string): boolean {
  return (
    /[-_.:/# ]/.test(value) &&
    !/\w[$%]\w/.test(value) &&
    new Set(value.match(/[!@$^&*~]/g)).size < 4 &&
    isWordy(value.replace(/([a-z])([A-Z])/g, '$1-$2')) &&
    !/\d{3}/.test(value)
  );
}

/** Whether text in quotes is the secret that a name of this level announces. */
export function isSecretText(level: Level, text: string): boolean {
  const value = text.slice(0, TELLING);
  if (value.length < 4 || isPlaceholder(value)) return false;
  if (ESCAPED_BYTES.test(value) || isMnemonic(value.trim())) return true;
  switch (level) {
    case 'password':
      return isPasswordText(value);
    case 'secret':
      return isSecretWord(value);
    case 'token':
      return isToken(value);
    case 'chance':
      return isMuddle(value) || (isRandom(value, 20) && !isFingerprint(value) && !/^\/\w+\//.test(value));
  }
}

function isPasswordText(value: string): boolean {
  if (isProse(value)) return false;
  if (hasDigit(value)) return true;
  // A label, such as `New Password` in whatever language
  if (isSpaced(value) && levelOf(value) === 'password') return false;
  const isSelector = SELECTOR.test(value) && (ABOUT.test(value) || !/^#[a-z]{6,}$/.test(value));
  return !isSelector && !((isCodeName(value) || isCompoundName(value)) && ABOUT.test(value));
}

function isSecretWord(value: string): boolean {
  if (isProse(value) || /^[A-Z]\w* [A-Z]/.test(value)) return false;
  if (hasDigit(value)) return !KEYWORD_AND_NUMBER.test(value) && !/^\d{1,3}$/.test(value);
  return (
    value.length >= 6 && !SELECTOR.test(value) && !isCodeName(value) && !(isCompoundName(value) && !isSpaced(value))
  );
}

function isToken(value: string): boolean {
  if (isSpaced(value) || value.length < 6 || KEYWORD_AND_NUMBER.test(value) || /^\d{1,9}$/.test(value)) return false;
  return (hasDigit(value) && !isCompoundName(value) && !SELECTOR.test(value)) || isRandom(value);
}

/** Where a name is not clearly given the value, only what could not be a word counts. */
export function strict(level: Level, value: string): Level {
  if (isRandom(value, 12)) return level;
  if (
    level === 'password' &&
    value.length >= 6 &&
    /\d/.test(value) &&
    /[^\w./:-]|[a-z].*[A-Z]|[A-Z].*[a-z]/.test(value)
  )
    return level;
  return 'chance';
}

/** How a value stands that has no quotes around it. */
interface Surroundings {
  /** Whether nothing but the name and the value is on the line, as in files of settings. */
  isLine: boolean;
  /** Whether it is one of a shell's, an environment file's or a command line's, which have no variables without a sign. */
  isShell: boolean;
  /** Whether the lines around are those of a program. */
  isCode: boolean;
}

/** Whether text without quotes is the secret that a name of this level announces, rather than a variable or a type. */
export function isSecretBare(level: Level, text: string, { isLine, isShell, isCode }: Surroundings): boolean {
  const value = text.slice(0, TELLING);
  if (value.length < 4 || isPlaceholder(value) || /^[&*\w.$':]*[<([]\S*$/.test(value)) return false;
  if (/^-?\d+(?:\.\d+)?[a-z]{0,2}$/.test(value) && (level !== 'password' || value.length < 6)) return false;
  if (isSpaced(value))
    return isLine && ((!isCode && level === 'password' && isPhrase(value)) || isMnemonic(value.trim()));
  switch (level) {
    case 'password':
      if (isShell) return !isNameOfOne(value);
      if (!hasDigit(value))
        return (isLine && !isCode && !isCodeName(value)) || !/^[\w.$@:/()[\]?!|<>*&-]+$/.test(value);
      return !isIdentifier(value) || (isLine && !isCode);
    case 'secret':
      if (!hasDigit(value)) return isShell ? isSecretWord(value) : isLine && !isCode && /^[a-z]{10,}$/.test(value);
      return isSecretWord(value) && !isCompoundName(value) && (!isIdentifier(value) || isShell || (isLine && !isCode));
    case 'token':
      return isToken(value) && value.length >= 8 && (!isIdentifier(value) || isShell || (isLine && !isCode));
    case 'chance':
      return isRandom(value, 20) && !isFingerprint(value) && !isIdentifier(value);
  }
}

/** Words without signs of a sentence or a program between them. */
function isPhrase(value: string): boolean {
  return (/^[\w!@#$%^&*?+'-]+(?: [\w!@#$%^&*?+'-]+){1,7}$/.test(value) && !isProse(value)) || isMnemonic(value);
}

/** Small words alone, also those that sentences have: where no text for people is expected. */
export function isPassphrase(level: Level, text: string): boolean {
  return level === 'password' && /^\p{Ll}+(?: \p{Ll}+){1,7}$/u.test(text) && !ABOUT.test(text);
}

/** Words that begin as titles do, with small ones between them, and say nothing of passwords. */
export function isTitle(level: Level, text: string): boolean {
  return (
    (level === 'password' || level === 'secret') &&
    /^\p{Lu}[\p{Ll}'’]+(?: (?:\p{Lu}[\p{Ll}'’]+|\p{Ll}{1,14})){1,4}$/u.test(text) &&
    !ABOUT.test(text) &&
    levelOf(text) === null
  );
}

/** Whether a word is what a variable of a shell is given: there the names of things seldom stand in quotes. */
export function isShellWord(level: Level, text: string): boolean {
  return level !== 'chance' ? text.length >= 8 && isSecretWord(text) : /^[a-z]{10,}$/.test(text);
}

/** `DB_PASSWORD=db_password`: a name in place of the value. */
function isNameOfOne(value: string): boolean {
  return value.split(/[-_.]/).every((part) => part === '' || isPlaceholder(part) || /^(?:db|my)$/i.test(part));
}
