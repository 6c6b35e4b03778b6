import { underHeadings } from './headings';
import { sentencesOf } from '../base/english/pieces';
import { containment } from '../base/english/similarity';
import { codeSpan, fenced, headingText, indented, inline, inlineStart } from '../base/text/markdown';
import { commentsBelow, DERIVED, inRow, inRuns } from './bullet';
import { askedFor, askedShortly, changeInWords, saysTitle } from './asked-for';
import { besideCode, toldPlacesOf, type CodePlace } from './code-places';
import { words } from './first-screen';
import { codeOf, holdsDrawings, type GivenCode } from './given-code';
import { notYetCheckable, unsaidFailures, withoutNamedCheck } from './lint';
import { isSaid } from './render';
import { assumptionsIn, statementsIn, type Spec, type SpecStatement } from './model';
import { leftUnticked, takesUp } from './passed-options';
import { sayAllTheSame } from './same-statement';
import { ownScenarios } from './scenarios';
import { folderOf } from './slug';
import { isDerivedCheck } from './spec-statement';

/** Most statements that a brief tells in its first section. */
const MOST_BINDING = 30;
/** From so many statements more on it is said to build it in parts; and fewest of a topic that make it one. */
const TOO_MANY = 10;
export const MANY_BINDING = MOST_BINDING + TOO_MANY;
const LEAST_PART = 3;
/** How drawn lines are to be read: whoever drew them asked about a part of what is seen. */
const DRAWN_PARTS = 'Where a code block and its statement differ, the statement counts.';
/** Most limits that are told beside them, and most things to do beside the change: a line each. */
const MOST_BESIDE = 10;
/** Most options that were left unticked, a line each. */
const MOST_UNASKED = 12;
/** Most places in the code that are named for no statement. */
const MOST_PLACES = 8;
/** Least share of a brief's words that bind: what is around them must not hide them. */
const BINDING_SHARE = 0.6;

/** So many questions that are open are told at least. */
const LEAST_OPEN = 2;

/** From this share of a purpose's words in another line on, it is said there. */
const SAID_THERE = 0.9;

/** A line of a brief. */
interface Line {
  text: string;
  /** Whether an agent is bound by it; headings, places and what is open are not. */
  binds: boolean;
  /** Set for what says how to read the rest: it hides nothing. */
  isLegend?: true;
}

/**
 * What a coding agent is given: the statements that bind, the most important first, each with its criteria, the code it
 * touches and the code that the person gave; then what limits it and what is not settled. Nothing that the repository says
 * by itself. Of more than 30 binding statements the others follow in a section of their own.
 */
export function renderBrief(spec: Spec): string {
  return `${linesOf(spec)
    .map(({ text }) => text)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()}\n`;
}

/** The share of the words that bind, 0 to 1. */
function shareOf(all: readonly Line[]): number {
  const lines = all.filter(({ isLegend }) => isLegend !== true);
  const count = (of: readonly Line[]) => words(of.map(({ text }) => text).join(' '));
  return count(lines) === 0 ? 1 : count(lines.filter(({ binds }) => binds)) / count(lines);
}

/** Places that are told however short the brief is: the first one alone is too often beside the point. */
const LEAST_PLACES = 4;

/** How much is told of what does not bind. */
interface Beside {
  /** Places that stand with no statement. */
  named: number;
  /** Whether tests and documents are told with what is there. */
  captioned: boolean;
  /** Points that are open. */
  told: number;
  /** Whether options are told that were offered, and neither taken nor decided against. */
  passed: boolean;
  /** Whether it is told how a look found the code to work today. */
  seen: boolean;
}

/**
 * The lines, with as many places in the code, captions of tests, points that are open and options that were left as leave what
 * binds in the majority. Questions are told before assumptions, and two of them always, as are assumptions that nobody has
 * approved; of what is not told it is said how much there is, and where.
 */
