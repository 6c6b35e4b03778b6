import type { ComponentChildren, JSX } from 'preact';
import { Icon, type IconName } from './icons';
import { VscodeButton } from './toolkit-elements';

interface ButtonProps {
  children: ComponentChildren;
  onClick: () => void;
  /** The one main action of a place is primary. Secondary if absent. */
  appearance?: 'primary' | 'secondary';
  icon?: IconName;
  disabled?: boolean | undefined;
  /** For toggles: whether it is on. */
  pressed?: boolean;
  /** For buttons that show and hide something: whether it is shown. */
  expanded?: boolean;
  id?: string;
  class?: string;
  title?: string;
  /** What end-to-end tests find it by. */
  testId?: string;
}

/**
 * A push button. Its text goes in without `<span>`s: the toolkit squeezes those, as icons, into 16 px.
 */
export function Button(props: ButtonProps): JSX.Element {
  return (
    <VscodeButton
      type="button"
      appearance={props.appearance ?? 'secondary'}
      id={props.id}
      class={props.class}
      title={props.title}
      data-testid={props.testId}
      disabled={props.disabled ?? false}
      {...toggleState(props)}
      onClick={guarded(props)}
    >
      {props.icon && <Icon name={props.icon} slot="start" />}
      {props.children}
    </VscodeButton>
  );
}

/** A button that shows an icon only; `label` is its name for tooltips and screen readers. */
export function IconButton(
  props: Omit<ButtonProps, 'children' | 'appearance'> & { icon: IconName; label: string },
): JSX.Element {
  return (
    <VscodeButton
      type="button"
      appearance="icon"
      aria-label={props.label}
      id={props.id}
      class={props.class}
      title={props.title ?? props.label}
      data-testid={props.testId}
      disabled={props.disabled ?? false}
      {...toggleState(props)}
      onClick={guarded(props)}
    >
      <Icon name={props.icon} />
      <i class="visually-hidden">{props.label}</i>
    </VscodeButton>
  );
}

/** Only what is known: the toolkit would write an absent state as an empty attribute. */
const toggleState = ({ pressed, expanded }: Pick<ButtonProps, 'pressed' | 'expanded'>) => ({
  ...(pressed === undefined ? {} : { ariaPressed: String(pressed) }),
  ...(expanded === undefined ? {} : { ariaExpanded: String(expanded) }),
});

/** The toolkit lets clicks on its host through even when disabled. */
const guarded =
  ({ disabled, onClick }: Pick<ButtonProps, 'disabled' | 'onClick'>) =>
  () => {
    if (!disabled) onClick();
  };
