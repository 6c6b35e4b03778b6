import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { PutAsideView } from '../../agents/view/session-view';
import { useAction } from '../connection/use-action';
import { Button } from '../ui/button';
import { Refusal } from '../ui/refusal';
import { t } from '../ui/strings';
import type { DraftEdits } from './draft-edits';
import { Coded } from '../ui/coded';

/** What the person took out, each with the way to put it back. Nothing where there is none. */
export function PutAside({ all, edits }: { all: readonly PutAsideView[]; edits: DraftEdits }): JSX.Element | null {
  if (all.length === 0) return null;
  return (
    <ul class="put-aside" aria-label={t('Taken out by you')}>
      {all.map((one) => (
        <PutAsideLine key={one.id} one={one} edits={edits} />
      ))}
    </ul>
  );
}

function PutAsideLine({ one, edits }: { one: PutAsideView; edits: DraftEdits }): JSX.Element {
  const { id, labels, text } = one;
  const action = useAction();
  const place = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    if (edits.takeFocus(`aside:${id}`)) place.current?.querySelector<HTMLElement>('vscode-button')?.focus();
  });
  const undo = (): Promise<boolean> =>
    action.run(() => {
      edits.wishFocus(`stands:${id}`);
      return edits.send({ type: 'restore_statement', statementId: id }, t('{0} is back.', labels.join(', ')));
    });
  return (
    <li ref={place} data-testid={`put-aside-${id}`}>
      <span class="put-aside-words">
        {whatHappened(one)}:{' '}
        <q>
          <Coded text={text} />
        </q>
      </span>
      <Button
        testId={`draft-restore-${id}`}
        title={t('Undo: {0}', whatHappened(one))}
        disabled={action.pending}
        onClick={() => void undo()}
      >
        {t('Undo')}
      </Button>
      <Refusal reason={action.refusal} />
    </li>
  );
}

/** "Removed FR-002", "Moved FR-002 to NG-001", "Merged FR-002 and FR-003 into FR-004". */
function whatHappened({ how, labels, into }: Pick<PutAsideView, 'how' | 'labels' | 'into'>): string {
  const names =
    labels.length < 2 ? (labels[0] ?? '') : t('{0} and {1}', labels.slice(0, -1).join(', '), labels.at(-1) ?? '');
  if (how === 'removed') return t('Removed {0}', names);
  if (how === 'moved') return t('Moved {0} to {1}', names, into ?? '');
  return t('Merged {0} into {1}', names, into ?? '');
}
