import * as vscode from 'vscode';
import type { WorkspaceLook } from '../../agents/ports';
import { uniqueNames } from '../workspace/unique-names';
import { vscodeLook } from '../workspace/vscode-look';

/** Read-only access to the folders that are open now. */
export function windowLook(): WorkspaceLook {
  return vscodeLook(vscode.workspace.workspaceFolders ?? []);
}

/** The names that looks give to the open folders, in their order. */
export function rootNames(): string[] {
  return uniqueNames((vscode.workspace.workspaceFolders ?? []).map(({ name }) => name));
}
