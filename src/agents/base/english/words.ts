import { remembered } from '../text/remembered';

const STOP_WORDS = new Set(
  (
    'a an and any are as at be been but by can could did do does done for from had has have how i if in into is it its let may me might must my no not of off on ' +
    'one or our out please shall should so some than that the their them then there these they this those to too up us was we were what when where which who whom whose ' +
    'why will with would you your about all also each every just more most much many need needs want wants get gets make makes thing things'
  ).split(' '),
);

/** The words of a text in lower case; identifiers such as `groupBy` stay whole, punctuation is dropped. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+(?:[-'’][\p{L}\p{N}]+)*/gu) ?? [];
}

/** A light English stem: plural, -ing, -ed and -ly endings are cut; good enough to compare two questions. */
export function stem(word: string): string {
  if (word.length > 5 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  for (const ending of ['ations', 'ation', 'ings', 'ing', 'edly', 'ed', 'ly', 'es', 's']) {
    if (word.endsWith(ending) && !word.endsWith('ss') && word.length - ending.length >= 3)
      return word.slice(0, -ending.length).replace(/e$/, '');
  }
  return word.length > 3 ? word.replace(/e$/, '') : word;
}

/** The stems of the words that carry meaning, in order, without repetition. */
export const contentStems = remembered((text): readonly string[] => [
  ...new Set(
    wordsOf(text)
      .filter((word) => !STOP_WORDS.has(word))
      .map(stem),
  ),
]);

/** Whether two stems are of one word: the same but for short endings ("reject" and "rejection"). */
export function isAlike(a: string, b: string): boolean {
  if (a === b) return true;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  if (short.length >= 5 && long.startsWith(short)) return long.length - short.length <= 3;
  let differs = 0;
  while (differs < short.length && short[differs] === long[differs]) differs += 1;
  return differs < short.length && differs >= 6 && differs >= long.length * 0.75;
}

/** Whether a word is one of those that carry no meaning of their own. */
export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word.toLowerCase());
}
