import type { AreaContext, Choice, Text } from './entry';

/** What an entry says, in one language. What another language does not say anew (a placeholder of code) stays as it is. */
export interface EntryTexts {
  question: Text;
  subject: Text;
  context?: Text;
  why: Text;
  placeholder?: Text;
  says?: string;
  /** The options, in German in the order of the English ones, as many in every context; which are recommended, those say. */
  options?: readonly Choice[] | ((context: AreaContext) => readonly Choice[]);
}

/** Texts by the keys of their entries. */
export type TextsByKey = Readonly<Record<string, EntryTexts>>;
