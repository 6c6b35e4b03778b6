import { adopted } from '../adopted';
import type { EventOf, EventRecord, SessionEvent } from '../events';
import { PLAN_HANDLERS, PROBE_HANDLERS } from './look';
import { MODEL_HANDLERS } from './model';
import { QUESTION_HANDLERS } from './questions';
import { withWhatStands } from '../what-stands';
import { countIds } from '../ids';
import { EMPTY_SESSION, isLaidOut, type Session } from '../session';
import { withPreference } from '../terms';
import { GOAL_HANDLERS } from './goal';
import { SIZE_HANDLERS } from './size';
import { STATEMENT_HANDLERS } from './statements';
import { TOPIC_HANDLERS, withTopicOf } from './topics';
import type { Handlers, Recorded } from './handlers';
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
    // Each handler takes the events of its own type.
    const handle = HANDLERS[event.type] as (session: Session, event: SessionEvent, recorded: Recorded) => Session;
    return handle(LAID_OUT.has(event.type) ? { ...ready, layingOut: null } : ready, event, { seq, at });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { ...next, setAside: [...next.setAside, { seq, type: event.type, reason }] };
  }
}

/** What only comes once the layout of the interview is whole, whatever became of the record that says so, or is not wanted any more. */
const LAID_OUT: ReadonlySet<string> = new Set<SessionEvent['type']>([
  'interview_proposed',
  'flow_decided',
  'goal_changed',
  'session_ended',
]);

/** A specification that stands already is out of date by what is asked or said after it: it is written anew. */
const SAYS_MORE: ReadonlySet<string> = new Set<SessionEvent['type']>([
  'question_asked',
  'answer_given',
  'answer_revised',
  'non_answer_given',
  'message_given',
  'statement_edited',
  'statement_removed',
  'statement_restored',
  'statement_added',
  'statement_moved',
  'statements_merged',
]);

/** Replays a journal. */
export function replay(records: readonly EventRecord[]): Session {
  return records.reduce(fold, EMPTY_SESSION);
}

/** What each event makes of a session: the only list of them. */
const HANDLERS: Handlers<SessionEvent['type']> = {
  ...PROBE_HANDLERS,
  ...PLAN_HANDLERS,
  ...GOAL_HANDLERS,
  ...SIZE_HANDLERS,
  ...TOPIC_HANDLERS,
  ...QUESTION_HANDLERS,
  ...STATEMENT_HANDLERS,
  ...MODEL_HANDLERS,
  session_started(session, event, { at }) {
    return started(session, event, at);
  },
  session_resumed(session) {
    return withoutBackground(session);
  },
  session_adopted(session, event, { seq }) {
    return adopted(session, event, seq);
  },
  session_ended(session, event) {
    return { ...session, ended: { reason: event.reason, completed: event.completed } };
  },
  intake_made(session, event) {
    return { ...session, intake: event.intake, revision: event.revision ?? null };
  },
  reading_changed(session, event) {
    return { ...session, reading: event.reading, doubted: [] };
  },
  subject_doubted(session, event) {
    return { ...session, doubted: event.subjects };
  },
  attachment_added(session, event) {
    const { type: _type, ...attachment } = event;
    return {
      ...session,
      attachments: [...session.attachments.filter(({ hash }) => hash !== event.hash), attachment],
    };
  },
  message_given(session, event, { seq }) {
    const { id, text, by } = event;
    return {
      ...session,
      lastInputSeq: seq,
      refusals: [],
      reviews: 0,
      messages: [...session.messages, { id, text, by, topicId: event.topicId, seq, reply: '' }],
    };
  },
  flow_decided(session, event, { at }) {
    return flowDecided(session, event, at);
  },
  more_said(session, { what }) {
    return { ...session, moreSaid: what };
  },
  budget_changed(session, event) {
    return budgetChanged(session, event);
  },
  wrap_up_requested(session, event, { at }) {
    return { ...session, wrapUp: { reason: event.reason, at } };
  },
  review_made(session, event, { seq }) {
    return reviewMade(session, event, seq);
  },
  finding_settled(session, event, { seq, at }) {
    const { type: _type, id, ...end } = event;
    const findings = session.findings.map((one) => (one.id === id ? { ...one, end: { ...end, seq, at } } : one));
    return { ...session, findings };
  },
  plan_reviewed(session, event) {
    return planReviewed(session, event);
  },
  words_understood(session, { source, parts, by }) {
    const others = session.understood.filter((one) => one.source !== source);
    return { ...session, understood: [...others, { source, parts, by }] };
  },
  term_preference_set(session, event) {
    const { type: _type, ...preference } = event;
    return { ...session, terms: withPreference(session.terms, preference) };
  },
  term_preference_dropped(session, { term }) {
    return { ...session, terms: session.terms.filter((one) => one.term !== term) };
  },
  issue_raised(session, event, { at }) {
    const { type: _type, ...issue } = event;
    return { ...session, issues: [...session.issues, { ...issue, at, resolution: null }] };
  },
  issue_resolved(session, event) {
    return {
      ...session,
      issues: session.issues.map((i) => (i.id === event.id ? { ...i, resolution: event.resolution } : i)),
    };
  },
  spec_written(session, event) {
    const { path, answersPath, status, summary, places = [], placesProblem = null, sharedLabels = [] } = event;
    return { ...session, spec: { path, answersPath, status, summary, places, placesProblem, sharedLabels } };
  },
};

