import { remembered } from '../../text/remembered';

/** Characters of a clause that are looked at: who wants something of the interview says so shortly. */
const LONGEST = 400;

/**
 * A text's sentences and clauses, trimmed, without the words of politeness at their ends, in lower case; of very long ones
 * the beginning. Runs of blanks and commas are one: searched from each of their characters on, they take ever longer.
 */
export const clausesOf = remembered((text): readonly string[] =>
  text
    .toLowerCase()
    .replace(/[’`]/gu, "'")
    .replace(/[^\S\n]+/g, ' ')
    .replace(/,[ ,]*,/g, ',')
    .split(/[.!?;\n]+|,\s+(?=(?:let's|let us|please|we|i|that)\b)|\s+[-–—]\s+/u)
    .map((clause) => withoutPoliteness(clause.trim().slice(0, LONGEST)))
    .filter((clause) => clause !== ''),
);

const OPENING =
  /^(?:(?:ok(?:ay)?|well|so|right|fine|good|great|thanks|thank you|please|now|and|but|hm+|no(?=[,:])|yes|yeah|alright|actually|then|honestly|look)[,:]?\s+)+/;
const HEDGE =
  /^(?:i (?:think|guess|believe|feel|suppose|would say)(?: that)?,?\s+|maybe\s+|perhaps\s+|(?:can|could|shall|should) we (?:please )?(?:just )?|i(?:'d| would) (?:like|prefer|rather)(?: to)?\s+|let me\s+)/;
const ENDING =
  /(?:[,\s]+(?:please|thanks|thank you|now|then|already|ok(?:ay)?|for (?:now|today|me|the moment)|at this point|here))+$/;

function withoutPoliteness(clause: string): string {
  return clause
    .trim()
    .replace(/["“”()]/gu, '')
    .replace(OPENING, '')
    .replace(HEDGE, '')
    .replace(ENDING, '')
    .replace(/[,:\s]+$/, '')
    .trim();
}
