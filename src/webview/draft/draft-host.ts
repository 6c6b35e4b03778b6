import type { FromDraft, ToDraft } from '../protocol';
import { toDraftSchema } from '../protocol';
import type { PagePort } from '../connection/port';
import { lastSeen, readKept, withEdit, withSeen, type Kept } from './seen';

/** What the sidebar shows at a moment. */
export interface DraftState {
  /** Null until the extension has spoken. */
  shown: ToDraft | null;
  /** Changes after this version are marked. */
  changedSince: number;
}

/** The sidebar's connection to the extension, and its memory of what has been seen. */
export class DraftHost {
  private current: DraftState = { shown: null, changedSince: 0 };
  private kept: Kept;
  private readonly listeners = new Set<() => void>();

  constructor(private readonly port: PagePort) {
    this.kept = readKept(port.kept());
    port.listen((message) => this.receive(message));
    this.post({ type: 'ready' });
  }

  get state(): DraftState {
    return this.current;
  }

  /** Calls `listener` after every change; returns how to stop that. */
  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  post(message: FromDraft): void {
    this.port.post(message);
  }

  /** Takes the marks off: what is shown now has been seen. */
  markSeen(): void {
    if (this.current.shown) this.update({ ...this.current, changedSince: this.current.shown.version });
  }

  /** Half-written words of a statement in the shown session, or null. */
  begunEdit(statementId: string): string | null {
    return this.kept.edits[this.editKey(statementId)] ?? null;
  }

  keepEdit(statementId: string, text: string | null): void {
    this.keep(withEdit(this.kept, this.editKey(statementId), text));
  }

  private editKey(statementId: string): string {
    return `${this.current.shown?.sessionId ?? ''}:${statementId}`;
  }

  private receive(raw: unknown): void {
    const parsed = toDraftSchema.safeParse(raw);
    if (!parsed.success) return;
    const next = parsed.data;
    const { shown } = this.current;
    const same = shown?.sessionId === next.sessionId;
    if (same && next.version < shown.version) return;
    const { sessionId, version } = next;
    if (sessionId === null) return this.update({ shown: next, changedSince: version });
    const changedSince = same ? this.current.changedSince : lastSeen(this.kept, sessionId, version);
    // Stored at once, because the view may go away without notice; the marks stay until it does.
    this.keep(withSeen(this.kept, sessionId, version));
    this.update({ shown: next, changedSince });
  }

  private keep(kept: Kept): void {
    this.kept = kept;
    this.port.keep(kept);
  }

  private update(state: DraftState): void {
    this.current = state;
    for (const listener of this.listeners) listener();
  }
}
