import { languageOf } from '../../base/text/language';
import { subwords } from '../../base/english/subwords';
import { headOf, isNewProgram, shapeOf, withoutCondition, withoutReasons } from '../../base/english/request-shape';
import { stem } from '../../base/english/words';
import { asidesIn, isWithin, type Span } from '../../base/english/asides';
import { isVerb } from '../../base/english/verbs';
import type { ChangeKind } from '../../session/change-kind';
import type { Evidence, Fact } from '../../session/evidence';
import { partsIn, projectKindFor, type ProjectKind } from '../../session/project-kind';
import type { SessionBackground } from '../inputs/inputs';
import { deedIn } from './general/courses';
import { isLedByDeed, saysDeed } from './general/deeds';
import { CONVERTS_FILES } from './entries/asked-for';
import { BUILDING, MENDING, type SubjectArea } from './entries/entry';
import { GERMAN } from './german/register';
import { GERMAN_WORDS } from './german/subjects';
import { SUBJECT_AREAS } from './subject-areas/register';

/** A match of a subject area's first pattern is what the subject is called; the further ones are hints. */
const NAME_WEIGHT = 3;
const HINT_WEIGHT = 2;
/** A subject area that fits the kind of change says more than one that does not. */
const KIND_WEIGHT = 1;

/** A subject with how much a text speaks for it. */
export interface WeighedSubject {
  area: SubjectArea;
  weight: number;
  /** Whether the text calls it by its name, and does not only hint at it. */
  named: boolean;
}

/**
 * The subjects that a text may be about, the likeliest first: not those that are only named in brackets, in quotes, as
 * examples or as what is not meant. Deterministic; ties go by place in the text.
 */
export function weighedSubjects(text: string, kind: ChangeKind | null = null): WeighedSubject[] {
  const key = `${kind ?? ''} ${text}`;
  const known = weighedBefore.get(key);
  if (known !== undefined) return known;
  if (weighedBefore.size >= MOST_REMEMBERED) weighedBefore.clear();
  const weighed = weigh(text, kind);
  weighedBefore.set(key, weighed);
  return weighed;
}

/** Each turn asks the same of the same few texts. */
const weighedBefore = new Map<string, WeighedSubject[]>();
const MOST_REMEMBERED = 50;

function weigh(told: string, kind: ChangeKind | null): WeighedSubject[] {
  const wanted = withoutCondition(told);
  // In a report the reason is what goes wrong.
  const text = shapeOf(told) === 'report' ? wanted : withoutReasons(wanted);
  const asides = [...asidesIn(text), ...detailsIn(text), ...fileNamesIn(text)];
  const areas = languageOf(text) === 'de' ? SUBJECT_AREAS.filter(isInGerman) : SUBJECT_AREAS;
  return areas
    .map((area) => ({ area, ...matchOf(area, text, asides, kind) }))
    .filter(({ weight }) => weight > 0)
    .sort((left, right) => right.weight - left.weight || left.place - right.place);
}

/** Whoever writes German is asked in German: open questions rather than prepared ones in English. */
function isInGerman({ entries }: SubjectArea): boolean {
  return entries.some(({ about: key }) => key in GERMAN);
}

/** The list behind a colon in "Add teams: users belong to one, items are shared, admins can invite": it names details. */
const DETAILS =
  /^[^:\n]{0,20}[^:\s]{1,60}\s[^:\n]{1,120}:\s(?=(?:[^,.\n]{1,120},){2}|[^,.\n]{1,120}, [^,.\n]{1,120} and )/;

function detailsIn(text: string): Span[] {
  const head = DETAILS.exec(text)?.[0];
  if (head === undefined) return [];
  const [list = ''] = text.slice(head.length).split(/(?<=[.!?])\s/u, 1);
  return [{ start: head.length, end: head.length + list.length }];
}

/** Names of files: what code is called is told of code, whatever it means elsewhere. */
const FILE_NAME = /(?<![\w@-])(?:[\w.-]+\/)*[\w-]+\.[a-z]{1,4}(?![\w@-])/gi;

