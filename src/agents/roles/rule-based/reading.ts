import type { ChangeKind } from '../../session/change-kind';
import type { QuestionDraft } from '../../session/question';
import { PROJECT_KINDS, type ProjectKind } from '../../session/project-kind';
import type { InterviewerInput, SessionBackground } from '../inputs/inputs';
import { languageOf, type Language } from '../../base/text/language';
import { resolve } from './build';
import { areaContext } from './context';
import { BUILDING, type AreaContext, type Entry, type SubjectArea } from './entries/entry';
import { shapeOf } from '../../base/english/request-shape';
import { kindsCompete, kindsIn } from './classify';
import { inLanguage } from './german/register';
import { GERMAN_NAMES } from './german/subjects';
import { isOnChange } from '../../session/exchanges';
import { freeText } from './free-text';
import { planQuestions } from './plan';
import {
  isOnlyDoneTo,
  isOwnTrade,
  isShort,
  projectOf,
  subjectAreaOf,
  subjectsInForce,
  suits,
  weighedSubjects,
  type WeighedSubject,
} from './recognise';

/** Most readings that are offered at once. */
const MOST_OFFERED = 5;
/** Most kinds of change that are offered beside them: of labelled requests, nine of ten are of one of the first four. */
const MOST_KINDS = 5;
/** With fewer readings than these there is nothing to choose. */
const LEAST_OFFERED = 2;
/** Most times that a person is asked what it is about: whoever still protests is asked openly. */
const MOST_ASKED = 3;
/** A subject that a request may be about, as a person is offered it. */
interface OfferedReading {
  id: string;
  name: string;
  /** A question that it would lead to. */
  example: string;
}

/** The subjects that the words so far may be about, the likeliest first, without those that the person ruled out. */
export function offeredReadings(background: SessionBackground, saidSince: readonly string[] = []): OfferedReading[] {
  const { reading } = background;
  const weighed = candidatesIn(background, saidSince);
  const chosen = (reading.subjects ?? []).flatMap((id) => subjectAreaOf(id) ?? []);
  return [...new Set([...chosen, ...weighed.map(({ area }) => area)])].slice(0, MOST_OFFERED).map((area) => {
    const context = areaContext({ ...background, reading: { ...reading, subjects: [area.id] } });
    const leading = [...area.entries].sort((left, right) => right.priority - left.priority)[0];
    return {
      id: area.id,
      name: nameOf(area, context.language),
      example: leading === undefined ? '' : exampleOf(leading, context),
    };
  });
}

/** The title of a question in the language of the request; of one that is there in English only, nothing. */
function exampleOf(leading: Entry, context: AreaContext): string {
  const { entry, apology } = inLanguage(leading, context);
  return apology === '' ? resolve(entry.question, context) : '';
}

