import type * as vscode from 'vscode';
import { typingSchema, type Typing } from '../../webview/protocol';

/** Milliseconds after which what was typed is written to the editor's storage. */
const WRITE_AFTER_MS = 100;
/** Largest half-filled field that is kept, in characters of JSON. */
const MAX_FIELD_CHARACTERS = 500_000;

/**
 * Half-filled fields by scope (a session's id, or the start screen), so that they survive reload and restart. Kept in
 * the window's own storage, never in the workspace.
 */
export class TypingMemory implements vscode.Disposable {
  private readonly known = new Map<string, Typing>();
  private readonly unwritten = new Set<string>();
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly memento: vscode.Memento) {}

  get(scope: string): Typing {
    const known = this.known.get(scope);
    if (known !== undefined) return known;
    const stored = typingSchema.safeParse(this.memento.get(keyOf(scope)));
    const typing = stored.success ? stored.data : {};
    this.known.set(scope, typing);
    return typing;
  }

  /** Keeps a field; null and undefined empty it. A field that is too large is not kept here: the page has it. */
  set(scope: string, field: string, value: unknown): void {
    const typing = { ...this.get(scope) };
    if (value === null || value === undefined) delete typing[field];
    else if (JSON.stringify(value).length <= MAX_FIELD_CHARACTERS) typing[field] = value;
    this.replace(scope, typing);
  }

  clear(scope: string): void {
    this.replace(scope, {});
  }

  /** Writes what is not written yet. */
  async flush(): Promise<void> {
    clearTimeout(this.timer);
    const scopes = [...this.unwritten];
    this.unwritten.clear();
    await Promise.all(
      scopes.map((scope) => {
        const typing = this.get(scope);
        return this.memento.update(keyOf(scope), Object.keys(typing).length === 0 ? undefined : typing);
      }),
    );
  }

  dispose(): void {
    void this.flush();
  }

  private replace(scope: string, typing: Typing): void {
    this.known.set(scope, typing);
    this.unwritten.add(scope);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.flush(), WRITE_AFTER_MS);
  }
}

function keyOf(scope: string): string {
  return `typing:${scope}`;
}
