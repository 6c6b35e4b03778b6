import * as vscode from 'vscode';

/** Why we ask for a model: the editor shows it where it asks the person for consent. */
export function justification(): string {
  return vscode.l10n.t('It leads the interview about your change and writes the draft.');
}
