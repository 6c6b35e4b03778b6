import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { WorkspaceReader } from '../../../src/agents/workspace/workspace-reader';
import { diskReader } from '../../../src/extension/node/reading/disk-reader';

const REPOS = fileURLToPath(new URL('../../fixtures/repos', import.meta.url));

/** One of the small sample repositories in `test/fixtures/repos`. */
export function sampleRepo(name: string): WorkspaceReader {
  // They lie in this project's own repository, whose history is none of theirs.
  return { ...diskReader([{ name, path: path.join(REPOS, name) }]), history: async () => ({ value: [] }) };
}

/** A signal that is never aborted. */
export const never = new AbortController().signal;
