import { within } from '../../node/limits/within';
import type { LocalModel } from '../../node/openai/local-models';

/** Milliseconds that the start screen waits for servers on this machine; it is shown once more when they are known. */
const GLANCE_MS = 300;
/** Milliseconds for which what was found counts: a server may be started or stopped while the screen is there. */
const FRESH_MS = 15_000;

/** Which model a server on this machine has, as the start screen shows it: a server that hangs holds nothing up. */
export class LocalOffers {
  private look: { addresses: string; begun: number; found: Promise<LocalModel | null> } | null = null;
  private known: LocalModel | null = null;

  /**
   * @param find looks at the addresses; never rejects
   * @param onLate called when a look that `glance` did not wait for has found something else than was known before
   * @param now milliseconds from an arbitrary origin
   */
  constructor(
    private readonly find: (addresses: readonly string[]) => Promise<LocalModel | null>,
    private readonly onLate: () => void,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** What is there at the addresses, as far as it is known by now or soon. */
  async glance(addresses: readonly string[]): Promise<LocalModel | null> {
    const name = addresses.join(' ');
    if (this.look === null || this.look.addresses !== name || this.now() - this.look.begun >= FRESH_MS) {
      if (this.look?.addresses !== name) this.known = null;
      const look = { addresses: name, begun: this.now(), found: this.find(addresses) };
      this.look = look;
      const before = this.known;
      const found = await within(look.found, GLANCE_MS, () => 'late' as const);
      if (found === 'late') void look.found.then((late) => this.take(look, late, before));
      else if (this.look === look) this.known = found;
      return this.known;
    }
    return within(this.look.found, GLANCE_MS, () => this.known);
  }

  /** What was seen may be true no more. */
  forget(): void {
    this.look = null;
  }

  private take(look: LocalOffers['look'], late: LocalModel | null, before: LocalModel | null): void {
    if (this.look !== look) return;
    this.known = late;
    if (late?.baseUrl !== before?.baseUrl || late?.listed.id !== before?.listed.id) this.onLate();
  }
}
