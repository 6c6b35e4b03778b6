import type { EventRecord } from '../../agents/session/events';

/** A record as one line of output: number, time, type, then the event's own fields beside them. */
export function eventLine({ seq, at, event }: EventRecord): string {
  const fields = event.type === 'unknown' ? event.original : event;
  return JSON.stringify({ seq, at, ...fields });
}

/** The line that answers an input which was not taken. */
export function rejectionLine(reason: string): string {
  return JSON.stringify({ type: 'input_rejected', reason });
}
