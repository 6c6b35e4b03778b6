import type { Dimension } from '../../session/dimension';
import type { TopicBrief } from '../../session/topic-briefs';
import type { InterviewerInput } from '../inputs/inputs';
import { inline } from '../../base/text/markdown';
import type { Entry } from './entries/entry';

/** What to ask openly about a side of a change, with the name of what the answer settles. */
const BY_SIDE: Record<Dimension, { ask: string; names: string }> = {
  user_goal: { ask: 'Who needs it, and what can they not do today?', names: 'Who needs it and for what' },
  scope: { ask: 'What belongs to it, and what does not?', names: 'What belongs to it' },
  behaviour: { ask: 'What exactly should happen, step by step?', names: 'What happens' },
  interfaces: { ask: 'What do others see, type or call? Exact names and forms.', names: 'Names and forms' },
  data: { ask: 'What is stored or passed on, and in which form?', names: 'Data' },
  quality: { ask: 'What must be measurably true of it: time, size, accuracy?', names: 'Measures' },
  security: { ask: 'Who may do this, and what must be protected?', names: 'Access and protection' },
  errors: { ask: 'What happens when something goes wrong on the way?', names: 'When something goes wrong' },
  operations: { ask: 'What is needed to run and watch it?', names: 'Operation' },
  look_feel: { ask: 'What does it look like, and how is it worded?', names: 'Look and wording' },
  compatibility: { ask: 'What that exists today must keep working?', names: 'What keeps working' },
  acceptance: { ask: 'How will you know that it works?', names: 'How one sees that it works' },
  rollout: { ask: 'How does it reach people?', names: 'How it reaches people' },
  risks: { ask: 'What must not happen with it?', names: 'What must not happen' },
};

/** An open question about one side of a topic. */
export function openEntry(topic: Pick<TopicBrief, 'id' | 'title'>, side: Dimension): Entry {
  const { ask, names } = BY_SIDE[side];
  const isShort = topic.title.length <= LONGEST_TITLE;
  return {
    about: `topic.${topic.id}.${side}`,
    // What is said of a topic that the person named stands under that name.
    subject: isShort ? topic.title : names,
    dimensions: [side],
    aspects: [`topic.${topic.id}.${side}`],
    priority: 70,
    type: 'ask_text',
    question: isShort ? `${topic.title}: ${ask}` : ask,
    ...(isShort ? {} : { context: `Topic: ${inline(topic.title)}` }),
    why: 'This side of the topic is to be settled, and nothing is said on it yet.',
    placeholder: '',
  };
}

/** A longer title would fill the question's own title. */
const LONGEST_TITLE = 40;

/** The best open question of the topic at hand: on the first side that is missing and was not asked about; else null. */
export function openEntryFor({ topics, topicId, missing, exchanges, refusals }: InterviewerInput): Entry | null {
  const topic = topics.find(({ id }) => id === topicId);
  if (topic === undefined) return null;
  const sides = missing.length > 0 || topic.asked > 0 ? missing : (['behaviour'] as const);
  const taken = new Set([...exchanges, ...refusals].map(({ about }) => about));
  return sides.map((side) => openEntry(topic, side)).find(({ about: key }) => !taken.has(key)) ?? null;
}
