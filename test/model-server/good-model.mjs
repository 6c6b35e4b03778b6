import { questionAsDirected, questionsOnTheWay, stockFor } from './question-stock.mjs';
import { firstWords, readPrompt } from './read-prompt.mjs';
import { callsTool, saysJson } from './replies.mjs';

/**
 * A person who plays the model well: knows only what the request says, answers every role, and leads a whole interview of
 * two topics and five questions of five types. To be given to the server as its `respond`.
 *
 * @param {import('./recorded-request.d.mts').RecordedRequest} request
 * @returns {import('./replies.d.mts').Reply | null} null for a request of no known role
 */
export function goodModel(request) {
  const { role, tools, body } = request;
  const looked = (body.messages ?? []).some(({ role: by }) => by === 'tool');
  if (role === 'contextProbe' && tools.includes('retrieve') && !looked) {
    return callsTool('retrieve', { text: readPrompt(request).terms || 'main' });
  }
  const result = goodResult(request);
  return result === null ? null : saysJson(result);
}

/**
 * The result that `goodModel` gives for a request, for scripts that change something of it.
 *
 * @param {import('./recorded-request.d.mts').RecordedRequest} request
 * @returns {any} null for a request of no known role
 */
export function goodResult(request) {
  const read = readPrompt(request);
  if (request.title?.startsWith('interviewer, asked back')) return clarified(read);
  if (read.ahead.length > 0)
    return { turns: read.ahead.map((turn) => ({ answer: turn.at, ...askedAhead(read, turn) })) };
  const play = request.role === null ? undefined : ROLES[request.role];
  return play === undefined ? null : play(read);
}

/** @typedef {import('./read-prompt.d.mts').ReadPrompt} ReadPrompt */
/** @typedef {import('./read-prompt.d.mts').ReadExchange} ReadExchange */

/** @type {Record<string, (read: ReadPrompt) => unknown>} */
const ROLES = {
  intake: readRequest,
  contextProbe: concluded,
  planner: () => ({ decision: 'proceed', reasoning: 'Enough is known to begin asking.', tasks: null, question: null }),
  bootstrapper: laidOut,
  orchestrator: (read) => ({
    ...decided(read),
    acknowledgement: read.message ? '' : understood(read.answered ?? undefined),
  }),
  interviewer: asked,
  writer: written,
  reviewer: () => ({
    quality: 'A developer can start from this; every statement names an answer.',
    contradictions: null,
    findings: null,
    settled: null,
    sufficient: true,
    gap: null,
    gapFor: null,
    gapTopic: null,
  }),
  summarizer: summed,
};

/** @param {ReadPrompt} read */
function readRequest({ title, sections }) {
  const open = (sections.get('Open folders') ?? '').trim() !== 'None.';
  return {
    title,
    kind: 'feature',
    alsoKinds: null,
    visible: false,
    mustKnow: ['behaviour', 'errors', 'quality', 'acceptance'],
    terms: title.split(/\W+/).filter((word) => word.length > 3),
    probeNeeded: open,
    reason: open ? 'What the code shows need not be asked.' : 'No folder is open.',
  };
}

/** @param {ReadPrompt} read */
function concluded({ evidence }) {
  const places = evidence.map((id) => `[${id}]`).join(', ');
  return {
    summary: evidence.length > 0 ? `What the change is about can be seen in ${places}.` : 'Nothing of it is there yet.',
    confidence: evidence.length > 0 ? 0.7 : 0.3,
    gaps: ['Nothing says how long a run may take.'],
  };
}

/** @param {ReadPrompt} read */
function laidOut({ title: read, evidence, sections, quotes }) {
  const title = firstWords(quotes.get('request') ?? '') || read;
  const supplied = [...(sections.get('Supplied questions') ?? '').matchAll(/^\d+\. /gm)].length;
  const topics = stockFor(title, evidence);
  return {
    title,
    kind: 'feature',
    visible: false,
    size: 'interview',
    sizeReason: 'What it does is for the person to say.',
    topics: topics.map(({ title: name, scope, dimensions, questions }, index) => ({
      title: name,
      dimensions,
      firstQuestion: supplied > 0 && index === 0 ? null : questions[0],
      scope,
    })),
    callerAssignments: Array.from({ length: supplied }, () => 0),
    assumptions: null,
    parts: null,
    lookFor: null,
    reasoning: 'What it does and what it has to bear can be decided apart.',
  };
}