/** What went on beside the questions is not taken up again: whoever comes back goes on with what is known. */
function withoutBackground(session: Session): Session {
  const { alongside, ...probe } = session.probe;
  return alongside === true && isLaidOut(session) ? { ...session, probe } : session;
}

/** A session begins once: another record of the kind is another session's. */
function started(session: Session, event: EventOf<'session_started'>, at: string): Session {
  if (session.id !== '') return session;
  const { type: _type, ...given } = event;
  return withWhatStands({ ...session, ...given, changes: given.changes ?? null, startedAt: at });
}

/** What was found before is found again under its id: it is said anew, and its end stands. */
function reviewMade(session: Session, event: EventOf<'review_made'>, seq: number): Session {
  const again = new Map(event.raised.map((one) => [one.id, one]));
  const known = session.findings.map((one) => ({ ...one, ...again.get(one.id) }));
  const fresh = event.raised.filter(({ id }) => !session.findings.some((one) => one.id === id));
  const findings = [...known, ...fresh.map((one) => ({ ...one, foundAt: seq, end: null }))];
  const told = session.written.flatMap(({ topicId, lacks }) => (event.toldSince.includes(topicId) ? [lacks] : []));
  const next = {
    ...session,
    findings,
    toldMisses: [...session.toldMisses, ...told],
    knownGaps: [...session.knownGaps, ...event.knownSince],
  };
  return event.before === 'last_question'
    ? { ...next, reviewedAt: event.asked }
    : { ...next, review: { ...event, seq }, reviews: session.reviews + 1 };
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
  const saidBack = session.pendingAcknowledgement || (session.toSayBack ? event.acknowledgement : '');
  const review = goesBack ? null : session.review;
  const topics = session.topics.map((topic) => {
    const more = (event.newDimensions ?? []).flatMap(({ topicId, dimensions }) =>
      topicId === topic.id ? dimensions : [],
    );
    return more.length === 0 ? topic : { ...topic, dimensions: [...new Set([...topic.dimensions, ...more])] };
  });
  const wantsNoMore = ends ? (event.wished ?? event.by !== 'engine') : session.wantsNoMore;
  // An end is one whoever decides it: words that were not heard before it are not heard over and over.
  const heard = by === 'engine' && !ends ? {} : { heardAt: event.turn, moreSaid: null };
  return {
    ...session,
    ...heard,
    wantsNoMore,
    topics,
    flow: event,
    flows,
    converging,
    messages,
    pendingAcknowledgement: saidBack,
    review,
  };
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

/** "Revise" leads back into the interview: the topic that was commented on is discussed again, unless all is done already. */
function planReviewed(before: Session, event: EventOf<'plan_reviewed'>): Session {
  const session = { ...asApproval(before, event.questionId), reviews: 0 };
  if (event.decision === 'approve' || event.done === true) return { ...session, planReview: event };
  const first = session.topics.find((topic) => topic.status === 'completed');
  const topics = session.topics.map((topic) =>
    topic === first ? { ...topic, status: 'backlog' as const, closedBy: null } : topic,
  );
  return { ...session, planReview: event, topics, converging: false, review: null };
}
