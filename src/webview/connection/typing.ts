import * as z from 'zod';
import type { Typing } from '../protocol';
import { typingSchema } from '../protocol';

/** Milliseconds between two sendings while somebody types on: the first key goes at once, those since then together. */
export const SEND_EVERY_MS = 100;
/**
 * Milliseconds since the last key within which a page that is made anew takes the focus back to where that was typed: an
 * extension host that died takes half a minute to come back on a busy machine.
 */
const STILL_TYPING_MS = 60_000;

/** What the page keeps over reloads: half-filled fields, which session (or screen) they belong to, and the last key. */
const keptSchema = typingSchema.extend({
  scope: z.string(),
  last: z.object({ key: z.string(), at: z.number() }).nullable(),
});
type Kept = z.infer<typeof keptSchema>;

interface TypingPorts {
  send(scope: string, key: string, value: unknown, rev: number): void;
  kept(): unknown;
  keep(state: Kept): void;
}

/**
 * What is being typed, by key (a question's id, `request`, `message`, …). Kept in the page with every key, and sent to the
 * extension soon after. Either of them may miss the last keys: the page when its storage is gone, the extension when it is
 * killed or slow. Every change gets a number, and what has the higher one is taken.
 */
export class TypingStore {
  private state: Kept = { scope: '', rev: 0, fields: {}, last: null };
  /** Whether the extension has said what it has stored, since the page was loaded. */
  private met = false;
  private readonly unsent = new Map<string, unknown>();
  private readonly listeners = new Set<() => void>();
  private resting: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly ports: TypingPorts) {
    const kept = keptSchema.safeParse(ports.kept());
    if (kept.success) this.state = kept.data;
  }

  /** The value under `key`, or null where nothing is being typed. */
  get(key: string): unknown {
    return this.state.fields[key] ?? null;
  }

  /** The key under which the person typed a moment ago, in this page or in the one that it replaces; else null. */
  get typedJustNow(): string | null {
    const { last } = this.state;
    return last !== null && Date.now() - last.at < STILL_TYPING_MS ? last.key : null;
  }

  /** Calls `listener` after every change; returns how to stop that. */
  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Calls `listener` after every change of what is typed under `key`; returns how to stop that. */
  watch(key: string, listener: () => void): () => void {
    let last = this.get(key);
    return this.subscribe(() => {
      const now = this.get(key);
      if (now === last) return;
      last = now;
      listener();
    });
  }

  /** Keeps a value under `key`; null empties it. */
  set(key: string, value: unknown): void {
    const rev = this.state.rev + 1;
    this.change({ rev, fields: withField(this.state.fields, key, value), last: { key, at: Date.now() } });
    this.unsent.set(key, value);
    this.sendSoon();
  }

  /** Empties a key, because it was sent or given up. Told to the extension at once. */
  clear(key: string): void {
    if (this.get(key) === null) return;
    this.set(key, null);
    this.flush();
  }

  /** Sends what has not been sent yet. */
  flush(): void {
    for (const [key, value] of this.unsent) this.ports.send(this.state.scope, key, value, this.state.rev);
    this.unsent.clear();
  }

  /**
   * Takes what the extension has stored if it is newer; on first meeting it, what only the page has goes there. Another
   * `scope` (session id, or `start`) starts afresh: question ids repeat from session to session.
   */
  seed(scope: string, stored: Typing): void {
    const first = !this.met;
    this.met = true;
    if (scope !== this.state.scope) {
      this.unsent.clear();
      this.change({ scope, ...stored, last: null });
    } else if (stored.rev > this.state.rev) {
      this.change(stored);
    } else if (first && this.state.rev > stored.rev) {
      const { fields } = this.state;
      for (const key of Object.keys({ ...stored.fields, ...fields })) this.unsent.set(key, fields[key] ?? null);
      this.flush();
    }
  }

  private sendSoon(): void {
    if (this.resting !== undefined) return;
    this.flush();
    this.resting = setTimeout(() => {
      this.resting = undefined;
      if (this.unsent.size > 0) this.sendSoon();
    }, SEND_EVERY_MS);
  }

  private change(change: Partial<Kept>): void {
    this.state = { ...this.state, ...change };
    this.ports.keep(this.state);
    for (const listener of this.listeners) listener();
  }
}

function withField(fields: Typing['fields'], key: string, value: unknown): Typing['fields'] {
  const others = Object.entries(fields).filter(([other]) => other !== key);
  return Object.fromEntries(value === null ? others : [...others, [key, value]]);
}
