import type { Session } from './session';
import { isContent, withoutParts, type SaidPart } from './said-part';

/** Words that a writer hears, and those of them that only ask for the draft to be written otherwise. */
export interface HeardWords {
  id: string;
  text: string;
  /** Parts that are no content, to be done but not written down. Absent where nobody has judged the words yet. */
  asides?: readonly string[];
  /** Set where the person said that it belongs in the specification. */
  meant?: true;
}

/** What the parts of an answer or a message do, as it was journalled; null where that was not told. */
export function partsUnderstood(
  { understood }: Pick<Session, 'understood'>,
  source: string,
): readonly SaidPart[] | null {
  return understoodOf({ understood }, source)?.parts ?? null;
}

function understoodOf(
  { understood }: Pick<Session, 'understood'>,
  source: string,
): Session['understood'][number] | null {
  return understood.find((one) => one.source === source) ?? null;
}

/** The parts of an answer that say nothing of the change; null where nobody has judged its words. */
export function asidesIn(session: Pick<Session, 'understood'>, source: string): string[] | null {
  return (
    partsUnderstood(session, source)
      ?.filter((part) => !isContent(part))
      .map(({ text }) => text) ?? null
  );
}

/** Messages without what steers the interview, sets a term or is not understood yet; none of those that say nothing else. */
export function heardByWriters(
  session: Pick<Session, 'understood'>,
  messages: readonly { id: string; text: string }[],
): HeardWords[] {
  return messages.flatMap(({ id, text }): HeardWords[] => {
    const parts = partsUnderstood(session, id);
    if (parts === null) return [{ id, text }];
    const kept = parts.filter((part) => isContent(part) || part.does === 'edit');
    if (kept.length === 0) return [];
    const gone = parts.filter((part) => !kept.includes(part)).map((part) => part.text);
    const asides = kept.filter(({ does }) => does === 'edit').map((part) => part.text);
    const meant = understoodOf(session, id)?.by === 'person' ? { meant: true as const } : {};
    return [{ id, text: gone.length === 0 ? text : withoutParts(text, gone).join('\n'), asides, ...meant }];
  });
}