function linesOf(spec: Spec): Line[] {
  const parts = { head: head(spec), open: open(spec, bound(spec, true)), places: places(spec, false) };
  const serving = places(spec, true);
  const all = ({ named, captioned, told, passed, seen }: Beside) => [
    ...parts.head,
    // What may stop somebody is told before they begin.
    ...openSection(parts.open, told, spec.risks.length),
    ...bound(spec, passed),
    ...section('Code', [
      ...(seen ? seenToday(spec) : []),
      ...serving,
      ...parts.places.slice(0, named),
      ...inSpec(parts.places.length - named, 'Where in the code'),
      ...besideCode(spec, captioned).map((line) => plain(`- ${line}`)),
    ]),
  ];
  const fits = (beside: Beside) => shareOf(all(beside)) >= BINDING_SHARE;
  const questions = parts.open.filter(({ under }) => under !== 'Assumptions').length;
  const least = Math.max(
    spec.status === 'approved' ? Math.min(LEAST_OPEN, questions) : LEAST_OPEN,
    parts.open.filter(({ isOwn }) => isOwn === true).length,
  );
  let named = Math.min(parts.places.length, MOST_PLACES);
  const shown = { captioned: true, told: parts.open.length, passed: true, seen: true };
  shown.seen = fits({ ...shown, named: Math.min(1, named) });
  while (named > LEAST_PLACES && !fits({ ...shown, named })) named -= 1;
  shown.captioned = fits({ ...shown, named });
  while (shown.told > least && !fits({ ...shown, named })) shown.told -= 1;
  // What was left by the person is told where the brief is too short for this to matter, or leaves room.
  shown.passed = fits({ ...shown, named }) || !fits({ ...shown, named, passed: false });
  return all({ ...shown, named });
}

/** What is open, with the heading in spec.md under which it stands, and the id of an assumption. */
interface OpenLine extends Line {
  under: 'Open questions' | 'Check first' | 'Assumptions';
  id?: string;
  /** Set for what the person said of the draft and nobody worked in: it is told whatever room there is. */
  isOwn?: true;
}

/** That so many things are not told here, and where they are. */
function inSpec(count: number, heading: string): Line[] {
  return count === 0 ? [] : [plain(`- ${count} more in spec.md, under “${heading}”.`)];
}

function openSection(lines: readonly OpenLine[], told: number, risks: number): Line[] {
  const left = lines.slice(told);
  const assumed = left.flatMap(({ id }) => id ?? []);
  const more = [
    ...(['Open questions', 'Check first'] as const).flatMap((heading) =>
      inSpec(left.filter(({ under }) => under === heading).length, heading),
    ),
    ...(assumed.length === 0 ? [] : [plain(`- Assumed, see spec.md: ${inRuns(assumed)}.`)]),
    ...(risks === 0
      ? []
      : [plain(`- Weigh ${risks === 1 ? 'the risk' : `${risks} risks`} in spec.md, under “Risks”.`)]),
  ];
  return section(told === 0 ? 'Open' : 'Open: ask, or say what you assume', [...lines.slice(0, told), ...more]);
}

/** For who has never seen such ids. */
const WHAT_IDS_SAY = 'FR, IF and EC must hold; an AC is an example to check them by.';

/** No rule of the project, but whoever does so can have the code checked against the specification. */
const MAY_NAME = 'Tests may name the id they check.';

