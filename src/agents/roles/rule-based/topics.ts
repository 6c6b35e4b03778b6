import { GERMAN_SIDES, type Dimension } from '../../session/dimension';
import { capital, listed } from '../../base/english/sentence';
import type { Language } from '../../base/text/language';
import { GERMAN_ALONE, GERMAN_SCOPES } from './german/sides';
import type { Planned } from './plan';
import { SAYS } from './says';

/** Sides of a change that are talked about together, in the order in which people think of them. */
const GROUPS: readonly (readonly Dimension[])[] = [
  ['user_goal', 'scope', 'behaviour', 'interfaces'],
  ['data', 'quality'],
  ['security', 'errors', 'operations'],
  ['look_feel', 'compatibility', 'acceptance', 'rollout', 'risks'],
];

const NAMES: Record<Dimension, string> = {
  user_goal: 'goal',
  scope: 'scope',
  behaviour: 'behaviour',
  interfaces: 'interfaces',
  data: 'data',
  quality: 'load',
  security: 'safety',
  errors: 'failures',
  operations: 'operation',
  look_feel: 'look',
  compatibility: 'compatibility',
  acceptance: 'acceptance',
  rollout: 'rollout',
  risks: 'risks',
};

/** Names of topics about one side only, where a single word would sound clipped. */
const ALONE: Partial<Record<Dimension, string>> = {
  user_goal: 'User and goal',
  quality: 'Load and speed',
  security: 'Access and safety',
  errors: 'Errors and failures',
  operations: 'Daily operation',
  look_feel: 'Look and feel',
};

/** Which sides name a group best, the most telling first. */
const TELLING: readonly Dimension[] = [
  'behaviour',
  'scope',
  'interfaces',
  'user_goal',
  'data',
  'quality',
  'security',
  'errors',
  'operations',
  'look_feel',
  'acceptance',
  'compatibility',
  'rollout',
  'risks',
];

const SCOPES: Record<Dimension, string> = {
  user_goal: 'who needs this',
  scope: 'what is included and what is not',
  behaviour: 'the behaviour',
  interfaces: 'what others can see and call',
  data: 'what is stored, in which form and for how long',
  quality: 'load and speed',
  security: 'who may do what, and what is protected',
  errors: 'what happens when something goes wrong',
  operations: 'running and watching',
  look_feel: 'look and wording',
  compatibility: 'what must keep working',
  acceptance: 'how we know that it is done',
  rollout: 'the way to people',
  risks: 'what could go wrong with the change itself',
};

/** At least this many questions make a group a topic of its own. */
const WORTH_A_TOPIC = 2;
const MIN_TOPICS = 2;

/** A topic as the questionnaire lays it out. */
export interface TopicPlan {
  title: string;
  scope: string;
  dimensions: Dimension[];
  planned: Planned[];
}

/**
 * Two to four topics without overlap that together hold every planned question and every dimension that must be known.
 * A group with fewer than two questions joins its neighbour.
 */
export function layOutTopics(
  planned: readonly Planned[],
  mustKnow: readonly Dimension[],
  language: Language = 'en',
): TopicPlan[] {
  const wanted = new Set<Dimension>([...mustKnow, ...planned.map(({ entry }) => entry.dimensions[0])]);
  let groups = GROUPS.map((dimensions) => ({
    dimensions: dimensions.filter((dimension) => wanted.has(dimension)),
    planned: planned.filter(({ entry }) => dimensions.includes(entry.dimensions[0])),
  })).filter((group) => group.dimensions.length > 0);
  while (groups.length > MIN_TOPICS) {
    const small = groups.findIndex((group) => group.planned.length < WORTH_A_TOPIC);
    if (small < 0) break;
    groups = mergeAt(groups, small);
  }
  return sweepLast(proofLast(worthiestFirst(groups))).map((group) => ({
    ...group,
    title: topicTitle(group.dimensions, language),
    scope: topicScope(group.dimensions, language),
  }));
}

type Group = Pick<TopicPlan, 'dimensions' | 'planned'>;

