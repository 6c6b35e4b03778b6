import * as vscode from 'vscode';
import { ModelFailure } from '../../../agents/model/model';
import type { ErrorMeaning } from './error-kind';

/** The person has not said yes to this model: nothing was sent. */
export function notAllowed(label: string): ModelFailure {
  return new ModelFailure(
    'authorisation',
    vscode.l10n.t('You have not allowed Brainstorm to use {0}. Choose “Select Model…” to allow it.', label),
  );
}

export function cancelled(): ModelFailure {
  return new ModelFailure('cancelled', vscode.l10n.t('The call was cancelled.'));
}

/** Not transient: who took all the time there was would take it again. */
export function tookTooLong(label: string, ms: number): ModelFailure {
  return new ModelFailure(
    'transport',
    vscode.l10n.t('{0} did not finish its reply within {1} seconds.', label, Math.round(ms / 1000)),
  );
}

export function wentSilent(label: string, ms: number): ModelFailure {
  return new ModelFailure(
    'transport',
    vscode.l10n.t('{0} has sent nothing for {1} seconds.', label, Math.round(ms / 1000)),
    { transient: true },
  );
}

export function emptyReply(label: string): ModelFailure {
  return new ModelFailure('content', vscode.l10n.t('{0} sent an empty reply.', label));
}

export function endlessReply(label: string): ModelFailure {
  return new ModelFailure('content', vscode.l10n.t('The reply of {0} grew without end and was stopped.', label));
}

export function withoutForm(label: string): ModelFailure {
  return new ModelFailure('unsupported', vscode.l10n.t('{0} cannot be asked for a reply of this form.', label));
}

/** The failure for an error of the editor or of the model's provider. */
export function failureFor(meaning: ErrorMeaning, label: string): ModelFailure {
  if (meaning.code === 'NoPermissions') return notAllowed(label);
  const { kind, transient, detail } = meaning;
  // What a filter or a tool's rules say may repeat the request; elsewhere the provider's own words say what to do.
  const explained = detail !== '' && ['transport', 'authorisation', 'quota'].includes(kind);
  const sentence = sentenceFor(meaning, label);
  return new ModelFailure(kind, explained ? vscode.l10n.t('{0} It says: “{1}”', sentence, detail) : sentence, {
    transient,
  });
}

function sentenceFor({ kind, code }: ErrorMeaning, label: string): string {
  if (code === 'NotFound') {
    return vscode.l10n.t('The editor no longer offers {0}. Choose another with “Select Model…”.', label);
  }
  switch (kind) {
    case 'authorisation':
      return vscode.l10n.t('{0} refused the request: sign in to its provider, or look at its key.', label);
    case 'quota':
      return vscode.l10n.t('{0} cannot be used now: a limit is reached, or its provider blocks requests.', label);
    case 'too_long':
      return vscode.l10n.t('The request is too long for {0}.', label);
    case 'content':
      return vscode.l10n.t('A filter stopped the reply of {0}.', label);
    case 'unsupported':
      return vscode.l10n.t('{0} does not take tools.', label);
    case 'transport':
      return vscode.l10n.t('{0} could not be used.', label);
  }
}