/** The title, in the words of the request where these say it in a line, and what it is for. */
function head(spec: Spec): Line[] {
  const { title, goals, stories, status, sharedLabels } = spec;
  const wanted = askedFor(spec);
  const changed = changeInWords(spec);
  const folder = folderOf(spec);
  const [shared] = sharedLabels;
  const without = withoutTests(spec);
  const few = fewTests(spec);
  const naming =
    without !== undefined
      ? `Tests are no part of it (${without.id}).`
      : few !== undefined
        ? `${few.id} says which tests are wanted: check the rest by hand. They may name the id they check.`
        : shared === undefined
          ? MAY_NAME
          : `Tests may name the id they check, with the folder, ${codeSpan(`${folder}/${shared}`)}: other specifications here have the same ids.`;
  const built = fittingIn(spec).shown.map(({ text }) => text);
  // What a statement says in the same words is not said above it as well.
  const isBuilt = built.some((text) => containment(wanted, text) >= SAID_THERE);
  const asked = saysTitle(wanted, title) && !isBuilt ? wanted : null;
  const told = [asked ?? '', ...built];
  const named = [...goals, ...stories].map(({ text }) => text);
  const summary = summaryOf(spec);
  const isNamed = named.length > 0 || asked !== null || wanted === '' || summary !== '';
  const purpose = isNamed ? named : [askedShortly(wanted)];
  const unapproved = status === 'approved' ? [] : [plain('Not approved: ask before you build from it.', true)];
  return [
    {
      text: `# ${headingText((asked ?? title).replace(/(?<=[^.])\.\s*$/u, '')) || 'Untitled change'}`,
      binds: asked !== null,
    },
    // In other words all of what binds: whoever builds reads it first.
    ...(summary === '' ? [] : [{ text: `\n${inlineStart(summary)}`, binds: true }]),
    plain(`From ${codeSpan(`.sdd/specs/${folder}/spec.md`)}. ${naming}`, true),
    legend(`${WHAT_IDS_SAY}${holdsDrawings(spec) ? ` ${DRAWN_PARTS}` : ''}`),
    ...unapproved,
    ...section(
      'Purpose',
      purpose
        .filter((text) => !told.some((other) => containment(text, other) >= SAID_THERE))
        .concat(changed === '' ? [] : [changed])
        .map((text) => ({ text: `- ${inlineStart(text)}`, binds: true })),
    ),
  ];
}

/** What a model has put together of all statements; rules only row them up, which says nothing more. */
function summaryOf({ usage, summary }: Spec): string {
  return usage.length === 0 ? '' : summary.trim();
}

/** Most words of what the look came to. */
const MOST_SEEN = 120;
/** How it begins where nothing was looked at, or not to the end. */
const NOT_LOOKED = /^The (?:workspace was not looked at|look at the workspace)\b/;
/** Ids of evidence within a text, which a brief does not list. */
export const EVIDENCE_MARKS = / ?\[(?:E\d+(?:, ?| and )?)+\]/g;

/** How the code works today, as a model that looked found it: sentences, as many as there is room for. */
function seenToday({ usage, context }: Spec): Line[] {
  if (usage.length === 0 || NOT_LOOKED.test(context.summary)) return [];
  const told: string[] = [];
  for (const one of sentencesOf(context.summary.replace(EVIDENCE_MARKS, ''))) {
    if (words([...told, one].join(' ')) > MOST_SEEN) break;
    told.push(one);
  }
  return told.length === 0 ? [] : [plain(`${inlineStart(told.join(' '))}\n`)];
}

/** What binds, as far as there is room: behaviour, and beside it what limits it and what else is to be done. */
function fittingIn(spec: Spec): Record<'shown' | 'today' | 'limits' | 'tasks' | 'left', SpecStatement[]> {
  const { requirements, interfaces, edgeCases, quality, entities, decisions, nonGoals, facts } = spec;
  // What was wished for comes first, though it was written last: while the interview lasts it stands above the draft.
  const asWished = ({ sources: [first] }: SpecStatement) => first === 'request';
  // Then what others will type, call or receive: all else speaks of it.
  const behaviour = [...requirements.filter(asWished), ...interfaces, ...requirements.filter((one) => !asWished(one))];
  const all = withoutRepeats([...behaviour, ...edgeCases, ...quality, ...entities, ...decisions]);
  const beside = [facts.filter(isSaid), nonGoals, spec.tasks].map(withoutRepeats);
  const [today = [], limits = [], tasks = []] = beside.map((list) => list.slice(0, MOST_BESIDE));
  const left = [...all.slice(MOST_BINDING), ...beside.flatMap((list) => list.slice(MOST_BESIDE))];
  return { shown: all.slice(0, MOST_BINDING), today, limits, tasks, left };
}

/** How many statements bind whoever builds it; beyond `MANY_BINDING` it may be more than one change. */
export function bindingIn(spec: Spec): number {
  const { shown, left } = fittingIn(spec);
  return shown.length + left.length;
}

