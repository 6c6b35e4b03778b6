import * as vscode from 'vscode';
import { saidLine } from '../../../agents/base/text/quote';

/** What the log may hold: ids, counts, durations, reasons. Never file contents, answers or secrets. */
export type Log = Pick<vscode.LogOutputChannel, 'info' | 'warn' | 'error' | 'debug' | 'show'>;

/** Most characters of one entry. */
const MOST = 2_000;

/** A log whose entries are one line each: a reason can repeat what others wrote, and may not pass for entries of its own. */
export function createLog(): Log & vscode.Disposable {
  return inLines(vscode.window.createOutputChannel(vscode.l10n.t('Brainstorm'), { log: true }));
}

/** The same log, with whatever it is told on one line, without characters that steer a terminal, hide or reorder. */
export function inLines(channel: Log & vscode.Disposable): Log & vscode.Disposable {
  const line = (text: string | Error): string => saidLine(text instanceof Error ? text.message : text, MOST);
  return {
    info: (text) => channel.info(line(text)),
    warn: (text) => channel.warn(line(text)),
    error: (text) => channel.error(line(text)),
    debug: (text) => channel.debug(line(text)),
    show: () => channel.show(),
    dispose: () => void channel.dispose(),
  };
}
