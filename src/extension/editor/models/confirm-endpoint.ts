import * as vscode from 'vscode';
import type { ConfirmedOrigin } from './confirmed-origin';
import type { Endpoint } from '../../node/openai/endpoint';

/**
 * Whether the person agrees that code and answers go to an address. Asks by a modal message, unless it is the one that
 * was agreed to last, or this machine.
 */
export async function confirmEndpoint({ origin, host, local }: Endpoint, confirmed: ConfirmedOrigin): Promise<boolean> {
  if (local || confirmed.is(origin)) return true;
  const send = vscode.l10n.t('Send to {0}', host);
  const chosen = await vscode.window.showWarningMessage(
    vscode.l10n.t('May Brainstorm send code and answers to {0}?', origin),
    {
      modal: true,
      detail: vscode.l10n.t(
        'A model there leads the interview: it gets what you ask for, what you answer, and pieces of the files in your workspace. Say yes only to an address that you know. Nothing is sent before.',
      ),
    },
    send,
  );
  if (chosen !== send) return false;
  await confirmed.confirm(origin);
  return true;
}
