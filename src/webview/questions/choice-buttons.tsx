import type { ComponentChildren, JSX } from 'preact';
import { Button } from '../ui/button';
import type { IconName } from '../ui/icons';
import { titleId } from './control';

interface ButtonChoice<V> {
  value: V;
  label: ComponentChildren;
  icon?: IconName;
}

interface ChoiceButtonsProps<V> {
  questionId: string;
  choices: readonly ButtonChoice<V>[];
  /** The choice to show as made, when an answer is revised. */
  value: V | null;
  onChoose: (value: V) => void;
  disabled: boolean;
}

/** Buttons of which each is an answer. All look alike: none is suggested. */
export function ChoiceButtons<V extends string>(props: ChoiceButtonsProps<V>): JSX.Element {
  return (
    <div class="choice-buttons" role="group" aria-labelledby={titleId(props.questionId)}>
      {props.choices.map(({ value, label, icon }) => (
        <Button
          key={value}
          {...(icon ? { icon } : {})}
          {...(props.value === null ? {} : { pressed: props.value === value })}
          disabled={props.disabled}
          onClick={() => props.onChoose(value)}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}
