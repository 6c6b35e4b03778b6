import type { EventOf } from './events';
import type { RoleName } from './role-names';
import type { EndedCall, Session } from './session';

type ModelEvent = EventOf<
  | 'model_changed'
  | 'model_blocked'
  | 'model_unblocked'
  | 'token_budget_changed'
  | 'call_started'
  | 'call_finished'
  | 'call_failed'
  | 'fallback_used'
>;

/** The part of the fold that concerns models: who leads, what calls took, and whether calls may be made at all. */
export function foldModel(session: Session, event: ModelEvent, at: string): Session {
  switch (event.type) {
    case 'model_changed':
      return { ...session, interviewer: event.interviewer, led: event.led, block: null };
    case 'model_blocked': {
      const { type: _type, ...block } = event;
      return { ...session, block };
    }
    case 'model_unblocked':
      return { ...session, block: null };
    case 'token_budget_changed': {
      const block = session.block?.kind === 'tokens' ? null : session.block;
      return { ...session, tokenBudget: event.tokens, block };
    }
    case 'call_started':
      return { ...session, runningCalls: [...session.runningCalls, { key: event.key, role: event.role }] };
    case 'call_finished':
    case 'call_failed':
      return {
        ...session,
        runningCalls: withoutOne(session.runningCalls, event),
        calls: [...session.calls, endedCall(event, at)],
      };
    case 'fallback_used': {
      const { key, role, reason } = event;
      return { ...session, fallbacks: [...session.fallbacks, { key, role, reason, at }] };
    }
  }
}

function withoutOne(running: Session['runningCalls'], ended: { key: string; role: RoleName }): Session['runningCalls'] {
  const index = running.findIndex(({ key, role }) => key === ended.key && role === ended.role);
  return running.filter((_, i) => i !== index);
}

function endedCall(event: EventOf<'call_finished' | 'call_failed'>, at: string): EndedCall {
  const { role, ms, inputTokens, outputTokens, countedBy } = event;
  const failure = event.type === 'call_failed' ? event.reason : null;
  return { at, role, ms, inputTokens, outputTokens, countedBy, failure };
}
