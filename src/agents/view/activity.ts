import type { EndedCall, Session } from '../session/session';
import { ROLE_TITLES, type RoleName } from '../session/role-names';
import type { SessionView } from './session-view';
import { lookSteps } from './timeline';

type Activity = SessionView['activity'][number];

/** What was done so far, in plain words: the look, the plan, the questions, the writing. Newest last. */
export function projectActivity(session: Session): Activity[] {
  const entries: Activity[] = lookSteps(session).map(({ at, text, result, ms, status }) => ({
    at,
    text: status === 'refused' ? `Refused: ${text}` : text,
    detail: result,
    ms,
  }));
  for (const { at, title, summary, resolution } of session.issues) {
    const detail = resolution === null ? summary : `Settled: ${resolution}`;
    entries.push({ at, text: `Noted in .sdd/issues.md: ${title}`, detail, ms: null });
  }
  for (const { question, askedAt } of session.questions) {
    entries.push({ at: askedAt, text: `Asked ${question.id}`, detail: question.why, ms: null });
  }
  for (const { at, question, reason, as } of session.rejectedProposals) {
    const what = question === '' ? 'the end of the topic' : `“${question}”`;
    entries.push({ at, text: `${as === 'dropped' ? 'Not asked' : 'Sent back'}: ${what}`, detail: reason, ms: null });
  }
  for (const { at, action, reasoning } of session.flows)
    entries.push({ at, text: FLOW_WORDS[action], detail: reasoning, ms: null });
  for (const call of session.calls) {
    const { at, role, ms, failure, ahead } = call;
    // What was made ahead is told in sum: that one of them failed is nobody's trouble.
    if (ahead !== undefined) continue;
    const text = `${failure === null ? 'Called the model' : 'A call of the model failed'}: ${inLine(role)}`;
    entries.push({ at, text, detail: failure ?? tokensIn(call), ms });
  }
  for (const { at, role, reason } of session.fallbacks)
    entries.push({
      at,
      text: `Rules stood in for the model (${inLine(role)})`,
      detail: reason,
      ms: null,
    });
  if (session.block !== null)
    entries.push({ at: session.lastAt, text: 'No model is called', detail: session.block.reason, ms: null });
  if (session.review)
    entries.push({ at: session.lastAt, text: 'Reviewed the draft', detail: session.review.quality, ms: null });
  for (const { id, text, end } of session.findings) {
    if (end !== null)
      entries.push({ at: end.at, text: `${END_WORDS[end.end]}: ${id}`, detail: foundIn(text, end), ms: null });
  }
  // A stable sort: what carries the same time stays as it was put together.
  return entries.sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
}

function tokensIn({ inputTokens, outputTokens, countedBy }: EndedCall): string {
  if (inputTokens === null && outputTokens === null) return 'Tokens were not counted.';
  const about = countedBy === 'provider' ? '' : 'about ';
  return `${about}${inputTokens ?? 0} tokens in, ${about}${outputTokens ?? 0} out`;
}

/** What a role works on, within a line. */
function inLine(role: RoleName): string {
  const title = ROLE_TITLES[role];
  return title.slice(0, 1).toLowerCase() + title.slice(1);
}

/** A finding of the review with what was changed for it, or which question asked about it. */
function foundIn(
  text: string,
  { changed, questionId, reason }: NonNullable<Session['findings'][number]['end']>,
): string {
  if (changed.length > 0) return `${text} Changed: ${changed.join(', ')}.`;
  return questionId === null ? `${text} ${reason}`.trim() : `${text} Asked as ${questionId}.`;
}

const END_WORDS = {
  fixed: 'Put right what the review found',
  asked: 'Asked what the review wants to know',
  open: 'Left open what the review found',
} as const;

const FLOW_WORDS = {
  continue_current_topic: 'Stayed with the topic',
  switch_to_topic: 'Changed the topic',
  start_convergence: 'Came to the end of the questions',
  end_session: 'Ended the questions',
} as const;
