import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { StatementKind } from '../../agents/session/statement';
import type { StatementView } from '../../agents/view/session-view';
import { useAction } from '../connection/use-action';
import { Button, IconButton } from '../ui/button';
import { Refusal } from '../ui/refusal';
import { t } from '../ui/strings';
import { ChoiceField } from '../ui/choice-field';
import type { DraftEdits } from './draft-edits';
import { StatementEditor } from './statement-editor';
import { isToConfirm, kindWords } from './statement-words';
import { useReturnFocus } from './use-return-focus';

/** What is being done to a statement just now. */
type Doing = 'nothing' | 'edit' | 'more' | 'merge';

interface StatementToolsProps {
  statement: StatementView;
  edits: DraftEdits;
  /** The statement as it is read: left out while it is being written. */
  children: JSX.Element;
  /** Begins a comment on it; where there are no comments nothing is offered. */
  comment?: () => void;
  /** Whether its name is among what is left out, so that it has to be said beside the field. */
  named?: boolean;
}

/** A statement with what can be done to it in its place: edit, confirm, undo, remove, and, one step further, move and merge. */
export function StatementTools({
  statement,
  edits,
  children,
  comment,
  named = false,
}: StatementToolsProps): JSX.Element {
  const { id, label, text } = statement;
  const [doing, setDoing] = useState<Doing>(() => (edits.begun(id) === null ? 'nothing' : 'edit'));
  const place = useRef<HTMLDivElement>(null);
  const action = useAction();
  const close = (): void => setDoing('nothing');
  const toConfirm = isToConfirm(statement);
  useReturnFocus(doing !== 'nothing', place, '.statement-buttons vscode-button');
  useReturnFocus(toConfirm, place, '.statement-buttons vscode-button');
  useReturnFocus(statement.undoable, place, '.statement-buttons vscode-button');
  useLayoutEffect(() => {
    if (edits.takeFocus(`stands:${id}`))
      place.current?.querySelector<HTMLElement>('.statement-buttons vscode-button')?.focus();
  });
  useEffect(() => {
    if (edits.opening !== `edit:${id}`) return;
    edits.open(null);
    setDoing('edit');
  }, [edits.opening]);
  const save = (given: string): Promise<unknown> =>
    given === text ? Promise.resolve() : edits.send({ type: 'edit_statement', statementId: id, text: given });
  const remove = (): Promise<boolean> =>
    action.run(() => {
      edits.wishFocus(`aside:${id}`);
      return edits.send({ type: 'remove_statement', statementId: id }, t('Removed {0}.', label));
    });
  const undo = (): Promise<boolean> =>
    action.run(() =>
      edits.send({ type: 'restore_statement', statementId: id }, t('The last change of {0} is undone.', label)),
    );
  return (
    <div ref={place} class="statement-tools">
      {doing === 'edit' ? (
        <StatementEditor
          name={id}
          label={t('Words of {0}', label)}
          shown={named ? label : null}
          text={text}
          words={edits}
          save={save}
          close={close}
        />
      ) : (
        children
      )}
      {doing !== 'edit' && (
        <div class="statement-buttons" role="group" aria-label={t('Change {0}', label)}>
          <IconButton
            icon="edit"
            label={t('Edit {0}', label)}
            testId={`draft-edit-${id}`}
            onClick={() => setDoing('edit')}
          />
          {comment && (
            <IconButton
              icon="comment"
              label={t('Comment on {0}', label)}
              testId={`plan-comment-${id}`}
              onClick={comment}
            />
          )}
          {toConfirm && (
            <IconButton
              icon="check"
              label={t('{0} is right as it stands', label)}
              testId={`draft-confirm-${id}`}
              disabled={action.pending}
              onClick={() => void action.run(() => edits.send({ type: 'edit_statement', statementId: id, text }))}
            />
          )}
          {statement.undoable && (
            <IconButton
              icon="undo"
              label={t('Undo the last change of {0}', label)}
              testId={`draft-undo-${id}`}
              disabled={action.pending}
              onClick={() => void undo()}
            />
          )}
          <IconButton
            icon="more"
            label={t('Move or merge {0}', label)}
            testId={`draft-more-${id}`}
            expanded={doing !== 'nothing'}
            onClick={() => setDoing(doing === 'nothing' ? 'more' : 'nothing')}
          />
          <IconButton
            icon="cross"
            label={t('Remove {0}', label)}
            testId={`draft-remove-${id}`}
            disabled={action.pending}
            onClick={() => void remove()}
          />
        </div>
      )}
      <Refusal reason={action.refusal} />
      {(doing === 'more' || doing === 'merge') && <MoveAndMerge statement={statement} edits={edits} close={close} />}
    </div>
  );
}

