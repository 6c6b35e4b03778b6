import type { JSX } from 'preact';
import { VscodeDivider } from './toolkit-elements';

/** A line between two parts of the page. */
export function Divider(): JSX.Element {
  return <VscodeDivider />;
}
