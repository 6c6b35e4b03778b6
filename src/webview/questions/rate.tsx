import type { RateAnswer, RateConfig } from '../../agents/questions/rate';
import { offGrid } from '../../agents/questions/step-grid';
import { t } from '../ui/strings';
import { titleId, type Control, type ControlProps } from './control';
import { RateItem } from './rate-item';

interface Draft {
  /** The rated items by option id: a value, or null for "not applicable". Items not touched are missing. */
  ratings: Record<string, number | null>;
}

export const rate: Control<RateConfig, RateAnswer, Draft> = {
  type: 'rate',
  initial: () => ({ ratings: {} }),
  toAnswer(config, { ratings }) {
    const { options } = config;
    const rated = options.flatMap(({ id }) => (Object.hasOwn(ratings, id) ? [[id, ratings[id] ?? null] as const] : []));
    const off = rated.flatMap(([, value]) => (value === null ? [] : (offGrid(value, config) ?? [])));
    if (off[0] !== undefined) return { problem: off[0] };
    const missing = options.filter(({ id }) => !Object.hasOwn(ratings, id));
    const [first] = missing;
    if (!first) return { answer: { ratings: Object.fromEntries(rated) } };
    return {
      problem:
        missing.length === 1
          ? t('Rate “{0}”, or mark it as not applicable.', first.label)
          : t(
              '{0} of {1} are not rated yet. Rate them, or mark them as not applicable.',
              missing.length,
              options.length,
            ),
    };
  },
  fromAnswer: (_config, { ratings }) => ({ ratings }),
  View,
  get submitLabel() {
    return t('Answer');
  },
  enterIsNewline: false,
};

function withRating({ ratings }: Draft, id: string, value: number | null | undefined): Draft {
  const others = Object.entries(ratings).filter(([other]) => other !== id);
  return { ratings: Object.fromEntries(value === undefined ? others : [...others, [id, value]]) };
}

function View({ questionId, config, draft, onDraft, disabled }: ControlProps<RateConfig, Draft>) {
  return (
    <div class="rate" role="group" aria-labelledby={titleId(questionId)}>
      {config.options.map((option, index) => (
        <RateItem
          key={option.id}
          name={`${questionId}-rate-${index}`}
          option={option}
          config={config}
          value={Object.hasOwn(draft.ratings, option.id) ? draft.ratings[option.id] : undefined}
          onRate={(value) => onDraft(withRating(draft, option.id, value))}
          disabled={disabled}
        />
      ))}
    </div>
  );
}
