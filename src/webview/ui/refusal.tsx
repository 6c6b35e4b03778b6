import type { JSX } from 'preact';

/** Why something was refused, beside what was refused. Announced at once; nothing if there is no reason. */
export function Refusal({ reason, id }: { reason: string | null; id?: string }): JSX.Element | null {
  if (reason === null) return null;
  return (
    <p class="refusal" role="alert" id={id} data-testid="refusal">
      {reason}
    </p>
  );
}
