import { SAYS_WISH } from './request-shape';
import { namedBy } from './title-shapes';
import { isVerb } from './verbs';
import { isStopWord } from './words';

const LEAD_IN =
  /^(?:please\s+|hi[,!.]?\s+|hello[,!.]?\s+)?(?:(?:can|could|would) (?:you|we) (?:please )?|(?:i|we)(?:['’]d| would) (?:like|love) (?:it|[\p{L}\d._-]{2,30}) to (?=\p{L})|(?:(?:i|we) )?(?:would|i['’]d|we['’]d) love (?:to )?(?:get |have |see )?|(?:i|we)(?:['’]d| would)? (?:need|want|like|have)(?: to)?(?: have)?\s+|let['’]?s\s+|(?:it )?(?:should|must|needs? to) be possible to\s+|there (?:should|must) be a(?:n easy)? way (?:to|of)\s+|(?:kann|könnte) man (?:bitte )?|(?:(?:(?:it )?would|it['’]d) be (?:nice|good|great|cool|handy|useful|helpful)|is it possible|would it be possible) (?:to|if)\s+)?/iu;

/** Characters that a title is made from: what follows is not in it, and patterns of its end need time for all of it. */
const LOOKED_AT = 2_000;

/** Most words and characters of a title, and characters of the clause that it is made from. */
const TITLE_WORDS = 10;
const TITLE_LENGTH = 70;
const CLAUSE_LENGTH = 300;

/** What is said beside the change: in brackets, in a longer quotation, as an example. */
const BESIDE =
  /(?:^|\s)\([^()]{0,300}\)|\s\[[^[\]]{0,300}\s[^[\]]{0,300}\]|[“"„](?:[^\s“”"]{1,60} ){3,40}[^\s“”"]{1,60}[”"“]|(?:,|\s)\s?(?:e\.\s?g\.|for example|for instance|such as|z\.\s?B\.|zum Beispiel|incl\.|including|inkl\.)[^\n]{0,300}?(?=[.!?]?(?:\n|$)|[.!?]\s)/giu;

/** What stands before a request and is none of it. */
const OPENING =
  /^(?:(?:hi|hello|hey|hallo)(?: \w+)?[,!.]\s+|(?:bitte|please)\s+|(?:feature request|bug|fix|feat|feature|issue):\s+|as an? [^,.]{1,60},\s+|(?:erlaube|ermögliche)(?:n sie)? es(?: \w+)?,\s+)+(?=\S)/i;

/** Where a clause ends: what follows tells why or what else, unless commas part a list or a condition stands first. */
const CLAUSE_END =
  /,(?!\s+(?:(?:dass|der|die|das|den|dem|wo|mit dem|mit der)\s|[^,]{1,80}\szu\s\p{L}+en$)|\s+(?!(?:it|they|we|i|you|he|she|this|there|nobody|every(?:one|body))\b)(?:[^\s,]+\s+){0,2}[^\s,]+(?:,|\s+(?:and|or|und|oder|etc\.?)\s))\s|[;–—]\s|(?<!\b(?:Content|Accept|Cache|Retry|User|Transfer|Access|If|Set|X)-[\w-]{1,30}):\s|\s(?:so that|because|since|damit|weil|but|aber)\s|(?<!\b(?:is|are|was|were|be|not|feels?|looks?|takes?|and|or))\sso\s(?=(?:i|we|you|they|he|she|it|one|people|users?|the|my|our|that|[a-z]{4,30} (?:can|do|does|stops?|knows?|gets?|is|are))\b)/iu;

/** Somebody told apart by what they do: “People who use a program built with it should be able to turn it off”. */
const SOMEBODY_ABLE =
  /^(?:an? |the |all )?[\p{L}-]{2,30} (?:who|that|with|without|in|of|from)\s[^,.]{3,120}? (?:should|must|shall|need to|have to) be able to (?=\p{L})/iu;

/** Verbs that say little without where to: “put options in the help into groups”. */
const NEEDS_WHERE_TO = /^(?:put|mov|split|turn|convert|divid|group|sort|arrang|translat)(?:e|t?ing)?\b/i;
const WHERE_TO = /^(?:into|to|by)$/i;

