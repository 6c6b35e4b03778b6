import type { JSX } from 'preact';
import type { StartView } from '../../protocol';
import { Button, IconButton } from '../../ui/button';
import { t } from '../../ui/strings';
import { Refusal } from '../../ui/refusal';
import { useOpenSource } from '../../connection/use-open-source';

interface SelectionChipProps {
  selection: NonNullable<StartView['selection']>;
  included: boolean;
  onChange: (included: boolean) => void;
}

/** The code that was selected: part of the request unless the person takes it out. */
export function SelectionChip({ selection, included, onChange }: SelectionChipProps): JSX.Element {
  const { open, action } = useOpenSource();
  if (!included) {
    return (
      <p class="selection">
        <span class="quiet">{t('Without the selected code.')}</span>
        <Button onClick={() => onChange(true)}>{t('Include {0}', selection.label)}</Button>
      </p>
    );
  }
  return (
    <div class="selection" data-testid="selection">
      <span class="quiet">{t('About')}</span>
      <button type="button" class="chip" title={t('Open {0}', selection.label)} onClick={() => open('selection')}>
        {selection.label}
      </button>
      <IconButton
        icon="cross"
        label={t('Leave out {0}', selection.label)}
        testId="selection-remove"
        onClick={() => onChange(false)}
      />
      <details>
        <summary>{t('Selected code')}</summary>
        <pre tabIndex={0}>{selection.text}</pre>
      </details>
      <Refusal reason={action.refusal} />
    </div>
  );
}
