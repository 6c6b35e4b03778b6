import { isStopWord, wordsOf } from '../words';
import { clausesOf } from './clauses';

/** These announce a further subject even in the middle of an answer. */
const ANNOUNCED: readonly RegExp[] = [
  /\b(?:we|i|you)(?:'ll| will)?(?: also| later| still)*(?: (?:need|have|should|must|want|ought))?(?: also| later| still)*(?: to)?(?: also| later| still)* (?:talk|think|speak|worry)(?: later)? about (.+)$/,
  /\b(?:another|one more|a further|the other) (?:topic|subject|thing|point|question|issue)(?: (?:is|would be|we need|to discuss|to settle|that matters))?:? (.+)$/,
  /\b(?:don't|do not|let's not|we must not) forget(?: about)? (.+)$/,
  /\b(?:we|i) (?:also |later )?(?:need|have|want) to discuss (.+?)(?: later| too| as well)?$/,
];

/** These announce one only where the person speaks freely. */
const IN_MESSAGES: readonly RegExp[] = [
  /^(?:by the way|btw|oh|also)[,:]? (?:and )?(?:we(?:'ll)? (?:also )?(?:need|want) |there(?:'s| is) (?:also )?|what about |how about )(.+)$/,
  /^we(?:'ll)? also (?:need|want|have to have) (.+)$/,
  /^(?:it|this) should also (?:have|support|include|cover) (.+)$/,
  /^(?:and )?then there(?:'s| is) (?:also )?(.+)$/,
];

/** Most words that a subject's name may have; longer ones are a statement, not a subject. */
const MAX_WORDS = 6;

/** Subjects that the person announces and that are not the one at hand, as they call them. */
export function announcedTopics(text: string, alone: boolean): string[] {
  const patterns = alone ? [...ANNOUNCED, ...IN_MESSAGES] : ANNOUNCED;
  const found = clausesOf(text).flatMap((clause) => {
    for (const pattern of patterns) {
      const about = pattern.exec(clause)?.[1];
      if (about !== undefined) return about.split(/,\s*(?:and\s+)?|\s+and\s+/);
    }
    return [];
  });
  return [...new Set(found.map(nameOf).filter((name) => name !== ''))];
}

function nameOf(phrase: string): string {
  const bare = phrase
    .replace(/^(?:the|a|an|our|some|what happens with|how to handle|about)\s+/, '')
    .replace(/\s+(?:later|too|as well|at some point|somewhere|sometime|next)$/, '')
    .trim();
  const words = wordsOf(bare);
  if (words.length === 0 || words.length > MAX_WORDS || words.every(isStopWord)) return '';
  return bare.charAt(0).toUpperCase() + bare.slice(1);
}