function bound(spec: Spec, passed: boolean): Line[] {
  const { shown, today, limits, tasks, left } = fittingIn(spec);
  const listed = (statement: SpecStatement) => inBrief(spec, statement);
  return [
    ...section(
      'Today',
      today.flatMap(listed).map(({ text }) => plain(text)),
    ),
    ...section(
      'Build',
      byTopics(spec, shown).flatMap(({ title, own }) => [
        ...(title === null ? [] : [plain(`\n### ${headingText(title)}\n`)]),
        ...own.flatMap((statement) => entry(spec, statement, passed)),
      ]),
    ),
    ...section(
      'Binding as well',
      left.flatMap((statement) => entry(spec, statement, false)),
    ),
    ...section('Checks', general(spec, [...shown, ...left])),
    ...section('Assumed, and approved with the plan', [...assumptionsIn(spec).confirmed.map(named), ...approved(spec)]),
    ...section('Against what was decided before', assumptionsIn(spec).open.filter(isAgainst).map(named)),
    ...section('Not part of it', limits.flatMap(listed)),
    ...section('Also to do', tasks.flatMap(listed)),
    ...section('Yours to decide', spec.delegated.map(withoutLead)),
    ...unasked(spec),
    ...withoutOwnCheck(spec, [...shown, ...left]),
    ...(left.length < TOO_MANY ? [] : [plain(inParts(spec, [...shown, ...left]), true)]),
  ];
}

/** From so many statements on they are told by what was spoken of, and fewest of a topic that are told by themselves. */
const BY_TOPICS_FROM = 8;
const LEAST_TOGETHER = 2;

/**
 * What is built, with what was spoken of together under its title where there is much of it; titles of rules say only which side of
 * a change it is, and part nothing.
 */
function byTopics(
  { topics, usage }: Spec,
  statements: readonly SpecStatement[],
): { title: string | null; own: SpecStatement[] }[] {
  const groups = underHeadings(topics, statements).filter(({ own }) => own.length >= LEAST_TOGETHER);
  const rest = statements.filter((one) => !groups.some(({ own }) => own.includes(one)));
  if (usage.length === 0 || statements.length < BY_TOPICS_FROM || groups.length < 2)
    return [{ title: null, own: [...statements] }];
  return [...(rest.length === 0 ? [] : [{ title: null, own: rest }]), ...groups];
}

/**
 * What lists offered and the person left unticked: somebody who builds might add it as a matter of course. That it is left out binds, so it
 * stands there whatever room there is.
 */
function unasked(spec: Spec): Line[] {
  const options = leftUnticked(spec, statementsIn(spec));
  const more = options.length - MOST_UNASKED;
  return section('Offered, and not asked for: leave it out', [
    ...options.slice(0, MOST_UNASKED).map((option) => ({ text: `- ${inlineStart(option)}`, binds: true })),
    ...inSpec(Math.max(0, more), 'Clarifications'),
  ]);
}

/** What whoever builds is told of a change that says more than a brief holds: by the topics it was spoken of, where these part it. */
function inParts({ topics }: Spec, statements: readonly SpecStatement[]): string {
  const parts = topics.flatMap(({ id, title }) => {
    const own = statements.filter(({ topicId }) => topicId === id);
    return own.length < LEAST_PART ? [] : [`${inlineStart(title)} (${inRuns(own.map((one) => one.id))})`];
  });
  const named = parts.length < 2 ? '' : `, for instance by what was spoken of: ${inRow(parts)}`;
  return `This says much: build one part after the other, each with its checks green before the next${named}.`;
}

function named({ id, text, comments }: Pick<SpecStatement, 'id' | 'text' | 'comments'>): Line {
  return { text: [`- **${id}** ${inline(text)}`, ...commentsBelow({ text, comments })].join('\n'), binds: true };
}

/** What nobody has said, and whoever approved the plan saw marked as assumed. */
function approved(spec: Spec): Line[] {
  const all = spec.status === 'approved' ? assumptionsIn(spec).open.filter((one) => !isAgainst(one)) : [];
  return [...all.slice(0, MOST_BESIDE).map(named), ...inSpec(Math.max(0, all.length - MOST_BESIDE), 'Assumptions')];
}

