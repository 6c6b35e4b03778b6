import { RE2JS } from 're2js';

/** The character that no pattern takes. */
export const NUL = '\u0000';

/** Word characters and white space of all languages, within brackets: those of RE2 are of ASCII alone. */
const WORD = '\\p{L}\\p{N}\\p{M}_';
const SPACE = '\\s\\v\\p{Z}';

/** What the classes mean outside of brackets. Those that leave something out leave out NUL too. */
const OUTSIDE: Readonly<Record<string, string>> = {
  w: `[${WORD}]`,
  W: `[^${WORD}\\x00]`,
  s: `[${SPACE}]`,
  S: `[^${SPACE}\\x00]`,
  D: '[^0-9\\x00]',
};

/** And within brackets, where nothing can be left out: there `\W` and `\S` are of ASCII. */
const WITHIN: Readonly<Record<string, string>> = {
  w: WORD,
  W: '\\x01-/:-@\\[-^\\x60{-\\x{10FFFF}',
  s: SPACE,
  S: '\\x01-\\x08\\x0e-\\x1f!-\\x{10FFFF}',
  D: '\\x01-/:-\\x{10FFFF}',
};

const ESCAPE =
  /\\(?:u\{([0-9A-Fa-f]+)\}|u([0-9A-Fa-f]{4})|[pP]\{[^}]*\}|[pP][A-Z]|x\{[0-9A-Fa-f]+\}|x[0-9A-Fa-f]{2}|[\s\S])/y;
const CLASS_NAME = /\[:\^?\w+:\]/y;

/**
 * A pattern in the words of RE2: `\w` and `\s` for all languages, `.` for every character, `\u{e4}` as `\x{e4}`.
 * @throws Error where it would take NUL, or where a bracket is not closed.
 */
export function toRe2(pattern: string): string {
  let written = '';
  for (let at = 0; at < pattern.length;) {
    const piece = pattern[at] === '[' ? readBrackets(pattern, at) : readPiece(pattern, at, OUTSIDE);
    written += withoutNul(piece.written);
    at = piece.end;
  }
  return written;
}

interface Piece {
  written: string;
  /** Where the next one begins. */
  end: number;
}

function readPiece(pattern: string, at: number, classes: Readonly<Record<string, string>>): Piece {
  const char = String.fromCodePoint(pattern.codePointAt(at) ?? 0);
  if (char === '.' && classes === OUTSIDE) return { written: '[^\\x00]', end: at + 1 };
  ESCAPE.lastIndex = at;
  const [escape, long, short] = ESCAPE.exec(pattern) ?? [];
  if (escape === undefined) return { written: char, end: at + char.length };
  const code = long ?? short;
  const written = code === undefined ? (classes[escape.slice(1)] ?? escape) : `\\x{${code}}`;
  return { written, end: at + escape.length };
}

function readBrackets(pattern: string, start: number): Piece {
  const negated = pattern[start + 1] === '^';
  let written = negated ? '[^\\x00' : '[';
  const first = start + (negated ? 2 : 1);
  for (let at = first; at < pattern.length;) {
    if (pattern[at] === ']' && at > first) return { written: `${written}]`, end: at + 1 };
    CLASS_NAME.lastIndex = at;
    const name = CLASS_NAME.exec(pattern)?.[0];
    const piece = name === undefined ? readPiece(pattern, at, WITHIN) : { written: name, end: at + name.length };
    // The first of all may be a bracket that closes nothing.
    written += piece.written === ']' ? '\\]' : piece.written;
    at = piece.end;
  }
  throw new Error('a "[" has no "]"; escape it with \\ if it is meant as it stands');
}

/** Of what can take a character, only what does not take NUL. */
function withoutNul(piece: string): string {
  if (piece === NUL) throw new Error('it holds a NUL');
  const takesOne = piece.startsWith('[') || (piece.startsWith('\\') && !/^\\[bBAz]$/.test(piece));
  if (takesOne && RE2JS.compile(piece).test(NUL))
    throw new Error(`${piece} takes control characters; name what it is to take`);
  return piece;
}