/** What a subject is called by itself: "Terminal output". */
export function nameOf({ id, subject }: SubjectArea, language: Language = 'en'): string {
  const german = language === 'de' ? GERMAN_NAMES[id] : undefined;
  if (german !== undefined) return german;
  const name = subject.replace(/^(?:the|an?) /, '');
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function candidatesIn(background: SessionBackground, saidSince: readonly string[]): WeighedSubject[] {
  const { request, intake, reading } = background;
  const project = projectOf(background);
  const texts = [request, ...(reading.words === null ? [] : [reading.words]), ...saidSince];
  const best = new Map<string, WeighedSubject>();
  for (const subject of texts.flatMap((text) => weighedSubjects(text, intake.kind))) {
    const known = best.get(subject.area.id);
    if (known === undefined || known.weight < subject.weight) best.set(subject.area.id, subject);
  }
  return [...best.values()]
    .filter(
      ({ area }) => suits(project, area.for) && !reading.rejected.includes(area.id) && !isOwnTrade(area, background),
    )
    .sort((left, right) => right.weight - left.weight);
}

/** What is asked of whoever begins something new without a word of what it will be. */
const OF_PROJECT = 'reading.project';

/** How something is ordered of what stands already, though it is not here. */
const CHANGES =
  /^\W{0,3}(?:please |bitte )?(?:add|fix|change|improve|remove|update|replace|refactor|speed up|move|rename|extend|allow|support|let|make (?:the|our|it|sure)|ergänze?|ändere?|behebe?|entferne?|ersetze?)\b/i;

/**
 * The question what is to be made, where nothing stands and the request does not say: pages, commands, calls and code are
 * asked about in other words. Null where that is known, or was asked.
 */
function projectQuestion(input: InterviewerInput): QuestionDraft | null {
  const isOpen = input.bare === true && !CHANGES.test(input.request) && projectOf(input) === null;
  if (!isOpen || input.exchanges.some(({ about, purpose }) => about === OF_PROJECT || purpose !== 'reading'))
    return null;
  const { title, context, reason, kinds } = PROJECT_WORDS[languageOf(input.request)];
  const options = Object.entries(kinds).map(([kind, label]) => ({ id: kind, label }));
  return {
    type: 'pick_one',
    config: { question: title, context, options, allowOther: true },
    why: reason,
    evidence: [],
    purpose: 'reading',
    dimensions: [],
    by: 'offline',
    about: OF_PROJECT,
    projects: Object.fromEntries(PROJECT_KINDS.map((kind) => [kind, kind])),
  };
}

const PROJECT_WORDS: Record<
  Language,
  { title: string; context: string; reason: string; kinds: Record<ProjectKind, string> }
> = {
  en: {
    title: 'What will it be?',
    context: 'What people have in their hands: it decides which questions follow, and in which words.',
    reason: 'Nothing stands here yet, and the request does not say it.',
    kinds: {
      web_app: 'A web application: pages in a browser',
      app: 'An application for desktop or phone, or inside another program',
      command_line: 'A command or a script',
      terminal_app: 'A program that fills the terminal and is used by keys',
      service: 'A service without pages: an interface for programs, a bot, a job that runs by itself',
      library: 'A library that other code calls',
    },
  },
  de: {
    title: 'Was soll es werden?',
    context: 'Was man in der Hand hat: Danach richtet sich, was gefragt wird und mit welchen Worten.',
    reason: 'Hier steht noch nichts, und die Anfrage sagt es nicht.',
    kinds: {
      web_app: 'Eine Webanwendung: Seiten im Browser',
      app: 'Eine Anwendung für Rechner oder Handy oder innerhalb eines anderen Programms',
      command_line: 'Ein Befehl oder ein Skript',
      terminal_app: 'Ein Programm, das das Terminal füllt und mit Tasten bedient wird',
      service: 'Ein Dienst ohne Seiten: eine Schnittstelle für Programme, ein Bot, etwas, das von selbst läuft',
      library: 'Eine Bibliothek, die anderer Code aufruft',
    },
  },
};

/** The question what the request is about, if that is in doubt and not asked too often; else null. */
export function readingQuestion(input: InterviewerInput): QuestionDraft | null {
  if (input.leads !== 'rules') return null;
  return projectQuestion(input) ?? subjectQuestion(input);
}

/** What puts two things beside each other: “Import and search”. */
const PUTS_BESIDE = /(?<!\p{L})(?:and|or|plus|und|oder|sowie)(?!\p{L})|[,;&+/]\s/iu;

function subjectQuestion(input: InterviewerInput): QuestionDraft | null {
  const asked = input.exchanges.filter(({ purpose, about }) => purpose === 'reading' && about !== OF_PROJECT).length;
  if (asked >= MOST_ASKED) return null;
  const why = whyNow(input, asked);
  if (why === null) return null;
  const saidSince = [...input.messages.map(({ text }) => text), ...input.exchanges.map(freeText)];
  const offered =
    why === 'named since'
      ? furtherReadings(input, saidSince)
      : why === 'doubted'
        ? offeredReadings(input, saidSince).filter(({ id }) => !isObjectedTo(id, input))
        : competingReadings(input);
  if (offered.length === 0 && why === 'named since') return null;
  const kinds = why === 'doubted' ? leadingApart(kindsOffered(input, offered), input) : [];
  // One thing said in one clause is about that: only where things are put beside each other it is open which of them comes first.
  if (why === 'unclear' && (offered.length < LEAST_OFFERED || !PUTS_BESIDE.test(input.request))) return null;
  const words = WORDS[languageOf(input.request)];
  const { title, context, reason } = words[why];
  return {
    type: 'pick_many',
    config: {
      question: title,
      context,
      options: [
        ...offered.map(({ id, name, example }) => ({
          id: `about-${id}`,
          label: name,
          description: words.leadsTo(example),
        })),
        ...kinds.map(({ kind, label, description }) => ({ id: `kind-${kind}`, label, description })),
        { id: 'openly', ...words.openly },
      ],
      min: 1,
      allowOther: true,
    },
    why: reason,
    evidence: [],
    purpose: 'reading',
    dimensions: [],
    by: 'offline',
    about: `reading.${asked + 1}`,
    readings: Object.fromEntries(offered.map(({ id }) => [`about-${id}`, id])),
    kinds: Object.fromEntries([
      ...offered.flatMap(({ id }) => kindFor(id, input.intake.kind).map((kind) => [`about-${id}`, kind] as const)),
      ...kinds.map(({ kind }) => [`kind-${kind}`, kind] as const),
    ]),
  };
}

/** Whether a doubted subject was spoken against: one whose questions were only left to others may be the right one. */
function isObjectedTo(id: string, { doubted, exchanges }: InterviewerInput): boolean {
  const left = exchanges.filter(({ about, nonAnswer }) => about?.startsWith(`${id}.`) === true && nonAnswer !== null);
  return doubted.includes(id) && left.length === 0;
}

/** The kind of change that a subject brings along, where it has no questions for the one that the request was read as. */
function kindFor(id: string, read: ChangeKind): ChangeKind[] {
  const area = subjectAreaOf(id);
  return area === null || area.kinds.includes(read) ? [] : [area.kind];
}

/**
 * The kinds of change that the request may be, the likeliest first: what is asked rests on it as much as on the subject.
 * Where nothing stands yet, nothing can be mended.
 */
function kindsOffered(input: InterviewerInput, subjects: readonly OfferedReading[]): ChangeKind[] {
  const { request, intake, doubted } = input;
  const labels = subjects.map(({ name }) => name);
  const { isNew, project } = areaContext(input);
  const named = [intake.kind, ...kindsIn(request).map(({ kind }) => kind)]
    .map((kind): ChangeKind => (kind !== 'new' && kind in KIND_LABELS.en ? kind : 'feature'))
    .filter((kind) => (!isNew || BUILDING.includes(kind)) && !doubted.includes(kind))
    // A library may draw what others show.
    .filter((kind) => kind !== 'ui' || project !== 'service')
    .filter((kind) => !labels.includes(KIND_LABELS[languageOf(request)][kind] ?? ''));
  const likeliest: ChangeKind[] = [...new Set(named)];
  // What is told as it is today may be a fault, and what nobody can place is often just new.
  const always: ChangeKind[] = shapeOf(request) === 'report' ? ['bug', 'feature'] : ['feature'];
  const added = always.filter((kind) => likeliest.indexOf(kind) >= MOST_KINDS - always.length);
  return [...likeliest.filter((kind) => !added.includes(kind)).slice(0, MOST_KINDS - added.length), ...added];
}

/** The kinds as they are offered; of those that lead to the same question only the likeliest: between them nothing is to be chosen. */
function leadingApart(kinds: readonly ChangeKind[], input: InterviewerInput) {
  // Of all that is built, what is new says most.
  const newFirst = [...kinds.filter((kind) => kind === 'feature'), ...kinds.filter((kind) => kind !== 'feature')];
  const options = newFirst.map((kind) => ({ kind, ...kindOption(kind, input) }));
  return options.filter(
    ({ description }, at) =>
      description === '' || options.findIndex((other) => other.description === description) === at,
  );
}

/** A kind of change as it is offered, with the first question that it leads to. */
function kindOption(kind: ChangeKind, input: InterviewerInput): { label: string; description: string } {
  const language = languageOf(input.request);
  const label = KIND_LABELS[language][kind] ?? kind;
  const context = areaContext({
    ...input,
    intake: { ...input.intake, kind },
    reading: { ...input.reading, subjects: [], change: kind },
  });
  // What was asked already leads nowhere new.
  const asked = new Set(input.exchanges.map(({ about }) => about));
  const leading = planQuestions(context, MOST_KINDS).find(({ entry }) => !asked.has(entry.about))?.entry;
  const example = leading === undefined ? '' : exampleOf(leading, context);
  return { label, description: example === '' ? '' : WORDS[language].leadsTo(example) };
}

/** What the kinds of change are called by whoever wants one; the rest of what is built new is “something new”. */
const KIND_LABELS: Record<Language, Partial<Record<ChangeKind, string>>> = {
  en: {
    bug: 'Something does not work as it should',
    performance: 'Something is too slow, or takes too much',
    docs: 'Documentation, comments or examples',
    migration: 'An upgrade, or a move to something else',
    removal: 'Something goes away',
    refactor: 'The same behaviour in better code',
    tests: 'Tests',
    tooling: 'Build, CI or tools',
    security: 'Protection: something must not be possible, or seen',
    api: 'Types, or an interface that code calls',
    ui: 'How something looks or is used on the screen',
    feature: 'Something new, or an option more',
  },
  de: {
    bug: 'Etwas funktioniert nicht, wie es soll',
    performance: 'Etwas ist zu langsam oder braucht zu viel',
    docs: 'Dokumentation, Kommentare oder Beispiele',
    migration: 'Ein Versionswechsel oder ein Umstieg',
    removal: 'Etwas fällt weg',
    refactor: 'Dasselbe Verhalten in besserem Code',
    tests: 'Tests',
    tooling: 'Build, CI oder Werkzeuge',
    security: 'Schutz: Etwas darf nicht möglich oder nicht zu sehen sein',
    api: 'Typen oder eine Schnittstelle, die Code aufruft',
    ui: 'Wie etwas auf dem Bildschirm aussieht oder bedient wird',
    feature: 'Etwas Neues oder eine weitere Möglichkeit',
  },
};

/** Why the card comes. */
type Why = 'unclear' | 'doubted' | 'named since';

interface CardWords extends Record<Why, { title: string; context: string; reason: string }> {
  openly: { label: string; description: string };
  leadsTo(example: string): string;
}

const WORDS: Record<Language, CardWords> = {
  en: {
    unclear: {
      title: 'What is this mainly about?',
      context: 'It decides which questions follow. Tick what fits, or say it in your own words.',
      reason: 'The words of the request alone leave this open, and it decides every question after it.',
    },
    doubted: {
      title: 'Then what is it about?',
      context: 'Tick what fits, or say it in your own words. Nothing more is asked about what you leave out.',
      reason: 'The questions seem to miss the point.',
    },
    'named since': {
      title: 'Your answers name these: shall I ask about them, too?',
      context: 'Tick what belongs to the change. Nothing is asked about what you leave out.',
      reason: 'They have questions of their own that open ones do not reach.',
    },
    openly: {
      label: 'None of these',
      description: 'A few open questions in the words of the request.',
    },
    leadsTo: (example) => `Leads to questions like “${example}”`,
  },
  de: {
    unclear: {
      title: 'Worum geht es hauptsächlich?',
      context: 'Danach richten sich die Fragen. Kreuzen Sie an, was passt, oder sagen Sie es mit eigenen Worten.',
      reason: 'Die Worte der Anfrage allein lassen das offen, und es entscheidet jede weitere Frage.',
    },
    doubted: {
      title: 'Worum geht es dann?',
      context:
        'Kreuzen Sie an, was passt, oder sagen Sie es mit eigenen Worten. Was Sie weglassen, wird nicht mehr gefragt.',
      reason: 'Die Fragen scheinen am Kern vorbeizugehen.',
    },
    'named since': {
      title: 'Ihre Antworten nennen dies: Soll auch danach gefragt werden?',
      context: 'Kreuzen Sie an, was zur Änderung gehört. Was Sie weglassen, wird nicht gefragt.',
      reason: 'Dazu gibt es eigene Fragen, an die offene nicht heranreichen.',
    },
    openly: {
      label: 'Nichts davon',
      description: 'Wenige offene Fragen in den Worten der Anfrage.',
    },
    leadsTo: (example) =>
      example === '' ? 'Führt zu Fragen, die es nur auf Englisch gibt.' : `Führt zu Fragen wie „${example}“`,
  },
};

/** Why the person is asked what it is about just now; null where that is not due. */
function whyNow(input: InterviewerInput, asked: number): Why | null {
  if (input.doubted.length > 0) return 'doubted';
  // Who takes over in the middle goes on with what was said.
  if (asked === 0 && !input.exchanges.some(isOnChange) && isUnclear(input)) return 'unclear';
  const openly = input.exchanges.filter(({ about, answer }) => answer !== null && about?.startsWith('open.') === true);
  const offeredBefore = input.exchanges.some(
    ({ question }) => question === WORDS[languageOf(input.request)]['named since'].title,
  );
  return openly.length >= OPEN_ANSWERS && !offeredBefore && subjectsInForce(input).length === 0 ? 'named since' : null;
}

/** Subjects of which a short request does not tell which is meant: several that its words name. */
function competingReadings(input: InterviewerInput): OfferedReading[] {
  // What a plain fault or an order of its own is about is told by its words, whatever they happen to.
  const isPlainOrder = !BUILDING.includes(input.intake.kind) && !kindsCompete(input.request);
  if (isPlainOrder && input.intake.kind === 'removal') return [];
  const mayBe = ({ id, kinds }: SubjectArea) =>
    (!isPlainOrder || kinds.includes(input.intake.kind)) && !isOnlyDoneTo(id, input.request);
  const named = candidatesIn(input, []).flatMap(({ named: byName, area }) => (byName && mayBe(area) ? [area.id] : []));
  // One of the kind that the words say is meant rather than what it is done to.
  const ofKind = named.filter((id) => subjectAreaOf(id)?.kind === input.intake.kind && input.intake.kind !== 'feature');
  const competing = new Set(isShort(input.request) && named.length > 1 && ofKind.length !== 1 ? named : []);
  return offeredReadings(input).filter(({ id }) => competing.has(id));
}

/** A subject's name and a further word of it. */
const CLEARLY = 5;

/** After so many open answers there are words enough to see what else they name. */
const OPEN_ANSWERS = 5;

/** Subjects that the answers call by their names. */
function furtherReadings(input: InterviewerInput, saidSince: readonly string[]): OfferedReading[] {
  const named = new Set(
    candidatesIn(input, saidSince)
      .filter(({ named: byName, weight }) => byName && weight >= CLEARLY)
      .map(({ area }) => area.id),
  );
  // What the request names as well was read with it, and found to be beside the point.
  for (const { area, named: byName } of candidatesIn(input, [])) if (byName) named.delete(area.id);
  return offeredReadings(input, saidSince).filter(({ id }) => named.has(id));
}

/**
 * Whether a request names several subjects. Of which kind the change is nobody is asked: what is read stands in the line above
 * the questions, where one click changes it, and an open question suits whatever it is (of 28 cards on it strangers found none
 * good).
 */
function isUnclear(input: InterviewerInput): boolean {
  const { reading } = input;
  if (reading.subjects !== null || reading.words !== null || reading.change !== null) return false;
  return competingReadings(input).length > 1;
}
