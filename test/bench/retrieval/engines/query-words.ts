/** Words that say nothing about where something is. */
const EMPTY = new Set(
  (
    'a about after all also an and any are as at be because been before but by can could did do does doing done for from ' +
    'had has have having how i if in into is it its just like make makes may me might more most must my no not now of on ' +
    'one only or other our out over own s same should so some such t than that the their them then there these they this ' +
    'those through to too under up use used uses using very was we were what when where which while who why will with ' +
    'would you your'
  ).split(' '),
);

/** Most words that a baseline looks for. */
const MOST_WORDS = 40;

/** The distinct words of a query as a person types them into a search box: lower case, letters and digits, two or more. */
export function queryWords(query: string): string[] {
  const words = query.toLowerCase().match(/[\p{L}\p{N}_]{2,}/gu) ?? [];
  return [...new Set(words)].filter((word) => !EMPTY.has(word) && !/^\d+$/.test(word)).slice(0, MOST_WORDS);
}
