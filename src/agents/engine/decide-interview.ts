import { languageOf } from '../base/text/language';
import { buildInterviewerInput, buildOrchestratorInput } from '../roles/inputs/build';
import { inOrderOfAnswering } from '../session/conversation';
import { budgetLeft } from '../session/budget';
import type { EventOf, SessionEvent } from '../session/events';
import { fold } from '../session/fold/fold';
import { withIds } from '../session/labels';
import {
  activeTopic,
  openQuestion,
  type AskedQuestion,
  type LeftGap,
  type Session,
  type Topic,
} from '../session/session';
import { tokenShare } from '../session/usage';
import { isTopicSettled, screensUnasked, topicCounts } from '../session/topic-progress';
import { waitingQuestions } from '../session/waiting-questions';
import { ask, saidBefore } from './ask-question';
import { callersTopic } from './callers-questions';
import { budgetSpent, nothingLeftToAsk, saidInOwnWords } from './guards/ending';
import { answeredByWhatWasSeen, refuseQuestion } from './guards/question';
import { BREADTH_FIRST, MAX_RECORDS_IN_A_ROW, SPARE_TOKENS, TOPIC_QUESTION_CAP } from '../session/limits';
import { beforeLastQuestion, isLastOneKept, whileOpenSteps } from './decide-review';
import { directiveForGap, leftGaps, unspokenGap } from './left-gaps';
import { onlyAnswered } from './only-answered';
import { acknowledge } from '../roles/rule-based/acknowledge';
import { freeText } from '../roles/rule-based/free-text';
import { phaseOf } from '../session/phase';
import { toExchange } from '../session/exchanges';
import { isWithoutInterview, sizeTurn } from './decide-size';
import { ASK_LOOKS } from '../roles/rule-based/looks';
import { isLoadFirst, lacksLooks, looksAreDue, looksTopic } from './guards/looks';
import { writeSteps } from './decide-writing';
import type { InterviewerInput } from '../roles/inputs/inputs';
import { step, type Step, type StepOf } from './step';
import { close, looksByRules, takeUpProposal } from './take-up-proposal';

/** The interview itself: topics, questions and the turn after an answer. Null when there is nothing left to ask. */
export function interviewSteps(session: Session): Step[] | null {
  const stale = session.topics.find((topic) => topic.status === 'completed' && topic.finding === null);
  if (stale) return [close(session, stale, stale.closedBy ?? 'settled')];
  const answered = answeredInStore(session);
  if (answered) return [answered];
  // What the person said in their own words may be a wish: then the orchestrator hears it first.
  const isHeardFirst = saysMore(session) || (saidInOwnWords(session, session.lastInputSeq) && !onlyAnswered(session));
  const wider = isHeardFirst ? null : breadthFirst(session);
  if (wider) return [wider];
  const last = lastAnswerSteps(session);
  if (last) return last;
  const turn = turnSteps(session);
  if (turn) return turn;
  if (session.converging) return null;
  const open = openQuestion(session);
  if (open?.question.purpose === 'approval') {
    return [step('record', [{ type: 'question_withdrawn', questionId: open.question.id, reason: GOES_ON }])];
  }
  const found = open && foundMeanwhile(session, open);
  if (found) return [found];
  if (open) return whileOpenSteps(session);
  const sized = sizeSteps(session);
  if (sized) return sized;
  const callers = budgetLeft(session) > 0 ? callersTopic(session) : null;
  if (callers !== null) return [activate(callers, 'The questions that the agent brought come first.')];
  const kept = beforeLastQuestion(session) ?? lastForGap(session);
  if (kept !== null) return kept;
  const topic = activeTopic(session);
  if (topic) return topicSteps(session, topic);
  return nextTopicSteps(session);
}

/** Where no interview is needed: the card of assumptions, what holds instead of them, and the end. */
function sizeSteps(session: Session): Step[] | null {
  const turn = sizeTurn(session);
  if (turn === null) return null;
  if ('end' in turn) return [converge(session, turn.end)];
  if ('again' in turn) return [askAgain(session, turn.again)];
  const topic = activeTopic(session);
  if (topic !== null) return [step('record', [ask(session, topic, turn.ask)])];
  const first = session.topics.find(({ status }) => status === 'backlog' || status === 'mentioned');
  return first === undefined ? null : [activate(first.id, 'What is assumed is confirmed here.')];
}

