import type { QuestionDraft } from '../../session/question';
import type { InterviewerInput, SessionBackground } from '../inputs/inputs';
import { resolve } from './build';
import { bankContext } from './context';
import type { SubjectArea } from './entries/entry';
import { freeText } from './free-text';
import { projectOf, subjectAreaOf, subjectsInForce, suits, weighedSubjects, type WeighedSubject } from './recognise';

/** Most readings that are offered at once. */
const MOST_OFFERED = 5;
/** Most times that a person is asked what it is about: whoever still protests is asked openly. */
const MOST_ASKED = 3;
/** A request of more words than this may use a subject's words without being about it. */
const LONG = 60;

/** A subject that a request may be about, as a person is offered it. */
export interface OfferedReading {
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
    return { id: area.id, name: nameOf(area), example: leading === undefined ? '' : resolve(leading.ask, context) };
  });
}

/** What a subject is called by itself: "Terminal output". */
export function nameOf({ subject }: SubjectArea): string {
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
    .filter(({ area }) => suits(project, area.for) && !reading.rejected.includes(area.id))
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
  const { title, context, reason } = WORDS[why];
  return {
    type: 'pick_many',
    config: {
      question: title,
      context,
      options: [
        ...offered.map(({ id, name, example }) => ({
          id: `about-${id}`,
          label: name,
          description: `Leads to questions like “${example}”`,
        })),
        { id: 'openly', label: 'None of these', description: OPENLY },
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

const OPENLY = 'Open questions: what it is to do, how it is used, its cases and limits.';

const WORDS: Record<Why, { title: string; context: string; reason: string }> = {
  unclear: {
    title: 'What is this mainly about?',
    context: 'Without a model the questions come from prepared subjects. Tick what fits, or say it in your own words.',
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
};

/** Why the person is asked what it is about just now; null where that is not due. */
function whyNow(input: InterviewerInput, asked: number): Why | null {
  if (input.doubted.length > 0) return 'doubted';
  if (asked === 0 && isUnclear(input)) return 'unclear';
  const openly = input.exchanges.filter(({ about, answer }) => answer !== null && about?.startsWith('open.') === true);
  const offeredBefore = input.exchanges.some(({ question }) => question === WORDS['named since'].title);
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

/** Whether a request's own words leave open what it is about: several subjects are hinted at alike, or it is long. */
function isUnclear(input: InterviewerInput): boolean {
  const { reading, request } = input;
  if (reading.subjects !== null || reading.words !== null) return false;
  const [first, second] = candidatesIn(input, []);
  if (first === undefined) return false;
  const alike = !first.named && second !== undefined && second.weight >= first.weight;
  return alike || request.split(/\s+/, LONG + 1).length > LONG;
}
