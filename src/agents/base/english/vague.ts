import { contentStems } from './words';

/** What a vague word leaves open. */
export type VagueAbout = 'speed' | 'urgency' | 'volume' | 'abuse' | 'look' | 'failure' | 'frequency' | 'duration';

const WORDS: readonly { about: VagueAbout; pattern: RegExp }[] = [
  { about: 'urgency', pattern: /\b(soon|asap|as soon as possible|urgent(?:ly)?|quickly please|in the near future)\b/i },
  {
    about: 'speed',
    pattern:
      /\b(fast(?:er)?|quick(?:ly|er)?|snappy|responsive|performant|instant(?:ly)?|real[- ]?time|(?<!\b(?:not|no|never|nothing) )slow(?:er)?)\b/i,
  },
  {
    about: 'volume',
    pattern: /\b(many|lots?|large|big|huge|massive|a few|several|some|plenty|high volume|scal(?:es?|able))\b/i,
  },
  { about: 'abuse', pattern: /\b(secure(?:ly)?|safe(?:ly)?|hardened|protected)\b/i },
  {
    about: 'look',
    pattern: /\b(nice(?:r|ly)?|pretty|prettier|modern|beautiful|clean(?:er)? look|good[- ]looking|slick|fancy)\b/i,
  },
  { about: 'failure', pattern: /\b(reliabl[ey]|robust(?:ly)?|stable|resilient|gracefully)\b/i },
  {
    about: 'frequency',
    pattern:
      /\b(?<!how )(?<!as )(sometimes|often|rarely|occasionally|regularly|frequently|from time to time|now and then)\b/i,
  },
  { about: 'duration', pattern: /\b(for a while|some time|not too long|long enough|reasonable time|a bit)\b/i },
];

/** Longer answers are usually concrete somewhere else; only short ones are asked about again. */
const MAX_STEMS = 7;

interface Vague {
  about: VagueAbout;
  /** The word as the person wrote it. */
  word: string;
}

/** The first vague word of a short answer that names no number, or null. */
export function vagueWord(text: string): Vague | null {
  if (/\d/.test(text) || contentStems(text).length > MAX_STEMS) return null;
  for (const { about, pattern } of WORDS) {
    const match = pattern.exec(text);
    if (match !== null) return { about, word: match[0] };
  }
  return null;
}
