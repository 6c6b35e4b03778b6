import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { highlight, type Token } from './highlight';

/** Coloured pieces of code, as text nodes: nothing in the code can become markup. */
export function Tokens({ tokens }: { tokens: readonly Token[] }): JSX.Element {
  return <>{tokens.map(({ text, kind }) => (kind === '' ? text : <span class={`token-${kind}`}>{text}</span>))}</>;
}

/** Read-only code. It scrolls on its own and can be reached by keyboard for that; `label` names it. */
export function Code({
  code,
  language,
  label,
}: {
  code: string;
  language?: string | undefined;
  label: string;
}): JSX.Element {
  const tokens = useMemo(() => highlight(code, language), [code, language]);
  return (
    <pre class="code" tabIndex={0} role="region" aria-label={label}>
      <code>
        <Tokens tokens={tokens} />
      </code>
    </pre>
  );
}
