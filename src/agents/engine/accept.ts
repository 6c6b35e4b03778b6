import { wantsNextQuestion } from '../base/english/signals/navigation';
import { redact } from '../base/redact/redact';
import { MAX_ATTACHED_TEXT } from '../session/attached-texts';
import { checkAnswer, digestAnswer, otherAnswer, questionTitle } from '../questions/catalogue';
import type { Actor, Answerer } from '../session/actor';
import type { SessionEvent, TopicSeed } from '../session/events';
import { budgetLeft } from '../session/budget';
import { nextNumber } from '../session/ids';
import { OFFLINE_INTERVIEWER } from '../session/offline-interviewer';
import { asksOfChange, openQuestion, type AskedQuestion, type Session } from '../session/session';
import {
  doubtByDelegating,
  doubtByObjecting,
  notAboutThis,
  readingEvents,
  readingFrom,
  ruledOutByNone,
  wordsOf,
} from './accept-reading';
import { MAX_REQUEST_CHARACTERS, type SessionCommand } from './commands';
import { MAX_BUDGET } from '../session/limits';
import { lookSoFar } from '../observe/conclusion-so-far';
import { meanWords } from './accept-meaning';
import { chooseSize } from './accept-size';
import { acceptDraftCommand } from './accept-statement';
import { no, saysNothing, tooLong, unknownTopic, yes, type Acceptance } from './acceptance';
import { changedEvents } from './changed-statements';
import { outvotedEvents } from './outvoted';
import { isPlanning } from './decide-preparation';
import { termEvents } from './term-events';
import { plainEdits, withEdits } from './plain-edits';

/**
 * What a command, coming from `actor`, does to a session: the events it makes, or the reason (a sentence for whoever
 * sent it) why it does not fit the moment. Pure; the only way from outside into a session.
 *
 * Only a person answers. The harness of a headless run may, where its operator asked for it at the start; a caller's
 * answer becomes a proposal that the person still has to confirm.
 */
export function accept(session: Session, command: SessionCommand, actor: Actor): Acceptance {
  if (!session.id) return no('No session has begun yet.');
  if (session.ended) return no('This session has ended. Its specification stands; start another session to change it.');
  if (actor === 'harness' && session.automatic === null) {
    return no('Automatic answers are only possible in a headless run that was started with --auto.');
  }
  if (actor === 'caller') return fromCaller(session, command);
  const accepted = fromAnswerer(session, command, actor);
  return accepted.ok && wakes(session, command) ? yes({ type: 'model_unblocked' }, ...accepted.events) : accepted;
}

/** Whoever acts in a session that was brought back has seen that it is there: its model may be called again. */
function wakes({ block }: Session, command: SessionCommand): boolean {
  const waitsForAnyone = block?.kind === 'restored' || block?.kind === 'interrupted';
  return waitsForAnyone && !ABOUT_MODELS.has(command.type);
}

/** These say themselves what becomes of a block. */
const ABOUT_MODELS = new Set<SessionCommand['type']>(['retry_model', 'go_offline', 'stop_model', 'change_model']);

/** Most characters of a word that things are called by. */
const MAX_TERM = 60;

/** A calling agent may put forward answers and ask to know more; it decides nothing. */
function fromCaller(session: Session, command: SessionCommand): Acceptance {
  if (command.type === 'answer') {
    const asked = find(session, command.questionId);
    if (asked?.status !== 'open') return no(notOpen(session, command.questionId));
    const checked = checkAnswer(asked.question.type, asked.question.config, command.answer);
    if (!checked.ok) return no(checked.reason);
    return yes({ type: 'answer_proposed', questionId: command.questionId, answer: checked.answer, by: 'caller' });
  }
  return no('A calling agent can only propose answers; everything else is the person’s to decide.');
}

