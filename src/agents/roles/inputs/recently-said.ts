import { NON_ANSWERS } from '../../session/non-answers';
import type { AskedQuestion, Session } from '../../session/session';
import { toExchange, type Exchange } from '../../session/exchanges';
import { exchangeInIds, labelsAt, withIds } from '../../session/labels';
import { offeredBy } from '../../specification/meaning-of';
import { inFull } from '../../specification/reply';

/**
 * Messages of either side that the orchestrator sees at least (design 5). The window moves in steps of as many, so that
 * from one turn to the next what it sees mostly only grows, and providers can reuse it.
 */
const RECENT_MESSAGES = 10;

/** Something that was said by either side. */
export interface SaidLine {
  by: 'person' | 'interviewer';
  text: string;
  topicId: string | null;
}

/** The last things said by either side, in the order in which they were said. */
export function recentlySaid(session: Session): SaidLine[] {
  const said = [
    ...session.questions.flatMap((asked) => {
      const exchange = toExchange(asked);
      const { topicId } = exchange;
      return [
        { seq: asked.askedSeq, by: 'interviewer' as const, text: withOptions(exchange), topicId },
        ...(asked.response
          ? [{ seq: asked.response.seq, by: 'person' as const, text: answerOf(session, asked), topicId }]
          : []),
      ];
    }),
    ...session.messages.flatMap(({ seq, text, reply }) => [
      { seq, by: 'person' as const, text: withIds(session, text, labelsAt(session, seq)), topicId: null },
      // The reply has no place of its own in the journal: nothing comes between it and the message.
      ...(reply.trim() === '' ? [] : [{ seq, by: 'interviewer' as const, text: reply, topicId: null }]),
    ]),
  ].sort((a, b) => a.seq - b.seq);
  const start = Math.max(0, Math.floor(said.length / RECENT_MESSAGES) - 1) * RECENT_MESSAGES;
  return said.slice(start).map(({ by, text, topicId }) => ({ by, text, topicId }));
}

/** A question with the labels of what it offered. */
function withOptions(exchange: Exchange): string {
  const labels = offeredBy(exchange).map(({ label }) => label);
  return labels.length === 0 ? exchange.question : `${exchange.question} (options: ${labels.join(' | ')})`;
}

/** What was answered, uncut: what was chosen, the person's own words, and their note. */
function answerOf(session: Session, asked: AskedQuestion): string {
  const exchange = exchangeInIds(session, asked);
  const { nonAnswer, text } = exchange;
  if (nonAnswer === null) return inFull(exchange);
  return text.trim() === '' ? NON_ANSWERS[nonAnswer].button : `${NON_ANSWERS[nonAnswer].button}: ${text}`;
}
