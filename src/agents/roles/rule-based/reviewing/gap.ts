import type { ReviewerInput } from '../../inputs/inputs';
import { sameQuestion } from '../../../base/english/similarity';
import type { QuestionDraft } from '../../../session/question';
import type { Statement } from '../../../session/statement';
import { vagueWordIn } from '../../../specification/lint-rules';
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
  const lacks = [
    ...(lacksAcceptance(input) ? [{ question: howAccepted(languageOf(input.request)), statements: [] }] : []),
    ...input.statements.flatMap((one) => howMuch(one).map((question) => ({ question, statements: [one.id] }))),
  ];
  return lacks.map(({ question, statements }) => {
    return { text: question.why, statements, question: wasAsked(question, input) ? null : question };
  });
}

/** Whether nobody has said, or was asked, how one would know that the change works. */
export function lacksAcceptance({ statements, exchanges }: Pick<ReviewerInput, 'statements' | 'exchanges'>): boolean {
  return (
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

function howAccepted(language: Language): QuestionDraft {
  const { question, context, placeholder, why, subject } = ACCEPTED[language];
  return {
    type: 'ask_text',
    config: { question, context, placeholder, multiline: true },
    why,
    evidence: [],
    purpose: 'elicit',
    dimensions: ['acceptance'],
    by: 'offline',
    about: 'open.proof',
    subject,
  };
}

const ACCEPTED: Record<Language, Record<'question' | 'context' | 'placeholder' | 'why' | 'subject', string>> = {
  en: {
    question: 'How will you know that it works?',
    context:
      'Examples with their exact result, tests, measurements or comparisons that must succeed, and their numbers.',
    placeholder: 'Given …, when …, then …',
    why: 'Nothing in the draft says how one would know that it works.',
    subject: 'How one sees that it works',
  },
  de: {
    question: 'Woran sehen Sie, dass es fertig ist?',
    context: 'Beispiele mit genauem Ergebnis, Tests, Messungen oder Vergleiche, die gelingen müssen, mit ihren Zahlen.',
    placeholder: 'Angenommen …, wenn …, dann …',
    why: 'Im Entwurf sagt noch nichts, woran man sieht, dass es funktioniert.',
    subject: 'Woran man sieht, dass es funktioniert',
  },
};

const SPEED = /^(?:fast|faster|quick|quickly|performant|responsive|as soon as possible)$/i;

function howMuch(statement: Statement): QuestionDraft[] {
  if (statement.kind !== 'requirement' && statement.kind !== 'quality' && statement.kind !== 'acceptance') return [];
  const word = vagueWordIn(statement.text);
  if (word === null) return [];
  const rest = {
    why: `${statement.id} says “${word}”, which nobody can test as it stands.`,
    evidence: statement.sources.filter((source) => /^E\d/.test(source)),
    purpose: 'elicit' as const,
    dimensions: ['quality' as const],
    by: 'offline' as const,
    about: `review:measure:${statement.id}`,
  };
  const context = `${statement.id}: ${inline(statement.text)}`;
  if (!SPEED.test(word)) {
    const config = {
      question: `By what would you notice that it is “${word}” (${statement.id})?`,
      context,
      placeholder: 'Something that can be counted, timed or seen',
      multiline: false,
    };
    return [{ type: 'ask_text', config, ...rest }];
  }
  const config = {
    question: `How many seconds may it take at most to count as “${word}” (${statement.id})?`,
    context,
    min: 0.5,
    max: 30,
    step: 0.5,
    defaultValue: 2,
    unit: 'seconds',
  };
  return [{ type: 'slider', config, ...rest }];
}
