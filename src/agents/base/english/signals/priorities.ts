import { clausesOf } from './clauses';

/** A wish about the order of subjects, as the person calls them. */
interface OrderWish {
  about: string;
  place: 'first' | 'last';
}

const FIRST: readonly RegExp[] = [
  /^(?:let's |we should |please )*(?:start|begin) with (.+)$/,
  /^(?:the )?(.+?) (?:comes |goes |is |are |should (?:come|be) )?first$/,
  /^(?:the )?(.+?) (?:is|are) (?:the )?(?:most important|top priority|more important|most urgent)(?: .*)?$/,
  /^(?:let's |we should |please )*prioriti[sz]e (.+)$/,
];
const LAST: readonly RegExp[] = [
  /^(?:the )?(.+?) (?:can wait|is not urgent|isn't urgent|comes last|can come (?:last|later))$/,
  /^(?:let's |we should |we can |please )*(?:postpone|defer|put off|leave) (.+?)(?: (?:for|until|to) (?:later|last|the end))?$/,
  /^(.+?) (?:last|later)$/,
];

/** What the person wants to come first or last. Callers keep only what names a topic that exists. */
export function orderWishes(text: string): OrderWish[] {
  return clausesOf(text).flatMap((clause): OrderWish[] => {
    for (const pattern of FIRST) {
      const about = pattern.exec(clause)?.[1];
      if (about !== undefined) return [{ about, place: 'first' }];
    }
    for (const pattern of LAST) {
      const about = pattern.exec(clause)?.[1];
      if (about !== undefined) return [{ about, place: 'last' }];
    }
    return [];
  });
}
