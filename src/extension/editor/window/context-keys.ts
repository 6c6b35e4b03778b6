import * as vscode from 'vscode';

/** The context keys that the manifest's `when` clauses may use. */
type ContextKey = 'brainstorm.sessionRunning' | 'brainstorm.hasSpec';

/** A context key that is told to the editor only when it changes. */
export class ManagedContextKey {
  private told = false;

  constructor(private readonly key: ContextKey) {}

  set(value: boolean): void {
    if (value === this.told) return;
    this.told = value;
    void vscode.commands.executeCommand('setContext', this.key, value);
  }
}
