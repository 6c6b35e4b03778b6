import { memoryAttachments } from '../sdd-folder/attachments';
import type { SessionFiles } from './session-files';
import { StoreProblem } from '../sdd-folder/store-problem';

/** How a file of a specification that is kept nowhere is named. */
export const unsaved = (name: string): string => `${name} (not saved)`;

/**
 * Keeps nothing: for windows without a folder that can be written. Every append is refused with the reason, so that
 * the engine goes on in memory and the page says so; the specification exists in the page alone, to be copied.
 */
export function memoryStore(reason: string): SessionFiles {
  return {
    place: null,
    attachments: memoryAttachments(),
    lease: null,
    append: () => Promise.reject(new StoreProblem(reason)),
    writeDraft: () => Promise.resolve(),
    specFolder: (name) => Promise.resolve(name),
    writeSpec: () => Promise.resolve(unsaved),
    addIssue: () => Promise.resolve(),
    noteOnIssue: () => Promise.resolve(),
  };
}
