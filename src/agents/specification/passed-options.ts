import { isNegated, numbersIn, partedByDenial } from '../base/english/claims';
import { standsAlone } from '../base/english/sentence';
import { containment } from '../base/english/similarity';
import { contentStems } from '../base/english/words';
import { isOnWhatStands } from '../session/changed-questions';
import { toExchange, type Exchange } from '../session/exchanges';
import { asksOfChange, type AskedQuestion, type Session } from '../session/session';
import { isWrittenByRules } from '../session/size-in-force';
import type { StatementKind } from '../session/statement';
import { meaningOf } from './meaning-of';
import type { Clarification } from './clarifications';
import type { SpecStatement } from './spec-statement';
import { ownWordsIn } from './whose-words';

/**
 * Kinds that say what is built, in the order in which they are looked for one to tell with it what else was offered. A check
 * that was not ticked says nothing of what is built.
 */
const TELLING: readonly StatementKind[] = ['requirement', 'interface', 'edge_case', 'decision', 'entity', 'quality'];
/** From this share of an option's words on in a statement, it was taken up there. */
const TAKEN_UP = 0.8;
/** From this share on the person's own words speak of the same: they say how it is to be, so it was not merely left. */
const SPOKEN_OF = 0.5;

/** The option that takes the others together; “all of them, as today” beside “all but one” speaks of other things than these. */
const ALL_OF_THEM = /^(?:both|all of (?:them|these)|beides?)\b/iu;
const NOT_ALL = /^(?:all|none|some|only|alle|keine|nur)\b/iu;
/** The option that takes nothing: not to take it says no more than what was taken. */
const NOTHING = /^(?:none|nothing|nobody|neither|no one|keine[rs]?|nichts|niemand|weder)\b/iu;
/** Words more that a label must have than an option which is a part of it, and no alternative to it. */
const MORE_WORDS = 2;

/** Where more statements than these rest on one answer, or most of its options are sentences, each a rule of its own, they are small matters. */
const MOST_ALIKE = 3;

/**
 * Statements with what was offered beside them and not ticked, where several options could be: each stands once, without a
 * reason, below the statement resting on the answer that speaks most of the same; a choice in a few words else below the one that
 * rests on it most. Rules that speak of something else, and small matters of all kinds, are told apart from statements (`leftUnticked`).
 * What a statement or the person's own words took up is not passed.
 */
export function withPassedOptions(session: Session, given: readonly SpecStatement[]): SpecStatement[] {
  const { questions } = session;
  const statements = given.map((statement) => withoutTakenUp(session, statement));
  const told = new Set(statements.flatMap(({ rejected = [] }) => rejected.map(({ option }) => same(option))));
  const passed = new Map<SpecStatement, string[]>();
  for (const asked of questions.filter(offersSeveral)) {
    const tellers = tellersOf(asked.question.id, statements);
    const [most] = tellers;
    if (most === undefined) continue;
    const exchange = toExchange(asked);
    const options = passedIn(exchange).filter(
      (option) =>
        !told.has(same(option)) &&
        !isSpokenOf(option, [ownWordsIn(exchange)]) &&
        !isTakenUp(
          option,
          statements.map(({ text }) => text),
        ),
    );
    // Of small matters of all kinds none is an alternative to another: they stand together, in the plan and in the brief.
    if (tellers.length > MOST_ALIKE || areRules(options)) continue;
    for (const option of options) {
      const teller = nearestTo(option, tellers) ?? (isAlternative(option, most) ? most : undefined);
      if (teller === undefined) continue;
      told.add(same(option));
      passed.set(teller, [...(passed.get(teller) ?? []), option]);
    }
  }
  return statements.map((statement) => {
    const options = passed.get(statement) ?? [];
    if (options.length === 0) return statement;
    return { ...statement, rejected: [...(statement.rejected ?? []), ...options.map((option) => ({ option }))] };
  });
}

/** A choice of so few words is one beside what was taken: “JSON” beside “CSV”. */
const FEW_WORDS = 5;
/** From this share of its words on in a statement, a longer one speaks of the same. */
const SPEAKS_OF_SAME = 0.34;

/** Whether an option could stand in the place of what a statement says, and is no rule on something else. */
function isAlternative(option: string, { text }: SpecStatement): boolean {
  return option.split(/\s+/).length <= FEW_WORDS || containment(option, text) >= SPEAKS_OF_SAME;
}

/** From this share on of the words that none of the others has, an option is named. */
const NAMED = 1 / 3;

/** The section of the plan that tells them, by its language. */
export const SCOPE_TITLES = { en: 'Not part of it', de: 'Was nicht dazugehört' };

