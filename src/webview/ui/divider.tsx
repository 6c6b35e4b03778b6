import type { JSX } from 'preact';
import { VscodeDivider } from './toolkit-elements';

/** A line between two parts of the page; it means nothing to a screen reader. */
export function Divider(): JSX.Element {
  return <VscodeDivider role="presentation" />;
}
