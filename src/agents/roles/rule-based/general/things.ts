import { shapeOf } from '../../../base/english/request-shape';
import { isVerb } from '../../../base/english/verbs';
import { languageOf } from '../../../base/text/language';
import type { ChangeKind } from '../../../session/change-kind';
import { best, opt, WITH_SCREENS, type AreaContext, type Entry } from '../entries/entry';

/** Characters of a request that are looked at. */
const LOOKED_AT = 200;

const THING = "((?:[a-z][a-z'-]{2,20} ){0,2}[a-z][a-z-]{2,24})";
const HOME = '([a-z][a-z-]{2,24})';
const ARTICLE = '(?:an? |the |some |their |our |my |his |her )?';
const PEOPLE =
  '(?:users?|customers?|owners?|authors?|readers?|members?|people|staff|admins?|vets?|doctors?|nurses?|teachers?|students?|guests?|players?|players|employees?|managers?|visitors?|tenants?|drivers?|editors?)';

/** How somebody wishes for a kind of thing that is not kept yet: the thing is in the first group, what it belongs to in the second. */
const WISHES: readonly RegExp[] = [
  new RegExp(
    `^\\W{0,3}(?:please )?(?:let (?:me|us|people|users|members) )?(?:attach|add|assign|enter|record|note|leave|write|pin|put) ${ARTICLE}${THING} (?:to|on|for) ${ARTICLE}(?:each |every )?${HOME}\\W{0,3}$`,
    'i',
  ),
  new RegExp(`^\\W{0,3}${THING}(?<=s) (?:in|on|for|per) ${ARTICLE}(?:each |every )?${HOME}\\W{0,3}$`, 'i'),
  new RegExp(
    `^\\W{0,3}${ARTICLE}${PEOPLE} (?:should be able to|should|can|could|want to|need to) (?:enter|record|create|add|write|leave|save|plan|attach|note|keep|offer|post|propose) ${ARTICLE}${THING}(?: (?:to|on|for|in) ${ARTICLE}${HOME})?\\W{0,3}$`,
    'i',
  ),
];

const WISHES_IN_GERMAN: readonly RegExp[] = [
  /^\P{L}{0,3}(\p{Lu}[\p{L}-]{2,30}(?:e|n|s)) (?:in|an|zu|bei|für|pro|je) (?:(?:den|die|das|dem|der|jede[nrms]?|einen?|einem|einer|ein) )?\p{Lu}[\p{L}-]{2,30}(?: (?:an|hinzu|ein)?(?:hängen|fügen|tragen|legen|erfassen|speichern))?\P{L}{0,3}$/u,
  /^\P{L}{0,3}(?:(?:[Dd]er|[Dd]ie|[Dd]as|[Jj]ede[rs]?|[Ee]ine?) )?\p{Lu}[\p{L}-]{2,30} (?:kann|können|soll|sollen|darf|dürfen|möchten?)(?: \p{Ll}{2,12}){0,1} ((?:\p{Ll}+e[nrs]? )?\p{Lu}[\p{L}-]{2,30})(?: (?:zu|an|bei|für|in) (?:\p{Ll}+ )?\p{Lu}[\p{L}-]{2,30})? (?:eintragen|anlegen|erfassen|hinterlegen|schreiben|vergeben|anhängen|hinzufügen|vorschlagen|anbieten)(?: können)?\P{L}{0,3}$/u,
];

/** Words that no name of a thing has in it. */
const NO_NAME = /\b(?:is|are|was|were|be|has|have|stops?|instead|when|and|or)\b/i;

/** What is no thing that people keep, but a part of a program or of its work. */
const NO_THING =
  /\b(?:load|preload|prefetch|render|settings?|something|anything|duplicates|options?|flags?|arguments?|parameters?|columns?|fields?|buttons?|pages?|screens?|views?|links?|tabs?|menus?|icons?|shortcuts?|support|tests?|types?|docs?|documentation|examples?|endpoints?|routes?|apis?|logs?|logging|metrics|caching|cache|indexes|index|validation|checks?|errors?|messages?|warnings?|colou?rs?|modes?|themes?|fonts?|spinners?|animations?|filters?|sort(?:ing)?|search|pagination|limits?|timeouts?|retries|hooks?|methods?|functions?|classes|components?|modules?|packages?|plugins?|drafts|previews?|versions?|statistics|charts?|graphs?|counts?|totals?|prices?|discounts?|taxes|languages?|translations?|rights|permissions?|roles?|access|login|sign-?in|passwords?|notifications?|reminders?|mails?|e-?mails?|way|ways|possibility|more|better|new|old|same|time|order)\b|^(?:etwas|alles)$|(?:suche|filter|knopf|seite|ansicht|test|typ|fehler|meldung|spalte|feld|option|schalter|version|sprache|export|import|statistik|übersicht|liste|benachrichtigung|erinnerung|modus|farbe|schrift|konto|anmeldung|login|passwort|preis|rabatt|beispiele?|doku|schnittstelle|endpunkt)\p{L}{0,3}$/iu;

/** Where nothing is kept: parts of a screen, of code and of a release. */
const NO_HOME =
  /\b(?:terminal|console|stdout|readme|docs?|ci|header|footer|sidebar|menu|toolbar|page|screen|api|response|request|table|list|form|dashboard|app|application|site|website|config\w*|cli|build|code|tests?|parser|output|input|logs?|browser|phone|windows|linux|macos|db|database|server|client|production|development|start|startup|background|memory|parallel|general|json|csv|html|pdf|hover|time|now|later|free)\b|(?:seite|doku|kopf|leiste|menü|liste|tabelle|formular|app|anwendung|code|datenbank|ausgabe|browser|handy|profil|anmeldung|login)\p{L}{0,2}\b/iu;

