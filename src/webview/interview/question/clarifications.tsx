import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import type { QuestionView } from '../../../agents/view/session-view';
import { Markdown } from '../../ui/markdown';
import { t } from '../../ui/strings';
import { useReplyInView } from './use-reply-in-view';

/** What was asked back about the open question, and the replies. */
export function Clarifications({ asked }: { asked: QuestionView['clarifications'] }): JSX.Element | null {
  const list = useRef<HTMLUListElement>(null);
  useReplyInView(() => list.current?.lastElementChild, asked.filter(({ reply }) => reply !== null).length);
  if (asked.length === 0) return null;
  return (
    <ul
      ref={list}
      class="exchanges"
      aria-label={t('What you asked back')}
      aria-live="polite"
      data-testid="clarifications"
    >
      {asked.map(({ text, reply }, index) => (
        <li key={index}>
          <p class="said">{text}</p>
          <div class="reply">
            <Markdown text={reply ?? t('The reply is being written.')} />
          </div>
        </li>
      ))}
    </ul>
  );
}
