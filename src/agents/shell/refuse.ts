import { AccessRefused } from '../workspace/workspace-reader';

/** Most characters of a text that a refusal repeats. */
const MAX_SHOWN = 80;

/**
 * Ends the reading of a command. `why` says what is not allowed and what to write instead.
 * @throws AccessRefused, always.
 */
export function refuse(why: string): never {
  throw new AccessRefused(`refused: ${why}`);
}

/** A text of a command as a refusal repeats it: quoted, with what is not printable escaped, and cut where it is long. */
export function shown(text: string): string {
  const cut = text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text;
  return JSON.stringify(cut).replace(
    /[^\u0020-\u007e\u2026]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
