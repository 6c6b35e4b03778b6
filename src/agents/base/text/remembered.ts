/** Characters of a text up to which what follows from it is kept: longer ones are rare, and hold memory. */
const LONGEST = 4_000;
const MOST = 1_000;

/**
 * What follows from a text alone, kept for the texts that were asked about last: after every event much is decided anew, from
 * words most of which are the same. What is kept is handed out again, so nobody may change it. Where `work` throws, the next
 * call tries again.
 *
 * @param most texts that are kept at once
 */
export function remembered<R>(work: (text: string) => R, most = MOST): (text: string) => R {
  const known = new Map<string, R>();
  return (text) => {
    if (text.length > LONGEST) return work(text);
    if (known.has(text)) {
      const result = known.get(text) as R;
      // To the end: the one at the beginning is the one that nobody has asked about for longest.
      known.delete(text);
      known.set(text, result);
      return result;
    }
    const result = work(text);
    known.set(text, result);
    if (known.size > most) known.delete(known.keys().next().value ?? '');
    return result;
  };
}
