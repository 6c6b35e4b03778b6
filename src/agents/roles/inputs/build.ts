import { isOnWhatStands } from '../../session/changed-questions';
import { missedOn, whatWritersMiss } from '../../session/lacking';
import { requestLeft } from '../../session/what-stands';
import type {
  BootstrapperInput,
  IntakeInput,
  InterviewerInput,
  OrchestratorInput,
  PlannerInput,
  ResearcherInput,
  ReviewerInput,
  SummarizerInput,
  WriterInput,
  ClarifyInput,
} from './inputs';
import { questionTitle } from '../../questions/catalogue';
import { callersLeft } from '../../session/callers-left';
import { budgetLeft } from '../../session/budget';
import { lookSoFar } from '../../observe/conclusion-so-far';
import type { PlanTask } from '../../session/events';
import type { Finding } from '../../session/finding';
import {
  activeTopic,
  asksOfChange,
  goalSince,
  openQuestion,
  type AskedQuestion,
  type Session,
  type Topic,
} from '../../session/session';
import { inOrderOfAnswering, messagesHeard, settledExchanges } from '../../session/conversation';
import { toExchange, wasSentBack, type Exchange } from '../../session/exchanges';
import { exchangeInIds } from '../../session/labels';
import { backgroundOf, lookOf, lookSummaryOf } from './background';
import { takenOut } from '../../session/put-aside';
import { dealtWithDimensions, isToBeWritten } from '../../session/topic-progress';
import { recentlySaid } from './recently-said';
import { ABOUT_SIZE } from '../../session/right-size';
import { isPutOff, isWrittenByRules, judgedAssumptions, partTaken, sizeQuestion } from '../../session/size-in-force';
import { topicBrief } from '../../session/topic-briefs';
import { uncheckedIn } from '../../specification/lint';
import { isSaidWithApproval, unanswered } from '../../specification/open-questions';
import { asidesIn, heardByWriters } from '../../session/understood';
import { waitingQuestions } from '../../session/waiting-questions';
import { heldByPerson, planComments } from './plan-comments';
import { heardBy, relatedTopics } from './writing';

export function buildIntakeInput(session: Session): IntakeInput {
  const { selection, caller, roots } = session;
  return { request: requestLeft(session), selection, callerContext: caller?.context ?? '', roots };
}

/** What is needed to explain the open question to someone who asks about it. */
export function buildClarifierInput(session: Session, asked: AskedQuestion, text: string): ClarifyInput {
  const { question, clarifications } = asked;
  return {
    request: requestLeft(session),
    question: { ...toExchange(asked), why: question.why },
    asked: text,
    earlier: clarifications.flatMap(({ text: before, reply }) => (reply === null ? [] : [{ text: before, reply }])),
    settled: settledExchanges(session),
    evidence: session.evidence,
    facts: backgroundOf(session).facts,
  };
}

export function buildPlannerInput(session: Session): PlannerInput {
  return {
    ...backgroundOf(session),
    confidence: session.probe.confidence,
    gaps: session.probe.gaps,
    lookSummary: session.probe.evidenceSummary,
    researchQuality: session.researchQuality,
    done: session.plan.tasks
      .filter((task) => task.status === 'completed' || task.status === 'failed')
      .map(({ status, result, ...task }) => ({ task, result, failed: status === 'failed' })),
    hops: session.plan.hops,
    attempts: session.attempts.map(({ taskId, query }) => ({ taskId, query })),
    mayLook: session.probeAllowed,
  };
}

/** A task with the goal of an earlier one goes on where that one stopped: with its attempts, judged by the same need. */
export function buildResearcherInput(session: Session, task: PlanTask): ResearcherInput {
  const alike = session.plan.tasks.filter(({ capability, goal }) => capability === 'research' && goal === task.goal);
  const earlier = new Set(alike.map(({ id }) => id).filter((id) => id !== task.id));
  const attempts = session.attempts
    .filter(({ taskId }) => earlier.has(taskId))
    .map(({ query, relevance, coverage, confidence, evidence }) => {
      return { query, relevance, coverage, confidence, evidence };
    });
  return { ...backgroundOf(session), task, need: alike[0]?.query ?? task.query, earlier: attempts.length, attempts };
}

