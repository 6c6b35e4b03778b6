import * as z from 'zod';
import { DIMENSIONS } from '../../session/dimension';
import type { OrchestratorInput } from '../inputs/inputs';
import type { TopicBrief } from '../../session/topic-briefs';
import type { TermWish } from '../../base/english/signals/term-wishes';
import { WORDS_DO, type SaidPart } from '../../session/said-part';
import { goalIn } from './goal-in';
import { partsJudged } from './parts-said';
import { clipped } from '../../base/text/clipped';
import { exchangeEntry, RECENT_WORDS } from '../prompt-parts/exchange-entry';
import { markLine, projectNotesSection, sections } from '../prompt-parts/prompt-frame';
import { intakeSection, requestSection } from '../prompt-parts/background';
import { ORCHESTRATOR_INSTRUCTIONS } from './instructions';
import { knownIds } from '../prompt-parts/known-ids';
import { inline, saidLine } from '../../base/text/quote';
import { gapsSection, seenSection } from '../prompt-parts/look-section';
import { waitingSection } from '../prompt-parts/waiting-section';
import { rolePrompt } from '../../model/role-prompt';
import { topicList, topicState } from '../prompt-parts/topics';
import { enumerated, listOf, listOrNone, valueOf, valuesOf } from '../prompt-parts/wire-values';

const ACTIONS = ['continue_current_topic', 'switch_to_topic', 'start_convergence', 'end_session'] as const;

const newTopic = z.object({ title: z.string(), scope: z.string(), dimensions: listOf(enumerated(DIMENSIONS)) });

const judgedWords = z.object({ quote: z.string(), does: enumerated(WORDS_DO) });
const term = z.object({ say: z.string().nullable(), notSay: z.string() });
const moreDimensions = z.object({ topicId: z.string(), dimensions: listOf(enumerated(DIMENSIONS)) });
const rejudged = z.object({ id: z.string(), question: z.string().nullable() });

const wire = z
  .object({
    acknowledgement: z.string().nullable(),
    reasoning: z.string().nullable(),
    action: enumerated(ACTIONS),
    topicId: z.string().nullable(),
    newTopics: listOf(newTopic),
    newDimensions: listOf(moreDimensions),
    waiting: listOf(rejudged),
    priorities: listOf(z.string()),
    directive: z.string().nullable(),
    reply: z.string().nullable(),
    wrapUp: z.boolean().nullable(),
    words: listOf(judgedWords),
    terms: listOf(term),
    goal: z.string().nullable(),
    holding: listOrNone(z.string()),
  })
  .superRefine(({ action, topicId }, context) => {
    if (valueOf(ACTIONS, action) === 'switch_to_topic' && (topicId ?? '').trim() === '') {
      context.addIssue({ code: 'custom', path: ['topicId'], message: 'name the topic to switch to' });
    }
  });

/** Most tokens for the request: the conversation tells the rest. */
const REQUEST_TOKENS = 1_000;
/** Most code points of one thing that was asked or replied, of what the person said, and of the message to be judged. */
const SAID = 320;
const OWN = 1_200;
const MESSAGE = 4_000;
/** Answers whose yield is told: more say nothing about now. */
const TURNS = 8;

/** Most code points of what is taken over, and most characters of a reply to a message. */
const TITLE = 80;
const SCOPE = 400;
const QUESTION = 400;
const REASONING = 600;
const ACKNOWLEDGEMENT = 400;
const DIRECTIVE = 600;
const REPLY = 2_000;

