import { wordsOf } from '../../base/english/words';
import { type SaidPart, type WordsDo } from '../../session/said-part';
import { whatWordsDo } from '../../session/what-words-do';
import type { OrchestratorInput } from '../inputs/inputs';
import { isGoal } from '../rule-based/goal';
import { freeText, isBesideChoice } from '../rule-based/free-text';
import { namedTopic } from '../rule-based/named-topic';
import { asksForBothSides, asksForNonGoals } from '../rule-based/writing/kinds';

/** What the parts of what was just said do, by rules. Empty for an answer without words of the person's own. */
export function partsSaid({ input, topics, request, statementIds }: OrchestratorInput): SaidPart[] {
  const known = statementIds === undefined ? {} : { isStatement: (name: string) => statementIds.includes(name) };
  const givesUp = (given: string) => isGoal(given, request);
  const isTopic = (name: string) => namedTopic(name, topics) !== null;
  if (input.kind === 'message') return whatWordsDo(input.text, { alone: true, isTopic, isGoal: givesUp, ...known });
  const { purpose, question, dimensions } = input.exchange;
  const asksWhatItIsAbout =
    purpose === 'reading' || asksForNonGoals(question, dimensions[0] ?? 'behaviour') || asksForBothSides(question);
  return whatWordsDo(freeText(input.exchange), {
    alone: false,
    isBesideChoice: isBesideChoice(input.exchange),
    asksWhatItIsAbout,
    ...{ isTopic, isGoal: givesUp, ...known },
  });
}

/**
 * What the parts of what was just said do by a model's word: `judged` holds what it quotes. Of the rest what plainly steers
 * does, and all else is content. Where it quotes only a piece of a part, that piece is a part beside the whole.
 */
export function partsJudged(turn: OrchestratorInput, judged: readonly { quote: string; does: WordsDo }[]): SaidPart[] {
  const isMessage = turn.input.kind === 'message';
  // An answer answers where nobody knows better: nothing of it is held back.
  const known = judged.filter(({ does }) => isMessage || does !== 'unclear');
  const quotes = known.map((one) => ({ ...one, plain: plainly(one.quote) })).filter(({ plain }) => plain.length > 2);
  return partsSaid(turn).flatMap((part): SaidPart[] => {
    const plain = plainly(part.text);
    const said = quotes.find((quote) => quote.plain.includes(plain));
    if (said !== undefined) return [{ ...part, does: said.does }];
    const within = quotes.filter(({ quote }) => quote.trim() !== '' && part.text.includes(quote.trim()));
    const content = isMessage ? 'add' : 'answer';
    const rest: SaidPart = part.does === 'unclear' || within.length > 0 ? { text: part.text, does: content } : part;
    return [rest, ...within.map(({ quote, does }): SaidPart => ({ text: quote.trim(), does }))];
  });
}

/** Words without what surrounds them, with a blank on either side, so that one text holds another only in whole words. */
function plainly(text: string): string {
  return ` ${wordsOf(text).join(' ')} `;
}
