import * as z from 'zod';
import type { Host } from '../connection/host';
import type { PagePort } from '../connection/port';
import type { Screen } from '../protocol';

/** What the view keeps over reloads: the version seen last of each session, and half-written statements. */
const keptSchema = z.object({
  seen: z.record(z.string(), z.number()).default({}),
  edits: z.record(z.string(), z.string()).default({}),
});
type Kept = z.infer<typeof keptSchema>;

/** Sessions whose last look is remembered; the oldest is forgotten first. */
const MAX_SESSIONS = 20;

/**
 * What the sidebar remembers of the drafts it shows: up to where they were seen, and statements that are half-written. It
 * has the page's memory to itself: nothing is typed there through the connection.
 */
export class DraftMemory {
  private kept: Kept;
  private shown: Extract<Screen, { screen: 'draft' }>['session'] = null;
  private since = 0;
  private readonly listeners = new Set<() => void>();

  /** @param host whose snapshots count as seen when they are shown */
  constructor(
    host: Pick<Host, 'state' | 'subscribe'>,
    private readonly port: Pick<PagePort, 'kept' | 'keep'>,
  ) {
    const kept = keptSchema.safeParse(port.kept());
    this.kept = kept.success ? kept.data : { seen: {}, edits: {} };
    host.subscribe(() => this.look(host.state.screen));
  }

  /** Changes after this version are marked: none of a session that is shown for the first time. */
  get changedSince(): number {
    return this.since;
  }

  /** Calls `listener` when the marks are taken off; returns how to stop that. */
  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Takes the marks off: what is shown now has been seen. */
  markSeen(): void {
    this.since = this.shown?.version ?? 0;
    for (const listener of this.listeners) listener();
  }

  /** Half-written words of a statement in the shown session, or null. */
  begunEdit(statementId: string): string | null {
    return this.kept.edits[this.editKey(statementId)] ?? null;
  }

  /** Keeps half-written words; null gives them up. */
  keepEdit(statementId: string, text: string | null): void {
    const key = this.editKey(statementId);
    const others = Object.entries(this.kept.edits).filter(([other]) => other !== key);
    this.keep({ edits: Object.fromEntries(text === null ? others : [...others, [key, text]]) });
  }

  private look(screen: Screen): void {
    const session = screen.screen === 'draft' ? screen.session : null;
    if (session === this.shown) return;
    if (session !== null) {
      const { id, version } = session;
      const since = id === this.shown?.id ? this.since : (this.kept.seen[id] ?? version);
      // What could not be kept elsewhere falls away, and the version may go back.
      this.since = Math.min(since, version);
      const others = Object.entries(this.kept.seen).filter(([other]) => other !== id);
      // Stored at once, because the view may go away without notice; the marks stay until it does.
      this.keep({ seen: Object.fromEntries([...others.slice(1 - MAX_SESSIONS), [id, version]]) });
    }
    this.shown = session;
  }

  private editKey(statementId: string): string {
    return `${this.shown?.id ?? ''}:${statementId}`;
  }

  private keep(change: Partial<Kept>): void {
    this.kept = { ...this.kept, ...change };
    this.port.keep(this.kept);
  }
}
