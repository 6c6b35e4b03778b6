import '../../connection/no-eval';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { SessionView } from '../../../agents/view/session-view';
import { useHost, useTyped } from '../../connection/use-host';
import { useReturnFocus } from '../../draft/use-return-focus';
import { Button } from '../../ui/button';
import { t } from '../../ui/strings';
import { Activity } from '../exploration/activity';
import { Conversation } from '../conversation/conversation';
import { DraftPane } from '../draft/draft-pane';
import { ModelUse } from './model-use';
import { StatusBar } from './status-bar';
import { groupTopics } from '../topics/topic-order';
import { TopicRail } from '../topics/topic-rail';

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
  const page = useRef<HTMLDivElement>(null);
  useReturnFocus(draft, page, '[data-testid="draft-show"]');
  useReturnFocus(!draft, page, '[data-testid="draft-hide"]');
  return (
    <div ref={page} class={layout}>
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
  const { current: active, backlog, completed, passedOver } = groupTopics(topics);
  const done = completed.length;
  const all = active.length + backlog.length + done + passedOver.length;
  const [current] = active;
  if (all === 0) return t('Topics and activity');
  return current
    ? t('Topics: {0} ({1} of {2} done)', current.title, done, all)
    : t('Topics: {0} of {1} done', done, all);
}
/** Whether a media query holds, e.g. `(min-width: 900px)`; renders again when that changes. */
function useMedia(query: string): boolean {
  const [holds, setHolds] = useState(() => window.matchMedia(query).matches);
  useEffect(() => {
    const list = window.matchMedia(query);
    const update = (): void => setHolds(list.matches);
    update();
    list.addEventListener('change', update);
    return () => list.removeEventListener('change', update);
  }, [query]);
  return holds;
}
/** Fields by the key under which their text is kept, where that is not their id. */
const FIELD_IDS: Readonly<Record<string, string>> = { message: 'message-box' };
/** Puts the focus back into the field in which the person was typing when the page before this one went away. */
function useTypingResumed(): void {
  const host = useHost();
  useEffect(() => {
    const key = host.typing.typedJustNow;
    if (key === null) return;
    const answer = `[data-question-id="${CSS.escape(key)}"] .control-place`;
    const field =
      document.getElementById(FIELD_IDS[key] ?? key) ??
      document.querySelector<HTMLElement>(`${answer} :is(vscode-text-field, vscode-text-area, textarea)`);
    field?.focus();
  }, []);
}
