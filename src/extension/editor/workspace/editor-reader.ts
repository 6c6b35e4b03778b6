import * as vscode from 'vscode';
import { diskRoot } from '../../node/reading/disk-root';
import type { Root } from '../../node/file-api/file-api';
import { plainGrep } from '../../node/linear-pattern/plain-grep';
import { createReader, type WarmableReader } from '../../node/reading/workspace-reader';
import { redactedReader } from '../../node/redaction/redacted-reader';
import { createRedactor, type Redact } from '../../node/redaction/redactor';
import { scannerFor } from '../../node/reading/scanner-for';
import { uniqueNames } from '../../node/reading/unique-names';
import { vscodeFiles } from './editor-files';

/** How settings are read for a folder; VS Code's own way unless a caller says otherwise. */
type ReadSettings = (folder: vscode.Uri) => Pick<vscode.WorkspaceConfiguration, 'get' | 'inspect'>;

/**
 * Read-only access to the folders of a window. Folders on this machine are read directly, which tells links and devices
 * from files; those of virtual workspaces through VS Code's file systems. What the settings `files.exclude`,
 * `search.exclude` and `brainstorm.observe.exclude` leave out stays out, and every text goes through `redact`. Processes run
 * only while the window is trusted.
 */
export function vscodeLook(
  folders: readonly vscode.WorkspaceFolder[],
  settings: ReadSettings = (folder) => vscode.workspace.getConfiguration(undefined, folder),
  redact: Redact = createRedactor(),
): WarmableReader {
  const names = uniqueNames(folders.map(({ name }) => name));
  const workspaceRoots = folders.flatMap(({ uri }) => (uri.scheme === 'file' ? [uri.fsPath] : []));
  const options = { workspaceRoots, redact, mayRun: () => vscode.workspace.isTrusted };
  const roots = folders.map(({ uri }, i): Root => {
    const root = { name: names[i] ?? '', exclude: excludedIn(settings(uri)) };
    if (uri.scheme === 'file') return diskRoot({ ...root, path: uri.fsPath }, options);
    const readable = { ...root, files: vscodeFiles(uri) };
    return { ...readable, grep: plainGrep(readable) };
  });
  return redactedReader(createReader(roots, { scanner: scannerFor(roots), redact }), redact);
}

function excludedIn(settings: ReturnType<ReadSettings>): string[] {
  const switched = ['files.exclude', 'search.exclude'].flatMap((key) =>
    Object.entries(settings.get<Record<string, unknown>>(key) ?? {}).flatMap(([glob, on]) =>
      on === true ? [glob] : [],
    ),
  );
  return [...switched, ...ownExcludes(settings)];
}

/** A list of the workspace's adds to the person's own: it cannot lay open what they closed everywhere. */
function ownExcludes(settings: ReturnType<ReadSettings>): string[] {
  const said = settings.inspect<unknown>('brainstorm.observe.exclude');
  const lists = [said?.globalValue, said?.workspaceValue, said?.workspaceFolderValue];
  return lists.flatMap((list) => (Array.isArray(list) ? list.filter((glob) => typeof glob === 'string') : []));
}
