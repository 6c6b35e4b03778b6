import type * as vscode from 'vscode';

const KEY = 'confirmedOrigin';

/** The address that the person last agreed to send code and answers to. Workspaces cannot reach what remembers it. */
export class ConfirmedOrigin {
  /** @param memento The storage of the extension for all windows, never the workspace's. */
  constructor(private readonly memento: vscode.Memento) {}

  is(origin: string): boolean {
    return this.memento.get(KEY) === origin;
  }

  async confirm(origin: string): Promise<void> {
    await this.memento.update(KEY, origin);
  }
}
