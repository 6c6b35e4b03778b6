import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useAction } from '../connection/use-action';
import { Button } from '../ui/button';
import { t } from '../ui/strings';
import type { BegunWords } from './draft-edits';

interface StatementEditorProps {
  /** Under which half-written words are kept: a statement's id, or the place of a new one. */
  name: string;
  /** What the field is, for screen readers. */
  label: string;
  /** What is said of it to everybody, before the field; nothing where that stands there anyway. */
  shown?: string | null;
  /** What stands in it at first. */
  text: string;
  words: BegunWords;
  /** Rejects with the reason if the words are refused. */
  save: (text: string) => Promise<unknown>;
  close: () => void;
  saveLabel?: string;
  /** What else is to be said of the statement, before the buttons. */
  children?: ComponentChildren;
}

/** A statement's words being written by the person. Ctrl/Cmd+Enter saves, Escape gives up. */
export function StatementEditor(props: StatementEditorProps): JSX.Element {
  const { name, label, shown, words, close, saveLabel, children } = props;
  const [text, setText] = useState(() => words.begun(name) ?? props.text);
  const field = useRef<HTMLTextAreaElement>(null);
  const action = useAction();
  const refusalId = `statement-refusal-${name}`;
  useEffect(() => field.current?.focus(), []);
  const giveUp = (): void => {
    words.keep(name, null);
    close();
  };
  const save = async (): Promise<void> => {
    const given = text.trim();
    if (given === '') return action.refuse(t('A statement cannot be empty. Cancel to leave things as they were.'));
    if (await action.run(() => props.save(given))) giveUp();
  };
  return (
    <div
      class="statement-editor"
      onKeyDown={(event) => {
        if (event.isComposing) return;
        const saves = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
        if (event.key !== 'Escape' && !saves) return;
        // Not meant for the question around it. The editor's own keys must go on to the editor.
        event.preventDefault();
        if (saves) void save();
        else giveUp();
      }}
    >
      {shown && <b aria-hidden="true">{shown}</b>}
      <textarea
        ref={field}
        data-testid={`draft-text-${name}`}
        aria-label={label}
        aria-invalid={action.refusal !== null}
        aria-describedby={action.refusal === null ? undefined : refusalId}
        value={text}
        onInput={({ currentTarget }) => {
          setText(currentTarget.value);
          words.keep(name, currentTarget.value);
          action.refuse(null);
        }}
      />
      {children}
      {action.refusal !== null && (
        <p class="refusal" role="alert" id={refusalId}>
          {action.refusal}
        </p>
      )}
      <div class="buttons small">
        <Button appearance="primary" testId={`draft-save-${name}`} onClick={() => void save()}>
          {action.pending ? t('Saving…') : (saveLabel ?? t('Save'))}
        </Button>
        <Button onClick={giveUp}>{t('Cancel')}</Button>
      </div>
    </div>
  );
}