/** How a model plays the orchestrator. */
export const orchestratorPrompt = rolePrompt<OrchestratorInput, typeof wire>({
  instructions: ORCHESTRATOR_INSTRUCTIONS,
  wireName: 'flow_decision',
  wire,
  usesTools: false,
  input(input, frame) {
    const { request, intake, look, topics, recent, activeTopicId, prepared } = input;
    return {
      fixed: sections(
        markLine(frame),
        requestSection(request, frame, Math.min(REQUEST_TOKENS, Math.floor(frame.tokens / 4))),
        intakeSection(intake),
        seenSection(look, frame, Math.floor(frame.tokens / 8)),
        projectNotesSection(frame),
        topicList(topics),
      ),
      growing: sections(conversation(recent)),
      changing: sections(
        topicState(topics, activeTopicId, { areListed: true }),
        gapsSection(look, Math.floor(frame.tokens / 10)),
        waitingSection(prepared),
        turnSection(input),
      ),
      images: [],
    };
  },
  fromWire(wireReply, turn) {
    const { topics, input, prepared } = turn;
    const {
      acknowledgement,
      reasoning,
      topicId,
      newTopics,
      priorities,
      directive,
      reply,
      wrapUp,
      words,
      terms,
      goal,
      holding,
      ...said
    } = wireReply;
    const action = valueOf(ACTIONS, said.action);
    const fresh = (newTopics ?? [])
      .map(({ title, scope, dimensions }) => ({
        title: saidLine(title, TITLE),
        scope: saidLine(scope, SCOPE),
        dimensions: valuesOf(DIMENSIONS, dimensions),
      }))
      .filter(({ title }) => title !== '');
    const target = action === 'switch_to_topic' && topicId !== null ? targetOf(topicId, topics, fresh) : null;
    const instructed = saidLine(directive ?? '', DIRECTIVE);
    return {
      action: action ?? said.action,
      topicId: target?.id ?? null,
      newTopics: target?.created === undefined ? fresh : [...fresh, target.created],
      ...addedTo(said.newDimensions, topics),
      ...judgedAgain(said.waiting, prepared),
      priorities: orderOf(priorities ?? [], topics),
      instruction: instructed === '' ? null : { targetAgent: 'interviewer', directive: instructed },
      reasoning: saidLine(reasoning ?? '', REASONING),
      acknowledgement: input.kind === 'message' ? '' : saidLine(acknowledgement ?? '', ACKNOWLEDGEMENT),
      reply: clipped(reply ?? '', REPLY),
      wrapUp: wrapUp ?? false,
      ...judgedOf(words ?? [], turn, saidLine(goal ?? '', GOAL)),
      ...(holding === null || (goal ?? '').trim() === '' ? {} : { holding }),
      ...termsOf(terms ?? []),
    };
  },
});

/** Longest quotation and longest name that are taken over, and most of either. */
const QUOTE = 2_000;
const NAME = 60;
const MOST = 12;

/** Most code points of a request that takes the place of another one. */
const GOAL = 600;

function judgedOf(
  words: readonly { quote: string; does: string }[],
  turn: OrchestratorInput,
  wanted: string,
): { words: SaidPart[]; goal?: string } {
  const judged = words.slice(0, MOST).flatMap(({ quote, does }) => {
    const known = valueOf(WORDS_DO, does);
    return known === null ? [] : [{ quote: clipped(quote, QUOTE), does: known }];
  });
  const parts = partsJudged(turn, judged);
  // Only in words of their own does a person set another goal.
  const goal = parts.length === 0 || wanted === '' ? goalIn(parts) : wanted;
  if (goal === null) return { words: parts };
  const named = parts.some(({ does }) => does === 'goal');
  const sets = ({ does }: SaidPart) => (named ? does === 'goal' : does === 'add');
  return { words: parts.map((part) => (sets(part) ? { ...part, does: 'goal', goal } : part)), goal };
}

function termsOf(terms: readonly { say: string | null; notSay: string }[]): { terms?: TermWish[] } {
  const wishes = terms.slice(0, MOST).flatMap(({ say, notSay }) => {
    const avoided = saidLine(notSay, NAME);
    const preferred = saidLine(say ?? '', NAME);
    return avoided === '' || avoided === preferred ? [] : [{ avoided, preferred: preferred === '' ? null : preferred }];
  });
  return wishes.length === 0 ? {} : { terms: wishes };
}

