import { useState } from 'preact/hooks';
import type { ShowDiffAnswer, ShowDiffConfig } from '../../agents/questions/show-diff';
import { Button } from '../ui/button';
import { CodeEditor } from '../ui/code-editor';
import { t } from '../ui/strings';
import { TextArea } from '../ui/text-input';
import { picked, type Control, type ControlProps } from './control';
import { Decision } from './decision';
import { DiffView } from './diff-view';
import { feedbackOf } from './typed-text';

type Verdict = ShowDiffAnswer['decision'];

interface Draft {
  decision: Verdict | null;
  feedback: string;
  /** The person's version, exactly; null until something was edited. */
  edited: string | null;
}

const verdicts = (): { value: Verdict; label: string }[] => [
  { value: 'approve', label: t('Approve') },
  { value: 'reject', label: t('Reject') },
  { value: 'edit', label: t('Edit') },
];

export const showDiff: Control<ShowDiffConfig, ShowDiffAnswer, Draft> = {
  type: 'show_diff',
  initial: () => ({ decision: null, feedback: '', edited: null }),
  toAnswer(config, { decision, feedback, edited }) {
    if (decision === null) return { problem: t('Approve, reject or edit the change.') };
    if (decision !== 'edit') return { answer: { decision, ...feedbackOf(feedback) } };
    const changed = edited !== null && edited !== config.after;
    return {
      answer: changed
        ? { decision, edited, ...feedbackOf(feedback) }
        : { decision: 'approve', ...feedbackOf(feedback) },
    };
  },
  fromAnswer: (_config, { decision, feedback, edited }) => ({
    decision,
    feedback: feedback ?? '',
    edited: edited ?? null,
  }),
  pick(_config, draft, index) {
    const verdict = verdicts()[index];
    return verdict ? picked({ ...draft, decision: verdict.value }, verdict.label) : null;
  },
  View,
  get submitLabel() {
    return t('Send decision');
  },
  enterIsNewline: false,
};

function View({ questionId, config, draft, onDraft, disabled, host }: ControlProps<ShowDiffConfig, Draft>) {
  const [sideBySide, setSideBySide] = useState(false);
  const shown = draft.decision === 'edit' ? (draft.edited ?? config.after) : config.after;
  return (
    <div class="control-stack">
      <div class="toolbar">
        {config.filePath && <code class="file-path">{config.filePath}</code>}
        <Button pressed={sideBySide} onClick={() => setSideBySide(!sideBySide)}>
          {t('Side by side')}
        </Button>
        <Button icon="external" onClick={() => host.openDiff()}>
          {t('Open in VS Code diff')}
        </Button>
      </div>
      <DiffView
        before={config.before}
        after={shown}
        language={config.language}
        sideBySide={sideBySide}
        label={config.filePath ? t('Changes to {0}', config.filePath) : t('Changes')}
      />
      <Decision
        id={`${questionId}-decision`}
        label={t('Your decision')}
        choices={verdicts()}
        value={draft.decision}
        onChange={(decision) => onDraft({ ...draft, decision })}
        disabled={disabled}
      />
      {draft.decision === 'edit' && (
        <CodeEditor
          id={`${questionId}-edited`}
          code={shown}
          original={config.after}
          onCode={(edited) => onDraft({ ...draft, edited })}
          language={config.language}
          label={t('Your version of the text after the change')}
          disabled={disabled}
        />
      )}
      {draft.decision === 'approve' && draft.edited !== null && draft.edited !== config.after && (
        <p class="hint">{t('This approves the change without your edits. Choose Edit to hand them in.')}</p>
      )}
      {draft.decision !== null && (
        <TextArea
          value={draft.feedback}
          onInput={(feedback) => onDraft({ ...draft, feedback })}
          label={draft.decision === 'reject' ? t('What is wrong with it? (optional)') : t('Comment (optional)')}
          disabled={disabled}
        />
      )}
    </div>
  );
}
