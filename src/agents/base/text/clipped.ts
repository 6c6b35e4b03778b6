/** Ends of sentences, with the space behind them. */
const SENTENCE_END = /[.!?…。！？](?=\s|$)/gu;

/**
 * What a model wrote, at most so many UTF-16 units long (as schemas count): cut behind a sentence where one ends in the
 * second half, else anywhere and marked with "…".
 */
export function clipped(text: string, most: number): string {
  const whole = text.trim();
  if (whole.length <= most) return whole;
  const head = whole.slice(0, most);
  const ends = [...head.matchAll(SENTENCE_END)].map(({ index }) => index + 1);
  const end = ends.at(-1) ?? 0;
  if (end > most / 2) return head.slice(0, end);
  return `${head
    .slice(0, -1)
    .replace(/[\ud800-\udbff]$/, '')
    .trimEnd()}…`;
}
