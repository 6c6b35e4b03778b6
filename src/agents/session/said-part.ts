import * as z from 'zod';
import { piecesOf } from '../base/english/pieces';

/**
 * What a sentence of the person's does. `answer`, `add`, `correct` and `goal` say something of the change: an answer to what
 * was asked, something beside it, another word on what was said before, another aim of the whole. `steer` leads the
 * interview or asks something of whoever asks, `edit` asks for the draft to be written otherwise, `term` says what things
 * are to be called, `comment` is none of these. `unclear` is what only the person can tell.
 */
export const WORDS_DO = ['answer', 'add', 'correct', 'goal', 'steer', 'edit', 'term', 'comment', 'unclear'] as const;
export type WordsDo = (typeof WORDS_DO)[number];

export const saidPartSchema = z.object({
  /** The person's words as they wrote them, without the white space between sentences. */
  text: z.string(),
  does: z.enum(WORDS_DO),
  /** The topic that words lead to, or may lead to, as the person calls it. */
  about: z.string().optional(),
  /** The request that takes the place of the one so far, or may be meant to. */
  goal: z.string().optional(),
});
/** A part of what a person said in one go, with what it does. */
export type SaidPart = z.infer<typeof saidPartSchema>;

const CONTENT: ReadonlySet<WordsDo> = new Set(['answer', 'add', 'correct', 'goal']);

/** Whether a part says something of the change, and so belongs in the specification. */
export function isContent({ does, goal }: Pick<SaidPart, 'does' | 'goal'>): boolean {
  // What is the request from then on is no statement beside it.
  return CONTENT.has(does) && !(does === 'goal' && goal !== undefined);
}

/** Commas, dashes and little words that are left where a part of a sentence is taken out. */
const LOOSE_ENDS = /^[\s,–—-]+(?:(?:and|but|then|so|und|aber)\s)?|[\s,–—-]+$/giu;

/** The pieces of a text without some of its parts; what a part leaves of a sentence stays. */
export function withoutParts(text: string, parts: readonly string[]): string[] {
  const gone = parts.map((part) => part.trim()).filter((part) => part !== '');
  return piecesOf(text).flatMap((piece) => {
    if (gone.includes(piece)) return [];
    const within = gone.filter((part) => piece.includes(part));
    const left = within.reduce((rest, part) => rest.replace(part, () => '').replace(LOOSE_ENDS, ''), piece);
    return /[\p{L}\p{N}]/u.test(left) ? [left] : [];
  });
}
