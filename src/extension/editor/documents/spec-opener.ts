import * as vscode from 'vscode';
import { SddFolder } from '../../node/sdd-folder/sdd-folder';
import { assertSpecFile, specFile } from '../../node/sdd-folder/spec-file';
import { StoreProblem } from '../../node/sdd-folder/store-problem';
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
  const folder = place === null ? null : new SddFolder(place);
  const file = folder === null ? null : specFile(folder, path);
  const document =
    folder === null || file === null
      ? await vscode.workspace.openTextDocument({ language: 'markdown', content: text })
      : await openFile(folder, file, path);
  await vscode.window.showTextDocument(document, { viewColumn: columnBeside(panel), preview: false });
}

async function openFile(folder: SddFolder, file: string, path: string): Promise<vscode.TextDocument> {
  try {
    await assertSpecFile(folder, path);
    return await vscode.workspace.openTextDocument(vscode.Uri.file(file));
  } catch (error) {
    if (error instanceof StoreProblem) throw error;
    throw new Error(vscode.l10n.t('{0} cannot be opened: it was deleted or moved.', path), { cause: error });
  }
}
