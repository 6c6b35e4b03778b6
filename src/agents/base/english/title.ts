import { isStopWord, wordsOf } from './words';

const LEAD_IN =
  /^(?:please\s+|hi[,!.]?\s+|hello[,!.]?\s+)?(?:(?:can|could|would) (?:you|we) (?:please )?|(?:i|we)(?:'d| would)? (?:need|want|like|have)(?: to)?(?: have)?\s+|let'?s\s+|(?:it would be (?:nice|good|great)|is it possible) (?:to|if)\s+)?/i;

/** Characters that a title is made from: what follows is not in it, and patterns of its end need time for all of it. */
const LOOKED_AT = 2_000;

/** Most words of a title. */
const TITLE_WORDS = 8;

/** A few words naming the change: the request's first sentence without its lead-in, at most eight words. */
export function titleOf(request: string): string {
  const sentence =
    request
      .trim()
      .slice(0, LOOKED_AT)
      .split(/(?<=[.!?])\s|\n/u)[0] ?? '';
  const bare = sentence.replace(LEAD_IN, '').replace(/[.!?,;:\s]+$/u, '');
  const words = bare.split(/\s+/).filter((word) => word !== '');
  const title = words.length <= TITLE_WORDS ? bare : trimTail(words.slice(0, TITLE_WORDS)).join(' ');
  return title === '' ? 'Untitled change' : title.charAt(0).toUpperCase() + title.slice(1);
}

function trimTail(words: string[]): string[] {
  const kept = [...words];
  while (kept.length > 1 && isStopWord(kept[kept.length - 1] ?? '')) kept.pop();
  return kept;
}

/** Where the name of a thing ends. */
const END =
  '(?=\\s+(?:to|for|in|on|so|when|with|that|which|who|from|by|into|without|and|or|of|at|as|because|please|where|instead|per|between|across|like)\\b|[.,;:!?(–—]|$)';

/** Words before a thing that do not belong to its name. */
const BEFORE = '(?:(?:an?|the|some|any|our|my|your|proper|better|basic|simple|real|good|also|more|new)\\s+)*';

/** The ways in which a request names what it wants, each with the thing as its only group. */
const NAMED: readonly RegExp[] = [
  `^(?:(?:our|the|some|many|most|all|new|more)\\s+)*(?:[a-z-]+\\s+)?[a-z-]+(?:'d| would| really| also| still)*\\s+(?:needs?|wants?|miss(?:es)?|lacks?|asks? for|asking for|could use)\\s+${BEFORE}(?!to\\b)(.+?)${END}`,
  `^(?:please\\s+|let (?:us|me) )?(?:add|support|implement|build|create|introduce|provide|offer|write|develop|have|integrate|generate|send|show|display|enable|set up|bring back|make|improve)\\s+${BEFORE}(.+?)${END}`,
  `^(?:there (?:is|are)|there['’]s|(?:we|i|it) (?:have|has|got|had)) (?:no|not any)\\s+${BEFORE}(.+?)${END}`,
  `^${BEFORE}((?:[\\w-]+\\s+){0,2}[\\w-]+),? please[.!]?$`,
].map((pattern) => new RegExp(pattern, 'i'));

/** What stands in the place of a thing but is none: "make it faster", "we need somebody to …". */
const NO_THING =
  /^(?:it|this|that|them|us|me|people|users|customers|somebody|someone|everybody|everyone|everything|something|sure|(?:it|this|that|them|sure|me|us|who|what|how|where|why)\s.*)$/i;

/**
 * What a request wants to have, as a phrase with its article ("the kanban board" for "Add a kanban board to the
 * start page", "the tags" for "We need tags"), or null where the request does not name a thing in at most four words.
 */
export function wantedThing(request: string): string | null {
  const whole = request.trim().replace(/^(?:hi|hello)[,!.]?\s+/i, '');
  for (const text of [whole, whole.replace(LEAD_IN, '')]) {
    for (const pattern of NAMED) {
      const thing = pattern.exec(text)?.[1]?.trim();
      if (thing !== undefined && isThing(thing)) return `the ${text.startsWith(thing) ? inSentence(thing) : thing}`;
    }
  }
  return null;
}

function isThing(thing: string): boolean {
  const words = wordsOf(thing);
  return words.length > 0 && words.length <= 4 && !words.every(isStopWord) && !NO_THING.test(thing);
}

/** Without the capital that only the beginning of a sentence gave it: "Confetti", but not "PDF" or "Slack export". */
function inSentence(thing: string): string {
  return /^\p{Lu}\p{Ll}+$/u.test(thing) ? thing.toLowerCase() : thing;
}
