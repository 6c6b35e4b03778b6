import type { JSX } from 'preact';
import type { Chip } from '../../agents/view/session-view';
import { t } from '../ui/strings';

interface ChipsProps {
  chips: readonly Chip[];
  onOpen: (sourceId: string) => void;
  /** What the list is, for screen readers. */
  label: string;
  /** Whether to write out what each source shows. Otherwise it is the tooltip. */
  withMeaning?: boolean;
}

/** Cited sources; each opens in the editor. Nothing where there are none. */
export function Chips({ chips, onOpen, label, withMeaning }: ChipsProps): JSX.Element | null {
  if (chips.length === 0) return null;
  return (
    <ul class={withMeaning ? 'chips with-meaning' : 'chips'} aria-label={label}>
      {chips.map((chip) => (
        <li key={chip.id}>
          <button
            type="button"
            class="chip"
            title={chip.shows || t('Open {0}', chip.label)}
            data-testid={`source-${chip.id}`}
            onClick={() => onOpen(chip.id)}
          >
            {chip.label}
          </button>
          {withMeaning && chip.shows && <span class="chip-meaning">{chip.shows}</span>}
        </li>
      ))}
    </ul>
  );
}
