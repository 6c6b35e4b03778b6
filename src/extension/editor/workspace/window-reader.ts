import * as vscode from 'vscode';
import type { WarmableReader } from '../../node/reading/workspace-reader';
import { uniqueNames } from '../../node/reading/unique-names';
import type { Redact } from '../../node/redaction/redactor';

/** Read-only access to the folders that are open now; every text goes through `redact`. Loads what reads them. */
export async function windowReader(redact: Redact): Promise<WarmableReader> {
  const { vscodeLook } = await import('./editor-reader');
  return vscodeLook(vscode.workspace.workspaceFolders ?? [], undefined, redact);
}

/** The names that looks give to the open folders, in their order. */
export function rootNames(): string[] {
  return uniqueNames((vscode.workspace.workspaceFolders ?? []).map(({ name }) => name));
}
