import { useState } from 'preact/hooks';
import type { ShowOptionsAnswer, ShowOptionsConfig } from '../../agents/questions/show-options';
import { Button } from '../ui/button';
import { t } from '../ui/strings';
import { TextArea, TextField } from '../ui/text-input';
import { picked, titleId, type Control, type ControlProps } from './control';
import { KeyHint } from './key-hint';
import { OptionCard } from './option-card';
import { OptionTable } from './option-table';
import { feedbackOf, isBlank } from './typed-text';

interface Draft {
  /** Id of the chosen option; null if none, or if the person's own answer is chosen. */
  selected: string | null;
  otherChosen: boolean;
  other: string;
  feedback: string;
}

export const showOptions: Control<ShowOptionsConfig, ShowOptionsAnswer, Draft> = {
  type: 'show_options',
  initial: () => ({ selected: null, otherChosen: false, other: '', feedback: '' }),
  toAnswer(config, { selected, otherChosen, other, feedback }) {
    const remark = config.allowFeedback ? feedbackOf(feedback) : {};
    if (otherChosen && isBlank(other)) return { problem: t('Write your own answer.') };
    if (otherChosen) return { answer: { other, ...remark } };
    const chosen = config.options.find(({ id }) => id === selected);
    return chosen ? { answer: { selected: chosen.id, ...remark } } : { problem: t('Choose one of the options.') };
  },
  fromAnswer: (_config, answer) =>
    answer.selected === undefined
      ? { selected: null, otherChosen: true, other: answer.other, feedback: answer.feedback ?? '' }
      : { selected: answer.selected, otherChosen: false, other: '', feedback: answer.feedback ?? '' },
  pick(config, draft, index) {
    const option = config.options[index];
    if (option) return picked({ ...draft, selected: option.id, otherChosen: false }, option.label);
    return index === config.options.length ? picked(chooseOther(draft), t('Other')) : null;
  },
  View,
  get submitLabel() {
    return t('Answer');
  },
  enterIsNewline: false,
};

const chooseOther = (draft: Draft): Draft => ({ ...draft, selected: null, otherChosen: true });

function View({ questionId, config, draft, onDraft, disabled }: ControlProps<ShowOptionsConfig, Draft>) {
  const [comparing, setComparing] = useState(false);
  const { options, recommended } = config;
  const name = `${questionId}-options`;
  const shared = {
    name,
    recommended,
    selected: draft.selected,
    onSelect: (id: string) => onDraft({ ...draft, selected: id, otherChosen: false }),
    disabled,
  };
  return (
    <div class="control-stack">
      {options.length > 1 && (
        <div class="toolbar">
          <Button pressed={comparing} onClick={() => setComparing(!comparing)}>
            {t('Compare')}
          </Button>
        </div>
      )}
      <div class="control-stack" role="radiogroup" aria-labelledby={titleId(questionId)}>
        {comparing ? (
          <OptionTable {...shared} options={options} label={t('Options compared')} />
        ) : (
          <div class="option-cards">
            {options.map((option, index) => (
              <OptionCard key={option.id} {...shared} option={option} index={index} />
            ))}
          </div>
        )}
        <label class={draft.otherChosen ? 'option-card other chosen' : 'option-card other'}>
          <input
            type="radio"
            name={name}
            checked={draft.otherChosen}
            onChange={() => onDraft(chooseOther(draft))}
            disabled={disabled}
            aria-label={t('Other')}
          />
          <div class="option-text">
            <div class="option-head">
              {t('Other…')} <KeyHint index={options.length} />
            </div>
          </div>
        </label>
      </div>
      <TextField
        class="other-field"
        value={draft.other}
        onInput={(other) => onDraft({ ...(isBlank(other) ? draft : chooseOther(draft)), other })}
        label={t('Your own answer')}
        hideLabel
        placeholder={t('Your own answer')}
        disabled={disabled}
      />
      {config.allowFeedback && (
        <TextArea
          value={draft.feedback}
          onInput={(feedback) => onDraft({ ...draft, feedback })}
          label={t('Comment on your choice (optional)')}
          disabled={disabled}
        />
      )}
    </div>
  );
}
