/**
 * The one importer of the toolkit. Importing this module registers the components, so each page imports it first of
 * all: the toolkit applies the theme on the window's `load` event and misses it otherwise.
 */
import {
  provideVSCodeDesignSystem,
  vsCodeButton,
  vsCodeCheckbox,
  vsCodeDivider,
  vsCodeRadio,
  vsCodeRadioGroup,
  vsCodeTextArea,
  vsCodeTextField,
} from '@vscode/webview-ui-toolkit';

export type {
  Button as ToolkitButton,
  Checkbox as ToolkitCheckbox,
  Radio as ToolkitRadio,
  RadioGroup as ToolkitRadioGroup,
  TextArea as ToolkitTextArea,
  TextField as ToolkitTextField,
} from '@vscode/webview-ui-toolkit';

provideVSCodeDesignSystem().register(
  vsCodeButton(),
  vsCodeCheckbox(),
  vsCodeDivider(),
  vsCodeRadio(),
  vsCodeRadioGroup(),
  vsCodeTextArea(),
  vsCodeTextField(),
);
