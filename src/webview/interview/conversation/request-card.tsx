import type { JSX } from 'preact';
import type { SessionView } from '../../../agents/view/session-view';
import { Chips } from '../../draft/chips';
import { Markdown } from '../../ui/markdown';
import { t } from '../../ui/strings';
import { Refusal } from '../../ui/refusal';
import { useOpenSource } from '../../connection/use-open-source';

/** What the session is about: in the person's own words with the code they had selected, or as an agent put it. */
export function RequestCard({
  request,
  selection,
  caller,
}: Pick<SessionView, 'request' | 'selection' | 'caller'>): JSX.Element {
  const { open, action } = useOpenSource();
  return (
    <div class="request" data-testid="request">
      {caller && <p class="quiet">{t('An agent asks:')}</p>}
      <p class="said">{request}</p>
      <Chips chips={selection ? [selection] : []} onOpen={open} label={t('Selected code')} />
      <Refusal reason={action.refusal} />
      {caller && <AgentContext context={caller.context} />}
    </div>
  );
}

/** What the agent passed along besides the request, for the person to see what the interview rests on. */
function AgentContext({ context }: { context: string }): JSX.Element | null {
  if (context.trim() === '') return null;
  return (
    <details class="agent-context" data-testid="agent-context">
      <summary>{t('What the agent says it knows')}</summary>
      <div class="agent-context-body">
        <Markdown text={context} />
      </div>
    </details>
  );
}
