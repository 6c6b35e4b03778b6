import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

interface WordsFieldProps {
  id: string;
  label: string;
  hideLabel?: boolean;
  /** Whether the label is also the page's heading. */
  heading?: boolean;
  value: string;
  onInput: (value: string) => void;
  /** Called for Ctrl/Cmd+Enter, and for a plain Enter where `enterSends`. */
  onSend: () => void;
  enterSends?: boolean;
  placeholder?: string;
  rows?: number;
  /** Id of the element that holds the refusal, while there is one. */
  refusedBy?: string | undefined;
  focusOnMount?: boolean;
  testId?: string;
  class?: string;
}

/** A text area for free words that grows with its text. */
export function WordsField(props: WordsFieldProps): JSX.Element {
  const ref = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (props.focusOnMount) ref.current?.focus();
  }, []);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.isComposing) return;
    const command = event.ctrlKey || event.metaKey;
    if (!command && (!props.enterSends || event.shiftKey || event.altKey)) return;
    event.preventDefault();
    event.stopPropagation();
    props.onSend();
  };
  const label = (
    <label for={props.id} class={props.hideLabel ? 'visually-hidden' : 'words-label'}>
      {props.label}
    </label>
  );
  return (
    <div class={`words ${props.class ?? ''}`} data-testid={props.testId}>
      {props.heading ? <h1>{label}</h1> : label}
      <textarea
        ref={ref}
        id={props.id}
        rows={props.rows ?? 1}
        value={props.value}
        placeholder={props.placeholder}
        aria-invalid={props.refusedBy ? true : undefined}
        aria-describedby={props.refusedBy}
        onInput={(event) => props.onInput(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
    </div>
  );
}
