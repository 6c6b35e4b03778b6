import { asidesIn, isWithin } from '../../../base/english/asides';
import { sentencesOf } from '../../../base/english/pieces';
import { shapeOf } from '../../../base/english/request-shape';
import { deedIn } from './courses';
import { BUILDING, opt, WITH_SCREENS, type AreaContext, type Entry } from '../entries/entry';

/** Characters of a request that are looked at. */
const LOOKED_AT = 2_000;

/** Words that leave open what is to be built, English and German; what is in the first group is quoted. */
const OPEN_WORDS = {
  theirs: [
    /\b(without (?:(?:an? |any )?(?:account|login|registration|password)s?|(?:signing|logging) (?:in|up)|registering))\b/i,
    /\b(?:customer|guest|user|visitor|client|patient|member|tenant|student|applicant)s?\b[^.!?\n]{0,60}?\b(themselves)\b/i,
    /(?<!\p{L})(ohne (?:ein(?:en)? )?(?:Konto|Anmeldung|Passwort|Login|Registrierung|sich anzumelden))(?!\p{L})/u,
    /(?:Kund(?:en|innen)|Gäste|Nutzer|Mitglieder|Besucher|Patienten|Mieter)(?!\p{L})[^.!?\n]{0,60}?(?<!\p{L})(selbst|selber)(?!\p{L})/u,
  ],
  threshold: [
    /\b(?:when|if|after|once|whenever|until|unless|where)\b[^.!?\n]{0,60}?\b(too (?:many|few|much|often|large|big|high|low|old)(?: (?:wrong|failed|open|old|new|large|slow))?(?: [a-z-]{3,20})?)/i,
    /\b(?:warn\w*|limit\w*|reject\w*|block\w*|stop\w*|notif\w+|alert\w*)\b[^.!?\n]{0,40}?\b(too (?:many|few|much|often|large|big|high|low|old)(?: [a-z-]{3,20})?)/i,
    /\b(?:when|once|until|if|as soon as)\b[^.!?\n]{0,40}?\b(?:is|are|has become) (stable|idle|ready|similar|stuck|outdated|stale|inactive|overloaded|nearly full|almost full)\b(?! enough)/i,
    /(?:wenn|sobald|bis|falls)(?!\p{L})[^.!?\n]{0,40}?(?<!\p{L})(stabil|untätig|veraltet|inaktiv|überlastet|fast voll|fast leer) (?:ist|sind|wird|werden)(?!\p{L})/iu,
    /\b(more than a (?:handful|few)(?: [a-z-]{3,20})?|about the same time)\b/i,
    /\b((?:stable|good|long|large|big|close|old|similar|fast|strong|full|precise|accurate) enough)\b/i,
    /\b((?:after|for|every|within|in) (?:some|a few|several) (?:seconds|minutes|hours|days|weeks|months|times|tries|attempts))\b/i,
    /(?<!\p{L})((?:stabil|gut|lang|groß|nah|alt|ähnlich|genau) genug|(?:nach|für|alle) (?:einigen?|ein paar|mehreren?) (?:Sekunden|Minuten|Stunden|Tagen?|Wochen|Monaten?|Versuchen?))(?!\p{L})/iu,
    /(?:wenn|falls|sobald|bei)(?![\p{L}])[^.!?\n]{0,60}?(?<!\p{L})(zu (?:viele?|wenige?|oft|groß|hoch|niedrig|alt)(?: \p{Lu}[\p{L}-]{2,30})?)/u,
  ],
  duration: [
    /\b(?:hid|mut|snooz|paus|silenc|suspend|dismiss|postpon|delay|remind|keep|show|block|ban)\w*\b[^.!?\n]{0,60}?\b(for (?:a while|some time|a few \w+|some \w+|several \w+|later))/i,
    /(?:ausblend|stumm|pausier|verschieb|erinner|behalt|sperr)\p{L}*[^.!?\n]{0,60}?(?<!\p{L})(für (?:eine Weile|einige Zeit|ein paar \p{L}+|einige \p{L}+)|ein paar (?:Stunden|Tage|Wochen) lang)/iu,
    /(?<!\p{L})(für (?:eine Weile|einige Zeit|ein paar (?:Stunden|Tage|Wochen)|einige (?:Stunden|Tage|Wochen)))(?!\p{L})[^.!?\n]{0,40}?(?:ausblend|stumm|pausier|verschieb|behalt|sperr)/iu,
  ],
  limit: [
    /\b((?:up to|within|until|(?:no|not) later than) (?:\d+|an?|one|two|three|four|five|six|seven|ten|twelve) (?:minute|hour|day|week|month|year)s?(?: (?:before|after|of|from|since) (?:the |their |its |an? )?[a-z]{3,20})?)\b/i,
    /(?<!\p{L})((?:bis(?: zu)?|innerhalb von|spätestens) (?:\d+|eine[rmn]?|zwei|drei|vier|fünf|sieben|zehn) (?:Minute|Stunde|Tag|Woche|Monat|Jahr)(?:e?n?)(?: (?:vor|nach|ab) (?:de[mr] )?\p{Lu}\p{Ll}{2,20})?)(?!\p{L})/u,
  ],
  back: [
    /\b(?:to|can|could|should|would|automatically|and|let me|me) (pause|suspend|lock|mute|snooze|disable|freeze|ban|hide|block)\b/i,
    /(?<!\p{L})(pausier(?:en|t|bar)|stumm(?: ?schalten)?|stummgeschaltet|deaktivier(?:en|t|bar)|ausblend(?:en|bar)|ausgeblendet|gesperrt|anhalten|schlummern)(?!\p{L})/iu,
  ],
  which: [
    /(?<![\w-])((?:certain|specific|particular|some kinds? of) (?!times|hours|days|minutes|seconds|periods)[a-z-]{3,20}s)\b/i,
    /(?<!\p{L})(?<!ab eine[rmn] )((?:[Bb]estimmte|[Gg]ewisse)[nrm]? (?!Zeit|Dauer|Anzahl|Menge|Tag|Stund|Minut|Woch)\p{Lu}[\p{L}-]{2,30})/u,
  ],
  state: [
    /\bwhich (?:of )?(?:\w+ ){1,5}((?:do not|don['’]t|does not|doesn['’]t|no longer) works?)\b/i,
    /\bwhich (?:of )?(?:\w+ ){1,5}(?:are|is|have become) (dead|broken|unused|stale|outdated|inactive|orphaned|suspicious|spam|unsafe)\b/i,
    /(?<!\p{L})welche\p{L}{0,2} [^.!?\n]{1,40}?(tot|kaputt|veraltet|verwaist|ungenutzt|verdächtig) sind(?!\p{L})/iu,
  ],
  related: [
    /\b(duplicate [a-z-]{3,20}s)\b/i,
    /(?<!\p{L})((?:[Dd]oppelte)[nrm]? \p{Lu}[\p{L}-]{2,30})/u,
    /\b((?:related|similar|relevant|important|popular|suggested|recommended) [a-z-]{3,20}s)\b/i,
    /(?<!\p{L})((?:[Ää]hnliche|[Vv]erwandte|[Ww]ichtige|[Bb]eliebte)[nrm]? \p{Lu}[\p{L}-]{2,30})/u,
  ],
} as const satisfies Record<string, readonly RegExp[]>;

