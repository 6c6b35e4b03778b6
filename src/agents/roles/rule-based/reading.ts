import type { Evidence } from '../../session/evidence';
import type { QuestionDraft } from '../../session/question';
import type { InterviewerInput, SessionBackground } from '../inputs/inputs';
import { languageOf, type Language } from '../../base/text/language';
import { resolve } from './build';
import { bankContext } from './context';
import type { BankContext, Entry, SubjectArea } from './entries/entry';
import { inLanguage } from './german/register';
import { GERMAN_NAMES } from './german/subjects';
import { freeText } from './free-text';
import {
  isCalledIn,
  isOwnTrade,
  projectOf,
  subjectAreaOf,
  subjectsInForce,
  suits,
  weighedSubjects,
  type WeighedSubject,
} from './recognise';

/** Most readings that are offered at once. */
const MOST_OFFERED = 5;
/** Most times that a person is asked what it is about: whoever still protests is asked openly. */
const MOST_ASKED = 3;
/** A request of more words than this may use a subject's words without being about it. */
const LONG = 60;

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
    const context = bankContext({ ...background, reading: { ...reading, subjects: [area.id] } });
    const leading = [...area.entries].sort((left, right) => right.worth - left.worth)[0];
    return {
      id: area.id,
      name: nameOf(area, context.language),
      example: leading === undefined ? '' : exampleOf(leading, context),
    };
  });
}

/** The title of a question in the language of the request; of one that is there in English only, nothing. */
function exampleOf(leading: Entry, context: BankContext): string {
  const { entry, apology } = inLanguage(leading, context);
  return apology === '' ? resolve(entry.ask, context) : '';
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

/** The question what the request is about, if that is in doubt and not asked too often; else null. */
export function readingQuestion(input: InterviewerInput): QuestionDraft | null {
  if (input.leads !== 'rules') return null;
  const asked = input.exchanges.filter(({ purpose }) => purpose === 'reading').length;
  if (asked >= MOST_ASKED) return null;
  const why = whyNow(input, asked);
  if (why === null) return null;
  const saidSince = [...input.messages.map(({ text }) => text), ...input.exchanges.map(freeText)];
  const offered =
    why === 'named since'
      ? furtherReadings(input, saidSince)
      : offeredReadings(input, why === 'doubted' ? saidSince : []);
  if (offered.length === 0 && why === 'named since') return null;
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
  };
}

type Why = 'unclear' | 'doubted' | 'named since';

interface CardWords extends Record<Why, { title: string; context: string; reason: string }> {
  openly: { label: string; description: string };
  leadsTo(example: string): string;
}

const WORDS: Record<Language, CardWords> = {
  en: {
    unclear: {
      title: 'What is this mainly about?',
      context:
        'Without a model the questions come from prepared subjects. Tick what fits, or say it in your own words.',
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
      description: 'Open questions: what it is to do, how it is used, its cases and limits.',
    },
    leadsTo: (example) => `Leads to questions like “${example}”`,
  },
  de: {
    unclear: {
      title: 'Worum geht es hauptsächlich?',
      context:
        'Ohne Modell kommen die Fragen aus vorbereiteten Themen. Kreuzen Sie an, was passt, oder sagen Sie es mit eigenen Worten.',
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
      description: 'Offene Fragen: was es tun soll, wie es benutzt wird, seine Fälle und Grenzen.',
    },
    leadsTo: (example) =>
      example === '' ? 'Führt zu Fragen, die es nur auf Englisch gibt.' : `Führt zu Fragen wie „${example}“`,
  },
};

/** Why the person is asked what it is about just now; null where that is not due. */
function whyNow(input: InterviewerInput, asked: number): Why | null {
  if (input.doubted.length > 0) return 'doubted';
  if (asked === 0 && isUnclear(input)) return 'unclear';
  const openly = input.exchanges.filter(({ about, answer }) => answer !== null && about?.startsWith('open.') === true);
  const offeredBefore = input.exchanges.some(
    ({ question }) => question === WORDS[languageOf(input.request)]['named since'].title,
  );
  return openly.length >= OPEN_ANSWERS && !offeredBefore && subjectsInForce(input).length === 0 ? 'named since' : null;
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
  return offeredReadings(input, saidSince).filter(({ id }) => named.has(id));
}

/** A request of more words than this names its subject in its first clause, or may only mention it on the way. */
const MORE_THAN_A_CLAUSE = 12;
const CLAUSE_END = /[,;.:!?]\s|\n/;

/** Code that the request's words led to: then they speak of that. */
const isFound = ({ kind, role }: Evidence): boolean => kind === 'code' && role !== 'fact';

/**
 * Whether a request's own words leave open what it is about: several subjects are hinted at alike, it is long, or all that
 * would be asked about is named on the way only, behind its first clause.
 */
function isUnclear(input: InterviewerInput): boolean {
  const { reading, request } = input;
  if (reading.subjects !== null || reading.words !== null) return false;
  const [first, second] = candidatesIn(input, []);
  if (first === undefined) return false;
  const alike = !first.named && second !== undefined && second.weight >= first.weight;
  const words = request.split(/\s+/, LONG + 1).length;
  const [subject] = subjectsInForce(input);
  const [clause = ''] = request.trim().split(CLAUSE_END, 1);
  if (subject === undefined && input.evidence.some(isFound)) return words > LONG;
  const onTheWay =
    words > MORE_THAN_A_CLAUSE && subject !== undefined && isCalledIn(subject, request) && !isCalledIn(subject, clause);
  return alike || words > LONG || onTheWay;
}
