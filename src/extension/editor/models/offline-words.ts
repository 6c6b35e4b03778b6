import * as vscode from 'vscode';
import type { OfflineReason } from './lead';

/** Why the offline interviewer leads, as the start screen shows it. */
export function offlineLabel(why: OfflineReason): string {
  switch (why.kind) {
    case 'untrusted':
      return vscode.l10n.t('Offline interviewer: this workspace is not trusted');
    case 'chosen':
      return vscode.l10n.t('Offline interviewer');
    case 'none':
      return vscode.l10n.t('Offline interviewer: no model configured');
    case 'not_there':
      return vscode.l10n.t('Offline interviewer: the editor does not offer {0} now', why.name);
    case 'not_granted':
      return vscode.l10n.t('Offline interviewer: the editor’s model needs your consent');
    case 'no_name':
      return vscode.l10n.t('Offline interviewer: no model is chosen at {0}', why.origin);
    case 'no_key':
      return vscode.l10n.t('Offline interviewer: there is no API key for {0}', why.origin);
    case 'unconfirmed':
      return vscode.l10n.t('Offline interviewer: you have not confirmed sending to {0} yet', why.origin);
    case 'unusable':
      return vscode.l10n.t('Offline interviewer: the model’s address cannot be used. {0}', why.reason);
  }
}

/** Who leads where the offline interviewer asks, but a model plays other roles. */
export function offlineWith(label: string): string {
  return vscode.l10n.t('Offline interviewer, with {0} in other roles', label);
}
