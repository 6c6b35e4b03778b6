import { underHeadings } from './headings';
import { citation, inRuns, placeOf, statementBullet } from './bullet';
import { clarificationList } from './clarifications';
import { besideCode, toldPlacesOf } from './code-places';
import { firstScreen, namedShortly, UNCHECKABLE } from './first-screen';
import { codeOf, type CodeOf } from './given-code';
import {
  blockQuote,
  codeSpan,
  fenced,
  headingText,
  inline,
  inlineStart,
  yamlText,
  type Marks,
} from '../base/text/markdown';
import { renderChanges } from './render-changes';
import { assumptionsIn, marksOf, statementsIn, type Spec, type SpecStatement } from './model';
import { notYetCheckable, withoutNamedCheck } from './lint';
import { openQuestionLines } from './open-question-lines';
import { ownScenarios, saidOfDerived } from './scenarios';
import { folderOf } from './slug';
import { sentence } from '../base/english/sentence';

/** From this many requirements on, over several topics, they are grouped by topic. */
const GROUP_FROM = 5;
/** Most lines of the selection that are repeated. */
const SELECTION_LINES = 40;

const AUTOMATIC = {
  recommended: 'the recommended option was taken, else the first',
  first: 'the first option was taken',
  delegate: 'every question was answered with “You decide”',
};

/**
 * A specification as Markdown. The first screen says what will be built, for whom, what will not, what is open or assumed,
 * and what to check first; then every statement once, with its source behind it; at the end, folded, where it all comes
 * from. Sections without content are left out, except where their absence matters. Text that people, models or the
 * workspace supplied is shown as text and cannot become structure.
 */