export function buildBootstrapperInput(session: Session): BootstrapperInput {
  const { status, gaps } = session.probe;
  const isLooking = status === 'running';
  return {
    ...backgroundOf(session),
    ...(isLooking ? { isLooking } : {}),
    gaps,
    lookSummary: isLooking ? lookSoFar(session).summary : lookSummaryOf(session),
    budget: session.budget,
    callerQuestions: callersLeft(session),
  };
}

/** What the orchestrator sees of the person's last input, or null if there is none to look at. */
export function buildOrchestratorInput(session: Session): OrchestratorInput | null {
  const input = lastInput(session);
  if (!input) return null;
  const open = openQuestion(session);
  return {
    request: requestLeft(session),
    ...lookOf(session),
    intake: backgroundOf(session).intake,
    ...(session.moreSaid === null ? {} : { moreSaid: session.moreSaid }),
    recent: recentlySaid(session),
    input,
    topics: session.topics.filter((topic) => topic.status !== 'dropped').map((topic) => topicBrief(session, topic)),
    activeTopicId: activeTopic(session)?.id ?? null,
    openQuestionId: open?.question.id ?? null,
    ...(open === null ? {} : { openQuestion: questionTitle(open.question.config) }),
    statementIds: [...session.statements.map(({ id }) => id), ...session.putAside.map(({ statement }) => statement.id)],
    prepared: waitingQuestions(session),
    ...(session.flow?.overruled === undefined ? {} : { overruled: session.flow.overruled }),
    budgetLeft: budgetLeft(session),
    newPerTurn: inOrderOfAnswering(session)
      // What changes a statement that stands writes no new one.
      .filter((asked) => !isOnWhatStands(asked.question.about))
      .filter((asked) => asksOfChange(asked) && !(session.led === 'model' && isToBeWritten(session, asked)))
      .map(({ question }) => session.statements.filter((s) => s.sources.includes(question.id)).length),
  };
}

function lastInput(session: Session): OrchestratorInput['input'] | null {
  const message = messagesHeard(session).find((m) => m.seq === session.lastInputSeq);
  if (message) return { kind: 'message', id: message.id, text: message.text };
  const asked = session.questions.find((q) => q.response?.seq === session.lastInputSeq);
  return asked ? { kind: 'answer', exchange: exchangeInIds(session, asked) } : null;
}

/**
 * The interviewer's view of one topic. Topics that came up after the person's last input are left out, so that what the
 * orchestrator queues in the same turn does not make a fresh proposal stale.
 */
export function buildInterviewerInput(
  session: Session,
  topic: Topic,
  directive: string | null,
  waiting: Session['prepared'][number] | null = null,
): InterviewerInput {
  const known = session.topics.filter(
    (t) =>
      t.status !== 'dropped' && (session.lastInputSeq === 0 || t.since <= session.lastInputSeq || t.id === topic.id),
  );
  const settled = dealtWithDimensions(session, topic);
  return {
    ...backgroundOf(session),
    ...lookOf(session),
    topics: known.map((t) => topicBrief(session, t)),
    topicId: topic.id,
    leads: session.led === 'offline' ? 'rules' : 'model',
    doubted: session.doubted,
    exchanges: settledExchanges(session),
    lastAnswered: inOrderOfAnswering(session).at(-1)?.question.id ?? null,
    isSaidBack: session.pendingAcknowledgement !== '',
    messages: ofThisGoal(session, said(session)),
    missing: topic.dimensions.filter((dimension) => !settled.includes(dimension)),
    directive,
    terms: session.terms,
    budgetLeft: budgetLeft(session),
    refusals: [...sentAway(session), ...session.refusals.map(({ reason, about }) => ({ reason, about }))],
    preparedElsewhere: [
      ...session.prepared.map(({ draft }) => draft.about ?? ''),
      ...session.questions.filter((q) => q.status === 'parked').map(({ question }) => question.about ?? ''),
    ].filter(Boolean),
    preparedQuestions: waitingQuestions(session).map(({ parked: _parked, ...question }) => question),
    ...(waiting === null ? {} : { waiting: { id: waiting.preparedId, question: waiting.draft } }),
    waitingHere: session.prepared
      .filter((one) => one.topicId === topic.id && one.draft.by !== 'caller')
      .map(({ preparedId: id, draft: question }) => ({ id, question })),
  };
}

