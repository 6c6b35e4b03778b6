/** What something is to be called, and what it is not; `preferred` is null where only the avoided word is named. */
export interface TermWish {
  avoided: string;
  preferred: string | null;
}

const QUOTE = '["“”„\'‘’`«»]';
/** A word or a short name of several, with or without quotation marks. */
const WORD = `${QUOTE}?([\\p{L}\\p{N}][\\p{L}\\p{N}_-]{0,40}(?: [\\p{L}\\p{N}][\\p{L}\\p{N}_-]{0,40}){0,2})${QUOTE}?`;
/** A name that is marked as one. */
const QUOTED = '["“”„\'‘«]([\\p{L}\\p{N}][\\p{L}\\p{N} _-]{0,60})["“”\'’»]';
const ARTICLE = '(?:(?:an?|the|ein|eine|einen) )?';
const NEXT = '(?:\\s?[,;:–—-]\\s?|\\s|[.]\\s)(?:but |please |sondern |bitte |and |und )?';
const IT = '(?:it|them|this|that|these|those)';
const ES = '(?:es|das|sie|ihn)';
const pattern = (source: string) => new RegExp(`^${source}$`, 'iu');

/** First the word to avoid, then the one to say. */
const NOT_THIS_BUT: readonly RegExp[] = [
  pattern(`(?:please )?not ${QUOTED} but ${QUOTED}(?:,? please)?`),
  pattern(`(?:bitte )?nicht ${QUOTED},? sondern ${QUOTED}(?:,? bitte)?`),
  pattern(
    `(?:please )?(?:don't|do not|never|stop) (?:say(?:ing)?|call(?:ing)? ${IT}|us(?:e|ing) the (?:word|term)) ${ARTICLE}${WORD}${NEXT}(?:say|call ${IT}|use) ${ARTICLE}${WORD}`,
  ),
  pattern(
    `(?:bitte )?(?:sage?|sagt|nenne?t? ${ES}) (?:bitte )?nicht ${ARTICLE}${WORD}${NEXT}(?:(?:sage?|sagt|nenne?t? ${ES}|lieber) )?${ARTICLE}${WORD}`,
  ),
];

const INSTEAD_OF = '(?:not|never|instead of|rather than|in place of)';
const STATT = '(?:nicht|nie|niemals|statt|anstatt|anstelle von)';

/** First the word to say, then the one to avoid. */
const THIS_NOT_THAT: readonly RegExp[] = [
  pattern(
    `(?:from now on,? )?(?:please )?(?:always )?(?:say|call ${IT}|we (?:always )?(?:say|call ${IT})|(?:please )?use the (?:word|term)|(?:let's|let us) (?:say|call ${IT})|(?:it's|it is|they are|they're) called|the (?:right|correct|better) (?:word|term|name) is) ${ARTICLE}${WORD},? (?:and )?${INSTEAD_OF} ${ARTICLE}${WORD}`,
  ),
  pattern(
    `(?:ab jetzt )?(?:bitte )?(?:(?:nenne?t? ${ES}|sage?|sagt)(?: bitte)?(?: immer| lieber| besser)?|(?:bei uns )?heißt (?:${ES}|er)|(?:${ES}|er) heißt(?: bei uns| hier)?|wir sagen|wir nennen ${ES}|der (?:richtige|bessere) (?:begriff|ausdruck) ist) ${ARTICLE}${WORD},? (?:und )?${STATT} ${ARTICLE}${WORD}`,
  ),
  pattern(`(?:from now on,? )?(?:please )?use ${QUOTED} ${INSTEAD_OF} ${QUOTED}`),
  pattern(`(?:bitte )(?:immer )?${WORD} (?:sagen|schreiben|nennen),? ${STATT} ${WORD}`),
  pattern(
    `(?:bitte )?(?:verwende?|benutze?|nimm) (?:bitte )?(?:das wort|den begriff|den ausdruck) ${WORD},? ${STATT} ${WORD}`,
  ),
];

/** Only a word to avoid. */
const NOT_THIS: readonly RegExp[] = [
  pattern(`(?:please )?(?:don't|do not|never|stop) us(?:e|ing) the (?:word|term) ${WORD}`),
  pattern(`(?:please )?(?:don't|do not|stop) (?:say(?:ing)?|call(?:ing)? ${IT}) ${ARTICLE}${WORD}`),
  pattern(`(?:bitte )?(?:verwende?|benutze?) (?:bitte )?(?:das wort|den begriff|den ausdruck) ${WORD} nicht`),
];

/** Words that are no names: how often, when, what in general. */
const NO_NAME =
  /^(?:once|twice|thrice|daily|hourly|weekly|now|later|often|always|again|never|anything|nothing|something|everything|hello|hi|it|that|this|why|what|sorry|yes|no|please|einmal|zweimal|täglich|jetzt|später|oft|immer|wieder|etwas|alles|nichts|hallo|warum|was|ja|nein)\b|^(?:de[mnr]|die|das|eine[mnr]|to|for|on|in|at|with|an|auf|mit|für)\s/iu;

/** Longest words that are looked at: such a wish is short. */
const LONGEST = 200;

/**
 * What a sentence asks to be called otherwise ("don't say cache, say store"; "nenn es Speicher, nicht Cache"), or null. The
 * sentence has to say that and nothing else: "use Redis instead of Memcached" is about the software.
 */
export function termWish(said: string): TermWish | null {
  const words = said.trim().replace(/[’`]/gu, "'").replace(/\s+/g, ' ').replace(/[.!]$/, '');
  if (words.length > LONGEST) return null;
  for (const wish of NOT_THIS_BUT) {
    const [, avoided, preferred] = wish.exec(words) ?? [];
    if (avoided !== undefined && preferred !== undefined) return named(avoided, preferred);
  }
  for (const wish of THIS_NOT_THAT) {
    const [, preferred, avoided] = wish.exec(words) ?? [];
    if (avoided !== undefined && preferred !== undefined) return named(avoided, preferred);
  }
  for (const wish of NOT_THIS) {
    const avoided = wish.exec(words)?.[1];
    if (avoided !== undefined) return named(avoided, null);
  }
  return null;
}

function named(avoided: string, preferred: string | null): TermWish | null {
  const isNone = [avoided, ...(preferred === null ? [] : [preferred])].some((word) => NO_NAME.test(word));
  return isNone || avoided.toLowerCase() === preferred?.toLowerCase() ? null : { avoided, preferred };
}
