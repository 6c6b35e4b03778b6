import { isNegated } from '../base/english/claims';
import { stem } from '../base/english/words';
import { prohibitionsIn, stemsInOrder, type Prohibition } from './prohibitions';

/** A line of rules, from 1, with what it says. */
interface Rule {
  line: number;
  text: string;
}

const ENTRY = /^\s*(?:[-*+]|\d{1,3}[.)])?\s*(\S.{4,1000})$/;
/** A heading below which everything is forbidden: one of many words forbids something itself, and the text below it explains. */
const FORBIDDING =
  /^#{1,6}\s+(?:\d{1,2}[.)]?\s+)?(?=(?:\S+\s*){1,4}$)(?:never|don'?ts?|do not|forbidden|prohibited|banned|not allowed|avoid|no[- ]?gos?)\b/i;
/** Who asks for one of these does not ask for what is forbidden, but speaks of it. */
export const AWAY =
  /\b(?:instead|rather|replac\w*|remov\w*|drop\w*|delet\w*|avoid\w*|stop\w*|forbid\w*|reject\w*|refus\w*|ban\w*|prevent\w*|fix\w*|convert\w*|migrat\w*|rid|away|check\w*|detect\w*|find\w*|warn\w*|why|whether|how)\b/i;
/** Words that a rule and a request have to share: two of them, one forbidden. */
const LEAST_SHARED = 2;
/** What puts a thing to use that is forbidden by one plain word. */
const USES = new Set('use using introduce adopt install via with'.split(' ').map(stem));
const MAX_REQUEST = 2_000;
const MAX_LINES = 400;

/**
 * The lines of a project's rules that forbid what a request asks for, where words make it unmistakable: a sentence of the
 * request has every phrase of what is forbidden, and a word of what the rule is about, and neither denies it nor asks to do away with it.
 */
export function rulesAgainst(request: string, text: string): Rule[] {
  const asked = askedIn(request);
  let isListed = false;
  let isCode = false;
  return text.split(/\r?\n/, MAX_LINES).flatMap((line, at) => {
    if (/^\s{0,3}(?:```|~~~)/.test(line)) isCode = !isCode;
    if (/^#{1,6}\s/.test(line)) isListed = FORBIDDING.test(line.replaceAll('’', "'"));
    if (isCode || /^\s{0,3}(?:#|>|```|~~~)/.test(line)) return [];
    const rule = ENTRY.exec(line)?.[1]?.trim() ?? '';
    const against = prohibitionsIn(rule, isListed).some((one) => asked.some((said) => asksFor(said, one)));
    return against ? [{ line: at + 1, text: rule }] : [];
  });
}

/** Whether a request asks for what a sentence forbids, such as the title of a decision: “No Redis for the login”. */
export function isForbiddenBy(request: string, sentence: string): boolean {
  return rulesAgainst(request, `- ${sentence.replace(/\s+/g, ' ').trim()}`).length > 0;
}

/** What each sentence of a request asks for, in the stems of its words; clauses that deny something ask for nothing. */
function askedIn(request: string): string[][] {
  return request
    .slice(0, MAX_REQUEST)
    .split(/[.;!?](?:\s|$)|\n/)
    .filter((sentence) => !AWAY.test(sentence))
    .map((sentence) =>
      sentence
        .split(/\s(?=so that|because|since|which)\b|,\s+/)
        .filter((clause) => !isNegated(clause))
        .flatMap(stemsInOrder),
    );
}

function asksFor(said: readonly string[], { phrases, about, isName }: Prohibition): boolean {
  const shared = about.filter((word) => said.includes(word)).length;
  if (about.length > 0 && shared === 0) return false;
  if (!phrases.every((phrase) => stands(phrase, said))) return false;
  const words = phrases.flat();
  if (isName || words.length + shared >= LEAST_SHARED) return true;
  const at = said.indexOf(words[0] ?? '');
  return said.slice(Math.max(0, at - 1), at).some((word) => USES.has(word));
}

/** Whether words stand in their order, with at most one between two of them. */
function stands(phrase: readonly string[], stems: readonly string[]): boolean {
  return stems.some((_, from) => {
    let at = from - 1;
    return phrase.every((word, index) => {
      const next = stems.indexOf(word, at + 1);
      const isNear = next !== -1 && (index === 0 ? next === from : next - at <= 2);
      at = next;
      return isNear;
    });
  });
}
