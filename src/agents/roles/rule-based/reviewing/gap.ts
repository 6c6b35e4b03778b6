import type { ReviewerInput } from '../../inputs/inputs';
import { sameQuestion } from '../../../base/english/similarity';
import type { QuestionDraft } from '../../../session/question';
import type { Statement } from '../../../session/statement';
import { vagueWordIn } from '../../../specification/lint-rules';
import { languageOf, type Language } from '../../../base/text/language';
import { inline } from '../../../base/text/markdown';
import type { Contradiction } from './contradictions';

/** The question most worth asking once more, or null where nothing is, or nothing may be asked. */
export function gapIn(input: ReviewerInput, contradictions: readonly Contradiction[]): QuestionDraft | null {
  if (input.budgetLeft <= 0) return null;
  const candidates = [
    ...contradictions.map(whichHolds),
    ...(lacksAcceptance(input) ? [howAccepted(languageOf(input.request))] : []),
    ...input.statements.flatMap(howMuch),
  ];
  return candidates.find((draft) => !wasAsked(draft, input)) ?? null;
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

function whichHolds({ first, second, why }: Contradiction): QuestionDraft {
  return {
    type: 'pick_one',
    config: {
      question: whichHoldsTitle(first.id, second.id),
      options: [
        { id: 'first', label: first.text, description: first.id },
        { id: 'second', label: second.text, description: second.id },
      ],
      allowOther: true,
    },
    why: `Two statements of the draft oppose each other: ${why}.`,
    evidence: [],
    purpose: 'elicit',
    dimensions: [first.dimension],
    by: 'offline',
    about: `review:${first.id}:${second.id}`,
  };
}

/** The title by which the question about two opposing statements is known again. */
export function whichHoldsTitle(first: string, second: string): string {
  return `${first} and ${second} do not fit together: which one holds?`;
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
