import type * as vscode from 'vscode';

const KEY = 'confirmedOrigin';

/** The address that the person last agreed to send code and answers to. Workspaces cannot reach what remembers it. */
export class ConfirmedOrigin {
  /** @param memento The storage of the extension for all windows, never the workspace's. */
  constructor(private readonly memento: vscode.Memento) {}

  /** Null before the first. */
  get last(): string | null {
    const last = this.memento.get(KEY);
    return typeof last === 'string' ? last : null;
  }

  is(origin: string): boolean {
    return this.last === origin;
  }

  async confirm(origin: string): Promise<void> {
    await this.memento.update(KEY, origin);
  }

  /** Goes back to what was agreed to before, where the person left it at that after all. */
  async goBackTo(before: string | null): Promise<void> {
    if (before !== this.last) await this.memento.update(KEY, before ?? undefined);
  }
}
