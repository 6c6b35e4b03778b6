import * as z from 'zod';
import { dimensionSchema } from '../../session/dimension';
import { flowActionSchema, instructionSchema, newDimensionsSchema } from '../../session/events';
import { languageOf } from '../../base/text/language';
import { inline } from '../../base/text/markdown';
import { acknowledge } from '../rule-based/acknowledge';
import { protestsSubject } from '../../session/draft-edits';
import { isContent, saidPartSchema, type SaidPart } from '../../session/said-part';
import { freeText } from '../rule-based/free-text';
import { namedTopic, newTopicFor } from '../rule-based/named-topic';
import { SAYS, type Says } from '../rule-based/says';
import { stateReply } from '../rule-based/state-reply';
import type { OrchestratorInput } from '../inputs/inputs';
import type { TopicBrief } from '../../session/topic-briefs';
import { goalIn } from './goal-in';
import { partsSaid } from './parts-said';
import { orchestratorPrompt } from './prompt';
import type { Role } from '../../model/role';
import { isComplaint, isShrug } from '../../base/english/signals/fatigue';
import {
  wantsNotToTalkAbout,
  wantsToBeAskedAbout,
  wantsToHearAgain,
  wantsToSee,
  wantsToTalkAbout,
  wantsToTalkLaterAbout,
} from '../../base/english/signals/navigation';
import { positionIn } from '../../base/english/signals/positions';
import { termWish } from '../../base/english/signals/term-wishes';
import { announcedTopics } from '../../base/english/signals/new-topics';
import { orderWishes } from '../../base/english/signals/priorities';
import { wantsToMoveOn, wantsToWrapUp } from '../../base/english/signals/wrap-up';

const termWishSchema = z.object({ avoided: z.string().min(1), preferred: z.string().nullable() });

const flowResultSchema = z.object({
  action: flowActionSchema,
  /** The topic to go to: its id, or the title of one of `newTopics`. Null unless switching. */
  topicId: z.string().nullable(),
  /** Subjects that the person brought up; they wait in the backlog. */
  newTopics: z.array(z.object({ title: z.string().min(1), scope: z.string(), dimensions: z.array(dimensionSchema) })),
  /** What known topics have to settle besides. */
  newDimensions: z.array(newDimensionsSchema).optional(),
  /** Prepared questions judged again: null drops one, words put it otherwise. */
  waiting: z.array(z.object({ id: z.string(), question: z.string().nullable() })).optional(),
  /** Ids of all topics in their new order; empty where the order stays. */
  priorities: z.array(z.string()),
  instruction: instructionSchema.nullable(),
  reasoning: z.string(),
  /** What was understood from an answer, in one line; empty for a free message. */
  acknowledgement: z.string(),
  /** A direct reply to a free message; empty if none is due. */
  reply: z.string(),
  /** Whether the person asked to end the interview. */
  wrapUp: z.boolean(),
  /** The id of a topic that the person does not want to talk about. */
  leavesOut: z.string().optional(),
  /** Whether the person said that the rules’ questions miss what it is about. */
  doubtsSubject: z.literal(true).optional(),
  /** What each part of what was said does: the writers go by it. */
  words: z.array(saidPartSchema).optional(),
  /** The request that takes the place of the one so far, where the person set another goal … */
  goal: z.string().min(1).optional(),
  /** … and ids of the questions whose answers still hold for it; absent where nobody judged that. */
  holding: z.array(z.string()).optional(),
  /** What things are to be called from here on. */
  terms: z.array(termWishSchema).optional(),
});
export type FlowResult = z.infer<typeof flowResultSchema>;

/** So many shrugs in a row mean that the person has no view on this topic … */
const SHRUGS_END_TOPIC = 3;
/** … and so many that they have had enough. */
const SHRUGS_END_INTERVIEW = 4;
/** After so many answers one shrug fewer is enough to leave a topic. */
const LATE = 6;
const SHRUGS_END_TOPIC_LATE = 2;
/** So many answers in a row without a new statement mean that the topic is exhausted. */
const TURNS_WITHOUT_NEWS = 3;

