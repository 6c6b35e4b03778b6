import { shapeOf } from '../../../base/english/request-shape';
import type { AreaContext } from './entry';

/** That something looks bad, or does not fit its screen, English and German. */
const LOOKS_BAD =
  /\b(?:(?:does(?: not|n['’]t)|do(?: not|n['’]t)) look (?:good|nice|right)|(?:looks?|looking) (?:\S+ ){0,6}?(?:awful|terrible|horrible|ugly|bad|broken|wrong|weird|off|cramped|messy|dated|outdated|sad|dull|boring|cheap|empty|old|old-fashioned|like crap))\b|\b(?:ugly|unreadable|illegible|misaligned|cramped|cut off|cropped|squashed|off[- ]screen|overlap\w*|overflow\w*)\b|(?:sieht|sehen|aussieht|aussehen)(?!\p{L})[^.!?\n]{0,80}?(?:furchtbar|schrecklich|hässlich|schlimm|kaputt|schlecht|nicht (?:gut|schön|richtig)|gequetscht|gedrängt|zu eng|komisch|unmöglich|altbacken|grauenhaft)|(?:überlapp|überlager|abgeschnitten|unleserlich|hässlich|zerschossen)|(?:kaum|schlecht|schwer|nicht) (?:mehr )?(?:zu )?(?:lesen|lesbar)|\b(?:hard|difficult|impossible) to read\b|(?:aus dem|über den) (?:Bild|Rand)|(?:viel zu|zu) (?:groß|klein|breit|schmal|hoch|eng)(?!\p{L})|\b(?:(?:way|far|much) )too (?:big|small|wide|narrow|tall|large)\b/iu;

/** A page that is to look better: “the start page looks sad, can we make it nicer”. */
export const asksForLooks = (request: string): boolean =>
  (MAKE_NICER.test(request) && SEEN.test(request)) || LOOKS_SO.test(request);
const LOOKS_SO =
  /\blooks? (?:[^\s.!?]+ ){0,4}?(?:messy|awful|ugly|sad|dull|cramped|cluttered|dated|boring|terrible|horrible)\b/iu;
const MAKE_NICER =
  /\b(?:nicer|prettier|more (?:modern|beautiful|attractive|compact|readable)|beautif\w+|spruce up|polish|(?:smaller|denser|tighter) (?:rows?|cards?|tiles?|lists?)|less space)\b|(?:kompakter|lesbarer)|(?:schöner|hübscher|moderner|ansprechender|aufhübsch|aufpolier)\p{L}*/iu;
const SEEN =
  /\b(?:looks?|page|screen|view|colou?rs?|layout|start ?page|home ?page)\b|(?:seite|ansicht|sieht|oberfläche|bildschirm)/iu;

