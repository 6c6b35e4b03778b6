import type { ReviewerInput } from '../../inputs/inputs';
import { sameQuestion } from '../../../base/english/similarity';
import { freeText } from '../free-text';
import type { QuestionDraft } from '../../../session/question';
import type { Statement } from '../../../session/statement';
import { vagueWordIn } from '../../../specification/lint-rules';
import { statementsShowIt } from '../../../specification/scenarios';
import { languageOf, type Language } from '../../../base/text/language';
import { inline } from '../../../base/text/markdown';

/** What rules find lacking in a draft, each with the question that would settle it where that was not asked before. */
interface Lack {
  text: string;
  statements: string[];
  question: QuestionDraft | null;
}

/** What is lacking, the weightiest first: a way to tell that it works, then the measure of each vague word. */
export function lacksIn(input: ReviewerInput): Lack[] {
  // A number for it was given where speed was asked about.
  const isMeasured = input.exchanges.some((one) => one.dimensions.includes('quality') && TIMED.test(freeText(one)));
  const isOpen = ({ text }: Statement) => !isMeasured || !SPEED.test(vagueWordIn(text) ?? '');
  const vague = input.statements
    .filter(isOpen)
    .flatMap((one) => howMuch(one).map((question) => ({ question, statements: [one.id] })));
  return [
    // Nobody answers that out of the blue: checks are made from the answers, or seen in the plan.
    ...(lacksAcceptance(input) ? [{ text: UNPROVED[languageOf(input.request)], statements: [], question: null }] : []),
    ...vague.map(({ question, statements }) => {
      return { text: question.why, statements, question: wasAsked(question, input) ? null : question };
    }),
  ];
}

/** Whether nobody has said, or was asked, how one would know that the change works, and what was said does not show it. */
export function lacksAcceptance({ statements, exchanges }: Pick<ReviewerInput, 'statements' | 'exchanges'>): boolean {
  return (
    !statementsShowIt(statements) &&
    !statements.some(({ kind, dimension }) => kind === 'acceptance' || dimension === 'acceptance') &&
    !exchanges.some(({ dimensions, purpose }) => purpose !== 'approval' && dimensions.includes('acceptance'))
  );
}

function wasAsked(draft: QuestionDraft, { exchanges }: ReviewerInput): boolean {
  const title = String(draft.config['question']);
  return exchanges.some(
    ({ question, about }) =>
      question === title || (draft.about !== undefined && about === draft.about) || sameQuestion(question, title),
  );
}

const UNPROVED: Record<Language, string> = {
  en: 'Nothing in the draft says how one would know that it works.',
  de: 'Im Entwurf sagt noch nichts, woran man sieht, dass es funktioniert.',
};

/** What is said not to matter. */
const DENIED = /\b(?:not|no|never|without)\b|n['’]t\b/i;
const TIMED = /\d ?(?:ms|s|sec\w*|min\w*|milli\w*|sek\w*|%|percent|prozent)\b/iu;
const SPEED = /^(?:fast|faster|quick|quickly|performant|responsive|as soon as possible)$/i;

/** What something is or does: “is fast”, “loads quickly”; a name (“quick start”) and a condition (“whatever is simple”) promise nothing. */
function isPromised(word: string, text: string): boolean {
  if (languageOf(text) !== 'en') return false;
  const verb =
    '(?:is|are|be|stays?|feels?|becomes?|looks?|works?|loads?|responds?|answers?|starts?|runs?|opens?|gets?)';
  const said = new RegExp(
    `(?<!\\b(?:whatever|whichever|what|if|as|that) )\\b${verb} (?:(?!an?\\b|the\\b)[\\w-]+ ){0,2}${word}(?![\\w-])(?! \\w+ing\\b)`,
    'i',
  );
  // More than today is always promised.
  return said.test(text) || /^as\b|er$/i.test(word);
}

function howMuch(statement: Statement): QuestionDraft[] {
  if (statement.kind !== 'requirement' && statement.kind !== 'quality' && statement.kind !== 'acceptance') return [];
  const word = vagueWordIn(statement.text);
  // What the request says in passing is asked about by its own questions, and what is denied is not promised.
  const isSaid = statement.sources.some((source) => /^Q\d/.test(source));
  if (word === null || !isSaid || !isPromised(word, statement.text) || DENIED.test(statement.text)) return [];
  const rest = {
    why: `${statement.id} says “${word}”, which nobody can test as it stands.`,
    evidence: statement.sources.filter((source) => /^E\d/.test(source)),
    purpose: 'elicit' as const,
    dimensions: ['quality' as const],
    by: 'offline' as const,
    about: `review:measure:${statement.id}`,
  };
  const config = {
    question: SPEED.test(word)
      ? `“${word}”: which number would show it, and where is it measured?`
      : `By what would you notice that it is “${word}”?`,
    context: inline(statement.text),
    placeholder: 'Something that can be counted, timed or seen',
    multiline: false,
  };
  return [{ type: 'ask_text', config, ...rest }];
}
