import type { Query, QueryTerm } from './query';
import type { Frequencies } from './frequencies';

/** What a query's terms are worth in one tree. */
export interface TermWeights {
  /** For each term and pair: rare ones more than common ones. */
  weights: readonly number[];
  /** The query with these weights. */
  query: Query;
  /** What a perfect match of the person's own words would weigh. */
  sought: number;
  /** Weight at which what matched is telling enough, 63 % of the way to certain. */
  telling: number;
  /** The person's own words that occur, and those that occur nowhere. */
  matched: string[];
  missing: string[];
}

/** Sum of inverse document frequencies that is telling enough where a term of one file has at least `FULL_IDF`: in smaller trees every term is less rare. */
const TELLING = 1.6;
const FULL_IDF = 4;

/** Words that occur nowhere say little about where a change belongs: they count half. */
const ABSENT = 0.5;

/** Weighs a query's terms by how few of `total` files hold them. */
export function termWeights(query: Query, files: Iterable<Frequencies>, total: number): TermWeights {
  const keys = [...query.terms, ...query.pairs];
  const holding = keys.map(() => 0);
  for (const held of files) {
    for (let i = 0; i < held.length; i += 2) {
      const key = held[i] ?? 0;
      holding[key] = (holding[key] ?? 0) + 1;
    }
  }
  const weights = keys.map(({ weight }, key) => weight * rarity(holding[key] ?? 0, total));
  const weighed = (terms: readonly QueryTerm[], from: number) =>
    terms.map((term, i): QueryTerm => ({ ...term, weight: weights[from + i] ?? 0 }));
  const own = query.terms.flatMap(({ own: isOwn, shown, weight }, key) =>
    isOwn ? [{ shown, plain: weight, weight: weights[key] ?? 0, occurs: (holding[key] ?? 0) > 0 }] : [],
  );
  const present = own.filter(({ occurs }) => occurs);
  const absent = own.filter(({ occurs }) => !occurs);
  const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0);
  const known = sum(present.map(({ weight }) => weight));
  const mean = present.length === 0 ? 0 : known / sum(present.map(({ plain }) => plain));
  return {
    weights,
    query: { ...query, terms: weighed(query.terms, 0), pairs: weighed(query.pairs, query.terms.length) },
    sought: known + ABSENT * mean * sum(absent.map(({ plain }) => plain)),
    telling: TELLING * Math.min(1, rarity(1, total) / FULL_IDF),
    matched: present.map(({ shown }) => shown),
    missing: absent.map(({ shown }) => shown),
  };
}

/** Inverse document frequency as in BM25. */
function rarity(holding: number, total: number): number {
  return Math.log(1 + (total - holding + 0.5) / (holding + 0.5));
}
