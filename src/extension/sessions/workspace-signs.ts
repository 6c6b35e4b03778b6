import * as vscode from 'vscode';
import { z } from 'zod';
import type { WorkspaceSigns } from './example-requests';

const packageSchema = z.object({
  dependencies: z.record(z.string(), z.unknown()).catch({}),
  devDependencies: z.record(z.string(), z.unknown()).catch({}),
});

/** Largest `package.json` that is read for signs, in bytes. */
const MAX_PACKAGE_BYTES = 500_000;

/** Looks at the names in the first folder, and at its `package.json`. Whatever cannot be read is left out. */
export async function workspaceSigns(): Promise<WorkspaceSigns> {
  const folder = vscode.workspace.workspaceFolders?.[0]?.uri;
  if (folder === undefined) return { names: [], packages: [] };
  const entries = await Promise.resolve(vscode.workspace.fs.readDirectory(folder)).catch(() => []);
  const names = entries.map(([name]) => name);
  return {
    names,
    packages: names.includes('package.json') ? await packagesOf(vscode.Uri.joinPath(folder, 'package.json')) : [],
  };
}

async function packagesOf(file: vscode.Uri): Promise<string[]> {
  try {
    const { size } = await vscode.workspace.fs.stat(file);
    if (size > MAX_PACKAGE_BYTES) return [];
    const text = new TextDecoder().decode(await vscode.workspace.fs.readFile(file));
    const { dependencies, devDependencies } = packageSchema.parse(JSON.parse(text));
    return [...Object.keys(dependencies), ...Object.keys(devDependencies)];
  } catch {
    return [];
  }
}