/** Why a plan is taken back when something brings the session out of convergence. */
const GOES_ON = 'The discussion goes on.';

/** The person's comments on a plan, for those who know its statements by their ids. */
function commentsOf(session: Session, review: NonNullable<Session['planReview']>): string[] {
  const plan = session.questions.find(({ question }) => question.id === review.questionId)?.question;
  return [...review.annotations.map(({ text }) => text), review.feedback]
    .filter((text) => text.trim() !== '')
    .map((text) => withIds(session, text, plan?.labels ?? {}));
}

/**
 * After the answer with which the budget is spent, where a model leads: the draft is completed at once. Where it only
 * answers, nothing else is to be decided; words of the person's own may be a wish, and the orchestrator hears them meanwhile.
 */
function lastAnswerSteps(session: Session): Step[] | null {
  const turn = session.lastInputSeq;
  if (session.led === 'offline' || turn <= (session.flow?.turn ?? 0) || isWithoutInterview(session)) return null;
  const over = nothingLeftToAsk(session);
  const last = inOrderOfAnswering(session).at(-1);
  if (over === null || last?.response?.seq !== turn) return null;
  const said = acknowledge([toExchange(last)], languageOf(session.request));
  if (!saysMore(session) && (!saidInOwnWords(session, turn) || onlyAnswered(session)))
    return [converge(session, over, said)];
  return [...(turnSteps(session) ?? []), ...writeSteps(session, 'end')];
}

/**
 * After an answer that is nothing but one the topic goes on, without anyone being asked. After a message, or words that
 * may lead elsewhere, the orchestrator, and beside it the interviewer on the topic at hand.
 */
function turnSteps(session: Session): Step[] | null {
  // A decision on a later input than the last one that is known was made when that one was: its record is lost.
  const more = saysMore(session);
  if (session.lastInputSeq <= (session.flow?.turn ?? 0) && !more) return null;
  if (session.led === 'model' && !more && onlyAnswered(session)) {
    const over = nothingLeftToAsk(session);
    return [over === null ? goOn(session) : converge(session, over, saidBack(session))];
  }
  const context = buildOrchestratorInput(session);
  if (!context) return null;
  const steps: Step[] = [step('orchestrate', { turn: session.lastInputSeq, context }, session.lastInputSeq)];
  const beside = ifItGoesOn(session);
  if (beside !== null && session.proposal?.key !== beside.key) steps.push(beside);
  return steps;
}

/**
 * The interviewer's turn that follows if the orchestrator only says to go on, on this topic or on the one that is next: it
 * is taken beside the orchestrator's, so that the person waits for one call and not for two. Null where something else
 * follows, or where tokens run short.
 */
function ifItGoesOn(session: Session): StepOf<'interview'> | null {
  if (session.converging || openQuestion(session) !== null) return null;
  if (budgetLeft(session) === 0 || tokenShare(session) >= SPARE_TOKENS) return null;
  let next = foldAll(session, [{ ...goingOn(session), by: 'model' }]);
  for (let i = 0; i < MAX_RECORDS_IN_A_ROW; i++) {
    const steps = interviewSteps(next) ?? [];
    const record = steps.find((one) => one.kind === 'record');
    if (record === undefined) return steps.find((one) => one.kind === 'interview') ?? null;
    if (record.input.some(({ type }) => type !== 'topic_activated')) return null;
    next = foldAll(next, record.input);
  }
  return null;
}

function foldAll(session: Session, events: readonly SessionEvent[]): Session {
  return events.reduce((now, event) => fold(now, { seq: now.lastSeq + 1, at: now.lastAt, event }), session);
}

/**
 * Whether words that were taken for an answer and nothing else ask for more, as an interviewer noticed that heard them
 * afterwards: then the orchestrator hears them, too, as it hears a message.
 */
