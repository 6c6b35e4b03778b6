import { type RoleResult, runRole } from '../model/run-role';
import { type RolePorts } from '../model/model-ports';
import { freeText } from '../roles/rule-based/free-text';
import type { OrchestratorInput } from '../roles/inputs/inputs';
import { orchestrator, type FlowResult } from '../roles/orchestrator/role';
import { isComplaint } from '../base/english/signals/fatigue';
import { budgetLeft } from '../session/budget';
import type { SessionEvent, TopicSeed } from '../session/events';
import { inOrderOfAnswering } from '../session/conversation';
import { phaseOf } from '../session/phase';
import { activeTopic, asksOfChange, openQuestion, type Session } from '../session/session';
import { preferenceOf } from '../session/terms';
import { termEvents } from './term-events';
import { leaveOpenQuestion, nextTopicId } from './accept';
import { callersNext } from './callers-questions';
import { droppable, findingOf, NEEDLESS } from './take-up-proposal';
import {
  isTired,
  nothingLeftToAsk,
  refuseClosing,
  personEnds,
  refuseConverging,
  saidInOwnWords,
} from './guards/ending';
import { goalChange } from './goal-events';
import { openComments } from '../specification/open-comments';
import { saidRemoved } from './said-of-comments';
import { MAX_NEW_TOPICS, MAX_TOPICS } from '../session/limits';

/**
 * The orchestrator's decision. Where the person says in plain words that they want to end or have had enough, that is
 * honoured at once, whatever a model would make of it.
 */
export async function orchestrate(
  input: OrchestratorInput,
  key: string,
  roles: RolePorts,
): Promise<RoleResult<FlowResult>> {
  const plain = orchestrator.offline(input);
  const said = input.input.kind === 'message' ? input.input.text : freeText(input.input.exchange);
  if (plain.wrapUp || (said !== '' && isComplaint(said))) return { value: plain, by: 'offline' };
  return runRole(orchestrator, input, key, roles);
}

/**
 * The orchestrator's decision as events. Guard rails: it cannot switch to a topic that does not exist, cannot end a
 * session (only a person can; it converges instead), cannot switch once the budget is spent, nor of its own accord while
 * questions that an agent brought wait: they come first. Where no question is left, that is the decision, and the reason.
 */
