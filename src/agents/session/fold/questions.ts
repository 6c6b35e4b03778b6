import { questionTitle } from '../../questions/catalogue';
import type { EventOf } from '../events';
import { noteOf } from '../exchanges';
import type { Handlers } from './handlers';
import { lostQuestion, setApart } from './lost-question';
import { goalSince, type AskedQuestion, type Session, type Topic } from '../session';

/** Questions, and what people did with them. */
export const QUESTION_HANDLERS: Handlers<
  | 'question_prepared'
  | 'interview_proposed'
  | 'interview_refused'
  | 'question_dropped'
  | 'question_asked'
  | 'question_parked'
  | 'question_withdrawn'
  | 'answer_proposed'
  | 'answer_given'
  | 'answer_revised'
  | 'non_answer_given'
  | 'clarification_asked'
  | 'clarification_given'
> = {
  question_prepared(session, event) {
    const { preparedId, topicId, question } = event;
    return { ...session, prepared: [...session.prepared, { preparedId, topicId, draft: question }] };
  },
  interview_proposed(session, event) {
    const { type: _type, ahead, ...proposal } = event;
    const { result, topicId, by } = event;
    const usedAhead =
      ahead === undefined || session.usedAhead.includes(ahead) ? session.usedAhead : [...session.usedAhead, ahead];
    const concluded = by === 'model' && result.done ? result.finding.trim() : '';
    const topics =
      concluded === '' ? session.topics : session.topics.map((t) => (t.id === topicId ? concludedOf(t, concluded) : t));
    // What comes after its topic was left concludes it, and leads nowhere.
    if (isLate(session, event)) return { ...session, topics };
    const saidBack = session.toSayBack ? result.acknowledgement : '';
    const interviewedAt = session.lastInputSeq;
    const moreSaid = result.moreSaid ?? session.moreSaid;
    // A reply that comes after one that said it back already leaves it as it is.
    const pendingAcknowledgement = toldOfGoal(session) || saidBack || session.pendingAcknowledgement;
    return { ...session, topics, proposal, interviewedAt, moreSaid, usedAhead, pendingAcknowledgement };
  },
  interview_refused(session, event, { at }) {
    const { type: _type, ...refusal } = event;
    const result = session.proposal?.result;
    const question = result?.done === false ? questionTitle(result.question.config) : '';
    return {
      ...withWhatWasSeen(session),
      proposal: null,
      refusals: [...session.refusals, refusal],
      rejectedProposals: [...session.rejectedProposals, { at, question, reason: event.reason, as: 'sent_back' }],
    };
  },
  question_dropped(session, event, { at }) {
    const { preparedId, question, reason } = event;
    const dropped = { at, question: questionTitle(question.config), reason, as: 'dropped' as const };
    return {
      ...session,
      prepared: session.prepared.filter((p) => p.preparedId !== preparedId),
      rejectedProposals: [...session.rejectedProposals, dropped],
    };
  },
  question_asked(session, event, { seq, at }) {
    return asked(session, event, seq, at);
  },
  question_parked(session, event) {
    return change(session, event.questionId, (q) => (q.status === 'open' ? { ...q, status: 'parked' } : q));
  },
  question_withdrawn(session, event, { seq }) {
    return change(session, event.questionId, (q) =>
      q.status === 'answered'
        ? q
        : {
            ...q,
            status: 'withdrawn',
            withdrawnSeq: seq,
            ...(event.moot === undefined ? {} : { moot: event.moot }),
            ...(event.found === undefined ? {} : { found: event.reason }),
          },
    );
  },
  answer_proposed(session, event) {
    return change(session, event.questionId, (q) => ({ ...q, proposal: { answer: event.answer, by: event.by } }));
  },
  answer_given(session, event, { seq, at }) {
    const { answer, digest, by } = event;
    return respond(session, event.questionId, seq, at, (q) => ({
      ...q,
      status: 'answered',
      response: { kind: 'answer', value: answer, digest, ...noteOf(event), by, seq, firstSeq: seq, revisions: 0 },
    }));
  },
  answer_revised(session, event, { seq, at }) {
    const { answer, digest, by } = event;
    const lost = lostQuestion(withoutFinding(withoutEcho(session), event.questionId), event.questionId, seq, at);
    const known = { ...lost, overruledDrawings: lost.overruledDrawings.filter((id) => id !== event.questionId) };
    return change(known, event.questionId, (q) => ({
      ...q,
      status: 'answered',
      response: {
        kind: 'answer',
        value: answer,
        digest,
        ...noteOf(event),
        by,
        seq,
        firstSeq: q.response?.firstSeq ?? seq,
        revisions: (q.response?.kind === 'answer' ? q.response.revisions : 0) + 1,
      },
    }));
  },
  non_answer_given(session, event, { seq, at }) {
    const { nonAnswer, by } = event;
    const later = nonAnswer === 'not_now';
    return respond(session, event.questionId, seq, at, (q) => ({
      ...q,
      // What was asked is not known any more where the question was lost: it cannot come back.
      status: !later ? 'answered' : q.lost ? 'withdrawn' : 'parked',
      response: { kind: 'non_answer', nonAnswer, text: event.text ?? '', by, seq, firstSeq: seq },
      deferrals: q.deferrals + (later ? 1 : 0),
    }));
  },
  clarification_asked(session, event) {
    return change(session, event.questionId, (q) => ({
      ...q,
      clarifications: [...q.clarifications, { text: event.text, reply: null }],
    }));
  },
  clarification_given(session, event) {
    return change(session, event.questionId, (q) => {
      const due = q.clarifications.findIndex((c) => c.reply === null);
      return { ...q, clarifications: q.clarifications.map((c, i) => (i === due ? { ...c, reply: event.text } : c)) };
    });
  },
};