type OpenWord = keyof typeof OPEN_WORDS;

/** What stands before one of several things in a row. */
const IN_A_ROW = /,\s?(?:and |or |und |oder )?$/u;

/** Most questions that a request's own words lead to. */
const MOST = 2;

/** The words of a request that leave open what is to be built, as it says them, by what they leave open: at most two. */
export function openWordsIn(request: string): ReadonlyMap<OpenWord, string> {
  const text = request.slice(0, LOOKED_AT);
  const asides = asidesIn(text);
  const found = (Object.entries(OPEN_WORDS) as [OpenWord, readonly RegExp[]][]).flatMap(([word, patterns]) => {
    for (const pattern of patterns) {
      const match = pattern.exec(text);
      const [all, said] = match ?? [];
      if (match === null || all === undefined || said === undefined) continue;
      const start = match.index + all.lastIndexOf(said);
      if (isWithin({ start, end: start + said.length }, asides)) continue;
      // One of many things that people do with it is none that needs a way back.
      if (
        word === 'back' &&
        IN_A_ROW.test(text.slice(0, start)) &&
        /^\s?(?:,|and\b|or\b|und\b|oder\b)/u.test(text.slice(start + said.length))
      )
        continue;
      // How long something takes today, or for how long people come, is no limit.
      const sentence = sentencesOf(text).find((one) => one.includes(all)) ?? text;
      if ((word === 'limit' || word === 'threshold') && shapeOf(sentence) === 'report') continue;
      return [[word, said] as const];
    }
    return [];
  });
  // How long something lasts is a time that is chosen, and no limit; with it comes what ends it.
  const lasts = found.find(([word]) => word === 'duration')?.[1];
  const isOwn = ([word, said]: readonly [OpenWord, string]) =>
    lasts === undefined || (word !== 'back' && (word !== 'threshold' || said !== lasts));
  return new Map(found.filter(isOwn).slice(0, MOST));
}

