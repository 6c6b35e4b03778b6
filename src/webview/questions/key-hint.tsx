import type { JSX } from 'preact';

/** The digit that picks a choice, shown beside it; nothing beyond the ninth. `index` counts from 0. */
export function KeyHint({ index }: { index: number }): JSX.Element | null {
  return index < 9 ? (
    <kbd class="key-hint" aria-hidden="true">
      {index + 1}
    </kbd>
  ) : null;
}
