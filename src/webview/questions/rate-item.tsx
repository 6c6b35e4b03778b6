import type { JSX } from 'preact';
import type { Option } from '../../agents/questions/options';
import { markWords, type RateConfig } from '../../agents/questions/rate';
import { formatNumber, gridSize, gridValues } from '../../agents/questions/step-grid';
import { Icon } from '../ui/icons';
import { t } from '../ui/strings';
import { spokenText } from '../ui/coded-text';
import { Coded } from '../ui/coded';

/** Most values that are shown as a row of steps; more of them become a number field. */
const MOST_STEPS = 11;

interface RateItemProps {
  /** Name of the radio group; unique in the page. */
  name: string;
  option: Option;
  config: RateConfig;
  /** The rating; null for "not applicable", undefined while there is none. */
  value: number | null | undefined;
  /** Called with undefined when a rating was taken back. */
  onRate: (value: number | null | undefined) => void;
  disabled: boolean;
}

/** One item to rate: stars on the scale from 1 to 5, a row of steps on other short scales, a number on long ones. */
export function RateItem(props: RateItemProps): JSX.Element {
  const { option, config, value } = props;
  const named = gridValues(config).map((step) => markWords(config, step));
  const isNamed = gridSize(config) <= MOST_STEPS && named.every((words) => words !== null);
  const stars = config.min === 1 && config.max === 5 && config.step === 1;
  return (
    <fieldset class="rate-item" disabled={props.disabled}>
      <legend>
        <Coded text={option.label} />
        {option.description && (
          <div class="option-description">
            <Coded text={option.description} />
          </div>
        )}
      </legend>
      <div class="rate-row">
        {gridSize(config) > MOST_STEPS ? (
          <LongScale {...props} />
        ) : (
          <div class={stars ? 'steps stars' : 'steps'}>
            {!isNamed && config.labels?.min && <em class="scale-end">{config.labels.min}</em>}
            {gridValues(config).map((step, at) => (
              <label key={step} class={stars && typeof value === 'number' && step <= value ? 'step filled' : 'step'}>
                <input
                  type="radio"
                  name={props.name}
                  value={step}
                  checked={value === step}
                  onChange={() => props.onRate(step)}
                  aria-label={stars ? t('{0} of {1} stars', step, config.max) : (named[at] ?? formatNumber(step))}
                />
                {stars ? <Icon name="star" /> : isNamed ? named[at] : formatNumber(step)}
              </label>
            ))}
            {!isNamed && config.labels?.max && <em class="scale-end">{config.labels.max}</em>}
          </div>
        )}
        <label class="step not-applicable">
          <input type="radio" name={props.name} value="" checked={value === null} onChange={() => props.onRate(null)} />
          {config.labels?.none ?? t('Not applicable')}
        </label>
        <output class="rate-value" aria-hidden="true">
          {typeof value === 'number' && !isNamed ? t('{0} of {1}', formatNumber(value), formatNumber(config.max)) : ''}
        </output>
      </div>
    </fieldset>
  );
}

function LongScale({ option, config, value, onRate }: RateItemProps): JSX.Element {
  return (
    <label class="number-label">
      {t('{0} to {1}', end(config.min, config.labels?.min), end(config.max, config.labels?.max))}
      <input
        type="number"
        min={config.min}
        max={config.max}
        step={config.step}
        aria-label={t('Rating of {0}', spokenText(option.label))}
        value={typeof value === 'number' ? String(value) : ''}
        onInput={({ currentTarget: { value: typed } }) => onRate(typed === '' ? undefined : Number(typed))}
      />
    </label>
  );
}

const end = (value: number, label: string | undefined) =>
  label ? `${formatNumber(value)} (${label})` : formatNumber(value);
