import type { CardView, SessionView } from '../../../agents/view/session-view';
import { waitsOnTopic } from '../question/card-state';

type MessageView = SessionView['messages'][number];

/** A step of the conversation: a question that was dealt with, or free words of the person's. */
type CourseStep = { card: CardView; message: null } | { card: null; message: MessageView };

/** The conversation so far as it came about. Questions that wait on another topic are not part of it yet. */
export function inOrderOfTime({ cards, messages }: Pick<SessionView, 'cards' | 'messages'>): CourseStep[] {
  const steps: (CourseStep & { seq: number })[] = [
    ...cards.filter((card) => !waitsOnTopic(card)).map((card) => ({ card, message: null, seq: card.seq })),
    ...messages.map((message) => ({ card: null, message, seq: message.seq })),
  ];
  return steps.sort((a, b) => a.seq - b.seq);
}
