import type { JSX } from 'preact';

/** Text that a screen reader announces politely whenever it changes. It is not visible. */
export function LiveRegion({ text }: { text: string }): JSX.Element {
  return (
    <div role="status" aria-live="polite" class="visually-hidden">
      {text}
    </div>
  );
}