/** The words of the request that an entry is about, as they stand there. */
export function quotedFor(key: string, { request }: AreaContext): string {
  return openWordsIn(request).get(key.replace('sharpen.', '') as OpenWord) ?? '';
}

/** Entries that ask what a word of the request means, where what is new is asked for. */
function sharpen(word: OpenWord, text: Omit<Extract<Entry, { type: 'ask_text' }>, 'about' | 'type' | 'when'>): Entry {
  return {
    ...text,
    about: `sharpen.${word}`,
    type: 'ask_text',
    when: isOpen(word),
  };
}

function isOpen(word: OpenWord): (context: AreaContext) => boolean {
  return (context) => {
    const { request, kind, change, subjectAreas, project } = context;
    return (
      change === null &&
      BUILDING.includes(kind) &&
      // What protects the login asks for its own numbers, and for the way back in.
      !subjectAreas.some((area) => area.kind === 'security') &&
      // Who reports that anybody gets in wants that to end.
      !(word === 'theirs' && kind === 'security') &&
      openWordsIn(request).has(word) &&
      // What is printed comes back as it was with the next run.
      !(word === 'back' && (SAYS_END.test(request) || project === 'command_line' || project === 'library')) &&
      // How alike what is suggested must be is asked with the suggestion.
      !(word === 'related' && deedIn(context) === 'suggest')
    );
  };
}

/** When it is over, or how it comes back, is said there. */
const SAYS_END =
  /\b(?:until|till|again|later|comes? back|for (?:an?|\d+|some|a few) (?:seconds?|minutes?|hours?|days?|weeks?|months?)|un(?:mute|pause|lock|hide|block|ban)\w*|resum\w+|re-?enable\w*)\b|(?<!\p{L})(?:bis|wieder|für (?:\d+|eine?n?|ein paar) (?:minuten?|stunden?|tage?|wochen?))(?!\p{L})/iu;

/** What is counted in time. */
const OF_TIME =
  /\b(?:seconds|minutes|hours|days|weeks|months|long|old)\b|Sekunden|Minuten|Stunden|Tage|Wochen|Monate|lang|alt/i;

const said = (word: OpenWord) => (context: AreaContext) => quotedFor(word, context);

/**
 * What the request's own words leave open: when “too many” begins, what “old” or “certain” is, what “better” would look like.
 * Everybody would build something else there, and nobody who wrote the words has to think long about it.
 */
