import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Busy } from '../../../agents/view/session-view';
import { useAction } from '../../connection/use-action';
import { useHost } from '../../connection/use-host';
import { Button } from '../../ui/button';
import { t } from '../../ui/strings';
import { since } from '../../ui/time-words';
import { Refusal } from '../../ui/refusal';

/** What is going on right now, in words, since when, and how not to wait for it. */
export function BusyLine({ busy }: { busy: Busy | null }): JSX.Element {
  const host = useHost();
  const action = useAction();
  const now = useSeconds(busy !== null);
  const { refuse } = action;
  // What was refused concerned what was going on then.
  useEffect(() => refuse(null), [busy === null]);
  return (
    <div class="busy-place">
      <p class="busy" role="status" data-testid="busy" title={busy?.text} hidden={busy === null}>
        {busy?.text}
      </p>
      {busy && (
        <span class="quiet since" aria-hidden="true">
          {since(busy.since, now)}
        </span>
      )}
      {busy?.skippable && (
        <Button testId="start-asking" onClick={() => void action.run(() => host.command({ type: 'start_asking' }))}>
          {t('Start asking now')}
        </Button>
      )}
      {busy?.stoppable && (
        <Button
          testId="stop-model"
          title={t('Stops the call to the model; you then choose how to go on')}
          onClick={() => void action.run(() => host.command({ type: 'stop_model' }))}
        >
          {t('Stop')}
        </Button>
      )}
      {busy && <Refusal reason={action.refusal} />}
    </div>
  );
}

/** The present time in milliseconds, renewed each second while `running`. */
function useSeconds(running: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!running) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [running]);
  return now;
}
