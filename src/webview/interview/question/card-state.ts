import type { CardView, SessionView } from '../../../agents/view/session-view';
import { isFixed } from '../../connection/is-fixed';
import { t } from '../../ui/strings';

/** Whether the answer can still be changed: one was given, it is no approval, and the session goes on. */
export function isChangeable(card: CardView, session: Pick<SessionView, 'ended' | 'elsewhere'>): boolean {
  return !isFixed(session) && card.purpose !== 'approval' && card.by !== null && card.status !== 'withdrawn';
}

/** Whether a question waits because the discussion moved on from its topic; it is on the topic rail then. */
export function waitsOnTopic(card: CardView): boolean {
  return card.status === 'parked' && card.nonAnswer === null;
}

/** How many questions wait on each topic, by the topic's id. */
export function waitingQuestions(cards: readonly CardView[]): ReadonlyMap<string, number> {
  const waiting = new Map<string, number>();
  for (const { topicId } of cards.filter(waitsOnTopic)) waiting.set(topicId, (waiting.get(topicId) ?? 0) + 1);
  return waiting;
}

/** What must be known of a card besides question and answer. */
export function cardBadges(card: CardView): string[] {
  return [
    ...(card.adopted ? [t('adopted')] : []),
    ...(card.byRules !== null ? [t('made by rules')] : []),
    ...(card.by === 'harness' ? [t('answered automatically')] : []),
    ...(card.status === 'parked' ? [t('comes back later')] : []),
    ...(card.status === 'withdrawn' ? [t('withdrawn')] : []),
    ...(card.revisions > 0 ? [t('changed')] : []),
  ];
}
