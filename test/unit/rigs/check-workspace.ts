import type { CheckReport } from '../../../src/agents/checking/check-report';
import { checkSpecs } from '../../../src/agents/checking/check-specs';
import { diskReader } from '../../../src/extension/node/reading/disk-reader';
import { SddFolder } from '../../../src/extension/node/sdd-folder/sdd-folder';
import { hashText } from '../../../src/extension/node/specs/hash-text';
import { readWrittenSpecs } from '../../../src/extension/node/specs/written-specs';

/** Checks what is written below a folder, as the command does. */
export async function check(root: string, only: string | null = null): Promise<CheckReport> {
  const reader = diskReader([{ name: 'shop', path: root }]);
  return checkSpecs(await readWrittenSpecs(new SddFolder(root)), { reader, hash: hashText }, only);
}