export function renderSpec(spec: Spec): string {
  const marks = marksOf(spec);
  const list = (statements: readonly SpecStatement[]) => bullets(statements, marks, codeOf(spec));
  const heading = [frontMatter(spec), `# ${headingText(spec.title) || 'Untitled change'}`, ...notes(spec)];
  // Lists of ids in the front matter are data for programs.
  const { first, further } = firstScreen(spec, marks, [heading.join('\n').replace(/^\w+: \[.*\]$/gm, '')]);
  const parts = [
    ...heading,
    ...first,
    section('Changes', renderChanges(spec.changes, marks)),
    section('User stories', list(spec.stories)),
    section('Requirements', requirements(spec)),
    section('Quality requirements', list(spec.quality)),
    section('Key entities', list(spec.entities)),
    section('Interfaces', list(spec.interfaces)),
    section('Errors and edge cases', list(spec.edgeCases)),
    section('Decisions', list(spec.decisions)),
    section('From the text of questions and options, confirmed with the plan', list(assumptionsIn(spec).confirmed)),
    section('Delegated decisions', list(spec.delegated)),
    section('As it is today', list(spec.facts.filter(isSaid))),
    section('Risks', list(spec.risks)),
    section('Tasks', list(spec.tasks)),
    section(
      'Acceptance scenarios',
      [list(ownScenarios(spec)), saidOfDerived(spec)].filter(Boolean).join('\n\n') || 'None recorded.',
    ),
    section(UNCHECKABLE, uncheckable(spec)),
    ...further.map(({ title, lines }) => section(`Further ${title.toLowerCase()}`, lines.join('\n'))),
    section('Where in the code', places(spec)),
    annex(spec, marks),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

/** What stands behind the statements, folded: a reader who trusts the marks need not open it. */
function annex(spec: Spec, marks: Marks): string {
  const parts = [
    section('Request', blockQuote(spec.request), ...formerRequests(spec), callersContext(spec), selection(spec)),
    section('What the workspace shows', ...context(spec, marks)),
    section('Comments on the wording that are not worked in', wordingComments(spec, marks)),
    section('Clarifications', clarificationList(spec.clarifications, spec.messages, marks)),
    section(
      'Evidence',
      spec.evidence.map((cited) => `- [${inline(cited.id)}] ${citation(cited)}: ${inline(cited.shows)}`).join('\n'),
    ),
    section('Named without support', unsupported(spec)),
    section('Without a model', standIns(spec)),
  ].filter((part) => part !== '');
  const summary = '<summary>Annex: the request, what was asked and answered, and the evidence</summary>';
  return ['<details>', summary, '', parts.join('\n\n'), '', '</details>'].join('\n');
}

/** What nobody has said a check for, by what each lacks. */
function uncheckable(spec: Spec): string {
  const lacking = notYetCheckable(spec);
  const lines = [...new Set(lacking.map(({ missing }) => missing))].map((missing) => {
    const ids = lacking.filter((one) => one.missing === missing).map(({ statement }) => inline(statement));
    return `- ${ids.join(', ')}: ${inline(missing)}.`;
  });
  const named = withoutNamedCheck(spec);
  if (named.length > 0) lines.push(`- ${inRuns(named)}: any check.`);
  return lines.length === 0 ? '' : `Nobody has named a check for these; one would need:\n\n${lines.join('\n')}`;
}

/** The code places that a change touches or stands beside. */
function places(spec: Spec): string {
  const code = toldPlacesOf(spec).map(({ place, shows, serves, mark }) => {
    const told = statementsIn(spec).flatMap(({ id }) => (serves.includes(id) ? [id] : []));
    const whose = told.length === 0 ? '' : ` (${inRuns(told)})`;
    return `- ${codeSpan(place)}: ${inline(shows)}${whose}${mark === null ? '' : ` [${inline(mark)}]`}`;
  });
  return [...code, ...besideCode(spec).map((line) => `- ${line}`)].join('\n');
}

/** What is left open, as a list: open-question statements first, then what nobody wrote a statement about. */
export function openQuestions(spec: Spec): string {
  return openQuestionLines(spec).join('\n');
}

/** Requirements as a list, or, where there are many, one list a topic. */
export function requirements(spec: Spec, heading = '###'): string {
  const { requirements: all, topics, usage } = spec;
  const list = (statements: readonly SpecStatement[]) => bullets(statements, marksOf(spec), codeOf(spec));
  const groups = underHeadings(topics, all);
  // Topics that rules lay out are called by sides of any change, “Compatibility and acceptance”: that says nothing of what stands there.
  const isByRules = usage.length === 0 && all.every(({ under }) => under === undefined);
  if (all.length < GROUP_FROM || groups.length < 2 || isByRules) return list(all);
  const other = all.filter((one) => !groups.some(({ own }) => own.includes(one)));
  return [
    ...groups.map(({ title, own }) => `${heading} ${headingText(title)}\n\n${list(own)}`),
    ...(other.length > 0 ? [`${heading} Other\n\n${list(other)}`] : []),
  ].join('\n\n');
}

/** Statements as a list; `code` tells the code that belongs to one. */
export function bullets(statements: readonly SpecStatement[], marks: Marks, code: CodeOf = () => null): string {
  return statements.map((statement) => statementBullet(statement, marks, code(statement))).join('\n');
}

function wordingComments({ wordingComments: all }: Spec, marks: Marks): string {
  const mark = (source: string) => (marks.has(source) ? ` [${inline(source)}]` : '');
  return all.map(({ source, text }) => `- ${inlineStart(`“${text}”`)}${mark(source)}`).join('\n');
}

/** What a person said of how things are, as against what the workspace shows. */
export function isSaid({ sources, by }: SpecStatement): boolean {
  return by === 'person' || sources.some((source) => /^[QM]\d/.test(source));
}

function section(title: string, ...parts: string[]): string {
  const content = parts.filter((part) => part !== '');
  return content.length === 0 ? '' : [`## ${title}`, ...content].join('\n\n');
}

/** What was asked for first: one part of it was taken, or another goal took its place. */
function formerRequests({ formerRequests: former = [] }: Spec): string[] {
  return former.map(({ request, cause }) => {
    const how =
      cause === 'part' ? 'It is one part of what was asked for' : 'It took the place of what was asked for before';
    return `${how}:\n\n${blockQuote(request)}`;
  });
}

function callersContext({ callerContext }: Spec): string {
  if (callerContext.trim() === '') return '';
  return `What the agent that asked passed in with it:\n\n${blockQuote(callerContext.trim())}`;
}

function frontMatter(spec: Spec): string {
  const lines = [
    `id: ${yamlText(folderOf(spec))}`,
    `title: ${yamlText(spec.title)}`,
    `created: ${yamlText(spec.created)}`,
    `session: ${yamlText(spec.session)}`,
    `interviewer: ${yamlText(spec.interviewer)}`,
    `revision: ${spec.revision === null ? 'null' : yamlText(spec.revision)}`,
    `status: ${spec.status}`,
    ...(spec.changes === null ? [] : [`replaces: ${yamlText(spec.changes.from)}`]),
    ...(spec.automatic === null ? [] : [`automatic: ${spec.automatic}`]),
    ...(spec.adopted === null ? [] : [`adopted: [${spec.adopted.map(yamlText).join(', ')}]`]),
    ...(spec.questionsByRules.length > 0
      ? [`questions_by_rules: [${spec.questionsByRules.map(yamlText).join(', ')}]`]
      : []),
  ];
  return `---\n${lines.join('\n')}\n---`;
}

/** That rules wrote what a model was to write; what models took stands in `answers.json`. */
function standIns({ fallbacks }: Spec): string {
  return fallbacks === 0
    ? ''
    : `Where a model failed, rules stood in ${fallbacks === 1 ? 'once' : `${fallbacks} times`}.`;
}

function notes(spec: Spec): string[] {
  return [
    ...(spec.automatic === null
      ? []
      : [`**Answered automatically: ${AUTOMATIC[spec.automatic]}. No person answered these questions.**`]),
    ...(spec.adopted === null ? [] : [adoptedNote(spec.adopted)]),
    ...(spec.questionsByRules.length > 0
      ? [`*Made by rules, without a model: ${namedShortly(spec.questionsByRules.map((id) => inline(id)))}.*`]
      : []),
    ...(spec.status === 'approved'
      ? []
      : ['*Not approved: the person has not confirmed this specification as a whole.*']),
  ];
}

function adoptedNote(adopted: readonly string[]): string {
  const what =
    adopted.length === 0
      ? 'No answer stood in it'
      : `Taken over from it: ${namedShortly(adopted.map((id) => inline(id)))}`;
  return `**Begun in a session that was not made on this computer and was adopted. ${what}.**`;
}

function selection({ selection: selected }: Spec): string {
  if (selected === null) return '';
  const lines = selected.text.split(/\r?\n/);
  const more =
    lines.length > SELECTION_LINES ? `\n\nFurther ${lines.length - SELECTION_LINES} lines are not repeated here.` : '';
  const code =
    selected.text.trim() === ''
      ? ''
      : `\n\n${fenced(lines.slice(0, SELECTION_LINES).join('\n'), selected.language)}${more}`;
  return `Selected code: ${codeSpan(placeOf(selected))}${code}`;
}

/** What the workspace says of the change: what statements rest on, and what is still unknown. */
function context({ context: seen, facts }: Spec, marks: Marks): string[] {
  const lines = [
    ...seen.facts.map(
      ({ text, sources }) => `- ${inlineStart(text, marks)}${sources.map((id) => ` [${inline(id)}]`).join('')}`,
    ),
    ...facts.filter((fact) => !isSaid(fact)).map((fact) => statementBullet(fact, marks)),
  ];
  const gaps = seen.gaps.map((gap) => `- ${inlineStart(sentence(gap), marks)}`);
  return [
    inlineStart(seen.summary, marks),
    lines.join('\n'),
    ...(gaps.length === 0 ? [] : ['Not known from the workspace, nor from what was said:', gaps.join('\n')]),
  ];
}

/** Sources that statements name and that do not bear them out. */
function unsupported(spec: Spec): string {
  return statementsIn(spec)
    .filter(({ dangling }) => dangling.length > 0)
    .map(({ id, dangling }) => `- ${inline(id)} names ${dangling.map((source) => inline(source)).join(', ')}.`)
    .join('\n');
}