/** The heading says that it is left to whoever builds: nothing binds them there. */
function withoutLead({ text, ...statement }: SpecStatement): Line {
  return { ...named({ ...statement, text: text.replace(/^(?:Delegated|Delegiert): /, '') }), binds: false };
}

/** Whether it says that the change replaces what is approved elsewhere: whoever builds must know, assumed or not. */
function isAgainst({ overrules }: SpecStatement): boolean {
  return overrules === true;
}

/** What limits the change or stands beside it, with its checks and the code that belongs to it. */
function inBrief(spec: Spec, statement: SpecStatement): Line[] {
  const code = codeOf(spec)(statement);
  const { text } = named({ id: statement.id, text: code?.text ?? statement.text });
  return [
    { text, binds: true },
    ...commentsBelow(statement).map((line) => ({ text: line, binds: true })),
    ...checksFirstOf(spec, statement).flatMap((scenario) => checkLines(spec, scenario, '  ')),
    ...(code === null ? [] : [codeBlock(code)]),
  ];
}

/** The checks that stand with a statement: those that look at it before all others. */
function checksFirstOf(spec: Spec, { id }: SpecStatement): SpecStatement[] {
  return ownScenarios(spec).filter(({ dependsOn }) => dependsOn[0] === id);
}

function codeBlock({ code, language }: GivenCode, before = ''): Line {
  const block = indented(fenced(code, language));
  return { text: `\n${before === '' ? block : indented(block)}\n`, binds: true };
}

/** A statement with what goes with it. */
function entry(spec: Spec, statement: SpecStatement, passed: boolean): Line[] {
  const { id, text } = statement;
  const { against, unticked } = rejectedOf(spec, statement);
  const code = codeOf(spec)(statement);
  const criteria = checksFirstOf(spec, statement);
  const others = ownScenarios(spec).filter((one) => !criteria.includes(one) && one.dependsOn.includes(id));
  return [
    { text: `- **${id}** ${inline(code?.text ?? text)}`, binds: true },
    ...commentsBelow(statement).map((line) => ({ text: line, binds: true })),
    ...(against.length === 0
      ? []
      : [{ text: `  - Chosen over: ${firstOf(likeliestFirst(spec, against), MOST_AGAINST)}.`, binds: true }]),
    ...(unticked.length === 0 || !passed ? [] : [plain(`  - Offered, not chosen: ${firstOf(unticked)}.`)]),
    ...criteria.flatMap((criterion) => checkLines(spec, criterion, '  ')),
    ...(others.length === 0
      ? []
      : [plain(`  - Checked by ${inRuns(others.map((other) => other.id))}${criteria.length === 0 ? '' : ', too'}.`)]),
    ...(code === null ? [] : [codeBlock(code)]),
  ];
}

/** More that were turned down are counted: the first ones are what somebody would build most likely. */
const MOST_IN_ROW = 3;
/** Of what something was chosen over, one says what is not meant: three of three maintainers found more of it a burden. */
const MOST_AGAINST = 1;

/** What was recommended and turned down is what somebody would build most likely. */
function likeliestFirst({ clarifications }: Spec, options: readonly string[]): string[] {
  const isRecommended = (option: string) =>
    clarifications.some(({ offered }) => offered.some(({ label, recommended }) => recommended && label === option));
  return [...options].sort((one, other) => Number(isRecommended(other)) - Number(isRecommended(one)));
}

function firstOf(options: readonly string[], most = MOST_IN_ROW): string {
  const more = options.length - most;
  const row = inRow(options.slice(0, most).map((one) => inline(one)));
  return more <= 0 ? row : `${row}; ${more} more in spec.md`;
}

/**
 * What was not chosen: against what was taken, or beside it where several could be. Whoever answered one of the former in
 * their own words did not weigh the options one by one: those read as if they forbade what is said.
 */
