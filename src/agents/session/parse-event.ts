import { z } from 'zod';
import { eventSchema, type SessionEvent, type UnknownEvent } from './events';
import { asWrittenToday } from './older-events';

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