function fromAnswerer(session: Session, command: SessionCommand, by: Answerer): Acceptance {
  switch (command.type) {
    case 'answer':
      return answer(session, command, by);
    case 'non_answer':
      return nonAnswer(session, command, by);
    case 'revise':
      return revise(session, command, by);
    case 'clarify': {
      const asked = find(session, command.questionId);
      if (asked?.status !== 'open') return no(notOpen(session, command.questionId));
      const text = command.text.trim() || 'Why do you ask?';
      return yes({ type: 'clarification_asked', questionId: command.questionId, text });
    }
    case 'not_about_this': {
      const asked = find(session, command.questionId);
      if (asked?.status !== 'open') return no(notOpen(session, command.questionId));
      if (asked.question.purpose === 'reading')
        return no('Choose “None of these”, or say in your own words what it is about.');
      if (asked.question.by !== 'offline' || !asksOfChange(asked))
        return no('Only a question that was made by rules can be sent away like this: answer it, or say why not.');
      return yes(...notAboutThis(session, asked));
    }
    case 'change_reading': {
      const { type: _type, ...change } = command;
      if (Object.keys(change).length === 0) return no('Say what is to be read otherwise.');
      if (change.title != null && saysNothing(change.title)) return no('A title cannot be empty.');
      return yes(...readingEvents(session, change, null, by));
    }
    case 'choose_size':
      return chooseSize(session, command.size, by);
    case 'message': {
      const text = command.text.trim();
      if (saysNothing(text)) return no('The message is empty.');
      if (text.length > MAX_REQUEST_CHARACTERS) return no(tooLong('message', text.length));
      const id = `M${nextNumber(session, 'M')}`;
      const { topicId } = command;
      if (topicId !== undefined && !session.topics.some((topic) => topic.id === topicId)) {
        return no(unknownTopic(session, topicId));
      }
      const about = topicId === undefined ? {} : { topicId };
      const given: SessionEvent = { type: 'message_given', id, text, by, ...about };
      return yes(given, ...putOff(session, id, text, by), ...plainEdits(session, id, [given]));
    }
    case 'mean_words':
      return meanWords(session, command, {
        activate: (topicId) => activateTopic(session, topicId),
        begin: (title) => beginTopic(session, title),
      });
    case 'activate_topic':
      return activateTopic(session, command.topicId);
    case 'add_topic':
      return addTopic(session, command.title);
    case 'drop_topic': {
      const topic = session.topics.find((t) => t.id === command.topicId);
      if (!topic || topic.status === 'dropped') return no(unknownTopic(session, command.topicId));
      const unanswered = session.questions.filter(
        (q) => q.question.topicId === topic.id && (q.status === 'open' || q.status === 'parked'),
      );
      return yes(
        ...unanswered.map(({ question }): SessionEvent => ({
          type: 'question_withdrawn',
          questionId: question.id,
          reason: 'Its topic was dropped.',
        })),
        { type: 'topic_dropped', topicId: topic.id },
      );
    }
    case 'reorder_topics': {
      const unknown = command.ids.find((id) => !session.topics.some((t) => t.id === id));
      if (unknown !== undefined) return no(unknownTopic(session, unknown));
      if (new Set(command.ids).size !== command.ids.length) return no('A topic is named twice in the new order.');
      return yes({ type: 'topics_reordered', ids: command.ids });
    }
    case 'change_budget':
      if (command.budget < 0 || command.budget > MAX_BUDGET)
        return no(`The budget must be between 0 and ${MAX_BUDGET} questions.`);
      return yes({ type: 'budget_changed', budget: command.budget });
    case 'start_asking': {
      const stopped = stopLooking(session);
      return stopped === null ? no('Nothing is being looked at just now.') : yes(stopped);
    }
    case 'wrap_up':
      if (session.wrapUp) return no('The session is being wrapped up already.');
      return yes({ type: 'wrap_up_requested', reason: 'You asked to wrap up.' });
    case 'retry_model':
      if (session.block === null) return no('The model is not blocked.');
      if (session.block.kind === 'tokens') return no('The token budget is spent: raise it, or go on without a model.');
      if (session.block.kind === 'unavailable')
        return no(`${session.block.reason} Choose another one, or go on without a model.`);
      return yes({ type: 'model_unblocked' });
    case 'go_offline':
      if (session.led === 'offline') return no('No model leads as it is.');
      return yes({ type: 'model_changed', interviewer: OFFLINE_INTERVIEWER, led: 'offline' });
    case 'stop_model':
      if (session.led === 'offline' || session.block !== null) return no('No model is being called just now.');
      return yes({ type: 'model_blocked', kind: 'stopped', role: null, reason: 'You stopped the model.' });
    case 'change_model': {
      const { interviewer, led } = command;
      return yes({ type: 'model_changed', interviewer, led });
    }
    case 'change_token_budget':
      return yes({ type: 'token_budget_changed', tokens: command.tokens });
    case 'edit_statement':
    case 'remove_statement':
    case 'restore_statement':
    case 'add_statement':
    case 'move_statement':
    case 'merge_statements':
    case 'settle_comment':
      return acceptDraftCommand(session, command);
    case 'prefer_term': {
      const term = command.term.trim();
      const instead = command.instead?.trim() ?? '';
      if (saysNothing(term)) return no('Say which term is meant.');
      if (Math.max(term.length, instead.length) > MAX_TERM) return no(`A term has at most ${MAX_TERM} characters.`);
      if (term.toLowerCase() === instead.toLowerCase()) return no('These are the same word.');
      return yes(
        ...termEvents(session, { term, preference: command.preference, ...(instead === '' ? {} : { instead }) }),
      );
    }
    case 'drop_term': {
      const { term } = command;
      if (!session.terms.some((one) => one.term === term)) return no(`Nothing was said of the word “${term}”.`);
      return yes({ type: 'term_preference_dropped', term });
    }
    case 'add_attachment': {
      const { type: _type, text, ...attachment } = command;
      const said =
        text === undefined ? {} : { text: redact(text.slice(0, 4 * MAX_ATTACHED_TEXT)).slice(0, MAX_ATTACHED_TEXT) };
      return yes({ type: 'attachment_added', ...attachment, ...said });
    }
  }
}