function rejectedOf(spec: Spec, statement: SpecStatement): Record<'against' | 'unticked', string[]> {
  const { basis = {}, rejected = [], sources } = statement;
  const beside = new Set(
    spec.clarifications
      .filter(({ id, type }) => type === 'pick_many' && sources.includes(id))
      .flatMap(({ offered }) => offered.map(({ label }) => label)),
  );
  // What somebody ruled out in their own words, in the answer that left them unticked, was refused there and then.
  const ruledOut = spec.nonGoals.some((one) => sources.some((id) => one.basis?.[id] === 'own words'));
  const options = rejected.flatMap(({ option }) => (isTakenUp(spec, statement, option) ? [] : [option]));
  return {
    against: Object.values(basis).includes('own words') ? [] : options.filter((option) => !beside.has(option)),
    unticked: ruledOut ? [] : options.filter((option) => beside.has(option)),
  };
}

/** Where a list of what is left out names tests. */
const NAMES_TESTS =
  /(?:^|^no |^keine |[:,] | and | or | no | und | oder | keine )(?:new |neue )?tests?(?=[,.;]| and | or | und | oder |$)/iu;

/** What is decided by which nobody writes tests: a non-goal that names them, or a decision for none. */
function withoutTests({ nonGoals, decisions, tasks }: Spec): SpecStatement | undefined {
  return (
    nonGoals.find(({ text }) => NAMES_TESTS.test(text)) ??
    [...decisions, ...tasks].find(({ text }) => WANTS_NO_TESTS.test(text))
  );
}

const WANTS_NO_TESTS =
  /^(?:there (?:are|will be) )?no (?:new |automated |further )*tests?\b|^(?:es gibt )?keine (?:neuen |weiteren )*tests?\b/iu;

/** Words by which somebody says how few tests are wanted: “one test of the route is enough”, “only unit tests”. */
const FEW_TESTS =
  /\b(?:tests?\b[^.;]{0,80}\b(?:(?:is|are) enough|(?:do|does) it|will do|suffices?)|(?:only|just|no (?:other|further|more)) (?:\w+ ){0,3}tests?)\b|\btests?\b[^.;]{0,80}\b(?:reicht|reichen|genügt|genügen)\b|\b(?:nur|keine weiteren) (?:\p{L}+ ){0,3}tests?\b/iu;

/** What the person said in their own words of how few tests are wanted. */
function fewTests(spec: Spec): SpecStatement | undefined {
  return statementsIn(spec).find(
    ({ text, dimension, basis = {} }) =>
      dimension === 'acceptance' && FEW_TESTS.test(text) && Object.values(basis).includes('own words'),
  );
}

/** Whether another statement says what an option would have meant: the two would read as if they contradicted each other. */
function isTakenUp(spec: Spec, { id }: SpecStatement, option: string): boolean {
  return fittingIn(spec).shown.some((one) => one.id !== id && takesUp(one.text, option));
}

/** What nobody has said a check for, and does not say it itself: whoever builds that chooses one, and says which. */
function withoutOwnCheck(spec: Spec, shown: readonly SpecStatement[]): Line[] {
  const isShown = (id: string) => shown.some((one) => one.id === id);
  const unchecked = [...notYetCheckable(spec).map(({ statement }) => statement), ...withoutNamedCheck(spec)];
  const ids = unchecked.filter(isShown);
  if (ids.length === 0) return [];
  const which = ids.length > 1 && ids.length === shown.length ? 'each' : inRuns(ids);
  const byHand = withoutTests(spec) === undefined && fewTests(spec) === undefined ? '' : ', by hand';
  return [plain(`Choose a check for ${which}${byHand}.`, true)];
}

/** Scenarios that belong to none of the statements that are shown. */
function general(spec: Spec, shown: readonly SpecStatement[]): Line[] {
  return ownScenarios(spec)
    .filter(({ dependsOn }) => !shown.some(({ id }) => id === dependsOn[0]))
    .flatMap((scenario) => checkLines(spec, scenario, ''));
}

