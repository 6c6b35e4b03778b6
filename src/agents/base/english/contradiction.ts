import { contentStems, wordsOf } from './words';

interface Said {
  /** Where it was said, e.g. `Q3`. */
  source: string;
  text: string;
}

interface Contradiction {
  earlier: Said;
  later: Said;
  /** What one of the two rules out, in its own words. */
  thing: string;
}

const RULED_OUT = /\b(?:no|without(?: any)?|never(?: any)?|not any)\s+((?:[\p{L}-]+\s+)?[\p{L}-]+)/giu;
const TIED = new Set([
  'more',
  'less',
  'fewer',
  'longer',
  'later',
  'earlier',
  'one',
  'need',
  'idea',
  'change',
  'changes',
  'matter',
  'problem',
  'way',
  'than',
  'other',
  'further',
]);

/** “Never cached” says when, not what: the same participle elsewhere is no contradiction. */
const PARTICIPLE = /(?:ed|ing|en)$/;

/** Whether the latest text wants what an earlier one ruled out, or the reverse; null where nothing clashes. */
export function contradictionWith(earlier: readonly Said[], later: Said): Contradiction | null {
  for (const before of earlier) {
    const thing = clash(before.text, later.text) ?? clash(later.text, before.text);
    if (thing !== null) return { earlier: before, later, thing };
  }
  return null;
}

function clash(ruling: string, wanting: string): string | null {
  for (const match of ruling.matchAll(RULED_OUT)) {
    const thing = match[1] ?? '';
    const words = wordsOf(thing);
    if (words.some((word) => TIED.has(word) || PARTICIPLE.test(word))) continue;
    const stems = contentStems(thing);
    if (stems.length === 0 || stems.length !== words.length) continue;
    if (wants(wanting, stems)) return thing;
  }
  return null;
}

const NEGATION = /\b(?:no|not|never|without|except|instead of|none|nothing|off|out|only|n't)\b|n[’']t\b/i;

/** Whether a clause without any negation names all these stems. */
function wants(text: string, stems: readonly string[]): boolean {
  return text
    .split(/[.;,:!?\n]|\bbut\b/u)
    .filter((clause) => !NEGATION.test(clause))
    .some((clause) => {
      const there = new Set(contentStems(clause));
      return stems.every((stem) => there.has(stem));
    });
}
