import { withTerms } from '../session/terms';
import { parseConfig } from '../questions/catalogue';
import type { EventOf } from '../session/events';
import { nextNumber } from '../session/ids';
import type { QuestionDraft } from '../session/question';
import type { Session } from '../session/session';
import { withNamedEvidence } from './guards/named-evidence';
import { saidOfComments } from './said-of-comments';

/** A question put to the person, as it is recorded; `preparedId` names the prepared one that it is. */
export function ask(
  session: Session,
  topic: { id: string },
  draft: QuestionDraft,
  preparedId?: string,
): EventOf<'question_asked'> {
  // Whoever shows the question, page or program, gets its config with the defaults filled in.
  const parsed = parseConfig(draft.type, draft.config, 'question');
  const given = parsed.ok ? parsed.config : draft.config;
  // A caller's questions stand as they are, and a plan shows what is written, word for word; the others may have been prepared
  // before the person said what things are called.
  const standsAsItIs = draft.by === 'caller' || draft.purpose === 'approval';
  const config = standsAsItIs ? given : withTerms(given, session.terms);
  const cited = withNamedEvidence(draft, [...session.evidence, ...(session.proposal?.evidence ?? [])]);
  const question = { ...cited, config, id: `Q${nextNumber(session, 'Q')}`, topicId: topic.id };
  return {
    type: 'question_asked',
    question,
    acknowledgement: saidBefore(session),
    ...(preparedId === undefined ? {} : { preparedId }),
  };
}

/**
 * What is said above the next question: what was understood of the last answer; of a plan that was sent back, what became of
 * the comments, with the reason why one was not worked in. That is told by the first question after it, whichever that is.
 */
export function saidBefore(session: Session): string {
  const { planReview, questions, pendingAcknowledgement } = session;
  const plan = questions.find(({ question }) => question.id === planReview?.questionId);
  const reviewed = plan?.response?.seq;
  if (planReview?.decision !== 'revise' || reviewed === undefined) return pendingAcknowledgement;
  if (questions.some(({ askedSeq }) => askedSeq > reviewed)) return pendingAcknowledgement;
  return [pendingAcknowledgement, saidOfComments(session, planReview.questionId)]
    .filter((part) => part !== '')
    .join(' ');
}
