import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import type { SessionView } from '../../agents/view/session-view';
import { useAction } from '../connection/use-action';
import { useHost, useTypedText } from '../connection/use-host';
import { Button } from '../ui/button';
import { Markdown } from '../ui/markdown';
import { t } from '../ui/strings';
import { Refusal } from './refusal';
import { useReplyInView } from './use-reply-in-view';
import { WordsField } from './words-field';

/** The person's free words so far with their replies, in order. */
export function Messages({ messages }: Pick<SessionView, 'messages'>): JSX.Element | null {
  const list = useRef<HTMLUListElement>(null);
  useReplyInView(list, messages.filter(({ reply }) => reply !== null).length);
  if (messages.length === 0) return null;
  return (
    <ul ref={list} class="exchanges" aria-label={t('What you said')} aria-live="polite" data-testid="messages">
      {messages.map(({ id, text, reply }) => (
        <li key={id} data-testid={`message-${id}`}>
          <p class="said">{text}</p>
          {reply && (
            <div class="reply">
              <Markdown text={reply} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Takes free words at any time; a question that is open stays open. */
export function MessageBox(): JSX.Element {
  const host = useHost();
  const message = useTypedText('message');
  const action = useAction();
  const send = async (): Promise<void> => {
    const text = message.text.trim();
    if (text === '') return action.refuse(t('Write something first.'));
    if (!(await action.run(() => host.command({ type: 'message', text })))) return;
    // What was written while it was on its way stays.
    if (host.typing.get('message') === message.value) message.clear();
  };
  return (
    <div class="message-place">
      <Refusal id="message-refusal" reason={action.refusal} />
      <div class="message-row">
        <WordsField
          id="message-box"
          testId="message-box"
          label={t('Say something at any time')}
          hideLabel
          placeholder={t('“Let’s talk about … first”, “show me what we have”, “enough”')}
          value={message.text}
          onInput={(text) => {
            message.set(text);
            action.refuse(null);
          }}
          onSend={() => void send()}
          enterSends
          refusedBy={action.refusal === null ? undefined : 'message-refusal'}
        />
        <Button testId="message-send" onClick={() => void send()}>
          {action.pending ? t('Sending…') : t('Send')}
        </Button>
      </div>
    </div>
  );
}
