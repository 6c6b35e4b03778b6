import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { SessionView } from '../../../agents/view/session-view';
import { useAction } from '../../connection/use-action';
import { useHost } from '../../connection/use-host';
import { Button } from '../../ui/button';
import { t } from '../../ui/strings';
import { Refusal } from '../../ui/refusal';

/** Says exactly what wrapping up now would assume or leave open, and does it only when told again. */
export function WrapUpConfirmation({ meter, close }: { meter: SessionView['meter']; close: () => void }): JSX.Element {
  const host = useHost();
  const action = useAction();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const confirm = async (): Promise<void> => {
    if (await action.run(() => host.command({ type: 'wrap_up' }))) close();
  };
  const nothing = meter.wouldAssume.length + meter.wouldStayOpen.length === 0;
  return (
    <section
      class="confirmation"
      aria-labelledby="wrap-up-title"
      onKeyDown={(event) => {
        if (event.key === 'Escape') close();
      }}
    >
      <h2 id="wrap-up-title" tabIndex={-1} ref={heading}>
        {t('Wrap up and write the specification now?')}
      </h2>
      <div class="confirmation-lists">
        <Listed title={t('It would assume')} lines={meter.wouldAssume} />
        <Listed title={t('It would leave open')} lines={meter.wouldStayOpen} />
      </div>
      {nothing && <p>{t('Nothing would be assumed and nothing left open.')}</p>}
      <div class="buttons">
        <Button appearance="primary" testId="wrap-up-confirm" onClick={() => void confirm()}>
          {action.pending ? t('Wrapping up…') : t('Wrap up')}
        </Button>
        <Button testId="wrap-up-cancel" onClick={close}>
          {t('Go on with the interview')}
        </Button>
      </div>
      <Refusal reason={action.refusal} />
    </section>
  );
}

function Listed({ title, lines }: { title: string; lines: readonly string[] }): JSX.Element | null {
  if (lines.length === 0) return null;
  return (
    <div>
      <h3>{title}</h3>
      <ul>
        {lines.map((line, index) => (
          <li key={index}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
