import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { WorkspaceLook } from '../../../src/agents/workspace/workspace-reader';
import type { Clock } from '../../../src/agents/base/async/clock';
import { nodeLook } from '../../../src/extension/node/reading/disk-reader';

const REPOS = fileURLToPath(new URL('../../fixtures/repos', import.meta.url));

/** One of the small sample repositories in `test/fixtures/repos`. */
export function sampleRepo(name: string): WorkspaceLook {
  // They lie in this project's own repository, whose history is none of theirs.
  return { ...nodeLook([{ name, path: path.join(REPOS, name) }]), history: async () => ({ value: [] }) };
}

/** A clock that stands still, for results that do not depend on the machine. */
export const stillClock: Clock = {
  now: () => '2026-01-15T12:00:00.000Z',
  elapsed: () => 0,
  wait: () => Promise.resolve(),
};

/** A signal that is never aborted. */
export const never = new AbortController().signal;
