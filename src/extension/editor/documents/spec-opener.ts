import * as vscode from 'vscode';
import { SddFolder } from '../../node/sdd-folder/sdd-folder';
import { assertSpecFile, specFile } from '../../node/sdd-folder/spec-file';
import { StoreProblem } from '../../node/sdd-folder/store-problem';
import { columnBeside } from './free-column';

/** The editor's own preview of Markdown, which has a button that shows the source, and the extension that brings it. */
const PREVIEW = { viewType: 'vscode.markdown.preview.editor', extension: 'vscode.markdown-language-features' };

/**
 * Opens a written specification beside the interview, as it reads: in the editor's Markdown preview, with its text one
 * click away. As text where there is no preview, and where it is in memory only.
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
  const viewColumn = columnBeside(panel);
  if (folder === null || file === null) {
    const document = await vscode.workspace.openTextDocument({ language: 'markdown', content: text });
    await vscode.window.showTextDocument(document, { viewColumn, preview: false });
    return;
  }
  const document = await openFile(folder, file, path);
  if (await showPreview(document, viewColumn)) return;
  await vscode.window.showTextDocument(document, { viewColumn, preview: false });
}

/** Shows a document in the editor's preview. Whether there is one: its extension can be switched off. */
async function showPreview({ uri, isDirty }: vscode.TextDocument, viewColumn: vscode.ViewColumn): Promise<boolean> {
  // What the person is writing stays in front of them.
  if (isDirty || vscode.extensions.getExtension(PREVIEW.extension) === undefined) return false;
  try {
    await vscode.commands.executeCommand('vscode.openWith', uri, PREVIEW.viewType, { viewColumn, preview: false });
    return true;
  } catch {
    return false;
  }
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
