import { languageOf, type Language } from '../base/text/language';
import { inlineStart } from '../base/text/markdown';
import { againstWhatStands } from '../specification/told-against';
import { labelsOf } from '../specification/numbering';
import { planInShort, planSections } from '../specification/plan';
import { changesOfPlan } from '../specification/plan-changes';
import { budgetLeft } from '../session/budget';
import { hashText } from '../base/text/hash';
import { withLabels, type Labels } from '../session/labels';
import type { QuestionDraft } from '../session/question';
import { openQuestion, type AskedQuestion, type Session } from '../session/session';
import { ask } from './ask-question';
import { close } from './take-up-proposal';
import { isOfReview, leftOpen, questionOfReview, reviewSteps } from './decide-review';
import { step, type Step } from './step';
import { saidOfComments } from './said-of-comments';
import { writeSteps } from './decide-writing';

/**
 * Convergence: close what is open, ask what the review wants to know, write everything once more, review, and show the plan.
 * Null once it is approved.
 */
export function convergeSteps(session: Session): Step[] | null {
  return (
    closeSteps(session) ??
    questionOfReview(session) ??
    revisionSteps(session) ??
    reviewSteps(session) ??
    approvalSteps(session)
  );
}

function closeSteps(session: Session): Step[] | null {
  const open = openQuestion(session);
  const gap = open !== null && isOfReview(session, open) && !session.wantsNoMore;
  if (open && open.question.purpose !== 'approval' && !gap) {
    const reason = 'The interview is coming to its end.';
    return [step('record', [{ type: 'question_withdrawn', questionId: open.question.id, reason }])];
  }
  const left = session.topics.find(
    ({ status }) => status === 'active' || status === 'backlog' || status === 'mentioned',
  );
  if (left) return [close(session, left, budgetLeft(session) === 0 ? 'budget' : 'convergence')];
  return gap ? writeSteps(session, 'last question') : null;
}

function revisionSteps(session: Session): Step[] | null {
  const writing = writeSteps(session, 'end');
  return writing.length > 0 ? writing : null;
}

/** Shows the specification as a plan; changed since it was shown, it is withdrawn and shown anew. */
function approvalSteps(session: Session): Step[] | null {
  const left = leftOpen(session);
  if (left.length > 0) return [step('record', left)];
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
  const contradictions = [
    ...(session.review?.contradictions ?? []).map((one) => withLabels(session, one, labels)),
    ...againstWhatStands(session, labels),
  ];
  const changes = changesOfPlan(session, sections, labels);
  const told = { contradictions, putRight: putRight(session, labels), changes, inShort: planInShort(session) };
  const asked = ask(session, { id: 'plan' }, approval(sections, about, told, languageOf(session.request)));
  const before = session.planReview === null ? '' : saidOfComments(session, session.planReview.questionId);
  const said = isShownAgain(session) || asked.acknowledgement.includes(before) ? '' : before;
  // What became of the comments is told also where something was asked and answered since.
  const acknowledgement = [asked.acknowledgement, said].filter((part) => part !== '').join(' ');
  // In one step: the page goes from one plan to the next.
  return [step('record', [...withdrawn, { ...asked, acknowledgement, question: { ...asked.question, labels } }])];
}

/** What the writer changed because the review found something, since the person last saw a plan: the finding, and where. */
function putRight(session: Session, labels: Labels): string[] {
  const seen = session.questions.find(({ question }) => question.id === session.planReview?.questionId);
  // Who has not seen a plan is not told what was wrong with what they have not seen.
  if (seen === undefined) return [];
  const stood = new Set(Object.keys(seen.question.labels ?? {}));
  return session.findings.flatMap(({ text, fix, end, statements }) => {
    if (![...statements, ...(end?.changed ?? [])].every((id) => stood.has(id))) return [];
    if (end?.end !== 'fixed' || fix === '' || end.seq < (seen.response?.seq ?? 0)) return [];
    if (end.changed.length === 0) return [];
    // What is there no more, or under another topic, has no name that the person could look for.
    const where = [...new Set(end.changed.flatMap((id) => labels[id] ?? []))];
    const changed = where.length === 0 ? '' : ` Changed: ${where.join(', ')}.`;
    return [`${withLabels(session, text, labels)}${changed}`];
  });
}

/** Whether a plan was shown since the last one that was reviewed. */
function isShownAgain({ questions, planReview }: Session): boolean {
  const reviewed = questions.findIndex(({ question }) => question.id === planReview?.questionId);
  return questions.slice(reviewed + 1).some(({ question }) => question.purpose === 'approval');
}

function planKey(sections: unknown): string {
  return `plan:${hashText(JSON.stringify(sections) ?? '')}`;
}

/** What the card of the plan says, in the language of the request. */
const PLAN_CARD = {
  en: {
    question: 'Is this what you want built?',
    context: 'Approve it to write the specification, or comment on any section and send it back.',
    why: 'This is what will stand in the specification. Nothing is final before you approve it.',
    since: 'Since you sent it back:',
    found: 'The review found:',
    putRight: 'Put right after the review:',
  },
  de: {
    question: 'Soll das so gebaut werden?',
    context:
      'Stimmen Sie zu, damit die Spezifikation geschrieben wird, oder kommentieren Sie einen Abschnitt und schicken den Plan zurück.',
    why: 'Das wird in der Spezifikation stehen. Nichts davon gilt, bevor Sie zustimmen.',
    since: 'Seit Sie ihn zurückgeschickt haben:',
    found: 'Die Prüfung hat gefunden:',
    putRight: 'Nach der Prüfung berichtigt:',
  },
} as const satisfies Record<Language, Record<string, string>>;

/** The plan as a question, with what changed since one was sent back. Contradictions that the review found are shown with it: whether they matter is the person's to say. */
function approval(
  sections: { id: string; title: string; content: string }[],
  about: string,
  told: { inShort: string; contradictions: readonly string[]; putRight: readonly string[]; changes: string },
  language: Language,
): QuestionDraft {
  const words = PLAN_CARD[language];
  const list = (title: string, lines: readonly string[]) =>
    lines.length === 0 ? '' : `\n\n${title}\n\n${lines.map((one) => `- ${inlineStart(one)}`).join('\n')}`;
  const since = told.changes === '' ? '' : `\n\n${words.since}\n\n${told.changes}`;
  const found = list(words.found, told.contradictions) + list(words.putRight, told.putRight);
  return {
    type: 'show_plan',
    config: {
      question: words.question,
      context: `${told.inShort === '' ? '' : `${told.inShort}\n\n`}${words.context}${since}${found}`,
      sections,
    },
    why: words.why,
    evidence: [],
    purpose: 'approval',
    dimensions: [],
    by: 'engine',
    about,
  };
}
