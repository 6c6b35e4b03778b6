import type { JSX } from 'preact';

const paths = {
  check: 'm6.4 12.6-4-4 .9-.9 3.1 3.1 6.3-6.5.9.9z',
  cross: 'm8 7.1 3.9-3.9.9.9L8.9 8l3.9 3.9-.9.9L8 8.9l-3.9 3.9-.9-.9L7.1 8 3.2 4.1l.9-.9z',
  up: 'm8 4.6 5 5-.9.9L8 6.4l-4.1 4.1-.9-.9z',
  down: 'm8 11.4-5-5 .9-.9L8 9.6l4.1-4.1.9.9z',
  grip: 'M5 3h2v2H5zm4 0h2v2H9zM5 7h2v2H5zm4 0h2v2H9zm-4 4h2v2H5zm4 0h2v2H9z',
  star: 'm8 1.6 2 4.2 4.6.6-3.4 3.2.9 4.6L8 11.9l-4.1 2.3.9-4.6L1.4 6.4 6 5.8z',
  file: 'M3.5 1.5h6l3 3v10h-9zM9 2.6V5h2.4zM4.6 2.6v10.8h6.8V6.1H8V2.6z',
  edit: 'm11.3 1.6 3.1 3.1-8.6 8.6-4 .9.9-4zM3.7 10.7l-.4 2 2-.4 7.5-7.6-1.6-1.6z',
  plus: 'M7.4 3h1.2v4.4H13v1.2H8.6V13H7.4V8.6H3V7.4h4.4z',
  minus: 'M3 7.4h10v1.2H3z',
  more: 'M2.5 7h2v2h-2zm4.5 0h2v2H7zm4.5 0h2v2h-2z',
  undo: 'M6.2 2.6 2.6 6.2l3.6 3.6.8-.8-2.2-2.2h4.4a2.9 2.9 0 0 1 0 5.8H6v1.1h3.2a4 4 0 0 0 0-8H4.8L7 3.4z',
  external: 'M2.5 2.5H7v1.1H3.6v8.8h8.8V9h1.1v4.5h-11zM9 2.5h4.5V7h-1.1V4.4L7.6 9.2l-.8-.8 4.8-4.8H9z',
  comment: 'M1.5 2.5h13v9H8.2L5 14.3v-2.8H1.5zm1.1 1.1v6.8h3.5v1.5l1.7-1.5h5.6V3.6z',
  thumbs_up:
    'M6.5 6.2 9 1.5c1.2 0 1.9.8 1.7 1.9L10.2 6h3.3c.9 0 1.4.8 1.2 1.6l-1.2 5c-.2.8-.8 1.2-1.5 1.2H6.5zM2 6.5h3v7.3H2z',
  thumbs_down:
    'M9.5 9.8 7 14.5c-1.2 0-1.9-.8-1.7-1.9l.5-2.6H2.5c-.9 0-1.4-.8-1.2-1.6l1.2-5c.2-.8.8-1.2 1.5-1.2h5.5zm4.5-.3h-3V2.2h3z',
} as const;

export type IconName = keyof typeof paths;

/** A decorative 16 px icon in the text's colour; what it means is always said in words beside it. */
export function Icon({ name, slot }: { name: IconName; slot?: 'start' }): JSX.Element {
  return (
    <svg class="icon" slot={slot} width="16" height="16" viewBox="0 0 16 16" fill="currentColor" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
