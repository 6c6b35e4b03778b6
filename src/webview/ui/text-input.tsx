import type { JSX, RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { ToolkitTextArea, ToolkitTextField } from './toolkit';
import { VscodeTextArea, VscodeTextField } from './toolkit-elements';

interface TextInputProps {
  value: string;
  onInput: (value: string) => void;
  /** What is to be written here. Always the accessible name; visible unless `hideLabel`. */
  label: string;
  hideLabel?: boolean;
  placeholder?: string | undefined;
  /** Ids of elements that describe the field: hints, counters, problems. */
  describedBy?: readonly string[];
  disabled?: boolean;
  /** Moves the focus here when the field first appears. */
  focusOnMount?: boolean;
  id?: string;
  class?: string;
}

/** A field of one line. */
export function TextField(props: TextInputProps): JSX.Element {
  const ref = useRef<ToolkitTextField>(null);
  useInnerControl(ref, props);
  return (
    <VscodeTextField
      ref={ref}
      id={props.id}
      class={`text-field ${props.class ?? ''}`}
      value={props.value}
      placeholder={props.placeholder}
      disabled={props.disabled ?? false}
      onInput={() => props.onInput(ref.current?.value ?? '')}
    >
      <Label {...props} />
    </VscodeTextField>
  );
}

/** A field of several lines that grows with its text; `rows` is its least height, 1 if absent. */
export function TextArea(props: TextInputProps & { rows?: number }): JSX.Element {
  const ref = useRef<ToolkitTextArea>(null);
  useInnerControl(ref, props);
  return (
    <VscodeTextArea
      ref={ref}
      id={props.id}
      class={`text-area ${props.class ?? ''}`}
      value={props.value}
      rows={props.rows ?? 1}
      style={{ '--rows': props.rows ?? 1 }}
      placeholder={props.placeholder}
      disabled={props.disabled ?? false}
      onInput={() => props.onInput(ref.current?.value ?? '')}
    >
      <Label {...props} />
    </VscodeTextArea>
  );
}

function Label({ label, hideLabel }: TextInputProps): JSX.Element {
  return <i class={hideLabel ? 'visually-hidden' : 'field-label'}>{label}</i>;
}

/**
 * Keeps name and description of the input inside the component's shadow tree up to date: the toolkit takes the name
 * once, and ids do not reach through the shadow boundary, so descriptions are given as elements.
 */
function useInnerControl(ref: RefObject<HTMLElement | null>, props: TextInputProps): void {
  const described = (props.describedBy ?? []).join(' ');
  useLayoutEffect(() => {
    ref.current?.setAttribute('aria-label', props.label);
  }, [ref, props.label]);
  useLayoutEffect(() => {
    const control = ref.current?.shadowRoot?.querySelector('.control');
    if (!control || !('ariaDescribedByElements' in control)) return;
    const elements = described.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    control.ariaDescribedByElements = elements.length > 0 ? elements : null;
  });
  useLayoutEffect(() => {
    if (props.focusOnMount) ref.current?.focus();
  }, []);
}
