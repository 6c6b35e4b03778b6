import * as vscode from 'vscode';

/** A column beside the interview, so that opening something does not hide the question. */
export function columnBeside(panel: vscode.ViewColumn | undefined): vscode.ViewColumn {
  if (panel === undefined) return vscode.ViewColumn.Active;
  const other = vscode.window.tabGroups.all.find(({ viewColumn }) => viewColumn !== panel);
  return other?.viewColumn ?? panel + 1;
}