/** A check, with a mark where nobody named it or approved it, and the code that belongs to it. */
function checkLines(spec: Spec, scenario: SpecStatement, before: string): Line[] {
  const { id, text } = scenario;
  const code = codeOf(spec)(scenario);
  const said = `**${id}** ${inline(code?.text ?? text)}${spec.status !== 'approved' && isDerivedCheck(scenario) ? ` ${DERIVED}` : ''}`;
  return [
    ...[`- ${said}`, ...commentsBelow(scenario)].map((line) => ({ text: `${before}${line}`, binds: true })),
    ...(code === null ? [] : [codeBlock(code, before)]),
  ];
}

/** What is open; comments that are told at their statements are not told again. */
function open(spec: Spec, above: readonly Line[]): OpenLine[] {
  const { openQuestions } = spec;
  const asked = (text: string): OpenLine => ({ ...plain(`- ${text}`), under: 'Open questions' });
  const below = (statement: SpecStatement) => ['', ...commentsBelow(statement)].join('\n');
  const isTold = (text: string) => above.some((line) => line.text.endsWith(`: ${inline(text)}`));
  const unanswered = spec.unanswered.filter(({ text, quoted }) => quoted !== true || !isTold(text));
  const assumed = spec.status === 'approved' ? [] : assumptionsIn(spec).open.filter((one) => !isAgainst(one));
  const inWords = ({ text, reason }: (typeof unanswered)[number]) => asked(`${inlineStart(text)} (${inline(reason)})`);
  return [
    ...unanswered.filter(({ quoted }) => quoted === true).map((one): OpenLine => ({ ...inWords(one), isOwn: true })),
    ...openQuestions.map((one) => asked(`**${one.id}** ${inline(one.text)}${below(one)}`)),
    ...unsaidFailures(statementsIn(spec)).map(({ statement, parts }): OpenLine => ({
      ...plain(`- What happens when ${inline(parts)} fails: ${statement} says nothing of it`),
      under: 'Check first',
    })),
    ...unanswered.filter(({ quoted }) => quoted !== true).map(inWords),
    ...assumed.map((one): OpenLine => ({
      ...plain(`- **${one.id}** assumed: ${inline(one.text)}${below(one)}`),
      under: 'Assumptions',
      id: one.id,
    })),
  ];
}

/**
 * Places in the code, those of a file together: of those that serve statements, with their ids, or of the others. Files and what
 * is in them come in the order in which they matter, whatever line they begin at.
 */
function places(spec: Spec, serving: boolean): Line[] {
  const told = bindingIdsIn(spec);
  const all = toldPlacesOf(spec).map((one) => ({ ...one, serves: told.filter((id) => one.serves.includes(id)) }));
  const wanted = all.filter(({ serves }) => serves.length > 0 === serving);
  const files = [...new Set(wanted.map(fileOf))];
  return files.flatMap((file) =>
    wanted
      .filter((one) => fileOf(one) === file)
      .map(({ place, shows, serves }) =>
        plain(`- ${codeSpan(place)}: ${inline(shows)}${serving ? ` (${inRuns(serves)})` : ''}`),
      ),
  );
}

function fileOf({ place }: CodePlace): string {
  return place.replace(/:[\d-]+$/, '');
}

/** Ids of all that a brief tells as binding, in its order. */
function bindingIdsIn(spec: Spec): string[] {
  const { shown, today, limits, tasks, left } = fittingIn(spec);
  return [...shown, ...left, ...today, ...limits, ...tasks, ...ownScenarios(spec)].map(({ id }) => id);
}

function section(title: string, lines: readonly Line[]): Line[] {
  return lines.length === 0 ? [] : [plain(`\n## ${title}\n`), ...lines];
}

function plain(text: string, apart = false): Line {
  return { text: apart ? `\n${text}` : text, binds: false };
}

function legend(text: string): Line {
  return { ...plain(text, true), isLegend: true };
}

/** What two statements say alike is said once, by the first. */
function withoutRepeats(statements: readonly SpecStatement[]): SpecStatement[] {
  return statements.filter((one, at) => !statements.slice(0, at).some((earlier) => sayAllTheSame(earlier, one)));
}
