import type { JSX } from 'preact';
import { useLayoutEffect, useMemo, useReducer } from 'preact/hooks';
import { Button } from '../ui/button';
import { Silence } from '../ui/silence';
import { t } from '../ui/strings';
import type { DraftHost } from './draft-host';
import { DraftSections } from './draft-sections';
import { isNews } from './statement-words';
import type { StatementEdits } from './statement-editor';

/** The sidebar's draft of the session that is going on, or a welcome. */
export function DraftScreen({ host }: { host: DraftHost }): JSX.Element {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  useLayoutEffect(() => host.subscribe(() => redraw(undefined)), [host]);
  const edits = useMemo(() => editsThrough(host), [host]);
  const { shown, changedSince, silentSince } = host.state;
  const silence = <Silence since={silentSince} />;
  if (!shown) {
    return (
      <main class="welcome">
        {silence}
        <p class="quiet">{t('Getting the draft ready…')}</p>
      </main>
    );
  }
  const { draft, sessionId } = shown;
  if (sessionId === null) {
    return (
      <main class="welcome">
        {silence}
        <h1>{t('Brainstorm')}</h1>
        <p>{t('Say what you want to build or change. You are asked what matters, and get a specification.')}</p>
        <Button appearance="primary" testId="draft-start" onClick={() => host.post({ type: 'start' })}>
          {t('Start')}
        </Button>
      </main>
    );
  }
  const news = (draft?.sections ?? []).flatMap(({ statements }) => statements).filter((s) => isNews(s, changedSince));
  return (
    <main class="sidebar-draft">
      {silence}
      <h1>{draft?.title || t('Draft')}</h1>
      <div class="buttons small">
        <Button testId="draft-open-panel" onClick={() => host.post({ type: 'open_panel' })}>
          {t('Open interview')}
        </Button>
        {news.length > 0 && (
          <Button testId="draft-mark-seen" onClick={() => host.markSeen()}>
            {news.length === 1 ? t('Mark 1 change as seen') : t('Mark {0} changes as seen', news.length)}
          </Button>
        )}
      </div>
      <DraftSections
        key={sessionId}
        heading="h2"
        draft={draft ?? { title: '', sections: [] }}
        changedSince={changedSince}
        openSource={(sourceId) => host.post({ type: 'open_source', sourceId })}
        edits={edits}
      />
    </main>
  );
}

function editsThrough(host: DraftHost): StatementEdits {
  return {
    begun: (statementId) => host.begunEdit(statementId),
    keep: (statementId, text) => host.keepEdit(statementId, text),
    save: (statementId, text) => host.request({ type: 'edit_statement', statementId, text }),
  };
}
