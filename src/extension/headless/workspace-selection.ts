import path from 'node:path';
import { AccessRefused, type WorkspaceReader } from '../../agents/workspace/workspace-reader';
import type { Selection } from '../../agents/session/evidence';
import { BadInput } from './bad-input';
import type { SelectionArgument } from './args';

/**
 * Reads the selected lines through the same gate as every look at the workspace.
 * @throws BadInput if the file is not there, not allowed, or shorter than the range.
 */
export async function readSelection(
  reader: WorkspaceReader,
  workspace: string,
  argument: SelectionArgument,
): Promise<Selection> {
  const { file, startLine, endLine } = argument;
  const [root = ''] = reader.roots();
  const relative = path.relative(workspace, path.resolve(workspace, file)).split(path.sep).join('/');
  try {
    const { value, capped } = await reader.read(root, relative, { start: startLine, end: endLine });
    if (value.totalLines < endLine) {
      throw new BadInput(
        `--selection: ${relative} has ${value.totalLines} lines, so ${startLine}-${endLine} is not in it.`,
      );
    }
    if (capped !== undefined)
      throw new BadInput(`--selection: ${relative}:${startLine}-${endLine} is too long (${capped}).`);
    return { path: relative, startLine, endLine, text: value.text };
  } catch (error) {
    if (error instanceof BadInput) throw error;
    const reason = error instanceof AccessRefused || error instanceof Error ? error.message : String(error);
    throw new BadInput(`--selection: ${relative} cannot be read: ${reason}`);
  }
}