function fileNamesIn(text: string): Span[] {
  return [...text.matchAll(FILE_NAME)].map(({ index, 0: name }) => ({ start: index, end: index + name.length }));
}

/** Most subjects that a text is read as. */
const MOST_AT_ONCE = 3;

/** The subjects that a text is about, the likeliest first, at most three. */
export function subjectAreasIn(text: string, kind: ChangeKind | null = null): SubjectArea[] {
  return weighedSubjects(text, kind)
    .slice(0, MOST_AT_ONCE)
    .map(({ area }) => area);
}

/** What kind of project the change is about: as the person said, else as the workspace shows; null where neither tells. */
/** Words for what those who write code take from a library. */
const OF_LIBRARY =
  /\b(?:api|crate|functions?|methods?|types?|typings|library|package|traits?|structs?|modules?|exports?|class(?:es)?|bibliothek|funktion(?:en)?|typ(?:en)?)\b|`/i;

const CALLED_IN_CODE = /\b(?:[a-z]+[A-Z]\w*|[a-z]\w*\.[a-z]\w+|[a-z]{3,})\((?!s\))|\{ ?[a-z]\w*: ?[^}\n]+\}/;
const TYPED = /(?:^|[\s`])--?[a-z][\w-]*|\b(?:npx|cli|command|terminal|befehl)\b/;