/** Decides where the conversation goes: on, to another topic, or to its end. */
export const orchestrator: Role<OrchestratorInput, FlowResult> = {
  name: 'orchestrator',
  prompt: orchestratorPrompt,
  output: flowResultSchema,
  offline(input) {
    const words = partsSaid(input);
    const terms = words.flatMap(({ text, does }) => (does === 'term' ? (termWish(text) ?? []) : []));
    const judged = { words, ...(terms.length > 0 ? { terms } : {}) };
    const goal = goalIn(words);
    if (goal !== null) return { ...GO_ON, reasoning: 'You set another goal.', ...judged, goal };
    if (input.input.kind === 'message') return { ...onMessage(input, input.input.text, words), ...judged };
    const { exchange } = input.input;
    const decided = { ...onAnswer(input, freeText(exchange), words), ...judged };
    return { ...decided, acknowledgement: acknowledge([exchange], languageOf(input.request)) };
  },
};

/** What of the words leads the interview, and beside it what sets another aim: that protests, too. */
function leadingIn(words: readonly SaidPart[]): { leads: string; protests: string } {
  const of = (kinds: readonly SaidPart['does'][]) =>
    words
      .filter(({ does }) => kinds.includes(does))
      .map(({ text }) => text)
      .join('\n');
  return { leads: of(['steer']), protests: of(['steer', 'goal']) };
}

const GO_ON: FlowResult = {
  action: 'continue_current_topic',
  topicId: null,
  newTopics: [],
  priorities: [],
  instruction: null,
  reasoning: 'The topic has more to settle.',
  acknowledgement: '',
  reply: '',
  wrapUp: false,
};

const DOUBT: FlowResult = { ...GO_ON, reasoning: 'You said that the questions miss the point.', doubtsSubject: true };

function onMessage(input: OrchestratorInput, text: string, words: readonly SaidPart[]): FlowResult {
  const { leads, protests } = leadingIn(words);
  const says = saysTo(input);
  if (wantsToWrapUp(leads, true)) return { ...converge('You asked to wrap up.', true), reply: says.wrapUp };
  if (isComplaint(leads)) return { ...converge('You have had enough questions.'), reply: says.enough };
  if (wantsToSee(leads))
    return {
      ...GO_ON,
      reasoning: 'You asked to see what there is.',
      reply: stateReply(input.topics, input.budgetLeft, languageOf(input.request)),
    };
  if (words.some(({ does }) => does === 'edit'))
    return { ...GO_ON, reasoning: 'You want the draft written otherwise.', reply: says.pencil };
  if (protestsSubject(protests)) return { ...DOUBT, reply: says.whatAbout };
  if (wantsToHearAgain(leads) && input.openQuestion !== undefined)
    return {
      ...GO_ON,
      reasoning: 'You want to hear the question again.',
      reply: says.quoted(inline(input.openQuestion)),
    };
  const notAbout = wantsNotToTalkAbout(leads);
  if (notAbout !== null) return leaveOut(input, notAbout);
  const askAbout = wantsToBeAskedAbout(leads);
  if (askAbout !== null) return askedAbout(input, askAbout);
  const later = wantsToTalkLaterAbout(leads);
  if (later !== null) return putOff(input, later);
  const movingOn = moveOn(input, leads);
  if (movingOn !== null) return movingOn;
  const talkAbout = wantsToTalkAbout(leads, true);
  const fresh = newTopics(input, text, true);
  if (talkAbout !== null) return switchTo(input, talkAbout);
  const priorities = reordered(input.topics, leads);
  if (priorities.length > 0) {
    return {
      ...GO_ON,
      priorities,
      newTopics: fresh,
      reasoning: 'You said what matters first.',
      reply: says.reordered,
    };
  }
  if (fresh.length > 0) {
    const titles = fresh.map(({ title }) => says.quoted(inline(title))).join(` ${says.and} `);
    return { ...GO_ON, newTopics: fresh, reasoning: 'You brought up something new.', reply: says.onTheList(titles) };
  }
  const led = words.find(({ does, about }) => does === 'steer' && about !== undefined)?.about;
  const ledTo = led === undefined ? null : topicMeant(input, led);
  if (led !== undefined && ledTo !== null) return LATER.test(leads) ? putOff(input, led) : switchTo(input, led);
  const unclear = words.find(({ does }) => does === 'unclear');
  const term = words.map((part) => (part.does === 'term' ? termWish(part.text) : null)).find((wish) => wish !== null);
  if (term != null) {
    return {
      ...GO_ON,
      reasoning: 'You said what it is to be called.',
      reply: says.calledSo(term.avoided, term.preferred),
    };
  }
  if (words.some(isContent)) {
    const reply = unclear === undefined ? says.intoTheDraft : says.partUnclear(inline(unclear.text));
    return { ...GO_ON, reasoning: 'You added something; it is noted.', reply };
  }
  if (unclear !== undefined)
    return { ...GO_ON, reasoning: 'It can be meant in several ways.', reply: says.unclear(inline(unclear.text)) };
  const asks = text.trim().endsWith('?');
  return {
    ...GO_ON,
    reasoning: 'It says nothing of the change.',
    reply: leads === '' || PLEASANT.test(text.trim()) ? says.notedOnly : asks ? says.cannotAnswer : says.heard,
  };
}

