import { inline } from '../base/text/markdown';
import { saidLine } from '../base/text/quote';
import { piecesOf } from '../base/english/pieces';
import { fold } from '../session/fold';
import type { EventOf, SessionEvent } from '../session/events';
import { labelsAt } from '../session/labels';
import type { Session } from '../session/session';
import { openComments, removalIn } from '../specification/open-comments';

type Removal = EventOf<'statement_removed'>;

/**
 * The removals that the person plainly asks for in what they just said, in the events that record it, where no model is
 * there to understand them. Each names the comment that it does.
 */
export function plainRemovals(session: Session, source: string, said: readonly SessionEvent[]): Removal[] {
  if (session.led !== 'offline') return [];
  const after = said.reduce(
    (next, event, at) => fold(next, { seq: session.lastSeq + 1 + at, at: session.lastAt, event }),
    session,
  );
  const removals = openComments(after)
    .filter((comment) => comment.source === source)
    .flatMap(({ id, text }) => (removalIn(session, text) ?? []).map((statementId) => ({ statementId, comment: id })));
  return removals
    .filter(({ statementId }, at) => removals.findIndex((other) => other.statementId === statementId) === at)
    .map((removal) => ({ type: 'statement_removed', ...removal }));
}

/** A plan's review as it is recorded, with the removals that it plainly asks for. Where they are all it asks for, it is done. */
export function withRemovals(session: Session, given: SessionEvent, review: EventOf<'plan_reviewed'>): SessionEvent[] {
  const { decision, annotations, feedback, questionId } = review;
  const removals = decision === 'revise' ? plainRemovals(session, questionId, [given, review]) : [];
  const asked = [...annotations.map(({ text }) => text), feedback].flatMap((text) => piecesOf(text)).length;
  const done = asked > 0 && new Set(removals.map(({ comment }) => comment)).size === asked;
  // While the plan is still shown, so that what was removed is called as it was called there.
  return [...removals, given, done ? { ...review, done } : review];
}

/** Characters of a removed statement that are said back. */
const SAID_BACK = 140;

/**
 * What was removed because the person asked for it in an answer or a message, in words for them; empty where nothing was.
 *
 * @param called `by_id` for a reply, which is Markdown and is shown with labels; `by_label` for plain words that stay as they are
 */
export function saidRemoved(session: Session, source: string, called: 'by_label' | 'by_id'): string {
  const removed = session.putAside.filter(({ comment }) => comment?.startsWith(`${source}.`) === true);
  if (removed.length === 0) return '';
  const told = removed.map(({ statement, seq }) => {
    const name = called === 'by_id' ? statement.id : (labelsAt(session, seq)[statement.id] ?? statement.id);
    const words = saidLine(statement.text, SAID_BACK);
    return `${name}: “${called === 'by_id' ? inline(words) : words}”`;
  });
  return `Removed ${told.join('; ')}. ${removed.length === 1 ? 'It' : 'They'} can be put back in the draft.`;
}
