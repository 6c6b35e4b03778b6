import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { t } from '../../ui/strings';
import type { Preview } from './use-next-question';
import { bringIntoView } from './use-question-focus';

interface QuestionPreviewProps {
  preview: Preview;
  topicTitle: string;
}

/**
 * The next question while it is being written, laid out as the open question will be, so that nothing moves when that
 * takes its place. Not announced: the question itself is, once it is there.
 */
export function QuestionPreview({ preview, topicTitle }: QuestionPreviewProps): JSX.Element {
  const { acknowledgement, question } = preview;
  const card = useRef<HTMLElement>(null);
  useLayoutEffect(() => bringIntoView(card.current), []);
  const cursor = <span class="cursor" aria-hidden="true" />;
  return (
    <section
      ref={card}
      class="open-question unfinished"
      aria-label={t('The next question, being written')}
      aria-live="off"
      data-testid="streaming"
    >
      {acknowledgement && (
        <p class="acknowledgement">
          {acknowledgement}
          {question === '' && cursor}
        </p>
      )}
      {question && (
        <>
          <p class="question-topic">{topicTitle}</p>
          <p class="question-words">
            {question}
            {cursor}
          </p>
        </>
      )}
      <p class="quiet">{t('being written…')}</p>
    </section>
  );
}