function answer(
  session: Session,
  { questionId, answer: value, note }: Omit<Extract<SessionCommand, { type: 'answer' }>, 'type'>,
  by: Answerer,
): Acceptance {
  const asked = find(session, questionId);
  if (asked?.status !== 'open') return no(notOpen(session, questionId));
  const { type, config, purpose } = asked.question;
  const added = trimmedNote(note);
  if (added.length > MAX_REQUEST_CHARACTERS) return no(tooLong('note', added.length));
  // What is said beside a verdict on the plan is said about the plan: one place acts on it.
  const onPlan = purpose === 'approval' && added !== '';
  const checked = checkAnswer(type, config, onPlan ? withFeedback(value, added) : value);
  if (!checked.ok) return no(checked.reason);
  const digest = digestAnswer(type, config, checked.answer);
  const given: SessionEvent = {
    type: 'answer_given',
    questionId,
    answer: checked.answer,
    digest,
    ...(added === '' || onPlan ? {} : { note: added }),
    by,
  };
  if (purpose === 'reading')
    return yes(given, ...readingEvents(session, readingFrom(asked, checked.answer), questionId, by));
  if (purpose === 'framing') return yes(given, ...framed(session, asked.question, checked.answer));
  if (purpose !== 'approval')
    return yes(
      given,
      ...outvotedEvents(session, asked, checked.answer),
      ...changedEvents(session, asked, checked.answer),
      ...doubtByObjecting(session, asked, wordsOf(checked.answer), by),
    );
  const review = checked.answer as {
    decision: 'approve' | 'revise';
    annotations?: { sectionId: string; text: string }[];
    feedback?: string;
  };
  const { decision, annotations = [], feedback = '' } = review;
  const reviewed = { type: 'plan_reviewed', questionId, decision, annotations, feedback } as const;
  return yes(...withEdits(session, given, reviewed));
}

/** “Next one, please”: the question on screen is put off, as “Not now” puts it off, and the words say nothing else. */
function putOff(session: Session, source: string, text: string, by: Answerer): SessionEvent[] {
  const open = openQuestion(session)?.question;
  if (open === undefined || open.purpose === 'approval' || open.purpose === 'reading' || !wantsNextQuestion(text))
    return [];
  return [
    { type: 'words_understood', source, parts: [{ text, does: 'steer' }], by: 'offline' },
    { type: 'non_answer_given', questionId: open.id, nonAnswer: 'not_now', by },
  ];
}