export function orchestrateEvents(
  session: Session,
  turn: number,
  result: FlowResult,
  by: 'offline' | 'model',
): SessionEvent[] {
  if (result.goal !== undefined) return goalEvents(session, turn, result, result.goal, by);
  const known = new Set(session.topics.map(nameOf));
  const room = Math.max(0, Math.min(MAX_NEW_TOPICS, MAX_TOPICS - session.topics.length));
  const named = result.newTopics.map(nameOf);
  const fresh = result.newTopics
    .filter((topic, at) => !known.has(nameOf(topic)) && named.indexOf(nameOf(topic)) === at)
    .slice(0, room);
  const newTopics = fresh.map(({ title, scope, dimensions }, index): TopicSeed => {
    return { id: nextTopicId(session, index), title, scope, dimensions, origin: 'message' };
  });
  const held = callersNext(session) !== null && !saidInOwnWords(session, turn);
  const target = held ? null : switchTarget(session, result, newTopics);
  const wantsEnd = result.action === 'start_convergence' || result.action === 'end_session';
  const tooEarly = wantsEnd && by === 'model' ? refuseConverging(session, turn) : null;
  const over = wantsEnd && tooEarly === null ? null : nothingLeftToAsk(session);
  const ends = over !== null || (wantsEnd && tooEarly === null);
  const action = ends ? 'start_convergence' : target ? 'switch_to_topic' : 'continue_current_topic';
  const { instruction, acknowledgement, priorities } = result;
  const reply = by === 'offline' ? replyTo(session, turn, result.reply) : result.reply;
  const left = action === 'switch_to_topic' && by === 'model' ? settledBefore(session) : null;
  const overruled = tooEarly === null ? '' : `${tooEarly} The model would have ended here: `;
  const reasoning = over ?? `${overruled}${result.reasoning}`;
  const phase = ends ? 'convergence' : phaseOf(session);
  const source = sourceOf(session, turn);
  const order = priorities.filter((id) => session.topics.some((topic) => topic.id === id));
  return [
    {
      type: 'flow_decided',
      turn,
      action,
      topicId: target,
      reasoning,
      newTopics,
      ...(tooEarly === null ? {} : { overruled: tooEarly }),
      ...(result.newDimensions === undefined ? {} : { newDimensions: result.newDimensions }),
      ...(wantsEnd && ends ? { wished: isWished(session, turn, result, by) } : {}),
      instruction,
      acknowledgement,
      reply,
      by: over === null ? by : 'engine',
      phase,
    },
    ...understoodEvents(session, source, result, by),
    ...(result.terms ?? []).flatMap((wish) => termEvents(session, preferenceOf(wish))),
    ...(result.doubtsSubject && session.led === 'offline' ? subjectDoubted(session, result.reasoning) : []),
    ...newTopics.flatMap((topic): SessionEvent[] => [
      { type: 'topic_mentioned', topic, source },
      { type: 'topic_queued', topicId: topic.id },
    ]),
    ...setAside(session, result.leavesOut),
    ...rejudged(session, result.waiting ?? []),
    ...(order.length > 0 ? [{ type: 'topics_reordered' as const, ids: order }] : []),
    ...(left === null ? [] : [left]),
    ...(action === 'switch_to_topic' && target
      ? [
          ...leaveOpenQuestion(session),
          {
            type: 'topic_activated' as const,
            topicId: target,
            reason: reasoning,
            // Words that only answer choose no topic.
            ...((result.words ?? []).some(({ does }) => does === 'steer') ? { chosen: true } : {}),
          },
        ]
      : []),
  ];
}

/** What the person said at a turn. */
function sourceOf(session: Session, turn: number): string {
  return (
    session.messages.find((m) => m.seq === turn)?.id ??
    session.questions.find((q) => q.response?.seq === turn)?.question.id ??
    'request'
  );
}

/** The person set another goal: what that keeps and puts aside is told in reply, or with the next question. */
function goalEvents(
  session: Session,
  turn: number,
  result: FlowResult,
  goal: string,
  by: 'offline' | 'model',
): SessionEvent[] {
  const source = sourceOf(session, turn);
  const { events, told } = goalChange(session, goal, source, result.holding ?? null);
  const isMessage = session.messages.some(({ id }) => id === source);
  return [
    {
      type: 'flow_decided',
      turn,
      action: 'continue_current_topic',
      topicId: null,
      reasoning: result.reasoning,
      newTopics: [],
      instruction: null,
      acknowledgement: isMessage ? '' : told,
      reply: isMessage ? told : '',
      by,
      phase: 'divergence',
    },
    ...understoodEvents(session, source, result, by),
    ...(result.terms ?? []).flatMap((wish) => termEvents(session, preferenceOf(wish))),
    ...events,
  ];
}

/** The topic that the person does not want to talk about, with what waits on it. */
function setAside(session: Session, topicId: string | undefined): SessionEvent[] {
  const topic = session.topics.find(({ id, status }) => id === topicId && status !== 'dropped');
  if (topic === undefined) return [];
  const waiting = session.questions.filter(
    ({ question, status }) => question.topicId === topic.id && (status === 'open' || status === 'parked'),
  );
  const reason = 'You do not want to talk about it.';
  return [
    ...waiting.map(({ question }): SessionEvent => ({ type: 'question_withdrawn', questionId: question.id, reason })),
    { type: 'topic_dropped', topicId: topic.id },
  ];
}

/**
 * Whether the interview ends because the person wants no more questions. A model says whether they do: words of their own
 * beside an answer are no wish to end. At the interview's end one that says once more that it ends says nothing new, while
 * plain words are heard before it is asked.
 */
