import type { JSX } from 'preact';
import { RadioGroup } from '../ui/radio-group';
import { KeyHint } from './key-hint';

interface DecisionProps<V> {
  id: string;
  /** What is decided, e.g. "Your decision". */
  label: string;
  choices: readonly { value: V; label: string }[];
  value: V | null;
  onChange: (value: V) => void;
  disabled: boolean;
}

/** A verdict on something shown: none is preselected. */
export function Decision<V extends string>(props: DecisionProps<V>): JSX.Element {
  return (
    <div class="decision">
      <div class="field-label" id={props.id}>
        {props.label}
      </div>
      <RadioGroup
        orientation="horizontal"
        labelledBy={props.id}
        choices={props.choices.map(({ value, label }, index) => ({
          value,
          label,
          content: (
            <div class="option-head">
              {label} <KeyHint index={index} />
            </div>
          ),
        }))}
        value={props.value}
        onChange={(value) => props.onChange(value as V)}
        disabled={props.disabled}
      />
    </div>
  );
}
