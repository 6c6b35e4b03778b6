import { isBot } from '../entries/asked-for';
import type { BankContext } from '../entries/entry';

/** What odd cases are about: of a program that speaks or shows, what that says; of what people do, that it cannot be done. */
export type Odd =
  'calls' | 'typed' | 'replies' | 'chat' | 'shown' | 'done' | 'new' | 'anything' | 'file' | 'stop' | 'named';

/** What a wish reads from a file or from what was kept before, when it lets something end, and whom it tells apart by name. */
const READS_FILE =
  /\b(?:from (?:an? |the |our )?(?:\w+ )?files?|(?<!\b(?:as|to|into|write|writes|save|saves|export) (?:an? |the )?(?:\w+ )?)(?:config|csv|json|yaml|toml|xml)[- ]files?|(?:against|with|from) (?:the |an? )?(?:results? of )?(?:an? |the )?(?:earlier|previous|former|last|old) (?:run|results?|file|version)|aus (?:einer|der) (?:\p{L}+ )?datei|mit (?:einem|dem) früheren)\b/iu;
const STOPS =
  /^\W{0,3}(?:please )?(?:stop|abort|cancel|end|give up|quit|break off)\b[^.!?\n]{0,60}\b(?:when|if|after|once|as soon as|until)\b|\b(?:time limit|until (?:it|they|the \w+) (?:is|are))\b|\b(?:abbrechen|aufhören|beenden)\b[^.!?\n]{0,60}\b(?:wenn|sobald|nach)\b/iu;
const BY_NAME = /\b(?:per|by) (?:\w+ )?name\b|\bje \p{L}*name\b|\bnach \p{L}*namen\b/iu;

/** What people are to be able to do, in the words of wishes; and what they are only to see. */
const DOES =
  /\b(?:let|lets|allow\w*|able to|(?:can|may|must|have to|has to|want to|need to) (?!see|view|find|know|tell|be\b)\p{L}+|können|dürfen|müssen|möchten)\b/iu;
const SHOWS =
  /(?<!\p{L})(?:show\w*|display\w*|see|sees|overview|indicat\w*|visible|highlight\w*|compar\w*|zeig\w*|anzeig\w*|angezeigt|sehen|sieht|übersicht\w*|vergleich\w*)(?!\p{L})/iu;

/** Whether people are only to see something more than today. */
export const onlyShows = ({ request, isNew }: Pick<BankContext, 'request' | 'isNew'>): boolean =>
  !isNew && SHOWS.test(request) && !DOES.test(request);

/** Which odd cases a wish has. */
export function oddIn({ project, request, isNew }: Pick<BankContext, 'project' | 'request' | 'isNew'>): Odd {
  if (project === null) return 'anything';
  if (isNew && isBot(request)) return 'chat';
  if (!isNew && READS_FILE.test(request)) return 'file';
  if (!isNew && STOPS.test(request)) return 'stop';
  if (!isNew && BY_NAME.test(request)) return 'named';
  if (project === 'library') return 'calls';
  if (project === 'command_line') return 'typed';
  if (project === 'service') return 'replies';
  if (isNew) return 'new';
  return SHOWS.test(request) ? 'shown' : 'done';
}
