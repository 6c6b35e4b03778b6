import * as vscode from 'vscode';
import { AccessRefused } from '../../../agents/workspace/workspace-reader';
import type { Child, FilePort, FileStatus } from '../../node/file-api/file-api';

/** The files of a folder that lies on no disk of this machine (a virtual workspace), through VS Code's file systems. */
export function vscodeFiles(folder: vscode.Uri): FilePort {
  const at = (path: string) => (path === '' ? folder : vscode.Uri.joinPath(folder, ...path.split('/')));

  /** There is no way to ask where a link leads, so every segment of a path has to be something else. */
  const statWithoutLinks = async (path: string): Promise<vscode.FileStat> => {
    const segments = path === '' ? [] : path.split('/');
    let status = await vscode.workspace.fs.stat(folder);
    for (let i = 1; i <= segments.length; i++) {
      status = await vscode.workspace.fs.stat(at(segments.slice(0, i).join('/')));
      if (isLink(status.type)) {
        throw new AccessRefused(`refused: "${path}" goes through a link; name a file inside the workspace.`);
      }
    }
    return status;
  };

  return {
    async readDirectory(path, maxEntries) {
      const entries = await vscode.workspace.fs.readDirectory(at(path));
      const children = entries.slice(0, maxEntries).map(([name, type]): Child => ({ name, kind: kindOf(type) }));
      return { children, more: entries.length > maxEntries };
    },

    async stat(path) {
      const { type, size } = await statWithoutLinks(path);
      const kind = kindOf(type);
      return { realPath: path, kind: kind === 'link' ? 'other' : kind, size } satisfies FileStatus;
    },

    async readFile(path, maxBytes) {
      const { type, size } = await vscode.workspace.fs.stat(at(path));
      if (type !== vscode.FileType.File) {
        throw new AccessRefused(`refused: "${path}" is not a regular file; name a regular file.`);
      }
      if (size > maxBytes)
        throw new AccessRefused(`"${path}" has ${size} bytes, more than the ${maxBytes} allowed here.`);
      return { bytes: await vscode.workspace.fs.readFile(at(path)), size };
    },
  };
}

function isLink(type: vscode.FileType): boolean {
  return (type & vscode.FileType.SymbolicLink) !== 0;
}

function kindOf(type: vscode.FileType): Child['kind'] {
  if (isLink(type)) return 'link';
  if (type === vscode.FileType.File) return 'file';
  return type === vscode.FileType.Directory ? 'folder' : 'other';
}
