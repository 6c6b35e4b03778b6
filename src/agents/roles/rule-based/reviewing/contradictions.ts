import { contentStems } from '../../../base/english/words';
import type { Statement, StatementKind } from '../../../session/statement';
import type { Exchange } from '../../../session/exchanges';
import { assertedText } from '../../../specification/lint-rules';
import type { Opposed } from '../../../specification/two-sided';
import { amountsClash, amountsIn, isNegated, type Amount } from '../../../base/english/claims';

/** Kinds that claim something about the change. */
const CLAIMS: ReadonlySet<StatementKind> = new Set([
  'requirement',
  'quality',
  'interface',
  'entity',
  'edge_case',
  'decision',
  'acceptance',
  'non_goal',
  'assumption',
  'fact',
]);

/** From this share of the shorter statement's words on, two statements are about the same thing. Few, but not noisy. */
const SAME_SUBJECT = 0.75;
/** Fewer shared words than this say nothing. */
const LEAST_SHARED = 2;

/** Words that carry the form of a statement and not its subject. */
const FORM = new Set(
  [
    'system',
    'part',
    'change',
    'these',
    'this',
    'follow',
    'least',
    'most',
    'within',
    'under',
    'maximum',
    'minimum',
    'never',
    'without',
    'nothing',
    'none',
    'correction',
    'person',
    'however',
    'only',
    'respond',
    ...'second seconds minute minutes hour hours day days ms percent'.split(' '),
  ].flatMap(contentStems),
);

/**
 * Pairs of statements that oppose each other over the same subject: one asserts what the other denies, or they name
 * different amounts of the same unit. Only what rests on structured answers is compared, choices and amounts: what two
 * free texts mean rules cannot tell. Statements of one answer are not compared: a person who lists things means them all.
 */
export function contradictionsIn(statements: readonly Statement[], exchanges: readonly Exchange[]): Opposed[] {
  const structured = new Set(exchanges.filter(isStructured).map(({ questionId }) => questionId));
  const claims = statements
    .filter(({ kind, sources, by }) => CLAIMS.has(kind) && by !== 'person' && structured.has(sources[0] ?? ''))
    .map(claimOf);
  return claims.flatMap((first, at) =>
    claims.slice(at + 1).flatMap((second): Opposed[] => {
      if (first.statement.sources[0] !== undefined && first.statement.sources[0] === second.statement.sources[0])
        return [];
      const why = oppositionOf(first, second);
      return why === null ? [] : [{ first: first.statement, second: second.statement, why }];
    }),
  );
}

/**
 * Whether an answer is made of what was offered, without words of the person's own. The choices of the prepared content
 * are made to go together: of these only amounts can clash.
 */
function isStructured({ type, answer, by }: Exchange): boolean {
  if (by === 'offline' && type !== 'slider') return false;
  const other = (answer as { other?: unknown } | null)?.other;
  return STRUCTURED.has(type) && answer !== null && (other === undefined || other === '');
}

const STRUCTURED: ReadonlySet<Exchange['type']> = new Set([
  'pick_one',
  'pick_many',
  'show_options',
  'confirm',
  'slider',
]);

interface Claim {
  statement: Statement;
  subject: Set<string>;
  denies: boolean;
  amounts: Amount[];
  condition: string;
}

function claimOf(statement: Statement): Claim {
  const asserted = statement.kind === 'non_goal' ? statement.text : whole(statement.text);
  return {
    statement,
    subject: new Set(contentStems(asserted).filter((word) => !FORM.has(word) && !/^\d/.test(word))),
    denies: statement.kind === 'non_goal' || isNegated(assertedText(statement.text)),
    amounts: amountsIn(assertedText(statement.text)),
    condition: contentStems(/^(?:WHEN|IF|WHILE) (.+?)[,:]/.exec(statement.text)?.[1] ?? '').join(' '),
  };
}

function oppositionOf(first: Claim, second: Claim): string | null {
  const shared = [...first.subject].filter((word) => second.subject.has(word)).length;
  const smaller = Math.min(first.subject.size, second.subject.size);
  if (shared < LEAST_SHARED || shared / smaller < SAME_SUBJECT || first.condition !== second.condition) return null;
  if (first.denies !== second.denies) return 'one asserts what the other rules out';
  // With a denial on both sides an amount may be a limit of either; only like claims are compared.
  if (first.denies) return null;
  for (const one of first.amounts) {
    const other = second.amounts.find(({ unit }) => unit === one.unit && unit !== '');
    if (other !== undefined && amountsClash(one, other))
      return `one says ${one.value}, the other ${other.value} ${one.unit}`;
  }
  return null;
}

/** A quoted question and its answer together name the subject. */
function whole(text: string): string {
  return text.replace(/\? /g, ' ');
}
