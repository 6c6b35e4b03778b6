import type { JSX } from 'preact';
import type { SessionView } from '../../agents/view/session-view';
import { useTyped } from '../connection/use-host';
import { Button } from '../ui/button';
import { t } from '../ui/strings';
import { Activity } from './activity';
import { Conversation } from './conversation';
import { DraftPane } from './draft-pane';
import { ModelUse } from './model-use';
import { StatusBar } from './status-bar';
import { TopicRail } from './topic-rail';
import { useMedia } from './use-media';
import { useTypingResumed } from './use-typing-resumed';

/** Below these widths the draft is left to the sidebar, and the topics fold away above the conversation. */
const DRAFT_FITS = '(min-width: 900px)';
const RAIL_FITS = '(min-width: 1100px)';

/** A session: topics, conversation, and the draft as it grows. */
export function SessionScreen({ session }: { session: SessionView }): JSX.Element {
  const draftFits = useMedia(DRAFT_FITS);
  const railFits = useMedia(RAIL_FITS);
  // Kept like what is typed: a page that was hidden comes back as it was left.
  const hidden = useTyped('draft-hidden');
  useTypingResumed();
  const draft = draftFits && hidden.value === null;
  const layout = ['session', railFits ? 'with-rail' : '', draft ? 'with-draft' : ''].filter(Boolean).join(' ');
  return (
    <div class={layout}>
      <StatusBar session={session}>
        {draftFits && !draft && (
          <Button testId="draft-show" onClick={hidden.clear}>
            {t('Show draft')}
          </Button>
        )}
      </StatusBar>
      <nav class="rail" aria-label={t('Topics')}>
        <Rail session={session} folded={!railFits} />
      </nav>
      <Conversation session={session} />
      {draft && <DraftPane session={session} hide={() => hidden.set(true)} />}
    </div>
  );
}

function Rail({ session, folded }: { session: SessionView; folded: boolean }): JSX.Element {
  if (folded) {
    return (
      <details>
        <summary>{topicsLine(session)}</summary>
        <h2 class="visually-hidden">{t('Topics')}</h2>
        <TopicRail session={session} />
        <Activity activity={session.activity} />
        <ModelUse model={session.model} />
      </details>
    );
  }
  return (
    <>
      <h2>{t('Topics')}</h2>
      <TopicRail session={session} />
      <Activity activity={session.activity} />
      <ModelUse model={session.model} />
    </>
  );
}

function topicsLine({ topics }: SessionView): string {
  const shown = topics.filter(({ status }) => status === 'active' || status === 'backlog' || status === 'completed');
  const done = shown.filter(({ status }) => status === 'completed').length;
  const current = shown.find(({ status }) => status === 'active');
  if (shown.length === 0) return t('Topics and activity');
  return current
    ? t('Topics: {0} ({1} of {2} done)', current.title, done, shown.length)
    : t('Topics: {0} of {1} done', done, shown.length);
}
