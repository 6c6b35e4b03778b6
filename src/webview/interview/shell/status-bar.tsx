import type { ComponentChildren, JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { SessionView } from '../../../agents/view/session-view';
import { Button } from '../../ui/button';
import { usePageState } from '../../connection/use-host';
import { useHeightVariable } from '../../ui/height-variable';
import { Silence } from '../../ui/silence';
import { t } from '../../ui/strings';
import { BusyLine } from './busy-line';
import { isFixed } from '../../connection/is-fixed';
import { InterviewerButton } from './interviewer-button';
import { StopMeter } from './stop-meter';
import { WrapUpConfirmation } from '../ending/wrap-up';

interface StatusBarProps {
  session: SessionView;
  /** Further buttons. */
  children?: ComponentChildren;
}

/** The state of things, always in sight: what is going on, how far the interview is, whether it is stored. */
export function StatusBar({ session, children }: StatusBarProps): JSX.Element {
  const [wrappingUp, setWrappingUp] = useState(false);
  const { silentSince } = usePageState();
  const bar = useRef<HTMLElement>(null);
  useHeightVariable(bar, '--status-height');
  const closeWrapUp = (): void => {
    setWrappingUp(false);
    document.getElementById('wrap-up')?.focus();
  };
  return (
    <header ref={bar} class="status-bar">
      <div class="status-row">
        <div class="status-title">
          <h1 title={session.request}>{session.title || session.request}</h1>
          <BusyLine busy={session.busy} />
        </div>
        {!isFixed(session) && (
          <div class="status-meter">
            <StopMeter meter={session.meter} />
            <Button id="wrap-up" testId="wrap-up" expanded={wrappingUp} onClick={() => setWrappingUp(!wrappingUp)}>
              {t('Wrap up')}
            </Button>
          </div>
        )}
        <div class="status-labels">
          {session.automatic !== null && <span class="badge">{t('automatic answers: {0}', session.automatic)}</span>}
          <InterviewerButton session={session} />
          <span class="quiet saved" data-testid="saved">
            {silentSince === null && stateText(session)}
          </span>
          {children}
        </div>
      </div>
      <Silence since={silentSince} />
      {session.problem !== null && (
        <p class="problem" role="alert" data-testid="problem">
          {session.problem}
        </p>
      )}
      {wrappingUp && !isFixed(session) && <WrapUpConfirmation meter={session.meter} close={closeWrapUp} />}
    </header>
  );
}

function stateText({ elsewhere, foreign, saved }: SessionView): string {
  if (foreign !== null) return t('Not made on this computer');
  return elsewhere === null ? savedText(saved) : t('Only shown here');
}

function savedText(saved: SessionView['saved']): string {
  switch (saved) {
    case 'saved':
      return t('Saved');
    case 'saving':
      return t('Saving…');
    case 'memory_only':
      return t('Not saved: kept only while this window is open');
  }
}
