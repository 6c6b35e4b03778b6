import { DIMENSION_TITLES } from '../../session/dimension';
import type { TopicBrief } from '../inputs';

/** What there is so far, topic by topic, in a few lines of Markdown. */
export function stateReply(topics: readonly TopicBrief[], budgetLeft: number): string {
  const live = topics.filter(({ status }) => status !== 'dropped');
  if (live.length === 0) return 'Nothing is settled yet; the draft beside this conversation grows with every answer.';
  const questions = budgetLeft === 1 ? 'One question is' : `${budgetLeft} questions are`;
  // With a blank line behind the list: what follows it directly is part of its last item.
  return [
    'Here is what we have:',
    '',
    ...live.map(line),
    '',
    `${questions} left. The whole text stands in the draft.`,
  ].join('\n');
}

function line(topic: TopicBrief): string {
  const missing = topic.dimensions
    .filter((dimension) => !topic.covered.includes(dimension))
    .map((dimension) => DIMENSION_TITLES[dimension].toLowerCase());
  if (topic.status === 'completed') return `- **${topic.title}**: settled. ${topic.finding ?? ''}`.trimEnd();
  if (topic.answered === 0) return `- **${topic.title}**: not talked about yet.`;
  const open = missing.length === 0 ? 'nothing is missing' : `still open: ${missing.join(', ')}`;
  return `- **${topic.title}**: ${topic.answered} of ${topic.asked} questions answered, ${open}.`;
}
