import { clausesOf } from './clauses';
import { wantsToBeAskedAbout } from './navigation';

const EDIT =
  'delete|drop|remove|strike|merge|combine|move|split|reword|rephrase|rename|shorten|rewrite|change|fix|correct|reorder|replace|keep|explain';
const NAME = '[a-z]{1,3}-\\d{3,}';
const POLITE = '(?:please |can you |could you |and |also |then )*';

const EDITS: readonly RegExp[] = [
  new RegExp(`^${POLITE}(?:${EDIT})\\b.{0,80}?\\b${NAME}\\b`),
  new RegExp(`^${NAME}(?: and ${NAME})* (?:can go|should go|must go|is wrong|are wrong|is not needed|says nothing)\\b`),
  new RegExp(
    `^${POLITE}(?:${EDIT})(?: (?:this|that|the|these|those|both|all|first|second|last))* (?:statements?|requirements?|assumptions?|duplicates?|bullets?)$`,
  ),
];

const TO_THE_INTERVIEWER: readonly RegExp[] = [
  /^ask (?:me|us)\b/,
  /\b(?:stop asking|do(?:n't| not) ask (?:me|us)|why (?:do|did|are) you (?:ask|asking))\b/,
  /\b(?:not what i (?:meant|said|asked|want)|you (?:have )?(?:misunderstood|misread)|wrong (?:subject|topic)|off[- ]topic)\b/,
];

/** Whether words ask for the draft to be written otherwise ("Delete FR-002") and say nothing of the change itself. */
export function editsTheDraft(words: string): boolean {
  return clausesOf(words).some((clause) => EDITS.some((pattern) => pattern.test(clause)));
}

/** Whether words are meant for whoever asks ("please ask about …", "that is not what I meant") and not for the specification. */
export function speaksToTheInterviewer(words: string): boolean {
  return (
    wantsToBeAskedAbout(words) !== null ||
    clausesOf(words).some((clause) => TO_THE_INTERVIEWER.some((pattern) => pattern.test(clause)))
  );
}