/** Begins with the group whose question is worth most: of what is too slow the target comes before what may not change. */
function worthiestFirst(groups: readonly Group[]): Group[] {
  const worth = ({ planned }: Group) => Math.max(0, ...planned.map((one) => one.worth));
  const most = Math.max(...groups.map(worth));
  const first = groups.findIndex((group) => worth(group) === most);
  return first <= 0 ? [...groups] : [...groups.slice(first, first + 1), ...groups.filter((_, at) => at !== first)];
}

/** What shows that it is done is asked last, whatever else is talked about with it. */
function proofLast(groups: readonly Group[]): Group[] {
  const isProof = ({ entry }: Planned) => entry.dimensions[0] === 'acceptance';
  const at = groups.findIndex(({ dimensions }) => dimensions.includes('acceptance'));
  const from = groups[at];
  const last = groups.at(-1);
  if (from === undefined || last === undefined || from === last || from.dimensions.length < 2) return [...groups];
  const without = {
    dimensions: from.dimensions.filter((dimension) => dimension !== 'acceptance'),
    planned: from.planned.filter((one) => !isProof(one)),
  };
  const withProof = {
    dimensions: [...last.dimensions, 'acceptance' as const],
    planned: [...last.planned, ...from.planned.filter(isProof)],
  };
  return [...groups.slice(0, -1).map((group) => (group === from ? without : group)), withProof];
}

/** What is asked when all else was comes last, in whatever topic that is. */
function sweepLast(groups: readonly Group[]): Group[] {
  const sweeps = groups.flatMap(({ planned }) => planned.filter(({ entry }) => entry.asksLast === true));
  return groups.map((group, at) => {
    const rest = group.planned.filter((one) => !sweeps.includes(one));
    return { ...group, planned: at === groups.length - 1 ? [...rest, ...sweeps] : rest };
  });
}

function mergeAt(groups: readonly Group[], index: number): Group[] {
  const before = groups[index - 1];
  const after = groups[index + 1];
  const partner =
    before === undefined || (after !== undefined && after.planned.length < before.planned.length)
      ? index + 1
      : index - 1;
  const [first, second] = [Math.min(index, partner), Math.max(index, partner)];
  const merged = {
    dimensions: [...(groups[first]?.dimensions ?? []), ...(groups[second]?.dimensions ?? [])],
    planned: [...(groups[first]?.planned ?? []), ...(groups[second]?.planned ?? [])].sort(
      (left, right) => right.worth - left.worth,
    ),
  };
  return [...groups.slice(0, first), merged, ...groups.slice(second + 1)];
}

/** The title the questionnaire gives to a topic with these dimensions, five words at most: "Scope and behaviour". */
export function topicTitle(dimensions: readonly Dimension[], language: Language = 'en'): string {
  const groups = GROUPS.map((group) =>
    TELLING.filter((dimension) => group.includes(dimension) && dimensions.includes(dimension)),
  ).filter((group) => group.length > 0);
  const named =
    groups.length === 1 ? (groups[0] ?? []).slice(0, 2) : groups.flatMap((group) => group.slice(0, 1)).slice(0, 3);
  const [only, ...more] = named;
  const alone = only !== undefined && more.length === 0 ? (language === 'de' ? GERMAN_ALONE : ALONE)[only] : undefined;
  if (alone !== undefined) return alone;
  const order = GROUPS.flat();
  const title = listed(
    [...named]
      .sort((left, right) => order.indexOf(left) - order.indexOf(right))
      .map((dimension) => (language === 'de' ? GERMAN_SIDES : NAMES)[dimension]),
    SAYS[language].and,
  );
  return capital(title);
}

/** What belongs to such a topic, in a sentence. */
function topicScope(dimensions: readonly Dimension[], language: Language): string {
  const scopes = language === 'de' ? GERMAN_SCOPES : SCOPES;
  const sides = dimensions.map((dimension) => scopes[dimension]);
  return `${capital(listed(sides, SAYS[language].and))}.`;
}
