import type { EventRecord, SessionEvent } from '../../../src/agents/session/events';
import type { SpecFile } from '../../../src/agents/session/store-port';

export const started: SessionEvent = {
  type: 'session_started',
  id: 's1',
  request: 'Add a cache to the product list\nIt is slow.',
  selection: null,
  caller: null,
  budget: 12,
  interviewer: 'Offline interviewer',
  roots: ['shop'],
  automatic: null,
  probeAllowed: true,
  led: 'offline',
  tokenBudget: null,
};

export function message(text: string): SessionEvent {
  return { type: 'message_given', id: 'M1', text, by: 'person' };
}

/** Events as records, numbered from `first`, one second apart. */
export function recordsOf(events: readonly EventRecord['event'][], first = 1): EventRecord[] {
  return events.map((event, index) => ({
    seq: first + index,
    at: new Date(Date.UTC(2026, 0, 1, 9, 0, first + index)).toISOString(),
    event,
  }));
}

/** The files of a specification with this text. */
export function specFiles(spec: string): SpecFile[] {
  return [
    { name: 'spec.md', text: spec },
    { name: 'answers.json', text: '{}' },
  ];
}
