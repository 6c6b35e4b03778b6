import type { Session } from '../session/session';
import type { SessionView } from './session-view';

type Activity = SessionView['activity'][number];

/** What was done so far, in plain words: the look, the plan, the questions, the writing. Newest last. */
export function projectActivity(session: Session): Activity[] {
  const entries: Activity[] = session.observations.map(({ action, target, result, ms, status }) => ({
    at: session.startedAt,
    text: `${status === 'refused' ? 'Refused: ' : ''}${action} ${target}`.trim(),
    detail: result,
    ms,
  }));
  if (session.plan.decision) {
    entries.push({
      at: session.startedAt,
      text: `Plan: ${PLAN_WORDS[session.plan.decision]}`,
      detail: session.plan.reasoning,
      ms: null,
    });
  }
  for (const { question, askedAt } of session.questions) {
    entries.push({ at: askedAt, text: `Asked ${question.id}`, detail: question.why, ms: null });
  }
  if (session.flow)
    entries.push({
      at: session.lastAt,
      text: FLOW_WORDS[session.flow.action],
      detail: session.flow.reasoning,
      ms: null,
    });
  if (session.review)
    entries.push({ at: session.lastAt, text: 'Reviewed the draft', detail: session.review.quality, ms: null });
  return entries;
}

const PLAN_WORDS = { proceed: 'start asking', tasks: 'find out more first', ask_human: 'ask you first' } as const;

const FLOW_WORDS = {
  continue_current_topic: 'Stayed with the topic',
  switch_to_topic: 'Changed the topic',
  start_convergence: 'Came to the end of the questions',
  end_session: 'Ended the questions',
} as const;
