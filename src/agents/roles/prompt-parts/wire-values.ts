import * as z from 'zod';
import { EMPTY_IS_NONE } from '../../model/wire-schema';
import { isBlank } from '../../questions/text';

/** A list that may be left out, which says the same as an empty one. A model without strict output may write one value for a list of one. */
export function listOf<T extends z.ZodType>(item: T) {
  return z.preprocess(
    asList,
    z
      .array(item)
      .nullable()
      .meta({ [EMPTY_IS_NONE]: true }),
  );
}

/** A list of which an empty one says something else than none. */
export function listOrNone<T extends z.ZodType>(item: T) {
  return z.preprocess(asList, z.array(item).nullable());
}

function asList(value: unknown): unknown {
  return typeof value === 'string' ? [value] : value;
}

/** A number; written as text it is read all the same. */
export const numeric = z.preprocess((value) => {
  if (typeof value !== 'string' || value.trim() === '') return value;
  return Number.isFinite(Number(value)) ? Number(value) : value;
}, z.number());

/** A number or nothing; an empty text is nothing. */
export const numericOrNone = z.preprocess(
  (value) => (typeof value === 'string' && isBlank(value) ? null : value),
  numeric.nullable(),
);

/** Told to servers as the only values, and read as any text: `valueOf` takes what is plainly meant. */
export function enumerated(values: readonly string[]) {
  return z.string().meta({ enum: [...values] });
}

/** The value that is meant, whatever its case, separators and spelling (“Behavior”, “edge case”); null where none is. */
export function valueOf<T extends string>(values: readonly T[], said: string): T | null {
  const plain = plainly(said);
  return values.find((value) => plainly(value) === plain) ?? null;
}

/** The values that are meant, each once, in order; what is none is left out. */
export function valuesOf<T extends string>(values: readonly T[], said: readonly string[] | null): T[] {
  return [...new Set((said ?? []).flatMap((word) => valueOf(values, word) ?? []))];
}

function plainly(word: string): string {
  return word
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace('behavior', 'behaviour');
}
