import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { StatementView } from '../../agents/view/session-view';
import { useAction } from '../connection/use-action';
import { IconButton } from '../ui/button';
import { Refusal } from '../ui/refusal';
import { t } from '../ui/strings';
import { Chips } from './chips';
import { StatementEditor, type StatementEdits } from './statement-editor';
import { useReturnFocus } from './use-return-focus';
import { badgesOf, isNews, isToConfirm, kindWords, UNSETTLED } from './statement-words';

export interface StatementLineProps {
  statement: StatementView;
  changedSince: number;
  /** Rejects with the reason if there is nothing to open. */
  openSource: (sourceId: string) => Promise<unknown>;
  /** Null where the draft can only be read. */
  edits: StatementEdits | null;
}

/** One statement of the draft with what it rests on. */
export function StatementLine({ statement, changedSince, openSource, edits }: StatementLineProps): JSX.Element {
  const [editing, setEditing] = useState(() => edits !== null && edits.begun(statement.id) !== null);
  const line = useRef<HTMLLIElement>(null);
  const toConfirm = edits !== null && !editing && isToConfirm(statement);
  const confirming = useAction();
  const opening = useAction();
  useReturnFocus(editing, line, '.statement-head vscode-button');
  useReturnFocus(toConfirm, line, '.statement-head vscode-button');
  return (
    <li
      ref={line}
      class={isNews(statement, changedSince) ? 'statement news' : 'statement'}
      data-testid={`draft-statement-${statement.id}`}
    >
      <p class="statement-head">
        <code>{statement.label}</code>
        {!UNSETTLED.has(statement.kind) && <span class="quiet">{kindWords(statement.kind)}</span>}
        {badgesOf(statement, changedSince).map(({ text, tone }) => (
          <span key={text} class={`badge ${tone}`}>
            {text}
          </span>
        ))}
        {edits && !editing && (
          <IconButton
            icon="edit"
            label={t('Edit {0}', statement.label)}
            testId={`draft-edit-${statement.id}`}
            onClick={() => setEditing(true)}
          />
        )}
        {toConfirm && (
          <IconButton
            icon="check"
            label={t('{0} is right as it stands', statement.label)}
            testId={`draft-confirm-${statement.id}`}
            disabled={confirming.pending}
            onClick={() => void confirming.run(() => edits.save(statement.id, statement.text))}
          />
        )}
      </p>
      {edits && editing ? (
        <StatementEditor statement={statement} edits={edits} close={() => setEditing(false)} />
      ) : (
        <p class="statement-text">{statement.text}</p>
      )}
      <Refusal reason={confirming.refusal} />
      <Chips
        chips={statement.sources}
        onOpen={(sourceId) => void opening.run(() => openSource(sourceId))}
        label={t('Sources of {0}', statement.label)}
      />
      <Refusal reason={opening.refusal} />
    </li>
  );
}
