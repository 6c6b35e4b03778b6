/** Numbers that look random and are the same for the same seed. */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** From 0 (included) to 1 (excluded). After Tommy Ettinger's "mulberry32". */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number from 0 to `below` - 1. */
  below(below: number): number {
    return Math.floor(this.next() * below);
  }

  /** One of the rows, each as likely. Throws where there are none. */
  pick<T>(rows: readonly T[]): T {
    const row = rows[this.below(rows.length)];
    if (row === undefined) throw new Error('Nothing to pick from.');
    return row;
  }

  /** One of the rows, the n-th about 1/n as likely as the first, as words of a text are. */
  pickCommon<T>(rows: readonly T[]): T {
    const index = Math.floor((rows.length + 1) ** this.next()) - 1;
    const row = rows[Math.min(rows.length - 1, index)];
    if (row === undefined) throw new Error('Nothing to pick from.');
    return row;
  }

  /** About the normal distribution with mean 0 and deviation 1 (sum of twelve). */
  normal(): number {
    let sum = -6;
    for (let i = 0; i < 12; i++) sum += this.next();
    return sum;
  }
}
