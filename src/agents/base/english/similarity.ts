import { contentStems } from './words';

/**
 * From this overlap on, two question titles are taken to ask the same thing. Chosen so that rewordings of one question
 * ("Which formats are needed?" and "Which file formats do you need?") are caught while questions that share only their
 * subject ("Who may start the export?" and "How large is the export?") are not.
 */
const SAME_QUESTION = 0.66;

/** How much two texts share: 0 (nothing) to 1 (the same meaningful words), as the Jaccard index of their stems. */
export function similarity(left: string, right: string): number {
  const a = new Set(contentStems(left));
  const b = new Set(contentStems(right));
  if (a.size === 0 || b.size === 0) return 0;
  let shared = 0;
  for (const word of a) if (b.has(word)) shared += 1;
  return shared / (a.size + b.size - shared);
}

/** Share of the meaningful words of `part` that occur in `whole`: 0 to 1; 0 for a part without such words. */
export function containment(part: string, whole: string): number {
  const needed = contentStems(part);
  if (needed.length === 0) return 0;
  const there = new Set(contentStems(whole));
  return needed.filter((word) => there.has(word)).length / needed.length;
}

/** Whether two question titles ask the same thing, by their words. */
export function sameQuestion(left: string, right: string): boolean {
  return similarity(left, right) >= SAME_QUESTION;
}

/** The share of the words of the one text in the other, 0 to 1, of whichever has more of them there. */
export function overlap(one: string, other: string): number {
  return Math.max(containment(one, other), containment(other, one));
}
