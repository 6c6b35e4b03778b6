import type { ConfirmAnswer, ConfirmConfig } from '../../agents/questions/confirm';
import { t } from '../ui/strings';
import { ChoiceButtons } from './choice-buttons';
import { picked, type Control, type ControlProps } from './control';

interface Draft {
  choice: ConfirmAnswer['choice'] | null;
}

function choicesOf(config: ConfirmConfig) {
  return [
    { value: 'yes' as const, label: config.yesLabel ?? t('Yes') },
    { value: 'no' as const, label: config.noLabel ?? t('No') },
    ...(config.allowCancel ? [{ value: 'cancel' as const, label: t('Cancel') }] : []),
  ];
}

export const confirm: Control<ConfirmConfig, ConfirmAnswer, Draft> = {
  type: 'confirm',
  initial: () => ({ choice: null }),
  toAnswer: (config, { choice }) =>
    choice !== null && choicesOf(config).some(({ value }) => value === choice)
      ? { answer: { choice } }
      : { problem: t('Choose one of the buttons.') },
  fromAnswer: (_config, { choice }) => ({ choice }),
  pick(config, _draft, index) {
    const choice = choicesOf(config)[index];
    return choice ? picked({ choice: choice.value }, choice.label) : null;
  },
  View,
  submitLabel: null,
  enterIsNewline: false,
};

function View({ questionId, config, draft, submit, disabled }: ControlProps<ConfirmConfig, Draft>) {
  return (
    <ChoiceButtons
      questionId={questionId}
      choices={choicesOf(config)}
      value={draft.choice}
      onChoose={(choice) => submit({ choice })}
      disabled={disabled}
    />
  );
}
