import type { JSX } from 'preact';
import type { SessionView } from '../../agents/view/session-view';
import { Markdown } from '../ui/markdown';
import { t } from '../ui/strings';
import { Chips } from '../draft/chips';
import { duration } from './moments';
import { Refusal } from './refusal';
import { useOpenSource } from './use-open-source';

type Look = SessionView['look'];

/** What was looked at before the first question, expandable down to each single look. */
export function Looked({ look }: { look: Look }): JSX.Element | null {
  const { open, action } = useOpenSource();
  if (look.status === 'not_started' && look.observations.length === 0) return null;
  return (
    <details class="looked" data-testid="looked">
      <summary>
        <strong>{headline(look)}</strong> <span class="quiet">{nearest(look)}</span>
      </summary>
      <div class="looked-body">
        <Refusal reason={action.refusal} />
        <Markdown text={look.summary} />
        <Lines title={t('The workspace already says')} lines={look.facts} />
        <Lines title={t('Not found out')} lines={look.gaps} />
        {look.evidence.length > 0 && <h3>{t('Evidence')}</h3>}
        <Chips chips={look.evidence} onOpen={open} label={t('Evidence')} withMeaning />
        {look.observations.length > 0 && <h3>{t('Step by step')}</h3>}
        <ol class="observations">
          {look.observations.map((observation, index) => (
            <li key={index}>
              {observation.text} <span class="quiet">{`${observation.result} · ${duration(observation.ms)}`}</span>
            </li>
          ))}
        </ol>
      </div>
    </details>
  );
}

function headline(look: Look): string {
  const places = look.evidence.length;
  if (look.status === 'running') return t('Looking at the workspace: {0} so far.', places);
  if (look.status === 'skipped') return t('Did not look at the workspace.');
  if (places === 1) return t('Looked at 1 place.');
  return t('Looked at {0} places.', places);
}

/** Most places named beside the headline. */
const NAMED = 3;

/** The places that fit the request best; the rest is a click away. */
function nearest(look: Look): string {
  const names = look.evidence.slice(0, NAMED).map(({ label }) => label);
  return look.evidence.length > NAMED ? `${names.join(', ')} …` : names.join(', ');
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }): JSX.Element | null {
  if (lines.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul>
        {lines.map((line, index) => (
          <li key={index}>
            <Markdown text={line} />
          </li>
        ))}
      </ul>
    </>
  );
}
