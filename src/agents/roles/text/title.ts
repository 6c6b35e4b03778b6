import { isStopWord, wordsOf } from './words';

const LEAD_IN =
  /^(?:please\s+|hi[,!.]?\s+|hello[,!.]?\s+)?(?:(?:can|could|would) (?:you|we) (?:please )?|(?:i|we)(?:'d| would)? (?:need|want|like|have)(?: to)?(?: have)?\s+|let'?s\s+|it would be (?:nice|good|great) (?:to|if)\s+)?/i;

/** Most words of a title. */
const TITLE_WORDS = 8;

/** A few words naming the change: the request's first sentence without its lead-in, at most eight words. */
export function titleOf(request: string): string {
  const sentence = request.trim().split(/(?<=[.!?])\s|\n/u)[0] ?? '';
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

const OBJECT =
  /^(?:add|support|implement|build|create|introduce|provide|offer|write|develop|have|integrate)\s+(?:(?:an?|the|some|our|proper|better|basic|simple)\s+)*(.+?)(?=\s+(?:to|for|in|on|so|when|with|that|which|from|by|into|without|and|of|at|as)\b|[.,;:!?(]|$)/i;

/**
 * What a request wants to have, as a phrase with its article ("the kanban board" for "Add a kanban board to the
 * start page"), or null where the request does not name a thing in at most four words.
 */
export function wantedThing(request: string): string | null {
  const thing = OBJECT.exec(request.trim().replace(LEAD_IN, ''))?.[1]?.trim();
  if (thing === undefined || thing === '') return null;
  const words = wordsOf(thing);
  if (words.length === 0 || words.length > 4 || words.every(isStopWord)) return null;
  return `the ${thing}`;
}
