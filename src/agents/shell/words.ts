import { refuse, shown } from './refuse';

/** One word of a command, free of its quotes. */
export interface Word {
  text: string;
  /** Whether a part of it stood in quotes. */
  quoted: boolean;
  /** The characters outside of quotes that some shell would expand, each once. */
  bare: string;
  /** Whether an exclamation mark in double quotes would bring back an earlier command in some shells. */
  recalls: boolean;
  /** Whether it is the value of an option that it is joined to, as in `--include=*.ts`. */
  joined?: boolean;
}

/** Longest command, in characters, and most words in it. Whatever is longer is no question to a workspace. */
const MAX_COMMAND = 1_000;
const MAX_WORDS = 60;

/** What is not seen, or breaks lines, wherever it stands: controls, format characters, fillers, half surrogate pairs. */
const HIDDEN =
  /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]|\u034f|[\u115f\u1160]|[\u17b4\u17b5]|[\u180b-\u180f]|\u3164|[\ufe00-\ufe0f]|\uffa0/u;

/** White space other than the plain one. */
const ODD_SPACE = /(?! )\p{Zs}/u;

/** Characters that look like a quote or a dash and are none to a command. */
const ODD_QUOTE = /[\u00ab\u00bb\u2018-\u201f\u2032-\u2037\u2039\u203a\u301d-\u301f\uff02\uff07\uff40\u00b4]/;
const ODD_DASH = /^[\u2010-\u2015\u2043\u2212\u2796\ufe58\ufe63\uff0d\u30fc\u2e3a\u2e3b]/;

/** What shells expand or act on outside of quotes, and can be written plainly in some places all the same. */
const EXPANDED = new Set(['*', '?', '[', ']', '{', '}', '~', '!', '^', '%', '=']);

const FORBIDDEN: Readonly<Record<string, string>> = {
  ';': '";" starts another command; write one command only',
  '|': '"|" is a pipe; write one command only, and limit it by its own options, such as rg -m 5 or head -n 20 FILE',
  '&': '"&" starts another command; write one command only',
  '<': '"<" redirects; name the file as an operand',
  '>': '">" writes to a file, and nothing is written here; leave it out',
  '(': '"(" starts a subshell; put patterns in single quotes, and write \\( in find',
  ')': '")" ends a subshell; put patterns in single quotes, and write \\) in find',
  '`': 'a backtick runs a command; write one command only, with patterns in single quotes',
  $: '"$" is not expanded here; write the value itself, and put patterns in single quotes',
};

/** After these a dollar sign in double quotes stands for itself in every shell. */
const AFTER_DOLLAR = new Set([...' ")|/.,\\:;]}%+^&=<>~']);

/** After these an exclamation mark stands for itself. */
const AFTER_BANG = new Set([...' =("*./']);

/**
 * The words of one simple command, with single and double quotes as a POSIX shell reads them, and no expansion of any kind.
 * @throws AccessRefused for whatever is not fully understood.
 */
export function wordsOf(text: string): Word[] {
  if (text.length > MAX_COMMAND) refuse(`the command has more than ${MAX_COMMAND} characters; ask for less at once.`);
  if (HIDDEN.test(text)) {
    refuse('the command holds line breaks, tabs, or control or invisible characters; write one plain line.');
  }
  if (ODD_SPACE.test(text)) refuse('the command holds white space that is no plain blank; separate words by blanks.');
  const words = new Reader(text).words();
  if (words.length === 0) refuse('the command is empty; write one, such as ls src.');
  if (words.length > MAX_WORDS) refuse(`the command has more than ${MAX_WORDS} words; name fewer files, or a folder.`);
  for (const word of words) {
    if (ODD_DASH.test(word.text)) refuse(`${shown(word.text)} begins with a lookalike of "-"; write a plain one.`);
  }
  return words;
}

class Reader {
  readonly #text: string;
  #at = 0;
  #words: Word[] = [];
  #word: Word | null = null;

  constructor(text: string) {
    this.#text = text;
  }

  words(): Word[] {
    while (this.#at < this.#text.length) {
      const char = this.#next();
      if (char === ' ') this.#end();
      else if (char === "'") this.#single();
      else if (char === '"') this.#double();
      else if (char === '\\') this.#escaped();
      else this.#plain(char);
    }
    this.#end();
    return this.#words;
  }

  #next(): string {
    return this.#text[this.#at++] ?? '';
  }

  get #peek(): string {
    return this.#text[this.#at] ?? '';
  }

  #current(): Word {
    return (this.#word ??= { text: '', quoted: false, bare: '', recalls: false });
  }

  #end(): void {
    if (this.#word !== null) this.#words.push(this.#word);
    this.#word = null;
  }

  #plain(char: string): void {
    const why = FORBIDDEN[char];
    if (why !== undefined) refuse(`${why}.`);
    if (char > '\u007f' && /^[\u0020-\u007e]$/.test(char.normalize('NFKC'))) {
      refuse(`${shown(char)} is a lookalike of ${shown(char.normalize('NFKC'))}; write the plain one.`);
    }
    if (ODD_QUOTE.test(char)) refuse(`${shown(char)} is a lookalike of a quote; use plain single quotes.`);
    if (char === '#' && this.#word === null)
      refuse('"#" begins a comment; write only the command, patterns in quotes.');
    const word = this.#current();
    word.text += char;
    if (EXPANDED.has(char) && !word.bare.includes(char)) word.bare += char;
  }

  /** Outside of quotes only find's parentheses and its negation may be escaped, each as a word of its own. */
  #escaped(): void {
    const char = this.#next();
    const alone = this.#word === null && (this.#peek === ' ' || this.#peek === '');
    if (!alone || !['(', ')', '!'].includes(char)) {
      refuse('a backslash outside of quotes; write paths with "/", and put patterns in single quotes.');
    }
    this.#words.push({ text: char, quoted: true, bare: '\\', recalls: false });
  }

  #single(): void {
    const end = this.#text.indexOf("'", this.#at);
    if (end === -1) refuse("a single quote is not closed; write 'PATTERN' with both quotes.");
    const word = this.#current();
    word.quoted = true;
    word.text += this.#text.slice(this.#at, end);
    this.#at = end + 1;
  }

  #double(): void {
    const word = this.#current();
    word.quoted = true;
    for (;;) {
      if (this.#at >= this.#text.length) refuse('a double quote is not closed; write "PATTERN" with both quotes.');
      const char = this.#next();
      if (char === '"') return;
      if (char === '`' || (char === '$' && !AFTER_DOLLAR.has(this.#peek))) {
        refuse(`${FORBIDDEN[char] ?? ''}.`);
      }
      if (char === '!' && !AFTER_BANG.has(this.#peek)) this.#recall(word);
      const taken = char === '\\' && ['"', '\\', '$', '`'].includes(this.#peek) ? this.#next() : char;
      word.text += taken;
    }
  }

  #recall(word: Word): void {
    if (!/[\w@]/.test(this.#peek)) refuse('"!" in double quotes brings back earlier commands; use single quotes.');
    word.recalls = true;
  }
}
