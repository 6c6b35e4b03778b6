import { pathOf } from './operand';
import { refuse, shown } from './refuse';

/** Checks the value of an option and gives the text that git gets; throws a `AccessRefused`. */
export type Check = (value: string) => string;

/** Any text, within bounds. */
export function text(value: string): string {
  if (value.length > 300) refuse(`${shown(value)} is longer than 300 characters; use a shorter one.`);
  return value;
}

/** A whole number. */
export function number(value: string): string {
  if (!/^\d{1,7}$/.test(value)) refuse(`${shown(value)} is no whole number; write one such as 20.`);
  return value;
}

/** Only values of a certain form; the example is for the refusal. */
export const matching =
  (pattern: RegExp, example: string): Check =>
  (value) => {
    if (!pattern.test(value)) refuse(`${shown(value)} is not understood here; write a value such as ${example}.`);
    return value;
  };

export const date = matching(/^[\w:+., /-]{1,60}$/, '"2 weeks ago" or 2025-01-31');
export const similarity = matching(/^\d{0,3}%?$/, '50%');
export const widths = matching(/^\d{1,4}(?:,\d{1,4}){0,2}$/, '80');
export const glob = matching(/^(?![/~])(?!(?:.*\/)?\.\.(?:\/|$))[\w.*?/+-]{1,100}$/, "'release/*'");

/** `10,20`, `10,+5`, `/pattern/,+5`, `:function`; in logs with the path after a colon. */
export const lines = matching(
  /^(?:\d{1,7}|\/[^/\\]{1,100}\/|:[\w$~.-]{1,100})?(?:,(?:[+-]?\d{1,7}|\/[^/\\]{1,100}\/)?)?$/,
  '10,20',
);

/** The same for logs, with the path gated. */
export function linesOfPath(value: string): string {
  const colon = value.lastIndexOf(':');
  if (colon <= 0) refuse(`${shown(value)}: write git log -L 10,20:PATH.`);
  const path = pathOf(value.slice(colon + 1));
  if (path === '') refuse(`${shown(value)} names no file; write git log -L 10,20:PATH.`);
  return `${lines(value.slice(0, colon))}:${path}`;
}

export const colours = matching(/^(?:never|auto|always)$/, 'never');
