import type { JSX } from 'preact';
import type { SessionView } from '../../agents/view/session-view';
import { Chips } from '../draft/chips';
import { t } from '../ui/strings';
import { Refusal } from './refusal';
import { useOpenSource } from './use-open-source';

/** What the session is about, in the person's own words, with the code they had selected. */
export function RequestSaid({ request, selection }: Pick<SessionView, 'request' | 'selection'>): JSX.Element {
  const { open, action } = useOpenSource();
  return (
    <div class="request" data-testid="request">
      <p class="said">{request}</p>
      <Chips chips={selection ? [selection] : []} onOpen={open} label={t('Selected code')} />
      <Refusal reason={action.refusal} />
    </div>
  );
}
