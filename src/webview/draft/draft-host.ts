import { Heartbeat } from '../connection/heartbeat';
import type { PagePort } from '../connection/port';
import { Requests } from '../connection/requests';
import type { DraftRequest, FromDraft, ToDraft } from '../protocol';
import { toDraftSchema } from '../protocol';
import { lastSeen, readKept, withEdit, withSeen, type Kept } from './seen';

/** What the sidebar shows at a moment. */
interface DraftState {
  /** Null until the extension has spoken. */
  shown: Extract<ToDraft, { type: 'draft' }> | null;
  /** Changes after this version are marked. */
  changedSince: number;
  /** When the extension was relevantMessages last, in milliseconds since 1970, while it gives no sign of life; else null. */
  silentSince: number | null;
}

/** The sidebar's connection to the extension, and its memory of what has been seen. */
export class DraftHost {
  private current: DraftState = { shown: null, changedSince: 0, silentSince: null };
  private readonly requests: Requests<DraftRequest>;
  private readonly heartbeat: Heartbeat;
  private kept: Kept;
  private readonly listeners = new Set<() => void>();

  constructor(private readonly port: PagePort) {
    this.kept = readKept(port.kept());
    this.heartbeat = new Heartbeat({
      ping: () => this.post({ type: 'ping' }),
      isVisible: () => port.isVisible(),
      changed: () => this.update({ silentSince: this.heartbeat.silentSince }),
    });
    this.requests = new Requests({
      post: (id, request) => this.post({ type: 'request', id, request }),
      waitsForPerson: () => false,
      isThere: () => this.heartbeat.silentSince === null,
    });
    port.listen((message) => this.receive(message));
    this.post({ type: 'ready' });
    this.heartbeat.start();
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

  /** Asks the extension for something and waits until it is done. See `Requests.send`. */
  request(request: DraftRequest): Promise<unknown> {
    return this.requests.send(request);
  }

  /** Takes the marks off: what is shown now has been seen. */
  markSeen(): void {
    if (this.current.shown) this.update({ changedSince: this.current.shown.version });
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
    this.heartbeat.heard();
    const next = parsed.data;
    if (next.type === 'alive') return;
    if (next.type === 'reply') return this.requests.settle(next);
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

  private update(change: Partial<DraftState>): void {
    this.current = { ...this.current, ...change };
    for (const listener of this.listeners) listener();
  }
}
