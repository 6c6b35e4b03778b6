import { ABOUT_RESEARCH } from '../planner/inconclusive';
import { isOnWhatStands } from '../../session/changed-questions';
import type { InterviewerInput } from '../inputs/inputs';
import type { TopicBrief } from '../../session/topic-briefs';
import { isOnChange, type Exchange } from '../../session/exchanges';
import { sentencesOf } from '../../base/english/pieces';
import { saysItDoesNotFit } from '../../base/english/signals/objections';
import { sameQuestion, similarity } from '../../base/english/similarity';
import { changeOf } from './changed-spec';
import { areaContext } from './context';
import type { AreaContext, Entry } from './entries/entry';
import { codeWritten, freeText } from './free-text';
import { entryOf } from './find';
import { followUp, isFollowUp, MAX_FOLLOW_UPS } from './followups';
import { planQuestions, rankEntries } from './plan';
import type { Planned } from './plan';
import { subjectAreasIn } from './recognise';
import { askOf } from './build';
import { openEntry } from './topic-questions';
import { topicTitle } from './topics';

/** Most questions that a topic which came up later gets from the questionnaire. */
const LATER_TOPIC_QUESTIONS = 3;

/** A question somebody else wrote that shares this much with a question of the questionnaire has asked it already. */
const ASKED_BY_OTHERS = 0.4;

/**
 * Share of the room that is taken for sure: whoever shrugs on the way leaves less of it, and what is least worth asking
 * must not have taken the place of something better in a later topic. Measured with `bench:interview`.
 */
const SURE = 0.7;

/** Questions that are asked however little the person has to say. */
const LEAST_QUESTIONS = 6;

/** What remains to be asked, as one topic sees it. */
export interface Agenda {
  context: AreaContext;
  /** Sharpens the last answer, if it needs that. */
  followUp: Entry | null;
  /** Planned questions of the topic that are still open and worth the remaining budget, best first. */
  here: Planned[];
  /** Everything else that fits the topic, best first: for when more is wanted after all. */
  spare: Planned[];
}

/** Works out what remains to be asked in a topic. Deterministic: the same input gives the same agenda. */
export function agendaOf(input: InterviewerInput): Agenda {
  const change = changeOf(input);
  const said = [...input.messages.map(({ text }) => text), ...input.exchanges.map(freeText)];
  const missed = whatMissed(input);
  const misfits = new Set(missed.map(familyOf));
  // What was told of today and instead is told, whatever kind of change it turns out to be.
  const toldSo = new Set(
    settledBy(input.exchanges.filter(({ about, answer }) => about === 'open.today' && answer !== null)),
  );
  const context = {
    ...areaContext(input, said, input.exchanges.map(codeWritten)),
    change,
  };
  const topic = input.topics.find(({ id }) => id === input.topicId);
  const firstPlan = planQuestions(
    {
      ...areaContext(
        input,
        input.messages.map(({ text }) => text),
      ),
      change,
    },
    totalBudget(input),
  );
  const open = (planned: Planned): boolean =>
    // Where statements are worded anew, the rest was settled when they were approved.
    (change !== 'rewords' || planned.entry.about.startsWith('open.')) &&
    !isAsked(planned.entry, context, input) &&
    !toldSo.has(planned.entry.aspects[0]) &&
    !(
      misfits.has(familyOf(planned.entry.about)) &&
      !ALL_THE_SAME.test(planned.entry.about) &&
      planned.entry.dimensions[0] !== 'acceptance'
    ) &&
    // Where nothing is seen, nothing looks like anything.
    !(missed.includes('open.screen') && planned.entry.dimensions[0] === 'look_feel') &&
    planned.entry.isStillDue?.(context) !== false &&
    planned.entry.known?.test(context.said) !== true;
  const due = firstPlan.filter(open);
  const room = worthAsking(input, firstPlan.length) - waiting(input);
  const sure = Math.ceil(Math.max(0, room) * SURE);
  // Least worth asking, and yet never missing: without it nobody knows when the change is done.
  const isAffordable = ({ entry }: Planned, rank: number) =>
    rank < sure || (room > 0 && entry.dimensions[0] === 'acceptance');
  const affordable = new Set(due.filter(isAffordable).map(({ entry }) => entry.about));
  const later =
    topic === undefined
      ? []
      : laterTopicEntries(topic, context, [...input.reading.rejected, ...input.doubted]).filter(open);
  const here = [
    ...later,
    ...due.filter(({ entry }) => affordable.has(entry.about) && ownerOf(entry, input.topics)?.id === input.topicId),
  ];
  const spare = (room > 0 ? rankEntries(context) : []).filter(
    (planned) =>
      open(planned) &&
      topic?.dimensions.includes(planned.entry.dimensions[0]) === true &&
      !here.some(({ entry }) => entry.about === planned.entry.about),
  );
  return { context, followUp: followUpOf(input, due), here, spare };
}

/** Rules and their odd cases are of one family. */
const familyOf = (key: string): string => (key.split('.', 1)[0] ?? key).replace('edges', 'decide');

/** What is asked in open words fits again with another question. */
const OTHER_WORDS: ReadonlySet<string> = new Set(['general', 'follow', 'sharpen']);
/** Whatever its course, it has cases beside the plain one. */
const ALL_THE_SAME = /^open\.(?:untouched|missing)$/;
/** Of open questions those on the course and on odd cases are of one piece. */
const OF_THE_COURSE = /^open\.(?:screen|form|use|chat)$/;

