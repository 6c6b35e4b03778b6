import * as vscode from 'vscode';
import { SddFolder } from '../../node/sdd-folder/sdd-folder';
import { specFile } from '../../node/sdd-folder/spec-file';
import { columnBeside } from './free-column';

/**
 * Opens a written specification beside the interview.
 * @param place The folder that holds `.sdd/`; null if the specification is in memory only, as `text`.
 * @throws Error with a sentence for the person if it is gone.
 */
export async function openSpec(
  place: string | null,
  path: string,
  text: string,
  panel: vscode.ViewColumn | undefined,
): Promise<void> {
  const file = place === null ? null : specFile(new SddFolder(place), path);
  const document =
    file === null
      ? await vscode.workspace.openTextDocument({ language: 'markdown', content: text })
      : await openFile(file, path);
  await vscode.window.showTextDocument(document, { viewColumn: columnBeside(panel), preview: false });
}

async function openFile(file: string, path: string): Promise<vscode.TextDocument> {
  try {
    return await vscode.workspace.openTextDocument(vscode.Uri.file(file));
  } catch {
    throw new Error(vscode.l10n.t('{0} cannot be opened: it was deleted or moved.', path));
  }
}
