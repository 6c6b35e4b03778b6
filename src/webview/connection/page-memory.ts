import * as z from 'zod';

/** Somewhere to remember one thing. What cannot be read reads as undefined, what cannot be written is dropped. */
export interface MemoryPlace {
  read(): unknown;
  write(value: unknown): void;
}

/** `count` grows with everything that is kept, so that of two places the newer one is known. */
const entrySchema = z.object({ count: z.number().int(), state: z.unknown() });

/**
 * What a page remembers over being hidden and reloaded, in several places at once. The editor has a memory for pages, but
 * writes it down some time later only: what was typed in the half second before a reload of the window is not in it.
 */
export class PageMemory {
  private count = 0;
  private state: unknown;

  constructor(private readonly places: readonly MemoryPlace[]) {
    for (const place of places) {
      const entry = entrySchema.safeParse(place.read());
      if (!entry.success || entry.data.count <= this.count) continue;
      this.count = entry.data.count;
      this.state = entry.data.state;
    }
  }

  /** What was kept last, by this page or the one before it; undefined at first. */
  kept(): unknown {
    return this.state;
  }

  /** Keeps plain JSON, at once. */
  keep(state: unknown): void {
    this.count += 1;
    this.state = state;
    for (const place of this.places) place.write({ count: this.count, state });
  }
}

/**
 * The browser's own memory of this window under `key`: written before the next key is pressed, still there after a reload,
 * and shared with the page that takes the place of one whose extension host died. Not every browser grants it to frames.
 */
export function windowMemory(key: string): MemoryPlace {
  return {
    read: () => {
      try {
        const text: unknown = JSON.parse(window.sessionStorage.getItem(key) ?? 'null');
        return text;
      } catch {
        return undefined;
      }
    },
    write: (value) => {
      try {
        window.sessionStorage.setItem(key, JSON.stringify(value));
      } catch {
        // Full, or not granted: then the other places have to do.
      }
    },
  };
}
