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

/** The oldest first: ids are a letter and a number. */
export function byNumber(a: { id: string }, b: { id: string }): number {
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

/** Whether a topic that was left is taken up again before the end, since something is known to be missing there. */
export function comesBack(topic: TopicBrief): boolean {
  return topic.lacks !== undefined && topic.status !== 'dropped' && !isWaiting(topic);
}

interface StateOptions {
  /** What of the current topic is open, for who is about to ask there and knows what the last answer dealt with; else it is what nothing settles. */
  missing?: readonly Dimension[];
  /** Whether `topicList` has told titles and dimensions before. */
  areListed?: true;
}

/**
 * Where the topics stand, in the order in which they are discussed. Changes with every turn, so it says little of topics
 * of which there is little to say: such as stand next to each other and stand alike share a line.
 */
export function topicState(
  topics: readonly TopicBrief[],
  currentId: string | null,
  { missing, areListed }: StateOptions = {},
): string {
  const told = topics.map((topic) => {
    const isCurrent = topic.id === currentId;
    const open = isCurrent && missing !== undefined ? missing : unsettledIn(topic);
    return { topic, state: stateOf(topic, isCurrent, open, areListed === true) };
  });
  const lines = told.flatMap(({ state }, at) => {
    if (at > 0 && told[at - 1]?.state === state) return [];
    const end = told.findIndex((other, place) => place > at && other.state !== state);
    const alike = told.slice(at, end === -1 ? undefined : end);
    const names = alike.map(({ topic: { id, title } }) =>
      areListed === true && alike.length > 1 ? id : `${id} ${inline(title, TITLE)}`,
    );
    return [`- ${names.join(', ')}: ${state}`];
  });
  return `# Where the topics stand\n${lines.length > 0 ? lines.join('\n') : 'There are none yet.'}`;
}

/** The dimensions of a topic that neither a statement nor an answer settles, nor the person has left open. */
function unsettledIn({ dimensions, covered, fresh = [], leftOpen = [] }: TopicBrief): readonly Dimension[] {
  const done = [...covered, ...fresh, ...leftOpen.map(({ dimension }) => dimension)];
  return dimensions.filter((dimension) => !done.includes(dimension));
}

function stateOf(topic: TopicBrief, isCurrent: boolean, open: readonly Dimension[], isListed: boolean): string {
  const { status, dimensions, covered, leftOpen = [], fresh = [], lacks, unasked = [] } = topic;
  const { completeness, asked, answered, finding } = topic;
  const isOver = !isCurrent && (isSettled(topic) || status === 'completed');
  const isUntouched = !isCurrent && !isOver && asked === 0 && answered === 0 && completeness === 0;
  const counts = isUntouched
    ? 'nothing asked yet'
    : `${completeness} % settled; ${asked} asked, ${answered} dealt with`;
  const isAllOpen = isUntouched && isListed && open.length > 0 && open.length === dimensions.length;
  const unwritten = dimensions.filter(
    (one) => fresh.includes(one) && !covered.includes(one) && !leftOpen.some(({ dimension }) => dimension === one),
  );
  const left = leftOpen.map(({ dimension, as }) => `${dimension} (${as})`);
  const parts = [
    isCurrent ? 'the current one' : isSettled(topic) ? 'settled' : status === 'active' ? 'current until now' : status,
    ...(isOver ? [] : [counts]),
    ...(isAllOpen ? ['all its dimensions open'] : open.length > 0 ? [`open: ${open.join(', ')}`] : []),
    ...(unwritten.length > 0 ? [`answered, not written down yet: ${unwritten.join(', ')}`] : []),
    ...(unasked.length === 0
      ? []
      : [`not asked what it shows and what one does there: ${inline(unasked.join(', '), LACKS)}`]),
    ...(lacks === undefined ? [] : [`its writer misses: ${inline(lacks, LACKS)}`]),
    ...(left.length > 0 ? [`left open by the person: ${left.join(', ')}`] : []),
    ...(finding === null || finding === '' ? [] : [`finding: ${inline(finding, FINDING)}`]),
  ];
  return parts.join('; ');
}
