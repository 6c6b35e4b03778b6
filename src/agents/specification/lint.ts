import { isSaid } from '../session/completeness';
import type { Session } from '../session/session';
import type { StatementKind } from '../session/statement';
import { lintStatement, vagueWordIn, type LintFinding } from './lint-rules';
import { specSoFar, statementsIn, type Spec, type SpecList, type SpecStatement } from './model';
import { namesIn } from './covers';
import { codeOf } from './given-code';
import { demandsIn, ENOUGH_CASES, ownScenarios, partsOf, statementsShowIt } from './scenarios';
import { sayTheSame } from './same-statement';

/** Deterministic findings on a specification, statement by statement, then on the whole; none says again what another says. */
export function lintSpec(spec: Pick<Spec, SpecList>): LintFinding[] {
  const statements = statementsIn(spec);
  const single = statements.flatMap(lintStatement);
  const plain = new Set(single.filter(({ rule }) => rule === 'ears').map(({ statement }) => statement));
  return [
    ...single,
    ...duplicateIds(statements),
    ...repetitions(statements),
    ...partialFailures(statements),
    ...uncovered(spec).filter(({ statement }) => !plain.has(statement)),
  ];
}

/** The findings on a session as it stands, one sentence each; hints on mere form are left out. */
export function lintSession(session: Session): string[] {
  return lintSpec(specSoFar(session))
    .filter(({ severity }) => severity !== 'information')
    .map(({ message }) => message);
}

/** What no scenario of a session checks as it stands, by id. */
export function uncheckedIn(session: Session): string[] {
  return withoutScenario(specSoFar(session)).map(({ statement }) => statement);
}

function duplicateIds(statements: readonly SpecStatement[]): LintFinding[] {
  const seen = new Map<string, string>();
  return statements.flatMap(({ id, text }): LintFinding[] => {
    const earlier = seen.get(id);
    seen.set(id, text);
    if (earlier === undefined) return [];
    const isSame = earlier === text;
    const how = isSame ? 'stands twice; remove one' : 'names two different statements; renumber one';
    return [{ rule: 'duplicate_id', severity: 'error', statement: id, message: `${id} ${how}.`, isSame }];
  });
}

/** Kinds that say what the change does: said in two of these sections, a thing is said twice. */
const DEMANDS: ReadonlySet<StatementKind> = new Set([
  'requirement',
  'quality',
  'interface',
  'entity',
  'edge_case',
  'decision',
]);

function repeats(other: SpecStatement, { kind, text }: SpecStatement): boolean {
  const demands = DEMANDS.has(kind) && DEMANDS.has(other.kind);
  return sayTheSame(other, { kind: demands ? other.kind : kind, text });
}

function repetitions(statements: readonly SpecStatement[]): LintFinding[] {
  return statements.flatMap((statement, at): LintFinding[] => {
    const earlier = statements.slice(0, at).find((other) => other.id !== statement.id && repeats(other, statement));
    if (earlier === undefined) return [];
    const message = `${statement.id} says the same as ${earlier.id}; keep one of them.`;
    return [{ rule: 'repeated', severity: 'warning', statement: statement.id, message }];
  });
}

/** Things in a row, each a word: "`setup`, `run` and `cleanup`". */
const ROW = /(?:`?[\w.-]{2,40}`?, ){1,6}`?[\w.-]{2,40}`?,? (?:and|or|und|oder) `?[\w.-]{2,40}`?/g;
/** Values are nothing that fails: "`false`, `undefined` and `null` stay". */
const VALUE = /^(?:undefined|null|true|false|none|nil|nan|\d+)$/i;
/** What is looked at and not run: `isPending`, `maxWait`. */
const IS_STATE = /^(?:is|has|can|should|was|max|min)[A-Z_]/;
/** Words that a statement says a thing by which is not run. */
const THINGS =
  'ref|flag|field|property|option|setting|value|state|column|type|parameter|argument|Feld|Eigenschaft|Wert|Spalte';

