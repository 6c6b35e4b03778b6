import type { ComponentChildren, FunctionComponent, Ref } from 'preact';
import type {
  ToolkitButton,
  ToolkitCheckbox,
  ToolkitRadio,
  ToolkitRadioGroup,
  ToolkitTextArea,
  ToolkitTextField,
} from './toolkit';

interface ElementProps<E> {
  ref?: Ref<E>;
  id?: string | undefined;
  class?: string | undefined;
  slot?: string;
  title?: string | undefined;
  disabled?: boolean | undefined;
  children?: ComponentChildren;
  onClick?: (event: MouseEvent) => void;
  onInput?: (event: InputEvent) => void;
  onChange?: (event: Event) => void;
  onKeyDown?: (event: KeyboardEvent) => void;
}

interface TextProps<E> extends ElementProps<E> {
  value: string;
  placeholder?: string | undefined;
  spellcheck?: boolean | undefined;
}

/** A custom element as a typed component: JSX accepts its tag name, this gives that name the props it takes. */
const element = <P>(tag: `vscode-${string}`) => tag as unknown as FunctionComponent<P>;

export const VscodeButton = element<
  ElementProps<ToolkitButton> & {
    appearance: 'primary' | 'secondary' | 'icon';
    type: 'button';
    'aria-label'?: string;
    ariaPressed?: string;
    ariaExpanded?: string;
  }
>('vscode-button');
export const VscodeCheckbox = element<ElementProps<ToolkitCheckbox> & { checked: boolean }>('vscode-checkbox');
export const VscodeDivider = element<ElementProps<HTMLElement>>('vscode-divider');
export const VscodeRadio = element<ElementProps<ToolkitRadio> & { value: string }>('vscode-radio');
export const VscodeRadioGroup = element<
  ElementProps<ToolkitRadioGroup> & {
    orientation: 'horizontal' | 'vertical';
    'aria-labelledby'?: string | undefined;
    'aria-describedby'?: string | undefined;
  }
>('vscode-radio-group');
export const VscodeTextArea = element<TextProps<ToolkitTextArea> & { rows: number; style: Record<string, number> }>(
  'vscode-text-area',
);
export const VscodeTextField = element<TextProps<ToolkitTextField>>('vscode-text-field');