export const SHARPENING: readonly Entry[] = [
  sharpen('threshold', {
    subject: (context) => `What “${said('threshold')(context)}” is`,
    dimensions: ['behaviour', 'quality'],
    aspects: ['threshold'],
    priority: 97,
    code: true,
    question: (context) => `“${said('threshold')(context)}”: which number is that, and who can set it?`,
    context: 'The number, time or share, in a row or over what time, what counts towards it, and where it is set.',
    why: 'Without the number everybody builds another limit.',
    placeholder: (context) =>
      OF_TIME.test(said('threshold')(context))
        ? '30 days; set in …, 30 where nobody sets it'
        : '5 in a row; set in …, 5 where nobody sets it',
    known: /\b\d+ (?:in a row|times|percent|%|per (?:second|minute|hour|day))/i,
  }),
  {
    about: 'sharpen.back',
    subject: (context) => `The end of “${said('back')(context)}”`,
    dimensions: ['behaviour'],
    aspects: ['back', 'undo'],
    priority: 94,
    type: 'pick_one',
    when: isOpen('back'),
    code: true,
    question: (context) => `After “${said('back')(context)}”: what brings it back to how it was?`,
    why: 'The way back is asked for on the first day, and changes what has to be kept.',
    options: (context) => {
      const it = `“${said('back')(context)}”`;
      return [
        opt(
          'Only somebody, by hand',
          `While nobody has taken ${it} back by hand, the system shall leave everything as it is after it.`,
        ),
        opt(
          'A time that is set',
          `When the time that is set is over or somebody ends ${it} by hand, the system shall bring everything back to how it was.`,
        ),
        opt(
          'The reason is gone',
          `When what caused ${it} is over or somebody ends it by hand, the system shall bring everything back to how it was.`,
        ),
        opt('Nothing: it is final', `The system shall offer no way to take ${it} back.`),
      ];
    },
  },
  sharpen('which', {
    subject: (context) => `Which are “${said('which')(context)}”`,
    dimensions: ['scope', 'behaviour'],
    aspects: ['which'],
    priority: 95,
    code: true,
    question: (context) => `Which ones are the “${said('which')(context)}”?`,
    context: 'How they are told from the others: a name, a pattern, a mark that somebody sets, and where that is said.',
    why: 'It decides whether a list, a pattern or a new field is needed.',
    placeholder: 'Those whose name …; set in …',
  }),
  sharpen('state', {
    subject: (context) => `When “${said('state')(context)}” holds`,
    dimensions: ['behaviour'],
    aspects: ['state'],
    priority: 96,
    code: true,
    question: (context) => `“${said('state')(context)}”: exactly when is that so, and when not?`,
    context:
      'What is looked at, and how often; for how long it has to be so; what is left out of it; who can set that.',
    why: 'The word means something else to everybody.',
    placeholder: 'After … in a row, over …; not where …',
  }),
  sharpen('related', {
    subject: (context) => `What makes “${said('related')(context)}”`,
    dimensions: ['behaviour'],
    aspects: ['likeness'],
    priority: 94,
    code: true,
    question: (context) => `What makes them “${said('related')(context)}”?`,
    context: 'What is compared or counted, in which order they come, how many are shown, and what if there are none.',
    why: 'The rule behind the word is the feature.',
    placeholder: 'Those that share …; the best five; nothing is shown where …',
  }),
  {
    ...sharpen('theirs', {
      subject: 'Whose it is',
      dimensions: ['security', 'behaviour'],
      aspects: ['ownership', 'permissions'],
      priority: 93,
      code: true,
      question: 'How is it made sure that nobody sees or changes what belongs to somebody else?',
      context:
        'What shows that it is theirs: a link that only they have, a number together with a name, a sign-in; what whoever guesses is told, and how often one may try.',
      why: 'What people may do by themselves, others try with what is not theirs.',
      placeholder: 'The link in the mail, valid until …; a wrong number → “…”',
    }),
    for: ['service', ...WITH_SCREENS],
  },
  sharpen('duration', {
    subject: (context) => `How long “${said('duration')(context)}” is`,
    dimensions: ['behaviour'],
    aspects: ['duration', 'threshold'],
    priority: 98,
    question: (context) => `“${said('duration')(context)}”: always the same time or chosen, and can it end earlier?`,
    context:
      'The times that one can choose, and the one that stands there at first; the hour at which it is over, and in which time zone; how one sees how long it still lasts.',
    why: 'A time that nobody set is a time that nobody understands.',
    placeholder: 'Chosen each time: 1 day, 3 days, a week; ends earlier by …',
  }),
  sharpen('limit', {
    subject: (context) => `What holds beyond “${said('limit')(context)}”`,
    dimensions: ['behaviour', 'errors'],
    aspects: ['limit', 'late'],
    priority: 92,
    code: true,
    question: (context) => `“${said('limit')(context)}”: counted from when exactly, and what holds after that?`,
    context:
      'The moment it is counted from and in whose time zone, what is shown or refused afterwards, and who may do it all the same.',
    why: 'The last minute is where people complain.',
    placeholder: 'Counted from …; after that: “…”',
  }),
];
