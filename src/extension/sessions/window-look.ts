import * as vscode from 'vscode';
import type { WarmableLook } from '../workspace/look';
import { uniqueNames } from '../workspace/unique-names';
import type { Redact } from '../workspace/redaction/redactor';
import { vscodeLook } from '../workspace/vscode-look';

/** Read-only access to the folders that are open now; every text goes through `redact`. */
export function windowLook(redact: Redact): WarmableLook {
  return vscodeLook(vscode.workspace.workspaceFolders ?? [], undefined, redact);
}

/** The names that looks give to the open folders, in their order. */
export function rootNames(): string[] {
  return uniqueNames((vscode.workspace.workspaceFolders ?? []).map(({ name }) => name));
}
