import type { Handlers } from './handlers';
import { NO_READING } from '../reading';
import { EMPTY_SESSION, type AskedQuestion, type Session, type Topic } from '../session';
import { without } from './statements';

/** Another goal: what was found out for the one before that holds no more is put aside, and planning begins anew. */
export const GOAL_HANDLERS: Handlers<'goal_changed'> = {
  goal_changed(session, { request, cause, source, keeps }, { seq }) {
    const kept = new Set(keeps);
    const gone = session.statements.filter(({ id }) => !kept.has(id)).map(({ id }) => id);
    const left = without(session, gone, null, seq);
    const evidence = session.evidence.map(({ id }) => id);
    const former = { request: session.request, cause, source, seq, evidence };
    const anew: Session = {
      ...left,
      request,
      formerGoals: [...session.formerGoals, former],
      intake: null,
      reading: { ...NO_READING, project: session.reading.project },
      doubted: [],
      prepared: [],
      proposal: null,
      refusals: [],
      converging: false,
      review: null,
      planReview: null,
      spec: null,
    };
    if (cause === 'part') {
      const { rightSize } = session;
      return { ...anew, rightSize: rightSize && { ...rightSize, chosen: 'interview' } };
    }
    const standing = new Set(left.statements.flatMap(({ sources }) => sources));
    return {
      ...anew,
      rightSize: null,
      probe: EMPTY_SESSION.probe,
      plan: { ...EMPTY_SESSION.plan, decisions: session.plan.decisions },
      attempts: [],
      researchQuality: null,
      questions: session.questions.map((asked) => (standing.has(asked.question.id) ? asked : ofFormerGoal(asked))),
      topics: session.topics.map((topic) => put(topic, left)),
    };
  },
};

function ofFormerGoal(asked: AskedQuestion): AskedQuestion {
  return { ...asked, former: true, status: asked.status === 'answered' ? 'answered' : 'withdrawn' };
}

/** A topic of the goal before: done with what of it still stands, else set aside. */
function put(topic: Topic, { statements }: Pick<Session, 'statements'>): Topic {
  const standing = statements.filter(({ topicId }) => topicId === topic.id);
  if (topic.status === 'dropped' || standing.length === 0) return { ...topic, status: 'dropped', former: true };
  const { concluded: _concluded, ...rest } = topic;
  const finding = standing.map(({ text }) => text).join(' ');
  return { ...rest, status: 'completed', closedBy: topic.closedBy ?? 'settled', finding, chosen: false };
}
