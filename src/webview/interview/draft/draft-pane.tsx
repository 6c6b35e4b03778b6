import type { JSX } from 'preact';
import type { SessionView } from '../../../agents/view/session-view';
import { useAction } from '../../connection/use-action';
import { useHost } from '../../connection/use-host';
import { DraftSections } from '../../draft/draft-sections';
import { Button } from '../../ui/button';
import { t } from '../../ui/strings';
import { isFixed } from '../../connection/is-fixed';
import { Refusal } from '../../ui/refusal';
import { begunWords } from '../question/plan-draft';
import { useTurnStart } from './use-turn-start';

/** The living draft beside the conversation. What changed since the last answer is marked. */
export function DraftPane({ session, hide }: { session: SessionView; hide: () => void }): JSX.Element {
  const host = useHost();
  const action = useAction();
  const since = useTurnStart(session);
  const toSidebar = async (): Promise<void> => {
    if (await action.run(() => host.request({ type: 'show_draft' }))) hide();
  };
  return (
    <aside class="draft-pane" aria-label={t('Draft')}>
      <div class="pane-head">
        <h2>{t('Draft')}</h2>
        <Button testId="draft-to-sidebar" onClick={() => void toSidebar()}>
          {t('Show in sidebar')}
        </Button>
        <Button testId="draft-hide" onClick={hide}>
          {t('Hide')}
        </Button>
      </div>
      <Refusal reason={action.refusal} />
      <DraftSections
        heading="h3"
        draft={session.draft}
        changedSince={since}
        beingWritten={session.streaming?.draft ?? []}
        openSource={async (sourceId) => goToSource(sourceId) || host.request({ type: 'open_source', sourceId })}
        send={isFixed(session) ? null : (command) => host.command(command)}
        words={begunWords(host)}
      />
    </aside>
  );
}

/**
 * Brings an answer, a message or the open question into view and puts the focus there. False where the page shows nothing
 * under that id: then it is a place in the workspace.
 */
function goToSource(sourceId: string): boolean {
  const id = CSS.escape(sourceId);
  const details = document.querySelector<HTMLDetailsElement>(`[data-testid="card-${id}"] details`);
  if (details) details.open = true;
  const target =
    details?.querySelector<HTMLElement>('summary') ??
    document.querySelector<HTMLElement>(`#question-title-${id}, [data-testid="message-${id}"]`);
  target?.scrollIntoView({ block: 'center' });
  target?.focus();
  return target !== null;
}
