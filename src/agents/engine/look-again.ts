import { nextNumber } from '../session/ids';
import { optionsOf, questionTitle } from '../questions/catalogue';
import { namesBelow } from '../retrieval/wish-first';
import { isOnChange, toExchange } from '../session/exchanges';
import { oncePerThing } from '../session/once-per-session';
import type { PlanTask } from '../session/events';
import { openQuestion, type AskedQuestion, type Session } from '../session/session';
import { ownWordsIn } from '../specification/whose-words';

/**
 * After so many answers the code is looked for once more with the words of the questions and of what they offer: these name
 * what a short request leaves to the reader. Tried on two played interviews: with the first questions the file that
 * declares what changes moved from place 13 to 6, and four of five files that nobody had been shown were found.
 */
const AFTER_ANSWERS = [0, 4] as const;

/** Most characters of a query: the newest questions are in it, and the request. */
const LONGEST_QUERY = 2_000;
/** The same of a request, beside names. */
const LONGEST_REQUEST = 1_000;

/**
 * The search that is due by now and has not been made, as a task of the plan; null where none is. It needs no model. What the person
 * names that nothing shows yet is looked for as soon as nothing else is.
 * Where one has told by what names it expects the code, these are searched for, below the words of the request: on 246 requests in
 * 37 public repositories this finds of the sought files 0.87 among the first ten, where the request alone finds 0.82.
 */
export function lookAgain(session: Session): PlanTask | null {
  const { probe, plan, roots, request } = session;
  const hasLooked = probe.status === 'completed_with_confidence' || probe.status === 'completed_with_gaps';
  if (!hasLooked || probe.bare === true || roots.length === 0) return null;
  const asked = session.questions.filter(({ question }) => isOnChange(question));
  const answered = asked.filter(({ response }) => response?.kind === 'answer').length;
  const names = probe.names ?? [];
  // Then that is the only one: all prompts hold what is found from then on.
  const rounds = names.length > 0 ? AFTER_ANSWERS.slice(0, 1) : AFTER_ANSWERS;
  const round = rounds.filter((least) => answered >= least).at(-1);
  const search = { id: `T${nextNumber(session, 'task')}`, capability: 'workspace_retrieval' as const };
  if (round === undefined || plan.tasks.some(({ after }) => after !== undefined && after >= round)) {
    const said = plan.tasks.filter(isOfSaid).length < MOST_OF_SAID ? namesSaid(session) : [];
    if (said.length === 0) return null;
    const query = namesBelow(request.slice(0, LONGEST_REQUEST), said);
    return { ...search, goal: GOAL_OF_SAID, query, names: said, after: Math.max(answered, 1) };
  }
  return { ...search, after: round, ...lookedFor(session, asked, names, round) };
}

/** What is looked for in a round: by the names that a model expects, else by the words of the questions. */
function lookedFor(
  session: Session,
  asked: readonly AskedQuestion[],
  names: readonly string[],
  round: number,
): Pick<PlanTask, 'goal' | 'query' | 'names'> {
  const { request } = session;
  if (names.length > 0)
    return {
      goal: 'Code by the names that it probably has',
      query: namesBelow(request.slice(0, LONGEST_REQUEST), names),
      names: [...names],
    };
  const open = openQuestion(session);
  const told = asked
    .filter((one) => one.response?.kind === 'answer' || one === open)
    .map(({ question }) => wordsOf(question.config));
  const waiting = session.prepared.map(({ draft }) => wordsOf(draft.config));
  const words = [...waiting, ...told.reverse()].join(' ').replace(/\s+/g, ' ').slice(0, LONGEST_QUERY);
  const goal = round === 0 ? 'Code that the first questions are about' : 'Code that the questions so far are about';
  return { goal, query: `${words} ${request.split('\n', 1)[0] ?? ''}`.trim() };
}

const GOAL_OF_SAID = 'Code that the person named';
/** Most searches for what the person named, and names of one. */
const MOST_OF_SAID = 2;
const MOST_NAMES_SAID = 8;

const isOfSaid = ({ goal }: Pick<PlanTask, 'goal'>): boolean => goal === GOAL_OF_SAID;

/** A word that only code has: `createBookmark`, `last_saved`, `schema.ts`. */
const NAME_OF_CODE =
  /(?<![\w$./-])(?:[A-Za-z_$][\w$]*(?:[a-z\d][A-Z]|_[A-Za-z\d])[\w$]*|[\w-]{2,60}\.(?:tsx?|jsx?|[cm]js|vue|svelte|py|go|rs|rb|php|java|kt|cs|swift|sql))(?![\w$])/g;

const namesInAnswer = oncePerThing((asked: AskedQuestion) => namesInWords(ownWordsIn(toExchange(asked))));
const namesInMessage = oncePerThing(({ text }: { text: string }) => namesInWords(text));

function namesInWords(words: string): readonly string[] {
  return words.match(NAME_OF_CODE) ?? [];
}

/** Names of code in the person’s own words that none of what was found holds: whoever names a place means it. */
function namesSaid({ questions, messages, evidence, plan }: Session): string[] {
  const answered = questions.filter(({ question, response }) => response !== null && isOnChange(question));
  const names = new Set([...answered.flatMap(namesInAnswer), ...messages.flatMap(namesInMessage)]);
  if (names.size === 0) return [];
  const sought = new Set(plan.tasks.flatMap((task) => task.names ?? []));
  const isShown = (name: string) =>
    evidence.some((piece) => piece.unrelated !== true && (piece.path.includes(name) || piece.excerpt.includes(name)));
  return [...names].filter((name) => !sought.has(name) && !isShown(name)).slice(0, MOST_NAMES_SAID);
}

/** What a question asks and offers, in its words. */
function wordsOf(config: unknown): string {
  return [questionTitle(config), ...optionsOf(config).map(({ label }) => label)].join(' ');
}
