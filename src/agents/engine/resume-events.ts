import type { SessionEvent } from '../session/events';
import { fold } from '../session/fold/fold';
import type { RoleName } from '../session/role-names';
import { isLaidOut, type Session } from '../session/session';
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
  const back: SessionEvent[] = [...cutOff, { type: 'session_resumed' }];
  const isWaitedFor = session.runningCalls.some(
    ({ role, ahead }) => ahead === undefined && (!isLaidOut(session) || !LOOKING.includes(role)),
  );
  const block = blockOf(back.reduce(after, session), modelsThere, byPerson, isWaitedFor);
  return [...back, ...(block === null ? [] : [block])];
}

/** Roles that only go on beside the questions once there are topics. */
const LOOKING: readonly RoleName[] = ['contextProbe', 'planner', 'researcher'];

function after(session: Session, event: SessionEvent): Session {
  return fold(session, { seq: session.lastSeq + 1, at: session.lastAt, event });
}

/** `isWaitedFor`: whether somebody waited for a call that was cut off. */
function blockOf(session: Session, modelsThere: boolean, byPerson: boolean, isWaitedFor: boolean): SessionEvent | null {
  if (session.led === 'offline' || session.block?.kind === 'failed') return null;
  const blocked = { type: 'model_blocked', role: null } as const;
  if (!modelsThere)
    return {
      ...blocked,
      kind: 'unavailable',
      reason: `“${session.interviewer}”, which led this session, is not there now.`,
    };
  if (byPerson) return session.block === null ? null : { type: 'model_unblocked' };
  if (isWaitedFor)
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
      next = record.input.reduce(after, next);
    }
  } catch {
    // What cannot be told here is told once the session is there.
  }
  return true;
}
