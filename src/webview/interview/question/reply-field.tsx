import type { JSX } from 'preact';
import { useAction } from '../../connection/use-action';
import { useTypedText } from '../../connection/use-host';
import { Button } from '../../ui/button';
import { t } from '../../ui/strings';
import { Refusal } from '../../ui/refusal';
import { WordsField } from '../../ui/words-field';

interface ReplyFieldProps {
  /** Key of what is typed, and start of the field's id. */
  typedAs: string;
  label: string;
  placeholder: string;
  sendLabel: string;
  testId: string;
  /** Said when nothing was written; null where sending nothing is fine. */
  emptyRefusal: string | null;
  /** Sends the trimmed words. */
  send: (words: string) => Promise<unknown>;
  close: () => void;
}

/** A field for words instead of an answer, opened under the question. */
export function ReplyField(props: ReplyFieldProps): JSX.Element {
  const typed = useTypedText(props.typedAs);
  const action = useAction();
  const refusalId = `${props.typedAs}-refusal`;
  const send = async (): Promise<void> => {
    const words = typed.text.trim();
    if (words === '' && props.emptyRefusal !== null) return action.refuse(props.emptyRefusal);
    if (!(await action.run(() => props.send(words)))) return;
    typed.clear();
    props.close();
  };
  return (
    <div class="reply-field">
      <WordsField
        id={props.typedAs}
        testId={props.testId}
        label={props.label}
        placeholder={props.placeholder}
        value={typed.text}
        onInput={(text) => {
          typed.set(text);
          action.refuse(null);
        }}
        onSend={() => void send()}
        enterSends
        refusedBy={action.refusal === null ? undefined : refusalId}
        focusOnMount
      />
      <Refusal id={refusalId} reason={action.refusal} />
      <div class="buttons">
        <Button appearance="primary" testId={`${props.testId}-send`} onClick={() => void send()}>
          {action.pending ? t('Sending…') : props.sendLabel}
        </Button>
        <Button
          onClick={() => {
            typed.clear();
            props.close();
          }}
        >
          {t('Cancel')}
        </Button>
      </div>
    </div>
  );
}
