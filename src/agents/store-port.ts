import type { EventRecord } from './session/events';

/**
 * Where one session is kept. The only interface of the core that writes; its implementations write below `.sdd/` (and
 * the editor's own storage) and nowhere else.
 */
export interface SessionStore {
  /**
   * Appends records and resolves once they are durable. Rejects with a sentence for the person when they cannot be
   * kept (no space, read-only folder): the session then goes on in memory and says so.
   */
  append(records: readonly EventRecord[]): Promise<void>;
  /** Rewrites the living draft of a topic. */
  writeDraft(topicId: string, markdown: string): Promise<void>;
  /** Writes `spec.md` and `answers.json` into `.sdd/specs/<folder>/`, atomically; never over a spec of another session. */
  writeSpec(folder: string, spec: string, answers: string): Promise<{ path: string; answersPath: string }>;
  /** Adds a dated entry to `.sdd/issues.md`. */
  addIssue(markdown: string): Promise<void>;
}
