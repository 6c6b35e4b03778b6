import type { SessionStore } from '../../agents/store-port';
import type { Attachments } from './attachments';

/** Everything that is kept of one session: what the engine writes, and the attachments. */
export interface SessionFiles extends SessionStore {
  /** The folder that holds `.sdd/`, absolute; null for a session that is kept in memory only. */
  readonly place: string | null;
  readonly attachments: Attachments;
}
