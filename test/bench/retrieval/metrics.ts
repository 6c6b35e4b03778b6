/** How many of the first places are looked at, in the order in which they are reported. */
export const DEPTHS = [1, 5, 10, 20] as const;
export type Depth = (typeof DEPTHS)[number];

/** How well one ranking, or the mean of several, finds what was sought: each from 0 to 1. */
export interface Quality {
  /** For each depth, the share of the sought files among the first so many places. */
  recall: Record<Depth, number>;
  /** One divided by the place of the first sought file; 0 where none is listed. */
  reciprocalRank: number;
}

/** Scores a ranking, best first, against the files that were sought. Throws where none were. */
export function qualityOf(ranked: readonly string[], truth: readonly string[]): Quality {
  const sought = new Set(truth);
  if (sought.size === 0) throw new Error('A query without sought files cannot be scored.');
  const found = (depth: Depth) => new Set(ranked.slice(0, depth).filter((path) => sought.has(path))).size / sought.size;
  const first = ranked.findIndex((path) => sought.has(path));
  return {
    recall: { 1: found(1), 5: found(5), 10: found(10), 20: found(20) },
    reciprocalRank: first < 0 ? 0 : 1 / (first + 1),
  };
}

/** The mean of some scores; zeros where there are none. */
export function meanQuality(scores: readonly Quality[]): Quality {
  const recall = (depth: Depth) => mean(scores.map((score) => score.recall[depth]));
  return {
    recall: { 1: recall(1), 5: recall(5), 10: recall(10), 20: recall(20) },
    reciprocalRank: mean(scores.map(({ reciprocalRank }) => reciprocalRank)),
  };
}

/** The mean of the means of groups: each group counts the same, however many queries it has. */
export function macroQuality<T>(
  rows: readonly T[],
  groupOf: (row: T) => string,
  scoreOf: (row: T) => Quality,
): Quality {
  return meanQuality([...grouped(rows, groupOf).values()].map((group) => meanQuality(group.map(scoreOf))));
}

/** Rows by their group, groups in the order in which they first occur. */
export function grouped<T, K extends string>(rows: readonly T[], groupOf: (row: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const row of rows) {
    const key = groupOf(row);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [row]);
    else group.push(row);
  }
  return groups;
}

export function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The value that a share (0 to 1) of the values does not exceed, by nearest rank; 0 where there are none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(share * sorted.length) - 1))] ?? 0;
}
