import * as vscode from 'vscode';

/** Where a new session is kept: below `.sdd/` of a folder, or nowhere, with the reason for the person. */
type Home = { kind: 'folder'; path: string } | { kind: 'memory'; reason: string } | { kind: 'none'; reason: string };

/** The home of a session that is about the folder named, or else about the first folder of the window. */
export function homeFor(folder: vscode.WorkspaceFolder | undefined): Home {
  const chosen = folder ?? vscode.workspace.workspaceFolders?.[0];
  if (chosen === undefined) {
    return {
      kind: 'none',
      reason: vscode.l10n.t('Open a folder first: a brainstorm looks at its files and writes the specification there.'),
    };
  }
  if (chosen.uri.scheme !== 'file') {
    return {
      kind: 'memory',
      reason: vscode.l10n.t(
        'This is a virtual workspace, where sessions cannot be stored yet. This one lives in memory only: finish it in one go and copy the specification at the end.',
      ),
    };
  }
  return { kind: 'folder', path: chosen.uri.fsPath };
}

/** The folders of the window that can hold sessions. */
export function homePaths(): string[] {
  return (vscode.workspace.workspaceFolders ?? [])
    .filter(({ uri }) => uri.scheme === 'file')
    .map(({ uri }) => uri.fsPath);
}
