import { clausesOf } from './clauses';

const SWITCH: readonly RegExp[] = [
  /^(?:let's |let us |we (?:should|could|can|need to) |can we |i want to |i'd like to )*(?:talk|speak|discuss|chat)(?: (?:about|on|through))? (?:the )?(?:topic (?:of )?)?(.+?)(?: (?:now|next|first|instead))?$/,
  /^(?:let's |let us |we (?:should|could|can) |can we |please )*(?:switch|go|jump|come|move|turn|return|get)(?: (?:on|over|back|now|ahead))* to (?:the )?(?:topic (?:of )?)?(.+?)(?: (?:now|next|first|instead))?$/,
  /^back to (.+)$/,
  /^(?:what|how) about (.+)$/,
];

/** Verbs that make "go to …" an ordinary sentence and not a wish to change the subject. */
const ONLY_ORDINARY =
  /\b(?:when|if|page|url|server|database|redirect|user|users|customer|customers|file|folder|production|then|should|must|will)\b/;

/** What the person wants to talk about now, as they call it, or null. `alone`: a free message, not an answer. */
export function wantsToTalkAbout(text: string, alone: boolean): string | null {
  for (const clause of clausesOf(text)) {
    for (const [index, pattern] of SWITCH.entries()) {
      const about = pattern.exec(clause)?.[1]?.trim();
      if (about === undefined || about === '') continue;
      if (index > 0 && (!alone || ONLY_ORDINARY.test(clause))) continue;
      if (/^(?:we|you|i|it) /.test(about)) continue;
      if (index === 0 && !/^(?:let's|let us|we|talk|speak|discuss|chat)/.test(clause)) continue;
      return about;
    }
  }
  return null;
}

const SHOW: readonly RegExp[] = [
  /^(?:can you |could you |will you )?(?:show|give|tell|send)(?: me| us)? (?:what (?:we|you)(?: have|'ve) (?:got )?(?:so far|now|until now)?|what (?:we|you) have(?: .*)?|(?:the |a |our )?(?:current |latest )?(?:draft|state|status|summary|overview|progress|spec|specification|result|results)(?: (?:so far|of things))?|where we (?:are|stand))(?: so far)?$/,
  /^what (?:do|have) (?:we|you) (?:have|got|know)(?: so far| now| until now| by now)?$/,
  /^(?:where (?:are|do) we(?: stand)?|how far are we|what's the (?:state|status|progress)|status|summary(?: so far)?|summari[sz]e(?: (?:it|this|that|what we have))?(?: so far)?|so far|recap)$/,
];

/** Whether the person asks to see what has been gathered. */
export function wantsToSee(text: string): boolean {
  return clausesOf(text).some((clause) => SHOW.some((pattern) => pattern.test(clause)));
}

const ASK_ME = /^(?:please )?ask(?: me)?(?: (?:more|something|questions?|a question))? about (.+)$/;

/** What the person wants to be asked about, or null. */
export function wantsToBeAskedAbout(text: string): string | null {
  for (const clause of clausesOf(text)) {
    const about = ASK_ME.exec(clause)?.[1];
    if (about !== undefined) return about;
  }
  return null;
}
