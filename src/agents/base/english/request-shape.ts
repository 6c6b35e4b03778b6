import { isFiniteBefore, isFiniteVerb, isVerb } from './verbs';

/** How a request is put: as a wish, as a report of what happens today, or as the mere name of something ("dark mode"). */
type Shape = 'wish' | 'report' | 'name';

/** Characters of a request that are looked at. */
const LOOKED_AT = 1_000;

/** Words by which somebody wishes, English and German. What something needs in seconds is measured. */
const WISHES =
  /\b(?:should|must|shall|please|wants?|would (?:be|like|love)|[’']d (?:like|love|be (?:nice|great|good|cool|helpful|lovely|handy|useful))|let['’]s|can (?:we|you)|could (?:we|you)|allow(?!s|ed)|needs?(?! (?:about |over |more than |up to )?(?:\d|two|three|four|five|ten|half|several|a few|\w+ (?:seconds|minutes))))\b|\bsoll(?:te|ten|en|t)?\b|\bmuss\b|\bmüssen\b|\bmöchten?\b|\bwollen\b|\bich will\b|\bbitte\b|\bbrauch(?:e|en|t)\b(?! \d)|\b(?:können wir|kann man|könnt ihr|könnten wir)\b|\bwäre (?:super|schön|gut|toll)\b|\bhätten? gerne?\b/iu;

/** How somebody says what would be better than today. */
const NICE =
  "(?:(?:it|that)(?: would|['’]d)|would) be (?:really |very |so |super )?(?:nice|great|good|cool|helpful|handy|useful|awesome|lovely|convenient)";
/** What a sentence begins with that says of itself that it is a wish, whatever was told before it. */
export const SAYS_WISH = new RegExp(
  `^(?:(?:so|but|therefore|ideally|instead|also|most of the time|usually|often),? )?(?:${NICE} (?:if|to|when)|(?:i|we)(?:['’]d| would) (?:really )?(?:like|love|prefer)|(?:i|we) (?:only |just |really )?(?:want|need)|(?:i|we) wish|(?:please )?give (?:me|us|people|users) (?:some |an?(?:other)? )?(?:way|option|possibility|chance)|(?:kann|könnten?|können) (?:man|wir|ihr)|es wäre (?:\\p{L}+ )?(?:schön|toll|gut|super|nett|praktisch|hilfreich|klasse)(?:,? wenn)?|(?:ich|wir) (?:hätten?|möchten?|wünschen?|würden?|bräuchten?)) (?!.*\\bto know\\b)(?:it |there (?:was |were )?)?`,
  'iu',
);

/** What happens today, told of whom or what it happens to. */
const HAPPENS =
  /\b(?:i|we|it|they|you|nobody|everybody)\s(?:(?:still|now|always|never|also|only|just)\s)?[a-z]+|\b[a-z]+s (?:the|an?|my|our|its|all|every|up)\b|(?<!\p{L})(?:ist|sind|wird|werden|läuft|laufen|liefert|liefern|zeigt|bleibt|bleiben|kommt|kommen|geht|gehen|dauert|hat|haben|man)(?!\p{L})/iu;

/** An order in German stands in the infinitive, at the end: "Express 4 auf 5 hochziehen". */
const ORDERED = /(?<!\p{L})\p{Ll}{3,30}en\W*$/u;

/** What people are to be able to do: “Members can follow each other”. That they see what is not theirs is told, not wished. */
const ENABLES =
  /^(?:an? |the |every |each |all |die |der |das |alle )?(?:[\p{L}-]+ ){1,4}(?:can|may|is able to|are able to|können|kann|dürfen|darf) (?!(?:\p{L}+ )?(?:not|no longer|only|still|currently|now|nicht|nur|noch|immer|trotzdem|forever|twice)\b)(?!see\b|have\b|read\b|access|bypass|guess|hang|crash|fail|get lost|break|be (?!(?:mov|chang|cancel|edit|rat|re-?order|sort|filter|shar|assign|renam|archiv|group|mark|tagg|pinn|hid|paus|repeat|book|reserv|schedul|split|merg|copi|print|export|translat|undo)\w*\b))\p{L}/iu;

/** What stands before the wish itself: a greeting, a kind of ticket, what it happens in. */
const OPENING = /^(?:(?:hi|hello|hallo)\b[,!.]?\s+|(?:please|bitte)\s+|(?:feature|bug|fix|feat)[\w ]{0,10}:\s+)+/i;

/** A request to a service, as its methods are written. */
const CALL = /^(?:GET|POST|PUT|PATCH|DELETE) \//;

/** Told with when it happens, whatever the first word may be besides: “Double bookings happen when …”. */
const HAPPENS_WHEN =
  /\b(?:happens?|occurs?|(?:gets?|becomes?) (?:lost|stuck|broken)) (?:when(?:ever)?|if|while|after|every|each)\b/i;

/** What something is that nobody wishes for, whatever its first word may be besides: “Side-by-side is broken”. */
const IS_WRONG =
  /^(?:\S+ ){1,4}(?:is|are|gets?|becomes?|looks?) (?:\p{L}+ )?(?:broken|wrong|garbled|misaligned|shifted|off|cut off|missing|lost|stuck|corrupt\p{L}*)(?!\p{L})/iu;

