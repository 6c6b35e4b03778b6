/** Characters of a request that are looked at. */
const LOOKED_AT = 600;

/** Verbs by which wishes say what is done, English and German, and turns of phrase that say it without one. */
const DEEDS: readonly RegExp[] = [
  /\b(?:show\w*|display\w*|list(?:s|ed)?|plot\w*|draws?|highlight\w*|colou?ri[sz]e\w*|include|validat\w*|verif\w*|check(?:s|ed|ing)?|reject\w*|prevent\w*|refus\w*|forbid\w*|warn\w*|alert\w*|notif\w*|limit\w*|throttl\w*|pin|star|flag|mark(?:s|ed)?|hid(?:e|es|ing)|exclud\w*|filter\w*|ignor\w*|skip\w*|suppress\w*|forward\w*|choos\w*|configur\w*|customi[sz]\w*|automatic\w*|whenever|as soon as|at (?:the same time|once))\b/iu,
  /\b(?:confirm\w*|approv\w*|moderat\w*|review\w*|activat\w*|lend\w*|borrow\w*|rent(?:s|ed|ing|al)?|votes?|voting|polls?|rsvp|schedul\w*|postpon\w*|extract\w*|recogni[sz]\w*|accepts? \w+|convert\w*|transform\w*|resiz\w*|normali[sz]\w*|simplif\w*|trim\w*|escap\w*|abbreviat\w*|shorten\w*|truncat\w*|renam\w*|wrap\w*|compress\w*|reformat\w*|compar(?:e|es|ed|ing)|sort(?:s|ed|ing)?|order(?:s|ed|ing)? by|group(?:s|ed|ing)?|rank\w*|suggest\w*|recommend\w*|propos\w*|reschedul\w*|cancel\w*|resum\w*|restor\w*|remember\w*|estimat\w*|averag\w*|totals?|percent\w*|count(?:s|ing)?|measur\w*|calculat\w*|track\w*|histor(?:y|ies)|split\w*|divid\w*|merg\w*|combin\w*|mut(?:e|es|ed|ing)|silenc\w*|snooz\w*|paus\w*|suspend\w*|freez\w*|lock\w*|grad(?:e|es|ed|ing)|scor(?:e|es|ed|ing)|assess\w*|expir\w*|purg\w*|prun\w*|time ?outs?)\b/iu,
  /\b(?:by default|for later|in advance|too long|time ?limits?|side by side|did you mean|newest first|oldest first|how (?:long|many|much|often|far)|quiet (?:hours|times?)|(?:to|as|into) (?:an? )?(?:csv|json|xml|ya?ml|markdown|html|pdf|excel|svg|ics|rss|file))\b/iu,
  /(?:anzeig|zeig|prüf|verhinder|benachrichtig|begrenz|markier|ausblend|überspring|einstellbar|automatisch|sobald|gleichzeitig|standardmäßig|zusammen(?:führ|leg)|freigeb|freigabe|bestätig|genehmig|verleih|ausleih|abstimm|umfrage|terminfindung|zeitlimit|abbrech|zeitgesteuert|auslesen|extrahier|umwandel|kürz|vereinfach|umrechn|vergleich|sortier|gruppier|vorschl|empfehl|verschieb|umbuch|stornier|fortsetz|schätz|durchschnitt|berechn|protokollier|aufzeichn|aufteil|zerleg|archivier|stummschalt|pausier|sperr|bewert|benot)\p{L}*/iu,
  /^\P{L}{0,3}(?:\p{L}+ ){0,4}?(?:sends?|(?:ver|zu)schick\p{L}*)(?!\p{L})/iu,
];

/** Whether the words of a wish say what it does: subjects that they only hint at are then not meant. */
export function saysDeed(request: string): boolean {
  const text = request.slice(0, LOOKED_AT);
  return DEEDS.some((deed) => deed.test(text));
}

/** An order that begins with what is asked about whatever it is done to: who merges two accounts asks for no login. */
const LEADS =
  /^\P{L}{0,3}(?:please )?(?:merg|convert|transcod|compar|split|cop(?:y|ies)|clon|purg|clean up)|^\P{L}{0,3}(?:please )?(?:delet|remov)\w* [^.!?\n]{0,60}\b(?:old|older|unused|outdated|stale|inactive|empty|expired|orphan\w*|nobody|no one|after)\b|(?:zusammenführen|vergleichen|aufteilen|kopieren|umwandeln|umrechnen)\P{L}*$/iu;

/** Whether a wish orders in the first place what is asked about whatever it is done to. */
export const isLedByDeed = (request: string): boolean => LEADS.test(request);
