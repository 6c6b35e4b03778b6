import type { AskTextAnswer, AskTextConfig } from '../../agents/questions/ask-text';
import { t } from '../ui/strings';
import { TextArea, TextField } from '../ui/text-input';
import type { Control, ControlProps } from './control';
import { codePoints, isBlank } from './typed-text';

interface Draft {
  text: string;
}

export const askText: Control<AskTextConfig, AskTextAnswer, Draft> = {
  type: 'ask_text',
  initial: () => ({ text: '' }),
  toAnswer({ minLength, maxLength }, { text }) {
    if (isBlank(text)) return { problem: t('Write an answer.') };
    const length = codePoints(text.trim());
    if (minLength !== undefined && length < minLength)
      return { problem: t('Write at least {0} characters; there are {1}.', minLength, length) };
    if (maxLength !== undefined && length > maxLength)
      return { problem: t('Write at most {0} characters; there are {1}.', maxLength, length) };
    return { answer: { text } };
  },
  fromAnswer: (_config, { text }) => ({ text }),
  View,
  get submitLabel() {
    return t('Answer');
  },
  enterIsNewline: true,
};

/** "12 of at most 80 characters": how much there is of how much there may be; empty without limits. */
function counter({ minLength, maxLength }: AskTextConfig, length: number): string {
  if (maxLength !== undefined)
    return t('{0} of {1} characters', length, minLength ? `${minLength}–${maxLength}` : maxLength);
  return minLength === undefined ? '' : t('{0} characters, at least {1}', length, minLength);
}

function View({ questionId, config, draft, onDraft, disabled }: ControlProps<AskTextConfig, Draft>) {
  const length = codePoints(draft.text.trim());
  const text = counter(config, length);
  const counterId = `${questionId}-counter`;
  const field = {
    value: draft.text,
    onInput: (value: string) => onDraft({ text: value }),
    label: config.question,
    hideLabel: true,
    placeholder: config.placeholder,
    describedBy: [counterId],
    disabled,
    class: 'wide',
  };
  return (
    <div class="control-stack">
      {config.multiline || draft.text.includes('\n') ? <TextArea {...field} rows={3} /> : <TextField {...field} />}
      <p class={length > (config.maxLength ?? Infinity) ? 'hint wrong' : 'hint'} id={counterId}>
        {text}
      </p>
    </div>
  );
}
