import type { Dimension } from '../../../session/dimension';
import type { StatementKind } from '../../../session/statement';
import { kindOfWords } from './kinds';
import { piecesOf } from '../../../base/english/pieces';
import { isInstruction, sentence, standsAlone, stateAnswer, underCondition } from '../../../base/english/sentence';

/** Kinds whose statements are lists of things by nature: each line is one, even without a verb. */
const LISTS: ReadonlySet<StatementKind> = new Set(['acceptance', 'risk', 'task', 'non_goal']);

const NOTHING = /^(?:no|nope|none|nothing|n\/a|-|that(?:'|’)?s (?:it|all)|(?:no,? )?that is (?:it|all))\b.{0,20}$/i;

/** Whether an answer says that there is nothing to add. */
function addsNothing(question: string, text: string): boolean {
  return /\b(?:anything|something|what) else\b/i.test(question) && NOTHING.test(text.trim());
}

/**
 * A free text in the person's words: one statement for each thing said. What does not stand for itself ("14 days") is
 * stated with the question, or stays with what was said before it.
 */
export function saidIn(
  text: string,
  question: string,
  kind: StatementKind,
  dimension: Dimension,
  subject: string | null = null,
): { kind: StatementKind; text: string }[] {
  const pieces = piecesOf(text);
  const alone = (piece: string) => standsAlone(piece) || (LISTS.has(kind) && piece.split(' ').length > 2);
  if (pieces.length === 0 || addsNothing(question, text)) return [];
  if (kind === 'non_goal') return pieces.map((piece) => ({ kind, text: nonGoal(piece) }));
  if (!pieces.some(alone)) return [{ kind, text: stateAnswer(question, pieces.map(withoutStop).join('; '), subject) }];
  const texts: string[] = [];
  for (const piece of pieces) {
    const last = texts.length - 1;
    if (alone(piece)) texts.push(pieces.length === 1 ? single(question, piece) : underCondition(question, piece));
    else if (last < 0) texts.push(stateAnswer(question, piece, subject));
    else texts[last] = `${texts[last] ?? ''} ${sentence(piece)}`;
  }
  return texts.map((words) => ({ kind: kindOfWords(words, kind, dimension), text: words }));
}

/** Something that the change is not about, as a statement. */
export function nonGoal(words: string): string {
  return standsAlone(words) || /^(?:no|not|without|never)\b/i.test(words)
    ? sentence(words)
    : sentence(`Not part of this change: ${words}`);
}

/** One sentence that stands alone: an instruction still gets the question's subject and condition. */
function single(question: string, piece: string): string {
  const stated = stateAnswer(question, piece);
  return isInstruction(stated) ? stated : underCondition(question, piece);
}

function withoutStop(text: string): string {
  return text.replace(/(?<!\.)\.$/, '');
}
