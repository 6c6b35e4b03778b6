import type { EventRecord } from '../../agents/session/events';
import type { SessionStore } from '../../agents/session/store-port';

/**
 * A store that prints each record once it is durable, and nothing else: who reads the output can rely on what it shows
 * being kept. After the first append that fails it takes no more, so that no specification is written of a session that
 * the journal does not hold.
 */
export function printingStore(store: SessionStore, print: (record: EventRecord) => void): SessionStore {
  let appended: Promise<void> = Promise.resolve();
  const afterAppends = async <T>(write: () => Promise<T>): Promise<T> => {
    await appended;
    return write();
  };
  return {
    append(records) {
      appended = afterAppends(async () => {
        await store.append(records);
        records.forEach(print);
      });
      // Whoever waits learns of it; nobody has to.
      appended.catch(() => undefined);
      return appended;
    },
    writeDraft: (topicId, markdown) => afterAppends(() => store.writeDraft(topicId, markdown)),
    specFolder: (name) => store.specFolder(name),
    writeSpec: (folder, files) => afterAppends(() => store.writeSpec(folder, files)),
    addIssue: (markdown) => afterAppends(() => store.addIssue(markdown)),
    noteOnIssue: (entry, note) => afterAppends(() => store.noteOnIssue(entry, note)),
  };
}
