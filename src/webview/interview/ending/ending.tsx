import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { SessionView } from '../../../agents/view/session-view';
import { useAction } from '../../connection/use-action';
import { useHost } from '../../connection/use-host';
import { Button } from '../../ui/button';
import { Markdown } from '../../ui/markdown';
import { t } from '../../ui/strings';
import { Refusal } from '../../ui/refusal';
import { groupTopics } from '../topics/topic-order';
import { BuildOffers } from './build-offers';
import { specParts } from './spec-parts';
import { bringIntoView, focusIfNothingIs } from '../question/use-question-focus';

/** How the session ended: the specification and where it is, and what could come next. */
export function Ending({ session }: { session: SessionView }): JSX.Element {
  const host = useHost();
  const action = useAction();
  // It takes as long as the person takes to choose: the other buttons work meanwhile.
  const exporting = useAction();
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => bringIntoView(heading.current), []);
  useEffect(() => focusIfNothingIs(() => heading.current?.focus()), []);
  const { spec } = session;
  const { backlog, passedOver } = groupTopics(session.topics);
  const left = [...passedOver, ...backlog];
  const another = (request?: string): void =>
    void action.run(() => host.request({ type: 'new_session', ...(request === undefined ? {} : { request }) }));
  return (
    <section class="ending" aria-labelledby="ending-title" data-testid="ending">
      <h2 id="ending-title" tabIndex={-1} ref={heading}>
        {spec ? t('The specification is written') : t('The session ended without a specification')}
      </h2>
      {spec ? (
        <>
          <p>
            <code data-testid="spec-path">{spec.path}</code>{' '}
            <span class="badge">{spec.status === 'approved' ? t('approved') : t('not approved')}</span>
          </p>
          <div class="buttons">
            <Button
              appearance="primary"
              testId="open-spec"
              onClick={() => void action.run(() => host.request({ type: 'open_spec' }))}
            >
              {t('Open')}
            </Button>
            <CopySpec />
            <Button
              testId="export-spec"
              onClick={() => void exporting.run(() => host.request({ type: 'export_spec' }))}
            >
              {t('Export as…')}
            </Button>
            <Button testId="start-another" onClick={() => another()}>
              {t('Start another')}
            </Button>
          </div>
          <Refusal reason={exporting.refusal} />
          <BuildOffers key={session.id} />
        </>
      ) : (
        <div class="buttons">
          <Button appearance="primary" testId="start-another" onClick={() => another()}>
            {t('Start another')}
          </Button>
        </div>
      )}
      <Refusal reason={action.refusal} />
      {left.length > 0 && (
        <>
          <h3>{t('Not discussed yet')}</h3>
          <div class="buttons small">
            {left.map((topic) => (
              <Button key={topic.id} title={topic.scope} onClick={() => another(`${topic.title}: ${topic.scope}`)}>
                {t('Start from “{0}”', topic.title)}
              </Button>
            ))}
          </div>
        </>
      )}
      {spec && (
        <article class="spec" aria-label={t('Specification')}>
          <SpecText markdown={spec.markdown} />
        </article>
      )}
    </section>
  );
}

function SpecText({ markdown }: { markdown: string }): JSX.Element {
  const { text, annex } = specParts(markdown);
  return (
    <>
      <Markdown text={text} />
      {annex && (
        <details data-testid="spec-annex">
          <summary>{annex.title}</summary>
          <Markdown text={annex.text} />
        </details>
      )}
    </>
  );
}

/** Copies the specification, and says so. */
function CopySpec(): JSX.Element {
  const host = useHost();
  const action = useAction();
  const [copied, setCopied] = useState(false);
  const copy = async (): Promise<void> => setCopied(await action.run(() => host.request({ type: 'copy_spec' })));
  return (
    <>
      <Button testId="copy-spec" onClick={() => void copy()}>
        {t('Copy')}
      </Button>
      <span role="status" class="quiet">
        {copied && t('Copied.')}
      </span>
      <Refusal reason={action.refusal} />
    </>
  );
}
