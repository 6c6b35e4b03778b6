import { activeTopic, type AskedQuestion, type Session } from '../session';

/** What stands in place of a question whose record was lost. */
const LOST = 'The question was lost';

/**
 * The session with a question of this id: where the record of its asking was lost, one that says so. What was answered to
 * it is the person's word all the same, and belongs to what was discussed then.
 */
export function lostQuestion(session: Session, id: string, seq: number, at: string): Session {
  if (session.questions.some(({ question }) => question.id === id)) return session;
  const before = session.questions.findLast(({ question }) => question.purpose !== 'approval')?.question.topicId;
  const lost: AskedQuestion = {
    question: {
      id,
      topicId: activeTopic(session)?.id ?? before ?? session.topics[0]?.id ?? NO_TOPIC,
      type: 'ask_text',
      config: { question: LOST, multiline: true },
      why: 'The record of this question is damaged or missing, so only what was said in reply is known.',
      evidence: [],
      purpose: 'elicit',
      dimensions: [],
      by: 'engine',
    },
    lost: true,
    status: 'withdrawn',
    askedSeq: seq,
    askedAt: at,
    acknowledgement: '',
    response: null,
    deferrals: 0,
    clarifications: [],
    proposal: null,
  };
  return { ...session, questions: [...session.questions, lost] };
}

/** Where a question or a statement belongs while no topic is known: the first one that comes takes it. */
export const NO_TOPIC = '';

/** What a lost question turns out to have been once its answer decided on the plan. */
export function asApproval(session: Session, id: string): Session {
  const lost = session.questions.find((q) => q.lost && q.question.id === id);
  if (lost === undefined) return session;
  const question = {
    ...lost.question,
    type: 'show_plan' as const,
    config: { question: LOST, sections: [] },
    purpose: 'approval' as const,
  };
  const questions = session.questions.map((q) => (q === lost ? { ...q, question } : q));
  // The orchestrator has nothing to do with approvals.
  return { ...session, questions, lastInputSeq: session.flow?.turn ?? 0 };
}

/**
 * The session with the number free for another question, where the one that bears it is answered: journals in which a
 * number was given twice keep both answers.
 */
export function setApart(session: Session, id: string): Session {
  const answered = session.questions.find(
    ({ question, response }) => question.id === id && response?.kind === 'answer',
  );
  if (answered === undefined) return session;
  const taken = new Set(session.questions.map(({ question }) => question.id));
  let another = 1;
  while (taken.has(`${id}.${another}`)) another++;
  const question = { ...answered.question, id: `${id}.${another}` };
  return { ...session, questions: session.questions.map((q) => (q === answered ? { ...q, question } : q)) };
}
