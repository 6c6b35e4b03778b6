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

type Said = SessionView['messages'][number];

interface MessageProps {
  message: Said;
  last: boolean;
  /** Whether nothing can be said any more. */
  fixed: boolean;
}

/** Free words of the person's with the reply. Of the last ones, the reply is announced and brought into view when it comes. */
export function Message({ message, last, fixed }: MessageProps): JSX.Element {
  const { id, text, reply, unclear } = message;
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
      {!fixed && unclear.map((one) => <DidYouMean key={one.part} source={id} one={one} />)}
    </li>
  );
}

/** Asks, with one click to answer, how words are meant that can be meant in several ways. Nothing waits for it. */
function DidYouMean({ source, one }: { source: string; one: Said['unclear'][number] }): JSX.Element {
  const host = useHost();
  const action = useAction();
  const { part, text, about, goal } = one;
  const means = (as: 'add' | 'topic' | 'comment' | 'goal') =>
    void action.run(() => host.command({ type: 'mean_words', source, part, as }));
  const ways = [
    ...(goal === undefined ? [] : [{ as: 'goal' as const, label: t('That is what it is about now: plan it anew') }]),
    { as: 'add' as const, label: t('Add it to the specification') },
    { as: 'topic' as const, label: about === null ? t('It is about the interview') : t('Go to that topic') },
    { as: 'comment' as const, label: t('Only a comment') },
  ];
  return (
    <div
      class="did-you-mean"
      role="group"
      aria-label={t('How “{0}” is meant', text)}
      data-testid={`meant-${source}-${part}`}
    >
      <p class="quiet">{t('How did you mean “{0}”?', text)}</p>
      <div class="buttons small">
        {ways.map(({ as, label }) => (
          <Button key={as} testId={`meant-${source}-${part}-${as}`} disabled={action.pending} onClick={() => means(as)}>
            {label}
          </Button>
        ))}
      </div>
      <Refusal reason={action.refusal} />
    </div>
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
