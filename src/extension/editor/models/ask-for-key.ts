import * as vscode from 'vscode';
import { isKey, type EndpointKeys } from './endpoint-keys';

/** What became of the key: null if the person left it as it was. */
type KeyChange = 'stored' | 'deleted' | null;

/** Lets the person give the key for an origin; an empty one takes it away. A stored key is never shown. */
export async function askForKey(origin: string, keys: EndpointKeys): Promise<KeyChange> {
  const given = await vscode.window.showInputBox({
    title: vscode.l10n.t('API Key for {0}', origin),
    prompt: vscode.l10n.t(
      'It is kept in the editor’s secret storage and sent to {0} only. Leave the field empty for none: one that is stored is deleted then.',
      origin,
    ),
    password: true,
    ignoreFocusOut: true,
    validateInput: (text) =>
      text.trim() === '' || isKey(text.trim())
        ? null
        : vscode.l10n.t('This is no key: it must be one word of ordinary letters, digits and signs.'),
  });
  if (given === undefined) return null;
  const key = given.trim();
  if (key === '') {
    await keys.delete(origin);
    return 'deleted';
  }
  await keys.store(origin, key);
  return 'stored';
}