/** Whose wish it is, before it, and what it is like or for, behind it. */
const WHOSE_WISH = /^\W{0,3}(?:i|we)(?:['’]d like| would like| want| need) to /i;
const BEHIND = /[,.;(]|\s(?:like|such as|so that|e\.g\.|z\. ?B\.|zum Beispiel|damit)\s/iu;

/** What a wish would have people keep, as it calls it: “lab results” in “attach lab results to a visit”; null if it is no such wish. */
export function thingWished(request: string): string | null {
  if (shapeOf(request) === 'report') return null;
  const wish = request.slice(0, LOOKED_AT).replace(WHOSE_WISH, '').split(BEHIND, 1)[0] ?? '';
  for (const pattern of languageOf(request) === 'de' ? WISHES_IN_GERMAN : WISHES) {
    const [, thing, home] = pattern.exec(wish) ?? [];
    if (thing === undefined) continue;
    // “Print labels for the parcels” orders what is done, and names nothing that is kept.
    if (isVerb(thing.split(' ', 1)[0] ?? '') || NO_NAME.test(thing)) return null;
    return NO_THING.test(thing) || (home !== undefined && NO_HOME.test(home)) || NO_HOME.test(thing) ? null : thing;
  }
  return null;
}

/** The thing as its questions call it. */
export const thingIn = ({ request }: AreaContext): string => thingWished(request) ?? '';

/** Kinds of change that make something to be kept. */
const KEPT: readonly ChangeKind[] = ['feature', 'data'];

const isWished = ({ request, kind, project, change, isNew, subjectAreas, selection }: AreaContext): boolean =>
  project !== null &&
  change === null &&
  !isNew &&
  selection === null &&
  subjectAreas.length === 0 &&
  KEPT.includes(kind) &&
  thingWished(request) !== null;

/**
 * What is asked where people are to keep a kind of thing that no subject knows: of what it consists, who may do what with
 * it, what is refused, and what becomes of it. Asked before the open questions, which every wish gets.
 */
export const THINGS: readonly Entry[] = [
  {
    about: 'things.parts',
    for: ['service', ...WITH_SCREENS],
    when: isWished,
    subject: (context) => `What “${thingIn(context)}” consist of`,
    dimensions: ['data', 'scope'],
    aspects: ['parts', 'content', 'goal', 'format'],
    priority: 97,
    type: 'ask_text',
    code: true,
    question: (context) => `“${thingIn(context)}”: what does each consist of, and what may be left out?`,
    context:
      'Every part with its name, what it may hold and how much of it, what is chosen from and what is typed, and what stands there before anybody fills it in.',
    why: 'The parts decide the form, the storage and every list.',
    placeholder: 'A title (required, up to 100 characters), a date (today), a file or none',
  },
  {
    about: 'things.who',
    for: ['service', ...WITH_SCREENS],
    when: isWished,
    subject: (context) => `Who may do what with “${thingIn(context)}”`,
    dimensions: ['security', 'behaviour'],
    aspects: ['keepers', 'permissions', 'ownership', 'privacy'],
    priority: 93,
    type: 'pick_one',
    question: (context) => `“${thingIn(context)}”: who adds, changes and deletes them, and who sees them?`,
    context: 'Also afterwards: whether what was added can be changed at any time, and by whom.',
    why: 'Who may do what decides half of the screens and all of the checks.',
    options: (context) => {
      const things = `“${thingIn(context)}”`;
      return [
        best(
          'Each their own, seen by all',
          `The system shall show ${things} to everybody who may see what they belong to, and let only their author change or delete them.`,
        ),
        opt(
          'Each their own, seen by nobody else',
          `The system shall let nobody but their author see, change or delete ${things}.`,
        ),
        opt(
          'A few look after them',
          `The system shall show ${things} to everybody who may see what they belong to, and let only administrators add, change or delete them.`,
        ),
        opt(
          'Everybody everything',
          `The system shall let everybody who may see what they belong to add, change and delete ${things}, also those of others.`,
        ),
      ];
    },
  },
  {
    about: 'things.refused',
    for: ['service', ...WITH_SCREENS],
    when: isWished,
    subject: (context) => `What is refused of “${thingIn(context)}”`,
    dimensions: ['errors', 'behaviour'],
    aspects: ['refused', 'edges', 'odd', 'failure', 'volume'],
    priority: 90,
    type: 'ask_text',
    question: 'What is refused, and in which words: empty, too much, a second one, too late?',
    context: 'Each limit with its number, and what somebody reads who goes beyond it.',
    why: 'What is not refused will be there one day, and every list has to show it.',
    placeholder: 'Empty → “…”\nMore than … → “…”\nAfter … → “…”',
  },
  {
    about: 'things.end',
    for: ['service', ...WITH_SCREENS],
    when: isWished,
    subject: (context) => `The end of “${thingIn(context)}”`,
    dimensions: ['data', 'behaviour'],
    aspects: ['end', 'retention', 'existing_data', 'undo'],
    priority: 84,
    type: 'pick_one',
    question: (context) => `What becomes of “${thingIn(context)}” when what they belong to is deleted?`,
    why: 'Nobody thinks of it before the first one hangs in the air.',
    options: (context) => {
      const things = `“${thingIn(context)}”`;
      return [
        best('They go with it', `When what they belong to is deleted, the system shall delete its ${things} with it.`),
        opt('They stay', `When what they belong to is deleted, the system shall keep its ${things}.`),
        opt('It cannot be deleted', `While something has ${things}, the system shall refuse to delete it and say why.`),
      ];
    },
  },
];
