import { isFair } from '../../retrieval/research-quality';
import { bearsOutFacts } from '../../session/evidence';
import type { EventOf, ResearchQuality } from '../../session/events';
import type { Evidence } from '../../session/evidence';
import type { QuestionDraft } from '../../session/question';
import type { PlannerInput } from '../inputs/inputs';
import type { ChangeKind } from '../../session/change-kind';
import { partsIn } from '../../session/project-kind';
import { languageOf } from '../../base/text/language';
import { subwords } from '../../base/english/subwords';
import { contentStems, stem } from '../../base/english/words';
import { queriesTried, researchTasks, shownScores } from './research-so-far';

/** What the question is about that inconclusive research leads to; its answer settles the issue. */
export const ABOUT_RESEARCH = 'plan.research';

/** Most files that are offered as the place, and the fit below which a file was matched by chance. */
const MAX_PLACES = 3;
const LEAST_FIT = 0.1;

const MAX_SHOWN = 80;

/** Kinds of change that need no place in the code before the interview begins. */
const ANYWHERE: readonly ChangeKind[] = ['docs', 'tests', 'tooling', 'performance', 'migration', 'removal'];

/** A connection that is only named is new: nothing can be found for it. */
const BY_NAME = /^(?:add )?(?:\S+ ){1,3}(?:support|integration|plugin|adapter)\.?$/i;

/**
 * Whether it is worth the person's time to ask where the change belongs. Words of another language than the code's are
 * found nowhere in it, which says nothing about the place; and what a specification says that is changed has its place.
 */
export function placeMatters({ intake, request, stands, facts, evidence }: PlannerInput): boolean {
  // Where several projects lie side by side, files that were matched by chance say less than which of them it is for.
  const hasParts = partsIn(facts, evidence).length > 0;
  const isKnown = evidence.some((piece) => isOfCode(piece) && isCalledAs(piece.path, request));
  return (
    stands === undefined &&
    !hasParts &&
    !isKnown &&
    !ANYWHERE.includes(intake.kind) &&
    !BY_NAME.test(request.trim()) &&
    languageOf(request) === 'en'
  );
}

/** What a file is beside what it is about, in its name. */
const LAYER =
  /^(?:controllers?|services?|repositor(?:y|ies)|models?|views?|pages?|stores?|routes?|handlers?|components?|s?html|index)$/;

const isOfCode = (piece: Evidence): boolean => piece.kind === 'code' && !bearsOutFacts(piece);
const stemsOf = (text: string): Set<string> => new Set(contentStems(text));
const fileWords = (path: string): string[] =>
  subwords(path.slice(path.lastIndexOf('/') + 1).replace(/\..*$/, '')).filter((word) => !LAYER.test(word));

/** Whether a file is called by words of the request alone: `VisitController` where a visit is spoken of. */
function isCalledAs(path: string, request: string): boolean {
  const wanted = stemsOf(request);
  const words = fileWords(path);
  return words.length > 0 && words.every((word) => wanted.has(stem(word)));
}

/** Whether what was found is called by a word of the request: else the words of a later query led there, and not the wish. */
function sharesWord({ path, names = [] }: Evidence, request: string): boolean {
  const wanted = stemsOf(request);
  const words = [...fileWords(path), ...names.flatMap(({ name }) => subwords(name))];
  return words.some((word) => wanted.has(stem(word)));
}

