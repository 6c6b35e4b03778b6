import * as vscode from 'vscode';
import * as z from 'zod';
import type { WorkspaceSigns } from './example-requests';

const packageSchema = z.object({
  dependencies: z.record(z.string(), z.unknown()).catch({}),
  devDependencies: z.record(z.string(), z.unknown()).catch({}),
});

/** Largest `package.json` that is read for signs, in bytes. */
const MAX_PACKAGE_BYTES = 500_000;

/** Folders whose folders are the parts of a program. */
const SOURCE_FOLDERS = ['src', 'lib', 'app', 'packages', 'internal', 'cmd'];

/** Looks at the names in the first folder, and at its `package.json`. Whatever cannot be read is left out. */
export async function workspaceSigns(): Promise<WorkspaceSigns> {
  const folder = vscode.workspace.workspaceFolders?.[0]?.uri;
  if (folder === undefined) return { names: [], packages: [], parts: [] };
  const entries = await entriesOf(folder);
  const names = entries.map(([name]) => name);
  const source = SOURCE_FOLDERS.find((name) => names.includes(name));
  const [packages, parts] = await Promise.all([
    names.includes('package.json') ? packagesOf(vscode.Uri.joinPath(folder, 'package.json')) : [],
    source === undefined ? [] : partsOf(vscode.Uri.joinPath(folder, source), source),
  ]);
  return { names, packages, parts };
}

async function entriesOf(folder: vscode.Uri): Promise<[string, vscode.FileType][]> {
  return Promise.resolve(vscode.workspace.fs.readDirectory(folder)).catch(() => []);
}

async function partsOf(folder: vscode.Uri, shown: string): Promise<string[]> {
  const entries = await entriesOf(folder);
  return entries
    .filter(([name, type]) => type === vscode.FileType.Directory && /^[\w-]{1,40}$/.test(name))
    .map(([name]) => `${shown}/${name}`);
}

async function packagesOf(file: vscode.Uri): Promise<string[]> {
  try {
    const { type, size } = await vscode.workspace.fs.stat(file);
    // A device is endless and a pipe may never say anything, and both may be behind a link.
    if (type !== vscode.FileType.File || size > MAX_PACKAGE_BYTES) return [];
    const text = new TextDecoder().decode(await vscode.workspace.fs.readFile(file));
    const { dependencies, devDependencies } = packageSchema.parse(JSON.parse(text));
    return [...Object.keys(dependencies), ...Object.keys(devDependencies)];
  } catch {
    return [];
  }
}