function isThing(item: string, statements: readonly SpecStatement[]): boolean {
  const word = item.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const said = new RegExp(
    `\\b(?:${THINGS}) \`?${word}\\b|\\b(?:${THINGS})s\\b[^.;:!?]{0,120}\`${word}\`|\`?${word}\`?,? (?:is|as|ist|als) (?:an?|the|eine?|das) (?:[\\w-]+ ){0,3}(?:${THINGS})\\b`,
    'u',
  );
  return statements.some(({ text }) => said.test(text));
}

const FAILS =
  /\b(?:throws?|fails?|failed|rejects?|crash(?:es)?|times? out|raises?|panics?|(?<!\b(?:line|page|word|tea) )breaks?|wirft|werfen|scheitern|scheitert|fehlschlägt|fehlschlagen)\b/i;

/** A failure of whatever part: the rule leaves none out. */
const OF_ANY = /\b(?:any|anything|either|each|every|one of|irgend\w{0,20}|jede[rns]?)\b/i;

/** What was asked and not answered names choices, and no parts that may fail. */
const ASKS: ReadonlySet<StatementKind> = new Set(['delegated', 'open_question']);

/** Things of a row whose failure is told, from which on the row is taken to be about failures. */
const LEAST_TOLD = 2;

/** A rule for failures, and the parts of whose failure nothing speaks. */
interface UnsaidFailure {
  statement: string;
  /** In a row: "run and cleanup". */
  parts: string;
}

/**
 * Rules for what happens when some of the things fail that a statement names in a row, where nothing says what happens when
 * the others do. A statement that repeats its question names no such things.
 */
export function unsaidFailures(statements: readonly SpecStatement[]): UnsaidFailure[] {
  const told = statements.filter(({ kind, text }) => !ASKS.has(kind) && !text.includes('?'));
  const failures = told.flatMap(({ id, text }) => {
    const condition = partsOf(text)?.event ?? /^[^,.]{0,200}/.exec(text)?.[0] ?? '';
    return FAILS.test(condition) ? [{ id, condition, words: new Set(condition.match(/[\w.-]+/g)) }] : [];
  });
  if (failures.some(({ condition }) => OF_ANY.test(condition))) return [];
  const rows = told
    .flatMap(({ text }) => text.slice(0, 2000).match(ROW) ?? [])
    .map(itemsInRow)
    .filter((items) => !items.some((item) => VALUE.test(item)));
  return failures.flatMap(({ id, words }): UnsaidFailure[] => {
    const row = rows.find((items) => items.length > 2 && items.some((item) => words.has(item)));
    const untold = (row ?? []).filter((item) => !failures.some((failure) => failure.words.has(item)));
    // One of many may be named in a row for another reason; where the failure of several is told, it is about failures.
    if ((row ?? []).length - untold.length < LEAST_TOLD) return [];
    const left = untold.filter((item) => !IS_STATE.test(item) && !isThing(item, told));
    return left.length === 0 ? [] : [{ statement: id, parts: left.join(' and ') }];
  });
}

function partialFailures(statements: readonly SpecStatement[]): LintFinding[] {
  return unsaidFailures(statements).map(({ statement, parts }): LintFinding => {
    const message = `${statement} says what happens when a part fails, and nothing says it of ${parts}; add that, or say that it is the same.`;
    return { rule: 'partial_failure', severity: 'warning', statement, message };
  });
}

