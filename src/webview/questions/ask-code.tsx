import { useState } from 'preact/hooks';
import type { AskCodeAnswer, AskCodeConfig } from '../../agents/questions/ask-code';
import { Button } from '../ui/button';
import { CodeEditor } from '../ui/code-editor';
import { Checkbox } from '../ui/checkbox';
import { t } from '../ui/strings';
import { TextField } from '../ui/text-input';
import type { Control, ControlProps } from './control';
import { isBlank } from './typed-text';

/** The language of a question that names none: the person may. */
const PLAIN = 'plaintext';

interface Draft {
  /** Exactly the code, with its own line endings. */
  code: string;
  language: string;
  /** Whether anything was edited. */
  touched: boolean;
  /** Whether the person said that the code is right as it was given. */
  right: boolean;
}

export const askCode: Control<AskCodeConfig, AskCodeAnswer, Draft> = {
  type: 'ask_code',
  initial: ({ initial, language }) => ({ code: initial ?? '', language, touched: false, right: false }),
  toAnswer(config, { code, language, touched, right }) {
    if (isBlank(code)) return { problem: t('Write some code.') };
    if (!touched && !right) return { problem: t('Change the code, or say that it is right as it is.') };
    return { answer: { code, language: isBlank(language) ? config.language : language } };
  },
  fromAnswer: (_config, { code, language }) => ({ code, language, touched: true, right: false }),
  View,
  get submitLabel() {
    return t('Answer');
  },
  enterIsNewline: true,
};

function View({ questionId, config, draft, onDraft, disabled, host }: ControlProps<AskCodeConfig, Draft>) {
  const [problem, setProblem] = useState('');
  const [editing, setEditing] = useState(false);
  const problemId = `${questionId}-problem`;
  const change = (code: string) => onDraft({ ...draft, code, touched: true, right: false });

  const editInEditor = async () => {
    setProblem('');
    setEditing(true);
    try {
      change(await host.editCode(draft.code, draft.language));
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    } finally {
      setEditing(false);
    }
  };

  return (
    <div class="control-stack">
      <CodeEditor
        id={`${questionId}-code`}
        code={draft.code}
        onCode={change}
        original={config.initial ?? ''}
        language={draft.language}
        label={config.question}
        placeholder={config.placeholder}
        describedBy={problemId}
        disabled={disabled || editing}
      />
      <div class="toolbar">
        <Button icon="external" onClick={() => void editInEditor()} disabled={disabled || editing}>
          {t('Edit in VS Code')}
        </Button>
        {config.language === PLAIN && (
          <TextField
            value={draft.language === PLAIN ? '' : draft.language}
            onInput={(language) => onDraft({ ...draft, language })}
            label={t('Language')}
            hideLabel
            placeholder={t('Language, e.g. python')}
            disabled={disabled}
          />
        )}
      </div>
      {config.initial !== undefined && (
        <Checkbox
          class={draft.touched ? 'not-asked' : ''}
          checked={draft.right}
          onChange={(right) => onDraft({ ...draft, right })}
          label={t('The code is right as it is')}
          disabled={disabled}
        />
      )}
      <p class={problem === '' ? 'hint' : 'hint wrong'} id={problemId} role="status">
        {editing ? t('Open in an editor tab: save it there to bring it back here.') : problem}
      </p>
    </div>
  );
}
