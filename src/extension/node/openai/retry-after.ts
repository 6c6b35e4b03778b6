/**
 * Milliseconds that a server asks to wait before the next try: `retry-after-ms`, else `Retry-After` in seconds or as an
 * HTTP date (RFC 9110, 10.2.3). Null where it asks for nothing that can be understood.
 *
 * @param now milliseconds since 1970, that a date is compared with
 */
export function retryAfterMs(headers: Headers | undefined, now: number): number | null {
  const exact = numberIn(headers?.get('retry-after-ms'));
  if (exact !== null) return exact;
  const given = headers?.get('retry-after');
  const seconds = numberIn(given);
  if (seconds !== null) return seconds * 1000;
  const date = given ? Date.parse(given) : Number.NaN;
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}

function numberIn(text: string | null | undefined): number | null {
  return text && /^\s*\d+(?:\.\d+)?\s*$/.test(text) ? Number(text) : null;
}