function saysMore({ led, moreSaid, questions, heardAt }: Session): boolean {
  if (led !== 'model' || moreSaid === null) return false;
  return questions.some((asked) => (asked.response?.seq ?? 0) > heardAt && freeText(toExchange(asked)) !== '');
}

/** The engine's own decision to go on. What it says back stands until an interviewer says it better. */
function goOn(session: Session): Step {
  return step('record', [goingOn(session)]);
}

function goingOn(session: Session): EventOf<'flow_decided'> {
  return {
    type: 'flow_decided',
    turn: session.lastInputSeq,
    action: 'continue_current_topic',
    topicId: null,
    reasoning: 'The answer leads on within the plan.',
    newTopics: [],
    instruction: null,
    acknowledgement: saidBack(session),
    reply: '',
    by: 'engine',
    phase: phaseOf(session),
  };
}

/** What was understood from the last answer, by rules. */
function saidBack(session: Session): string {
  const asked = session.questions.find(({ response }) => response?.seq === session.lastInputSeq);
  return asked === undefined ? '' : acknowledge([toExchange(asked)], languageOf(session.request));
}

/** Whether the interviewer is to hear the last answer before a question is asked that was prepared without knowing it. */
function isUnheard({ led, flow, lastInputSeq, interviewedAt }: Session): boolean {
  return led === 'model' && flow?.by === 'engine' && flow.turn === lastInputSeq && interviewedAt !== lastInputSeq;
}

function topicSteps(session: Session, topic: Topic): Step[] {
  const first = nextInLine(session, topic);
  // It comes when something else was asked.
  const waiting = first !== null && 'draft' in first && isLoadFirst(session, first.draft) ? null : first;
  if (waiting && 'question' in waiting) return [askAgain(session, waiting)];
  if (budgetLeft(session) === 0) return [converge(session, budgetSpent(session))];
  const looks = looksAreDue(session, topic);
  const directive = directiveFor(session, topic) ?? (looks ? ASK_LOOKS : null);
  const wider = directive === null ? breadthFirst(session) : null;
  if (wider) return [wider];
  // What the person has just asked to talk about comes before what was prepared; a caller's questions keep their order.
  const nothingDirected = session.proposal?.topicId === topic.id && session.proposal.result.done;
  const next = waiting && (directive === null || nothingDirected || waiting.draft.by === 'caller') ? waiting : null;
  const { asked } = topicCounts(session, topic);
  if (next !== null) {
    // Where there is room for one more question on the topic, it is the one that waits.
    const isLast = asked >= TOPIC_QUESTION_CAP - 1;
    if (isLast) return [step('record', [ask(session, topic, next.draft, next.preparedId)])];
    const interview = interviewStep(session, topic, directive, next);
    if (session.proposal?.key === interview.key) return [takeUpProposal(session, topic, directive, next)];
    if (next.draft.by !== 'caller' && isUnheard(session)) return [interview];
    return [step('record', [ask(session, topic, next.draft, next.preparedId)])];
  }
  const mayAskLooks = looks && looksByRules(session, topic) !== null;
  if (asked >= TOPIC_QUESTION_CAP && !mayAskLooks) return [close(session, topic, 'cap')];
  const interview = interviewStep(session, topic, directive);
  return session.proposal?.key === interview.key ? [takeUpProposal(session, topic, directive, null)] : [interview];
}

/**
 * After a topic's second answer the first one that has not come up yet has its turn: every side of the change is asked
 * about before any is asked about in depth. One screen of the topic that nobody was asked about comes first, where that leaves
 * the others two questions each: it is no depth, and comes back late else. Not where the person chose the topic, nor where rules lead, who ask what is
 * worth most anyway. Null where there is nothing to widen.
 */
function breadthFirst(session: Session): Step | null {
  const topic = activeTopic(session);
  if (topic === null || topic.chosen || session.led === 'offline' || session.converging) return null;
  if (openQuestion(session) !== null || session.planReview !== null || callersTopic(session) !== null) return null;
  if (isWithoutInterview(session)) return null;
  const { asked } = topicCounts(session, topic);
  if (asked < BREADTH_FIRST || budgetLeft(session) === 0) return null;
  const untouched = session.topics.filter((one) => one.status === 'backlog' && topicCounts(session, one).asked === 0);
  const hasRoom = budgetLeft(session) > BREADTH_FIRST * untouched.length;
  if (asked === BREADTH_FIRST && hasRoom && screensUnasked(session, topic).length > 0) return null;
  const [next] = untouched;
  return next === undefined ? null : activate(next.id, 'Every topic comes up once before one is discussed in depth.');
}