/** Kinds that a statement may be made, the commonest first; what it is stays among them. */
const KINDS: readonly StatementKind[] = [
  'requirement',
  'quality',
  'edge_case',
  'decision',
  'non_goal',
  'assumption',
  'open_question',
];

/** The kinds that the person may choose from, in words. */
export function kindChoices(now: StatementKind | null, left: readonly StatementKind[] = []) {
  const kinds = now === null || KINDS.includes(now) ? KINDS : [now, ...KINDS];
  return kinds.filter((kind) => !left.includes(kind)).map((value) => ({ value, label: kindWords(value) }));
}

/** Characters of a statement that are shown in a list. */
const PREVIEW = 60;

function MoveAndMerge({
  statement,
  edits,
  close,
}: Omit<StatementToolsProps, 'children' | 'named'> & { close: () => void }) {
  const { id, label, text } = statement;
  const [kind, setKind] = useState(statement.kind);
  const from = edits.topicOf(id);
  const [topicId, setTopic] = useState(from);
  const [other, setOther] = useState('');
  const action = useAction();
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => place.current?.querySelector('select')?.focus(), []);
  const others = edits.statements.filter((one) => one.id !== id);
  const second = others.find((one) => one.id === other);
  const move = async (): Promise<void> => {
    if (kind === statement.kind && topicId === from) return action.refuse(t('Choose what it is, or its topic, first.'));
    edits.wishFocus(kind === statement.kind ? `stands:${id}` : `aside:${id}`);
    const command = { type: 'move_statement' as const, statementId: id, kind, topicId };
    if (await action.run(() => edits.send(command, t('Moved {0}.', label)))) close();
  };
  const merge = (given: string): Promise<unknown> => {
    edits.wishFocus(`aside:${id}`);
    const said = t('Merged {0}.', `${label}, ${second?.label ?? ''}`);
    return edits.send({ type: 'merge_statements', ids: [id, other], text: given }, said);
  };
  return (
    <div
      ref={place}
      class="statement-more"
      role="group"
      aria-label={t('Move or merge {0}', label)}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.isComposing) close();
      }}
    >
      <div class="toolbar">
        <ChoiceField
          label={t('It is')}
          choices={kindChoices(statement.kind)}
          value={kind}
          onChange={setKind}
          testId={`draft-kind-${id}`}
        />
        {edits.topics.length > 1 && (
          <ChoiceField
            label={t('about')}
            choices={edits.topics.map((topic) => ({ value: topic.id, label: topic.title }))}
            value={topicId}
            onChange={setTopic}
            testId={`draft-topic-${id}`}
          />
        )}
        <Button testId={`draft-move-${id}`} onClick={() => void move()}>
          {t('Move')}
        </Button>
      </div>
      {others.length > 0 && (
        <div class="toolbar">
          <ChoiceField
            label={t('Merge with')}
            choices={[{ value: '', label: t('Choose a statement…') }, ...others.map(asChoice)]}
            value={other}
            onChange={setOther}
            testId={`draft-other-${id}`}
          />
        </div>
      )}
      {second && (
        <StatementEditor
          key={second.id}
          name={`${id}+${second.id}`}
          label={t('Words of {0} and {1} together', label, second.label)}
          text={`${text}\n${second.text}`}
          words={edits}
          save={merge}
          close={close}
          saveLabel={t('Merge')}
        />
      )}
      <Refusal reason={action.refusal} />
      {!second && (
        <div class="buttons small">
          <Button onClick={close}>{t('Cancel')}</Button>
        </div>
      )}
    </div>
  );
}

function asChoice({ id, label, text }: StatementView): { value: string; label: string } {
  const line = text.replace(/\s+/g, ' ');
  return { value: id, label: `${label} ${line.length > PREVIEW ? `${line.slice(0, PREVIEW - 1).trimEnd()}…` : line}` };
}
