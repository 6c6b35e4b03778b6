import type { EventOf, SessionEvent } from '../events';
import type { Session } from '../session';

/** When an event was recorded: the number of its record, and the time in ISO 8601. */
export interface Recorded {
  seq: number;
  at: string;
}

/** What each event of some types makes of a session. */
export type Handlers<T extends SessionEvent['type']> = {
  [K in T]: (session: Session, event: EventOf<K>, recorded: Recorded) => Session;
};
