import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { StartView } from '../../protocol';
import { useAction } from '../../connection/use-action';
import { useHost, useTypedText } from '../../connection/use-host';
import { Button } from '../../ui/button';
import { t } from '../../ui/strings';
import { dayAndTime } from '../../ui/time-words';
import { Refusal } from '../../ui/refusal';
import { withExample } from './examples';
import { SelectionChip } from './selection-chip';
import { StartModel } from './start-model';
import { WordsField } from '../../ui/words-field';

/** The page before a session: say what is wanted, or go on with an unfinished one. */
export function StartScreen({ start }: { start: StartView }): JSX.Element {
  const host = useHost();
  const request = useTypedText('request');
  const action = useAction();
  const [withSelection, setWithSelection] = useState(true);
  const change = (text: string): void => {
    request.set(text);
    action.refuse(null);
  };
  const begin = async (): Promise<void> => {
    if (start.blocked) return action.refuse(start.blocked);
    const text = request.text.trim();
    if (text === '') {
      document.getElementById('start-request')?.focus();
      return action.refuse(t('Say first what you want to build or change: one sentence is enough.'));
    }
    const selected = start.selection !== null && withSelection;
    const started = await action.run(() => host.request({ type: 'start', request: text, withSelection: selected }));
    if (started) request.clear();
  };
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
        onSend={() => void begin()}
        refusedBy={action.refusal === null ? undefined : 'start-refusal'}
        focusOnMount
      />
      <Refusal id="start-refusal" reason={action.refusal} />
      {start.selection && (
        <SelectionChip selection={start.selection} included={withSelection} onChange={setWithSelection} />
      )}
      <div class="buttons">
        <Button
          appearance="primary"
          testId="start-button"
          disabled={start.blocked !== null}
          onClick={() => void begin()}
        >
          {action.pending ? t('Starting…') : t('Start')}
        </Button>
        <span class="quiet">{t('Ctrl+Enter or Cmd+Enter')}</span>
      </div>
      <StartModel interviewer={start.interviewer} offer={start.offer} />
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
