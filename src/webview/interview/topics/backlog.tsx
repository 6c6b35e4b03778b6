import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { TopicView } from '../../../agents/view/session-view';
import { LiveRegion } from '../../ui/live-region';
import { t } from '../../ui/strings';
import { BacklogTopic } from './backlog-topic';
import { moveBy, moveTo } from './topic-order';

interface BacklogProps {
  topics: readonly TopicView[];
  /** Questions that wait on a topic, by its id. */
  waiting: ReadonlyMap<string, number>;
  /** Whether the session is over, so that nothing can be changed any more. */
  ended: boolean;
  discuss: (topicId: string) => void;
  /** Resolves to whether the new order was accepted. */
  reorder: (ids: readonly string[]) => Promise<boolean>;
  /** Resolves to whether the topic was dropped. */
  drop: (topicId: string) => Promise<boolean>;
}

/** The topics to come, in the person's order: by dragging, or with buttons and Alt+Up/Down. */
export function Backlog({ topics, waiting, ended, discuss, ...ask }: BacklogProps): JSX.Element {
  // The order just asked for is shown at once, until the extension confirms or refuses it.
  const [wanted, setWanted] = useState<readonly string[] | null>(null);
  const [dragged, setDragged] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const ordered = inOrder(topics, wanted);
  const ids = ordered.map(({ id }) => id);

  const known = topics.map(({ id }) => id).join(' ');
  // The extension says yes before it shows the new order, and shows an earlier one on the way to the last of several: until
  // it is there the topics must not jump back. Other topics than before are shown as they come.
  useEffect(() => {
    setWanted((order) => (order !== null && isOnTheWay(known.split(' '), order) ? order : null));
  }, [known]);

  const reorder = async (next: readonly string[], moved: TopicView): Promise<void> => {
    if (next === ids) return;
    setWanted(next);
    setSaid(t('{0} is now number {1} of {2}.', moved.title, next.indexOf(moved.id) + 1, next.length));
    if (!(await ask.reorder(next))) setWanted(null);
  };
  const drop = async ({ id, title }: TopicView): Promise<void> => {
    if (await ask.drop(id)) setSaid(t('{0} is dropped.', title));
  };

  return (
    <>
      <LiveRegion text={said} />
      <ol class="topics">
        {ordered.map((topic, index) => (
          <BacklogTopic
            key={topic.id}
            topic={topic}
            waiting={waiting.get(topic.id) ?? 0}
            first={index === 0}
            last={index === ordered.length - 1}
            fixed={ended}
            dragged={dragged === topic.id}
            discuss={() => discuss(topic.id)}
            move={(by) => void reorder(moveBy(ids, topic.id, by), topic)}
            drop={() => drop(topic)}
            onDrag={(start) => setDragged(start ? topic.id : null)}
            onDropHere={() => {
              const moved = topics.find(({ id }) => id === dragged);
              setDragged(null);
              if (moved) void reorder(moveTo(ids, moved.id, topic.id), moved);
            }}
          />
        ))}
      </ol>
    </>
  );
}

/** Whether these are the same topics in another order than the one that was asked for. */
function isOnTheWay(shown: readonly string[], asked: readonly string[]): boolean {
  return shown.join(' ') !== asked.join(' ') && [...shown].sort().join(' ') === [...asked].sort().join(' ');
}

function inOrder(topics: readonly TopicView[], ids: readonly string[] | null): readonly TopicView[] {
  if (ids === null) return topics;
  const place = (topic: TopicView): number => (ids.includes(topic.id) ? ids.indexOf(topic.id) : ids.length);
  return [...topics].sort((a, b) => place(a) - place(b));
}
