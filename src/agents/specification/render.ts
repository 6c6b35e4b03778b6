import { citation, placeOf, statementBullet } from './bullet';
import { clarificationList } from './clarifications';
import {
  blockQuote,
  cell,
  codeSpan,
  fenced,
  headingText,
  inline,
  inlineStart,
  yamlText,
  type Marks,
} from '../base/text/markdown';
import { listedKind, marksOf, statementsIn, type Spec, type SpecStatement } from './model';
import { placesIn } from './seen';
import { specFolder } from './slug';
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
 * A specification as Markdown: front matter, prose and lists with a source behind each statement, and a trace with one row
 * a statement. Sections without content are left out, except where their absence matters. Text that people, models or
 * the workspace supplied is shown as text and cannot become structure.
 */
export function renderSpec(spec: Spec): string {
  const marks = marksOf(spec);
  const list = (statements: readonly SpecStatement[]) => bullets(statements, marks);
  const parts = [
    frontMatter(spec),
    `# ${headingText(spec.title) || 'Untitled change'}`,
    ...notes(spec),
    inlineStart(spec.summary, marks),
    section('Request', blockQuote(spec.request), ...formerRequests(spec), callersContext(spec), selection(spec)),
    section('Context: what the workspace shows', ...context(spec, marks)),
    section('As it is today', list(spec.facts.filter(isSaid))),
    section('Goals', list(spec.goals)),
    section('Non-goals', list(spec.nonGoals)),
    section('User stories', list(spec.stories)),
    section('Requirements', requirements(spec)),
    section('Quality requirements', list(spec.quality)),
    section('Key entities', list(spec.entities)),
    section('Interfaces', list(spec.interfaces)),
    section('Errors and edge cases', list(spec.edgeCases)),
    section('Decisions', list(spec.decisions)),
    section('Delegated decisions', list(spec.delegated)),
    section('Assumptions', list(spec.assumptions)),
    section('Open questions', openQuestions(spec) || 'None recorded.'),
    section('Risks', list(spec.risks)),
    section('Tasks', list(spec.tasks)),
    section('Acceptance scenarios', list(spec.acceptance) || 'None recorded.'),
    section('Clarifications', clarificationList(spec.clarifications, spec.messages, marks)),
    section(
      'Evidence',
      spec.evidence.map((cited) => `- [${inline(cited.id)}] ${citation(cited)}: ${inline(cited.shows)}`).join('\n'),
    ),
    section('Trace', trace(spec)),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

/** What is left open, as a list: open-question statements first, then what nobody wrote a statement about. */
export function openQuestions(spec: Spec): string {
  const marks = marksOf(spec);
  const rest = spec.unanswered.map(
    ({ source, text, reason }) =>
      `- ${inlineStart(text, marks)} (${inline(reason)})${source === null ? '' : ` [${inline(source)}]`}`,
  );
  return [...spec.openQuestions.map((statement) => statementBullet(statement, marks)), ...rest].join('\n');
}

/** Requirements as a list, or, where there are many, one list a topic. */
export function requirements(spec: Spec, heading = '###'): string {
  const { requirements: all, topics } = spec;
  const list = (statements: readonly SpecStatement[]) => bullets(statements, marksOf(spec));
  const groups = topics
    .map(({ id, title }) => ({ title, own: all.filter((s) => s.topicId === id) }))
    .filter(({ own }) => own.length > 0);
  if (all.length < GROUP_FROM || groups.length < 2) return list(all);
  const other = all.filter((s) => !topics.some(({ id }) => id === s.topicId));
  return [
    ...groups.map(({ title, own }) => `${heading} ${headingText(title)}\n\n${list(own)}`),
    ...(other.length > 0 ? [`${heading} Other\n\n${list(other)}`] : []),
  ].join('\n\n');
}

export function bullets(statements: readonly SpecStatement[], marks: Marks): string {
  return statements.map((statement) => statementBullet(statement, marks)).join('\n');
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
    `id: ${yamlText(specFolder(spec.created, spec.title))}`,
    `title: ${yamlText(spec.title)}`,
    `created: ${yamlText(spec.created)}`,
    `session: ${yamlText(spec.session)}`,
    `interviewer: ${yamlText(spec.interviewer)}`,
    `revision: ${spec.revision === null ? 'null' : yamlText(spec.revision)}`,
    `status: ${spec.status}`,
    ...(spec.automatic === null ? [] : [`automatic: ${spec.automatic}`]),
    ...(spec.adopted === null ? [] : [`adopted: [${spec.adopted.map(yamlText).join(', ')}]`]),
    ...(spec.questionsByRules.length > 0
      ? [`questions_by_rules: [${spec.questionsByRules.map(yamlText).join(', ')}]`]
      : []),
    ...usageLines(spec),
  ];
  return `---\n${lines.join('\n')}\n---`;
}

/** What the models took, in YAML: the whole, then each role. Seconds are of waiting for replies. */
function usageLines({ usage, fallbacks }: Spec): string[] {
  if (usage.length === 0) return [];
  const sum = (of: (role: Spec['usage'][number]) => number) => usage.reduce((total, role) => total + of(role), 0);
  const figures = (calls: number, input: number, output: number, ms: number) =>
    `calls: ${calls}, input_tokens: ${input}, output_tokens: ${output}, seconds: ${Math.round(ms / 1000)}`;
  const total = figures(
    sum(({ calls }) => calls),
    sum(({ inputTokens }) => inputTokens),
    sum(({ outputTokens }) => outputTokens),
    sum(({ ms }) => ms),
  );
  return [
    'usage:',
    `  total: { ${total} }`,
    ...usage.map((one) => `  ${one.role}: { ${figures(one.calls, one.inputTokens, one.outputTokens, one.ms)} }`),
    `  tokens_estimated: ${usage.some(({ estimated }) => estimated)}`,
    `  offline_fallbacks: ${fallbacks}`,
  ];
}

function notes(spec: Spec): string[] {
  return [
    ...(spec.automatic === null
      ? []
      : [`**Answered automatically: ${AUTOMATIC[spec.automatic]}. No person answered these questions.**`]),
    ...(spec.adopted === null ? [] : [adoptedNote(spec.adopted)]),
    ...(spec.questionsByRules.length > 0
      ? [`*Made by rules, without a model: ${spec.questionsByRules.map((id) => inline(id)).join(', ')}.*`]
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
      : `Taken over from it: ${adopted.map((id) => inline(id)).join(', ')}`;
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

function context({ context: seen, facts, evidence }: Spec, marks: Marks): string[] {
  const lines = [
    ...seen.facts.map(
      ({ text, sources }) => `- ${inlineStart(text, marks)}${sources.map((id) => ` [${inline(id)}]`).join('')}`,
    ),
    ...facts.filter((fact) => !isSaid(fact)).map((fact) => statementBullet(fact, marks)),
  ];
  const places = placesIn(evidence).map(
    (cited) => `- ${codeSpan(placeOf(cited))}: ${inline(cited.shows)} [${inline(cited.id)}]`,
  );
  const gaps = seen.gaps.map((gap) => `- ${inlineStart(sentence(gap), marks)}`);
  return [
    inlineStart(seen.summary, marks),
    lines.join('\n'),
    ...(places.length === 0 ? [] : ['Code that the change touches or stands beside:', places.join('\n')]),
    ...(gaps.length === 0 ? [] : ['Not known from the workspace, nor from what was said:', gaps.join('\n')]),
  ];
}

function trace(spec: Spec): string {
  const cited = new Map(spec.evidence.map((evidence) => [evidence.id, evidence]));
  const from = ({ sources, assumed, by, dangling }: SpecStatement): string => {
    const known = sources.map((source) => {
      const evidence = cited.get(source);
      return evidence ? `${cell(source)} ${citation(evidence).replace(/\|/g, '\\|')}` : cell(source);
    });
    const notes = [
      ...(by === 'person'
        ? [known.length + dangling.length === 0 ? 'said by the person in the draft' : 'edited by the person']
        : []),
      ...(assumed ? ['assumed'] : []),
      ...(dangling.length > 0 ? [`named without support: ${dangling.map(cell).join(', ')}`] : []),
    ];
    return [...known, ...notes].join('; ');
  };
  const rows = statementsIn(spec).map((s) => `| ${cell(s.id)} | ${listedKind(s).replace('_', ' ')} | ${from(s)} |`);
  return rows.length === 0 ? '' : ['| Statement | Kind | From |', '| --- | --- | --- |', ...rows].join('\n');
}
