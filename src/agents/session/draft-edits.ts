import { ID_PREFIX } from './statement';
import { clausesOf } from '../base/english/signals/clauses';
import { wantsToBeAskedAbout } from '../base/english/signals/navigation';

const EDIT =
  'delete|drop|remove|strike|merge|combine|move|split|reword|rephrase|rename|shorten|rewrite|change|fix|correct|reorder|replace|keep|explain';
/** A statement's name as clauses have it, in lower case; standards and issues have other letters ("CVE-2024-1", "SHA-256"). */
const NAME = `(?:${Object.values(ID_PREFIX).join('|').toLowerCase()})-\\d{3}(?![\\w-])`;
const POLITE = '(?:please |can you |could you |and |also |then )*';

const EDITS: readonly RegExp[] = [
  new RegExp(`^${POLITE}(?:${EDIT})\\b.{0,80}?\\b${NAME}`),
  new RegExp(`^${NAME}(?: and ${NAME})* (?:can go|should go|must go|is wrong|are wrong|is not needed|says nothing)\\b`),
  new RegExp(
    `^${POLITE}(?:${EDIT})(?: (?:this|that|the|these|those|both|all|first|second|last))* (?:statements?|requirements?|assumptions?|duplicates?|bullets?)$`,
  ),
];

const TO_THE_INTERVIEWER: readonly RegExp[] = [
  /^(?:stop asking|do(?:n't| not) ask (?:me|us)|why (?:do|did|are) you (?:ask|asking))\b/,
  /^(?:that|this|it)(?:'s| is| was) (?:not what i (?:meant|said|asked|want)|(?:the wrong (?:subject|topic)|off[- ]topic)$)/,
  /^you (?:have )?(?:misunderstood|misread)\b/,
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

/** What a clause says who protests that the questions miss the subject: English, then German. */
const PROTESTS: readonly RegExp[] = [
  /^(?:this|that|it|my request|the (?:request|change|question)s?|(?:this|these|your|that|all (?:these|this|of this)) questions?)(?:'s| is| are|'re)? (?:really |simply |still )?(?:not|n't|isn't|aren't|never) (?:really |at all )?(?:about|what|relevant|related|to the point|the (?:subject|topic|point))\b/,
  /^(?:this|that|it|(?:this|these|your) questions?) (?:isn't|aren't|don't|doesn't|does not|do not|has|have|miss|misses)(?: (?:really|at all|nothing|completely))*(?: (?:about|what i|relevant|related|apply|fit|to do with|the point|the subject))\b/,
  /^(?:you (?:are|keep|'re) )?(?:still )?asking (?:me )?about the wrong\b/,
  /^(?:the )?wrong (?:subject|topic|track|questions?)$/,
  /^(?:(?:this|that|it)(?:'s| is)(?: (?:all|completely|totally))? )?(?:off[- ]topic|irrelevant|besides? the point|not relevant)\b/,
  /^(?:none|nothing) of (?:this|these|that)(?: (?:is|are|has|have|applies|matters|fits)\b|$)/,
  /^i (?:did not|didn't|never) (?:ask|asked|say|said|mention|mentioned|mean|meant) (?:for |about )?(?:any of (?:this|that)|this|that|it|anything)\b/,
  /^you (?:have |'ve )?(?:misunderstood|misunderstand|misread|got it wrong|missed the point)\b/,
  /^(?:darum geht es (?:mir )?(?:hier )?(?:gar )?nicht|das (?:ist nicht das thema|hat damit nichts zu tun|meine ich nicht|passt (?:hier )?nicht)|falsches thema|am thema vorbei)\b/,
];

/** Whether words protest that the questions are about something else than the change. */
export function protestsSubject(words: string): boolean {
  return clausesOf(words).some((clause) => PROTESTS.some((pattern) => pattern.test(clause)));
}

const REMOVAL = new RegExp(
  `^${POLITE}(?:delete|drop|remove|strike(?: out)?) (?:(?:the )?(?:statements?|requirements?|points?) )?${NAME}(?:(?:,? and |, ?| & )${NAME}){0,30}$`,
);

/**
 * The statements that words ask to remove and do nothing else ("Delete FR-002 and FR-003"), by the names in them; null
 * where the words can be meant otherwise. A question ("Delete FR-002?") is none, unless it asks somebody to do it.
 */
export function plainRemoval(words: string): string[] | null {
  const asks = words.trim().endsWith('?') && !/^(?:please )?(?:can|could) you\b/i.test(words.trim());
  const clauses = clausesOf(words);
  const [clause] = clauses;
  if (asks || clause === undefined || clauses.length > 1 || !REMOVAL.test(clause)) return null;
  return [...new Set(clause.match(new RegExp(NAME, 'g')))].map((name) => name.toUpperCase());
}
