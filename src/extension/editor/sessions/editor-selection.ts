import * as vscode from 'vscode';
import { redact } from '../../../agents/base/redact/redact';
import type { Selection } from '../../../agents/session/evidence';
import { rootNames } from '../workspace/window-reader';

/** Most characters of selected code that a session takes as context. */
const MAX_SELECTION_CHARACTERS = 50_000;

/** The code selected in an editor, with the folder it lies in; or why it cannot be used; or null if nothing is selected. */
export type EditorSelection =
  | { kind: 'selection'; selection: Selection; folder: vscode.WorkspaceFolder }
  | { kind: 'refused'; reason: string }
  | null;

/** Takes whole lines, so that the text and the place that is cited agree, without the secrets in them. */
export function editorSelection(editor: vscode.TextEditor | undefined): EditorSelection {
  if (editor === undefined || editor.selection.isEmpty) return null;
  const { document, selection } = editor;
  const folder = vscode.workspace.getWorkspaceFolder(document.uri);
  if (folder === undefined) {
    return {
      kind: 'refused',
      reason: vscode.l10n.t('The selected code is left out: its file is not in a folder of this window.'),
    };
  }
  const endsBeforeLine = selection.end.character === 0 && selection.end.line > selection.start.line;
  const lastLine = endsBeforeLine ? selection.end.line - 1 : selection.end.line;
  const text = document.getText(new vscode.Range(selection.start.line, 0, lastLine, Number.MAX_SAFE_INTEGER));
  if (text.length > MAX_SELECTION_CHARACTERS) {
    return {
      kind: 'refused',
      reason: vscode.l10n.t(
        'The selected code is left out: it has {0} characters, and at most {1} can be taken. Select the part that matters.',
        text.length,
        MAX_SELECTION_CHARACTERS,
      ),
    };
  }
  return {
    kind: 'selection',
    folder,
    selection: {
      ...rootOf(folder),
      path: vscode.workspace.asRelativePath(document.uri, false),
      startLine: selection.start.line + 1,
      endLine: lastLine + 1,
      text: redact(text.replace(/\r\n/g, '\n')),
      language: document.languageId,
    },
  };
}

/** How people and the page name the place of a selection. */
export function selectionLabel({ root, path, startLine, endLine }: Selection): string {
  const file = root === undefined ? path : `${root}/${path}`;
  return startLine === endLine ? `${file}:${startLine}` : `${file}:${startLine}-${endLine}`;
}

function rootOf(folder: vscode.WorkspaceFolder): { root?: string } {
  const names = rootNames();
  const name = names[folder.index];
  return names.length > 1 && name !== undefined ? { root: name } : {};
}
