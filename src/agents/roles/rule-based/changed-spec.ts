import { JOINED } from '../../base/text/block';
import { contentStems } from '../../base/english/words';
import { languageOf, type Language } from '../../base/text/language';
import { ABOUT_CHANGE, type SpecChange } from '../../session/changed-questions';
import type { Fact } from '../../session/evidence';
import type { QuestionDraft } from '../../session/question';
import type { StatementKind } from '../../session/statement';
import type { InterviewerInput, SessionBackground } from '../inputs/inputs';

/** Most statements that are offered, and the share of the likeliest one's weight that another one needs. */
const MOST_OFFERED = 6;
const LEAST_SHARE = 0.3;
/** Below it a request has no more in common with a statement than a word that several of them have. */
const LEAST_WEIGHT = 0.8;
/** Characters of a statement on the card. */
const MOST_SHOWN = 200;
/** Statements that bind: what else stands follows from them, or from the workspace. */
const BINDING: ReadonlySet<StatementKind> = new Set([
  'goal',
  'non_goal',
  'requirement',
  'interface',
  'edge_case',
  'decision',
  'quality',
  'entity',
  'acceptance',
]);

type Standing = NonNullable<SessionBackground['stands']>['statements'][number];

/** What the request does to what stands; null where it changes no specification. */
export function changeOf({ stands, exchanges }: Pick<InterviewerInput, 'stands' | 'exchanges'>): SpecChange | null {
  if (stands === undefined) return null;
  return chosenIn(exchanges).length > 0 ? 'rewords' : 'adds';
}

/**
 * The question which of the statements that stand the request changes, then what holds instead of each; null where all of it
 * was asked, or none of them speaks of what the request does. Only what is ticked is asked about: the rest stays word for word.
 */
export function changeQuestion(input: InterviewerInput): QuestionDraft | null {
  const { stands, exchanges, leads, budgetLeft, request } = input;
  if (stands === undefined || leads !== 'rules' || budgetLeft <= 0) return null;
  const words = WORDS[languageOf(request)];
  const asked = new Set(exchanges.map(({ about }) => about));
  if (!asked.has(ABOUT_CHANGE.which)) {
    const against = input.facts.filter((fact) => fact.kind === 'contradiction' && fact.confirm);
    const named = against.flatMap(({ states }) => states?.statement ?? []);
    const offered = likeliest(request, stands.statements, named);
    const told = against.filter(({ states }) => offered.some(({ id }) => id === states?.statement));
    return offered.length === 0 ? null : which(offered, stands.title, told, words);
  }
  const next = chosenIn(exchanges).find((id) => !asked.has(ABOUT_CHANGE.instead(id)));
  const statement = stands.statements.find(({ id }) => id === next);
  return statement === undefined ? null : instead(statement, words);
}

/** The ids of the statements that were ticked. */
function chosenIn(exchanges: InterviewerInput['exchanges']): string[] {
  const exchange = exchanges.find(({ about }) => about === ABOUT_CHANGE.which);
  if (exchange === undefined || exchange.nonAnswer !== null) return [];
  const { selected } = (exchange.answer ?? {}) as { selected?: unknown };
  return Array.isArray(selected) ? selected.filter((id): id is string => typeof id === 'string' && id !== ADDS) : [];
}

const ADDS = 'adds';

/** The statements that share most with the request, by words that few of them have; those that it names or contradicts come first. */
function likeliest(request: string, statements: readonly Standing[], against: readonly string[]): Standing[] {
  // Example code is worded anew in the plan, where it is seen whole.
  const binding = statements.filter(({ kind, text }) => BINDING.has(kind) && !text.includes(JOINED));
  const stems = binding.map(({ text }) => new Set(contentStems(text)));
  const wanted = [...new Set(contentStems(request))];
  const weighed = binding.map((statement, at) => {
    const shared = wanted.filter((stem) => stems[at]?.has(stem) === true);
    const weight = shared.reduce((sum, stem) => sum + 1 / stems.filter((one) => one.has(stem)).length, 0);
    const named = against.includes(statement.id) || new RegExp(`\\b${statement.id}\\b`, 'i').test(request);
    return { statement, weight: weight + (named ? binding.length : 0) };
  });
  const most = Math.max(0, ...weighed.map(({ weight }) => weight));
  if (most < LEAST_WEIGHT) return [];
  return weighed
    .filter(({ weight }) => weight > 0 && weight >= most * LEAST_SHARE)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MOST_OFFERED)
    .map(({ statement }) => statement);
}

function which(offered: readonly Standing[], title: string, against: readonly Fact[], words: Words): QuestionDraft {
  return {
    ...COMMON,
    type: 'pick_many',
    config: {
      question: words.which,
      context: [words.whichContext(title), ...against.map(({ text }) => text)].join('\n\n'),
      options: [
        ...offered.map(({ id, text }) => ({ id, label: `${id}: ${shortened(text)}` })),
        { id: ADDS, label: words.adds },
      ],
      min: 1,
      allowOther: false,
    },
    why: words.whichWhy,
    dimensions: ['scope'],
    about: ABOUT_CHANGE.which,
  };
}

function instead({ id, text }: Standing, words: Words): QuestionDraft {
  return {
    ...COMMON,
    type: 'ask_text',
    config: {
      question: words.instead(id),
      context: words.insteadContext(text),
      placeholder: text,
      multiline: true,
    },
    why: words.insteadWhy,
    dimensions: ['scope'],
    about: ABOUT_CHANGE.instead(id),
  };
}

const COMMON: Pick<QuestionDraft, 'evidence' | 'purpose' | 'by'> = { evidence: [], purpose: 'elicit', by: 'offline' };

function shortened(text: string): string {
  return text.length <= MOST_SHOWN ? text : `${text.slice(0, MOST_SHOWN - 1).trimEnd()}…`;
}

interface Words {
  which: string;
  whichContext: (title: string) => string;
  whichWhy: string;
  adds: string;
  instead: (id: string) => string;
  insteadContext: (text: string) => string;
  insteadWhy: string;
}

const WORDS: Record<Language, Words> = {
  en: {
    which: 'Which of these does it change?',
    whichContext: (title) =>
      `These stand in “${title}”. What you tick is asked about next; everything else stays word for word.`,
    whichWhy: 'Two statements that do not fit together are built by chance.',
    adds: 'It changes none of them, and only adds',
    instead: (id) => `What holds instead of ${id}?`,
    insteadContext: (text) => `It stands as:\n\n> ${text}\n\nWrite it as it is to stand, or “nothing” where it goes.`,
    insteadWhy: 'It takes the place of what stands.',
  },
  de: {
    which: 'Was davon ändert sich?',
    whichContext: (title) =>
      `Das steht in „${title}“. Nach dem, was Sie ankreuzen, wird gleich gefragt; alles andere bleibt Wort für Wort.`,
    whichWhy: 'Was sich widerspricht, wird nach Zufall gebaut.',
    adds: 'Es ändert nichts davon und kommt nur hinzu',
    instead: (id) => `Was gilt statt ${id}?`,
    insteadContext: (text) =>
      `So steht es da:\n\n> ${text}\n\nSchreiben Sie, wie es heißen soll, oder „nichts“, wenn es wegfällt.`,
    insteadWhy: 'Es tritt an die Stelle dessen, was dasteht.',
  },
};
