import type { JSX } from 'preact';
import { t } from './strings';

/**
 * Says that the extension gives no sign of life, and since when.
 *
 * @param since milliseconds since 1970; null while the extension is there
 */
export function Silence({ since }: { since: number | null }): JSX.Element | null {
  if (since === null) return null;
  const time = new Date(since).toLocaleTimeString(undefined, { timeStyle: 'medium' });
  return (
    <p class="problem" role="alert" data-testid="silence">
      {t(
        'No sign of the extension since {0}. What you type is kept, and nothing is sent until it answers. If it stays away, reload the window.',
        time,
      )}
    </p>
  );
}