/** What people can hardly read is a matter of colour, contrast and size. */
export const HARD_TO_READ =
  /(?:kaum|schlecht|schwer|nicht) (?:mehr )?(?:zu )?(?:lesen|lesbar|auseinander\p{L}*|unterscheid\p{L}*)|\b(?:can(?:no|['’])t|hardly) (?:\w+ ){0,2}(?:tell|distinguish)\b|\b(?:hard|difficult|impossible) to read\b|\b(?:unreadable|illegible|unleserlich|contrast|kontrast|(?:almost |nearly |hardly )?(?:invisible|readable)|(?:too )?faint|blurry|kaum sichtbar|unsichtbar)/iu;

/** That more is to be seen at once, in less room. */
export const TOO_LOOSE =
  /\b(?:more compact|compact(?:er)?|denser|tighter|less (?:space|padding|white ?space)|too (?:much (?:white ?)?space|airy|loose))\b|(?:kompakter|kompakte|dichter|enger|zu luftig|weniger (?:platz|abstand|weißraum)|zu viel (?:platz|abstand))/iu;

/** Whether a request only complains of how a screen looks today: nothing new is made, and nobody has to be told what for. */
export function complainsOfLooks({ request, kind, isNew }: Pick<AreaContext, 'request' | 'kind' | 'isNew'>): boolean {
  return kind === 'ui' && !isNew && [LOOKS_BAD, HARD_TO_READ, MAKE_NICER, TOO_LOOSE].some((says) => says.test(request));
}

/** What works as it was made to, and is a labour all the same. */
const IS_A_PAIN =
  /\b(?:is|are|it[’']s) (?:\w+ )?(?:an? )?(?:real |huge |total )?(?:pain|annoying|tedious|cumbersome|hassle|nightmare|clumsy|awkward|laborious)\b|\b(?:nervt|mühsam|umständlich)\b/i;

/** Whether a request complains of what a thing costs those who use it, and leaves open what would be better. */
export function isLaborious(request: string): boolean {
  return IS_A_PAIN.test(request) && !SAYS_WHAT.test(request);
}
/** Words of who says what would be better. */
const SAYS_WHAT =
  /[`"“„]|\b(?:please|bitte|should|let (?:me|us)|as (?:json|csv|yaml|markdown|text))\b|\b(?:i|we)(?:['’]d| would| want)\b|\b(?:ich|wir) (?:will|wollen|möchten?|hätten?|brauchen?)\b|\bsoll(?:te)?n?\b/i;

/** Places that people are shown, and words by which one is made. */
const PLACE =
  '(?:screens?|pages?|views?|lists?|forms?|dialogs?|dashboards?|tables?|wizards?|galler(?:y|ies)|panels?|calendars?|boards?|editors?|feeds?|profiles?|seiten?|ansicht(?:en)?|listen?|formulare?|tabellen?|übersicht(?:en)?|kalender|masken?)';
const MAKES_PLACE = new RegExp(
  `(?<!\\p{L})(?:add|new|create|build|make|introduce|show|needs?|want|have|give|let|an?|eine?n?|neue?[nrs]?)(?!\\p{L})[^.!?\\n]{0,60}?(?<!\\p{L})(?:\\p{L}{3,20})?${PLACE}(?!\\p{L})`,
  'iu',
);

/** Whether a request makes a screen, a list or a form that is not there yet. */
export function makesPlace(context: AreaContext): boolean {
  const { request, subjectAreas } = context;
  const isWhole = subjectAreas.some(({ id }) => id === 'site' || id === 'theme' || id === 'layout');
  return !isWhole && !complainsOfLooks(context) && shapeOf(request) !== 'report' && MAKES_PLACE.test(request);
}

const PART =
  /(?<![\w-])--[a-z][\w-]+|\b[\w.]+\(\)|[?&][a-z]\w*=|\b(?:options?|flags?|fields?|arguments?|param(?:eter)?s?|columns?|buttons?|functions?|commands?|subcommands?|methods?|switch|spalten?|knopf|knöpfe|schalter|funktion(?:en)?|befehle?|methoden?|felder?|feld)\b/iu;

/** Whether a request names the very part of a program that it wants: an option, a field, a column, a button, a function. */
export function namesPart(request: string): boolean {
  return PART.test(request);
}

/** That somebody says why or when something is slow, English and German. */
export const SAYS_WHY_SLOW =
  /\b(?:load|fetch|read|quer(?:y|ie)|call|render|pars|copi|scan|run|walk|iterat)\w{0,4} (?:\w+ ){0,3}?(?:every|all|each|whole|everything)\b|\bone \w+ (?:per|for each|for every)\b|\b(?:for|on|in) (?:each|every)\b|\b(?:too|so|very) many (?:\w+ ){0,2}(?:quer(?:y|ies)|requests?|calls?|renders?|allocations?|reads?|lookups?)\b|\bn ?\+ ?1\b|\bbecause\b|\bonce (?:some|there|it|the|an?|we|they)\b|\bfür jede[nsmr]? |\b(?:zu|so) viele (?:abfragen|anfragen|aufrufe)|\b(?:bei|ab) \d|\beinzeln\b|\bweil\b|\bsobald\b/iu;

/** A call of a service with a number behind it: which request, on how much data. */
export const SAYS_WHICH_REQUEST = /\b(?:GET|POST|PUT|PATCH|DELETE) \/\S+[\s\S]{0,200}?\d{2}/;

/** An example of use that looks like code: a call, or a command line with an option. */
const OF_CODE = /^(?:[\w.-]+\([^()\n]{0,80}\)|(?:[\w./-]+ )*--?[\w-]+(?:[= ](?!\|)[^\s,;`]+)?)/u;
const BEHIND_EXAMPLE = /(?:\be\.\s?g\.|\bfor example|\bz\.\s?B\.|\bzum Beispiel)[:,]?\s+/iu;
const IN_BACKTICKS = /`([^`\n]{3,80}[ (=][^`\n]{0,80})`/g;
/** The mere name of a command that stands, which is no example of what is wished for: `llm logs`. */
const IS_COMMAND = /^[a-z][\w-]*(?: [a-z][\w-]*){1,3}$/;
const RESULT =
  /^\s*(?:→|->|=>|gives?|returns?|becomes?|prints?|yields|ergibt|gibt|wird zu|liefert)\s+("[^"\n]{0,60}"|`[^`\n]{1,60}`|[\w.-]{1,30})/u;

/** An example of use that a request gives, with what comes of it where it says that. */
interface Example {
  call: string;
  result: string | null;
}

/** The example that a request gives of what one will write, in backticks or behind “e.g.”; null where it gives none. */
export function exampleIn(request: string): Example | null {
  const text = request.slice(0, LOOKED_AT);
  const quoted = [...text.matchAll(IN_BACKTICKS)].map(([, one = '']) => one).find((one) => !IS_COMMAND.test(one));
  const behind = text.split(BEHIND_EXAMPLE)[1]?.replace(/^`/, '') ?? '';
  // Of a row of commands, the first one is meant.
  const call = OF_CODE.exec(behind)?.[0] ?? quoted?.split(' | ')[0];
  if (call === undefined) return null;
  const rest = text.slice(text.indexOf(call) + call.length).replace(/^`/, '');
  return { call: call.trim(), result: RESULT.exec(rest)?.[1] ?? null };
}

/** Characters of a request that are looked at. */
const LOOKED_AT = 2_000;

/** What speaks with people in a chat. */
export const isBot = (request: string): boolean =>
  /\b(?:\w+-)?(?:chat)?bots?\b(?!\.txt)/i.test(request.slice(0, LOOKED_AT));

/** Whether what is wished for is a game: before it is said what for, or of what. */
export const isGame = (request: string): boolean => GAME.test(request.slice(0, LOOKED_AT).replace(WANTS_TO_BUILD, ''));
/** Whose wish it is, before it is said what is wished for. */
const WANTS_TO_BUILD = /^\W{0,3}(?:i|we)(?: want| would like|['’]d like) to (?:build|make|write|program|create) /i;
const GAME =
  /^(?:(?!(?<!\p{L})(?:to|for|that|which|where|who|of|with|um|für|der|die|das|mit)(?!\p{L}))[^.\n]){0,60}?(?<!\p{L})(?:games?|quiz|(?:\p{L}+)?spiel)(?!\p{L})/iu;

/** What is done to many files that are there. */
export const CONVERTS_FILES =
  /\b(?:turn|convert|rename|sort|merge|split|clean up)s?\b[^.!?\n]{0,60}\b(?:files?|photos?|pictures|documents?|pdfs?|them)\b|\b(?:dateien|fotos|dokumente)\b[^.!?\n]{0,60}(?:umwandeln|umbenennen|sortieren)/iu;

/** Whether what is begun only does something to files that are there: what comes out of one of them says most. */
export const convertsFiles = ({ request, isNew }: Pick<AreaContext, 'request' | 'isNew'>): boolean =>
  isNew && CONVERTS_FILES.test(request.slice(0, LOOKED_AT));

/** That all stays as it is for everybody. */
export const NOTHING_CHANGES =
  /\bbyte[- ](?:for[- ]byte|identical)|\bidentical (?:output|results)|\bzeichengenau|\bohne dass sich\b[^.!?\n]{0,40}\bändert|\bwithout chang\w+[^.!?\n]{0,20}\b(?:results?|output)|\b(?:results?|output) (?:(?:must|should|shall|have to|has to) )?(?:stays?|remains?|be) the same|\bnothing (?:should |must |may )?changes?\b|\b(?:no|without(?: any)?|zero) (?:change|changes|changing)[^.!?\n]{0,20}\bbehaviou?r|\bbehaviou?r (?:must |should |shall |has to |is to )?(?:stays?|remains?|be|not change)|\bam verhalten\b[^.!?\n]{0,30}\b(?:nichts|ändert)|verhalten (?:soll |muss |darf )?(?:gleich|unverändert|bleib|sich nicht)/iu;
