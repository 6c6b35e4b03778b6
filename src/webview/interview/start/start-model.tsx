import type { JSX } from 'preact';
import { useAction } from '../../connection/use-action';
import { useHost } from '../../connection/use-host';
import type { StartView } from '../../protocol';
import { Button } from '../../ui/button';
import { t } from '../../ui/strings';
import { Refusal } from '../../ui/refusal';

/** Who will lead the interview, and how to choose a model for it. */
export function StartModel({ interviewer, offer }: Pick<StartView, 'interviewer' | 'offer'>): JSX.Element {
  const host = useHost();
  // The editor's picker may stay open for long; meanwhile the offer can be taken.
  const choosing = useAction();
  const taking = useAction();
  const take = async (): Promise<void> => {
    const taken = await taking.run(() => host.request({ type: 'use_offered_model' }));
    // The button is gone now; what is left to do is to say what is wanted.
    if (taken) document.getElementById('start-request')?.focus();
  };
  return (
    <div class="start-model" role="group" aria-label={t('Who leads the interview')}>
      <span class="label-chip" data-testid="interviewer">
        {interviewer}
      </span>
      <Button testId="choose-model" onClick={() => void choosing.run(() => host.request({ type: 'select_model' }))}>
        {t('Choose model…')}
      </Button>
      {offer && (
        <>
          <Button testId="use-offered-model" onClick={() => void take()}>
            {taking.pending ? t('Waiting for the editor…') : t('Use {0}', offer.label)}
          </Button>
          <p class="quiet">{t('The editor will ask for your consent before {0} is used.', offer.label)}</p>
        </>
      )}
      <Refusal reason={choosing.refusal ?? taking.refusal} />
    </div>
  );
}
