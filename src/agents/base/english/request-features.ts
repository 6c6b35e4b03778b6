import { languageOf } from '../text/language';
import { isNewProgram, shapeOf } from './request-shape';

/** Characters of a request that are looked at. */
const LOOKED_AT = 600;

/** What stands for itself in a request, and what is put in its place: names say what something is called, not what is wanted. */
const IN_PLACE_OF: readonly [RegExp, string | ((text: string) => string)][] = [
  [/```[\s\S]*?```/g, ' zcode '],
  [/`[^`\n]*`/g, (name) => (/^`--?\w/.test(name) ? ' zflag ' : /\.\w{1,4}`$|\//.test(name) ? ' zfile ' : ' zcode ')],
  [/(?<![\w-])--?[a-z][\w-]+/g, ' zflag '],
  [
    /\b[\w-]+(?:\/[\w.-]+)+|\b[\w-]+\.(?:[jt]sx?|py|go|rs|php|css|html?|ya?ml|json|toml|c|h|cpp|java|rb|sh|xml|cfg)\b/g,
    ' zfile ',
  ],
  [/\b[a-z]+[A-Z]\w*\b|\b\w+_\w+\b/g, ' zcode '],
  [/\bv?\d+(?:\.\d+)+\b/g, ' zversion '],
  [/\d+/g, ' znum '],
];

/** Where a part of a request ends after which another order may begin. */
const PART_END = /[.!?:;]\s+|\n+|,\s+(?=(?:please|bitte|can we|could|should|let|but|so)\b)/;
const WORD = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*|[?!]/gu;

/** Letters of a word that count where it stands beside another, and from which on a word is known by its beginning, too. */
const BESIDE = 6;
const BEGINNING = 5;
/** More parts than this are not told apart. */
const MOST_PARTS = 4;

/**
 * What a request is recognised by: its words, their beginnings, pairs of words, how its parts begin, and how it is put. Each
 * once, in their order; names, flags, files and numbers as such.
 */
export function requestFeatures(request: string): string[] {
  let text = request.trim().slice(0, LOOKED_AT);
  for (const [pattern, by] of IN_PLACE_OF) text = text.replace(pattern, by as string);
  const parts = text
    .toLowerCase()
    .split(PART_END)
    .map((part) => part.match(WORD) ?? [])
    .filter((words) => words.length > 0);
  const found = new Set<string>();
  for (const [at, words] of parts.entries()) {
    words.forEach((word, i) => {
      found.add(word);
      if (word.length >= BEGINNING) found.add(`${word.slice(0, BEGINNING)}~`);
      if (word.includes('-')) word.split('-').forEach((piece) => found.add(piece));
      const before = words[i - 1];
      if (before !== undefined) found.add(`${short(before)} ${short(word)}`);
    });
    const [first = '', second] = words;
    const begins = `${at === 0 ? '^' : '>'}${short(first)}`;
    found.add(begins);
    if (second !== undefined) found.add(`${begins} ${short(second)}`);
  }
  found.add(`#${shapeOf(request)}`);
  if (isNewProgram(request)) found.add('#new');
  found.add(`#${Math.min(MOST_PARTS, parts.length)}`);
  found.add(`#${languageOf(request)}`);
  return [...found];
}

function short(word: string): string {
  return word.slice(0, BESIDE);
}
