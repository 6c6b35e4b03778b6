import { askedFor, capital } from './asked-for';
import { quoteAnswer, sentence } from './sentence';

/** What a yes or no amounts to: claims confirmed or denied, or a statement with the answer. */
interface Confirmed {
  text: string;
  /** Whether something that was claimed is confirmed or corrected, and not a wish stated. */
  claim: boolean;
}

const CLAIMS = [
  /^(?:is it (?:right|correct|true|so|still (?:right|true)) that|do i (?:understand|have it) (?:correctly|right) that|does it hold that) (.+)\?$/i,
  /^(?:is (?:this|that) (?:right|correct|true)|does this hold)[:,–—-] ?(.+?)[.?]*$/i,
  /^(.+?)[.,;:–—-]+ (?:is (?:this|that|it) (?:right|correct|true|so|still (?:right|true))|right|correct|does (?:this|that) hold)\?$/i,
];

/**
 * A yes or no to a question as statements: "Should the log keep bodies?" and no → "The log SHALL NOT keep bodies."; what a
 * question (or the list in its context) claims is confirmed or corrected.
 */
export function stateYesNo(question: string, context: string, yes: boolean, label: string): Confirmed[] {
  const text = question.replace(/\s+/g, ' ').trim();
  const claims = claimsIn(text, context);
  if (claims.length > 0) {
    if (yes) return claims.map((claim) => ({ text: sentence(claim), claim: true }));
    const denied = claims.map((claim) => claim.replace(/\.$/, '')).join('; ');
    const correction =
      claims.length === 1 ? 'Not so, by the person’s correction' : 'Not all of this is so, by the person’s correction';
    return [{ text: sentence(`${correction}: ${denied}`), claim: true }];
  }
  const plain = /^(?:yes|no)\b/i.test(label);
  const modal = /^(should|must|shall|may) (.+)\?$/i.exec(text);
  const clause = plain && modal && !/ or /.test(text) ? askedFor(`How ${modal[1] ?? ''} ${modal[2] ?? ''}?`) : null;
  if (clause === null || clause.subject === null || clause.condition !== null)
    return [{ text: quoteAnswer(text, label), claim: false }];
  const verb = yes ? (clause.modal === 'may' ? 'may' : 'SHALL') : 'SHALL NOT';
  return [{ text: sentence(`${capital(clause.subject)} ${verb} ${clause.verb} ${clause.rest}`), claim: false }];
}

/** "Is it right that tests run with vitest?" claims one thing, "May I take these as given?" the list below it. */
function claimsIn(question: string, context: string): string[] {
  for (const pattern of CLAIMS) {
    const claim = pattern.exec(question)?.[1];
    if (claim !== undefined) return [claim.trim()];
  }
  if (!/\b(?:this|these|that|those|following)\b/i.test(question)) return [];
  return context
    .split(/\r?\n/)
    .map((line) => /^\s*[-*] (.+)$/.exec(line)?.[1]?.trim() ?? '')
    .filter((claim) => claim !== '');
}
