import type { JSX } from 'preact';
import { DIMENSION_TITLES } from '../../../agents/session/dimension';
import type { TopicView } from '../../../agents/view/session-view';
import { t } from '../../ui/strings';

/** How far a topic is settled, in words; the bar beside it is decoration. What is missing is the tooltip. */
export function Coverage({ topic }: { topic: TopicView }): JSX.Element {
  const percent = Math.round(Math.min(100, Math.max(0, topic.completeness)));
  const missing = topic.missing.map((dimension) => DIMENSION_TITLES[dimension]).join(', ');
  const words = missing ? t('{0} % covered, missing: {1}', percent, missing) : t('{0} % covered', percent);
  return (
    <p class="coverage" title={words}>
      <progress max={100} value={percent} aria-hidden="true" />
      <span aria-hidden="true">{t('{0} %', percent)}</span>
      <span class="visually-hidden">{words}</span>
    </p>
  );
}
