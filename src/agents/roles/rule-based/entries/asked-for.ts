import { shapeOf } from '../../../base/english/request-shape';
import type { BankContext } from './entry';

/** That something looks bad, or does not fit its screen, English and German. */
const LOOKS_BAD =
  /\b(?:looks?|looking) (?:\S+ ){0,6}?(?:awful|terrible|horrible|ugly|bad|broken|wrong|weird|off|cramped|messy|dated|outdated|like crap)\b|\b(?:ugly|unreadable|illegible|misaligned|cramped|cut off|cropped|squashed|off[- ]screen|overlap\w*|overflow\w*)\b|(?:sieht|sehen|aussieht|aussehen)(?!\p{L})[^.!?\n]{0,80}?(?:furchtbar|schrecklich|hässlich|schlimm|kaputt|schlecht|komisch|unmöglich|altbacken|grauenhaft)|(?:überlapp|überlager|abgeschnitten|unleserlich|hässlich|zerschossen)|(?:aus dem|über den) (?:Bild|Rand)/iu;

/** Whether a request only complains of how a screen looks today: nothing new is made, and nobody has to be told what for. */
export function complainsOfLooks({ request, kind, isNew }: Pick<BankContext, 'request' | 'kind' | 'isNew'>): boolean {
  return kind === 'ui' && !isNew && LOOKS_BAD.test(request);
}

const CONFIRMS =
  /\bconfirm(?:s|ation|ed)?\b[^.!?\n]{0,40}\b(?:before|when|deleting|dialog|prompt)\b|\b(?:ask|prompt)(?:s|ing)? (?:me |us |people |users |first |again )*(?:before|first|for confirmation|if i)\b|\bwithout (?:even )?asking\b|\bare you sure\b|(?:nach|rück)frag|nachgefragt|bestätig(?:t|en|ung)|ohne zu fragen/iu;

/** Whether a request wants people to be asked before something is done: the way there stands already. */
export function wantsConfirmation(request: string): boolean {
  return CONFIRMS.test(request);
}

/** Places that people are shown, and words by which one is made. */
const PLACE =
  '(?:screens?|pages?|views?|lists?|forms?|dialogs?|dashboards?|tables?|wizards?|galler(?:y|ies)|panels?|calendars?|boards?|editors?|feeds?|profiles?|seiten?|ansicht(?:en)?|listen?|formulare?|tabellen?|übersicht(?:en)?|kalender|masken?)';
const MAKES_PLACE = new RegExp(
  `(?<!\\p{L})(?:add|new|create|build|make|introduce|show|needs?|want|have|give|let|an?|eine?n?|neue?[nrs]?)(?!\\p{L})[^.!?\\n]{0,60}?(?<!\\p{L})(?:\\p{L}{3,20})?${PLACE}(?!\\p{L})`,
  'iu',
);

/** Whether a request makes a screen, a list or a form that is not there yet. */
export function makesPlace(context: BankContext): boolean {
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
