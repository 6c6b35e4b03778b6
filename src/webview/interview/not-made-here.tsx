import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { SessionView } from '../../agents/view/session-view';
import { useAction } from '../connection/use-action';
import { useHost } from '../connection/use-host';
import { Button } from '../ui/button';
import { t } from '../ui/strings';
import { titleOf } from './question/impact';
import { Refusal } from '../ui/refusal';
import { bringIntoView } from './question/use-question-focus';

interface NotMadeHereProps {
  /** The sentence that says where the session is from. */
  reason: string;
  /** What would be sent of it and stands nowhere else on the page. */
  foreign: NonNullable<SessionView['foreign']>;
  session: Pick<SessionView, 'open' | 'ended'>;
}

/** In place of the question: the session was not made on this computer, what it would bring along, and how to take it over. */
export function NotMadeHere({ reason, foreign, session: { open, ended } }: NotMadeHereProps): JSX.Element {
  const host = useHost();
  const adopting = useAction();
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => bringIntoView(place.current), []);
  const { selected, attachments } = foreign;
  return (
    <div class="turn">
      <div ref={place} class="model-block problem" role="alert" data-testid="not-made-here">
        <p>
          <strong>{reason}</strong>{' '}
          {ended
            ? t('Nobody answered or approved it here.')
            : t('Nothing of it is sent or counted until you take it over as yours. Read first what it says.')}
        </p>
        {selected !== null && (
          <div class="selection" data-testid="foreign-selection">
            <details>
              <summary>{t('The selected code that it brings along')}</summary>
              <pre tabIndex={0}>{selected}</pre>
            </details>
          </div>
        )}
        {attachments.length > 0 && <p>{t('Files that it brings along: {0}', attachments.join(', '))}</p>}
        {!ended && (
          <>
            <p class="quiet">
              {t('What was answered is then marked as adopted, and you are asked for approval anew.')}
            </p>
            <div class="buttons small">
              <Button testId="adopt" onClick={() => void adopting.run(() => host.request({ type: 'adopt' }))}>
                {adopting.pending ? t('Adopting…') : t('Adopt as mine')}
              </Button>
            </div>
          </>
        )}
        <Refusal reason={adopting.refusal} />
      </div>
      {open && !ended && (
        <section class="open-question" data-testid="open-elsewhere">
          <p class="question-topic">{open.topicTitle}</p>
          <h2>{titleOf(open)}</h2>
          <p class="quiet">{t('This question is open in it.')}</p>
        </section>
      )}
    </div>
  );
}