/** Asks the person for the place that research could not find: one of the nearest files, or what it is called. */
export function placeQuestion(input: PlannerInput, quality: ResearchQuality): QuestionDraft {
  const german = languageOf(input.request) === 'de';
  const tried = triedInShort(input);
  const places = nearestPlaces(input.evidence.filter((piece) => sharesWord(piece, input.request)));
  const shared: Omit<QuestionDraft, 'type' | 'config'> = {
    why: `Research in the workspace was inconclusive after ${counted(quality.attempts)}; you may know the place.`,
    evidence: places.map(({ id }) => id),
    purpose: 'ask_human',
    dimensions: ['scope'],
    by: 'offline',
    about: ABOUT_RESEARCH,
    subject: 'Place of the change',
  };
  if (places.length === 0) {
    return {
      type: 'ask_text',
      config: {
        question: german
          ? 'Wohin gehört die Änderung in diesem Projekt, oder wie heißt es hier?'
          : 'Where in this workspace does the change belong, or what is it called here?',
        context: `I looked for ${tried} and found nothing that fits.`,
        placeholder: 'A file, a folder, a name in the code, or: it is new',
        multiline: true,
      },
      ...shared,
    };
  }
  return {
    type: 'pick_one',
    config: {
      question: german
        ? 'Wohin gehört die Änderung in diesem Projekt?'
        : 'Where in this workspace does the change belong?',
      context: `I looked for ${tried}. These come nearest, and none of them fits well.`,
      options: [
        ...places.map(({ id, path, shows }) => ({ id, label: `In \`${path}\``, description: shows })),
        { id: 'new', label: 'Nowhere yet: it is new here', description: 'There is no code for it yet.' },
      ],
      allowOther: true,
    },
    ...shared,
  };
}

/** The request itself where it is short enough, else its title. */
function whatIsSought({ request, intake }: PlannerInput): string {
  const line = request
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.!?]+$/, '');
  return line.length <= MAX_SHOWN || intake.title === '' ? line.slice(0, MAX_SHOWN) : intake.title;
}

/** A name as code writes it: the rest of a query is no word of the person. */
const NAME_OF_CODE = /[a-z][A-Z]|\w[_./]\w/;

/** “cancel orders”, then also for “orderRoutes”: of later queries only the names of code that are new in them. */
function triedInShort(input: PlannerInput): string {
  const seen = new Set<string>();
  const parts = queriesTried(input).flatMap((query) => {
    const fresh = query.split(/\s+/).filter((word) => {
      const key = contentStems(word).join(' ');
      return key !== '' && (seen.has(key) ? false : seen.add(key));
    });
    if (seen.size === fresh.length) return fresh.length === 0 ? [] : [query];
    const names = fresh.filter((word) => NAME_OF_CODE.test(word));
    return names.length === 0 ? [] : [names.join(' ')];
  });
  return parts.map((part) => `“${part.slice(0, MAX_SHOWN)}”`).join(', then also for ');
}

function nearestPlaces(evidence: readonly Evidence[]): Evidence[] {
  const paths = new Set<string>();
  return evidence
    .filter((piece) => isOfCode(piece) && piece.score >= LEAST_FIT)
    .sort((a, b) => b.score - a.score)
    .filter(({ root, path }) => {
      const key = `${root ?? ''}\n${path}`;
      return paths.has(key) ? false : paths.add(key);
    })
    .slice(0, MAX_PLACES);
}

/** What belongs into the issue that exhausted research leaves: `issue_raised` without its id. */
export function inconclusiveResearch(input: PlannerInput): Omit<EventOf<'issue_raised'>, 'type' | 'id'> {
  const { researchQuality: quality } = input;
  const what = whatIsSought(input);
  const nearest = nearestPlaces(input.evidence).map(({ path, startLine }) => `\`${path}:${startLine}\``);
  const scores = quality === null ? '' : ` (${shownScores(quality)})`;
  const near = nearest.length === 0 ? '' : ` Nearest: ${nearest.join(', ')}.`;
  return {
    title: `Research inconclusive for ${what}`,
    summary: `The workspace was searched for “${what}” and nothing fits well${scores}.${near}`,
    cause: quality?.notes ?? 'Nothing was found.',
    tried: queriesTried(input),
    next: 'A person says where it belongs, what it is called here, or that it is new.',
    settledBy: ABOUT_RESEARCH,
  };
}

/** Whether a plan that asks the person does so because research came to nothing. */
export function isInconclusive(input: PlannerInput): boolean {
  const { researchQuality: quality } = input;
  return quality !== null && !quality.strong && !isFair(quality) && researchTasks(input).length > 0;
}

function counted(attempts: number): string {
  return `${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}`;
}
