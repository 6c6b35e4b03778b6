import type { FileEntry } from '../workspace/workspace-reader';
import type { EvidenceKind } from '../session/evidence';
import { classifyPath, isGenerated } from '../workspace/classify-path';

/** A file with what its path says of it. */
export interface JudgedFile {
  file: FileEntry;
  kind: EvidenceKind;
  generated: boolean;
}

/** Files judged at a stretch: a few milliseconds of work. */
const STRETCH = 500;

/** What the paths of files say, judged once for all who ask. Calls `breathe` between stretches of them. */
export async function judgeFiles(
  files: readonly FileEntry[],
  breathe: () => Promise<void> = async () => undefined,
): Promise<JudgedFile[]> {
  const judged: JudgedFile[] = [];
  for (const [i, file] of files.entries()) {
    if (i > 0 && i % STRETCH === 0) await breathe();
    judged.push({ file, kind: classifyPath(file.path), generated: isGenerated(file.path) });
  }
  return judged;
}
