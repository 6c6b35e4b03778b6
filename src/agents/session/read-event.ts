import * as z from 'zod';
import { eventSchema, type SessionEvent, type UnknownEvent } from './events';
import type { Age, Evidence, NamedCode } from './evidence';

const anyEventSchema = z.looseObject({ type: z.string().min(1) });

const KNOWN = new Set<string>(eventSchema.options.map((option) => option.shape.type.value));

/**
 * Reads an event of unknown origin. Types this version does not know come back as `UnknownEvent`; an event of a known
 * type that does not fit its schema throws a `ZodError`.
 */
export function parseEvent(value: unknown): SessionEvent | UnknownEvent {
  const event = anyEventSchema.parse(value);
  return KNOWN.has(event.type) ? asWrittenToday(eventSchema.parse(value)) : { type: 'unknown', original: event };
}

/**
 * An event as it is written today. Journals of before told only in sentences what evidence is cited for, how old notes are,
 * which code it names, and which gap is that no place stands out: that is read off the sentences here, and nowhere else.
 */
function asWrittenToday(event: SessionEvent): SessionEvent {
  switch (event.type) {
    case 'evidence_found':
      return { ...event, evidence: withFields(event.evidence) };
    case 'interview_proposed':
      return { ...event, evidence: event.evidence.map(withFields) };
    case 'probe_completed':
      return withPlaceGap(event);
    case 'probe_cancelled':
    case 'probe_failed':
      return event.soFar === undefined ? event : { ...event, soFar: withPlaceGap(event.soFar) };
    default:
      return event;
  }
}

const FACTS = 'Facts: ';
const NOTES = 'From .sdd/; ';
const NO_PLACE = 'No code stands out as the place for this change.';

function withFields(evidence: Evidence): Evidence {
  if (evidence.role !== undefined) return evidence;
  const { kind, shows, why } = evidence;
  const role = why.startsWith(FACTS) ? 'fact' : 'match';
  const names = role === 'fact' ? [] : namesIn(shows);
  return {
    ...evidence,
    role,
    ...(kind === 'sdd' && why.startsWith(NOTES) ? { age: ageIn(why.slice(NOTES.length)) } : {}),
    ...(names.length === 0 ? {} : { names }),
  };
}

function ageIn(told: string): Age {
  const days = /^(?:stale: )?its (?:latest date is|last change was) (\d+) days?\b/.exec(told)?.[1];
  const [, stale, how = ''] = /^(stale: )?([^;]*)/.exec(told) ?? [];
  return { days: days === undefined ? null : Number(days), stale: stale !== undefined, told: how };
}

function namesIn(shows: string): NamedCode[] {
  if (shows.startsWith('Says ')) return [];
  const defined = !shows.startsWith('Inside ');
  return [...shows.matchAll(/`(?:[a-z]+ )?([^`]+)`/g)].map(([, name = '']) => ({ name, defined }));
}

function withPlaceGap<C extends { gaps: string[]; placeGap?: number | null | undefined }>(concluded: C): C {
  if (concluded.placeGap !== undefined) return concluded;
  const at = concluded.gaps.indexOf(NO_PLACE);
  return { ...concluded, placeGap: at === -1 ? null : at };
}
