import type { JSX } from 'preact';
import type { SessionView } from '../../../agents/view/session-view';
import { Chips } from '../../draft/chips';
import { Markdown } from '../../ui/markdown';
import { t } from '../../ui/strings';
import { Refusal } from '../../ui/refusal';
import { useOpenSource } from '../../connection/use-open-source';

/** What approved specifications say otherwise than the request, and what the project forbids of it, before anything is asked, each with its line to open. */
export function Against({ against }: Pick<SessionView, 'against'>): JSX.Element | null {
  const { open, action } = useOpenSource();
  if (against.length === 0) return null;
  return (
    <section class="against" data-testid="against" aria-labelledby="against-title">
      <h2 id="against-title">{t('The request contradicts what was decided')}</h2>
      <ul>
        {against.map(({ text, source }) => (
          <li key={text}>
            <Markdown text={text} />
            <Chips chips={source === null ? [] : [source]} onOpen={open} label={t('Evidence')} />
          </li>
        ))}
      </ul>
      <Refusal reason={action.refusal} />
    </section>
  );
}
