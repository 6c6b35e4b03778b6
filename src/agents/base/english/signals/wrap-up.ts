import { clausesOf } from './clauses';

/**
 * Clauses that can only mean the interview itself. They have to be the whole clause: "that's enough" ends it, "that's
 * enough memory" and "stop the server when it is idle" do not.
 */
const END: readonly RegExp[] = [
  /^(?:that's|that is|this is|it's) (?:really |quite |more than )?enough(?: (?:questions?|information|detail|input|to (?:start|go on|begin|write)))?$/,
  /^enough(?: (?:questions?|said|asked|talk(?:ing)?))?$/,
  /^(?:let's |let us |you can |just |time to |we (?:can|should) )*(?:wrap(?: (?:it|this|things))? up|wrap up(?: (?:the |this )?(?:session|interview|conversation))?)(?: and .*\b(?:spec|specification|document|draft)\b.*)?$/,
  /^(?:let's |let us |you can |just |we (?:can|should) )*(?:finish|stop|end|conclude)(?: (?:it|up|here|this|asking|the (?:session|interview|questions?|questioning)|this (?:session|interview)|with the questions))?$/,
  /^(?:no|not any) (?:more|further) questions$/,
  /^(?:don't|do not|stop) ask(?:ing)?(?: me)?(?: any(?:thing| more| further)?| more| questions?| any more questions)*$/,
  /^(?:let's |you can |just |go ahead and |now |please )*(?:write|create|generate|give me|produce)(?: up)? (?:the|a|my) (?:spec|specification|document|plan)(?: (?:now|already|with what (?:we|you) have))?$/,
  /^(?:we're|we are|i'm|i am) (?:done|finished|through)(?: (?:with (?:this|the (?:questions|interview|session))|answering|talking))$/,
  /^(?:you|we) have (?:everything|all|enough)(?: (?:that )?(?:you|we) need)?$/,
  /^(?:keine (?:weiteren )?fragen(?: mehr)?|(?:das )?reicht(?: jetzt| mir)?|genug (?:gefragt|fragen|geredet)|hör(?:e)? auf zu fragen|ich bin fertig|(?:wir )?(?:sind fertig|machen schluss)|(?:bitte )?(?:jetzt )?abschließen|schreib(?:e)? (?:jetzt )?die spezifikation)$/,
];

/** Said as the whole message these mean the same; at the end of an answer they only end the answer. */
const END_AS_MESSAGE: readonly RegExp[] = [
  /^(?:that's|that is|that was|this is) (?:it|all|everything)$/,
  /^(?:we're|we are|i'm|i am|all)?\s*(?:done|finished)$/,
  /^(?:that will|that'll) do$/,
  /^nothing (?:more|else)$/,
  /^(?:das war(?:'s| es| alles)|das ist alles|fertig)$/,
];

/** Beside an answer this may be said of what was answered: “Both kinds; that is enough for me.” */
const ENOUGH_OF_IT =
  /^(?:(?:that's|that is|this is|it's) (?:really |quite |more than )?enough|enough|(?:das )?reicht(?: jetzt| mir)?)$/;

/** Whether all that is said is that it is enough, and not what of. */
export function saysOnlyEnough(text: string): boolean {
  const clauses = clausesOf(text);
  return clauses.length > 0 && clauses.every((clause) => ENOUGH_OF_IT.test(clause));
}

/** Whether the person wants the interview to end. `alone`: the text is a free message, not the answer to a question. */
export function wantsToWrapUp(text: string, alone: boolean): boolean {
  const clauses = clausesOf(text);
  const ends = (clause: string) => END.some((pattern) => pattern.test(clause));
  if (clauses.some((clause) => ends(clause) && (alone || !ENOUGH_OF_IT.test(clause)))) return true;
  if (!alone && clauses.length > 0 && clauses.every(ends)) return true;
  return (
    alone && clauses.length > 0 && clauses.every((clause) => END_AS_MESSAGE.some((pattern) => pattern.test(clause)))
  );
}

const TOPIC_END: readonly RegExp[] = [
  /^(?:(?:that's|that is|this is) )?enough (?:about|on|for|of) (?:this|that|it|the (?:topic|subject)|this (?:topic|subject))$/,
  /^(?:let's |let us |we can |please )*(?:move on|go on|skip (?:this|that|the) (?:topic|subject)|next (?:topic|subject)|change the (?:topic|subject)|leave it at that)(?: to the next (?:one|topic|subject|question))?$/,
  /^(?:(?:das )?nächstes? thema|weiter(?: geht(?:'s| es))?|mach(?:t)? weiter|(?:das|dieses) thema (?:überspringen|ist durch|ist erledigt)|(?:das thema )?(?:überspringen wir|können wir überspringen)|genug davon)(?: bitte)?$/,
];
const ENOUGH_ABOUT = /^(?:(?:that's|that is|this is) )?(?:enough (?:about|on)|genug (?:zum?|zur|über)) (.+)$/;

/** Whether the person has had enough of the present topic only: the topic's name as they call it, or '' for "this". */
export function wantsToMoveOn(text: string): { about: string } | null {
  for (const clause of clausesOf(text)) {
    if (TOPIC_END.some((pattern) => pattern.test(clause))) return { about: '' };
    const about = ENOUGH_ABOUT.exec(clause)?.[1];
    if (about !== undefined) return { about };
  }
  return null;
}