/** What is added to an answer; empty where that says nothing. */
function trimmedNote(note: string | undefined): string {
  return note === undefined || saysNothing(note) ? '' : note.trim();
}

/** A verdict with words added to what was said on the whole. */
function withFeedback(value: unknown, added: string): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const said = 'feedback' in value && typeof value.feedback === 'string' ? value.feedback.trim() : '';
  return { ...value, feedback: said === '' ? added : `${said}\n${added}` };
}

/** A yes to “So this is mainly about X, right?” puts X first, as a new topic if there is none of that name. */
function framed(session: Session, question: AskedQuestion['question'], given: unknown): SessionEvent[] {
  const { frames, type } = question;
  const agreed = type === 'confirm' && (given as { choice?: unknown }).choice === 'yes';
  if (frames === undefined || !agreed) return [];
  const named = frames.toLowerCase();
  const live = session.topics.filter(({ status }) => status !== 'dropped');
  const known = live.find(({ id, title }) => id.toLowerCase() === named || title.toLowerCase() === named);
  const ids = live.map(({ id }) => id);
  if (known) return [{ type: 'topics_reordered', ids: [known.id, ...ids.filter((id) => id !== known.id)] }];
  const topic: TopicSeed = {
    id: nextTopicId(session),
    title: frames,
    scope: `What you said this is mainly about: ${frames}`,
    dimensions: ['behaviour', 'scope'],
    origin: 'orchestrator',
  };
  return [
    { type: 'topic_mentioned', topic, source: question.id },
    { type: 'topic_queued', topicId: topic.id, topic },
    { type: 'topics_reordered', ids: [topic.id, ...ids] },
  ];
}

function nonAnswer(
  session: Session,
  command: Extract<SessionCommand, { type: 'non_answer' }>,
  by: Answerer,
): Acceptance {
  const asked = find(session, command.questionId);
  if (asked?.status !== 'open') return no(notOpen(session, command.questionId));
  const { type, config, purpose, id } = asked.question;
  if (purpose === 'approval') {
    return no(
      'A specification is approved by a person or not at all: approve it, send it back with comments, or wrap up to write it unapproved.',
    );
  }
  if (purpose === 'reading' && command.nonAnswer === 'not_now')
    return no(
      'Every further question rests on this one: say what it is about, or leave it as it is read now (“You decide”).',
    );
  const text = command.text?.trim() ?? '';
  if (command.nonAnswer === 'none_of_these') {
    if (saysNothing(text)) return no('Say in your own words what it is instead.');
    const other = otherAnswer(type, config, text);
    if (other !== null) return answer(session, { questionId: id, answer: other }, by);
  }
  const given: SessionEvent = {
    type: 'non_answer_given',
    questionId: id,
    nonAnswer: command.nonAnswer,
    ...(text ? { text } : {}),
    by,
  };
  if (purpose === 'reading') return yes(given, ...readingEvents(session, {}, id, by));
  if (command.nonAnswer === 'none_of_these') return yes(given, ...ruledOutByNone(session, asked, text, by));
  return yes(given, ...(command.nonAnswer === 'you_decide' ? doubtByDelegating(session, asked) : []));
}

function revise(
  session: Session,
  { questionId, answer: value, note }: Extract<SessionCommand, { type: 'revise' }>,
  by: Answerer,
): Acceptance {
  const asked = find(session, questionId);
  if (!asked) return no(`There is no question ${questionId}.`);
  if (asked.question.purpose === 'approval')
    return no('An approval cannot be changed afterwards; change the answers it rests on.');
  if (asked.status === 'open') return no(`Question ${questionId} is still open: answer it.`);
  if (!asked.response) return no(`Question ${questionId} was never answered.`);
  const { type, config } = asked.question;
  const checked = checkAnswer(type, config, value);
  if (!checked.ok) return no(checked.reason);
  const before = asked.response.kind === 'answer' ? asked.response.note : undefined;
  const added = trimmedNote(note ?? before);
  if (added.length > MAX_REQUEST_CHARACTERS) return no(tooLong('note', added.length));
  const revised: SessionEvent = {
    type: 'answer_revised',
    questionId,
    answer: checked.answer,
    digest: digestAnswer(type, config, checked.answer),
    ...(added === '' ? {} : { note: added }),
    by,
  };
  if (asked.question.purpose !== 'reading')
    return yes(
      revised,
      ...outvotedEvents(session, asked, checked.answer),
      ...changedEvents(session, asked, checked.answer),
    );
  return yes(revised, ...readingEvents(session, readingFrom(asked, checked.answer), questionId, by));
}

