import type { JSX } from 'preact';
import type { SessionView } from '../../../agents/view/session-view';
import { t } from '../../ui/strings';
import { clockTime, duration } from '../../ui/time-words';

/** What was done so far, latest last, with times; details on demand. */
export function Activity({ activity }: { activity: SessionView['activity'] }): JSX.Element | null {
  if (activity.length === 0) return null;
  return (
    <details class="activity" data-testid="activity">
      <summary>{t('Activity ({0})', activity.length)}</summary>
      <ol>
        {activity.map((step, index) => (
          <li key={index}>
            <time dateTime={step.at}>{clockTime(step.at)}</time> {step.text}
            {step.ms !== null && <span class="quiet"> {duration(step.ms)}</span>}
            {step.detail && (
              <details>
                <summary>{t('Details')}</summary>
                <pre>{step.detail}</pre>
              </details>
            )}
          </li>
        ))}
      </ol>
    </details>
  );
}
