import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { TopicView } from '../../../agents/view/session-view';
import { Button, IconButton } from '../../ui/button';
import { t } from '../../ui/strings';

interface BacklogTopicProps {
  topic: TopicView;
  waiting: number;
  first: boolean;
  last: boolean;
  /** Whether it can neither be moved nor dropped nor chosen. */
  fixed: boolean;
  dragged: boolean;
  discuss: () => void;
  move: (by: -1 | 1) => void;
  drop: () => Promise<void>;
  onDrag: (start: boolean) => void;
  onDropHere: () => void;
}

/** One topic to come: its title switches to it, and it can be moved or, when told twice, dropped. */
export function BacklogTopic(props: BacklogTopicProps): JSX.Element {
  const { topic, waiting, fixed } = props;
  const [dropping, setDropping] = useState(false);
  const testId = `topic-${topic.id}`;
  if (fixed) {
    return (
      <li class="topic" data-testid={testId}>
        <span class="topic-title">{topic.title}</span>
      </li>
    );
  }
  return (
    <li
      class={props.dragged ? 'topic movable dragged' : 'topic movable'}
      data-testid={testId}
      draggable
      onDragStart={(event) => {
        event.dataTransfer?.setData('text/plain', topic.title);
        props.onDrag(true);
      }}
      onDragEnd={() => props.onDrag(false)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        props.onDropHere();
      }}
      onKeyDown={(event) => {
        if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
        event.preventDefault();
        props.move(event.key === 'ArrowUp' ? -1 : 1);
      }}
    >
      <button
        type="button"
        class="topic-title"
        title={t('{0} Click to discuss it now.', topic.scope).trim()}
        onClick={props.discuss}
      >
        {topic.title}
      </button>
      <span class="topic-tools">
        <IconButton
          icon="up"
          label={t('Move up: {0}', topic.title)}
          disabled={props.first}
          onClick={() => props.move(-1)}
        />
        <IconButton
          icon="down"
          label={t('Move down: {0}', topic.title)}
          disabled={props.last}
          onClick={() => props.move(1)}
        />
        <IconButton
          icon="cross"
          label={t('Drop: {0}', topic.title)}
          expanded={dropping}
          onClick={() => setDropping(!dropping)}
        />
      </span>
      {waiting > 0 && (
        <p class="quiet">{waiting === 1 ? t('1 question waits here') : t('{0} questions wait here', waiting)}</p>
      )}
      {dropping && (
        <div class="buttons small">
          <Button onClick={() => void props.drop().then(() => setDropping(false))}>{t('Drop it')}</Button>
          <Button onClick={() => setDropping(false)}>{t('Keep it')}</Button>
        </div>
      )}
    </li>
  );
}