/** How a request is put. Whoever says both what happens and what they want, wishes. */
export function shapeOf(request: string): Shape {
  const text = request.trim().slice(0, LOOKED_AT).replace(OPENING, '');
  const words = text.split(/\s+/);
  // What begins with a call of a service tells of it.
  const first = CALL.test(text) ? '' : (words[0] ?? '');
  if ((HAPPENS_WHEN.test(text) || IS_WRONG.test(text)) && !WISHES.test(text)) return 'report';
  if (WISHES.test(request.slice(0, LOOKED_AT)) || ENABLES.test(text) || isVerb(first.replace(/[^\p{L}]/gu, '')))
    return 'wish';
  const [clause = ''] = text.split(CLAUSE_END, 1);
  if (ORDERED.test(clause) && !HAPPENS.test(clause)) return 'wish';
  const happens = words.some((word, at) => isFiniteVerb(word) || isFiniteBefore(word, words[at + 1] ?? ''));
  if (happens || HAPPENS.test(text)) return 'report';
  return ORDERED.test(text) ? 'wish' : 'name';
}

/** Where the part of a request ends that says what is wanted: a further clause tells why, when or what else. */
const CLAUSE_END =
  /[,;:!?]\s|\.\s|\n|\s(?:that|which|who|so|because|when|whenever|if|after|before|while|without|damit|weil|wenn|nachdem|sodass|um)\s/iu;
/** A condition that stands first. */
const CONDITION = /^(?:when|whenever|if|after|before|while|once|wenn|falls|nachdem|sobald|as an?)\b[^,.\n]{0,200},\s/iu;
/** The same in German, where what is wanted follows without a comma: “Beim Löschen eines Kommentars soll …”. */
const GERMAN_CONDITION = /^(?:beim?|nach dem|vor dem) [^,.\n]{3,120}? (?=soll|muss|müssen|darf|dürfen)/iu;

/** A request without the condition that it begins with: that says when, not what is wanted. */
export function withoutCondition(request: string): string {
  return request.trim().replace(CONDITION, '').replace(GERMAN_CONDITION, '');
}

/** Clauses that say what something is good for, or why it is wanted: what they name is not what is wanted. */
const REASON =
  /(?:,\s|\s)(?:so (?:that |the |we |they |users? |people |i |you |it |everyone )|because |since (?:we|they|people|users|it) |damit |weil |denn )[^.!?\n]{1,300}/giu;

/** Clauses that say what is to come of it, or what is not: whoever gives a purpose says what they want. */
const PURPOSE =
  /(?:,\s|\s)(?:so (?:that|no|nobody|nothing)\b|(?:in order |so as )?(?:not )?to (?:avoid|prevent|keep (?:\S+ ){1,4}from)\b|in order (?:not )?to\b|damit\b|um [^.!?\n]{1,200} zu (?:vermeiden|verhindern)\b)[^.!?\n]{0,300}/giu;

/** A request without the clauses that say what it is for. */
export function withoutPurposes(request: string): string {
  return request.replace(PURPOSE, '');
}

/** A request with full stops in place of the clauses that give reasons: what else it says keeps its place. */
export function withoutReasons(request: string): string {
  return request.replace(REASON, (clause) => '.'.repeat(clause.length));
}

/** What parts the thing that somebody speaks of from what they want of it. */
const WANTS = /\s(?:needs?|should|must|shall|soll|sollen|sollte|sollten|muss|müssen|braucht|brauchen)\s/iu;

/** What comes before the verb where somebody is to be able to do something. */
const ABLE = /^(?:also )?(?:be (?:able|allowed|possible) to|have to|get to) /i;

/** What a request wants, in its first clause, without reasons, conditions, and what is wanted of which thing. */
function objectOf(request: string): string {
  const text = request.trim().slice(0, LOOKED_AT).replace(OPENING, '').replace(CONDITION, '');
  const [clause = ''] = text.split(CLAUSE_END, 1);
  return (clause.split(WANTS).at(-1) ?? clause).replace(ABLE, '');
}

/** What parts the thing that an order is for from where, to what or how it is done; what is allowed to be done belongs to it. */
const RELATION =
  /\s(?:to(?! [a-z]+ (?:an?|the|their|its|all|it)\b)|for|in|on|of|from|with|at|by|as|into|per|via|zu[mr]?|für|in|im|ins|auf|bei|beim|mit|von|vom|aus|an|ans|am)\s/iu;
/** Where a further order begins. */
const FURTHER_ORDER = /,? (?:and|und) (?=([a-z]+) )/g;

/** The very things that a request orders, without where, to what or how it is done: "Add a cache | to the product search". */
export function headOf(request: string): string {
  const clause = objectOf(request);
  const starts = [...clause.matchAll(FURTHER_ORDER)].filter(([, next = '']) => isVerb(next)).map(({ index }) => index);
  return [0, ...starts]
    .map((start, at, all) => clause.slice(start, all[at + 1]).trim())
    .map((order) => order.split(RELATION, 1)[0] ?? '')
    .join('; ');
}

/** What is to come into being, with what it is to do: that is told of no code that stands. */
export const NEW_THING =
  /^\W{0,3}(?:(?:i|we) (?:want|need|would like|[’']d like) |(?:build|create|make|write) (?:me )?|ich (?:hätte|möchte|brauche|will|suche) (?:gerne? )?|wir (?:brauchen|möchten|hätten|wollen) (?:gerne? )?)?(?:an?|eine?n?) (?:[\p{L}-]+ ){0,6}[\p{L}-]+(?:,? that | which |, d(?:as|er|ie|en) )/iu;

/** The same without an article, where the noun is of a program: “GitHub action that comments …”. */
export const NEW_PROGRAM =
  /^\W{0,3}(?:[\p{L}-]+ ){0,3}(?:\p{L}+-)?(?:actions?|bot|tool|script|extension|plug-?in|library|crate|package|app|service|program|website|page|cli|game|timer|dashboard|skript|programm|werkzeug|spiel|bibliothek)(?: (?:that|which|to) |,? d(?:as|er|ie|en) )/iu;

/** Whether a request is for something that does not stand yet, with what it is to do. */
export function isNewProgram(request: string): boolean {
  return NEW_THING.test(request) || NEW_PROGRAM.test(request);
}