function itemsInRow(row: string): string[] {
  return row
    .replace(/,? (?:and|or|und|oder) /g, ', ')
    .split(', ')
    .map((item) => item.replace(/`|\.$/g, ''));
}

function uncovered(spec: Pick<Spec, SpecList>): LintFinding[] {
  const demands = demandsIn(spec);
  if (demands.length === 0) return [];
  if (ownScenarios(spec).length === 0 && !statementsShowIt(demands)) {
    const message = 'There is no acceptance scenario; name at least one check by which the change is accepted.';
    return [{ rule: 'no_acceptance', severity: 'warning', statement: null, message }];
  }
  return withoutScenario(spec).map(({ statement, missing }): LintFinding => ({
    rule: 'no_acceptance',
    severity: 'information',
    statement,
    message: `${statement} has no acceptance scenario; to be checked it lacks ${missing}.`,
  }));
}

/** A requirement that no scenario checks, and what it lacks for one. */
interface NotCheckable {
  statement: string;
  /** A noun phrase. */
  missing: string;
}

/**
 * The requirements, edge cases included, that no scenario checks: none was named, and none follows from their words. What a
 * document is to say is read as it stands, and what the person wants no check of is none of them.
 */
export function withoutScenario(
  spec: Pick<Spec, 'requirements' | 'edgeCases' | 'acceptance'> & Partial<Pick<Spec, 'noCheckWanted'>>,
): NotCheckable[] {
  const { noCheckWanted = [] } = spec;
  const checked = new Set([...noCheckWanted, ...spec.acceptance.flatMap(({ dependsOn }) => dependsOn)]);
  return demandsIn(spec)
    .filter(({ id, text }) => !checked.has(id) && !isOfDocuments(text))
    .map(({ id, text }) => ({ statement: id, missing: missingIn(text) }));
}

/**
 * Of these, what a person has to be told of. Where no model took part and they told the cases by which it is accepted, nobody can
 * tell which of their own words these leave out: only what has no measure is named.
 */
export function notYetCheckable(
  spec: Pick<Spec, 'requirements' | 'edgeCases' | 'acceptance' | 'noCheckWanted' | 'usage'>,
): NotCheckable[] {
  const toldCases = spec.usage.length === 0 && ownScenarios(spec).filter(isSaid).length >= ENOUGH_CASES;
  const inOwnWords = new Map(
    demandsIn(spec).map((one) => [one.id, isInOwnWords(one) && vagueWordIn(one.text) === null]),
  );
  return withoutScenario(spec).filter(({ statement }) => !toldCases || inOwnWords.get(statement) !== true);
}

/** Whether a statement is what the person wrote: in answer to a question, as the request, or into the draft. */
function isInOwnWords({ basis = {}, by, sources: [first] }: SpecStatement): boolean {
  return first === 'request' || by === 'person' || Object.values(basis).includes('own words');
}

/** A document of the project, not one that a program writes: what it is to say is read, and nobody sets up a case for it. */
const DOCUMENT = /\bREADME\b|\bCHANGELOG\b|\b[Cc]hange ?log\b|\b[Rr]elease notes\b|`docs?\/[\w./-]{1,200}`/;
const HAS_CASE = /^(?:when|while|where|if|wenn|falls|sobald|solange)\b/i;

function isOfDocuments(text: string): boolean {
  return DOCUMENT.test(text) && !HAS_CASE.test(text);
}

/** What nobody named a check of beside requirements: interfaces of which no check names anything, things kept, and how well it is to be done. */
export function withoutNamedCheck(spec: Spec): string[] {
  const { interfaces, entities, quality, acceptance } = spec;
  const checked = new Set([...spec.noCheckWanted, ...acceptance.flatMap(({ dependsOn }) => dependsOn)]);
  const inChecks = acceptance.map(({ text }) => text).join('\n');
  const given = codeOf(spec);
  // Whoever types, calls or reads what it names in a check looks at it, whatever requirement that is for.
  const isNamed = (one: SpecStatement) => {
    const spans = [...one.text.matchAll(CODE_SPAN)].map(([, name = '']) => name);
    return [...spans, ...namesIn(given(one)?.code ?? '')].some((name) => inChecks.includes(name));
  };
  return [...interfaces, ...entities, ...quality].flatMap((one) =>
    checked.has(one.id) || (one.kind === 'interface' && isNamed(one)) ? [] : [one.id],
  );
}

/** What stands as code in a statement, and is no word that any other may have. */
const CODE_SPAN = /`([^`\n]{4,120})`/g;

/** What a demand that no scenario checks lacks for one, as a noun phrase. */
export function missingIn(text: string): string {
  const vague = vagueWordIn(text);
  if (vague !== null) return `a measure for “${vague}”`;
  if (/^(?:while|where)\b/i.test(text)) return 'what one does in that state, and what one sees then';
  return 'what is done, and what one sees then';
}
