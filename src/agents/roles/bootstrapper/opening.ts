import type * as z from 'zod';
import { fillNulls } from '../../model/fill-nulls';
import { wireSchema } from '../../model/wire-schema';
import type { BootstrapperInput } from '../inputs/inputs';
import { bootstrapperPrompt } from './prompt';
import { bootstrapResultSchema } from './role';

const form = wireSchema(bootstrapperPrompt.wire);

/**
 * The layout as far as it goes with its first topic, of a reply that is still coming in: once that topic is whole, has a
 * question and nothing else is to be asked first. Null before that, and where the topic does not fit: then the whole reply
 * is waited for, which is asked for once more where it is of no use.
 */
export function openingOf(partial: unknown, input: BootstrapperInput): z.infer<typeof bootstrapResultSchema> | null {
  if (typeof partial !== 'object' || partial === null || input.callerQuestions.length > 0) return null;
  const { size, topics } = partial as { size?: unknown; topics?: unknown };
  if (size !== 'interview' || !Array.isArray(topics)) return null;
  const isWhole = topics.length > 1 || 'callerAssignments' in partial;
  if (!isWhole) return null;
  const whole = {
    reasoning: '',
    ...partial,
    topics: topics.slice(0, 1),
    callerAssignments: [],
    assumptions: [],
    parts: [],
  };
  const reply = bootstrapperPrompt.wire.safeParse(fillNulls(form, whole));
  if (!reply.success) return null;
  const read = bootstrapResultSchema.safeParse(bootstrapperPrompt.fromWire(reply.data, input));
  return read.success && read.data.topics[0]?.firstQuestion ? read.data : null;
}