/** What is wanted later is not gone to now. */
const LATER = /\b(?:later|afterwards|at the end|another time|später|nachher|danach|am ende)\b/i;

/** Said alone this asks for nothing. */
const PLEASANT =
  /^(?:ok(?:ay)?|thanks?|thank you|fine|good|great|sounds good|danke|gut|super|hallo|hello|hi)[\s,.!]{0,5}/i;

/** What the person does not want to speak of: a topic of that name is set aside, and nothing is asked about it. */
function leaveOut(input: OrchestratorInput, about: string): FlowResult {
  const known = namedTopic(about, input.topics);
  const reply = saysTo(input).leftOut(inline(known?.title ?? about));
  const decided = { ...GO_ON, reasoning: 'You do not want to talk about it.', reply };
  if (known === null) return decided;
  if (known.asked === 0) return { ...decided, leavesOut: known.id };
  const next = known.id === input.activeTopicId ? nextOpen(input) : null;
  return next === null ? decided : { ...switchOver(input, next, decided.reasoning), reply };
}

/** What the person wants to speak of later: it waits on the list, and the topic at hand stays. */
function putOff(input: OrchestratorInput, about: string): FlowResult {
  const known = namedTopic(about, others(input));
  const { title, ...rest } = newTopicFor(about);
  const reply = saysTo(input).onTheList(saysTo(input).quoted(inline(known?.title ?? title)));
  const decided = { ...GO_ON, reasoning: 'You want to speak of it later.', reply };
  if (known === null && positionIn(about) !== null) return { ...decided, reply: saysTo(input).heard };
  if (known === null) return { ...decided, newTopics: [{ title, ...rest }] };
  const ids = input.topics.map(({ id }) => id).filter((id) => id !== known.id);
  return { ...decided, priorities: known.status === 'completed' ? [] : [...ids, known.id] };
}

/** Words of an answer, beside its protest, that say what the change is. */
const SAYS_WHAT = 8;

