import { saidLine } from '../base/text/quote';
import type { Language } from '../base/text/language';
import { questionTitle } from '../questions/catalogue';
import type { Exchange } from '../session/exchanges';
import type { QuestionDraft } from '../session/question';
import type { AskedQuestion } from '../session/session';
import type { Statement } from '../session/statement';

/** Two statements that cannot both hold, and why. */
export interface Opposed {
  first: Statement;
  second: Statement;
  why: string;
}

/** Most code points of a statement in the title of the question, on its card, and of a question that is named as a source. */
const IN_TITLE = 70;
const ON_CARD = 300;
const OF_SOURCE = 90;

/**
 * The question which of two statements holds: both as they stand, with what they rest on, or both, or neither. Nothing is
 * recommended: that the reviewer leans to one of them is no reason for the person.
 */
export function whichHolds(
  { first, second, why }: Opposed,
  exchanges: readonly Pick<Exchange, 'questionId' | 'config'>[],
  by: 'offline' | 'model',
  language: Language,
): QuestionDraft {
  const says = SAYS[language];
  const side = (id: string, statement: Statement) => ({
    id,
    label: saidLine(statement.text, ON_CARD),
    description: `${statement.id}: ${sourcesOf(statement, exchanges, says)}`,
  });
  return {
    type: 'pick_one',
    config: {
      question: says.which(saidLine(first.text, IN_TITLE), saidLine(second.text, IN_TITLE)),
      options: [
        side('first', first),
        side('second', second),
        { id: 'both', label: says.both },
        { id: 'neither', label: says.neither },
      ],
      allowOther: true,
    },
    why: says.why(why),
    evidence: [...new Set([...first.sources, ...second.sources])].filter((source) => /^E\d/.test(source)),
    purpose: 'elicit',
    dimensions: [first.dimension],
    by,
    about: `holds:${first.id}:${second.id}`,
  };
}

function sourcesOf(
  { sources, by }: Statement,
  exchanges: readonly Pick<Exchange, 'questionId' | 'config'>[],
  says: (typeof SAYS)[Language],
): string {
  const told = sources.map((source) => {
    const asked = exchanges.find(({ questionId }) => questionId === source);
    if (asked !== undefined) return `${source} “${saidLine(questionTitle(asked.config), OF_SOURCE)}”`;
    return source === 'request' ? says.request : source === 'assumed' ? says.assumed : source;
  });
  return [...(by === 'person' ? [says.own] : []), ...told].join(', ') || says.assumed;
}

/** The ids of the two statements that a question sets against each other; null for any other question. */
export function opposedIn(about: string | null | undefined): readonly [first: string, second: string] | null {
  const [, first, second] = /^holds:([A-Z]{1,3}-\d{1,9}):([A-Z]{1,3}-\d{1,9})$/.exec(about ?? '') ?? [];
  return first === undefined || second === undefined ? null : [first, second];
}

/** Whether two statements are the two that a question sets against each other, whichever comes first. */
export function setsAgainst(about: string | null | undefined, first: string, second: string): boolean {
  const pair = opposedIn(about);
  return pair !== null && pair.includes(first) && pair.includes(second);
}

/** The statements that go by an answer to the question which of two holds; none by an answer in words, or by none. */
export function outvoted({ question }: Pick<AskedQuestion, 'question'>, answer: unknown): readonly string[] {
  const pair = opposedIn(question.about);
  const chosen = (answer as { selected?: unknown } | null)?.selected;
  if (pair === null) return [];
  return chosen === 'first' ? [pair[1]] : chosen === 'second' ? [pair[0]] : chosen === 'neither' ? pair : [];
}

const SAYS = {
  en: {
    which: (first: string, second: string) => `Which of these two holds: “${first}” or “${second}”?`,
    both: 'Both hold',
    neither: 'Neither holds',
    why: (why: string) => `Two statements of the draft do not fit together: ${why}.`,
    request: 'the request',
    assumed: 'assumed',
    own: 'your own words',
  },
  de: {
    which: (first: string, second: string) => `Welche der beiden Aussagen gilt: „${first}“ oder „${second}“?`,
    both: 'Beide gelten',
    neither: 'Keine von beiden gilt',
    why: (why: string) => `Zwei Aussagen des Entwurfs passen nicht zusammen: ${why}.`,
    request: 'aus der Anfrage',
    assumed: 'angenommen',
    own: 'Ihre eigenen Worte',
  },
} as const;
