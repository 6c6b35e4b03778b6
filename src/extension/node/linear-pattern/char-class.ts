import { LookRefused } from '../../../agents/workspace/workspace-reader';

/** Whether a character, given as one code point, belongs. */
export type CharTest = (char: string) => boolean;

interface Read {
  test: CharTest;
  /** Where the next character stands. */
  end: number;
}

const DIGIT: CharTest = (char) => char >= '0' && char <= '9';
const ASCII_WORD = new Set('abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_');
const WORD: CharTest = (char) => ASCII_WORD.has(char) || (char > '\u007f' && /^[\p{L}\p{N}\p{M}]$/u.test(char));
const SPACE: CharTest = (char) => /^\s$/.test(char);

const ESCAPED_CLASSES: Readonly<Record<string, CharTest>> = {
  d: DIGIT,
  w: WORD,
  s: SPACE,
  D: (char) => !DIGIT(char),
  W: (char) => !WORD(char),
  S: (char) => !SPACE(char),
};

const ESCAPED_CHARS: Readonly<Record<string, string>> = { t: '\t', n: '\n', r: '\r', f: '\f', v: '\v' };

const POSIX: Readonly<Record<string, CharTest>> = {
  alpha: (char) => /^[A-Za-z]$/.test(char),
  alnum: (char) => /^[A-Za-z0-9]$/.test(char),
  digit: DIGIT,
  lower: (char) => /^[a-z]$/.test(char),
  upper: (char) => /^[A-Z]$/.test(char),
  space: SPACE,
  punct: (char) => /^[!-/:-@[-`{-~]$/.test(char),
  xdigit: (char) => /^[0-9A-Fa-f]$/.test(char),
};

/** Whether a character is part of a word, as `\b` sees it. */
export const isWordChar = WORD;

/** What stands after a backslash at `at`. @throws LookRefused for escapes that mean something else. */
export function classOfEscape(chars: readonly string[], at: number, ignoreCase: boolean): Read {
  const known = ESCAPED_CLASSES[chars[at] ?? ''];
  if (known !== undefined) return { test: known, end: at + 1 };
  const { char, end } = escapedChar(chars, at);
  return { test: charTest(char, ignoreCase), end };
}

/** A test for one character. */
export function charTest(char: string, ignoreCase: boolean): CharTest {
  const same: CharTest = (other) => other === char;
  return ignoreCase ? inAnyCase(same) : same;
}

function escapedChar(chars: readonly string[], at: number): { char: string; end: number } {
  const first = chars[at] ?? '';
  const plain = ESCAPED_CHARS[first];
  if (plain !== undefined) return { char: plain, end: at + 1 };
  const code = /^(?:x([0-9A-Fa-f]{2})|u([0-9A-Fa-f]{4})|[xu]\{([0-9A-Fa-f]{1,6})\})/.exec(
    chars.slice(at, at + 9).join(''),
  );
  const value = Number.parseInt(code?.[1] ?? code?.[2] ?? code?.[3] ?? '', 16);
  if (code !== null && value <= 0x10ffff) return { char: String.fromCodePoint(value), end: at + code[0].length };
  if (first === '' || /[A-Za-z0-9]/.test(first)) throw notValid(`\\${first} means nothing here`);
  return { char: first, end: at + 1 };
}

/** The same test, of a character in any case. */
function inAnyCase(test: CharTest): CharTest {
  return (char) => test(char) || test(char.toLowerCase()) || test(char.toUpperCase());
}

/** A class such as `[a-z_]`, from what stands after its bracket at `at`. */
export function readClass(chars: readonly string[], at: number, ignoreCase: boolean): Read {
  const negated = chars[at] === '^';
  const tests: CharTest[] = [];
  let next = negated ? at + 1 : at;
  for (let first = true; first || chars[next] !== ']'; first = false) {
    if (next >= chars.length) throw notValid('a "[" has no "]"; escape it with \\ if it is meant as it stands');
    const { test, end } = classItem(chars, next);
    tests.push(test);
    next = end;
  }
  const listed: CharTest = (char) => tests.some((test) => test(char));
  // Before it is turned round: what a class leaves out, it leaves out in any case.
  const within = ignoreCase ? inAnyCase(listed) : listed;
  return { test: negated ? (char) => !within(char) : within, end: next + 1 };
}

function classItem(chars: readonly string[], at: number): Read {
  const posix = /^\[:(\w+):\]/.exec(chars.slice(at, at + 12).join(''));
  if (posix !== null) {
    const test = POSIX[posix[1] ?? ''];
    if (test === undefined) throw notValid(`there is no class ${posix[0]}`);
    return { test, end: at + posix[0].length };
  }
  if (chars[at] === '[') throw notValid('a "[" within a class is escaped with \\');
  if (chars[at] === '&' && chars[at + 1] === '&') throw notValid('classes cannot be combined with "&&" here');
  if (chars[at] === '\\') {
    const known = ESCAPED_CLASSES[chars[at + 1] ?? ''];
    if (known !== undefined) return { test: known, end: at + 2 };
  }
  const from = classChar(chars, at);
  if (chars[from.end] !== '-' || chars[from.end + 1] === ']' || chars[from.end + 1] === undefined) {
    return { test: (char) => char === from.char, end: from.end };
  }
  const to = classChar(chars, from.end + 1);
  const [low, high] = [codeOf(from.char), codeOf(to.char)];
  if (high < low) throw notValid(`the range ${from.char}-${to.char} ends before it begins`);
  return { test: (char) => codeOf(char) >= low && codeOf(char) <= high, end: to.end };
}

function classChar(chars: readonly string[], at: number): { char: string; end: number } {
  if (chars[at] === '\\') return escapedChar(chars, at + 1);
  return { char: chars[at] ?? '', end: at + 1 };
}

function codeOf(char: string): number {
  return char.codePointAt(0) ?? -1;
}

/** How an invalid pattern is refused. */
export function notValid(why: string): LookRefused {
  return new LookRefused(`refused: the pattern is not valid: ${why}. Or search for a plain text.`);
}
