import type { PickOneAnswer, PickOneConfig } from '../../agents/questions/pick-one';
import { RadioGroup, type RadioChoice } from '../ui/radio-group';
import { t } from '../ui/strings';
import { TextField } from '../ui/text-input';
import { picked, titleId, type Control, type ControlProps } from './control';
import { KeyHint } from './key-hint';
import { descriptionId, optionName, OptionText } from './option-text';
import { isBlank } from './typed-text';

interface Draft {
  /** Id of the chosen option; null if none, or if the person's own answer is chosen. */
  selected: string | null;
  otherChosen: boolean;
  other: string;
}

export const pickOne: Control<PickOneConfig, PickOneAnswer, Draft> = {
  type: 'pick_one',
  initial: () => ({ selected: null, otherChosen: false, other: '' }),
  toAnswer({ options, allowOther }, { selected, otherChosen, other }) {
    if (otherChosen && allowOther)
      return isBlank(other) ? { problem: t('Write your own answer.') } : { answer: { other } };
    const chosen = options.find(({ id }) => id === selected);
    return chosen ? { answer: { selected: chosen.id } } : { problem: t('Choose one of the options.') };
  },
  fromAnswer: (_config, answer) =>
    answer.selected === undefined
      ? { selected: null, otherChosen: true, other: answer.other }
      : { selected: answer.selected, otherChosen: false, other: '' },
  pick(config, draft, index) {
    const option = config.options[index];
    if (option) return picked({ ...draft, selected: option.id, otherChosen: false }, option.label);
    return config.allowOther && index === config.options.length ? picked(chooseOther(draft), t('Other')) : null;
  },
  View,
  get submitLabel() {
    return t('Answer');
  },
  enterIsNewline: false,
};

const chooseOther = (draft: Draft): Draft => ({ ...draft, selected: null, otherChosen: true });

function View({ questionId, config, draft, onDraft, disabled }: ControlProps<PickOneConfig, Draft>) {
  const { options, recommended, allowOther } = config;
  const choices = options.map((option, index): RadioChoice => ({
    value: `option:${option.id}`,
    label: optionName(option, option.id === recommended),
    content: (
      <OptionText questionId={questionId} index={index} option={option} recommended={option.id === recommended} />
    ),
    describedBy: option.description ? descriptionId(questionId, index) : undefined,
  }));
  if (allowOther) {
    choices.push({
      value: 'other',
      label: t('Other'),
      content: (
        <div class="option-head">
          {t('Other…')} <KeyHint index={options.length} />
        </div>
      ),
    });
  }
  return (
    <div class="control-stack">
      <RadioGroup
        class="options"
        choices={choices}
        value={draft.otherChosen ? 'other' : draft.selected === null ? null : `option:${draft.selected}`}
        onChange={(value) =>
          onDraft(
            value === 'other'
              ? chooseOther(draft)
              : { ...draft, selected: value.slice('option:'.length), otherChosen: false },
          )
        }
        labelledBy={titleId(questionId)}
        disabled={disabled}
      />
      {allowOther && (
        <TextField
          class="other-field"
          value={draft.other}
          onInput={(other) => onDraft({ ...(isBlank(other) ? draft : chooseOther(draft)), other })}
          label={t('Your own answer')}
          hideLabel
          placeholder={t('Your own answer')}
          disabled={disabled}
        />
      )}
    </div>
  );
}
