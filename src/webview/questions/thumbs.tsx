import type { ThumbsAnswer, ThumbsConfig } from '../../agents/questions/thumbs';
import { t } from '../ui/strings';
import { TextArea } from '../ui/text-input';
import { ChoiceButtons } from './choice-buttons';
import type { Control, ControlProps } from './control';
import { feedbackOf } from './typed-text';

interface Draft {
  choice: ThumbsAnswer['choice'] | null;
  feedback: string;
}

const CHOICES = ['up', 'down'] as const;

export const thumbs: Control<ThumbsConfig, ThumbsAnswer, Draft> = {
  type: 'thumbs',
  initial: () => ({ choice: null, feedback: '' }),
  toAnswer: (_config, { choice, feedback }) =>
    choice === null
      ? { problem: t('Choose thumbs up or thumbs down.') }
      : { answer: { choice, ...feedbackOf(feedback) } },
  fromAnswer: (_config, { choice, feedback }) => ({ choice, feedback: feedback ?? '' }),
  pick(_config, draft, index) {
    const choice = CHOICES[index];
    return choice ? { ...draft, choice } : null;
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
        choices={[
          { value: 'up', label: t('Thumbs up'), icon: 'thumbs_up' },
          { value: 'down', label: t('Thumbs down'), icon: 'thumbs_down' },
        ]}
        value={draft.choice}
        onChoose={(choice) => submit({ ...draft, choice })}
        disabled={disabled}
      />
    </div>
  );
}
