import type { JSX } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { StartView } from '../../protocol';
import type { Host } from '../../connection/host';
import { useAction } from '../../connection/use-action';
import { useHost, useTypedText } from '../../connection/use-host';
import { Button } from '../../ui/button';
import { t } from '../../ui/strings';
import { dayAndTime } from '../../ui/time-words';
import { Refusal } from '../../ui/refusal';
import { withExample } from './examples';
import { SelectionChip } from './selection-chip';
import { StartModel } from './start-model';
import { isSameWay, startNote, startWays, wayLabel, wayPendingLabel, type StartWay } from './start-ways';
import { WordsField } from '../../ui/words-field';

/** Milliseconds for which a model that has just come first is not started with: the person may have meant the other way. */
const JUST_CHANGED_MS = 700;

/** The page before a session: say what is wanted, or go on with an unfinished one. */
export function StartScreen({ start }: { start: StartView }): JSX.Element {
  const host = useHost();
  const request = useTypedText('request');
  const action = useAction();
  // A model may take its time to answer for the first time; meanwhile the way without one stays open.
  const withoutModel = useAction();
  const [withSelection, setWithSelection] = useState(true);
  const [first, ...others] = startWays(start);
  const justChanged = useJustChanged(first);
  const refuse = (reason: string | null): void => {
    action.refuse(reason);
    withoutModel.refuse(null);
  };
  const change = (text: string): void => {
    request.set(text);
    refuse(null);
  };
  const begin = async (way: StartWay): Promise<void> => {
    refuse(null);
    if (start.blocked) return refuse(start.blocked);
    const text = request.text.trim();
    if (text === '') {
      document.getElementById('start-request')?.focus();
      return refuse(t('Say first what you want to build or change: one sentence is enough.'));
    }
    if (way.kind !== 'questionnaire' && justChanged()) {
      return refuse(
        t('What starts first has just changed: it is “{0}” now. Press again.', wayLabel(first, !others[0])),
      );
    }
    const selected = start.selection !== null && withSelection;
    const started = await (way.kind === 'questionnaire' ? withoutModel : action).run(async () => {
      const led = await modelThatLeads(host, way);
      await host.request({ type: 'start', request: text, withSelection: selected, led });
    });
    if (started) request.clear();
  };
  const refusal = action.refusal ?? withoutModel.refusal;
  return (
    <main class="start">
      {start.blocked && (
        <p class="problem" role="alert" data-testid="blocked">
          {start.blocked}
        </p>
      )}
      <WordsField
        id="start-request"
        testId="start-request"
        class="start-request"
        label={t('What do you want to build or change?')}
        heading
        rows={5}
        value={request.text}
        onInput={change}
        onSend={() => void begin(first)}
        refusedBy={refusal === null ? undefined : 'start-refusal'}
        focusOnMount
      />
      <Refusal id="start-refusal" reason={refusal} />
      {start.selection && (
        <SelectionChip selection={start.selection} included={withSelection} onChange={setWithSelection} />
      )}
      <div class="buttons start-ways">
        {[first, ...others].map((way, index) => (
          <Button
            key={way.kind}
            appearance={index === 0 ? 'primary' : 'secondary'}
            testId={index > 0 ? 'start-without-model' : way.kind === 'offer' ? 'use-offered-model' : 'start-button'}
            disabled={start.blocked !== null}
            onClick={() => void begin(way)}
          >
            {(way.kind === 'questionnaire' ? withoutModel : action).pending
              ? wayPendingLabel(way)
              : wayLabel(way, others.length === 0)}
          </Button>
        ))}
        <span class="quiet">
          {others.length === 0 ? t('Ctrl+Enter or Cmd+Enter') : t('Ctrl+Enter or Cmd+Enter for the first')}
        </span>
      </div>
      <StartModel note={startNote(start)} />
      {start.examples.length > 0 && (
        <section aria-labelledby="start-examples">
          <h2 id="start-examples">{t('For example')}</h2>
          <ul class="plain-list">
            {start.examples.map((example, index) => (
              <li key={index}>
                <button
                  type="button"
                  class="row-button"
                  data-testid={`example-${index}`}
                  onClick={() => {
                    change(withExample(request.text, example, start.examples));
                    document.getElementById('start-request')?.focus();
                  }}
                >
                  {example}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Recent recent={start.recent} />
    </main>
  );
}

/** The model that is to lead when a way is gone: one on offer is taken first. Null for the way without a model. */
async function modelThatLeads(host: Host, way: StartWay): Promise<string | null> {
  if (way.kind === 'questionnaire') return null;
  if (way.kind === 'lead') return way.model;
  return (await host.request({ type: 'use_offered_model', label: way.model })).led;
}

/** Whether the way that comes first took the place of another one a moment ago. */
function useJustChanged(first: StartWay): () => boolean {
  const shown = useRef({ way: first, since: -Infinity });
  useLayoutEffect(() => {
    if (!isSameWay(shown.current.way, first)) shown.current = { way: first, since: performance.now() };
  });
  return () => performance.now() - shown.current.since < JUST_CHANGED_MS;
}

function Recent({ recent }: Pick<StartView, 'recent'>): JSX.Element | null {
  const host = useHost();
  const action = useAction();
  if (recent.length === 0) return null;
  return (
    <section aria-labelledby="start-recent">
      <h2 id="start-recent">{t('Go on with')}</h2>
      <Refusal reason={action.refusal} />
      <ul class="plain-list">
        {recent.map((session) => (
          <li key={session.id}>
            <button
              type="button"
              class="row-button"
              data-testid={`recent-${session.id}`}
              onClick={() => void action.run(() => host.request({ type: 'resume', sessionId: session.id }))}
            >
              {session.title}
              <span class="quiet">
                {` ${session.answered === 1 ? t('1 answer') : t('{0} answers', session.answered)} · ${dayAndTime(session.when)}`}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