/** Words for how a program is started, and for what other programs get of it. */
const OF_COMMAND =
  /(?:^|[\s`])--[a-z][\w-]*|\b(?:cli|command[- ]line|flags?|arguments?|exit codes?|std(?:in|out|err)|subcommands?|kommandozeile)\b/i;

/**
 * The kind of the project that a change is about. The code of a command may lie in a library beside it, `tool-core` beside
 * `tool`, or in packages beside `cli`: people meet the command, unless the request is about code.
 */
function peopleMeet(facts: readonly Fact[], evidence: readonly Evidence[], request: string): ProjectKind | null {
  const found = projectKindFor(facts, evidence);
  // What is called from code is met there, also where the package has a command beside it.
  if (found === 'command_line' && CALLED_IN_CODE.test(request) && !TYPED.test(request)) {
    const isScript = facts.some(({ kind, value }) => kind === 'language' && /^(?:type|java)script$/i.test(value));
    if (isScript) return 'library';
  }
  // What fills the terminal is started by a command as well.
  if (found === 'terminal_app' && OF_COMMAND.test(request)) return 'command_line';
  if (found !== 'library' || OF_LIBRARY.test(request)) return found;
  const parts = partsIn(facts, evidence);
  const nameOf = (folder: string) => folder.split('/').at(-2) ?? '';
  const isOfCommand = parts.some(
    ({ kind, folder }) =>
      kind === 'command_line' &&
      (nameOf(folder) === 'cli' || parts.some((other) => nameOf(other.folder).startsWith(`${nameOf(folder)}-`))),
  );
  return isOfCommand ? 'command_line' : found;
}

export function projectOf({
  reading,
  facts,
  evidence,
  request,
}: Pick<SessionBackground, 'reading' | 'facts' | 'evidence' | 'request'>): ProjectKind | null {
  if (reading.project !== null) return reading.project;
  const found = peopleMeet(facts, evidence, request);
  if (found === 'service' && OF_PAGES.test(request)) return 'web_app';
  const withScreens = facts.find(({ kind, value }) => kind === 'project' && (value === 'web_app' || value === 'app'));
  if (withScreens !== undefined && !OF_CODE.test(request) && !CALLED_IN_CODE.test(request))
    return withScreens.value as ProjectKind;
  // A web application that answers requests itself is a service to those who call it, and so is one that is to have an API.
  if (found === 'web_app' && WANTS_CALLS.test(request)) return 'service';
  if (
    found === 'web_app' &&
    OF_CALLS.test(request) &&
    facts.some(({ kind, value }) => kind === 'framework' && OF_SERVERS.test(value))
  )
    return 'service';
  return found ?? SAID_KINDS.find(([, said]) => said.test(request))?.[0] ?? null;
}

/** What is asked for by those who write code: in a workspace that has screens, too, it is about its packages or service. */
const OF_CODE =
  /\b(?:api|endpoints?|routes?|graphql|grpc|rest|sdk|functions?|methods?|types?|typings|props|hooks?|exports?|package|library|module|npm|schema|database|tables?|migrations?|queries|quer(?:y|ies)|server|backend|webhooks?|jobs?|queue|workers?|cli|command|tests?|ci|build|schnittstelle|endpunkt|datenbank|tabelle)\b|\b(?:GET|POST|PUT|PATCH|DELETE) \/|`/iu;

/** What people see in their browser, of a service that has pages, too. */
const OF_PAGES =
  /\b(?:ui|user interface|web ?mail|dashboard|buttons?|on (?:a |my |the )?(?:phone|mobile|tablet)|in the admin|(?:login|sign-?in|settings|admin|user|start|home) (?:page|panel|screen|interface|area))\b|(?:oberfläche|webmail|(?:anmelde|einstellungs|start|admin)seite|knopf)/iu;

/** What is asked for by those who call a program through the net, and frameworks that answer them. */
const OF_CALLS =
  /\b(?:api|endpoints?|graphql|grpc|rest|webhooks?|schnittstelle|endpunkt)\b|\b(?:GET|POST|PUT|PATCH|DELETE) \//iu;
const WANTS_CALLS =
  /^\W{0,3}(?:(?:please |we need |i want |add |build |provide |offer |expose |create )(?:an? |the |our )?)?(?:an? )?(?:\w+ ){0,2}(?:api|webhooks?|schnittstelle) (?:for|to|so|that|für|zum|zur)\b/i;
const OF_SERVERS = /django|rest framework|rails|laravel|flask|fastapi|express|nest|spring|phoenix/i;

/** How a request itself says what is to be made, where no workspace tells. */
const SAID_KINDS: readonly [ProjectKind, RegExp][] = [
  ['terminal_app', /\b(?:tui|terminal (?:app\w*|ui|user interface|game)|in (?:the|a) terminal)\b|\bim terminal\b/i],
  ['command_line', /^\W{0,3}(?:\p{L}+ ){0,4}(?:script|skript)\b/iu],
  ['command_line', /\b(?:cli|command[- ]line)(?: (?:tool|app\w*|program))?\b|\b(?:kommando|befehls)zeilen\S{0,20}/i],
  [
    'library',
    /(?:^\W{0,3}|(?<!\b(?:for|für) )\b(?:an?|eine?) )(?:(?!for |für )[\p{L}\d]+[ -]){0,4}(?:library(?! of)|crate|(?:npm|python|pypi|php|composer|ruby|go|julia) package|sdk|bibliothek)\b/iu,
  ],
  [
    'web_app',
    /\b(?:web[- ]?app\w*|web ?(?:site|page)|home ?page|single[- ]page|dashboard|(?:web|internet)-?seite|web-?anwendung)\b/i,
  ],
  [
    'web_app',
    /\b(?:in the browser|im browser)\b|\b(?:an?|our|small|little|simple|searchable|static|internal|public|eine|kleine|einfache|unsere) (?:site|page|seite)\b(?! of\b)/i,
  ],
  ['command_line', CONVERTS_FILES],
  ['command_line', /^\W{0,3}(?:an? |eine )?github[- ]action\b/i],
  ['service', /^\W{0,3}(?:[\w-]+ ){0,2}(?:service|microservice|backend|daemon|api)\b(?! (?:page|screen|key))/i],
  ['service', /\b(?:an?|eine?n?) (?:\w+ ){0,3}(?:service|server|api|backend|bot|daemon|job|dienst)\b|\bbot\b/i],
  [
    'app',
    /\b(?:browser|chrome|firefox|vs ?code|editor)[- ](?:extension|add-?on|plug-?in|erweiterung)\b|\bbrowser-?erweiterung\b/i,
  ],
  ['app', /\b(?:mobile|desktop|android|ios|iphone) app\w*\b|\b(?:an?|eine?n?) (?:\w+ ){0,3}(?:game|quiz|spiel)\b/i],
];

/** Deeds whose wishes restrict or keep what a subject knows how to build: “starred articles stay”, “no messages at night”. */
const LEADS_AWAY: readonly (string | null)[] = ['keep', 'window'];

function leadsAway({
  request,
  intake,
  reading,
  bare,
}: Omit<SessionBackground, 'selection' | 'callerContext'>): boolean {
  const wish = { request, kind: intake.kind, isNew: bare === true, change: null, project: reading.project };
  return LEADS_AWAY.includes(deedIn(wish));
}

/** Whether something is for projects of a kind; where the kind is not known, everything is. */
export function suits(project: ProjectKind | null, kinds: readonly ProjectKind[] | undefined): boolean {
  return project === null || kinds === undefined || kinds.includes(project);
}

/** The subjects that the questions come from: as the person said, else as the request reads in this kind of project. */
export function subjectsInForce(background: Omit<SessionBackground, 'selection' | 'callerContext'>): SubjectArea[] {
  const { request, intake, reading } = background;
  const { subjects, words, rejected } = reading;
  if (subjects !== null) return subjects.flatMap((id) => subjectAreaOf(id) ?? []);
  const project = projectOf(background);
  const read = weighedSubjects(words ?? request, intake.kind).filter(
    ({ area }) =>
      suits(project, area.for) &&
      !rejected.includes(area.id) &&
      !isOwnTrade(area, background) &&
      !isThere(area, intake.kind, background) &&
      !(words === null && (isOnlyDoneTo(area.id, request) || leadsAway(background))) &&
      // What is to be put right is designed already.
      (!MENDING.includes(intake.kind) || area.kinds.includes(intake.kind)),
  );
  const said = words ?? request;
  const named = read.filter((one) => one.named);
  // One of the kind that the words say is meant rather than what it is done to.
  const ofKind = named.filter(({ area }) => area.kind === intake.kind && intake.kind !== 'feature');
  const called = ofKind.length > 0 ? ofKind : named;
  if (words !== null || isShort(said)) {
    // Whoever uses a command line writes its options: that alone asks for no new one.
    // Of a whole program a word on the way says how it runs, not what it is for.
    const isKnownOtherwise =
      words === null &&
      (hasItsCode(background) || isNewProgram(said) || (shapeOf(said) !== 'report' && saysDeed(said)));
    const hinted = isKnownOtherwise ? [] : read.filter(({ area }) => area.id !== 'cli-command');
    return (called.length > 0 ? called : hinted).slice(0, MOST_AT_ONCE).map(({ area }) => area);
  }
  // In many words, one on the way names no subject: only what the first clause orders by its name is meant beyond doubt.
  const [opening = ''] = said.trim().split(SENTENCE_END, 1);
  const [program = ''] = opening.split(WHAT_IT_DOES, 1);
  const [first = ''] = said.trim().split(/[^\p{L}-]/u, 1);
  const isOrder = isVerb(first) || ORDERED_NEW.test(said);
  const lacks = MISSES.test(said);
  // A program is called by its name and by what it does in the first place: “a bot that reminds …”.
  const does = opening.slice(program.length).split(/\s+/, WHAT_IT_DOES_FIRST).join(' ');
  const head = isNewProgram(said) ? `${program} ${does}` : isOrder ? headOf(said) : lacks ? opening : '';
  // A fault of a sort that has questions of its own is told in the first sentence.
  const isFault = ({ kind }: SubjectArea) => intake.kind === 'bug' && (kind === 'bug' || kind === 'tests');
  // What is to be protected is often told in the sentence behind it.
  const isShield = ({ kind }: SubjectArea) => intake.kind === 'security' && kind === 'security';
  // So is who cannot see, or use a mouse.
  const isReach = ({ id }: SubjectArea) => intake.kind === 'ui' && id === 'accessibility';
  return called
    .filter(({ area }) => isShield(area) || isReach(area) || isCalledIn(area, isFault(area) ? opening : head))
    .slice(0, MOST_AT_ONCE)
    .map(({ area }) => area);
}

/** Subjects that are such a deed themselves: the others are only what it is done to. */
const OF_DEEDS: ReadonlySet<string> = new Set(
  'duplicates archive deletion rate-limit export import time encoding rounding split dependency store-move'.split(' '),
);

/** Whether a subject is only what a wish orders something to be done to. */
export const isOnlyDoneTo = (id: string, request: string): boolean => isLedByDeed(request) && !OF_DEEDS.has(id);

const SENTENCE_END = /[.!?]\s|\n/;
/** Where the name of a program ends, and what it is to do begins. */
const WHAT_IT_DOES = /,|\s(?:that|which|to|for|der|die|das|um|für)\s/iu;

const WHAT_IT_DOES_FIRST = 4;
/** Whoever says what one cannot do wants it: “She forgot her password, and there is no way to reset it.” */
const MISSES =
  /\b(?:(?:there(?:['’]s| is| are)|has|have|with) no way (?:to|of)|no possibility to|nobody can|(?:gibt|haben|hat) (?:\p{L}+ ){0,2}keine(?:n weg|\p{L}? möglichkeit))/iu;

/** A wish of so few words is about what it names. */
const SHORT = 12;
export const isShort = (text: string): boolean => text.trim().split(/\s+/, SHORT + 1).length <= SHORT;

/** From this score on, found code is what a request is about: then its words mean that, and hint at no prepared subject. */
const IS_ABOUT = 0.5;

function hasItsCode({ evidence }: Pick<SessionBackground, 'evidence'>): boolean {
  return evidence.some(({ kind, role, score }) => kind === 'code' && role !== 'fact' && score >= IS_ABOUT);
}

/**
 * Whether a subject is what the project itself is for, as its README says: a queue's users speak of tasks and workers in
 * every wish, and nobody of them wants background jobs introduced. Subjects of the few kinds of project that they are made for stay.
 */
export function isOwnTrade(area: SubjectArea, { facts }: Pick<SessionBackground, 'facts'>): boolean {
  if ((area.for !== undefined && area.for.length <= MADE_FOR) || BOASTED_OF.has(area.id)) return false;
  const told = facts
    .filter(({ kind }) => kind === 'readme')
    .map(({ value, text }) => `${value.replace(/[-_/@]/g, ' ')}. ${text}`);
  return told.some((text) => area.trade?.test(text) ?? isCalledIn(area, text));
}

/** Whoever orders a subject as new, by its name at once, knows that it is not there: “Add caching”, “We need an export”. */
const ORDERED_NEW =
  /^\W{0,3}(?:(?:please|bitte|we|i|wir|ich)\s+)?(?:add|introduce|implement|build|need|want|brauchen?|möchten?|hätten?)\s+(?:(?:an?|some|proper|basic|eine?n?)\s+)?/iu;
const FIRST_WORDS = 2;

function isOrderedNew(area: SubjectArea, request: string): boolean {
  const order = ORDERED_NEW.exec(request)?.[0] ?? (shapeOf(request) === 'name' ? '' : undefined);
  if (order === undefined) return false;
  return isCalledIn(area, request.slice(order.length).split(/\s+/, FIRST_WORDS).join(' '));
}

/**
 * Whether the code that a wish led to lies in a folder of a subject's name, or, where the wish does not order the subject as
 * new, in a file of that name, or defines it: then it is built already, and what would be asked where it is to be built is
 * answered there.
 */
/** What code calls a subject that its people call otherwise. */
const OTHERWISE_CALLED: Readonly<Record<string, string>> = { 'rate-limit': 'throttle' };

function isThere(
  area: SubjectArea,
  kind: ChangeKind,
  { evidence, request }: Pick<SessionBackground, 'evidence' | 'request'>,
): boolean {
  const wanted = (OTHERWISE_CALLED[area.id] ?? area.id).split('-').map((word) => stem(word));
  const inFolderOnly = isOrderedNew(area, request);
  const isCalledSo = (name: string) => {
    const words = new Set(subwords(name).map((word) => stem(word)));
    return wanted.every((word) => words.has(word));
  };
  return (
    BUILDING.includes(kind) &&
    evidence
      .filter((piece) => piece.kind === 'code' && piece.role !== 'fact')
      .some(({ path, names = [] }) => {
        const parts = path.replace(/\.\w+$/, '').split('/');
        if (parts.slice(0, -1).some(isCalledSo)) return true;
        const own = names.flatMap(({ name, defined }) => (defined ? [name] : []));
        return !inFolderOnly && [...parts.slice(-1), ...own].some(isCalledSo);
      })
  );
}

/** What many a README boasts of, whatever the project is for. */
const BOASTED_OF: ReadonlySet<string> = new Set([
  ...['plugins', 'types', 'hot-code', 'bundle-size', 'streaming', 'config', 'platforms'],
  ...['i18n', 'accessibility', 'theme', 'offline'],
]);

/** A subject for so few kinds of project is about what these have of their own. */
const MADE_FOR = 2;

/** Whether a text calls a subject by its name. */
function isCalledIn(area: SubjectArea, text: string): boolean {
  return matchOf(area, text, [], null).named;
}

/** The subject of an id, or null. */
export function subjectAreaOf(id: string): SubjectArea | null {
  return SUBJECT_AREAS.find((area) => area.id === id) ?? null;
}

/** Every pattern that subjects are recognised by. */
export function subjectPatterns(): RegExp[] {
  return SUBJECT_AREAS.flatMap(({ id, recognise, unless, trade }) => {
    const german = GERMAN_WORDS[id];
    return [...recognise, unless, trade, german?.name, german?.hint, german?.unless].filter(
      (pattern) => pattern !== undefined,
    );
  });
}

function matchOf(
  area: SubjectArea,
  text: string,
  asides: readonly Span[],
  kind: ChangeKind | null,
): Omit<WeighedSubject, 'area'> & { place: number } {
  const german = GERMAN_WORDS[area.id];
  if (area.unless?.test(text) === true || german?.unless?.test(text) === true)
    return { weight: 0, place: 0, named: false };
  let weight = 0;
  let place = text.length;
  let named = false;
  for (const [index, pattern] of area.recognise.entries()) {
    const also = [german?.name, german?.hint][index];
    const match = firstOutside(pattern, text, asides) ?? (also && firstOutside(also, text, asides));
    if (match === undefined) continue;
    if (index === 0 && !TOLD_BY_PLACE.has(kind) && isCircumstance(text, match.index)) continue;
    weight += index === 0 ? NAME_WEIGHT : HINT_WEIGHT;
    named ||= index === 0;
    place = Math.min(place, match.index);
  }
  if (weight > 0 && kind !== null && area.kinds.includes(kind)) weight += KIND_WEIGHT;
  return { weight, place, named };
}

/** Words before a thing that is where or how something happens, and not what is wanted: “nags in CI”, “matching the search”. */
const BEFORE_CIRCUMSTANCE =
  /(?:^|[^\p{L}-])(?:in|on|per|by|behind|during|while|within|inside|from|via|matching|after|before|unter|bei|beim|im|in|auf|hinter|während|vom|von|aus|nach|vor)\s(?:(?:the|our|my|your|each|every|(?:the )?(?:most|least|number of)|der|die|das|dem|den|unsere[mr]?|jede[mr]?)\s)?$/iu;
const LOOKED_BACK = 40;
/** Where something goes wrong is what a fault is about: “tokens end up in the logs”. */
const TOLD_BY_PLACE: ReadonlySet<ChangeKind | null> = new Set(['bug', 'security']);

function isCircumstance(text: string, at: number): boolean {
  return BEFORE_CIRCUMSTANCE.test(text.slice(Math.max(0, at - LOOKED_BACK), at));
}

/** The first match of a pattern that is not an aside from its beginning to its end. */
function firstOutside(pattern: RegExp, text: string, asides: readonly Span[]): RegExpExecArray | undefined {
  const first = pattern.exec(text);
  // What is to go without something is about just that: “without a mouse”.
  if (first === null || !isWithin(spanOf(first), asides) || /^(?:without|ohne)\b/i.test(first[0]))
    return first ?? undefined;
  for (const match of text.matchAll(new RegExp(pattern.source, `${pattern.flags}g`))) {
    if (!isWithin(spanOf(match), asides)) return match;
  }
  return undefined;
}

function spanOf({ index, 0: match }: RegExpExecArray): Span {
  return { start: index, end: index + match.length };
}