/** Dimensions that topics get besides; those they have are left out. */
function addedTo(added: readonly z.output<typeof moreDimensions>[] | null, topics: readonly TopicBrief[]) {
  const newDimensions = (added ?? []).flatMap(({ topicId, dimensions }) => {
    const topic = topicOf(topicId, topics);
    const more = valuesOf(DIMENSIONS, dimensions).filter(
      (dimension) => topic?.dimensions.includes(dimension) === false,
    );
    return topic === undefined || more.length === 0 ? [] : [{ topicId: topic.id, dimensions: more }];
  });
  return newDimensions.length === 0 ? {} : { newDimensions };
}

/** Questions that wait and are to be dropped, or to be put otherwise. */
function judgedAgain(judged: readonly z.output<typeof rejudged>[] | null, prepared: OrchestratorInput['prepared']) {
  const known = prepared.flatMap(({ id }) => id ?? []);
  const waiting = (judged ?? []).flatMap(({ id, question }) => {
    const [own] = knownIds([id], known);
    const text = saidLine(question ?? '', QUESTION);
    return own === undefined ? [] : [{ id: own, question: text === '' ? null : text }];
  });
  return waiting.length === 0 ? {} : { waiting };
}

type Fresh = { title: string; scope: string; dimensions: (typeof DIMENSIONS)[number][] };

/** The topic that is meant by an id or a title; one that nobody knows yet is made, since the person wants to be there. */
function targetOf(
  named: string,
  topics: readonly TopicBrief[],
  fresh: readonly Fresh[],
): { id: string; created?: Fresh } {
  const known = topicOf(named, topics);
  if (known !== undefined) return { id: known.id };
  const title = saidLine(named, TITLE);
  if (fresh.some((topic) => topic.title.toLowerCase() === title.toLowerCase())) return { id: title };
  return { id: title, created: { title, scope: '', dimensions: ['behaviour', 'scope'] } };
}

function topicOf(named: string, topics: readonly TopicBrief[]): TopicBrief | undefined {
  const wanted = named.trim().toLowerCase();
  return (
    topics.find(({ id }) => id.toLowerCase() === wanted) ?? topics.find(({ title }) => title.toLowerCase() === wanted)
  );
}

/** All ids in the order that is wanted; empty where it is the order there is. */
function orderOf(named: readonly string[], topics: readonly TopicBrief[]): string[] {
  const first = [...new Set(named.flatMap((name) => topicOf(name, topics)?.id ?? []))];
  const ids = topics.map(({ id }) => id);
  const order = [...first, ...ids.filter((id) => !first.includes(id))];
  return order.every((id, index) => id === ids[index]) ? [] : order;
}

function conversation(recent: OrchestratorInput['recent']): string {
  const lines = recent.map(
    ({ by, text, topicId }) =>
      `${by}${topicId === null ? '' : ` (${topicId})`}: ${inline(text, by === 'person' ? OWN : SAID)}`,
  );
  return ['# The last part of the conversation, oldest first', ...lines].join('\n');
}

function turnSection({
  input,
  activeTopicId,
  openQuestionId,
  budgetLeft,
  newPerTurn,
  overruled,
  moreSaid,
}: OrchestratorInput): string {
  const yields = newPerTurn.slice(-TURNS);
  return [
    '# This turn',
    `The current topic: ${activeTopicId ?? 'none'}`,
    `Questions left: ${budgetLeft}`,
    ...(overruled === undefined ? [] : [`Your last decision to end was not followed: ${inline(overruled, 300)}`]),
    `On screen and unanswered: ${openQuestionId ?? 'nothing'}`,
    `New statements from each of the last answers, oldest first: ${yields.length === 0 ? 'none yet' : yields.join(', ')}`,
    input.kind === 'message'
      ? `The person wrote a free message, ${input.id}: ${inline(input.text, MESSAGE)}`
      : `The person dealt with a question:\n${exchangeEntry(input.exchange, 'all', RECENT_WORDS)}`,
    ...(moreSaid === undefined
      ? []
      : [`The interviewer noticed that the person asks for more: ${inline(moreSaid, 300)}`]),
    'Now decide.',
  ].join('\n');
}
