import { containment } from '../base/english/similarity';
import { blockIn, JOINED } from '../base/text/block';
import type { Spec, SpecStatement } from './model';

/** Code that the person gave or edited, or lines drawn in the option they took, and the statement's words without it. */
export interface GivenCode {
  /** The words that stand before it. */
  text: string;
  code: string;
  language: string;
}

/** The code that belongs to a statement; null where none does. */
export type CodeOf = (statement: SpecStatement) => GivenCode | null;

/**
 * Code stands once, at the first statement that rests on the answer it was given in: before others, at one that quotes its
 * lines or says that it holds exactly as given. So does a drawing, before others at one that says that it is as drawn.
 */
export function codeOf(spec: Spec): CodeOf {
  const { clarifications, interfaces, requirements, decisions, edgeCases, entities, quality, acceptance, tasks } = spec;
  const behaviour = [...interfaces, ...requirements, ...decisions, ...edgeCases, ...entities, ...quality];
  const statements = [...behaviour, ...acceptance, ...tasks, ...spec.nonGoals, ...spec.facts];
  const at = new Map<string, GivenCode>();
  for (const { id, text } of statements) {
    const block = blockIn(text);
    if (block !== null) at.set(id, { text: block.words || EXACTLY, code: block.lines, language: '' });
  }
  for (const { id, own, code, drawing, drawings = [] } of clarifications) {
    for (const { label, lines } of drawings) {
      const resting = statements.filter((one) => one.sources.includes(id) && !at.has(one.id));
      const owner = mostOf(resting, ({ text }) => containment(label, text));
      if (owner !== undefined) at.set(owner.id, { text: owner.text, code: lines, language: '' });
    }
    if (drawing !== null) {
      const resting = statements.filter(({ sources }) => sources.includes(id));
      const owner = resting.find(({ text }) => AS_DRAWN.test(text)) ?? resting[0];
      if (owner !== undefined && !at.has(owner.id)) at.set(owner.id, { text: owner.text, code: drawing, language: '' });
    }
    const given = statements.find((one) => !at.has(one.id) && one.sources.includes(id) && AS_GIVEN.test(one.text));
    if (drawing === null && given !== undefined && isLineForLine(own))
      at.set(given.id, { text: given.text, code: own.trim(), language: '' });
    if (code === null || code.text.trim() === '') continue;
    const resting = statements.filter(({ sources }) => sources.includes(id));
    const owner = resting.find(({ text }) => text.includes(JOINED) || text.includes(`code of ${id}`)) ?? resting[0];
    if (owner === undefined || (code.text.trim().split('\n').length === 1 && owner.text.includes(code.text.trim())))
      continue;
    at.set(owner.id, { ...code, code: code.text, text: withoutLines(owner.text) });
  }
  return ({ id }) => at.get(id) ?? null;
}

/** Whether lines were drawn in what was taken. */
export function holdsDrawings({ clarifications }: Pick<Spec, 'clarifications'>): boolean {
  return clarifications.some(({ drawing, drawings = [] }) => drawing !== null || drawings.length > 0);
}

/** Least share of an option's words in a statement for it to be told there. */
const TOLD_THERE = 0.5;

/** The one that has most of something, if it is enough. */
function mostOf<T>(all: readonly T[], share: (one: T) => number): T | undefined {
  const rated = all.map((one) => ({ one, share: share(one) })).sort((a, b) => b.share - a.share);
  return rated.find((first) => first.share >= TOLD_THERE)?.one;
}

const AS_DRAWN =
  /\b(?:(?:as|in the form|the form|so) drawn|as (?:in the drawing|(?:the person|they) drew)|wie gezeichnet|in der gezeichneten form)\b/i;

/** Where a statement takes a text as somebody wrote it: “as in the text the person gave”. */
const AS_GIVEN = /\bas (?:in )?(?:the [\w -]{1,40} )?(?:that )?(?:the person|they) (?:gave|wrote|typed)\b/i;
/** From so many lines on, what somebody wrote is told line for line. */
const LEAST_LINES = 3;

function isLineForLine(own: string): boolean {
  return own.split('\n').filter((line) => line.trim() !== '').length >= LEAST_LINES;
}

const EXACTLY = 'Exactly so:';

/** Where a statement begins to speak of code that stands with an answer. */
const OF_ANSWER = /exactly as in the code of Q\d/;

/** Whether the words of a statement go on to code, which stands below it instead. */
export function goesOnToCode(text: string): boolean {
  return text.includes(JOINED) || OF_ANSWER.test(text);
}

/** A statement's words up to the lines that it quotes, or up to where it says in which answer they stand. */
function withoutLines(text: string): string {
  const named = text.search(OF_ANSWER);
  const end = named >= 0 ? named : text.includes(JOINED) ? text.indexOf('`') : text.length;
  const words = text.slice(0, Math.max(0, end)).trim();
  return words || EXACTLY;
}
