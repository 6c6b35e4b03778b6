import { buildReviewerInput } from '../roles/inputs/build';
import { questionTitle } from '../questions/catalogue';
import { lintSession } from '../specification/lint';
import { inlineStart } from '../base/text/markdown';
import { labelsOf } from '../specification/numbering';
import { planSections } from '../specification/plan';
import { budgetLeft } from '../session/budget';
import { sizeInForce } from '../session/size-in-force';
import { hashText, stepKey } from '../base/text/hash';
import { withLabels } from '../session/labels';
import type { QuestionDraft } from '../session/question';
import { openQuestion, type AskedQuestion, type Session } from '../session/session';
import { ask, close } from './decide-interview';
import { MAX_GAP_QUESTIONS } from '../session/limits';
import { refuseQuestion } from './guards/question';
import { step, type Step } from './step';
import { saidOfComments } from './plain-edits';
import { writeSteps } from './decide-writing';

/** Convergence: close what is open, write everything once more, review, and show the plan. Null once it is approved. */
export function convergeSteps(session: Session): Step[] | null {
  return closeSteps(session) ?? revisionSteps(session) ?? reviewSteps(session) ?? approvalSteps(session);
}

function closeSteps(session: Session): Step[] | null {
  const open = openQuestion(session);
  const gap = open !== null && open.question.about === GAP && !wantsNoMore(session);
  if (open && open.question.purpose !== 'approval' && !gap) {
    const reason = 'The interview is coming to its end.';
    return [step('record', [{ type: 'question_withdrawn', questionId: open.question.id, reason }])];
  }
  const left = session.topics.find(
    ({ status }) => status === 'active' || status === 'backlog' || status === 'mentioned',
  );
  if (left) return [close(session, left, budgetLeft(session) === 0 ? 'budget' : 'convergence')];
  return gap ? writeSteps(session, 'full_revision') : null;
}

function revisionSteps(session: Session): Step[] | null {
  const writing = writeSteps(session, 'full_revision');
  return writing.length > 0 ? writing : null;
}

const GAP = 'review-gap';

/** The reviewer's look at the whole, which may add one question; after that it only comments. */
function reviewSteps(session: Session): Step[] | null {
  const context = buildReviewerInput(session, lintSession(session));
  const key = stepKey('review', context.statements);
  if (session.review?.key !== key) return [{ kind: 'review', key, input: context }];
  const { gap } = session.review;
  const asked = session.questions.filter(({ question }) => question.about === GAP).length;
  const topic = session.topics.find(({ status }) => status !== 'dropped');
  if (!gap || !topic || asked >= MAX_GAP_QUESTIONS || budgetLeft(session) === 0 || !askedFor(session)) return null;
  const draft: QuestionDraft = { ...gap, about: GAP };
  const refusal = refuseQuestion(session, draft);
  if (refusal === null) return [step('record', [ask(session, topic, draft)])];
  const title = questionTitle(draft.config);
  if (session.rejectedProposals.some(({ question, as }) => as === 'dropped' && question === title)) return null;
  return [step('record', [{ type: 'question_dropped', question: draft, reason: refusal.reason }])];
}

/** Whether the interview came to its end by itself, so that one more question is welcome. */
function askedFor(session: Session): boolean {
  return (
    session.flow?.action === 'start_convergence' && session.flow.by === 'engine' && sizeInForce(session) === 'interview'
  );
}

/** Whether the person, or their fatigue, brought the interview to its end. */
function wantsNoMore({ flow }: Session): boolean {
  return flow?.action === 'start_convergence' && flow.by !== 'engine';
}

/** Shows the specification as a plan; changed since it was shown, it is withdrawn and shown anew. */
function approvalSteps(session: Session): Step[] | null {
  const sections = planSections(session);
  const about = planKey(sections);
  // What a journal says a question is about counts only with the plan that the question shows.
  const shows = ({ question }: AskedQuestion) =>
    question.about === about && planKey(question.config['sections']) === about;
  const open = openQuestion(session);
  if (open && shows(open)) return [];
  const reason = 'The plan changed; here is the new one.';
  const withdrawn = open ? [{ type: 'question_withdrawn' as const, questionId: open.question.id, reason }] : [];
  const { planReview } = session;
  const reviewed = session.questions.find(({ question }) => question.id === planReview?.questionId);
  if (planReview?.decision === 'approve' && reviewed !== undefined && shows(reviewed)) {
    return open ? [step('record', withdrawn)] : null;
  }
  const labels = labelsOf(session);
  const contradictions = (session.review?.contradictions ?? []).map((one) => withLabels(session, one, labels));
  const asked = ask(session, { id: 'plan' }, approval(sections, about, contradictions));
  const before = session.planReview === null ? '' : saidOfComments(session, session.planReview.questionId);
  const said = isShownAgain(session) ? '' : before;
  const acknowledgement = asked.acknowledgement || said;
  // In one step: the page goes from one plan to the next.
  return [step('record', [...withdrawn, { ...asked, acknowledgement, question: { ...asked.question, labels } }])];
}

/** Whether a plan was shown since the last one that was reviewed. */
function isShownAgain({ questions, planReview }: Session): boolean {
  const reviewed = questions.findIndex(({ question }) => question.id === planReview?.questionId);
  return questions.slice(reviewed + 1).some(({ question }) => question.purpose === 'approval');
}

function planKey(sections: unknown): string {
  return `plan:${hashText(JSON.stringify(sections) ?? '')}`;
}

/** The plan as a question. Contradictions that the review found are shown with it: whether they matter is the person's to say. */
function approval(
  sections: { id: string; title: string; content: string }[],
  about: string,
  contradictions: readonly string[],
): QuestionDraft {
  const found =
    contradictions.length === 0
      ? ''
      : `\n\nThe review found:\n\n${contradictions.map((one) => `- ${inlineStart(one)}`).join('\n')}`;
  return {
    type: 'show_plan',
    config: {
      question: 'Is this what you want built?',
      context: `Approve it to write the specification, or comment on any section and send it back.${found}`,
      sections,
    },
    why: 'This is what will stand in the specification. Nothing is final before you approve it.',
    evidence: [],
    purpose: 'approval',
    dimensions: [],
    by: 'engine',
    about,
  };
}
