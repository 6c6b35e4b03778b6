import { contentStems } from '../../base/english/words';
import { titleOf } from '../../base/english/title';
import { weighedSubjects } from './recognise';

/** Words that stand for whatever was spoken of: they may mean the whole, or the question at hand. */
const ANY =
  /^(?:it|that|this|these|those|all (?:of )?(?:it|that|this)|the (?:whole )?(?:thing|question)|das|alles|das ganze|die frage)$/iu;

/** Whether somebody who gives up `given` gives up what the request is about, and not a detail of it. Empty means the goal itself. */
export function isGoal(given: string, request: string): boolean {
  const bare = given.trim().replace(/^(?:the|an?|our|my|der|die|das|den|ein|eine|einen)\s+/iu, '');
  if (given.trim() === '') return true;
  if (ANY.test(given.trim())) return false;
  const [named] = weighedSubjects(bare);
  const [subject] = weighedSubjects(request);
  if (named?.named === true && subject !== undefined && named.area.id === subject.area.id) return true;
  const whole = contentStems(titleOf(request));
  const own = contentStems(bare);
  return own.length > 0 && own.length * 2 >= whole.length && own.every((stem) => whole.includes(stem));
}

/** What was said under one goal and may hold under the next. */
interface SaidBefore {
  text: string;
  /** The titles of the questions that it answers. */
  questions: readonly string[];
  /** Ids of the subjects that those were asked for. */
  subjectAreas: readonly string[];
}

/** What requests for anything speak of. */
const ANYWHERE: ReadonlySet<string> = new Set(
  contentStems(
    'user people person team app page site system software want need let allow able add new way nutzer benutzer leute',
  ),
);

/**
 * Whether what was said for one goal still holds for another: nothing in it, nor in what was asked, names what is given up.
 * What both goals name is given up by neither.
 */
export function stillHolds({ text, questions, subjectAreas }: SaidBefore, before: string, now: string): boolean {
  const kept = contentStems(now);
  const given = contentStems(before).filter((stem) => !kept.includes(stem) && !ANYWHERE.has(stem));
  const areas = weighedSubjects(now).map(({ area }) => area.id);
  if (subjectAreas.some((id) => !areas.includes(id))) return false;
  const said = contentStems([text, ...questions].join('\n'));
  return !given.some((stem) => said.includes(stem));
}
