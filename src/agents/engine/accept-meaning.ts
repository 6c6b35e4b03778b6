import { capital } from '../base/english/sentence';
import type { SessionEvent } from '../session/events';
import { topicBrief } from '../session/topic-briefs';
import { partsUnderstood } from '../session/understood';
import type { Session } from '../session/session';
import type { SaidPart } from '../session/said-part';
import { namedTopic } from '../roles/rule-based/named-topic';
import { no, yes, type Acceptance } from './acceptance';
import { goalChange } from './goal-events';
import type { SessionCommand } from './commands';

/** How one gets to a topic that is there, and to a new one. */
interface Ways {
  activate: (topicId: string) => Acceptance;
  begin: (title: string) => Acceptance;
}

/**
 * What the person meant by words of theirs: part of the specification, the way to a topic, or only a comment. They may say
 * so of what was understood otherwise, too.
 */
export function meanWords(
  session: Session,
  { source, part: at, as }: Extract<SessionCommand, { type: 'mean_words' }>,
  { activate, begin }: Ways,
): Acceptance {
  const parts = partsUnderstood(session, source);
  const meant = parts?.[at];
  if (parts === null || meant === undefined)
    return no(`There are no words ${source}.${at} that can be meant otherwise.`);
  if (as === 'goal') return setGoal(session, source, parts, at);
  const does = as === 'add' ? (source.startsWith('Q') ? 'answer' : 'add') : as === 'topic' ? 'steer' : 'comment';
  if (meant.does === does) return no('It is understood so already.');
  const changed = parts.map((part, place): SaidPart => (place === at ? { ...part, does } : part));
  const understood: SessionEvent = { type: 'words_understood', source, parts: changed, by: 'person' };
  if (as !== 'topic' || meant.about === undefined) return yes(understood);
  const live = session.topics.filter(({ status }) => status !== 'dropped');
  const known = namedTopic(
    meant.about,
    live.map((topic) => topicBrief(session, topic)),
  );
  if (known?.status === 'active') return yes(understood);
  const there = known === null ? begin(capital(meant.about)) : activate(known.id);
  return there.ok ? yes(understood, ...there.events) : there;
}

/** The person said with a click that their words set another goal. */
function setGoal(session: Session, source: string, parts: readonly SaidPart[], at: number): Acceptance {
  const goal = parts[at]?.goal;
  if (goal === undefined) return no('These words name no other goal.');
  if (session.formerGoals.some((former) => former.source === source)) return no('It is understood so already.');
  const changed = parts.map((part, place): SaidPart => (place === at ? { ...part, does: 'goal' } : part));
  return yes(
    { type: 'words_understood', source, parts: changed, by: 'person' },
    ...goalChange(session, goal, source, null).events,
  );
}
