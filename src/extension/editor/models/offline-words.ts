import * as vscode from 'vscode';
import type { OfflineReason } from './active-model';

/** Why no model leads, as the start screen shows it. */
export function offlineLabel(why: OfflineReason): string {
  switch (why.kind) {
    case 'untrusted':
      return vscode.l10n.t('Without a model: this workspace is not trusted');
    case 'chosen':
      return vscode.l10n.t('Without a model, as you chose');
    case 'none':
      return vscode.l10n.t('Without a model: none is configured');
    case 'not_there':
      return vscode.l10n.t('Without a model: the editor does not offer {0} now', why.name);
    case 'not_granted':
      return vscode.l10n.t('Without a model: the editor’s model needs your consent');
    case 'no_name':
      return vscode.l10n.t('Without a model: no model is chosen at {0}', why.origin);
    case 'no_key':
      return vscode.l10n.t('Without a model: there is no API key for {0}', why.origin);
    case 'unconfirmed':
      return vscode.l10n.t('Without a model: you have not confirmed sending to {0} yet', why.origin);
    case 'unusable':
      return vscode.l10n.t('Without a model: the model’s address cannot be used. {0}', why.reason);
  }
}

/** Who leads where rules make the questions, but a model plays other roles. */
export function offlineWith(label: string): string {
  return vscode.l10n.t('Questionnaire without a model, with {0} in other roles', label);
}
