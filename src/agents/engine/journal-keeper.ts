import type { EventRecord } from '../session/events';
import type { Session } from '../session/session';
import { renderDraft } from '../specification/draft';
import { issueEntry, renderIssue, resolvedLine } from '../specification/issue';
import { SessionElsewhere, type SessionStore } from '../session/store-port';

/**
 * Keeps a session's records through its store, in order, and the projections after them. What the store does not take is
 * held and offered again with the next batch.
 */
export class JournalKeeper {
  readonly #store: SessionStore;
  readonly #onChange: () => void;
  #writing: Promise<void> = Promise.resolve();
  #pending = 0;
  /** Records the store has not taken yet, oldest first. */
  #unsaved: EventRecord[] = [];
  #memoryOnly = false;
  #problem: string | null = null;
  #elsewhere: string | null = null;

  /** `onChange` is called when everything is written, or could not be. */
  constructor(store: SessionStore, onChange: () => void) {
    this.#store = store;
    this.#onChange = onChange;
  }

  get isWriting(): boolean {
    return this.#pending > 0;
  }

  get saved(): 'saved' | 'saving' | 'memory_only' {
    return this.#memoryOnly ? 'memory_only' : this.#pending > 0 ? 'saving' : 'saved';
  }

  /** Why the last write failed, in a sentence; null if it did not. */
  get problem(): string | null {
    return this.#problem;
  }

  /** Set once another process has the session, to the sentence that says so: nothing more is kept from here. */
  get elsewhere(): string | null {
    return this.#elsewhere;
  }

  /** The records that were not kept, oldest first. */
  get unsaved(): readonly EventRecord[] {
    return this.#unsaved;
  }

  /** Forgets a problem that is over. One that still holds stays. */
  forgetProblem(): void {
    if (!this.#memoryOnly) this.#problem = null;
  }

  /**
   * Resolves once the records are durable, or are known not to be. `session` is what they led to. What comes while the disk
   * is busy is written together: each time takes as long as the disk needs to be sure, however little it is.
   */
  keep(records: readonly EventRecord[], session: () => Session): Promise<void> {
    this.#pending += 1;
    this.#unsaved.push(...records);
    const durable = this.#writing.then(() => this.#write(records, session));
    this.#writing = durable;
    return durable;
  }

  async #write(records: readonly EventRecord[], session: () => Session): Promise<void> {
    const batch = [...this.#unsaved];
    try {
      if (batch.length > 0) await this.#store.append(batch);
      this.#unsaved = this.#unsaved.slice(batch.length);
      if (this.#memoryOnly) this.#problem = null;
      this.#memoryOnly = false;
      await this.#keepProjections(records, session());
    } catch (error) {
      // What could not be kept is offered again with the next batch: the disk may have room by then.
      this.#memoryOnly = this.#unsaved.length > 0;
      if (error instanceof SessionElsewhere) this.#elsewhere = error.message;
      this.#problem = error instanceof Error ? error.message : String(error);
    }
    this.#pending -= 1;
    this.#onChange();
  }

  /** Drafts and issues are projections of the journal, written after it: losing one loses nothing. */
  async #keepProjections(records: readonly EventRecord[], session: Session): Promise<void> {
    const changed = new Set<string>();
    for (const { event, at } of records) {
      if (event.type === 'statements_changed') changed.add(event.topicId);
      if (event.type === 'issue_raised') await this.#store.addIssue(renderIssue(event, at, session.id));
      if (event.type === 'issue_resolved') {
        const issue = session.issues.find(({ id }) => id === event.id);
        const note = resolvedLine(event.resolution, at);
        if (issue) await this.#store.noteOnIssue(issueEntry(issue, issue.at, session.id), note);
      }
    }
    for (const topicId of changed) await this.#store.writeDraft(topicId, renderDraft(session, topicId));
  }
}