const FEWEST_RULES = 3;

/** Whether most of several options are sentences. */
function areRules(options: readonly string[]): boolean {
  return options.length >= FEWEST_RULES && options.filter(standsAlone).length > options.length / 2;
}

/** From this share of an option's words on in a statement, that one says it: "either moment" takes up each of the two. */
const SAID_BY_STATEMENT = 0.9;

/**
 * Whether a text says what an option would have meant; an example in code behind it is no word of it. Another number, or that
 * something is not to be, is another option.
 */
export function takesUp(text: string, option: string): boolean {
  const named = option.replace(/: `[^`]*`$/, '');
  const there = numbersIn(text);
  if (!numbersIn(named).every((number) => there.includes(number)) || (isNegated(named) && !isNegated(text)))
    return false;
  if (denies(text, named)) return false;
  return containment(named, text) >= SAID_BY_STATEMENT || containment(option, text) >= SAID_BY_STATEMENT;
}

/** Whether a text only denies what an option does not: “without retry and without hooks” takes up no “hooks, but no retry”. */
function denies(text: string, option: string): boolean {
  const { denied, rest } = partedByDenial(text);
  const said = contentStems(rest);
  const affirmed = contentStems(partedByDenial(option).rest);
  return contentStems(denied).some((stem) => affirmed.includes(stem) && !said.includes(stem));
}

/**
 * A statement without the options that it takes up itself, and without those that the person took up in words of their own,
 * where they took none as it stood.
 */
function withoutTakenUp({ questions }: Session, given: SpecStatement): SpecStatement {
  const all = given.rejected ?? [];
  if (all.length === 0) return given;
  const apart = all.filter(({ option }) => !takesUp(given.text, option));
  const statement = apart.length === all.length ? given : { ...given, rejected: apart };
  const { rejected = [], sources } = statement;
  const own = questions
    .filter(({ question, response }) => sources.includes(question.id) && response !== null)
    .map(toExchange)
    .filter((exchange) => {
      const outcome = meaningOf(exchange);
      return outcome.kind === 'chosen' && outcome.chosen.length === 0;
    })
    .map(ownWordsIn)
    .filter((words) => words !== '');
  const kept = rejected.filter(({ option }) => own.length === 0 || !isTakenUp(option, own));
  return kept.length === rejected.length ? statement : { ...statement, rejected: kept };
}

/** Whether what a statement of an exchange calls turned down was taken along: as one of all, or as a part of what was chosen. */
export function wasTakenAlong(option: string, exchange: Exchange): boolean {
  const outcome = meaningOf(exchange);
  if (outcome.kind !== 'chosen') return false;
  const isOffered = outcome.passed.some(({ label }) => same(label) === same(option));
  return (isOffered && tookAll(exchange)) || outcome.chosen.some(({ label }) => isPartOf(option, label));
}

/** Questions on what is built, and not on how it is checked, of which any number of options could be taken, and some were. */
function offersSeveral(asked: AskedQuestion): boolean {
  const { question, response } = asked;
  if (question.type !== 'pick_many' || response?.kind !== 'answer' || question.dimensions[0] === 'acceptance')
    return false;
  return asksOfChange(asked) && !isOnWhatStands(question.about) && !isWrittenByRules(asked);
}

/**
 * The statements that rest on an answer, the most first: those that rest on it before all else, and on what was ticked. None
 * where what was ticked is left out of the change: what was not is no part of that.
 */
function tellersOf(questionId: string, statements: readonly SpecStatement[]): SpecStatement[] {
  const citing = statements.filter(({ sources }) => sources.includes(questionId));
  const isOfOption = ({ basis = {} }: SpecStatement) => basis[questionId] === 'option';
  if (citing.some((one) => one.kind === 'non_goal' && isOfOption(one))) return [];
  const resting = TELLING.flatMap((kind) => citing.filter((one) => one.kind === kind && !one.assumed));
  const first = resting.filter(({ sources }) => sources[0] === questionId);
  return [...new Set([...first.filter(isOfOption), ...first, ...resting])];
}

/** Below this share of an option's words that not all statements say, one of several speaks of something else. */
const SAME_MATTER = 0.5;

/**
 * The one of several statements that says most of an option's words which not all of them say, if it says half of them; none
 * where no other says more.
 */
function nearestTo(option: string, tellers: readonly SpecStatement[]): SpecStatement | undefined {
  const stems = tellers.map(({ text }) => new Set(contentStems(text)));
  const telling = [...new Set(contentStems(option))].filter((stem) => !stems.every((all) => all.has(stem)));
  const shared = stems.map((all) => telling.filter((stem) => all.has(stem)).length);
  const most = Math.max(0, ...shared);
  return most === 0 || most < telling.length * SAME_MATTER ? undefined : tellers[shared.indexOf(most)];
}

/**
 * What lists offered and the person, who took others of them, left unticked: as far as no statement tells it, neither as what
 * holds nor as what was offered beside it. Nobody asked for it, and nothing forbids it.
 */
export function leftUnticked(
  { clarifications }: { clarifications: readonly Clarification[] },
  statements: readonly SpecStatement[],
): string[] {
  const told = new Set(statements.flatMap(({ rejected = [] }) => rejected.map(({ option }) => same(option))));
  const texts = statements.map(({ text }) => text);
  // Whoever speaks of them on a plan has seen them there: then the words count, and not that they were left. A word that only one
  // of several has names it.
  const onPlans = clarifications.flatMap(({ type, own, remarks }) =>
    type === 'show_plan' ? [own, ...remarks.map(({ text }) => text)] : [],
  );
  const ofScope = clarifications
    .flatMap(({ type, remarks }) => (type === 'show_plan' ? remarks : []))
    .flatMap(({ about, text }) => (Object.values(SCOPE_TITLES).includes(about) ? contentStems(text) : []));
  const isNamed = (label: string, others: readonly string[]) => {
    const shared = new Set(others.flatMap(contentStems));
    const own = contentStems(label).filter((stem) => !shared.has(stem));
    return own.length > 0 && own.filter((stem) => ofScope.includes(stem)).length >= NAMED * own.length;
  };
  const left = clarifications.flatMap(({ id, type, by, former, chosen, own, remarks, offered }) => {
    // Where it was asked what is left out, what was not ticked is none of that.
    const outside = statements.filter(({ kind, sources }) => kind === 'non_goal' && sources.includes(id));
    const isLeftOut = chosen.length > 0 && chosen.every((label) => outside.some((one) => tells(one.text, label)));
    if (type !== 'pick_many' || by !== 'person' || former === true || chosen.length === 0 || isLeftOut) return [];
    // Of ways to check it, one that was left unticked is nothing that could be built.
    const based = statements.filter(({ sources }) => sources.includes(id));
    const isOfChecks = ({ kind, dimension }: SpecStatement) => kind === 'acceptance' || dimension === 'acceptance';
    if (based.length > 0 && based.every(isOfChecks)) return [];
    if (chosen.some((label) => ALL_OF_THEM.test(label))) return [];
    const said = [own, ...remarks.map(({ text }) => text), ...onPlans];
    return offered.filter(
      ({ taken, label }) =>
        !taken &&
        !NOTHING.test(label) &&
        !told.has(same(label)) &&
        !isSpokenOf(label, said) &&
        !isNamed(
          label,
          offered.flatMap((other) => (other.label === label ? [] : other.label)),
        ) &&
        !isTakenUp(label, texts),
    );
  });
  return [...new Set(left.map(({ label }) => label))];
}

function passedIn(exchange: Exchange): string[] {
  const outcome = meaningOf(exchange);
  if (outcome.kind !== 'chosen' || outcome.chosen.length === 0) return [];
  const labels = outcome.passed.map(({ label }) => label);
  return labels.filter((label) => !NOTHING.test(label) && !wasTakenAlong(label, exchange));
}

function isSpokenOf(option: string, own: readonly string[]): boolean {
  return own.some((words) => containment(option, words) >= SPOKEN_OF);
}

/** From this share of an option's words on in a statement, it is of that option. */
const TELLS = 0.5;

function tells(text: string, label: string): boolean {
  return containment(label, text) >= TELLS;
}

function isTakenUp(option: string, texts: readonly string[]): boolean {
  return texts.some((text) => containment(option, text) >= TAKEN_UP);
}

/** Whether an option is a part of what was taken: to call it turned down would deny what was chosen. */
function isPartOf(option: string, label: string): boolean {
  const more = new Set(contentStems(label)).size - new Set(contentStems(option)).size;
  return more >= MORE_WORDS && containment(option, label) === 1;
}

function tookAll(exchange: Exchange): boolean {
  const outcome = meaningOf(exchange);
  return (
    outcome.kind === 'chosen' &&
    outcome.chosen.some(({ label }) => ALL_OF_THEM.test(label)) &&
    !outcome.passed.some(({ label }) => NOT_ALL.test(label))
  );
}

function same(option: string): string {
  return option.trim().toLowerCase();
}