/** What the topic already has in store: a parked question first, then those prepared for it. */
function nextInLine(session: Session, topic: Topic): AskedQuestion | Session['prepared'][number] | null {
  const parked = session.questions.find(
    (q) => q.status === 'parked' && q.deferrals === 0 && q.question.topicId === topic.id,
  );
  if (parked) return parked;
  const own = session.prepared.filter((p) => p.topicId === topic.id);
  // What planning could not find out comes before what was to be asked anyway, and after a caller's own.
  const needed = own.find(({ draft }) => draft.purpose === 'ask_human');
  return (own[0]?.draft.by === 'caller' ? own[0] : (needed ?? own[0])) ?? null;
}

/**
 * Drops what waits on the topic at hand and is answered by now: nobody is there to be asked for another question. A
 * caller's stands as it is.
 */
function answeredInStore(session: Session): Step | null {
  const topic = activeTopic(session);
  if (topic === null || openQuestion(session) !== null) return null;
  for (const { preparedId, topicId, draft } of session.prepared) {
    const refusal = topicId === topic.id ? refuseQuestion(session, draft) : null;
    if (refusal === null) continue;
    const { reason } = refusal;
    return step('record', [{ type: 'question_dropped', preparedId, question: draft, reason }]);
  }
  return null;
}

/**
 * Takes back the first question, asked while the workspace was still looked at, where what was found since answers it:
 * nobody has to say what the code says. One that the person asks about stays.
 */
function foundMeanwhile(session: Session, { question, clarifications }: AskedQuestion): Step | null {
  const isFirst = session.questions.length === 1 && session.probe.alongside === true;
  if (!isFirst || question.by !== 'model' || question.purpose !== 'elicit' || clarifications.length > 0) return null;
  if (session.rejectedProposals.length > 0) return null;
  const reason = answeredByWhatWasSeen(session, question);
  if (reason === null) return null;
  return step('record', [{ type: 'question_withdrawn', questionId: question.id, reason, moot: true, found: true }]);
}

/**
 * One turn of the interviewer. A reply that has come is kept for as long as what it rests on is as it was: what the writer
 * covers meanwhile, whether the answer was said back, which sides a topic gets besides, what is crossed off of what the look left unknown, what things are called (the question follows when it
 * is asked), how the questions that wait on topics are worded and what is found meanwhile makes none stale: what that answers
 * is sent back.
 */
function interviewStep(
  session: Session,
  topic: Topic,
  directive: string | null,
  waiting: Session['prepared'][number] | null = null,
) {
  const input = buildInterviewerInput(session, topic, directive, waiting);
  return step('interview', input, restsOn(input));
}

/** What a reply of the interviewer's rests on, of all that it is told. */
export function restsOn(input: InterviewerInput): object {
  const {
    missing: _missing,
    look: _look,
    terms: _terms,
    preparedQuestions: _waiting,
    waitingHere: _here,
    preparedElsewhere: _elsewhere,
    evidence: _evidence,
    facts: _facts,
    isSaidBack: _saidBack,
    topics,
    ...said
  } = input;
  const known = topics.map(
    ({
      covered: _covered,
      completeness: _completeness,
      leftOpen: _left,
      fresh: _fresh,
      lacks: _lacks,
      dimensions: _dimensions,
      settled: _settled,
      ...topicOf
    }) => topicOf,
  );
  return { ...said, topics: known };
}

/**
 * The last question that is kept for the review, where that has none: it goes to what is known to be missing, the weightiest
 * first, wherever that is; not where the topic at hand has something open or in store, or looks were never asked about.
 */
