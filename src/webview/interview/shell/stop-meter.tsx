import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { SessionView } from '../../../agents/view/session-view';
import { MAX_BUDGET } from '../../../agents/session/limits';
import { useAction } from '../../connection/use-action';
import { useHost } from '../../connection/use-host';
import { IconButton } from '../../ui/button';
import { t } from '../../ui/strings';
import { Refusal } from '../../ui/refusal';

/** How many questions were asked of how many, and buttons to change how many may be. */
export function StopMeter({ meter }: { meter: SessionView['meter'] }): JSX.Element {
  const host = useHost();
  // The number the person has clicked up to, until a snapshot shows it: quick clicks add up.
  const [wanted, setWanted] = useState<number | null>(null);
  const action = useAction();
  const budget = wanted ?? meter.budget;
  useEffect(() => {
    if (wanted === meter.budget) setWanted(null);
  }, [wanted, meter.budget]);
  const change = async (next: number): Promise<void> => {
    setWanted(next);
    if (!(await action.runBeside(() => host.command({ type: 'change_budget', budget: next })))) setWanted(null);
  };
  return (
    <div class="stop-meter" role="group" aria-label={t('Questions asked')}>
      <IconButton
        icon="minus"
        label={t('One question less')}
        testId="budget-less"
        disabled={budget <= meter.asked}
        onClick={() => void change(budget - 1)}
      />
      <span data-testid="meter" aria-live="polite">
        {t('{0} of {1} questions', meter.asked, budget)}
      </span>
      <IconButton
        icon="plus"
        label={t('One question more')}
        testId="budget-more"
        disabled={budget >= MAX_BUDGET}
        onClick={() => void change(budget + 1)}
      />
      <Refusal reason={action.refusal} />
    </div>
  );
}
