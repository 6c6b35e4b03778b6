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

/** Odd cases as those know them who use it. */
export const ODD: Readonly<Record<Odd, string>> = {
  calls: 'Which cases beside the plain one matter here, and what does the caller get in each?',
  typed: 'Which cases beside the plain one matter here, and what happens in each?',
  replies: 'Which requests are refused or come out empty, and what is the reply to each?',
  chat: 'What does it say where it does not understand, where one may not, or where nobody answers?',
  shown: 'What does one see where a value is missing, very long, or cannot be loaded?',
  done: 'Which cases beside the plain one matter here, and what does one see in each?',
  new: 'What does one see where there is nothing yet, or where something fails?',
  anything: 'What can be missing, wrong or unusual, and what happens then?',
  file: 'What holds where the file is missing, cannot be read, or lacks what is looked for?',
  stop: 'What holds where that never comes, or comes at once?',
  named: 'What holds for those that are not named, and for those that are named twice?',
};

/** What answers to odd cases begin with, where the case is known. */
export const ODD_HINTS: Partial<Record<Odd, string>> = {
  file: 'When the file is missing, “…”\nWhen it cannot be read, “…”\nWhen … is not in it, …',
  stop: 'When it never comes, …\nWhen it comes at once, …',
  named: 'Those that are not named …\nWhen one is named twice, …',
  done: 'When there is nothing yet, …\nWhen it is not allowed, “…”\nWhen it fails, …',
  calls: 'When …, it …\nWhen …, an error: …',
  typed: 'When …, it …\nWhen …, “…” and exit code …',
  replies: 'Not there: …\nNot allowed: …\nA wrong or missing value: …',
  shown: 'No value: “…” stands there\nVery long: …\nNot loaded: …',
  new: 'Nothing there yet: “…”\nNot saved: “…”',
};
