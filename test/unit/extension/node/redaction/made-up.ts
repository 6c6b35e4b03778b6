/** A secret in its surroundings: what a file says, and what of it must not be shown. */
export interface Leak {
  /** What it is; without a name of its own the text. */
  about: string;
  text: string;
  secrets: readonly string[];
}

const SMALL = 'abcdefghijklmnopqrstuvwxyz';
const DIGITS = '0123456789';
const CAPITALS = SMALL.toUpperCase();
const WORDS =
  'amber bishop canyon dapple ember falcon garnet hollow indigo jumble kettle lantern marble nectar orchid pebble'.split(
    ' ',
  );

/**
 * Makes up secrets in the alphabets of real ones, always the same for the same seed, so that no scanner takes the tests
 * for a leak. All that it makes is noted, except by `quiet`.
 */
export class MadeUp {
  readonly secrets: string[] = [];
  private state: number;

  constructor(seed: number) {
    this.state = seed * 2_654_435_761 + 12_345;
  }

  small = (n: number) => this.noted(this.from(SMALL, n));
  lower = (n: number) => this.noted(this.mixed([SMALL, DIGITS], n));
  upper = (n: number) => this.noted(this.mixed([CAPITALS, '234567'], n));
  digits = (n: number) => this.noted(this.from(DIGITS, n));
  hex = (n: number) => this.noted(this.mixed(['abcdef', DIGITS], n));
  alnum = (n: number) => this.noted(this.mixed([SMALL, CAPITALS, DIGITS], n));
  word = (n: number) => this.noted(this.mixed([SMALL, CAPITALS, DIGITS, DIGITS + '_-'], n));
  base64 = (n: number) => this.noted(this.mixed([SMALL, CAPITALS, DIGITS + '+/'], n));
  /** A password such as a person makes up: a word, a number and a sign. */
  pass = (sign = '!') => this.noted(`${this.pick(WORDS)}${sign}${this.from(DIGITS, 2)}${this.pick(WORDS)}`);
  /** Two words in one, without digits. */
  plain = () => this.noted(this.pick(WORDS) + this.pick(WORDS));
  phrase = (n = 4) => this.noted(Array.from({ length: n }, () => this.pick(WORDS)).join(' '));
  uuid = () => this.noted([8, 4, 4, 4, 12].map((n) => this.mixed(['abcdef', DIGITS], n)).join('-'));
  /** Noted as it is encoded, and not as it was. */
  encoded = (make: (quiet: MadeUp) => string, as: BufferEncoding = 'base64') =>
    this.noted(Buffer.from(this.quiet(make), 'utf8').toString(as));
  bytes = (start: readonly number[], n: number) =>
    this.noted(Buffer.from([...start, ...Array.from({ length: n }, () => this.next(256))]).toString('base64'));
  quiet = (make: (quiet: MadeUp) => string) => make(new MadeUp(this.next(1_000_000)));

  /** Part of what must not be shown. */
  noted(secret: string): string {
    this.secrets.push(secret);
    return secret;
  }

  private next(below: number): number {
    this.state = (Math.imul(this.state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((this.state / 2 ** 32) * below);
  }

  private pick(from: string | readonly string[]): string {
    return from[this.next(from.length)] ?? '';
  }

  private from(alphabet: string, n: number): string {
    return Array.from({ length: n }, () => this.pick(alphabet)).join('');
  }

  /** Characters of all the alphabets, each of them often enough to be seen. */
  private mixed(alphabets: readonly string[], n: number): string {
    const parts = Array.from({ length: n }, (_, i) =>
      this.pick(alphabets[i < alphabets.length ? i : this.next(alphabets.length)] ?? ''),
    );
    return parts.join('');
  }
}

export type Case = readonly [about: string, make: (m: MadeUp) => string];

export function leak([about, make]: Case, seed: number): Leak {
  const made = new MadeUp(seed + 1);
  const text = make(made);
  return { about: about === '' ? text : about, text, secrets: made.secrets };
}
