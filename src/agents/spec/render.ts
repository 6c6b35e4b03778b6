import { citation, placeOf, statementBullet } from './bullet';
import { blockQuote, cell, codeSpan, fenced, inline, inlineStart, yamlText } from './markdown';
import { statementsIn, WORTH_NAMING, type Spec, type SpecStatement } from './model';
import { specFolder } from './slug';

/** From this many requirements on, over several topics, they are grouped by topic. */
const GROUP_FROM = 5;
/** Most pieces of code named in the context. */
const MOST_PLACES = 8;
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
  const parts = [
    frontMatter(spec),
    `# ${inlineStart(spec.title) || 'Untitled change'}`,
    ...notes(spec),
    inlineStart(spec.summary),
    section('Request', blockQuote(spec.request), selection(spec)),
    section('Context: what the workspace shows', ...context(spec)),
    section('As it is today', bullets(spec.facts.filter(isSaid))),
    section('Goals', bullets(spec.goals)),
    section('Non-goals', bullets(spec.nonGoals)),
    section('User stories', bullets(spec.stories)),
    section('Requirements', requirements(spec)),
    section('Quality requirements', bullets(spec.quality)),
    section('Key entities', bullets(spec.entities)),
    section('Interfaces', bullets(spec.interfaces)),
    section('Errors and edge cases', bullets(spec.edgeCases)),
    section('Decisions', bullets(spec.decisions)),
    section('Delegated decisions', bullets(spec.delegated)),
    section('Assumptions', bullets(spec.assumptions)),
    section('Open questions', openQuestions(spec) || 'None recorded.'),
    section('Risks', bullets(spec.risks)),
    section('Tasks', bullets(spec.tasks)),
    section('Acceptance scenarios', bullets(spec.acceptance) || 'None recorded.'),
    section('Clarifications', clarifications(spec)),
    section(
      'Evidence',
      spec.evidence.map((cited) => `- [${inline(cited.id)}] ${citation(cited)}: ${inline(cited.shows)}`).join('\n'),
    ),
    section('Trace', trace(spec)),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

/** What is left open, as a list: open-question statements first, then what nobody wrote a statement about. */
export function openQuestions({ openQuestions: written, unanswered }: Spec): string {
  const rest = unanswered.map(
    ({ source, text, reason }) =>
      `- ${inlineStart(text)} (${inline(reason)})${source === null ? '' : ` [${inline(source)}]`}`,
  );
  return [...written.map(statementBullet), ...rest].join('\n');
}

/** Requirements as a list, or, where there are many, one list a topic. */
export function requirements({ requirements: all, topics }: Spec, heading = '###'): string {
  const groups = topics
    .map(({ id, title }) => ({ title, own: all.filter((s) => s.topicId === id) }))
    .filter(({ own }) => own.length > 0);
  if (all.length < GROUP_FROM || groups.length < 2) return bullets(all);
  const other = all.filter((s) => !topics.some(({ id }) => id === s.topicId));
  return [
    ...groups.map(({ title, own }) => `${heading} ${inlineStart(title)}\n\n${bullets(own)}`),
    ...(other.length > 0 ? [`${heading} Other\n\n${bullets(other)}`] : []),
  ].join('\n\n');
}

export function bullets(statements: readonly SpecStatement[]): string {
  return statements.map(statementBullet).join('\n');
}

/** What a person said of how things are, as against what the workspace shows. */
function isSaid({ sources, by }: SpecStatement): boolean {
  return by === 'person' || sources.some((source) => /^[QM]\d/.test(source));
}

function section(title: string, ...parts: string[]): string {
  const content = parts.filter((part) => part !== '');
  return content.length === 0 ? '' : [`## ${title}`, ...content].join('\n\n');
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
    ...(spec.status === 'approved'
      ? []
      : ['*Not approved: the person has not confirmed this specification as a whole.*']),
  ];
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

function context(spec: Spec): string[] {
  const { context: seen, facts, evidence } = spec;
  const lines = [
    ...seen.facts.map(
      ({ text, sources }) => `- ${inlineStart(text)}${sources.map((id) => ` [${inline(id)}]`).join('')}`,
    ),
    ...facts.filter((fact) => !isSaid(fact)).map(statementBullet),
  ];
  const places = evidence
    .filter(({ kind, score }) => kind === 'code' && score >= WORTH_NAMING)
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST_PLACES)
    .map((cited) => `- ${codeSpan(placeOf(cited))}: ${inline(cited.shows)} [${inline(cited.id)}]`);
  return [
    inlineStart(seen.summary),
    lines.join('\n'),
    places.length === 0 ? '' : `Code that the change touches or stands beside:\n\n${places.join('\n')}`,
    seen.gaps.length === 0 ? '' : `Not seen: ${inline(seen.gaps.map((gap) => gap.replace(/\.$/, '')).join('; '))}.`,
  ];
}

const TYPE_NAMES: Partial<Record<Spec['clarifications'][number]['type'], string>> = {
  show_plan: 'plan',
  show_diff: 'change shown',
  review_section: 'section shown',
};

const NON_ANSWERS = {
  you_decide: 'You decide',
  dont_know: 'I don’t know',
  none_of_these: 'None of these',
  not_now: 'Not now',
};

function clarifications({ clarifications: all, messages }: Spec): string {
  const asked = all.map(({ id, type, question, answer, nonAnswer, remark, code, revisions, by }) => {
    const shown = TYPE_NAMES[type] === undefined ? '' : ` (${TYPE_NAMES[type]})`;
    const said = remark.trim() === '' ? '' : `: ${inline(remark)}`;
    const reply = nonAnswer === null ? inline(answer) || '(no text)' : `*${NON_ANSWERS[nonAnswer]}*${said}`;
    const marks = [
      ...(revisions > 0 ? ['changed later'] : []),
      ...(by === 'harness' ? ['answered automatically'] : []),
    ];
    const item = `- **${inline(id)}**${shown} ${inline(question)} → ${reply}${marks.map((mark) => ` (${mark})`).join('')}`;
    return code === null ? item : `${item}\n\n${indented(fenced(code.text, code.language))}`;
  });
  return [
    ...asked,
    ...messages.map(({ id, text }) => `- **${inline(id)}** said without being asked → ${inline(text)}`),
  ].join('\n');
}

function indented(block: string): string {
  return block
    .split('\n')
    .map((line) => (line === '' ? '' : `  ${line}`))
    .join('\n');
}

function trace(spec: Spec): string {
  const cited = new Map(spec.evidence.map((evidence) => [evidence.id, evidence]));
  const from = ({ sources, assumed, by, dangling }: SpecStatement): string => {
    const known = sources.map((source) => {
      const evidence = cited.get(source);
      return evidence ? `${cell(source)} ${citation(evidence).replace(/\|/g, '\\|')}` : cell(source);
    });
    const notes = [
      ...(by === 'person' ? ['edited by the person'] : []),
      ...(assumed ? ['assumed'] : []),
      ...(dangling.length > 0 ? [`named without support: ${dangling.map(cell).join(', ')}`] : []),
    ];
    return [...known, ...notes].join('; ');
  };
  const rows = statementsIn(spec).map((s) => `| ${cell(s.id)} | ${s.kind.replace('_', ' ')} | ${from(s)} |`);
  return rows.length === 0 ? '' : ['| Statement | Kind | From |', '| --- | --- | --- |', ...rows].join('\n');
}
