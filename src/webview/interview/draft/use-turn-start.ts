import { useRef } from 'preact/hooks';
import type { SessionView } from '../../../agents/view/session-view';

/** What the page remembers from the snapshot before. */
interface Turn {
  sessionId: string;
  version: number;
  openId: string | null;
  /** Version up to which the person is taken to have seen the draft. */
  seen: number;
}

/**
 * The turn after another snapshot. When a question is open no more, the person has replied to it, and has seen the draft
 * as it was until then. A session shown for the first time has been seen as it is.
 */
export function nextTurn(turn: Turn | null, session: Pick<SessionView, 'id' | 'version' | 'open'>): Turn {
  const { id: sessionId, version } = session;
  const openId = session.open?.id ?? null;
  if (turn?.sessionId !== sessionId) return { sessionId, version, openId, seen: version };
  const replied = turn.openId !== null && turn.openId !== openId;
  return { sessionId, version, openId, seen: replied ? turn.version : turn.seen };
}

/** The version after which the draft's changes are news to the person. */
export function useTurnStart(session: SessionView): number {
  const turn = useRef<Turn | null>(null);
  if (turn.current?.version !== session.version || turn.current.sessionId !== session.id) {
    turn.current = nextTurn(turn.current, session);
  }
  return turn.current.seen;
}
