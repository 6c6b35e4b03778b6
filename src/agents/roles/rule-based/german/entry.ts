import type { BankContext, Choice, Text } from '../entries/entry';

/** What an entry says in German. What it does not say anew (a placeholder of code) stays as it is. */
export interface GermanEntry {
  ask: Text;
  names: Text;
  context?: Text;
  why: Text;
  placeholder?: Text;
  says?: string;
  /** The options in the order of the English ones, as many in every context; which are recommended, those say. */
  options?: readonly Choice[] | ((context: BankContext) => readonly Choice[]);
}

/** German texts by the keys of their entries. */
export type GermanEntries = Readonly<Record<string, GermanEntry>>;
