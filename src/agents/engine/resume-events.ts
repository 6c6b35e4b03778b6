import type { SessionEvent } from '../session/events';
import { fold } from '../session/fold';
import type { Session } from '../session/session';
import { decide } from './decide';
import { MAX_RECORDS_IN_A_ROW } from '../session/limits';

/**
 * What resuming a session records. Calls that were cut off are marked so and never made again by themselves: unless a
 * person asked for the session, no model is called before they act.
 */
export function resumeEvents(session: Session, modelsThere: boolean, byPerson: boolean): SessionEvent[] {
  const cutOff = session.runningCalls.map(({ key, role }): SessionEvent => ({
    type: 'call_failed',
    key,
    role,
    ms: 0,
    kind: 'interrupted',
    reason: 'The call was cut off when the session was left.',
    inputTokens: null,
    outputTokens: null,
    countedBy: null,
  }));
  const block = blockOf(session, modelsThere, byPerson);
  return [...cutOff, { type: 'session_resumed' }, ...(block === null ? [] : [block])];
}

function blockOf(session: Session, modelsThere: boolean, byPerson: boolean): SessionEvent | null {
  if (session.led === 'offline' || session.block?.kind === 'failed') return null;
  const blocked = { type: 'model_blocked', role: null } as const;
  if (!modelsThere)
    return {
      ...blocked,
      kind: 'unavailable',
      reason: `“${session.interviewer}”, which led this session, is not there now.`,
    };
  if (byPerson) return session.block === null ? null : { type: 'model_unblocked' };
  if (session.runningCalls.some(({ ahead }) => ahead === undefined))
    return { ...blocked, kind: 'interrupted', reason: 'A call to the model was cut off when the session was left.' };
  if (!workIsDue(session)) return session.block?.kind === 'unavailable' ? { type: 'model_unblocked' } : null;
  return {
    ...blocked,
    kind: 'restored',
    reason: 'The session was brought back. Nothing is sent to the model before you go on.',
  };
}

/** Whether there is something to do, now or after the facts that are due now, without anyone saying a word. */
function workIsDue(session: Session): boolean {
  let next: Session = { ...session, block: null };
  try {
    for (let i = 0; i < MAX_RECORDS_IN_A_ROW; i++) {
      const steps = decide(next);
      const record = steps.find((step) => step.kind === 'record');
      if (!record) return steps.length > 0;
      for (const event of record.input) next = fold(next, { seq: next.lastSeq + 1, at: next.lastAt, event });
    }
  } catch {
    // What cannot be told here is told once the session is there.
  }
  return true;
}