const GO_ON = {
  reasoning: 'The topic has something open that matters.',
  action: 'continue_current_topic',
  topicId: null,
  newTopics: [],
  priorities: [],
  directive: null,
  reply: '',
  wrapUp: false,
};

/** @param {ReadPrompt} read */
function decided({ message, answered, topics, topicId, said, sections }) {
  const words = message || (answered?.answer ?? '');
  const elsewhere = /\blet[’']s (?:talk|speak) about (?:the )?([^.!?]+?)(?: (?:now|next|first))?(?:[.!?]|$)/i
    .exec(message)?.[1]
    ?.trim();
  if (elsewhere) {
    const known = topics.find(({ title }) => title.toLowerCase() === elsewhere.toLowerCase());
    return {
      ...GO_ON,
      reasoning: `You want to talk about ${elsewhere}.`,
      action: 'switch_to_topic',
      topicId: known?.id ?? elsewhere,
      newTopics: known ? [] : [broughtUp(elsewhere)],
      reply: `Then on to ${elsewhere}.`,
    };
  }
  if (/show me what/i.test(message)) {
    const stand = (sections.get('Where the topics stand') ?? '').trim().split('\n');
    return {
      ...GO_ON,
      reasoning: 'You asked to see what there is.',
      reply: `So far: ${stand.join(' ').slice(0, 400)}`,
    };
  }
  const later = /\bmust also talk about (?:the )?([^.,!?]+)/i.exec(words)?.[1]?.trim();
  if (later && !topics.some(({ title }) => title.toLowerCase() === later.toLowerCase())) {
    return {
      ...GO_ON,
      reasoning: `You mentioned ${later}; it waits its turn.`,
      newTopics: [broughtUp(later)],
      reply: message ? `I have put ${later} on the list.` : '',
    };
  }
  const tired = said.length > 1 && said.slice(-2).every((one) => /^(?:You decide|I don’t know)$/.test(one));
  if (tired && topicId !== '') {
    return { ...GO_ON, reasoning: 'You have left the last two to others.', action: 'start_convergence' };
  }
  return { ...GO_ON, reply: message ? 'Noted; it goes into the draft.' : '' };
}

/** @param {string} title */
function broughtUp(title) {
  return { title, scope: `What was said about ${title}.`, dimensions: ['behaviour', 'data'] };
}

/** @param {ReadPrompt} read */
function asked(read) {
  const { topics, topicId, exchanges, evidence, title, prepared, sentBack, directive, questionsLeft, waiting } = read;
  const topic = topics.find(({ id }) => id === topicId) ?? { title: '', dimensions: [] };
  const stock = stockFor(title, evidence).find((one) => one.title === topic.title);
  // Of what nobody spoke of it finds nothing that is worth a question.
  const wanted = directive.includes('nobody spoke of')
    ? []
    : [
        ...(directive === '' ? [] : [questionAsDirected(directive, topic.dimensions[0])]),
        ...(stock?.questions ?? questionsOnTheWay(topic)),
      ];
  const fresh = wanted.filter(
    ({ question }) => !exchanges.some((one) => one.question === question) && !prepared.includes(String(question)),
  );
  const next = questionsLeft > 0 ? fresh[sentBack.length] : undefined;
  const acknowledgement = understood(exchanges.at(-1));
  if (waiting !== '' && directive === '') {
    const reason = 'It was prepared, and nothing that was said speaks against it.';
    return { acknowledgement, done: false, question: null, askWaiting: waiting, finding: null, reason };
  }
  if (next) {
    return { acknowledgement, done: false, question: next, finding: null, reason: 'It changes the work most here.' };
  }
  const own = exchanges.filter((one) => one.topicId === topicId).map(({ answer, nonAnswer }) => answer || nonAnswer);
  const finding = own.length > 0 ? `${topic.title}: ${own.join('; ')}.` : `Nothing was said about ${topic.title}.`;
  return {
    acknowledgement,
    done: true,
    question: null,
    finding,
    reason: 'What is left any developer would decide alike.',
  };
}

/**
 * @param {ReadPrompt} read
 * @param {import('./read-prompt.d.mts').ReadAhead} turn
 */
function askedAhead(read, { question, answer, topicId, questionsLeft, waiting }) {
  const left = answer === 'You decide';
  const last = {
    ...{ id: '', topicId, type: '', dimensions: [], options: [], question },
    ...{ answer: left ? '' : answer, nonAnswer: left ? 'you decide' : null },
  };
  const reply = asked({ ...read, topicId, questionsLeft, waiting, exchanges: [...read.exchanges, last] });
  return answer === '' ? { ...reply, acknowledgement: '' } : reply;
}

/** @param {ReadExchange | undefined} last */
function understood(last) {
  if (!last) return '';
  if (last.nonAnswer === null) return `So it is “${last.answer}”.`;
  return last.nonAnswer === 'you decide'
    ? 'It is left to whoever builds it, and listed as delegated.'
    : 'It stays open.';
}

/** @param {ReadPrompt} read */
function written({ exchanges, draft, uncited, uncitedMessages, messages, mode }) {
  const due = exchanges.filter(({ id, answer, nonAnswer }) => {
    if (uncited.includes(id)) return true;
    const there = draft.filter(({ sources }) => sources.includes(id));
    return nonAnswer === null && there.every(({ text, own }) => !own && !text.includes(answer));
  });
  const said = uncitedMessages.filter((id) => /\b(?:must|shall|should|has to)\b/i.test(messages.get(id) ?? ''));
  return {
    statements: [
      ...due.flatMap((one) => {
        const statement = statementOf(one, mode);
        const replaced = draft.find(({ sources, own }) => !own && sources[0] === one.id);
        return statement === null ? [] : [{ ...statement, id: replaced?.id ?? null }];
      }),
      ...said.map((id) => statement('requirement', messages.get(id) ?? '', 'behaviour', [id])),
    ],
    removed: null,
    comment: due.length === 0 ? '' : 'Nothing else was said here yet.',
  };
}

/**
 * @param {ReadExchange} exchange
 * @param {string} mode
 */
function statementOf({ id, type, question, options, answer, nonAnswer, dimensions: [dimension = 'behaviour'] }, mode) {
  const words = question.replace(/\?$/, '');
  if (nonAnswer === 'you decide') return statement('delegated', `Left to the implementer: ${words}.`, dimension, [id]);
  if (nonAnswer === 'none of these' && answer !== '')
    return statement('requirement', `${words}: ${answer}`, dimension, [id]);
  if (nonAnswer === 'not now' && mode !== 'full_revision') return null;
  if (nonAnswer !== null) return statement('open_question', `${words}?`, dimension, [id]);
  switch (type) {
    case 'pick_one':
    case 'show_options':
      return {
        ...statement('decision', `${words}: ${answer}.`, dimension, [id]),
        rejected: options
          .filter((label) => !answer.startsWith(label))
          .map((label) => ({ option: label, reason: null })),
      };
    case 'slider':
      return statement('quality', `${words}: ${answer}.`, dimension, [id]);
    default: {
      const kind = dimension === 'acceptance' ? 'acceptance' : 'requirement';
      return statement(
        kind,
        kind === 'requirement' ? `The system SHALL respect this (${words}): ${answer}` : answer,
        dimension,
        [id],
      );
    }
  }
}

/**
 * @param {string} kind
 * @param {string} text
 * @param {string} dimension
 * @param {string[]} sources
 */
function statement(kind, text, dimension, sources) {
  return { id: null, kind, text, dimension, sources, dependsOn: null, rejected: null };
}

/** @param {ReadPrompt} read */
function summed({ title, exchanges, sections, input }) {
  const said = exchanges.map(({ question, answer, nonAnswer }) => `${question} ${answer || nonAnswer}`);
  const [, definition] = /^- (D\d+) /m.exec(sections.get('Code: what the found files define') ?? '') ?? [];
  const [, id] = /^- ([A-Z]+-\d+) \(/m.exec(input) ?? [];
  const statements = id === undefined ? [] : [id];
  const places = definition === undefined ? [] : [{ definition, statements, change: `does ${title}` }];
  return { title, summary: [`This is about ${title}.`, ...said].join(' '), places };
}

/** @param {ReadPrompt} read */
function clarified({ title }) {
  return { reply: `Because it decides how much of **${title}** has to be built.` };
}
