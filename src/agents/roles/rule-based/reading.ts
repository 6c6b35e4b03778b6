import type { QuestionDraft } from '../../session/question';
import type { InterviewerInput, SessionBackground } from '../inputs/inputs';
import { resolve } from './build';
import { bankContext } from './context';
import type { SubjectArea } from './entries/entry';
import { freeText } from './free-text';
import { subjectAreaOf, weighedSubjects, type WeighedSubject } from './recognise';

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

function candidatesIn({ request, intake, reading }: SessionBackground, saidSince: readonly string[]): WeighedSubject[] {
  const texts = [request, ...(reading.words === null ? [] : [reading.words]), ...saidSince];
  const best = new Map<string, WeighedSubject>();
  for (const subject of texts.flatMap((text) => weighedSubjects(text, intake.kind))) {
    const known = best.get(subject.area.id);
    if (known === undefined || known.weight < subject.weight) best.set(subject.area.id, subject);
  }
  return [...best.values()]
    .filter(({ area }) => !reading.rejected.includes(area.id))
    .sort((left, right) => right.weight - left.weight);
}

/** The question what the request is about, if that is in doubt and not asked too often; else null. */
export function readingQuestion(input: InterviewerInput): QuestionDraft | null {
  if (input.leads !== 'rules') return null;
  const asked = input.exchanges.filter(({ purpose }) => purpose === 'reading').length;
  if (asked >= MOST_ASKED) return null;
  const inDoubt = input.doubted.length > 0;
  if (!inDoubt && (asked > 0 || !isUnclear(input))) return null;
  const saidSince = [...input.messages.map(({ text }) => text), ...input.exchanges.map(freeText)];
  const offered = offeredReadings(input, inDoubt ? saidSince : []);
  const options = offered.map(({ id, name, example }) => ({
    id: `about-${id}`,
    label: name,
    description: `Leads to questions like “${example}”`,
  }));
  return {
    type: 'pick_many',
    config: {
      question: inDoubt ? 'Then what is it about?' : 'What is this mainly about?',
      context: inDoubt
        ? 'Tick what fits, or say it in your own words. Nothing more is asked about what you leave out.'
        : 'Without a model the questions come from prepared subjects. Tick what fits, or say it in your own words.',
      options: [
        ...options,
        {
          id: 'openly',
          label: 'None of these',
          description: 'I ask openly: what it is to do, how it is used, its cases and limits.',
        },
      ],
      allowOther: true,
    },
    why: inDoubt
      ? 'You said that the questions miss the point.'
      : 'The words of the request alone leave this open, and it decides every question after it.',
    evidence: [],
    purpose: 'reading',
    dimensions: [],
    by: 'offline',
    about: `reading.${asked + 1}`,
    readings: Object.fromEntries(offered.map(({ id }) => [`about-${id}`, id])),
  };
}

/**
 * Whether a request's own words leave open what it is about: no subject is called by its name, or it is long, or the
 * subject is none of this kind of project.
 */
function isUnclear({ request, intake, reading, facts, evidence }: InterviewerInput): boolean {
  if (reading.subjects !== null || reading.words !== null) return false;
  const [first] = weighedSubjects(request, intake.kind);
  if (first === undefined) return false;
  const { project } = bankContext({ request, intake, reading, facts, evidence, selection: null, callerContext: '' });
  const elsewhere = project !== null && first.area.for?.includes(project) === false;
  return !first.named || elsewhere || request.split(/\s+/, LONG + 1).length > LONG;
}
