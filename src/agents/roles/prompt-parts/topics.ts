import type { Dimension } from '../../session/dimension';
import type { TopicBrief } from '../../session/topic-briefs';
import { inline } from '../../base/text/quote';

/** Most code points of a topic's title, scope, finding, and what its writer misses. */
const TITLE = 80;
const SCOPE = 300;
const FINDING = 400;
const LACKS = 240;

/**
 * What the topics are: id, title, scope and dimensions, the oldest first whatever order the person gives them. Only
 * grows at its end, so it may stand among what stays the same.
 */
export function topicList(topics: readonly TopicBrief[]): string {
  const lines = [...topics].sort(byNumber).map(({ id, title, scope, dimensions }) => {
    const settles = dimensions.length > 0 ? `; dimensions: ${dimensions.join(', ')}` : '';
    return `- ${id} ${inline(title, TITLE)}${scope.trim() === '' ? '' : `; scope: ${inline(scope, SCOPE)}`}${settles}`;
  });
  return `# Topics\n${lines.length > 0 ? lines.join('\n') : 'None yet.'}`;
}

/** Ids are a letter and a number. */
function byNumber(a: TopicBrief, b: TopicBrief): number {
  return Number(a.id.replace(/\D/g, '')) - Number(b.id.replace(/\D/g, '')) || (a.id < b.id ? -1 : 1);
}

/** Answers without which a topic is not settled, however much of it they cover (design 5). */
const MIN_ANSWERS = 2;

/** Whether a topic that was left has nothing open any more. */
function isSettled({ status, completeness, answered, settled }: TopicBrief): boolean {
  const whole = settled ?? (completeness === 100 && answered >= MIN_ANSWERS);
  return (status === 'backlog' || status === 'mentioned') && whole;
}

/** Whether a topic is still to be discussed. */
export function isWaiting(topic: TopicBrief): boolean {
  return (topic.status === 'backlog' || topic.status === 'mentioned') && !isSettled(topic);
}

/**
 * Where the topics stand, in the order in which they are discussed. Changes with every turn. `missing`: what of the current
 * one is open, for who is about to ask there and knows what the last answer dealt with; else it is what nothing settles.
 */
export function topicState(
  topics: readonly TopicBrief[],
  currentId: string | null,
  missing?: readonly Dimension[],
): string {
  const lines = topics.map((topic) => {
    const {
      id,
      title,
      status,
      dimensions,
      covered,
      leftOpen = [],
      fresh = [],
      lacks,
      unasked = [],
      completeness,
      asked,
      answered,
      finding,
    } = topic;
    const isLeft = (dimension: Dimension) => leftOpen.some((left) => left.dimension === dimension);
    const unsettled = dimensions.filter(
      (dimension) => ![...covered, ...fresh].includes(dimension) && !isLeft(dimension),
    );
    const unwritten = dimensions.filter((one) => fresh.includes(one) && !covered.includes(one) && !isLeft(one));
    const open = id === currentId && missing !== undefined ? missing : unsettled;
    const left = leftOpen.map(({ dimension, as }) => `${dimension} (${as})`);
    const counts = [`${completeness} % settled`, `${asked} asked, ${answered} dealt with`];
    const parts = [
      id === currentId ? `${status}, the current one` : isSettled(topic) ? 'settled' : status,
      ...(id !== currentId && (isSettled(topic) || status === 'completed') ? [] : counts),
      ...(open.length > 0 ? [`open: ${open.join(', ')}`] : []),
      ...(unwritten.length > 0 ? [`answered, not written down yet: ${unwritten.join(', ')}`] : []),
      ...(unasked.length === 0
        ? []
        : [`not asked what it shows and what one does there: ${inline(unasked.join(', '), LACKS)}`]),
      ...(lacks === undefined ? [] : [`its writer misses: ${inline(lacks, LACKS)}`]),
      ...(left.length > 0 ? [`left open by the person: ${left.join(', ')}`] : []),
      ...(finding === null || finding === '' ? [] : [`finding: ${inline(finding, FINDING)}`]),
    ];
    return `- ${id} ${inline(title, TITLE)}: ${parts.join('; ')}`;
  });
  return `# Where the topics stand\n${lines.length > 0 ? lines.join('\n') : 'There are none yet.'}`;
}