function onAnswer(input: OrchestratorInput, text: string, words: readonly SaidPart[]): FlowResult {
  const { leads } = leadingIn(words);
  if (leads !== '') {
    if (wantsToWrapUp(leads, false)) return converge('You asked to wrap up.', true);
    if (isComplaint(leads)) return converge('You have had enough questions.');
    // Who says at length what it is instead has said what would be asked next.
    const told = words.filter(isContent).flatMap((part) => part.text.split(/\s+/)).length;
    if (protestsSubject(leads) && told < SAYS_WHAT) return DOUBT;
    const later = wantsToTalkLaterAbout(leads);
    if (later !== null) return { ...putOff(input, later), reply: '' };
    const movingOn = moveOn(input, leads);
    if (movingOn !== null) return { ...movingOn, reply: '' };
    const talkAbout = wantsToTalkAbout(leads, false);
    const target = talkAbout === null ? null : topicMeant(input, talkAbout);
    if (target !== null && target.id !== input.activeTopicId && target.status !== 'dropped' && talkAbout !== null)
      return { ...switchAsWished(input, target, talkAbout), reply: '' };
  }
  const fresh = newTopics(input, text, false);
  const shrugs = shrugsInARow(input);
  if (shrugs >= SHRUGS_END_INTERVIEW)
    return {
      ...converge(`The last ${shrugs} questions were left to me or open; that is enough asking.`),
      newTopics: fresh,
    };
  const next = nextOpen(input);
  if (shrugs >= (answeredIn(input) >= LATE ? SHRUGS_END_TOPIC_LATE : SHRUGS_END_TOPIC) && next !== null) {
    return {
      ...switchOver(input, next, 'You have no strong view on this topic; the next one may matter more.'),
      newTopics: fresh,
      reply: '',
    };
  }
  if (isExhausted(input)) {
    const reason = 'The last answers added nothing new here.';
    return { ...(next === null ? converge(reason) : switchOver(input, next, reason)), newTopics: fresh, reply: '' };
  }
  return {
    ...GO_ON,
    newTopics: fresh,
    reasoning: fresh.length > 0 ? 'You brought up something new; it waits its turn.' : GO_ON.reasoning,
  };
}

function converge(reasoning: string, wrapUp = false): FlowResult {
  return { ...GO_ON, action: 'start_convergence', reasoning, wrapUp };
}

/** What the rules say in the language of the request. */
function saysTo({ request }: OrchestratorInput): Says {
  return SAYS[languageOf(request)];
}

function switchOver(input: OrchestratorInput, topic: Pick<TopicBrief, 'id' | 'title'>, reasoning: string): FlowResult {
  return {
    ...GO_ON,
    action: 'switch_to_topic',
    topicId: topic.id,
    reasoning,
    reply: saysTo(input).onTo(inline(topic.title)),
  };
}

/** Goes where the person wants to be; what they named within the topic comes first there. */
function switchAsWished(input: OrchestratorInput, topic: TopicBrief, about: string): FlowResult {
  const instruction =
    positionIn(about) === null && namedTopic(about, [{ ...topic, scope: '', dimensions: [] }]) === null
      ? { targetAgent: 'interviewer' as const, directive: `Ask about ${about}` }
      : null;
  return { ...switchOver(input, topic, `You want to talk about “${topic.title}”.`), instruction };
}

function others({ topics, activeTopicId }: OrchestratorInput): TopicBrief[] {
  return topics.filter(({ id, status }) => id !== activeTopicId && status !== 'dropped');
}

function nextOpen(input: OrchestratorInput): TopicBrief | null {
  return others(input).find(({ status }) => status === 'backlog' || status === 'mentioned') ?? null;
}

/** The topic that the person calls so; the one before is that which was last talked about beside the one at hand. */
function topicMeant(input: OrchestratorInput, about: string): TopicBrief | null {
  if (positionIn(about) !== 'previous') return namedTopic(about, input.topics);
  const spokenOf = input.recent.map(({ topicId }) => topicId);
  const before = spokenOf.findLast((id) => others(input).some((topic) => topic.id === id));
  return others(input).find(({ id }) => id === before) ?? namedTopic(about, others(input));
}