/** A condition, and what shall happen then: in a long request the title says that. */
const CONDITION =
  /^(?:when|whenever|if|as|once)\b[^,]{3,160}, (?:then )?([^,]{1,60}? (?:should|must|shall|needs? to|has to|have to)\b.{3,})$/i;

/** A condition, and what somebody wants something to do then: “When it is over, I want the list to close”. */
const WANTED_THEN =
  /^(?:when|whenever|if|as soon as|once)\b[^,]{3,160}?,? (?:i|we|you|users|people)(?: would|['’]d)? (?:want|need|like|expect) (?:[^,\s]{1,30} ){1,4}?to ((?!(?:be|get|have|do) |.* and )(?:[^\s]{1,40} ){2}\S.*)$/iu;

/** A condition, and what somebody wants to do then: “When a user logs out I want to throw away what is cached”. */
const WANT_TO_DO =
  /^(?:when|whenever|if|as soon as|once)\b[^,]{3,120}?,? (?:i|we)(?: would|['’]d)? (?:want|need|like) to ((?!be |have ).*)$/iu;

/** A condition, and what happens then today: what goes wrong names the change, and not when. */
const GOES_WRONG =
  /^(?:when|whenever|if|once|as soon as)\b[^,]{3,160}, (?:then )?((?!it\b|there\b|this\b|that\b|i\b|we\b|you\b|nothing\b)[^,]{1,80}? (?:isn['’]t|aren['’]t|doesn['’]t|don['’]t|(?:is|are|does|do|can|has|have) not|cannot|can['’]t|fails?|disappears?|(?:is|are|gets?) (?:lost|gone|overwritten|forgotten))\b.{0,200})$/iu;

/** In German, what somebody has done with something, and what becomes of it then: “Wenn man in … die Anmeldung per App einrichtet, ist …”. */
const GERMAN_OBJECT =
  /^(?:[Ww]enn|[Ss]obald|[Ff]alls) (?:man|ich|wir|jemand) (?:(?:in|im|auf|bei|an|am) (?:\S+ ){1,3}?)?(?:den|die|das|eine?n?) ((?:\p{Ll}+e[nrs]? )?\p{Lu}[\p{L}-]{5,}(?: (?:per|mit|von|für|als|aus) [\p{Lu}\d][^\s,]*)?) \p{Ll}+t, /u;

/** In German, what one can do with something only so today: “Den QR-Code vom Client kann man nur abfotografieren”. */
const GERMAN_TOPIC =
  /^(?:[Dd]en|[Dd]ie|[Dd]as) ((?:\p{Ll}+e[nrs]? )?\p{Lu}[\p{L}-]{3,}(?: (?:vom|von|des|der|im|in) (?:\p{Ll}+ )?\p{Lu}[\p{L}-]+)?) (?:kann|muss|darf|sieht|findet|bekommt) (?:man|ich) /u;

/** A sentence that wishes for something, and one that begins with that. */
const IS_WISH = /\b(?:should|shall|must|needs?|want|like|love|please|add|allow|support|make|let|nice|possible)\b/i;
const WISHES =
  /^(?:so |please )*(?:let (?:me|us|people|users|developers)|(?:we|i) (?:need|want)(?: a way)? to|(?:we|i)(?: would|['’]d) like to|add|allow|support|make it possible to) (?:\S+ ){2}/i;
/** Who could do it then stands in no title. */
const COULD =
  /^(?:(?:i|we|one|you|users?|people)(?: (?:could|can|had a way to|was able to|were able to|would)|['’]d) |to )?(?:be able to )?/iu;
/** What is to do something: “I’d like the write API to be able to add columns”. */
const WANTS_IT_TO =
  /^(?:((?:the|an?|our|its|each|every) (?:[\w-]+ ){0,3}[\w-]+) to (?:be able to )?(?=[a-z])|((?!(?:i|we|you|one)\b)(?:[\w.-]+ ){0,3}[\w.-]+) (?:could|would) (?:be able to )?(?=[a-z]))/i;
/** A program that is to be told to do something does it. */
const TELLS_TO = /^(?:tell|ask|instruct|get|configure|allow|let) (?:the )?[\w.-]+ to (?=[a-z])/i;
/** “… were decoded”: what is to be done with it. */
const WERE_DONE = /^(.{3,80}?) (?:(?:were|was|got|would be|could be) (?:also )?)([a-z]{2,20})ed(?=$|[\s,.]).*$/iu;
/** “… was available as an action”: what is to be there, and where. */
const WAS_THERE =
  /^(\p{Ll}+ing .{3,60}?) (?:was|were|would be|could be) (?:also )?(?:available|possible|offered|there)( (?:as|in|for|from|on) .{3,60}?)?(?:,? so\b.*)?[.!]?$/iu;
/** What only speaks of what was said before. */
const LEANS = /^(?:\S+ ){1,5}(?:it|them|this|that|those|these|so|there)\b/i;
const NOT_WANTED = /^(?:i|we) (?:do not|don['’]t) want to (?:have to )?(?=\w)/i;
const LET_PEOPLE = /^(?:so |please )*let (?:me|us|people|users|developers) (?=\w)/i;

/** Words that begin a phrase: before them a long title may be cut. */
const PHRASE =
  /^(?:when|whenever|while|if|for|in|on|at|with|without|by|from|to|into|of|per|after|before|behind|between|under|over|above|until|during|as|and|or|that|which|who|so|instead|für|bei|beim|mit|ohne|im|am|an|auf|aus|von|vom|zu|zum|zur|nach|wenn|und|oder|über)$/i;

const LIST = /^(?:and|or|as|und|oder)$/i;
const RELATIVE = /^(?:der|die|das|den|dem|wo)$/i;

/** A few words naming the change: a noun phrase where the request can be turned into one, else its own clause. */
export function titleOf(request: string): string {
  const title = turned(request);
  return IS_TORN.test(title) || ENDS_TORN.test(title) ? (wholeWish(request) ?? title) : forWhat(title, request);
}

/** What begins as a report or a condition does, or breaks off before its verb, names no change: it is a piece of a complaint. */
const IS_TORN =
  /^(?:people should be able to|(?:when|whenever|if|every|each time|as soon as|it|my|our|we|i|there|right now|currently|at the moment|wenn|sobald|falls|jedes mal|ich|wir|man|bei|es|mein\w*|unser\w*|seit|im moment|derzeit)\b)/iu;
const ENDS_TORN = /\s(?:was|were|sich|noch|nur|schon|hat|haben|wird|werden|kann|man)$/iu;

/** A sentence that wishes, whoever says it. */
const WISHES_FOR =
  /\b(?:should|please|i['’]d like|(?:i|we) would like|(?:i|we) (?:want|need|wish)|give (?:me|us)|let (?:me|us)|would be (?:nice|great|good)|sollte\w*|bitte|möchte\w*|hätte\w*|wäre)\b/iu;
/** Who wishes, how politely, and that a way is wanted. */
const POLITELY =
  /^(?:(?:so|but|aber|und) )?(?:please |bitte |(?:i|we)(?:['’]d| would) (?:really |also )?(?:like|love) (?:it )?(?:to (?:be able to )?|if )|(?:i|we) (?:want|need|wish) (?:to (?:be able to )?)?|it would be (?:nice|great|good|helpful) (?:to|if) (?:(?:i|we|one|you) could )?|give (?:me|us) (?:some |a )?way to |let (?:me|us) |(?:eine |irgendeine )?möglichkeit (?:einbauen|schaffen|anbieten|ergänzen), |(?:es wäre |ich fände es )\p{L}+, wenn (?:ich |man |wir )?)+/iu;
const POINTS_BACK = /^(?:that|this|it|das|es|dies(?:es)?) (?=(?:should|must|sollte|soll|muss|müsste)\b)/iu;
/** Longest sentence that is a title as it stands. */
const LONGEST_WHOLE = 84;

/** The first sentence that wishes, without politeness, where it is short enough to be told whole or may be cut behind a clause. */
function wholeWish(request: string): string | null {
  const sentences = request
    .slice(0, LOOKED_AT)
    .replace(BESIDE, '')
    .split(/(?<=[.!?])\s|\n/u);
  const wish = sentences.find((one) => WISHES_FOR.test(one));
  if (wish === undefined) return null;
  const [code] = /`[^`\n]{1,40}`/u.exec(request) ?? [];
  const bare = bared(wish)
    .replace(POLITELY, '')
    .replace(/,? (?:so (?:that )?|because |since |damit |weil |sodass ).*$/iu, '')
    .replace(/ (?:stattdessen|instead(?! of)|bitte|please|mal|automatically)(?= |$)/giu, '')
    .replace(/^(.*) zu (\p{Ll}+e?n)$/u, '$1 $2');
  const told = POINTS_BACK.test(bare) ? (code === undefined ? null : bare.replace(POINTS_BACK, `${code} `)) : bare;
  if (told === null || told.split(' ').length < LEAST_WISH || IS_TORN.test(told)) return null;
  const cut = told.length <= LONGEST_WHOLE ? told : shortened(told, SHORT_REQUEST);
  return /^[\p{Ll}]/u.test(cut) ? cut.charAt(0).toUpperCase() + cut.slice(1) : cut;
}

/** “Add a Wait command to tapes”: what is added to something is there for it. */
function forWhat(title: string, request: string): string {
  const [, what] =
    /^((?:(?!from\b)\S+ ){1,4})to (?=(?:the |an? |all |our |my )\p{Ll}|\p{Ll}{3,}s\b)/u.exec(title) ?? [];
  if (what === undefined) return title;
  const asked = request.toLowerCase();
  const isAdded = ['a', 'an', 'the'].some((article) => asked.includes(`add ${article} ${what.toLowerCase()}to `));
  return isAdded ? `${what}for ${title.slice(what.length + 'to '.length)}` : title;
}

function turned(request: string): string {
  const asked = request.trim().slice(0, LOOKED_AT).replace(BESIDE, '').replace(OPENING, '');
  const [told = '', ...rest] = asked.split(
    /(?<!\b(?:e\.g|i\.e|etc|incl|approx|vs|z\.B|d\.h|inkl|bzw|ca)\.)(?<=[.!?])\s|\n/iu,
  );
  // Whoever complains first and wishes then has named the change in the wish, where that stands by itself.
  const wishes = [told, ...rest.slice(0, MOST_TOLD)].find((one) => SAYS_WISH.test(one));
  // What else begins with a wish is turned below.
  const said = wishes === told && !BEGINS_WITH_WISH.test(told) ? undefined : wishes;
  const wishing = IS_WISH.test(told) ? undefined : rest.slice(0, 2).find((one) => WISHES.test(one) && !LEANS.test(one));
  const wish = (said === undefined ? undefined : wishIn(said, told)) ?? wishing;
  const sentence = (wish ?? told).replace(NOT_WANTED, 'Not having to ').replace(LET_PEOPLE, '');
  const [, meant] = GERMAN_OBJECT.exec(sentence) ?? GERMAN_TOPIC.exec(sentence) ?? [];
  if (meant !== undefined) return shortened(meant, words(asked));
  const whole = bared(sentence.slice(0, CLAUSE_LENGTH).replace(SOMEBODY_ABLE, 'people should be able to '));
  const isLong = whole.length > TITLE_LENGTH;
  const then = WANTED_THEN.exec(whole) ?? WANT_TO_DO.exec(whole) ?? (isLong ? GOES_WRONG.exec(whole) : null);
  const wanted = then?.[1]?.replace(/,? (?:as well|too|also)\b/i, '');
  const given = wanted ?? (words(asked) > SHORT_REQUEST ? (CONDITION.exec(whole)?.[1] ?? whole) : whole);
  const [first = '', second = ''] = /^(?:when|if|as|wenn|falls)\b/i.test(given)
    ? [given.replace(/, (?:please )?(?:find|fix|look|see|check|investigate|clean|make)\b[^,]*$/i, '')]
    : given.split(CLAUSE_END).map(bared);
  const clause = first.includes(' ') ? first : given;
  const bare = bared(clause.replace(LEAD_IN, ''));
  const orders = /^make /i.test(second) || isVerb(second.split(' ')[0] ?? '');
  const ordered = orders && !/^(?:see|look|check|tell|show|find)\b/i.test(second) ? namedBy(second) : null;
  const plain = bare === clause ? clause.replace(/^(?:an?|eine?) /i, '') : bare.replace(/^(?:an?|the|some) /i, '');
  const title = shortened(namedBy(clause) ?? namedBy(bare) ?? ordered ?? (plain || clause), words(asked));
  const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
  // What has no vowel is the name of a tool: `fd`.
  return title === '' ? 'Untitled change' : title.replace(/^(?=\p{Ll}*[aeiouyäöü])\p{Ll}+(?=$|[\s,-])/u, capital);
}

/** Sentences behind the first one that may wish. */
const MOST_TOLD = 4;

/** What a sentence wishes that says so, without who wishes; what it points at is called as it was before. */
function wishIn(sentence: string, before: string): string | undefined {
  const told = sentence
    .replace(SAYS_WISH, '')
    .replace(/^(?:aber |auch |gerne? )+|(?<= )bitte (?:mal )?/giu, '')
    .replace(COULD_GERMAN, '$1')
    .replace(WANTS_IT_TO, '$1$2 should ');
  const [able = ''] = COULD.exec(told) ?? [];
  const [, meant] = HAVING_SEVERAL.exec(before) ?? [];
  const bare = told
    .slice(able.length)
    .replace(TELLS_TO, '')
    .replace(/ for (?:that|this|it)\W*$/i, '')
    .replace(/ and [^.,]{3,40} (?:them|it)\W*$/i, '')
    .replace(/\b(all of )?(?:them|those)\b/i, (word, all?: string) =>
      meant === undefined ? word : `${all === undefined ? '' : 'all '}${meant}`,
    );
  if (POINTS.test(bare) || (words(bare) < LEAST_WISH && !bare.includes('`'))) return undefined;
  const [, thing, where = ''] = WAS_THERE.exec(bare) ?? [];
  if (thing !== undefined) return `${thing}${where}`;
  const [, what, verb = ''] = WERE_DONE.exec(bare) ?? [];
  if (what !== undefined) return `${verb.replace(/i$/, 'y')}ing ${what}`;
  return able === '' || /^be /i.test(bare) ? bare : `people should be able to ${bare}`;
}
/** Wishes that are turned here also where nothing stands before them. */
const BEGINS_WITH_WISH = /^(?:(?:i|we) wish|es wäre) /i;
/** In German who could do it stands first, and that they could last. */
const COULD_GERMAN = /^(?:man|ich|wir) (.{3,200}?) (?:könnten?|kann|können|würden?)(?=$|[.,;!?])/iu;

/** Fewer words name nothing. */
const LEAST_WISH = 2;
/** What begins or ends with a mere pronoun names nothing by itself. */
const POINTS =
  /^(?:es|das|dies\w*|ihn|sie)(?:\W*$|\s(?:\p{Ll}{2,} |in |auf |zu ))|^(?:\S+ )?(?:it|them|this|that|those|these|we|he|she)(?:\W*$|\s(?![\w-]{4,}))|\b(?:it|that|this|them|so|too)\W*$/iu;

/** Of several things something was told: “I have several compose projects running”. */
const HAVING_SEVERAL =
  /\b(?:several|many|multiple|a lot of|lots of|a few|two|three|some) ((?:[a-z-]+ ){0,2}[a-z-]+s)\b/i;

function words(text: string): number {
  return text.split(/\s+/).filter((word) => word !== '').length;
}

function bared(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/,? (?:please|bitte)$|^ | $/gi, '')
    .replace(/[.!?,;:\s]+$/u, '');
}

/** A title has at most this share of a long request's words: it names the change and does not repeat it. */
const MOST_SHARE = 0.4;
/** So many words are never too many, and requests up to so many are short enough to be named whole. */
const LEAST_WORDS = 7;
const SHORT_REQUEST = 15;
/** A clause of so many words and characters is told whole: cut, it would often lose its point. */
const WHOLE_WORDS = 12;
const WHOLE_LENGTH = 64;
/** So many, where what would be cut off is when it holds, or what is not to be: that is its point. */
const WHOLE_WORDS_WHEN = 13;
const WHOLE_LENGTH_WHEN = 74;
const IS_NOT_TO_BE =
  /\b(?:should|must|may|can|will)(?: not|n['’]t)\b|(?<!\p{L})(?:soll|sollte|darf|muss)(?:en|n)? (?:[^ ]+ ){0,4}nicht(?!\p{L})/iu;

/** A title under its limits, for a request of so many words: cut before a phrase where there is one, and never behind a word that leads on to another. */
function shortened(text: string, asked: number): string {
  const words = text.split(' ');
  const share = asked <= SHORT_REQUEST ? TITLE_WORDS : Math.max(LEAST_WORDS, Math.floor(asked * MOST_SHARE));
  let most = Math.min(words.length, TITLE_WORDS, share);
  while (most > 1 && words.slice(0, most).join(' ').length > TITLE_LENGTH) most -= 1;
  if (most >= words.length) return text.slice(0, TITLE_LENGTH);
  if (words.length <= WHOLE_WORDS && text.length <= WHOLE_LENGTH) return text;
  const isOnWhen =
    words.some((word, at) => at > 2 && /^(?:when|if)$/i.test(word)) ||
    (asked <= SHORT_REQUEST && IS_NOT_TO_BE.test(text));
  if (isOnWhen && words.length <= WHOLE_WORDS_WHEN && text.length <= WHOLE_LENGTH_WHEN) return text;
  // A German relative clause has its verb at the end: it is told whole or not at all.
  const clause = words.findIndex((word, at) => words[at - 1]?.endsWith(',') === true && RELATIVE.test(word));
  if (clause > 0 && clause <= most) return trimTail(words.slice(0, clause)).join(' ');
  const phrase = words.slice(0, most + 1).findLastIndex((word) => PHRASE.test(word));
  const cut = wholeRelative(words, phrase > 1 ? wholeList(words, phrase) : most);
  return trimTail(words.slice(0, whereTo(words, cut)))
    .join(' ')
    .slice(0, TITLE_LENGTH);
}

/** Where to cut so that what a verb leads to is told: behind the phrase that says it, if there is room for that. */
function whereTo(words: readonly string[], cut: number): number {
  if (!NEEDS_WHERE_TO.test(words[0] ?? '') || !WHERE_TO.test(words[cut] ?? '')) return cut;
  const next = words.findIndex((word, at) => at > cut + 1 && PHRASE.test(word));
  const end = next < 0 ? words.length : next;
  return end <= TITLE_WORDS && words.slice(0, end).join(' ').length <= TITLE_LENGTH ? end : cut;
}

/** Where to cut instead of within a list: before the phrase that the list belongs to, if there is one. */
function wholeList(words: readonly string[], cut: number): number {
  if (!LIST.test(words[cut] ?? '') || isVerb(words[cut + 1] ?? '') || /^[a-z]+ing$/.test(words[cut + 1] ?? ''))
    return cut;
  const phrase = words.slice(0, cut).findLastIndex((word) => PHRASE.test(word) && !LIST.test(word));
  return phrase > 1 ? phrase : cut;
}

/** Who or what is told apart by a clause is told with all of it, as far as there is room: “page where members … sign up”. */
function wholeRelative(words: readonly string[], cut: number): number {
  const starts = words.slice(0, cut).findLastIndex((word) => /^(?:where|that|which|who|whose)$/i.test(word));
  if (starts < 1 || cut - starts > LEAST_CLAUSE) return cut;
  const fits = (end: number) => words.slice(0, end).join(' ').length <= TITLE_LENGTH;
  const ends = [...words.keys(), words.length].filter(
    (end) => end > cut && fits(end) && (end === words.length || PHRASE.test(words[end] ?? '')),
  );
  return ends.at(-1) ?? starts;
}
/** Words of a clause, its first one with them, that say something. */
const LEAST_CLAUSE = 4;

/** A title of so few words keeps its verb all the same. */
const MOST_JOINED = 3;

/** Words that no title ends with: they lead on to what is done, or why. */
const LEADS_ON =
  /^(?:having|being|because|since|man|ich|wir|kann|können|könnte|soll|sollte|sollten|muss|müssen|will|möchte|werden|wird|ist|sind|weil|sieht|findet|gibt|nirgends|nirgendwo|kaum|nie)$/i;

function trimTail(words: string[]): string[] {
  const kept = [...words];
  const leadsOn = (word: string) =>
    (isStopWord(word) || PHRASE.test(word) || LEADS_ON.test(word)) && !/^(?:off|up|down|out|us|it)$/i.test(word);
  while (kept.length > 1 && leadsOn(kept[kept.length - 1] ?? '')) kept.pop();
  // A verb that has lost what it is done to: “pulling fields out and use”.
  const isBare = kept.length < words.length && isVerb(kept.at(-1) ?? '') && LIST.test(kept.at(-2) ?? '');
  if (isBare && kept.length > MOST_JOINED) kept.splice(-2);
  return kept.map((word, i) => (i === kept.length - 1 ? word.replace(/[,;:]$/, '') : word));
}
