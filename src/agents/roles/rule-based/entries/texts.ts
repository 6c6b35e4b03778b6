import type { BankContext, Choice, Text } from './entry';

/** What an entry says, in one language. What another language does not say anew (a placeholder of code) stays as it is. */
export interface EntryTexts {
  ask: Text;
  names: Text;
  context?: Text;
  why: Text;
  placeholder?: Text;
  says?: string;
  /** The options, in German in the order of the English ones, as many in every context; which are recommended, those say. */
  options?: readonly Choice[] | ((context: BankContext) => readonly Choice[]);
}

/** Texts by the keys of their entries. */
export type TextsByKey = Readonly<Record<string, EntryTexts>>;
