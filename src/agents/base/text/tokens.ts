/** Characters of Latin text in a token, on average, for the tokenizers in common use; a little low, to be safe. */
const LATIN = 3.8;
/** Characters of other scripts in a token. */
const OTHER = 1.4;

/** An estimate of the tokens that a text takes, for budgets only: no two models count alike. */
export function estimateTokens(text: string): number {
  const other = (text.match(/[\u0250-\u1fff\u2070-\uffff\u{10000}-\u{10ffff}]/gu) ?? []).length;
  return Math.ceil((text.length - other) / LATIN + other / OTHER);
}
