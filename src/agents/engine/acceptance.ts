import type { SessionEvent } from '../session/events';
import type { Session } from '../session/session';
import { MAX_REQUEST_CHARACTERS } from './commands';

/** What became of a command: the events it makes, or the reason, a sentence for whoever sent it, why it makes none. */
export type Acceptance = { ok: true; events: SessionEvent[] } | { ok: false; reason: string };

/** The refusal of a command. */
export const no = (reason: string): Acceptance => ({ ok: false, reason });
/** A command that is taken, as events. */
export const yes = (...events: SessionEvent[]): Acceptance => ({ ok: true, events });

/** The refusal of a topic that is none, with those that there are. */
export function unknownTopic(session: Session, topicId: string): string {
  const known = session.topics.filter((t) => t.status !== 'dropped').map((t) => `${t.id} (${t.title})`);
  return `There is no topic ${topicId}. ${known.length > 0 ? `There are: ${known.join(', ')}.` : 'Topics come after the first look.'}`;
}

/** Whether a text shows nothing to a reader: white space, control characters and the like at most. */
export function saysNothing(text: string): boolean {
  return !/[^\s\p{Cc}\p{Cf}]/u.test(text);
}

/** The refusal of a text that is over the limit: nothing is cut silently. */
export function tooLong(what: string, length: number): string {
  return `The ${what} has ${length} characters; at most ${MAX_REQUEST_CHARACTERS} can be taken. Keep the wish itself, and put long material into a file of the workspace.`;
}
