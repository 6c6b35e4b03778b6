import type { JSX } from 'preact';
import { useId } from 'preact/hooks';

interface ChoiceFieldProps<V extends string> {
  label: string;
  choices: readonly { value: V; label: string }[];
  value: V;
  onChange: (value: V) => void;
  testId?: string;
}

/** One of some choices in a list that opens, with its label before it. */
export function ChoiceField<V extends string>(props: ChoiceFieldProps<V>): JSX.Element {
  const id = useId();
  return (
    <span class="choice-field">
      <label for={id}>{props.label}</label>
      <select
        id={id}
        data-testid={props.testId}
        value={props.value}
        onChange={(event) => {
          const chosen = props.choices.find(({ value }) => value === event.currentTarget.value);
          if (chosen) props.onChange(chosen.value);
        }}
      >
        {props.choices.map(({ value, label }) => (
          <option key={value} value={value} selected={value === props.value}>
            {label}
          </option>
        ))}
      </select>
    </span>
  );
}
