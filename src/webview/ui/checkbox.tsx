import type { ComponentChildren, JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { ToolkitCheckbox } from './toolkit';
import { VscodeCheckbox } from './toolkit-elements';

interface CheckboxProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** The accessible name; shown as the label unless `children` are given. */
  label: string;
  /** A richer label than plain text. */
  children?: ComponentChildren;
  describedBy?: string | undefined;
  disabled?: boolean;
  class?: string;
}

/** A checkbox whose accessible name follows its label (the toolkit sets it once, when connected). */
export function Checkbox(props: CheckboxProps): JSX.Element {
  const ref = useRef<ToolkitCheckbox>(null);
  useLayoutEffect(() => {
    ref.current?.setAttribute('aria-label', props.label);
    if (props.describedBy) ref.current?.setAttribute('aria-describedby', props.describedBy);
    else ref.current?.removeAttribute('aria-describedby');
  }, [props.label, props.describedBy]);
  return (
    <VscodeCheckbox
      ref={ref}
      class={props.class}
      checked={props.checked}
      disabled={props.disabled ?? false}
      onChange={() => {
        const checked = ref.current?.checked ?? props.checked;
        if (checked !== props.checked) props.onChange(checked);
      }}
    >
      {props.children ?? props.label}
    </VscodeCheckbox>
  );
}
