/** How little the first places of an order count beside those behind them: the usual 60 is for orders of hundreds. */
const FUSING = 5;

/**
 * What several orders say of the same things, as one order (reciprocal rank fusion, Cormack, Clarke and Büttcher 2009): what is
 * far in front in one, or in some place of several, comes first. Of things with the same key the first one met is kept.
 */
export function fusedOrder<Thing>(orders: readonly (readonly Thing[])[], keyOf: (thing: Thing) => string): Thing[] {
  const all = new Map<string, { thing: Thing; worth: number }>();
  for (const order of orders) {
    const keys = new Set<string>();
    for (const thing of order) {
      const key = keyOf(thing);
      if (keys.has(key)) continue;
      const { worth = 0, thing: first = thing } = all.get(key) ?? {};
      all.set(key, { thing: first, worth: worth + 1 / (FUSING + keys.size) });
      keys.add(key);
    }
  }
  return [...all.values()].sort((a, b) => b.worth - a.worth).map(({ thing }) => thing);
}