/** Questions that were answered with words that say that they do not fit: the next of their family would not fit either. */
function whatMissed({ exchanges }: InterviewerInput): string[] {
  return exchanges.flatMap((exchange) => {
    const { about, by, purpose, nonAnswer, text, type } = exchange;
    const [first = ''] = sentencesOf(freeText(exchange));
    // Who has none of what a text was asked for says what it is instead.
    const isText = type === 'ask_text' || type === 'ask_code';
    const isNone = isText && nonAnswer === 'none_of_these' && text.trim() !== '';
    if (about === null || by !== 'offline' || purpose !== 'elicit' || !(isNone || saysItDoesNotFit(first))) return [];
    const family = familyOf(about);
    return OTHER_WORDS.has(family) || (family === 'open' && !OF_THE_COURSE.test(about)) ? [] : [about];
  });
}

/**
 * How many more questions are worth the person's time: the budget's rest, and one planned question less for each that
 * they had no view on. Whoever shrugs is asked the most valuable things only.
 */
function worthAsking(input: InterviewerInput, planned: number): number {
  const asked = input.exchanges.filter(
    (exchange) =>
      isOnChange(exchange) &&
      // What a model asked was not planned here.
      exchange.by === 'offline' &&
      !isFollowUp(exchange.about) &&
      !isOnWhatStands(exchange.about) &&
      // Where the change belongs is asked besides.
      exchange.about !== ABOUT_RESEARCH,
  );
  const shrugs = asked.filter(({ nonAnswer }) => nonAnswer === 'you_decide' || nonAnswer === 'dont_know').length;
  const wanted = Math.max(Math.min(planned, LEAST_QUESTIONS), planned - shrugs);
  return Math.min(input.budgetLeft, wanted - asked.length);
}

/** The budget the session set out with, as far as it shows: what is left and what counted against it. */
function totalBudget(input: InterviewerInput): number {
  return input.budgetLeft + input.exchanges.filter(isOnChange).length;
}

/** Prepared questions of the rules that will still be asked in their topics. */
function waiting(input: InterviewerInput): number {
  const isDue = (key: string) => entryOf(key) !== null && !input.exchanges.some(({ about }) => about === key);
  return new Set(input.preparedElsewhere.filter(isDue)).size;
}

function followUpOf(input: InterviewerInput, due: readonly Planned[]): Entry | null {
  const spent = input.exchanges.filter(({ about }) => isFollowUp(about)).length;
  if (spent >= MAX_FOLLOW_UPS || input.budgetLeft <= due.length + waiting(input)) return null;
  const taken = new Set([...due.flatMap(({ entry }) => entry.aspects), ...settledBy(input.exchanges)]);
  const entry = followUp(input.exchanges, taken);
  if (entry === null || refusedKeys(input).has(entry.about)) return null;
  return input.exchanges.some(({ about }) => about === entry.about) ? null : entry;
}

/** Aspects that the questions asked so far have settled. */
function settledBy(exchanges: readonly Exchange[]): string[] {
  return exchanges.flatMap(({ about }) => (about === null ? [] : [about, ...(entryOf(about)?.aspects ?? [])]));
}

function refusedKeys(input: InterviewerInput): Set<string> {
  return new Set(input.refusals.map(({ about }) => about).filter((about) => about !== undefined));
}

function isAsked(entry: Entry, context: AreaContext, input: InterviewerInput): boolean {
  if (input.preparedElsewhere.includes(entry.about) || refusedKeys(input).has(entry.about)) return true;
  const title = askOf(entry, context);
  return input.exchanges.some(
    ({ about, question }) =>
      about === entry.about ||
      sameQuestion(title, question) ||
      (about === null && askedByOthers(entry, context, question)),
  );
}

/** Whether a question that is not the questionnaire’s own asks what an entry asks. */
export function askedByOthers(entry: Entry, context: AreaContext, question: string): boolean {
  return similarity(askOf(entry, context), question) >= ASKED_BY_OTHERS;
}

/** The topic a planned question belongs to: the first that holds its main dimension, else one that holds another of them. */
function ownerOf(entry: Entry, topics: readonly TopicBrief[]): TopicBrief | null {
  const live = topics.filter(({ status }) => status !== 'dropped');
  if (entry.asksLast === true) return live.at(-1) ?? null;
  for (const dimension of entry.dimensions) {
    const owner = live.find(({ dimensions }) => dimensions.includes(dimension));
    if (owner !== undefined) return owner;
  }
  // A subject that the person named later may bring sides that no topic was laid out for.
  return live[0] ?? null;
}

/** Questions for a topic that the questionnaire did not lay out itself: what its own words are about. */
function laterTopicEntries(topic: TopicBrief, context: AreaContext, notMeant: readonly string[]): Planned[] {
  if (topicTitle(topic.dimensions, context.language) === topic.title) return [];
  const own = subjectAreasIn(`${topic.title}. ${topic.scope}`).filter(
    (area) => !context.subjectAreas.includes(area) && !notMeant.includes(area.id),
  );
  const fromSubjectAreas = own
    .slice(0, 1)
    .flatMap((area) =>
      area.entries.filter((entry) =>
        (entry.kinds ?? area.kinds).some((kind) => kind === context.kind || kind === area.kind),
      ),
    )
    .map((entry) => ({ entry, worth: entry.priority }))
    .sort((left, right) => right.worth - left.worth)
    .slice(0, LATER_TOPIC_QUESTIONS);
  if (fromSubjectAreas.length > 0) return fromSubjectAreas;
  // A topic that a model laid out may be well under way when the questionnaire takes over.
  return topic.asked > 0 ? [] : [{ entry: openEntry(topic, topic.dimensions[0] ?? 'behaviour'), worth: 70 }];
}
