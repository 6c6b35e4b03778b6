/**
 * Work that is done soon after it is asked for, once for all that ask meanwhile. However often it is asked for, it is
 * never put off again: while replies stream in, something changes all the time.
 */
export class Gathering {
  #timer: NodeJS.Timeout | undefined;

  /** @param ms milliseconds in which requests are gathered */
  constructor(
    private readonly ms: number,
    private readonly work: () => void,
  ) {}

  ask(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.work();
    }, this.ms);
  }

  /** What was asked for is not done any more. */
  dispose(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
