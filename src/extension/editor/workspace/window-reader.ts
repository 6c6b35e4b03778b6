import * as vscode from 'vscode';
import type { WarmableReader } from '../../node/reading/workspace-reader';
import { uniqueNames } from '../../node/reading/unique-names';
import type { Redact } from '../../node/redaction/redactor';
import { vscodeLook } from './editor-reader';

/** Read-only access to the folders that are open now; every text goes through `redact`. */
export function windowReader(redact: Redact): WarmableReader {
  return vscodeLook(vscode.workspace.workspaceFolders ?? [], undefined, redact);
}

/** The names that looks give to the open folders, in their order. */
export function rootNames(): string[] {
  return uniqueNames((vscode.workspace.workspaceFolders ?? []).map(({ name }) => name));
}