/** What the person sent away unanswered is not proposed again. */
function sentAway({ questions, led }: Session): { reason: string; about: string }[] {
  if (led !== 'offline') return [];
  return questions.flatMap(({ question: { about, purpose }, status, moot }) =>
    status === 'withdrawn' && moot === true && about !== undefined && purpose !== 'reading'
      ? [{ reason: 'The person took it back: nobody needs an answer to it.', about }]
      : [],
  );
}

function said(session: Session): { id: string; text: string }[] {
  return messagesHeard(session).map(({ id, text }) => ({ id, text }));
}

export function buildWriterInput(session: Session, topic: Topic, mode: WriterInput['mode']): WriterInput {
  const first = bearer(session)?.id === topic.id;
  const gone = takenOut(session);
  const own = session.questions.filter((q) => concerns(q, topic, first));
  const elsewhere = new Set(session.statements.flatMap((s) => (s.topicId === topic.id ? [] : s.sources)));
  const citedElsewhere = own.map(({ question: { id } }) => id).filter((id) => elsewhere.has(id));
  return {
    ...backgroundOf(session),
    ...lookOf(session),
    // Facts of the whole workspace stand once, with the first topic.
    facts: first ? backgroundOf(session).facts : [],
    topic: topicBrief(session, topic),
    exchanges: own.map((q) => judgedExchange(session, q)),
    ...(citedElsewhere.length === 0 ? {} : { citedElsewhere }),
    messages: first ? heardByWriters(session, ofThisGoal(session, said(session))) : [],
    relevantMessages: first ? [] : heardByWriters(session, ofThisGoal(session, heardBy(session, topic))),
    planComments: planComments(session),
    previous: session.statements.filter((s) => s.topicId === topic.id),
    editedByPerson: heldByPerson(session),
    ...(gone.length > 0 ? { takenOut: gone } : {}),
    ...(first ? sizeOf(session) : {}),
    related: relatedTopics(session, topic),
    terms: session.terms,
    mode,
  };
}

/** Messages that were said for the goal as it is, or that something rests on which still holds. */
function ofThisGoal<M extends { id: string }>(session: Session, messages: readonly M[]): M[] {
  const since = goalSince(session);
  const standing = new Set(session.statements.flatMap(({ sources }) => sources));
  const before = session.messages.filter(({ id, seq }) => seq <= since && !standing.has(id)).map(({ id }) => id);
  return messages.filter(({ id }) => !before.includes(id));
}

/** What is written by rules of the request itself, and of the session's size. */
function sizeOf(session: Session): Pick<WriterInput, 'size'> {
  const judged = judgedAssumptions(session);
  const taken = partTaken(session);
  const others = sizeQuestion(session, ABOUT_SIZE.others);
  const parts =
    taken === null || others === null
      ? null
      : {
          questionId: others.question.id,
          others: taken.others.map(({ title }) => title),
          later: isPutOff(others),
        };
  const byRules = session.led === 'offline' && session.changes === null;
  if (judged.length === 0 && parts === null && !byRules) return {};
  const card = sizeQuestion(session, ABOUT_SIZE.assumptions);
  return {
    size: {
      wish: judged.length > 0 || byRules ? session.request : null,
      card: card?.response?.kind === 'answer' ? card.question.id : null,
      judged,
      isFollowedUp: sizeQuestion(session, ABOUT_SIZE.instead) !== null,
      parts,
    },
  };
}

