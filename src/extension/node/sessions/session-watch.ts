import { stat } from 'node:fs/promises';
import type { EventRecord } from '../../../agents/session/events';
import { readSession } from './load-session';
import type { SddFolder } from '../sdd-folder/sdd-folder';
import { SessionLease } from './session-lease';

/** What somebody who only watches a session is told. */
interface WatchListener {
  /** The journal grew: all of it, as it stands now. */
  grown(records: readonly EventRecord[]): void;
  /** Nobody who lives has the session any more, or it has ended. */
  free(): void;
}

/** Milliseconds between looks at a session that another process has. */
const LOOK_MS = 500;

/** Follows a session that another process has, until that one leaves it. Writes nothing. */
export class SessionWatch {
  private timer: NodeJS.Timeout;
  private size = -1;
  private looking = false;
  private disposed = false;
  private readonly lease: SessionLease;

  constructor(
    private readonly folder: SddFolder,
    private readonly sessionId: string,
    private readonly listener: WatchListener,
  ) {
    this.lease = new SessionLease(folder, sessionId, 'window');
    this.timer = setInterval(() => void this.look(), LOOK_MS);
    this.timer.unref();
  }

  dispose(): void {
    this.disposed = true;
    clearInterval(this.timer);
  }

  private async look(): Promise<void> {
    if (this.looking) return;
    this.looking = true;
    try {
      const isFree = (await this.lease.otherHolder()) === null;
      const { size } = await stat(this.folder.path('sessions', this.sessionId, 'journal.jsonl'));
      if (size !== this.size) {
        const { records } = await readSession(this.folder, this.sessionId);
        if (this.disposed) return;
        this.size = size;
        this.listener.grown(records);
      }
      if (!isFree || this.disposed) return;
      this.dispose();
      this.listener.free();
    } catch {
      // What cannot be read now may be there at the next look.
    } finally {
      this.looking = false;
    }
  }
}
