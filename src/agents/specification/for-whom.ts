import { sentencesOf } from '../base/english/pieces';
import { listed } from './reply';
import type { Spec } from './model';

/** Questions that ask who it is for, and not who may do what, nor for whom some part of it holds: English, then German. */
const ASKS_FOR_WHOM =
  /^(?:who (?:needs|wants|uses|will use|reads|comes to|works with|gets|is (?:it|this) for)|for whom (?:is|does|do)|für wen (?:ist|sind)|wer (?:braucht|will|nutzt|benutzt|liest|bekommt))\b/iu;
/** Longer ones are told where they stand, in characters. */
const LONGEST = 160;

/**
 * For whom a change is, in the words of the answer that said so; null where nobody said it, or a goal or story says it already.
 */
export function forWhom({
  clarifications,
  goals,
  stories,
}: Pick<Spec, 'clarifications' | 'goals' | 'stories'>): string | null {
  const told = [...goals, ...stories].flatMap(({ sources }) => sources);
  for (const { id, question, chosen, own, nonAnswer, by, former } of clarifications) {
    if (nonAnswer !== null || by !== 'person' || former === true || told.includes(id)) continue;
    if (!ASKS_FOR_WHOM.test(question)) continue;
    const [first = ''] = sentencesOf(own.split(/[\r\n]/u, 1)[0] ?? '');
    const said = [listed(chosen), first].filter((part) => part.trim() !== '').join(', ');
    if (said !== '' && said.length <= LONGEST) return said.replace(/[.]$/u, '');
  }
  return null;
}
