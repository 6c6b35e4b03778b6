import { SAYS_WISH } from '../base/english/request-shape';
import { inEnglish } from '../base/text/german-terms';

/** Where a sentence ends, whatever the next one begins with, but for abbreviations and numbers. */
const END = /(?<=[.!?…])(?<!\b(?:e\.g|i\.e|etc|vs|cf|z\.B|d\.h)\.)(?<!\b\d\.)\s+|[\r\n]+/u;

/** What a sentence says that asks for something, in English and German. */
const WISH =
  /\b(?:I|we)(?:['’]d| would)? (?:like|love|want|need|wish)\b|\b(?:should|shall|must|has to|needs? to|need (?:an?|some)|please)\b|\b(?:can|could) \w|\blet (?:me|us)\b|\b(?:soll|sollen|sollte|sollten|muss|müssen|möchte|möchten|brauche|brauchen|bitte|will|wollen)\b|\bhätten? (?:ich |wir )?gern/iu;

/** A request as it is searched for once somebody knows what the code may be called: the names stand below its words, as what explains it does. */
export function namesBelow(request: string, names: readonly string[]): string {
  return [wishFirst(request), names.join(' ')].join('\n').trim();
}

/**
 * A request as it is searched for, in words that code may hold: on the first line its first sentence and those that ask for
 * something, below them what is told besides. Who explains a wish speaks of much that the change has nothing to do with.
 */
export function wishFirst(request: string): string {
  const sentences = request.split(END).map((sentence) => sentence.trim());
  const isWish = (sentence: string, i: number) => i === 0 || WISH.test(sentence) || SAYS_WISH.test(sentence);
  const told = sentences.filter((sentence, i) => sentence !== '' && !isWish(sentence, i));
  const lines = [sentences.filter(isWish).join(' '), ...told].map((line) =>
    inEnglish(line).replace(/\s+/g, ' ').trim(),
  );
  return lines.join('\n').trim();
}
