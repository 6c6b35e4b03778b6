import type { PickManyAnswer, PickManyConfig } from '../../agents/questions/pick-many';
import { Checkbox } from '../ui/checkbox';
import { t } from '../ui/strings';
import { TextField } from '../ui/text-input';
import { picked, titleId, type Control, type ControlProps } from './control';
import { KeyHint } from './key-hint';
import { descriptionId, optionName, OptionText } from './option-text';
import { isBlank } from './typed-text';

interface Draft {
  /** Ids of the ticked options. */
  selected: string[];
  otherChosen: boolean;
  other: string;
  /** Whether the person said that none of it applies: the only way to an empty selection. */
  none: boolean;
}

const chosenCount = (draft: Draft) => draft.selected.length + (draft.otherChosen ? 1 : 0);

export const pickMany: Control<PickManyConfig, PickManyAnswer, Draft> = {
  type: 'pick_many',
  initial: () => ({ selected: [], otherChosen: false, other: '', none: false }),
  toAnswer(config, draft) {
    const { other } = draft;
    const otherChosen = draft.otherChosen && config.allowOther;
    const selected = config.options.flatMap(({ id }) => (draft.selected.includes(id) ? [id] : []));
    const count = selected.length + (otherChosen ? 1 : 0);
    if (otherChosen && isBlank(other)) return { problem: t('Write your own answer, or untick it.') };
    if (count === 0 && !config.min && draft.none) return { answer: { selected: [] } };
    if (count === 0 && !config.min) return { problem: t('Choose something, or say that you choose nothing.') };
    if (count < (config.min ?? 0)) return { problem: t('Choose at least {0}.', config.min ?? 0) };
    if (config.max !== undefined && count > config.max) return { problem: t('Choose at most {0}.', config.max) };
    return { answer: { selected, ...(otherChosen ? { other } : {}) } };
  },
  fromAnswer: (_config, { selected, other = '' }) => ({
    selected,
    otherChosen: !isBlank(other),
    other,
    none: selected.length === 0 && isBlank(other),
  }),
  pick(config, draft, index) {
    const option = config.options[index];
    if (option) {
      const next = toggle(config, draft, option.id);
      return picked(next, option.label, next.selected.includes(option.id));
    }
    if (!config.allowOther || index !== config.options.length) return null;
    const next = toggleOther(draft);
    return picked(next, t('Other'), next.otherChosen);
  },
  View,
  get submitLabel() {
    return t('Answer');
  },
  enterIsNewline: false,
};

/** Ticks or unticks an option; ticked ones stay in the order in which the question lists them. */
function toggle(config: PickManyConfig, draft: Draft, id: string): Draft {
  const chosen = new Set(draft.selected);
  if (!chosen.delete(id)) chosen.add(id);
  return {
    ...draft,
    none: false,
    selected: config.options.flatMap((option) => (chosen.has(option.id) ? [option.id] : [])),
  };
}

const toggleOther = (draft: Draft): Draft => ({ ...draft, none: false, otherChosen: !draft.otherChosen });

/** "2 of 1–3 chosen": what is chosen and what is wanted. There from the start, so that nothing moves with the first choice. */
function countLine({ min = 0, max }: PickManyConfig, count: number): string {
  if (max !== undefined) return t('{0} of {1} chosen', count, min === max ? max : `${min}–${max}`);
  if (min > 0) return t('{0} chosen, at least {1}', count, min);
  return t('{0} chosen', count);
}

function View({ questionId, config, draft, onDraft, disabled }: ControlProps<PickManyConfig, Draft>) {
  const count = chosenCount(draft);
  const countId = `${questionId}-count`;
  const wrong = count > (config.max ?? Infinity);
  return (
    <div class="control-stack" role="group" aria-labelledby={titleId(questionId)} aria-describedby={countId}>
      <div class="options">
        {config.options.map((option, index) => {
          const recommended = config.recommended?.includes(option.id) ?? false;
          return (
            <Checkbox
              key={option.id}
              checked={draft.selected.includes(option.id)}
              onChange={() => onDraft(toggle(config, draft, option.id))}
              label={optionName(option, recommended)}
              describedBy={option.description ? descriptionId(questionId, index) : undefined}
              disabled={disabled}
            >
              <OptionText questionId={questionId} index={index} option={option} recommended={recommended} />
            </Checkbox>
          );
        })}
        {config.allowOther && (
          <Checkbox
            checked={draft.otherChosen}
            onChange={() => onDraft(toggleOther(draft))}
            label={t('Other')}
            disabled={disabled}
          >
            <div class="option-head">
              {t('Other…')} <KeyHint index={config.options.length} />
            </div>
          </Checkbox>
        )}
      </div>
      {config.allowOther && (
        <TextField
          class="other-field"
          value={draft.other}
          onInput={(other) =>
            onDraft(isBlank(other) ? { ...draft, other } : { ...draft, none: false, otherChosen: true, other })
          }
          label={t('Your own answer')}
          hideLabel
          placeholder={t('Your own answer')}
          disabled={disabled}
        />
      )}
      {!config.min && (
        <Checkbox
          checked={draft.none && count === 0}
          onChange={(none) => onDraft(none ? { ...draft, selected: [], otherChosen: false, none } : { ...draft, none })}
          label={t('I choose nothing from this list')}
          disabled={disabled}
        />
      )}
      <p class={wrong ? 'hint wrong' : 'hint'} id={countId} role="status">
        {countLine(config, count)}
      </p>
    </div>
  );
}
