import type { Turn } from './person';
import type { Scenario } from './scenarios';

/** Words that carry no meaning when two questions are compared; kept apart from the product's own comparison. */
const EMPTY = new Set(
  'a an and are be by can do does for from has have how if in is it its may must of on or should that the this to what when where which who will with you your'.split(
    ' ',
  ),
);
/** Two titles that share this much of their meaningful words are counted as a repeat. */
const REPEAT = 0.7;

export interface Score {
  items: number;
  elicited: number;
  questions: number;
  useful: number;
  styleItems: number;
  styleElicited: number;
  repeats: number;
}

/** What an interview earned. Questions are those counted against the budget. */
export function scoreOf(scenario: Scenario, turns: readonly Turn[]): Score {
  const told = new Set(turns.flatMap(({ earned }) => earned));
  const style = scenario.hidden.filter(({ kind }) => kind === 'style');
  return {
    items: scenario.hidden.length,
    elicited: scenario.hidden.filter(({ id }) => told.has(id)).length,
    questions: turns.length,
    useful: turns.filter(({ earned }) => earned.length > 0).length,
    styleItems: style.length,
    styleElicited: style.filter(({ id }) => told.has(id)).length,
    repeats: turns.filter((turn, index) => turns.slice(0, index).some((earlier) => alike(earlier.title, turn.title)))
      .length,
  };
}

export function sumScores(scores: readonly Score[]): Score {
  const zero: Score = { items: 0, elicited: 0, questions: 0, useful: 0, styleItems: 0, styleElicited: 0, repeats: 0 };
  return scores.reduce(
    (sum, score) => ({
      items: sum.items + score.items,
      elicited: sum.elicited + score.elicited,
      questions: sum.questions + score.questions,
      useful: sum.useful + score.useful,
      styleItems: sum.styleItems + score.styleItems,
      styleElicited: sum.styleElicited + score.styleElicited,
      repeats: sum.repeats + score.repeats,
    }),
    zero,
  );
}

/** One line: shares with two decimals, "-" where there is nothing to share. */
export function scoreLine(name: string, score: Score): string {
  const share = (part: number, whole: number): string => (whole === 0 ? '   -' : (part / whole).toFixed(2));
  return [
    name.padEnd(12),
    `elicited ${share(score.elicited, score.items)}`,
    `useful ${share(score.useful, score.questions)}`,
    `style ${share(score.styleElicited, score.styleItems)}`,
    `repeats ${score.repeats}`,
    `questions ${score.questions}`,
  ].join('  ');
}

function alike(left: string, right: string): boolean {
  const a = wordSet(left);
  const b = wordSet(right);
  const shared = [...a].filter((word) => b.has(word)).length;
  const all = a.size + b.size - shared;
  return all > 0 && shared / all >= REPEAT;
}

function wordSet(text: string): Set<string> {
  return new Set((text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !EMPTY.has(word)));
}
