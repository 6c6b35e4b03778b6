import type { EventRecord, SessionEvent, UnknownEvent } from '../../../agents/session/events';

/**
 * What the log says of a session's event about models; null for every other event. Only names, kinds and counts: reasons
 * and replies can repeat what was sent.
 */
export function modelLogLine({ event }: Pick<EventRecord, 'event'>): string | null {
  return event.type === 'unknown' ? null : lineFor(event);
}

function lineFor(event: Exclude<SessionEvent | UnknownEvent, UnknownEvent>): string | null {
  switch (event.type) {
    case 'model_changed':
      return `${event.interviewer} leads (${event.led}).`;
    case 'call_started': {
      const notes = [event.attempt > 1 ? `, attempt ${event.attempt}` : '', event.speculative ? ', speculative' : ''];
      return `${event.role} calls ${event.model}${notes.join('')}.`;
    }
    case 'call_finished':
      return `${event.role} was answered after ${seconds(event.ms)}${tokens(event)}.`;
    case 'call_failed':
      return `${event.role}: the call failed after ${seconds(event.ms)} (${event.kind})${tokens(event)}.`;
    case 'fallback_used':
      return `${event.role}: rules answered instead.`;
    case 'model_blocked':
      return `No model is called until the person chooses (${event.kind}${event.role === null ? '' : `, ${event.role}`}).`;
    case 'model_unblocked':
      return 'The model may be called again.';
    default:
      return null;
  }
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}

function tokens({
  inputTokens,
  outputTokens,
  countedBy,
}: {
  inputTokens: number | null;
  outputTokens: number | null;
  countedBy: 'provider' | 'estimate' | null;
}): string {
  if (inputTokens === null && outputTokens === null) return '';
  const about = countedBy === 'provider' ? '' : 'about ';
  return `; tokens: ${about}${inputTokens ?? '?'} in, ${outputTokens ?? '?'} out`;
}
