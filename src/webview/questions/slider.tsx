import type { SliderAnswer, SliderConfig } from '../../agents/questions/slider';
import { formatNumber, gridSize, offGrid, snapToGrid } from '../../agents/questions/step-grid';
import { Checkbox } from '../ui/checkbox';
import { t } from '../ui/strings';
import { titleId, type Control, type ControlProps } from './control';

interface Draft {
  /** What the number field shows; may be anything a person typed. */
  text: string;
  /** Whether the value was moved or typed. */
  touched: boolean;
  /** Whether the person said that the value is right where it stood. */
  right: boolean;
}

/** Where the slider rests at first: at its default, else in the middle. */
function restingValue(config: SliderConfig): number {
  return config.defaultValue ?? snapToGrid(config.min + Math.floor((gridSize(config) - 1) / 2) * config.step, config);
}

export const slider: Control<SliderConfig, SliderAnswer, Draft> = {
  type: 'slider',
  initial: (config) => ({ text: String(restingValue(config)), touched: false, right: false }),
  toAnswer(config, { text, touched, right }) {
    if (text.trim() === '' || !Number.isFinite(Number(text))) return { problem: t('Enter a number.') };
    const problem = offGrid(Number(text), config);
    if (problem !== null) return { problem };
    if (!touched && !right) return { problem: t('Move the slider, or say that {0} is right.', withUnit(text, config)) };
    return { answer: { value: snapToGrid(Number(text), config) } };
  },
  fromAnswer: (_config, { value }) => ({ text: String(value), touched: true, right: false }),
  View,
  get submitLabel() {
    return t('Answer');
  },
  enterIsNewline: false,
};

const withUnit = (value: string, { unit }: SliderConfig) => (unit ? `${value} ${unit}` : value);

function View({ questionId, config, draft, onDraft, disabled }: ControlProps<SliderConfig, Draft>) {
  const { min, max, step, labels } = config;
  const settled = draft.touched || draft.right;
  const scale = `${questionId}-scale`;
  const set = (text: string) => onDraft({ text, touched: true, right: false });
  const grid = { min, max, step, disabled, 'aria-labelledby': titleId(questionId), 'aria-describedby': scale };
  return (
    <div class="control-stack">
      <div class={settled ? 'slider' : 'slider untouched'}>
        <div class="slider-track">
          <input
            {...grid}
            type="range"
            value={draft.text}
            aria-valuetext={withUnit(draft.text, config)}
            onInput={(event) => set(event.currentTarget.value)}
          />
          <div class="slider-scale" id={scale}>
            <em>{endOf(min, labels?.min, config)}</em>
            {labels?.mid && <em>{labels.mid}</em>}
            <em>{endOf(max, labels?.max, config)}</em>
          </div>
        </div>
        <div class="slider-number">
          <input {...grid} type="number" value={draft.text} onInput={(event) => set(event.currentTarget.value)} />
          {config.unit}
        </div>
      </div>
      {!draft.touched && (
        <Checkbox
          checked={draft.right}
          onChange={(right) => onDraft({ ...draft, right })}
          label={t('{0} is right', withUnit(draft.text, config))}
          disabled={disabled}
        />
      )}
    </div>
  );
}

const endOf = (value: number, label: string | undefined, config: SliderConfig) =>
  label ? `${formatNumber(value)} – ${label}` : withUnit(formatNumber(value), config);