/** An exchange with the parts of the person's words that are not to be written down. */
function judgedExchange(session: Session, asked: AskedQuestion): Exchange {
  const asides = asidesIn(session, asked.question.id);
  const exchange = exchangeInIds(session, asked);
  return asides === null ? exchange : { ...exchange, asides };
}

/** The topic that carries what belongs to none: the oldest one, whatever order the person gives them. */
function bearer(session: Session): Topic | undefined {
  const live = session.topics.filter((t) => t.status !== 'dropped');
  return live.reduce<Topic | undefined>((oldest, t) => (oldest && oldest.since <= t.since ? oldest : t), undefined);
}

/** A topic's own questions; comments on the plan go to the first topic, since the plan belongs to all. */
function concerns(asked: AskedQuestion, topic: Topic, first: boolean): boolean {
  const { question, response, status, moot } = asked;
  if (question.purpose === 'approval') return first && wasSentBack(asked);
  if (question.purpose === 'reading' || asked.former === true || isWrittenByRules(asked)) return false;
  return question.topicId === topic.id && (response !== null || (status === 'withdrawn' && moot !== true));
}

export function buildReviewerInput(session: Session, lint: string[]): ReviewerInput {
  const open = openQuestion(session);
  const waiting = waitingQuestions(session);
  return {
    ...(open === null || open.question.purpose === 'approval'
      ? {}
      : { openQuestion: questionTitle(open.question.config) }),
    request: requestLeft(session),
    ...lookOf(session),
    intake: backgroundOf(session).intake,
    topics: session.topics.filter((t) => t.status !== 'dropped').map((t) => topicBrief(session, t)),
    statements: session.statements,
    exchanges: settledExchanges(session),
    messages: said(session),
    lint,
    unchecked: uncheckedIn(session),
    budgetLeft: budgetLeft(session),
    ...(waiting.length === 0 ? {} : { waiting }),
    earlier: [...findingsLeft(session), ...missesLeft(session)],
    evidence: session.evidence,
  };
}

/** What reviews found and is open, or has come to its end since the last one: what did so before is long dealt with. */
function findingsLeft({ findings, review, statements }: Session): ReviewerInput['earlier'] {
  const isLeft = ({ end }: Finding) => end === null || end.end === 'open' || end.seq > (review?.seq ?? 0);
  const stands = (id: string) => statements.some((one) => one.id === id);
  return findings.filter(isLeft).map(({ id, text, by, end }) => ({ id, text, by, became: whatBecame(end, stands) }));
}

/** What the writers miss, for whoever sees the answers on all topics: one of them may have told it. */
function missesLeft(session: Session): ReviewerInput['earlier'] {
  if (session.led !== 'model') return [];
  return whatWritersMiss(session).map(({ topicId, text }) => {
    return { id: missedOn(topicId), text, by: 'model' as const, became: `missed by the writer of ${topicId}` };
  });
}

function whatBecame(end: Finding['end'], stands: (id: string) => boolean): string {
  switch (end?.end) {
    case 'fixed': {
      const changed = end.changed.filter(stands);
      return changed.length === 0 ? 'settled since' : `put right in ${changed.join(', ')}`;
    }
    case 'asked':
      return `asked as ${end.questionId ?? 'a question'}`;
    case 'open':
      return 'left open';
    case undefined:
      return 'not settled yet';
  }
}

export function buildSummarizerInput(session: Session): SummarizerInput {
  const open = unanswered(session);
  const leftOpen = open.flatMap((one) => (isSaidWithApproval(one) ? [] : [one.text]));
  const approving = open.filter(isSaidWithApproval).map(({ source, text }) => ({ id: source ?? '', text }));
  return {
    ...(leftOpen.length === 0 ? {} : { leftOpen }),
    request: requestLeft(session),
    callerContext: session.caller?.context ?? '',
    intake: session.intake,
    topics: session.topics.filter((t) => t.status !== 'dropped').map((t) => topicBrief(session, t)),
    statements: session.statements,
    exchanges: settledExchanges(session),
    messages: [...said(session), ...approving],
  };
}