function isWished(
  session: Session,
  turn: number,
  { wrapUp, words = [] }: FlowResult,
  by: 'offline' | 'model',
): boolean {
  if (by === 'offline') return personEnds(session, turn);
  if (session.converging) return session.wantsNoMore;
  const isMessage = session.messages.some(({ seq }) => seq === turn);
  return wrapUp || isMessage || isTired(session) || words.some(({ does }) => does === 'steer');
}

/** What the words do is recorded once, for whoever goes by it: the writers, the page, who is asked what they meant. */
function understoodEvents(
  session: Session,
  source: string,
  { words = [] }: FlowResult,
  by: 'offline' | 'model',
): SessionEvent[] {
  // What the person said of it themselves stands, also where the decision is made once more.
  if (words.length === 0 || session.understood.some((one) => one.source === source && one.by === 'person')) return [];
  return [{ type: 'words_understood', source, parts: words, by }];
}

/** Prepared questions that were judged again after what the person said: dropped, or put otherwise. */
function rejudged(session: Session, judged: NonNullable<FlowResult['waiting']>): SessionEvent[] {
  return judged.flatMap(({ id, question }): SessionEvent[] => {
    const [waiting] = droppable(session, [id]);
    if (waiting === undefined) return [];
    const { preparedId, topicId, draft } = waiting;
    const reason = question === null ? NEEDLESS : 'It is put otherwise after what was said.';
    const dropped: SessionEvent = { type: 'question_dropped', preparedId, question: draft, reason };
    if (question === null) return [dropped];
    const put = { ...draft, config: { ...draft.config, question } };
    return [dropped, { type: 'question_prepared', preparedId, topicId, question: put }];
  });
}

/** The subject that the rules asked about last is put in question; what is open of it is taken back. */
function subjectDoubted(session: Session, reason: string): SessionEvent[] {
  const open = openQuestion(session);
  const [last] = inOrderOfAnswering(session).slice(-1);
  const subject = (open ?? last)?.question.subjectArea;
  const doubted: SessionEvent = { type: 'subject_doubted', subjects: [subject ?? ''], reason };
  return open !== null && open.question.by === 'offline' && asksOfChange(open)
    ? [{ type: 'question_withdrawn', questionId: open.question.id, reason, moot: true }, doubted]
    : [doubted];
}

/** What is said to a message: first what was removed because it asked for it, and nothing else where it asked for no more. */
function replyTo(session: Session, turn: number, reply: string): string {
  const id = session.messages.find(({ seq }) => seq === turn)?.id;
  const removed = id === undefined ? '' : saidRemoved(session, id, 'by_id');
  if (removed === '') return reply;
  const saysMore = openComments(session).some(({ source }) => source === id);
  return saysMore ? `${removed} ${reply}` : removed;
}

function nameOf({ title }: { title: string }): string {
  return title.trim().toLowerCase();
}

/** Closes the topic that a model leaves, if it is settled: with the finding of its interviewer, if that has come by now. */
function settledBefore(session: Session): SessionEvent | null {
  const topic = activeTopic(session);
  if (topic === null || openQuestion(session) !== null) return null;
  const proposed = session.proposal?.topicId === topic.id ? session.proposal.result : null;
  const done = proposed?.done === true;
  if (!done && refuseClosing(session, topic) !== null) return null;
  const finding = done ? proposed.finding : (topic.finding ?? findingOf(session, topic));
  return { type: 'topic_completed', topicId: topic.id, finding, closedBy: 'settled' };
}

function switchTarget(session: Session, result: FlowResult, fresh: TopicSeed[]): string | null {
  if (result.action !== 'switch_to_topic' || result.topicId === null || budgetLeft(session) === 0) return null;
  const wanted = result.topicId.toLowerCase();
  const topic = [...session.topics.filter((t) => t.status !== 'dropped'), ...fresh].find(
    ({ id, title }) => id.toLowerCase() === wanted || title.toLowerCase() === wanted,
  );
  return topic && topic.id !== activeTopic(session)?.id ? topic.id : null;
}
