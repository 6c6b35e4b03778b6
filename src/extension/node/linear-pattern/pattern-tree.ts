import { charTest, classOfEscape, type CharTest, readClass, notValid } from './char-class';

/** A regular expression, read. */
export type Node =
  | { kind: 'char'; test: CharTest }
  | { kind: 'assert'; what: 'start' | 'end' | 'boundary' | 'no_boundary' }
  | { kind: 'sequence'; parts: Node[] }
  | { kind: 'choice'; parts: Node[] }
  | { kind: 'repeat'; part: Node; min: number; max: number };

/** Depth of groups within groups. */
const MAX_DEPTH = 50;

/**
 * Reads a regular expression in the common syntax: alternatives, groups, classes, repetition, `^ $ \b \B`. What no
 * automaton can do (looking ahead, references back) is refused, and so is what is rare.
 * @throws LookRefused
 */
export function readPattern(pattern: string, ignoreCase: boolean): Node {
  const reader = new Reader([...pattern], ignoreCase);
  const node = reader.choice(0);
  if (!reader.done) throw notValid('a ")" has no "("');
  return node;
}

class Reader {
  readonly #chars: readonly string[];
  readonly #ignoreCase: boolean;
  #at = 0;

  constructor(chars: readonly string[], ignoreCase: boolean) {
    this.#chars = chars;
    this.#ignoreCase = ignoreCase;
  }

  get done(): boolean {
    return this.#at >= this.#chars.length;
  }

  choice(depth: number): Node {
    if (depth > MAX_DEPTH) throw notValid('its groups are nested too deeply');
    const parts = [this.#sequence(depth)];
    while (this.#take('|')) parts.push(this.#sequence(depth));
    return parts.length === 1 && parts[0] !== undefined ? parts[0] : { kind: 'choice', parts };
  }

  #sequence(depth: number): Node {
    const parts: Node[] = [];
    while (!this.done && this.#peek() !== '|' && this.#peek() !== ')') parts.push(this.#repeated(depth));
    return { kind: 'sequence', parts };
  }

  #repeated(depth: number): Node {
    let node = this.#atom(depth);
    for (let range = this.#quantifier(); range !== null; range = this.#quantifier()) {
      node = { kind: 'repeat', part: node, ...range };
      // Whether as much or as little as possible is taken makes no difference to whether there is a match.
      this.#take('?');
    }
    return node;
  }

  #quantifier(): { min: number; max: number } | null {
    if (this.#take('*')) return { min: 0, max: Infinity };
    if (this.#take('+')) return { min: 1, max: Infinity };
    if (this.#take('?')) return { min: 0, max: 1 };
    if (this.#peek() !== '{') return null;
    const rest = this.#chars.slice(this.#at, this.#at + 16).join('');
    const counted = /^\{(\d{1,4})(?:(,)(\d{1,4})?)?\}/.exec(rest);
    if (counted === null) throw notValid('a "{" is no repetition; escape it with \\');
    this.#at += counted[0].length;
    const min = Number(counted[1]);
    const max = counted[2] === undefined ? min : counted[3] === undefined ? Infinity : Number(counted[3]);
    if (max < min) throw notValid('a repetition ends before it begins');
    return { min, max };
  }

  #atom(depth: number): Node {
    const char = this.#next();
    switch (char) {
      case '(':
        return this.#group(depth);
      case '[': {
        const { test, end } = readClass(this.#chars, this.#at, this.#ignoreCase);
        this.#at = end;
        return { kind: 'char', test };
      }
      case '.':
        return { kind: 'char', test: () => true };
      case '^':
        return { kind: 'assert', what: 'start' };
      case '$':
        return { kind: 'assert', what: 'end' };
      case '\\':
        return this.#escape();
      case '*':
      case '+':
      case '?':
      case '{':
        throw notValid(`there is nothing for "${char}" to repeat; escape it with \\`);
      default:
        return { kind: 'char', test: charTest(char, this.#ignoreCase) };
    }
  }

  #group(depth: number): Node {
    if (this.#take('?')) {
      const rest = this.#chars.slice(this.#at, this.#at + 64).join('');
      const opening = /^(?::|P?<[A-Za-z_]\w*>)/.exec(rest);
      if (opening === null) throw notValid('only plain groups work here, none that look ahead or set flags');
      this.#at += opening[0].length;
    }
    const node = this.choice(depth + 1);
    if (!this.#take(')')) throw notValid('a "(" has no ")"; escape it with \\ if it is meant as it stands');
    return node;
  }

  #escape(): Node {
    if (this.done) throw notValid('it ends with \\');
    if (this.#take('b')) return { kind: 'assert', what: 'boundary' };
    if (this.#take('B')) return { kind: 'assert', what: 'no_boundary' };
    const { test, end } = classOfEscape(this.#chars, this.#at, this.#ignoreCase);
    this.#at = end;
    return { kind: 'char', test };
  }

  #peek(): string {
    return this.#chars[this.#at] ?? '';
  }

  #next(): string {
    return this.#chars[this.#at++] ?? '';
  }

  #take(char: string): boolean {
    if (this.done || this.#peek() !== char) return false;
    this.#at += 1;
    return true;
  }
}
