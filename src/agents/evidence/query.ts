import { isStopWord, stem } from '../roles/text/words';
import { subwords } from './subwords';

/** One thing to look for. */
export interface QueryTerm {
  /** The stem, or two stems joined by a space for words that stand side by side. */
  key: string;
  /** As the person wrote it. */
  shown: string;
  /** 1 for the person's own words, less for hints. */
  weight: number;
}

export interface Query {
  terms: QueryTerm[];
  /** Side-by-side words; they occur as `helpOutput`, `help_output` or "help output". */
  pairs: QueryTerm[];
  /** Texts, in lower case, of which every line that matters holds at least one. */
  needles: string[];
}

/** Most terms and pairs that are looked for: the time of a search grows with them. */
const MAX_TERMS = 32;
const MAX_PAIRS = 24;

/** Weight of words that were not the person's own. */
const HINT_WEIGHT = 0.25;

/** Most hints that are looked for: they are common words, and cost much for what they bring. */
const MAX_HINTS = 5;

/** Weight of a pair: it counts on top of its two words. */
const PAIR_WEIGHT = 0.6;

/** Words of requests that name no thing in the code. */
const EMPTY_WORDS = new Set(
  'add adds added fix fixes fixed implement support make made let lets use using used new change changes changed update updates better nicer please able want allow allows when feature issue bug improve like work works working properly correctly way also instead currently after before again still while during until without within every some slow slower fast faster long longer quick quickly easy easier simple simpler clean cleaner big bigger small smaller large larger wrong broken bad good great old cool'.split(
    ' ',
  ),
);

/**
 * What to look for, from texts in the person's words and further hints. Identifiers are split into their words, words
 * without meaning are dropped, repeated ones count once.
 */
export function parseQuery(texts: readonly string[], hints: readonly string[] = []): Query {
  const terms = new Map<string, QueryTerm>();
  const pairs = new Map<string, QueryTerm>();
  collect(texts, 1, terms, pairs);
  const further = hints.filter((hint) => subwords(hint).some((word) => !terms.has(stem(word))));
  collect(further.slice(0, MAX_HINTS), HINT_WEIGHT, terms, pairs);
  const kept = [...terms.values()].slice(0, MAX_TERMS);
  const keys = new Set(kept.map(({ key }) => key));
  const needles = [...new Set(kept.map(({ key }) => needleOf(key)))];
  const keptPairs = [...pairs.values()].filter(({ key }) => key.split(' ').every((part) => keys.has(part)));
  return { terms: kept, pairs: keptPairs.slice(0, MAX_PAIRS), needles };
}

function collect(
  texts: readonly string[],
  weight: number,
  terms: Map<string, QueryTerm>,
  pairs: Map<string, QueryTerm>,
): void {
  for (const text of texts) {
    let previous: QueryTerm | null = null;
    for (const word of subwords(text)) {
      if (word.length < 2 || /^\d+$/.test(word) || isStopWord(word) || EMPTY_WORDS.has(word)) {
        previous = null;
        continue;
      }
      const term: QueryTerm = { key: stem(word), shown: word, weight };
      if (!terms.has(term.key)) terms.set(term.key, term);
      const before: QueryTerm | null = previous;
      if (before !== null && before.key !== term.key) {
        const key = `${before.key} ${term.key}`;
        const shown = `${before.shown} ${term.shown}`;
        if (!pairs.has(key)) pairs.set(key, { key, shown, weight: weight * PAIR_WEIGHT });
      }
      previous = term;
    }
  }
}

/** "retries" has the stem "retry", which is not in it: the ending that changes is not looked for. */
function needleOf(key: string): string {
  return key.length > 3 && key.endsWith('y') ? key.slice(0, -1) : key;
}
