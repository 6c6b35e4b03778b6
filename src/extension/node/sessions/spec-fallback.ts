import { SessionElsewhere, SPEC_FILE } from '../../../agents/session/store-port';
import type { SessionFiles } from './session-files';
import { unsaved } from './memory-store';

export interface FilesWithSpec extends SessionFiles {
  /** The specification as it was written last, here or (see `knownSpec`) in an earlier run. */
  specText(): string;
}

/**
 * Remembers the specification that is written, and lets no full disk or read-only folder keep it from the person: if
 * it cannot be stored it is kept in memory, and `onUnsaved` is told why.
 */
export function withSpecFallback(
  files: SessionFiles,
  knownSpec: string,
  onUnsaved: (reason: string) => void,
): FilesWithSpec {
  let text = knownSpec;
  return {
    ...files,
    specText: () => text,
    // What keeps it from being written is said as it is written.
    specFolder: (name) => files.specFolder(name).catch(() => name),
    async writeSpec(folder, written) {
      text = written.find(({ name }) => name === SPEC_FILE)?.text ?? '';
      try {
        return await files.writeSpec(folder, written);
      } catch (error) {
        if (error instanceof SessionElsewhere) throw error;
        onUnsaved(error instanceof Error ? error.message : String(error));
        return unsaved;
      }
    },
  };
}
