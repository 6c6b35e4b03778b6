import type { SessionStore } from '../../../agents/session/store-port';
import type { Attachments } from '../sdd-folder/attachments';
import type { SessionLease } from './session-lease';

/** Everything that is kept of one session: what the engine writes, and the attachments. */
export interface SessionFiles extends SessionStore {
  /** The folder that holds `.sdd/`, absolute; null for a session that is kept in memory only. */
  readonly place: string | null;
  readonly attachments: Attachments;
  /** The right to go on with the session, where others could claim it. */
  readonly lease: SessionLease | null;
}
