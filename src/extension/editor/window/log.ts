import * as vscode from 'vscode';

/** What the log may hold: ids, counts, durations, reasons. Never file contents, answers or secrets. */
export type Log = Pick<vscode.LogOutputChannel, 'info' | 'warn' | 'error' | 'debug' | 'show'>;

export function createLog(): vscode.LogOutputChannel {
  return vscode.window.createOutputChannel(vscode.l10n.t('Brainstorm'), { log: true });
}
