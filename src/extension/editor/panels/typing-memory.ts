import type * as vscode from 'vscode';
import { typingSchema, type Typing } from '../../../webview/protocol';

/** Largest half-filled field that is kept, in characters of JSON. */
const MAX_FIELD_CHARACTERS = 500_000;

const NOTHING: Typing = { rev: 0, fields: {} };

/**
 * Half-filled fields by scope (a session's id, or the start screen), so that they survive reload and restart. Kept in
 * the window's own storage, never in the workspace, and handed to it with every change: a killed host writes nothing later.
 */
export class TypingMemory {
  private readonly known = new Map<string, Typing>();
  private readonly writing = new Set<Thenable<void>>();

  constructor(private readonly memento: vscode.Memento) {}

  get(scope: string): Typing {
    const known = this.known.get(scope);
    if (known !== undefined) return known;
    const stored = typingSchema.safeParse(this.memento.get(keyOf(scope)));
    const typing = stored.success ? stored.data : NOTHING;
    this.known.set(scope, typing);
    return typing;
  }

  /**
   * Keeps a field; null and undefined empty it. A field that is too large is not kept here: the page has it.
   *
   * @param rev the number of the change where the page made it; the extension's own changes count on
   */
  set(scope: string, field: string, value: unknown, rev?: number): void {
    const before = this.get(scope);
    const fields = { ...before.fields };
    if (value === null || value === undefined) delete fields[field];
    else if (JSON.stringify(value).length <= MAX_FIELD_CHARACTERS) fields[field] = value;
    this.replace(scope, { rev: Math.max(before.rev, rev ?? before.rev + 1), fields });
  }

  clear(scope: string): void {
    this.replace(scope, { rev: this.get(scope).rev + 1, fields: {} });
  }

  /** Resolves when everything is written. */
  async flush(): Promise<void> {
    await Promise.all(this.writing);
  }

  private replace(scope: string, typing: Typing): void {
    this.known.set(scope, typing);
    const isEmpty = Object.keys(typing.fields).length === 0;
    const write = this.memento.update(keyOf(scope), isEmpty ? undefined : typing);
    this.writing.add(write);
    const done = (): void => void this.writing.delete(write);
    write.then(done, done);
  }
}

function keyOf(scope: string): string {
  return `typing:${scope}`;
}
