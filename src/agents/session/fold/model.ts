import type { EventOf } from '../events';
import type { Handlers } from './handlers';
import type { RoleName } from '../role-names';
import type { EndedCall, Session } from '../session';

/** Models: who leads, what calls took, and whether calls may be made at all. */
export const MODEL_HANDLERS: Handlers<
  | 'model_changed'
  | 'model_blocked'
  | 'model_unblocked'
  | 'token_budget_changed'
  | 'call_started'
  | 'call_finished'
  | 'call_failed'
  | 'fallback_used'
> = {
  model_changed(session, event, { seq }) {
    const { interviewer, led } = event;
    return { ...session, interviewer, led, ledSince: led === session.led ? session.ledSince : seq, block: null };
  },
  model_blocked(session, event) {
    const { type: _type, ...block } = event;
    return { ...session, block };
  },
  model_unblocked(session) {
    return { ...session, block: null };
  },
  token_budget_changed(session, event) {
    const block = session.block?.kind === 'tokens' ? null : session.block;
    return { ...session, tokenBudget: event.tokens, block };
  },
  call_started(session, event) {
    const { key, role, speculative } = event;
    const call = { key, role, ...(speculative ? { ahead: session.lastInputSeq } : {}) };
    return { ...session, runningCalls: [...session.runningCalls, call] };
  },
  call_finished(session, event, { at }) {
    return {
      ...session,
      runningCalls: withoutOne(session.runningCalls, event),
      calls: [...session.calls, endedCall(session, event, at)],
    };
  },
  call_failed(session, event, { at }) {
    return {
      ...session,
      runningCalls: withoutOne(session.runningCalls, event),
      calls: [...session.calls, endedCall(session, event, at)],
    };
  },
  fallback_used(session, event, { at }) {
    const { key, role, reason } = event;
    return { ...session, fallbacks: [...session.fallbacks, { key, role, reason, at }] };
  },
};

function withoutOne(running: Session['runningCalls'], ended: { key: string; role: RoleName }): Session['runningCalls'] {
  const index = running.findIndex(({ key, role }) => key === ended.key && role === ended.role);
  return running.filter((_, i) => i !== index);
}

function endedCall({ runningCalls }: Session, event: EventOf<'call_finished' | 'call_failed'>, at: string): EndedCall {
  const { key, role, ms, inputTokens, outputTokens, countedBy } = event;
  const begun = runningCalls.find((call) => call.key === key && call.role === role);
  const ahead = begun?.ahead === undefined ? {} : { ahead: begun.ahead };
  const failure = event.type === 'call_failed' ? event.reason : null;
  return { at, key, ...ahead, role, ms, inputTokens, outputTokens, countedBy, failure };
}
