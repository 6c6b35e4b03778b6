import { adopted } from './adopted';
import type { EventOf, EventRecord, SessionEvent } from './events';
import { foldProbe, foldPlan } from './fold-look';
import { foldModel } from './fold-model';
import { foldQuestion } from './fold-questions';
import { countIds } from './ids';
import { EMPTY_SESSION, type Session } from './session';
import { foldStatement } from './fold-statements';
import { foldTopic, withTopicOf } from './fold-topics';
import { asApproval } from './lost-question';

/**
 * The session after one more event. Total: whatever records of a journal are missing or make no sense, the others give a
 * session. What a lost record was the beginning of is kept (an answer to a lost question is an answer), what there is
 * nothing to be done with changes nothing, and an event that cannot be taken at all is set aside by its number.
 */
export function fold(session: Session, record: EventRecord): Session {
  const { event, seq, at } = record;
  const lost = session.lost + Math.max(0, seq - session.lastSeq - 1);
  const next = { ...session, lost, lastSeq: Math.max(session.lastSeq, seq), lastAt: at };
  try {
    const counted = { ...next, ids: countIds(session.ids, event, lost) };
    if (event.type === 'unknown') return counted;
    const ready = withTopicOf(SAYS_MORE.has(event.type) ? { ...counted, spec: null } : counted, event, seq);
    return foldKnown(ready, event, seq, at);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { ...next, setAside: [...next.setAside, { seq, type: event.type, reason }] };
  }
}

/** A specification that stands already is out of date by what is asked or said after it: it is written anew. */
const SAYS_MORE: ReadonlySet<string> = new Set<SessionEvent['type']>([
  'question_asked',
  'answer_given',
  'answer_revised',
  'non_answer_given',
  'message_given',
  'statement_edited',
]);

/** Replays a journal. */
export function replay(records: readonly EventRecord[]): Session {
  return records.reduce(fold, EMPTY_SESSION);
}

function foldKnown(session: Session, event: SessionEvent, seq: number, at: string): Session {
  switch (event.type) {
    case 'session_started':
      return started(session, event, at);
    case 'session_resumed':
      return session;
    case 'session_adopted':
      return adopted(session, event, seq);
    case 'session_ended':
      return { ...session, ended: { reason: event.reason, completed: event.completed } };
    case 'intake_made':
      return { ...session, intake: event.intake, revision: event.revision ?? null };
    case 'probe_started':
    case 'probe_skipped':
    case 'observation_made':
    case 'evidence_found':
    case 'fact_found':
    case 'probe_cancelled':
    case 'probe_failed':
    case 'probe_completed':
      return foldProbe(session, event, at);
    case 'plan_created':
    case 'task_started':
    case 'task_completed':
    case 'task_failed':
    case 'research_attempted':
    case 'research_concluded':
      return foldPlan(session, event, at);
    case 'topic_mentioned':
    case 'topic_queued':
    case 'topic_activated':
    case 'topic_completed':
    case 'topics_reordered':
    case 'topic_dropped':
      return foldTopic(session, event, seq);
    case 'question_prepared':
    case 'interview_proposed':
    case 'interview_refused':
    case 'question_dropped':
    case 'question_asked':
    case 'question_parked':
    case 'question_withdrawn':
    case 'answer_proposed':
    case 'answer_given':
    case 'answer_revised':
    case 'non_answer_given':
    case 'clarification_asked':
    case 'clarification_given':
      return foldQuestion(session, event, seq, at);
    case 'statements_changed':
    case 'statement_edited':
      return foldStatement(session, event, seq);
    case 'attachment_added': {
      const { hash, name, mime, size } = event;
      return {
        ...session,
        attachments: [...session.attachments.filter((a) => a.hash !== hash), { hash, name, mime, size }],
      };
    }
    case 'message_given': {
      const { id, text, by } = event;
      return { ...session, turn: seq, refusals: [], messages: [...session.messages, { id, text, by, seq, reply: '' }] };
    }
    case 'flow_decided':
      return flowDecided(session, event, at);
    case 'budget_changed':
      return budgetChanged(session, event);
    case 'wrap_up_requested':
      return { ...session, wrapUp: { reason: event.reason, at } };
    case 'model_changed':
    case 'model_blocked':
    case 'model_unblocked':
    case 'token_budget_changed':
    case 'call_started':
    case 'call_finished':
    case 'call_failed':
    case 'fallback_used':
      return foldModel(session, event, at);
    case 'review_made':
      return { ...session, review: event };
    case 'plan_reviewed':
      return planReviewed(session, event);
    case 'term_preference_set': {
      const { type: _type, ...preference } = event;
      return { ...session, terms: [...session.terms.filter((t) => t.term !== event.term), preference] };
    }
    case 'issue_raised': {
      const { type: _type, ...issue } = event;
      return { ...session, issues: [...session.issues, { ...issue, at, resolution: null }] };
    }
    case 'issue_resolved':
      return {
        ...session,
        issues: session.issues.map((i) => (i.id === event.id ? { ...i, resolution: event.resolution } : i)),
      };
    case 'spec_written': {
      const { path, answersPath, status, summary } = event;
      return { ...session, spec: { path, answersPath, status, summary } };
    }
  }
}

/** A session begins once: another record of the kind is another session's. */
function started(session: Session, event: EventOf<'session_started'>, at: string): Session {
  if (session.id !== '') return session;
  const { type: _type, ...given } = event;
  return { ...session, ...given, startedAt: at };
}

/** A decision to converge holds until there is something new to discuss. */
function flowDecided(session: Session, event: EventOf<'flow_decided'>, at: string): Session {
  const ends = event.action === 'start_convergence' || event.action === 'end_session';
  const goesBack = !ends && session.converging && event.newTopics.length > 0;
  const converging = ends || (session.converging && !goesBack);
  const messages = session.messages.map((m) =>
    m.seq === event.turn && event.reply ? { ...m, reply: event.reply } : m,
  );
  const { action, reasoning, by } = event;
  const flows = [...session.flows, { at, action, reasoning, by }];
  const saidBack = session.saidBack || (session.toSayBack ? event.acknowledgement : '');
  const review = goesBack ? null : session.review;
  return { ...session, flow: event, flows, converging, messages, saidBack, review };
}

/** More room reopens the topics that only the budget had closed. */
function budgetChanged(session: Session, event: EventOf<'budget_changed'>): Session {
  const grown = event.budget > session.budget;
  const reopened = grown && session.topics.some((topic) => topic.closedBy === 'budget');
  if (!reopened) return { ...session, budget: event.budget };
  const topics = session.topics.map((topic) =>
    topic.closedBy === 'budget' ? { ...topic, status: 'backlog' as const, closedBy: null } : topic,
  );
  return { ...session, budget: event.budget, topics, converging: false, review: null };
}

/** "Revise" leads back into the interview: the topic that was commented on is discussed again. */
function planReviewed(before: Session, event: EventOf<'plan_reviewed'>): Session {
  const session = asApproval(before, event.questionId);
  if (event.decision === 'approve') return { ...session, planReview: event };
  const first = session.topics.find((topic) => topic.status === 'completed');
  const topics = session.topics.map((topic) =>
    topic === first ? { ...topic, status: 'backlog' as const, closedBy: null } : topic,
  );
  return { ...session, planReview: event, topics, converging: false, review: null };
}