function lastForGap(session: Session): Step[] | null {
  if (!isLastOneKept(session) || session.gaps.due !== null || lacksLooks(session)) return null;
  const topic = activeTopic(session);
  const isOpen = topic !== null && (topic.chosen || !isTopicSettled(session, topic));
  if (isOpen || waitingQuestions(session).length > 0) return null;
  const [gap] = leftGaps(session);
  return gap === undefined ? null : [takeUp(gap)];
}

function takeUp({ topicId, ...gap }: LeftGap): Step {
  const reason = gap.unspoken === undefined ? `Something is missing there: ${gap.text}` : `Looked for: ${gap.text}`;
  return step('record', [{ type: 'topic_activated', topicId, reason, gap }]);
}

/**
 * The orchestrator's instruction, the person's comments on the plan, or what the topic came back for, as far as they concern
 * this turn.
 */
function directiveFor(session: Session, topic: Topic): string | null {
  const { flow, planReview } = session;
  if (flow?.turn === session.lastInputSeq && flow.instruction?.targetAgent === 'interviewer')
    return flow.instruction.directive;
  if (planReview?.decision === 'revise') {
    const comments = commentsOf(session, planReview);
    if (comments.length > 0) return `The person sent the plan back: ${comments.join(' · ')}`;
  }
  return directiveForGap(session, topic.id);
}

function askAgain(session: Session, { question }: AskedQuestion): Step {
  return step('record', [{ type: 'question_asked', question, acknowledgement: saidBefore(session) }]);
}

/**
 * The next topic of the backlog, where a model leads one with something open before those that are settled, and among
 * these, closed ones too, one on which something is known to be missing: that goes first where its topic matters more and
 * every topic has come up. After the last, what was put off comes back once, then what nobody spoke of is looked for; then
 * the session converges.
 */
function nextTopicSteps(session: Session): Step[] {
  const isOpen = (topic: Topic) => session.led === 'offline' || topic.chosen || !isTopicSettled(session, topic);
  const backlog = session.topics.filter(({ status }) => status === 'backlog');
  const open = backlog.find(isOpen);
  const gap = open === undefined ? leftGaps(session)[0] : gapBefore(session, open);
  if (gap !== undefined) return [takeUp(gap)];
  const next = open ?? backlog[0] ?? session.topics.find(({ status }) => status === 'mentioned');
  if (next && budgetLeft(session) > 0) return [activate(next.id, 'It is next in line.')];
  // What it is about decides nothing any more when everything else is asked.
  const putOff = session.questions.find(
    ({ status, deferrals, question }) => status === 'parked' && deferrals <= 1 && question.purpose !== 'reading',
  );
  if (putOff) return [askAgain(session, putOff)];
  const looks = lacksLooks(session) ? looksTopic(session) : null;
  if (looks !== null && looksByRules(session, looks) !== null)
    return [activate(looks.id, 'How it looks was not asked about yet.')];
  const unspoken = next === undefined ? unspokenGap(session) : null;
  if (unspoken !== null) return [takeUp(unspoken)];
  return [converge(session, next ? budgetSpent(session) : 'Every topic is closed and none is waiting.')];
}

/**
 * What is missing on a topic that matters more than one that was asked about and left with something open, where questions
 * are left for that as well.
 */
function gapBefore(session: Session, open: Topic): LeftGap | undefined {
  if (open.chosen || topicCounts(session, open).asked === 0) return undefined;
  const waiting = session.topics.filter((topic) => topic.status === 'backlog' && !isTopicSettled(session, topic));
  if (budgetLeft(session) <= waiting.length) return undefined;
  const placeOf = (topicId: string) => session.topics.findIndex(({ id }) => id === topicId);
  return leftGaps(session).find(({ topicId }) => placeOf(topicId) < placeOf(open.id));
}

function activate(topicId: string, reason: string): Step {
  return step('record', [{ type: 'topic_activated', topicId, reason }]);
}

function converge(session: Session, reasoning: string, acknowledgement = ''): Step {
  const decision = { turn: session.lastInputSeq, action: 'start_convergence', topicId: null, reasoning } as const;
  return step('record', [
    {
      type: 'flow_decided',
      ...decision,
      newTopics: [],
      instruction: null,
      acknowledgement,
      reply: '',
      by: 'engine',
      phase: 'convergence',
    },
  ]);
}
