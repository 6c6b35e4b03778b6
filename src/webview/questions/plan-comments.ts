import { isBlank } from './typed-text';

/** A comment on a section of a plan. */
export interface Annotation {
  sectionId: string;
  text: string;
}

/** A comment that was begun on a statement and says nothing of it yet. */
const ONLY_NAMED = /^[A-Z]{1,3}-\d{3,9}:\s*$/;

/** Whether a comment says anything. */
export function saysSomething(text: string): boolean {
  return !isBlank(text) && !ONLY_NAMED.test(text);
}

/** The comment boxes of a section: one for each comment on it, at least one. */
export function boxesOf(annotations: readonly Annotation[], sectionId: string): { at: number | null; text: string }[] {
  const own = annotations.flatMap((one, at) => (one.sectionId === sectionId ? [{ at, text: one.text }] : []));
  return own.length > 0 ? own : [{ at: null, text: '' }];
}

/** The comments with one more on a section, in the box that says nothing yet, else in one of its own; once. */
export function withComment(annotations: readonly Annotation[], sectionId: string, text: string): Annotation[] {
  const boxes = boxesOf(annotations, sectionId);
  if (boxes.some((box) => box.text === text)) return [...annotations];
  const at = boxes.find((box) => !saysSomething(box.text))?.at ?? null;
  return at === null ? [...annotations, { sectionId, text }] : annotations.with(at, { sectionId, text });
}

/**
 * The comments with one that is begun on a statement, by its label, and the number of its box: a box that says nothing yet,
 * or the one that was begun on this statement, else one more.
 */
export function begunOn(
  annotations: readonly Annotation[],
  sectionId: string,
  label: string,
): { annotations: Annotation[]; box: number } {
  const boxes = boxesOf(annotations, sectionId);
  const fits = ({ text }: { text: string }) => !saysSomething(text) || text.startsWith(`${label}:`);
  const found = boxes.findIndex(fits);
  const { at = null, text = '' } = boxes[found] ?? {};
  const begun = { sectionId, text: saysSomething(text) ? text : `${label}: ` };
  return at === null
    ? { annotations: [...annotations, begun], box: found === -1 ? boxes.length : found }
    : { annotations: annotations.with(at, begun), box: found };
}