function activateTopic(session: Session, topicId: string): Acceptance {
  const topic = session.topics.find((t) => t.id === topicId);
  if (!topic || topic.status === 'dropped') return no(unknownTopic(session, topicId));
  if (topic.status === 'active') return no(`“${topic.title}” is being discussed already.`);
  const waiting = session.questions.some((q) => q.question.topicId === topicId && q.status === 'parked');
  if (budgetLeft(session) === 0 && !waiting) {
    return no(
      `All ${session.budget} questions of the budget are asked. Raise the budget to go on with “${topic.title}”.`,
    );
  }
  return yes(...leaveOpenQuestion(session), {
    type: 'topic_activated',
    topicId,
    reason: 'You chose it.',
    chosen: true,
  });
}

/** Parks the open question for a change of topic; an approval or a reading is withdrawn, since it will be asked anew. */
export function leaveOpenQuestion(session: Session): SessionEvent[] {
  const open = openQuestion(session);
  if (!open) return [];
  const questionId = open.question.id;
  if (open.question.purpose === 'approval')
    return [{ type: 'question_withdrawn', questionId, reason: 'The discussion goes on.' }];
  const reason = 'The topic changed.';
  return open.question.purpose === 'reading'
    ? [{ type: 'question_withdrawn', questionId, reason, moot: true }]
    : [{ type: 'question_parked', questionId, reason }];
}

function addTopic(session: Session, given: string): Acceptance {
  const title = given.trim();
  if (saysNothing(title)) return no('Give the topic a name.');
  const same = session.topics.find((t) => t.title.toLowerCase() === title.toLowerCase() && t.status !== 'dropped');
  if (same) return no(`There is a topic “${same.title}” already.`);
  const topic: TopicSeed = {
    id: nextTopicId(session),
    title,
    scope: `What you want settled about: ${title}`,
    dimensions: ['behaviour', 'scope'],
    origin: 'person',
  };
  const queued: SessionEvent = { type: 'topic_queued', topicId: topic.id, topic };
  return yes({ type: 'topic_mentioned', topic, source: 'topic rail' }, queued);
}

/** A new topic, and on to it. */
function beginTopic(session: Session, title: string): Acceptance {
  const added = addTopic(session, title);
  if (!added.ok) return added;
  if (budgetLeft(session) === 0) return added;
  const topicId = nextTopicId(session);
  return yes(...added.events, ...leaveOpenQuestion(session), {
    type: 'topic_activated',
    topicId,
    reason: 'You chose it.',
  });
}

/** `T1`, `T2` …, never given twice. */
export function nextTopicId(session: Session, offset = 0): string {
  return `T${nextNumber(session, 'T', offset)}`;
}

function find(session: Session, questionId: string): AskedQuestion | undefined {
  return session.questions.find((q) => q.question.id === questionId);
}

function notOpen(session: Session, questionId: string): string {
  const open = openQuestion(session);
  const now = open
    ? `The open question is ${open.question.id}: “${questionTitle(open.question.config)}”.`
    : 'No question is open just now.';
  const asked = find(session, questionId);
  if (!asked) return `There is no question ${questionId}. ${now}`;
  if (asked.status === 'answered')
    return `Question ${questionId} is answered already; revise it to change the answer. ${now}`;
  return `Question ${questionId} is not open. ${now}`;
}

/** Ends the look before planning, or the research after it, with what was found so far; null where neither is under way. */
function stopLooking(session: Session): SessionEvent | null {
  const reason = 'You asked to start right away.';
  if (session.probe.status === 'running') return { type: 'probe_cancelled', reason, soFar: lookSoFar(session) };
  return isPlanning(session) ? { type: 'probe_cancelled', reason } : null;
}
