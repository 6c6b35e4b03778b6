import * as vscode from 'vscode';
import { gatePath } from '../../../agents/workspace/path-gate';
import { rootNames } from '../workspace/window-reader';

/**
 * Where a place that a journal names is in this window; null if its folder is not open. Journals are only text, so a
 * path that leads out of its folder names nothing.
 */
export function placeUri({ root, path }: { root?: string | undefined; path: string }): vscode.Uri | null {
  const folder = placeFolder(root);
  return folder === null || !isInside(path) ? null : vscode.Uri.joinPath(folder, path);
}

/** The open folder that looks call so; without a name the first one. Null if it is not open. */
export function placeFolder(root: string | undefined): vscode.Uri | null {
  const folders = vscode.workspace.workspaceFolders ?? [];
  return (root === undefined ? folders[0] : folders[rootNames().indexOf(root)])?.uri ?? null;
}

function isInside(path: string): boolean {
  try {
    return gatePath(path) === path;
  } catch {
    return false;
  }
}
