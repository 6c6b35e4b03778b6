import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { Size } from '../../../agents/session/right-size';
import type { SizeView } from '../../../agents/view/session-view';
import { useAction } from '../../connection/use-action';
import { useHost } from '../../connection/use-host';
import { useReturnFocus } from '../../draft/use-return-focus';
import { Button } from '../../ui/button';
import { useHeightVariable } from '../../ui/height-variable';
import { Refusal } from '../../ui/refusal';
import { t } from '../../ui/strings';

/**
 * How much is asked, in a line, and what else it could be. Where less than an interview was proposed, the interview is one
 * click away and stays in sight.
 */
export function SizeLine({ rightSize }: { rightSize: SizeView }): JSX.Element {
  const { size, reason, offered } = rightSize;
  const host = useHost();
  const action = useAction();
  const [opened, setOpened] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useHeightVariable(place, '--size-height');
  useReturnFocus(opened, place, '[data-testid="change-size"]');
  const choose = async (wanted: Size): Promise<void> => {
    if (await action.run(() => host.command({ type: 'choose_size', size: wanted }))) setOpened(false);
  };
  const isInterview = size === 'interview';
  const others = offered.filter((one) => isInterview || one !== 'interview');
  return (
    <div ref={place} class={isInterview || opened ? 'right-size' : 'right-size in-sight'} data-testid="right-size">
      <p class="reading-line">
        <span class="quiet">{t('Right size:')}</span> <b>{nameOf(size)}</b>
        {/* A card says itself why it is asked. */}
        {reason !== '' && size === 'nothing_to_ask' && ` · ${reason}`}{' '}
        {!isInterview && offered.includes('interview') && (
          <Button testId="interview-me" disabled={action.pending} onClick={() => void choose('interview')}>
            {t('Interview me instead')}
          </Button>
        )}{' '}
        {others.length > 0 && (
          <button
            type="button"
            class="as-link"
            data-testid="change-size"
            aria-label={t('Change how much is asked')}
            aria-expanded={opened}
            onClick={() => setOpened(!opened)}
          >
            {t('Change')}
          </button>
        )}
      </p>
      {opened && (
        <div class="buttons small" role="group" aria-label={t('How much is asked')}>
          {others.map((one) => (
            <Button key={one} testId={`size-${one}`} disabled={action.pending} onClick={() => void choose(one)}>
              {wishOf(one)}
            </Button>
          ))}
        </div>
      )}
      <Refusal reason={action.refusal} />
    </div>
  );
}

function nameOf(size: Size): string {
  return {
    nothing_to_ask: t('nothing to ask'),
    confirm: t('confirm the assumptions'),
    interview: t('interview'),
    too_big: t('too big for one'),
  }[size];
}

function wishOf(size: Size): string {
  return {
    nothing_to_ask: t('Ask nothing more: show me the plan'),
    confirm: t('Only confirm the assumptions'),
    interview: t('Interview me instead'),
    too_big: t('Take one part'),
  }[size];
}
