import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { SessionView } from '../../../agents/view/session-view';
import { Markdown } from '../../ui/markdown';
import { t } from '../../ui/strings';
import { Chips } from '../../draft/chips';
import { duration } from '../../ui/time-words';
import { Refusal } from '../../ui/refusal';
import { useOpenSource } from '../../connection/use-open-source';

type Look = SessionView['look'];

interface ExplorationPanelProps {
  look: Look;
  /** Whether there is nothing else to do than to watch it: beside an open question it must not open and close by itself. */
  isWatched: boolean;
}

/** What was looked at, expandable down to each single look. */
export function ExplorationPanel({ look, isWatched }: ExplorationPanelProps): JSX.Element | null {
  const { open, action } = useOpenSource();
  const running = look.status === 'running';
  const isToSee = running && isWatched;
  const [wanted, setWanted] = useState<boolean | null>(null);
  if (look.status === 'not_started' && look.steps.length === 0) return null;
  return (
    // Open while there is something to watch, unless the person says otherwise.
    <details
      class="looked"
      data-testid="looked"
      open={wanted ?? isToSee}
      onToggle={({ currentTarget: { open } }) => {
        if (open !== (wanted ?? isToSee)) setWanted(open);
      }}
    >
      <summary>
        <strong>{headline(look)}</strong> <span class="quiet">{nearest(look)}</span>
      </summary>
      <div class="looked-body">
        <Refusal reason={action.refusal} />
        {running && <Steps steps={look.steps} />}
        <Markdown text={look.summary} />
        <Lines title={t('The workspace already says')} lines={look.facts} />
        <Lines title={t('Not found out')} lines={look.gaps} />
        {look.evidence.length > 0 && <h3>{t('Evidence')}</h3>}
        <Chips chips={look.evidence} onOpen={open} label={t('Evidence')} withMeaning />
        {!running && <Steps steps={look.steps} />}
      </div>
    </details>
  );
}

/** The looks, the research and the plan in their order, with what came of each. */
function Steps({ steps }: { steps: Look['steps'] }): JSX.Element | null {
  if (steps.length === 0) return null;
  return (
    <>
      <h3>{t('Step by step')}</h3>
      <ol class="look-steps" data-testid="look-steps">
        {steps.map((step, index) => (
          <li key={index} class={step.status}>
            {step.text}{' '}
            <span class="quiet">{step.ms === null ? step.result : `${step.result} · ${duration(step.ms)}`}</span>
          </li>
        ))}
      </ol>
    </>
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
