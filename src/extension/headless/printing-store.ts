import type { EventRecord } from '../../agents/session/events';
import type { SessionStore } from '../../agents/store-port';

/**
 * A store that also prints: each record once, after it is durable, or after the attempt to make it so has failed. Who
 * reads the output can rely on what it shows being kept.
 */
export function printingStore(store: SessionStore, print: (record: EventRecord) => void): SessionStore {
  let printed = 0;
  return {
    async append(records) {
      try {
        await store.append(records);
      } finally {
        for (const record of records) {
          if (record.seq <= printed) continue;
          printed = record.seq;
          print(record);
        }
      }
    },
    writeDraft: (topicId, markdown) => store.writeDraft(topicId, markdown),
    writeSpec: (folder, spec, answers) => store.writeSpec(folder, spec, answers),
    addIssue: (markdown) => store.addIssue(markdown),
    noteOnIssue: (entry, note) => store.noteOnIssue(entry, note),
  };
}
