import { languageOf } from '../base/text/language';
import { budgetLeft } from '../session/budget';
import { settledExchanges } from '../session/conversation';
import type { SessionEvent } from '../session/events';
import { nextNumber } from '../session/ids';
import { TOPIC_QUESTION_CAP } from '../session/limits';
import type { QuestionDraft } from '../session/question';
import type { Session, Topic } from '../session/session';
import { topicCounts } from '../session/topic-progress';
import { buildInterviewerInput } from '../roles/inputs/build';
import { interviewer } from '../roles/interviewer/role';
import { findingFrom } from '../roles/rule-based/acknowledge';
import { ASK_LOOKS } from '../roles/rule-based/looks';
import { ask } from './ask-question';
import { refuseClosing } from './guards/ending';
import { asksOfLooksWanted, isLoadFirst } from './guards/looks';
import { findingAsked } from './left-gaps';
import { refuseQuestion } from './guards/question';
import { step, type Step, type StepOf } from './step';

/**
 * Takes up what the interviewer proposed, or sends it back with the reason. Where a question waits that the interviewer
 * did not drop, it is asked unless another one goes before it.
 */
export function takeUpProposal(
  session: Session,
  topic: Topic,
  directive: string | null,
  waiting: Session['prepared'][number] | null,
): Step {
  const proposal = session.proposal;
  if (!proposal) return close(session, topic, 'settled');
  const { result, key, by, evidence } = proposal;
  const sentBack = session.refusals.length;
  const isDropped = waiting !== null && (result.drops ?? []).includes(waiting.preparedId);
  if (waiting !== null && !isDropped && !goesBefore(session, proposal, directive))
    return withDrops(session, step('record', [ask(session, topic, waiting.draft, waiting.preparedId)]));
  const refuse = (reason: string, about: { about?: string } = {}): Step => {
    const refused = step('record', [{ type: 'interview_refused', key, reason, ...about }]);
    // What waited and is needless must not come up in place of what was sent back.
    return isDropped ? withDrops(session, refused) : refused;
  };
  if (directive === ASK_LOOKS && (result.done || !asksOfLooksWanted(session, result.question))) {
    // Whoever does not ask about looks when told to is told once more; then the rules ask.
    const own = by === 'offline' || sentBack > 0 ? looksByRules(session, topic) : null;
    if (own !== null) return step('record', [ask(session, topic, own)]);
    if (sentBack === 0) return refuse(LOOKS_MISSING);
  }
  // Something else was due, and one that waits on the topic is asked for it.
  const here = session.prepared.find(
    ({ preparedId, topicId }) => !result.done && preparedId === result.waiting && topicId === topic.id,
  );
  if (here !== undefined) return withDrops(session, step('record', [ask(session, topic, here.draft, here.preparedId)]));
  if (result.done) {
    const reason = refuseClosing(session, topic);
    if (reason === null || sentBack >= MOST_REFUSALS)
      return withDrops(session, close(session, topic, 'settled', result.finding));
    return refuse(reason);
  }
  const { question } = result;
  const refusal = refuseQuestion(session, question, evidence) ?? (isLoadFirst(session, question) ? LOAD_FIRST : null);
  const most = refusal?.firm === true || by === 'offline' ? MOST_REFUSALS : 1;
  if (refusal !== null && sentBack < most) {
    const about = question.about === undefined ? {} : { about: question.about };
    return refuse(refusal.reason, about);
  }
  // Asked before, and proposed three times over: there is nothing left that is worth asking here.
  if (refusal?.firm === true) return close(session, topic, 'settled');
  const asked = ask(session, topic, question);
  return withDrops(
    session,
    step('record', [asked, ...findingAsked(session, asked), ...keptFor(session, topic, result.kept)]),
  );
}

/** Questions left for what is asked now and what waits. */
const ROOM_FOR_BOTH = 2;

/**
 * The question that was prepared before the answer came, to wait on its topic where the interviewer lets another one go first and
 * keeps it: three models told of good ones that were lost so. Not where the topic or the budget has no room for both.
 */
