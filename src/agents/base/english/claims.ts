const NEGATION =
  /\b(?:not|no|never|without|none|nothing|nobody|neither|nor|cannot|can't|don't|doesn't|won't|mustn't|shouldn't|isn't|aren't)\b/iu;

/** Whether a text denies or forbids something. */
export function isNegated(text: string): boolean {
  return NEGATION.test(text.replace(/’/g, "'"));
}

/** How many words of a text deny or forbid something: "no longer … not once for each" has two. */
export function negationsIn(text: string): number {
  return text.replace(/’/g, "'").match(new RegExp(NEGATION.source, 'giu'))?.length ?? 0;
}

/** Up to three words, within a clause. */
const FIRST_WORDS = /^(?:[^\p{L}\n;:.]{1,4}[\p{L}\p{N}_]{1,40}){1,3}/u;

/**
 * A text parted into what it denies, up to three words behind each word that denies, and the rest: “at once, without retry and
 * without hooks” → “retry and hooks”, “at once”.
 */
export function partedByDenial(text: string): { denied: string; rest: string } {
  const [before = '', ...behind] = text.replace(/’/g, "'").split(new RegExp(NEGATION.source, 'iu'));
  const denied = behind.map((part) => FIRST_WORDS.exec(part)?.[0] ?? '');
  const rest = behind.map((part, at) => part.slice(denied[at]?.length ?? 0));
  return { denied: denied.join(' '), rest: [before, ...rest].join(' ') };
}

/** The numbers in a text, as written, in order. */
export function numbersIn(text: string): string[] {
  return text.match(/\d+(?:[.,]\d+)*/g) ?? [];
}

/** An amount with its unit, and whether it is named as a bound. */
export interface Amount {
  value: number;
  unit: string;
  bound: 'least' | 'most' | null;
}

const UNITS: Record<string, string> = {
  s: 'second',
  sec: 'second',
  secs: 'second',
  seconds: 'second',
  ms: 'millisecond',
  milliseconds: 'millisecond',
  min: 'minute',
  mins: 'minute',
  minutes: 'minute',
  h: 'hour',
  hours: 'hour',
  days: 'day',
  weeks: 'week',
  months: 'month',
  years: 'year',
  '%': 'percent',
  kb: 'KB',
  mb: 'MB',
  gb: 'GB',
};

const AMOUNT =
  /(\b(?:at least|at most|no more than|no less than|more than|less than|under|within|up to|over|minimum|maximum|min\.?|max\.?|below|above) (?:of )?)?(\d+(?:[.,]\d+)*) ?(%|\p{L}[\p{L}-]*)?/giu;

/** The amounts in a text: "at most 5 seconds" → 5 second, at most. */
export function amountsIn(text: string): Amount[] {
  return [...text.matchAll(AMOUNT)].map(([, bound = '', digits = '', unit = '']) => ({
    value: Number(digits.replace(/,(?=\d{3}\b)/g, '').replace(',', '.')),
    unit: UNITS[unit.toLowerCase()] ?? unit.toLowerCase().replace(/s$/, ''),
    bound:
      bound === ''
        ? null
        : /at least|no less|more than|over|min|above/i.test(bound) && !/no more/i.test(bound)
          ? 'least'
          : 'most',
  }));
}

/** Whether two amounts cannot both hold: unless they are equal or leave room for each other, as at least 5 and at most 10 do. */
export function amountsClash(one: Amount, other: Amount): boolean {
  if (one.value === other.value) return false;
  if (one.bound === null || other.bound === null || one.bound === other.bound) return true;
  const [least, most] = one.bound === 'least' ? [one, other] : [other, one];
  return least.value > most.value;
}
