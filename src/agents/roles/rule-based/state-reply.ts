import { DIMENSION_TITLES, GERMAN_SIDES } from '../../session/dimension';
import type { Language } from '../../base/text/language';
import { inline } from '../../base/text/markdown';
import type { TopicBrief } from '../../session/topic-briefs';
import { SAYS } from './says';

/** What there is so far, topic by topic, in a few lines of Markdown. What people named or said in it stays text. */
export function stateReply(topics: readonly TopicBrief[], budgetLeft: number, language: Language = 'en'): string {
  const says = SAYS[language];
  const live = topics.filter(({ status }) => status !== 'dropped');
  if (live.length === 0) return says.nothingYet;
  return [says.soFar, live.map((topic) => line(topic, language)).join('\n'), says.left(budgetLeft)].join('\n\n');
}

function line(topic: TopicBrief, language: Language): string {
  const says = SAYS[language];
  const missing = topic.dimensions
    .filter((dimension) => !topic.covered.includes(dimension))
    .map((dimension) => (language === 'de' ? GERMAN_SIDES[dimension] : DIMENSION_TITLES[dimension].toLowerCase()));
  const title = `- **${inline(topic.title)}**`;
  if (topic.status === 'completed') return says.settled(title, inline(topic.finding ?? ''));
  if (topic.answered === 0) return says.untouched(title);
  return says.answered(title, topic.answered, topic.asked, missing);
}