function keptFor(session: Session, topic: Topic, kept: QuestionDraft | undefined): SessionEvent[] {
  if (kept === undefined || refuseQuestion(session, kept) !== null) return [];
  const { asked } = topicCounts(session, topic);
  if (budgetLeft(session) <= ROOM_FOR_BOTH || asked + ROOM_FOR_BOTH > TOPIC_QUESTION_CAP) return [];
  const preparedId = `P${nextNumber(session, 'P')}`;
  return [{ type: 'question_prepared', preparedId, topicId: topic.id, question: kept }];
}

/** Whether a model proposed a question of its own, one that may be asked, before what waits. */
function goesBefore(
  session: Session,
  { result, by, evidence }: NonNullable<Session['proposal']>,
  directive: string | null,
): boolean {
  if (result.done || result.waiting !== undefined || by === 'offline') return false;
  if (directive === ASK_LOOKS && !asksOfLooksWanted(session, result.question)) return false;
  return refuseQuestion(session, result.question, evidence) === null && !isLoadFirst(session, result.question);
}

/** Nobody who asks for something else is asked about load and speed first. */
const LOAD_FIRST = {
  reason: 'The request is not about load or speed: begin with what it is to do, and for whom.',
  firm: false,
};

/** Why a proposal that is not about looks is sent back. */
const LOOKS_MISSING = 'People will see this change, and nothing was asked about its looks yet: ask about that now.';

/** The rules' own question about looks; null where they have none that was not asked yet. */
export function looksByRules(session: Session, topic: Topic): QuestionDraft | null {
  const input = { ...buildInterviewerInput(session, topic, ASK_LOOKS), refusals: [] };
  const result = interviewer.offline(input);
  if (result.done || !asksOfLooksWanted(session, result.question) || refuseQuestion(session, result.question) !== null)
    return null;
  return session.led === 'model' ? { ...result.question, standIn: true } : result.question;
}

/** What the interviewer said is needless by now goes with the proposal that said so; a caller’s questions stand as they are. */
function withDrops(session: Session, { input }: StepOf<'record'>): Step {
  const drops = session.proposal?.result.drops ?? [];
  const dropped = droppable(session, drops).map(({ preparedId, draft }): SessionEvent => {
    return { type: 'question_dropped', preparedId, question: draft, reason: NEEDLESS };
  });
  return step('record', [...dropped, ...input]);
}

/** Why a prepared question is dropped that a role judged again. */
export const NEEDLESS = 'What was said since makes it needless.';

/** Prepared questions of these ids that roles may drop or put otherwise. */
export function droppable({ prepared }: Session, ids: readonly string[]): Session['prepared'] {
  return prepared.filter(({ preparedId, draft }) => draft.by !== 'caller' && ids.includes(preparedId));
}

/** How often an interviewer may be sent back in one turn. For a judgement that may be wrong a model is sent back once. */
const MOST_REFUSALS = 2;

export function close(
  session: Session,
  topic: Topic,
  closedBy: NonNullable<Topic['closedBy']>,
  finding = '',
): StepOf<'record'> {
  // What ends from outside concludes nothing new: what an interviewer had put into words before still stands.
  const before = closedBy === 'settled' || closedBy === 'cap' ? null : topic.finding;
  const concluded = finding || before || findingOf(session, topic);
  return step('record', [{ type: 'topic_completed', topicId: topic.id, finding: concluded, closedBy }]);
}

/**
 * What a topic concluded: as a model last put it. Where a model leads and none did, nothing: its draft says what was
 * settled, and answers in a row are no conclusion. Rules have nothing better than the answers.
 */
export function findingOf(session: Session, topic: Topic): string {
  if (topic.concluded !== undefined) return topic.concluded;
  if (session.led === 'model') return '';
  return findingFrom(
    settledExchanges(session).filter(({ topicId }) => topicId === topic.id),
    languageOf(session.request),
  );
}
