import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { StatementView } from '../../agents/view/session-view';
import { useAction } from '../connection/use-action';
import { Button } from '../ui/button';
import { t } from '../ui/strings';

interface StatementEditorProps {
  statement: StatementView;
  edits: StatementEdits;
  close: () => void;
}

/** A statement's words being rewritten by the person. Ctrl/Cmd+Enter saves, Escape gives up. */
export function StatementEditor({ statement, edits, close }: StatementEditorProps): JSX.Element {
  const [text, setText] = useState(() => edits.begun(statement.id) ?? statement.text);
  const field = useRef<HTMLTextAreaElement>(null);
  const action = useAction();
  const refusalId = `statement-refusal-${statement.id}`;
  useEffect(() => field.current?.focus(), []);
  const giveUp = (): void => {
    edits.keep(statement.id, null);
    close();
  };
  const save = async (): Promise<void> => {
    const words = text.trim();
    if (words === '') return action.refuse(t('A statement cannot be empty. Cancel to keep it as it was.'));
    if (words === statement.text || (await action.run(() => edits.save(statement.id, words)))) giveUp();
  };
  return (
    <div
      class="statement-editor"
      onKeyDown={(event) => {
        if (event.isComposing) return;
        if (event.key === 'Escape') giveUp();
        else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void save();
      }}
    >
      <textarea
        ref={field}
        data-testid={`draft-text-${statement.id}`}
        aria-label={t('Words of {0}', statement.label)}
        aria-invalid={action.refusal !== null}
        aria-describedby={action.refusal === null ? undefined : refusalId}
        value={text}
        onInput={({ currentTarget }) => {
          setText(currentTarget.value);
          edits.keep(statement.id, currentTarget.value);
          action.refuse(null);
        }}
      />
      {action.refusal !== null && (
        <p class="refusal" role="alert" id={refusalId}>
          {action.refusal}
        </p>
      )}
      <div class="buttons small">
        <Button appearance="primary" testId={`draft-save-${statement.id}`} onClick={() => void save()}>
          {action.pending ? t('Saving…') : t('Save')}
        </Button>
        <Button onClick={giveUp}>{t('Cancel')}</Button>
      </div>
    </div>
  );
}

/** How statements are edited in place; what is half-written is kept by whoever shows the draft. */
export interface StatementEdits {
  /** What was begun and not saved, or null. */
  begun: (statementId: string) => string | null;
  /** Keeps half-written words; null gives them up. */
  keep: (statementId: string, text: string | null) => void;
  /** Rejects with the reason if the words are refused. */
  save: (statementId: string, text: string) => Promise<unknown>;
}
