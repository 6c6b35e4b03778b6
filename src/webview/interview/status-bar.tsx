import type { ComponentChildren, JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { SessionView } from '../../agents/view/session-view';
import { Button } from '../ui/button';
import { t } from '../ui/strings';
import { BusyLine } from './busy-line';
import { StopMeter } from './stop-meter';
import { WrapUpConfirmation } from './wrap-up';

export interface StatusBarProps {
  session: SessionView;
  /** Further buttons. */
  children?: ComponentChildren;
}

/** The state of things, always in sight: what is going on, how far the interview is, whether it is stored. */
export function StatusBar({ session, children }: StatusBarProps): JSX.Element {
  const [wrappingUp, setWrappingUp] = useState(false);
  const closeWrapUp = (): void => {
    setWrappingUp(false);
    document.getElementById('wrap-up')?.focus();
  };
  return (
    <header class="status-bar">
      <div class="status-row">
        <h1 title={session.request}>{session.title || session.request}</h1>
        {!session.ended && (
          <div class="status-meter">
            <StopMeter meter={session.meter} />
            <Button id="wrap-up" testId="wrap-up" expanded={wrappingUp} onClick={() => setWrappingUp(!wrappingUp)}>
              {t('Wrap up')}
            </Button>
          </div>
        )}
        <div class="status-labels">
          {session.automatic !== null && <span class="badge">{t('automatic answers: {0}', session.automatic)}</span>}
          <span class="label-chip" data-testid="interviewer">
            {session.interviewer}
          </span>
          <span class="quiet" data-testid="saved">
            {savedText(session.saved)}
          </span>
          {children}
        </div>
      </div>
      <BusyLine busy={session.busy} />
      {session.problem !== null && (
        <p class="problem" role="alert" data-testid="problem">
          {session.problem}
        </p>
      )}
      {wrappingUp && !session.ended && <WrapUpConfirmation meter={session.meter} close={closeWrapUp} />}
    </header>
  );
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
