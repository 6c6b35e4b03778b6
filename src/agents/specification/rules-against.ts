import { isNegated } from '../base/english/claims';
import { contentStems } from '../base/english/words';

/** A line of rules, from 1, with what it says. */
interface Rule {
  line: number;
  text: string;
}

const ENTRY = /^\s*(?:[-*]|\d{1,3}[.)])?\s*(\S.{7,300})$/;
/** What forbids, with what it is about before and what is forbidden behind, up to the next sign. */
const FORBIDS =
  /^(.{0,200}?)\b(?:must not|shall not|may not|should not|do not|don't|never|(?<=^)no)\b(?: (?:be|use|do|make|have|add|introduce))?([^.;,:()]{2,100})/i;
/** A rule that holds only sometimes contradicts nothing for certain. */
const CONDITION = /\b(?:unless|except|without|if|when|where|while|outside|other than|before|after|until|only|just)\b/i;
/** Who asks for one of these does not ask for what is forbidden, but speaks of it. */
export const AWAY =
  /\b(?:instead|rather|replac\w*|remov\w*|drop\w*|delet\w*|avoid\w*|stop\w*|forbid\w*|reject\w*|refus\w*|ban\w*|prevent\w*|fix\w*|convert\w*|migrat\w*|rid|away|check\w*|detect\w*|find\w*|warn\w*|why|whether|how)\b/i;
/** Words that a rule and a request have to share: two of them, one forbidden. */
const LEAST_SHARED = 2;
const MAX_REQUEST = 2_000;
const MAX_LINES = 400;

/**
 * The lines of a project's rules that forbid what a request asks for, where words make it unmistakable: a sentence of the
 * request has every word of what is forbidden, and one of what the rule is about, and neither denies it nor asks to do away with it.
 */
export function rulesAgainst(request: string, text: string): Rule[] {
  const sentences = request
    .slice(0, MAX_REQUEST)
    .split(/[.;!?]\s|\n/)
    .filter((sentence) => !isNegated(sentence) && !AWAY.test(sentence))
    .map((sentence) => new Set(contentStems(sentence)));
  return text.split(/\r?\n/, MAX_LINES).flatMap((line, at) => {
    const rule = ENTRY.exec(line)?.[1]?.trim() ?? '';
    const [, before = '', behind = ''] = FORBIDS.exec(rule.replaceAll('’', "'")) ?? [];
    const forbidden = contentStems(behind);
    const about = contentStems(before).filter((word) => !forbidden.includes(word));
    if (forbidden.length === 0 || CONDITION.test(rule) || /^(?:#|>)/.test(rule)) return [];
    const isAsked = sentences.some((said) => {
      const shared = about.filter((word) => said.has(word)).length;
      const hasAll = forbidden.every((word) => said.has(word)) && (about.length === 0 || shared > 0);
      return hasAll && forbidden.length + shared >= LEAST_SHARED;
    });
    return isAsked ? [{ line: at + 1, text: rule }] : [];
  });
}
