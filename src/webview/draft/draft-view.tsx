import type { JSX } from 'preact';
import { useAction } from '../connection/use-action';
import { isFixed } from '../connection/is-fixed';
import { useHost, usePageState, useRedraw } from '../connection/use-host';
import { Button } from '../ui/button';
import { Refusal } from '../ui/refusal';
import { Silence } from '../ui/silence';
import { t } from '../ui/strings';
import type { DraftMemory } from './draft-memory';
import { DraftSections } from './draft-sections';
import { isNews } from './statement-words';

/** The sidebar's draft of the session that is going on, or a welcome. */
export function DraftScreen({ memory }: { memory: DraftMemory }): JSX.Element {
  const host = useHost();
  const { screen, silentSince } = usePageState();
  const action = useAction();
  useRedraw(memory);
  const silence = <Silence since={silentSince} />;
  if (screen.screen !== 'draft') {
    return (
      <main class="welcome">
        {silence}
        <p class="quiet">{t('Getting the draft ready…')}</p>
      </main>
    );
  }
  const { session } = screen;
  if (session === null) {
    return (
      <main class="welcome">
        {silence}
        <h1>{t('Brainstorm')}</h1>
        <p>{t('Say what you want to build or change. You are asked what matters, and get a specification.')}</p>
        <Button
          appearance="primary"
          testId="draft-start"
          onClick={() => void action.run(() => host.request({ type: 'show_start' }))}
        >
          {t('Start')}
        </Button>
        <Refusal reason={action.refusal} />
      </main>
    );
  }
  const { changedSince } = memory;
  const news = session.draft.sections
    .flatMap(({ statements }) => statements)
    .filter((statement) => isNews(statement, changedSince));
  return (
    <main class="sidebar-draft">
      {silence}
      <h1>{session.draft.title || t('Draft')}</h1>
      <div class="buttons small">
        <Button
          testId="draft-open-panel"
          onClick={() => void action.run(() => host.request({ type: 'show_interview' }))}
        >
          {t('Open interview')}
        </Button>
        {news.length > 0 && (
          <Button testId="draft-mark-seen" onClick={() => memory.markSeen()}>
            {news.length === 1 ? t('Mark 1 change as seen') : t('Mark {0} changes as seen', news.length)}
          </Button>
        )}
      </div>
      <Refusal reason={action.refusal} />
      <DraftSections
        key={session.id}
        heading="h2"
        draft={session.draft}
        changedSince={changedSince}
        openSource={(sourceId) => host.request({ type: 'open_source', sourceId })}
        send={isFixed(session) ? null : (command) => host.command(command)}
        words={{ begun: (key) => memory.begunEdit(key), keep: (key, text) => memory.keepEdit(key, text) }}
      />
    </main>
  );
}
