import { z } from 'zod';
import type { Typing } from '../protocol';
import { typingSchema } from '../protocol';

/** Milliseconds of rest after which what is being typed is sent to the extension. */
export const TYPING_DEBOUNCE_MS = 150;

/** What the page keeps over reloads: half-filled fields, and which session (or start screen) they belong to. */
const keptSchema = z.object({ scope: z.string(), typing: typingSchema });

export interface TypingPorts {
  send(key: string, value: unknown): void;
  kept(): unknown;
  keep(state: { scope: string; typing: Typing }): void;
}

/**
 * What is being typed, by key (a question's id, `request`, `message`, …). Kept in the page at once and sent to the
 * extension after a rest. `null` means emptied: such a key is known, so that no late snapshot fills it again.
 */
export class TypingStore {
  private scope: string;
  private typing: Typing;
  private readonly unsent = new Map<string, unknown>();
  private readonly listeners = new Set<() => void>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly ports: TypingPorts) {
    const kept = keptSchema.safeParse(ports.kept());
    this.scope = kept.success ? kept.data.scope : '';
    this.typing = kept.success ? kept.data.typing : {};
  }

  /** The value under `key`, or null where nothing is being typed. */
  get(key: string): unknown {
    return this.typing[key] ?? null;
  }

  /** Calls `listener` after every change; returns how to stop that. */
  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  set(key: string, value: unknown): void {
    this.change({ ...this.typing, [key]: value });
    this.unsent.set(key, value);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.flush(), TYPING_DEBOUNCE_MS);
  }

  /** Empties a key, because it was sent or given up. Told to the extension at once. */
  clear(key: string): void {
    if (this.get(key) === null) return;
    this.set(key, null);
    this.flush();
  }

  /** Sends what has not been sent yet. */
  flush(): void {
    clearTimeout(this.timer);
    for (const [key, value] of this.unsent) this.ports.send(key, value);
    this.unsent.clear();
  }

  /**
   * Takes what the extension has stored: only under keys that the page does not know, because the page's own are newer.
   * Another `scope` (session id, or `start`) starts afresh: question ids repeat from session to session.
   */
  seed(scope: string, stored: Typing): void {
    if (scope !== this.scope) {
      clearTimeout(this.timer);
      this.unsent.clear();
      this.typing = {};
      this.scope = scope;
    }
    this.change({ ...stored, ...this.typing });
  }

  private change(typing: Typing): void {
    this.typing = typing;
    const typed = Object.entries(typing).filter(([, value]) => value !== null);
    this.ports.keep({ scope: this.scope, typing: Object.fromEntries(typed) });
    for (const listener of this.listeners) listener();
  }
}