/** Whether another topic is at hand by the time that a conclusion comes. */
function isLate({ topics }: Session, { topicId, result }: EventOf<'interview_proposed'>): boolean {
  const status = topics.find(({ id }) => id === topicId)?.status;
  return result.done && (status === 'completed' || topics.some((t) => t.status === 'active' && t.id !== topicId));
}

/** A topic with what a model concluded of it, also where it was closed before that came. */
function concludedOf(topic: Topic, concluded: string): Topic {
  const isClosed = topic.status === 'completed' && topic.closedBy === 'settled';
  return { ...topic, concluded, ...(isClosed ? { finding: concluded } : {}) };
}

/** What is said of another goal stays to be said until a question carries it; empty where there is nothing. */
function toldOfGoal(session: Session): string {
  const since = goalSince(session);
  const isTold = since === 0 || session.questions.some(({ askedSeq }) => askedSeq > since);
  return isTold ? '' : session.pendingAcknowledgement;
}

/**
 * At most one question is open: whatever else was, is parked. A parked question that is asked again keeps its place. One
 * that is answered is never asked again: a question of its number is another one, and the answer stays.
 */
function asked(before: Session, event: EventOf<'question_asked'>, seq: number, at: string): Session {
  const { question, acknowledgement } = event;
  const session = setApart(before, question.id);
  const others = session.questions.map((q): AskedQuestion =>
    q.status === 'open' && q.question.id !== question.id ? { ...q, status: 'parked' } : q,
  );
  const known = others.find((q) => q.question.id === question.id);
  const again = ({
    lost: _lost,
    withdrawnSeq: _at,
    moot: _moot,
    found: _found,
    ...q
  }: AskedQuestion): AskedQuestion => {
    return { ...q, question, status: 'open', response: null, acknowledgement, ...topicsShown(session, question) };
  };
  const questions = known
    ? others.map((q) => (q === known ? again(q) : q))
    : [...others, { ...fresh(question, acknowledgement, seq, at), ...topicsShown(session, question) }];
  const prepared = session.prepared.filter((p) => p.preparedId !== event.preparedId);
  return {
    ...withWhatWasSeen(session),
    questions,
    prepared,
    proposal: null,
    gaps: { ...session.gaps, due: null },
    pendingAcknowledgement: '',
    toSayBack: false,
    refusals: [],
  };
}

/** The topics of the statements that a plan shows, which may have gone when its comments are followed. */
function topicsShown({ statements }: Session, { labels }: AskedQuestion['question']): Pick<AskedQuestion, 'topicOf'> {
  if (labels === undefined) return {};
  const shown = statements.filter(({ id }) => id in labels);
  return { topicOf: Object.fromEntries(shown.map(({ id, topicId }) => [id, topicId])) };
}

/** What the interviewer looked at for its proposal becomes the session's when the proposal is dealt with. */
export function withWhatWasSeen(session: Session): Session {
  const { proposal } = session;
  if (proposal === null || proposal.observations.length + proposal.evidence.length === 0) return session;
  const known = new Set(session.evidence.map(({ id }) => id));
  return {
    ...session,
    observations: [...session.observations, ...proposal.observations],
    observedAt: [...session.observedAt, ...proposal.observations.map(({ id }) => [id, session.lastAt] as const)],
    evidence: [...session.evidence, ...proposal.evidence.filter(({ id }) => !known.has(id))],
  };
}

function fresh(question: AskedQuestion['question'], acknowledgement: string, seq: number, at: string): AskedQuestion {
  return {
    question,
    status: 'open',
    askedSeq: seq,
    askedAt: at,
    acknowledgement,
    response: null,
    deferrals: 0,
    clarifications: [],
    proposal: null,
  };
}

/**
 * Records what the person did with a question: what was acknowledged counts, also where the record of its asking is lost.
 * Approvals are the engine's to act on, not the orchestrator's.
 */
function respond(
  session: Session,
  id: string,
  seq: number,
  at: string,
  to: (q: AskedQuestion) => AskedQuestion,
): Session {
  const next = change(lostQuestion(setApart(session, id), id, seq, at), id, to);
  const question = next.questions.find((q) => q.question.id === id)?.question;
  return question?.purpose === 'approval'
    ? next
    : {
        ...next,
        lastInputSeq: seq,
        refusals: [],
        reviews: 0,
        proposal: null,
        pendingAcknowledgement: '',
        toSayBack: true,
      };
}

function change(session: Session, id: string, to: (q: AskedQuestion) => AskedQuestion): Session {
  return { ...session, questions: session.questions.map((q) => (q.question.id === id ? to(q) : q)) };
}

/**
 * What is said back of the answers before need not be true any more once one of them is another one: nothing is, neither
 * above the open question nor above the next one, which a role may be about to ask knowing the answer as it was.
 */
function withoutEcho(session: Session): Session {
  const questions = session.questions.map((q) => (q.status === 'open' ? { ...q, acknowledgement: '' } : q));
  return { ...session, questions, pendingAcknowledgement: '', toSayBack: false };
}

/** What a topic concluded rested on the answer as it was: the engine concludes anew. */
function withoutFinding(session: Session, id: string): Session {
  const topicId = session.questions.find((q) => q.question.id === id)?.question.topicId;
  const topics = session.topics.map((t) => (t.id === topicId ? withoutConclusion(t) : t));
  return { ...session, topics };
}

function withoutConclusion({ concluded: _concluded, ...topic }: Topic): Topic {
  return topic.status === 'completed' ? { ...topic, finding: null } : topic;
}
