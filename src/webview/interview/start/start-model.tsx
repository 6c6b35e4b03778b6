import type { JSX } from 'preact';
import { useAction } from '../../connection/use-action';
import { useHost } from '../../connection/use-host';
import { t } from '../../ui/strings';
import { Refusal } from '../../ui/refusal';

/** What is to be known of who will lead the interview, and how to choose a model for it. */
export function StartModel({ note }: { note: string | null }): JSX.Element {
  const host = useHost();
  const choosing = useAction();
  return (
    <div class="start-model" role="group" aria-label={t('Who leads the interview')}>
      {note !== null && (
        <span class="quiet" data-testid="start-note">
          {note}
        </span>
      )}
      <button
        type="button"
        class="plain-button"
        data-testid="choose-model"
        onClick={() => void choosing.run(() => host.request({ type: 'select_model' }))}
      >
        {t('Choose model…')}
      </button>
      <Refusal reason={choosing.refusal} />
    </div>
  );
}
