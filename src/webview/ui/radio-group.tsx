import type { ComponentChildren, JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { ToolkitRadio, ToolkitRadioGroup } from './toolkit';
import { VscodeRadio, VscodeRadioGroup } from './toolkit-elements';

export interface RadioChoice {
  /** Unique in the group. */
  value: string;
  /** The accessible name. */
  label: string;
  /** What is shown; the label if absent. */
  content?: ComponentChildren;
  describedBy?: string | undefined;
}

interface RadioGroupProps {
  choices: readonly RadioChoice[];
  /** The chosen value; null while nothing is chosen. */
  value: string | null;
  onChange: (value: string) => void;
  /** Id of the element that names the group. */
  labelledBy: string;
  describedBy?: string;
  disabled?: boolean;
  orientation?: 'horizontal' | 'vertical';
  class?: string;
}

/**
 * A radio group in which nothing needs to be chosen. Arrow keys move and choose, as everywhere; Tab enters at the chosen
 * radio, or at the first one.
 *
 * The toolkit's group keeps a state of its own, so this component writes the choice into the radios after each render and
 * reports a change only if it is one. Enter is left to whoever listens further out; the toolkit would swallow it.
 */
export function RadioGroup(props: RadioGroupProps): JSX.Element {
  const ref = useRef<ToolkitRadioGroup>(null);
  const positions = props.choices.map((_, index) => String(index));
  const chosen = props.choices.findIndex(({ value }) => value === props.value);

  useLayoutEffect(() => {
    const group = ref.current;
    if (!group) return;
    const inner = group.keydownHandler;
    group.keydownHandler = (event) => (event.key === 'Enter' ? true : inner(event));
  }, []);

  useLayoutEffect(() => {
    const group = ref.current;
    if (!group) return;
    const radios = [...group.children] as ToolkitRadio[];
    if (chosen >= 0) group.value = String(chosen);
    radios.forEach((radio, index) => {
      const choice = props.choices[index];
      radio.checked = index === chosen;
      radio.setAttribute('tabindex', index === Math.max(chosen, 0) ? '0' : '-1');
      radio.setAttribute('aria-label', choice?.label ?? '');
      if (choice?.describedBy) radio.setAttribute('aria-describedby', choice.describedBy);
    });
  });

  return (
    <VscodeRadioGroup
      ref={ref}
      class={props.class}
      orientation={props.orientation ?? 'vertical'}
      disabled={props.disabled ?? false}
      aria-labelledby={props.labelledBy}
      aria-describedby={props.describedBy}
      onChange={() => {
        const radios = [...(ref.current?.children ?? [])] as ToolkitRadio[];
        const choice = props.choices[radios.findIndex((radio) => radio.checked)];
        if (choice && choice.value !== props.value) props.onChange(choice.value);
      }}
    >
      {props.choices.map((choice, index) => (
        <VscodeRadio key={choice.value} value={positions[index] ?? ''} disabled={props.disabled ?? false}>
          {choice.content ?? choice.label}
        </VscodeRadio>
      ))}
    </VscodeRadioGroup>
  );
}
