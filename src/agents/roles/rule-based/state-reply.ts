import { DIMENSION_TITLES } from '../../session/dimension';
import { inline } from '../../base/text/markdown';
import type { TopicBrief } from '../../session/topic-briefs';

/** What there is so far, topic by topic, in a few lines of Markdown. What people named or said in it stays text. */
export function stateReply(topics: readonly TopicBrief[], budgetLeft: number): string {
  const live = topics.filter(({ status }) => status !== 'dropped');
  if (live.length === 0) return 'Nothing is settled yet; the draft beside this conversation grows with every answer.';
  const questions = budgetLeft === 1 ? 'One question is' : `${budgetLeft} questions are`;
  return [
    'Here is what we have:',
    live.map(line).join('\n'),
    `${questions} left. The whole text stands in the draft.`,
  ].join('\n\n');
}

function line(topic: TopicBrief): string {
  const missing = topic.dimensions
    .filter((dimension) => !topic.covered.includes(dimension))
    .map((dimension) => DIMENSION_TITLES[dimension].toLowerCase());
  const title = `- **${inline(topic.title)}**`;
  if (topic.status === 'completed') return `${title}: settled. ${inline(topic.finding ?? '')}`.trimEnd();
  if (topic.answered === 0) return `${title}: not talked about yet.`;
  const open = missing.length === 0 ? 'nothing is missing' : `still open: ${missing.join(', ')}`;
  return `${title}: ${topic.answered} of ${topic.asked} questions answered, ${open}.`;
}
