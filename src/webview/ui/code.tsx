import type { JSX } from 'preact';
import type { Token } from './highlight';

/** Coloured pieces of code, as text nodes: nothing in the code can become markup. */
export function Tokens({ tokens }: { tokens: readonly Token[] }): JSX.Element {
  return <>{tokens.map(({ text, kind }) => (kind === '' ? text : <span class={`token-${kind}`}>{text}</span>))}</>;
}
