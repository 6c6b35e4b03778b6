import { leftOpenDimensions, type LeftOpen } from '../session/topic-progress';
import { completeness, coveredDimensions } from '../session/completeness';
import { DIMENSION_TITLES } from '../session/dimension';
import type { Session } from '../session/session';
import { STATEMENT_KINDS, type StatementKind } from '../session/statement';
import { headingText, inline, inlineStart, yamlText } from '../base/text/markdown';
import { listedKind, type SpecStatement } from './model';
import { provenanceOf } from './provenance';
import { bullets } from './render';
import { basisIn } from './whose-words';

const KIND_TITLES: Record<StatementKind, string> = {
  goal: 'Goals',
  non_goal: 'Non-goals',
  story: 'User stories',
  requirement: 'Requirements',
  quality: 'Quality requirements',
  interface: 'Interfaces',
  entity: 'Key entities',
  edge_case: 'Errors and edge cases',
  decision: 'Decisions',
  delegated: 'Delegated decisions',
  assumption: 'Assumptions',
  open_question: 'Open questions',
  risk: 'Risks',
  acceptance: 'Acceptance scenarios',
  task: 'Tasks',
  fact: 'What the workspace shows',
};

/** The living draft of a topic as Markdown with front matter. Regenerated on every change; an unknown topic gives "". */
export function renderDraft(session: Session, topicId: string): string {
  const topic = session.topics.find(({ id }) => id === topicId);
  if (!topic) return '';
  const statements = session.statements
    .filter((statement) => statement.topicId === topicId)
    .map((statement): SpecStatement => ({
      ...statement,
      ...provenanceOf(session, statement),
      basis: basisIn(session, statement),
    }));
  const marks = new Set(
    [...session.evidence, ...session.messages, ...session.questions.map(({ question }) => question)].map(
      ({ id }) => id,
    ),
  );
  const covered = coveredDimensions(session.statements, topic);
  const left = leftOpenDimensions(session, topic);
  const leftAs = (as: LeftOpen['as']) =>
    left.flatMap((open) => (open.as === as ? [DIMENSION_TITLES[open.dimension]] : [])).join('; ');
  const missing = topic.dimensions
    .filter((dimension) => !covered.includes(dimension) && !left.some((open) => open.dimension === dimension))
    .map((dimension) => DIMENSION_TITLES[dimension]);
  const sections = STATEMENT_KINDS.flatMap((kind) => {
    const own = statements.filter((statement) => listedKind(statement) === kind);
    return own.length === 0 ? [] : [`## ${KIND_TITLES[kind]}\n\n${bullets(own, marks)}`];
  });
  const parts = [
    [
      '---',
      `session: ${yamlText(session.id)}`,
      `topic: ${yamlText(topic.id)}`,
      `title: ${yamlText(topic.title)}`,
      `status: ${topic.status}`,
      `completeness: ${completeness(topic, session.statements)}`,
      `updated: ${yamlText(session.lastAt)}`,
      '---',
    ].join('\n'),
    `# ${headingText(topic.title) || 'Untitled topic'}`,
    inlineStart(topic.scope),
    topic.finding === null || topic.finding === '' ? '' : `Finding: ${inline(topic.finding, marks)}`,
    ...(sections.length === 0 ? ['Nothing is written down yet.'] : sections),
    missing.length === 0 ? '' : `Not settled yet: ${missing.join('; ')}.`,
    leftAs('delegated') === '' ? '' : `Left to whoever builds it: ${leftAs('delegated')}.`,
    leftAs('unknown') === '' ? '' : `Not known to the person asked: ${leftAs('unknown')}.`,
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}
