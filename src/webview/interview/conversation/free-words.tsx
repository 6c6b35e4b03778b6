import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import type { SessionView } from '../../../agents/view/session-view';
import { useAction } from '../../connection/use-action';
import { useHost, useTypedText } from '../../connection/use-host';
import { Button } from '../../ui/button';
import { Markdown } from '../../ui/markdown';
import { t } from '../../ui/strings';
import { Refusal } from '../../ui/refusal';
import { useReplyInView } from '../question/use-reply-in-view';
import { WordsField } from '../../ui/words-field';

/** Free words of the person's with the reply. Of the last ones, the reply is announced and brought into view when it comes. */
export function Message({ message, last }: { message: SessionView['messages'][number]; last: boolean }): JSX.Element {
  const { id, text, reply } = message;
  const place = useRef<HTMLLIElement>(null);
  useReplyInView(() => place.current, last && reply !== '' ? 1 : 0);
  return (
    <li ref={place} class="card exchange" data-testid={`message-${id}`}>
      <p class="said">{text}</p>
      <div aria-live={last ? 'polite' : undefined}>
        {reply && (
          <div class="reply">
            <Markdown text={reply} />
          </div>
        )}
      </div>
    </li>
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
