import type { JSX } from 'preact';
import type { Host } from '../../connection/host';
import { HostContext, usePageState } from '../../connection/use-host';
import { OnLink } from '../../ui/link';
import { Silence } from '../../ui/silence';
import { t } from '../../ui/strings';
import { laterPart } from '../../ui/later';
import { StartScreen } from '../start/start';
import { useEffect } from 'preact/hooks';

/** Most of the page, which the start screen does without. */
const sessionPart = laterPart(() => import('./session').then(({ SessionScreen }) => SessionScreen));

/** The interview's page. */
export function App({ host }: { host: Host }): JSX.Element {
  useFlushBeforeLeaving(host);
  useEffect(() => void sessionPart.load(), []);
  // The extension shows the full address and asks before it opens anything.
  const followLink = (href: string): void => void host.request({ type: 'open_link', href }).catch(() => undefined);
  return (
    <HostContext.Provider value={host}>
      <OnLink.Provider value={followLink}>
        <Shown />
      </OnLink.Provider>
    </HostContext.Provider>
  );
}

function Shown(): JSX.Element {
  const { screen, fault, silentSince } = usePageState();
  const SessionScreen = sessionPart.use();
  const isLoading = screen.screen === 'loading' || (screen.screen === 'session' && SessionScreen === null);
  return (
    <>
      {fault !== null && (
        <p class="problem" role="alert">
          {fault}
        </p>
      )}
      {screen.screen !== 'session' && <Silence since={silentSince} />}
      {isLoading && (
        <main class="loading">
          <p role="status">{t('Getting the session ready…')}</p>
        </main>
      )}
      {screen.screen === 'start' && <StartScreen start={screen.start} />}
      {screen.screen === 'session' && SessionScreen !== null && (
        <SessionScreen key={screen.session.id} session={screen.session} />
      )}
    </>
  );
}
/** Sends what is typed but not yet sent when the page is hidden or goes away. */
function useFlushBeforeLeaving(host: Host): void {
  useEffect(() => {
    const flush = (): void => host.typing.flush();
    const onVisibility = (): void => {
      if (document.visibilityState === 'hidden') flush();
    };
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, [host]);
}
