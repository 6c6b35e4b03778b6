import { coveredDimensions } from './completeness';
import type { Dimension } from './dimension';
import { asksOfChange, type AskedQuestion, type Session, type Topic } from './session';

/** A topic's questions about the change. */
function topicQuestions(session: Session, topic: Topic): AskedQuestion[] {
  return session.questions.filter((q) => q.question.topicId === topic.id && asksOfChange(q));
}

/** How many of a topic's questions were asked, and how many the person settled (by an answer or by declining to give one). */
export function topicCounts(session: Session, topic: Topic): { asked: number; settled: number } {
  const own = topicQuestions(session, topic);
  return { asked: own.length, settled: own.filter((q) => q.status === 'answered').length };
}

/** Dimensions of a topic that are settled: by its statements, or by answers the writer has not come to yet. */
export function settledDimensions(session: Session, topic: Topic): Dimension[] {
  const settled = new Set<Dimension>(coveredDimensions(session.statements, topic));
  for (const { question, status } of topicQuestions(session, topic)) {
    if (status === 'answered') question.dimensions.forEach((dimension) => settled.add(dimension));
  }
  return topic.dimensions.filter((dimension) => settled.has(dimension));
}

/** 0 to 100: the share of a topic's dimensions that are settled. One without dimensions is settled once answered. */
export function topicCompleteness(session: Session, topic: Topic): number {
  if (topic.dimensions.length === 0) return topicCounts(session, topic).settled > 0 ? 100 : 0;
  return Math.round((100 * settledDimensions(session, topic).length) / topic.dimensions.length);
}
