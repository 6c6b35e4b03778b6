import type { ThumbsAnswer, ThumbsConfig } from '../../agents/questions/thumbs';
import type { IconName } from '../ui/icons';
import { t } from '../ui/strings';
import { TextArea } from '../ui/text-input';
import { ChoiceButtons } from './choice-buttons';
import { picked, type Control, type ControlProps } from './control';
import { feedbackOf } from './typed-text';

interface Draft {
  choice: ThumbsAnswer['choice'] | null;
  feedback: string;
}

const choices = (): { value: ThumbsAnswer['choice']; label: string; icon: IconName }[] => [
  { value: 'up', label: t('Thumbs up'), icon: 'thumbs_up' },
  { value: 'down', label: t('Thumbs down'), icon: 'thumbs_down' },
];

export const thumbs: Control<ThumbsConfig, ThumbsAnswer, Draft> = {
  type: 'thumbs',
  initial: () => ({ choice: null, feedback: '' }),
  toAnswer: (_config, { choice, feedback }) =>
    choice === null
      ? { problem: t('Choose thumbs up or thumbs down.') }
      : { answer: { choice, ...feedbackOf(feedback) } },
  fromAnswer: (_config, { choice, feedback }) => ({ choice, feedback: feedback ?? '' }),
  pick(_config, draft, index) {
    const choice = choices()[index];
    return choice ? picked({ ...draft, choice: choice.value }, choice.label) : null;
  },
  View,
  submitLabel: null,
  enterIsNewline: false,
};

function View({ questionId, draft, onDraft, submit, disabled }: ControlProps<ThumbsConfig, Draft>) {
  return (
    <div class="control-stack">
      <TextArea
        value={draft.feedback}
        onInput={(feedback) => onDraft({ ...draft, feedback })}
        label={t('Comment (optional, sent with your choice)')}
        disabled={disabled}
      />
      <ChoiceButtons
        questionId={questionId}
        choices={choices()}
        value={draft.choice}
        onChoose={(choice) => submit({ ...draft, choice })}
        disabled={disabled}
      />
    </div>
  );
}
