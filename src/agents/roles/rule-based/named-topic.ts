import { DIMENSION_TITLES, type Dimension } from '../../session/dimension';
import type { TopicBrief } from '../../session/topic-briefs';
import { containment } from '../../base/english/similarity';
import { positionIn, type Position } from '../../base/english/signals/positions';
import { contentStems } from '../../base/english/words';
import { subjectAreasIn } from './recognise';

/** Share of a name's words that a topic's title, scope or sides must contain to be the one that is meant. */
const NAMED = 0.5;

/** What tells which topic is meant. */
type Named = Pick<TopicBrief, 'title' | 'scope' | 'dimensions'> & Partial<Pick<TopicBrief, 'asked' | 'status'>>;

/**
 * The topic that the person means by a name, or by its place in the conversation ("the first topic"), or null. Titles count
 * for more than scopes.
 */
export function namedTopic<T extends Named>(name: string, topics: readonly T[]): T | null {
  const position = positionIn(name);
  if (position !== null) return atPosition(position, topics);
  if (contentStems(name).length === 0) return null;
  const rated = topics
    .map((topic) => {
      const sides = topic.dimensions.map((dimension) => DIMENSION_TITLES[dimension]).join(' ');
      return {
        topic,
        fit: containment(name, topic.title) * 2 + containment(name, topic.scope) + containment(name, sides),
        here: containment(name, `${topic.title} ${topic.scope} ${sides}`),
      };
    })
    .filter(({ here }) => here >= NAMED)
    .sort((left, right) => right.fit - left.fit);
  return rated[0]?.topic ?? null;
}

/** The topic at a place in the conversation: of those that were talked about, where that is told. */
function atPosition<T extends Named>(position: Position, topics: readonly T[]): T | null {
  if (position === 'question') return null;
  const known = topics.filter(({ status }) => status !== 'dropped');
  if (position !== 'previous') return known[position] ?? null;
  return (
    known.findLast(({ status, asked = 0 }) => status !== 'active' && (asked > 0 || status === 'completed')) ?? null
  );
}

/** Sides of a change that a topic of no known subject must settle. */
const USUAL: readonly Dimension[] = ['scope', 'behaviour'];
/** How many of a subject's most valuable questions say what a topic about it must settle. */
const LEADING_QUESTIONS = 3;

/** A topic for something the person brought up. */
export function newTopicFor(name: string): { title: string; scope: string; dimensions: Dimension[] } {
  const title = name.charAt(0).toUpperCase() + name.slice(1);
  const area = subjectAreasIn(name)[0];
  const leading = [...(area?.entries ?? [])]
    .sort((left, right) => right.priority - left.priority)
    .slice(0, LEADING_QUESTIONS);
  const dimensions = leading.length > 0 ? [...new Set(leading.map(({ dimensions: dims }) => dims[0]))] : [...USUAL];
  return { title, scope: `What should hold for ${name.charAt(0).toLowerCase()}${name.slice(1)}.`, dimensions };
}
