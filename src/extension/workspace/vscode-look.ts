import * as vscode from 'vscode';
import type { WorkspaceLook } from '../../agents/ports';
import type { Root } from './file-port';
import { createLook } from './look';
import { nodeFiles } from './node-files';
import { uniqueNames } from './unique-names';
import { vscodeFiles } from './vscode-files';

/** How settings are read for a folder; VS Code's own way unless a caller says otherwise. */
export type ReadSettings = (folder: vscode.Uri) => Pick<vscode.WorkspaceConfiguration, 'get'>;

/**
 * Read-only access to the folders of a window. Folders on this machine are read directly, which tells links and devices
 * from files; those of virtual workspaces through VS Code's file systems. What the settings `files.exclude`,
 * `search.exclude` and `brainstorm.observe.exclude` leave out stays out.
 */
export function vscodeLook(
  folders: readonly vscode.WorkspaceFolder[],
  settings: ReadSettings = (folder) => vscode.workspace.getConfiguration(undefined, folder),
): WorkspaceLook {
  const names = uniqueNames(folders.map(({ name }) => name));
  return createLook(
    folders.map(({ uri }, i): Root => ({
      name: names[i] ?? '',
      files: uri.scheme === 'file' ? nodeFiles(uri.fsPath) : vscodeFiles(uri),
      exclude: excludedIn(settings(uri)),
    })),
  );
}

function excludedIn(settings: Pick<vscode.WorkspaceConfiguration, 'get'>): string[] {
  const switched = ['files.exclude', 'search.exclude'].flatMap((key) =>
    Object.entries(settings.get<Record<string, unknown>>(key) ?? {}).flatMap(([glob, on]) =>
      on === true ? [glob] : [],
    ),
  );
  const own = settings.get<unknown>('brainstorm.observe.exclude');
  return [...switched, ...(Array.isArray(own) ? own.filter((glob) => typeof glob === 'string') : [])];
}
