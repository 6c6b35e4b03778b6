import type { JSX } from 'preact';
import { IconButton } from '../ui/button';
import { Icon } from '../ui/icons';
import { t } from '../ui/strings';
import { spokenText } from '../ui/coded-text';
import { Coded } from '../ui/coded';

/** From where a row was moved, so that the focus can stay there. */
export type RankMove = 'row' | 'up' | 'down';

interface RankRowProps {
  label: string;
  description?: string | undefined;
  /** Its place, from 0, and of how many. */
  index: number;
  count: number;
  dragged: boolean;
  disabled: boolean;
  onMove: (by: -1 | 1, from: RankMove) => void;
  /** The focus should go one row up or down. */
  onStep: (by: -1 | 1) => void;
  onDrag: () => void;
}

/** One item of a ranking, with everything that moves it. */
export function RankRow(props: RankRowProps): JSX.Element {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    const by = event.key === 'ArrowUp' ? -1 : 1;
    event.preventDefault();
    if (event.altKey) props.onMove(by, 'row');
    else props.onStep(by);
  };
  const onPointerDown = (event: PointerEvent) => {
    const onButton = event.target instanceof Element && event.target.closest('vscode-button') !== null;
    if (event.button === 0 && !onButton) props.onDrag();
  };
  return (
    <li
      class={props.dragged ? 'rank-row dragged' : 'rank-row'}
      tabIndex={props.disabled ? -1 : 0}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
    >
      <i class="rank-grip">
        <Icon name="grip" />
      </i>
      <b class="rank-number">{props.index + 1}</b>
      <div class="option-text">
        <div>
          <Coded text={props.label} />
        </div>
        {props.description && (
          <div class="option-description">
            <Coded text={props.description} />
          </div>
        )}
      </div>
      <IconButton
        class="rank-up"
        icon="up"
        label={t('Move up: {0}', spokenText(props.label))}
        title={t('Move up')}
        disabled={props.disabled || props.index === 0}
        onClick={() => props.onMove(-1, 'up')}
      />
      <IconButton
        class="rank-down"
        icon="down"
        label={t('Move down: {0}', spokenText(props.label))}
        title={t('Move down')}
        disabled={props.disabled || props.index === props.count - 1}
        onClick={() => props.onMove(1, 'down')}
      />
    </li>
  );
}
