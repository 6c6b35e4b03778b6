import type { JSX } from 'preact';
import type { SessionView, TopicView } from '../../../agents/view/session-view';
import { useAction } from '../../connection/use-action';
import { useHost } from '../../connection/use-host';
import { t } from '../../ui/strings';
import { AddTopic } from './add-topic';
import { Backlog } from './backlog';
import { isFixed } from '../../connection/is-fixed';
import { waitingQuestions } from '../question/card-state';
import { Refusal } from '../../ui/refusal';
import { groupTopics } from './topic-order';
import { DIMENSION_TITLES } from '../../../agents/session/dimension';

/** The topics: the one being discussed, those to come, those done with what they concluded. */
export function TopicRail({ session }: { session: SessionView }): JSX.Element {
  const host = useHost();
  const action = useAction();
  const { current, backlog, completed, passedOver } = groupTopics(session.topics);
  const discuss = (topicId: string): void => void action.run(() => host.command({ type: 'activate_topic', topicId }));
  if (session.topics.length === 0) return <p class="quiet">{t('Topics appear after the first look.')}</p>;
  return (
    <>
      <Refusal reason={action.refusal} />
      {current.length > 0 && <h3>{t('Now')}</h3>}
      <ul class="topics">
        {current.map((topic) => (
          <li key={topic.id} class="topic current" data-testid={`topic-${topic.id}`} aria-current="true">
            <span class="topic-title" title={topic.scope}>
              {topic.title}
            </span>
            <Coverage topic={topic} />
          </li>
        ))}
      </ul>
      {backlog.length > 0 && <h3>{t('Next')}</h3>}
      <Backlog
        topics={backlog}
        waiting={waitingQuestions(session.cards)}
        ended={isFixed(session)}
        discuss={discuss}
        reorder={(ids) => action.runBeside(() => host.command({ type: 'reorder_topics', ids: [...ids] }))}
        drop={(topicId) => action.run(() => host.command({ type: 'drop_topic', topicId }))}
      />
      {!isFixed(session) && <AddTopic />}
      <Closed heading={t('Done')} topics={completed} {...(isFixed(session) ? {} : { discuss })} />
      <Closed heading={t('Not discussed')} topics={passedOver} {...(isFixed(session) ? {} : { discuss })} />
    </>
  );
}

interface ClosedProps {
  heading: string;
  topics: readonly TopicView[];
  /** Takes a topic up again; absent where that is not possible any more. */
  discuss?: (topicId: string) => void;
}

function Closed({ heading, topics, discuss }: ClosedProps): JSX.Element | null {
  if (topics.length === 0) return null;
  return (
    <>
      <h3>{heading}</h3>
      <ul class="topics">
        {topics.map((topic) => (
          <Completed key={topic.id} topic={topic} {...(discuss ? { discuss } : {})} />
        ))}
      </ul>
    </>
  );
}

function Completed({ topic, discuss }: { topic: TopicView; discuss?: (topicId: string) => void }): JSX.Element {
  return (
    <li class="topic" data-testid={`topic-${topic.id}`}>
      {discuss ? (
        <button type="button" class="topic-title" title={t('Discuss it again')} onClick={() => discuss(topic.id)}>
          {topic.title}
        </button>
      ) : (
        <span class="topic-title">{topic.title}</span>
      )}
      {topic.finding && <p class="finding">{topic.finding}</p>}
      <Coverage topic={topic} />
    </li>
  );
}
/** How far a topic is settled, in words; the bar beside it is decoration. What is missing is the tooltip. */
function Coverage({ topic }: { topic: TopicView }): JSX.Element {
  const percent = Math.round(Math.min(100, Math.max(0, topic.completeness)));
  const missing = topic.missing.map((dimension) => DIMENSION_TITLES[dimension]).join(', ');
  const leftAs = (state: 'delegated' | 'unknown') =>
    (topic.leftOpen ?? [])
      .flatMap(({ dimension, as }) => (as === state ? [DIMENSION_TITLES[dimension]] : []))
      .join(', ');
  const [delegated, unknown] = [leftAs('delegated'), leftAs('unknown')];
  const words = [
    missing ? t('{0} % covered, missing: {1}', percent, missing) : t('{0} % covered', percent),
    ...(delegated ? [t('left to whoever builds it: {0}', delegated)] : []),
    ...(unknown ? [t('not known: {0}', unknown)] : []),
  ].join('; ');
  return (
    <p class="coverage" title={words}>
      <progress max={100} value={percent} aria-hidden="true" />
      <span aria-hidden="true">{t('{0} %', percent)}</span>
      <span class="visually-hidden">{words}</span>
    </p>
  );
}