/** To an existing topic by its name, else to a new one of that name. */
function switchTo(input: OrchestratorInput, about: string): FlowResult {
  const known = topicMeant(input, about);
  if (known !== null && known.id === input.activeTopicId)
    return { ...GO_ON, reasoning: 'It is the topic at hand.', reply: saysTo(input).alreadyAt(inline(known.title)) };
  if (known !== null) return switchAsWished(input, known, about);
  if (positionIn(about) !== null)
    return { ...GO_ON, reasoning: 'There is no other topic to go back to.', reply: saysTo(input).heard };
  const topic = newTopicFor(about);
  return {
    ...switchOver(input, { id: topic.title, title: topic.title }, `You want to talk about “${topic.title}”.`),
    newTopics: [topic],
  };
}

function askedAbout(input: OrchestratorInput, about: string): FlowResult {
  const known = namedTopic(about, others(input));
  if (known !== null) return switchOver(input, known, `You want to be asked about “${known.title}”.`);
  return {
    ...GO_ON,
    instruction: { targetAgent: 'interviewer', directive: `Ask about ${about}` },
    reasoning: 'You said what to ask about.',
    reply: saysTo(input).willAsk(inline(about)),
  };
}

function moveOn(input: OrchestratorInput, text: string): FlowResult | null {
  const wish = wantsToMoveOn(text);
  if (wish === null) return null;
  if (
    wish.about !== '' &&
    namedTopic(
      wish.about,
      input.topics.filter(({ id }) => id === input.activeTopicId),
    ) === null
  ) {
    const elsewhere = namedTopic(wish.about, others(input));
    if (elsewhere !== null) return null;
  }
  const next = nextOpen(input);
  return next === null
    ? {
        ...converge('You want to move on, and no other topic is waiting.'),
        reply: saysTo(input).lastTopic,
      }
    : switchOver(input, next, 'You want to move on.');
}

function newTopics(input: OrchestratorInput, text: string, alone: boolean): FlowResult['newTopics'] {
  return announcedTopics(text, alone)
    .filter((name) => namedTopic(name, input.topics) === null)
    .map(newTopicFor);
}

function reordered(topics: readonly TopicBrief[], text: string): string[] {
  let ids = topics.map(({ id }) => id);
  let changed = false;
  for (const { about, place } of orderWishes(text)) {
    const topic = namedTopic(about, topics);
    if (topic === null) continue;
    const rest = ids.filter((id) => id !== topic.id);
    ids = place === 'first' ? [topic.id, ...rest] : [...rest, topic.id];
    changed = true;
  }
  return changed ? ids : [];
}

/** How many of the last replies, without a break, were no more than a shrug. */
function shrugsInARow({ recent, input }: OrchestratorInput): number {
  const replies = recent.filter(({ by }) => by === 'person').map(({ text }) => text);
  if (input.kind === 'answer' && !tellsNothing(input)) return 0;
  const earlier = [...replies.slice(0, -1)].reverse();
  const until = earlier.findIndex((text) => !isShrug(text));
  return 1 + (until < 0 ? earlier.length : until);
}

function answeredIn({ topics }: OrchestratorInput): number {
  return topics.reduce((sum, { answered }) => sum + answered, 0);
}

function tellsNothing(input: Extract<OrchestratorInput['input'], { kind: 'answer' }>): boolean {
  const { nonAnswer } = input.exchange;
  if (nonAnswer === 'you_decide' || nonAnswer === 'dont_know') return true;
  const said = freeText(input.exchange);
  return nonAnswer === null && said !== '' && isShrug(said);
}

/** The newest answer's statements may still be on their way, so it is left out. */
function isExhausted({ newPerTurn, topics, activeTopicId }: OrchestratorInput): boolean {
  const active = topics.find(({ id }) => id === activeTopicId);
  const before = newPerTurn.slice(0, -1).slice(-TURNS_WITHOUT_NEWS);
  return (
    active !== undefined &&
    active.answered > TURNS_WITHOUT_NEWS &&
    before.length === TURNS_WITHOUT_NEWS &&
    before.every((count) => count === 0)
  );
}
