import { describe, expect, it } from 'vitest';
import type { Session } from '../../../../src/agents/session/session';
import type { Statement } from '../../../../src/agents/session/statement';
import { buildSpec } from '../../../../src/agents/specification/model';
import { answersOf } from '../../../../src/agents/specification/exporters/answers-json';
import { specFromAnswers } from '../../../../src/agents/specification/exporters/spec-from-answers';
import { renderBrief } from '../../../../src/agents/specification/brief';
import { planSections } from '../../../../src/agents/specification/plan';
import { renderSpec } from '../../../../src/agents/specification/render';
import { asked, evidence, options, session } from './session-builder';

const ASSUMED: Statement = {
  id: 'A-001',
  topicId: 'export',
  kind: 'assumption',
  text: 'Orders are stored in PostgreSQL.',
  dimension: 'data',
  sources: ['E1', 'assumed'],
  by: 'offline',
  dependsOn: [],
};

/** What becomes of the assumption when the person is asked and gives this answer. */
function after(question: string, choice?: 'yes' | 'no') {
  const config = { question };
  const answer = choice === undefined ? { nonAnswer: 'dont_know' as const } : { answer: { choice } };
  return buildSpec(
    session({
      statements: [ASSUMED],
      evidence: [evidence('E1', 'src/db.ts', 1, 9, 'The database is opened')],
      questions: [asked('Q1', { type: 'confirm', config, evidence: ['E1'], ...answer })],
    }),
  );
}

describe('an assumption that the person was asked about', () => {
  it('is none any more when they confirmed it: it is how things are, and rests on the answer', () => {
    const { assumptions, facts } = after('Are orders stored in PostgreSQL?', 'yes');
    expect(assumptions).toEqual([]);
    expect(facts).toEqual([expect.objectContaining({ text: ASSUMED.text, sources: ['Q1', 'E1'], assumed: false })]);
  });

  it.each([
    ['they denied it', 'Are orders stored in PostgreSQL?', 'no' as const],
    ['they did not know', 'Are orders stored in PostgreSQL?', undefined],
    ['they confirmed something else', 'May the export run in the background?', 'yes' as const],
  ])('stays one where %s', (_why, question, choice) => {
    const { assumptions, facts } = after(question, choice);
    expect(assumptions.map(({ id }) => id)).toEqual(['A-001']);
    expect(facts).toEqual([]);
  });
});

describe('an assumption of what was decided before', () => {
  const before = (core: string): Statement => ({
    ...ASSUMED,
    text: `Decided on 2026-11-25 for “Exports (all)” (FR-001): ${core}, unless this change says otherwise.`,
  });
  const again: Statement = {
    ...ASSUMED,
    id: 'FR-001',
    kind: 'requirement',
    text: 'An export stops at the first error.',
    sources: ['Q1'],
  };
  const config = { question: 'When does it stop?' };
  const questions = [asked('Q1', { type: 'ask_text', config, answer: { text: again.text } })];

  it.each([
    ['is not told twice where an answer decides the same', 'An export stops at the first error', []],
    ['stays where no answer decides it', 'An export is a stream', ['A-001']],
    ['stays where the answer decides otherwise', 'An export never stops at the first error', ['A-001']],
  ])('%s', (_, core, left) => {
    const spec = buildSpec(session({ statements: [before(core), again], questions }));
    expect(spec.assumptions.map(({ id }) => id)).toEqual(left);
  });
});

describe('an assumption that is nothing but the text of an option that the person took', () => {
  const taken = session({
    statements: [{ ...ASSUMED, text: 'Whoever began the export gets a mail.', sources: ['Q1'], by: 'writer' }],
    questions: [
      asked('Q1', {
        type: 'pick_one',
        config: { question: 'How does a big export run?', options: options('As a stream', 'As a job') },
        answer: { selected: 'a' },
      }),
    ],
  });
  const approved: Session = {
    ...taken,
    planReview: {
      type: 'plan_reviewed',
      questionId: 'Q2',
      decision: 'approve',
      annotations: [],
      feedback: '',
    } as const,
  };

  it('stands apart on the plan, which says that approving confirms it', () => {
    const sections = planSections(taken);
    expect(sections.find(({ id }) => id === 'from_options')).toEqual({
      id: 'from_options',
      title: 'From the text of questions and options: approving confirms it',
      content: '- **A-001** Whoever began the export gets a mail. [Q1, option]',
    });
    expect(sections.some(({ id }) => id === 'assumed')).toBe(false);
  });

  it('binds once the plan is approved, and is not to be asked about again', () => {
    const spec = buildSpec(approved);
    expect(renderBrief(spec)).toContain(
      '## Assumed, and approved with the plan\n\n- **A-001** Whoever began the export gets a mail.',
    );
    expect(renderBrief(spec)).not.toContain('## Open');
    const document = renderSpec(spec);
    expect(document).toContain('## From the text of questions and options, confirmed with the plan\n\n- **A-001**');
    expect(document).not.toContain('A-001: assumed');
  });

  it('is so, too, in what is made of answers.json later', () => {
    const read = specFromAnswers(JSON.stringify(answersOf(approved, buildSpec(approved))));
    if (!read.ok) throw new Error(read.reason);
    expect(renderBrief(read.spec)).toContain('## Assumed, and approved with the plan\n\n- **A-001**');
  });

  it('is to be asked about where nobody approved the plan, and stays marked as assumed where nobody said it at all', () => {
    expect(renderBrief(buildSpec(taken))).toContain('- **A-001** assumed: Whoever began');
    const [statement] = approved.statements;
    if (statement === undefined) throw new Error('There is no statement.');
    const unsaid = { ...approved, statements: [{ ...statement, sources: ['assumed'] }] };
    expect(renderBrief(buildSpec(unsaid))).toContain('## Assumed, and approved with the plan\n\n- **A-001** ');
  });
});
