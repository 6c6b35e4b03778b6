import { buildClarifierInput, buildIntakeInput, buildSummarizerInput } from '../roles/inputs/build';
import { lookSoFar } from '../observe/conclusion-so-far';
import type { SummarizerInput } from '../roles/inputs/inputs';
import { isLaidOut, openQuestion, type Session } from '../session/session';
import { tokenShare } from '../session/usage';
import { backgroundDue } from './decide-background';
import { convergeSteps } from './decide-converging';
import { interviewSteps } from './decide-interview';
import { leftOpen } from './decide-review';
import { preparationSteps, restOfLayout } from './decide-preparation';
import { writeSteps } from './decide-writing';
import { step, type Step } from './step';
import type { SessionEvent } from '../session/events';

/**
 * The steps due in a session: a pure function of it; none while it waits for the person, or has ended. While a `record` step is due nothing else is: its facts come first,
 * and deciding starts again from the session they make.
 */
export function decide(session: Session): Step[] {
  if (!session.id || session.ended) return [];
  const steps = [...clarifySteps(session), ...(session.wrapUp ? wrapUpSteps(session) : mainSteps(session))];
  const record = steps.find((s) => s.kind === 'record');
  if (record) return [record];
  return [...(blockedBy(session, steps) ?? steps), ...backgroundDue(session)];
}

/**
 * While no model may be called nothing that roles do is due; what the person says is taken all the same. Wrapping up
 * never waits for a model: the rules write then.
 */
function blockedBy(session: Session, due: readonly Step[]): Step[] | null {
  if (session.led === 'offline' || session.wrapUp || due.length === 0) return null;
  if (session.block !== null) return [];
  if (tokenShare(session) < 1) return null;
  const reason = `The token budget of this session (${session.tokenBudget ?? 0} tokens) is used up.`;
  return [step('record', [{ type: 'model_blocked', kind: 'tokens', role: null, reason }])];
}

function mainSteps(session: Session): Step[] {
  const asking =
    intakeSteps(session) ?? layingOutSteps(session) ?? preparationSteps(session) ?? interviewSteps(session);
  if (asking !== null) return asking;
  // What is written rests on what is found: a look that is still under way is over soon.
  if (session.probe.status === 'running') return [];
  return convergeSteps(session) ?? finishSteps(session);
}

/**
 * While the rest of a layout is coming in: that, and the first question where it is not asked yet. What is answered
 * meanwhile waits for the topics that the rest may bring.
 */
function layingOutSteps(session: Session): Step[] | null {
  if (session.layingOut === null) return null;
  const first = session.questions.length === 0 && isLaidOut(session) ? (interviewSteps(session) ?? []) : [];
  return [...first.filter(onlyAsks), restOfLayout(session, session.layingOut)];
}

const ASKING: ReadonlySet<string> = new Set(['topic_activated', 'question_dropped', 'question_asked']);

function onlyAsks(one: Step): boolean {
  return one.kind === 'record' && one.input.every(({ type }) => ASKING.has(type));
}

function intakeSteps(session: Session): Step[] | null {
  return session.intake ? null : [step('intake', buildIntakeInput(session))];
}

/** Someone asked why: the reply is due, whatever else is. */
function clarifySteps(session: Session): Step[] {
  const open = openQuestion(session);
  const at = open?.clarifications.findIndex(({ reply }) => reply === null) ?? -1;
  const due = open?.clarifications[at];
  if (!open || !due) return [];
  const questionId = open.question.id;
  const context = buildClarifierInput(session, open, due.text);
  return [step('clarify', { questionId, context }, [questionId, at])];
}

/** The person's word ends the interview at once: what is known is written, marked as not approved. */
function wrapUpSteps(session: Session): Step[] {
  const events: SessionEvent[] = [];
  for (const { question, status } of session.questions) {
    if (status === 'open') {
      events.push({ type: 'question_withdrawn', questionId: question.id, reason: 'The session was wrapped up.' });
    }
  }
  if (session.probe.status === 'running')
    events.push({ type: 'probe_cancelled', reason: 'The session was wrapped up.', soFar: lookSoFar(session) });
  events.push(...leftOpen(session));
  if (events.length > 0) return [step('record', events)];
  const writing = writeSteps(session, 'end');
  return writing.length > 0 ? writing : finishSteps(session);
}

/**
 * The end, whatever state the drafts are in. `context` is what the summary is made from; without it, all that is known.
 */
export function finishSteps(session: Session, context?: SummarizerInput): Step[] {
  const approved = session.planReview?.decision === 'approve' && !session.wrapUp;
  if (session.spec) {
    return [
      step('record', [{ type: 'session_ended', reason: approved ? 'approved' : 'wrapped_up', completed: approved }]),
    ];
  }
  const status = approved ? 'approved' : 'unapproved';
  return [step('finalize', { status, context: context ?? buildSummarizerInput(session) })];
}

/** The end of a session that was wrapped up and of which nothing else can be decided: the statements speak for it. */
export function finishAnyhow(session: Session): Step[] {
  const { request, intake, statements, wrapUp, ended } = session;
  if (wrapUp === null || ended !== null) return [];
  return finishSteps(session, { request, intake, topics: [], statements, exchanges: [], messages: [] });
}
