import type { FileText } from '../../../../src/agents/exploration/files-of-statements';
import { classifyPath } from '../../../../src/agents/workspace/classify-path';
import type { WorkspaceReader } from '../../../../src/agents/workspace/workspace-reader';

/** Files of the first root, read whole. */
export async function textsOf(reader: WorkspaceReader, paths: readonly string[]): Promise<FileText[]> {
  const [root = ''] = reader.roots();
  return Promise.all(
    paths.map(async (path) => {
      const { value: whole } = await reader.read(root, path);
      return { root, path, kind: classifyPath(path), whole, lines: whole.text.split('\n') };
    }),
  );
}
