import { t } from './strings';

/** A stretch of time in words: `340 ms`, `12 s`, `3 min`, `2 h`. */
export function duration(ms: number): string {
  if (ms < 1000) return t('{0} ms', Math.max(0, Math.round(ms)));
  if (ms < 60_000) return t('{0} s', Math.round(ms / 1000));
  if (ms < 3_600_000) return t('{0} min', Math.floor(ms / 60_000));
  return t('{0} h', Math.floor(ms / 3_600_000));
}

/** How long ago a moment was, in words; `now` for less than a second. Both are ISO 8601 or milliseconds. */
export function since(moment: string, now: number): string {
  const ms = now - Date.parse(moment);
  return Number.isFinite(ms) && ms >= 1000 ? t('for {0}', duration(ms)) : t('just now');
}

/** Made once: a formatter takes longer to make than hundreds of moments to write. */
let clock: Intl.DateTimeFormat | undefined;

/** A moment as the person's clock shows it, in their locale; as it was written where it is no date. */
export function clockTime(moment: string): string {
  const date = new Date(moment);
  clock ??= new Intl.DateTimeFormat(undefined, { timeStyle: 'short' });
  return Number.isNaN(date.getTime()) ? moment : clock.format(date);
}

/** A day and time in the person's locale; as it was written where it is no date. */
export function dayAndTime(moment: string): string {
  const date = new Date(moment);
  return Number.isNaN(date.getTime())
    ? moment
    : date.toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });
}
