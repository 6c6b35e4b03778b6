import { describe, expect, it } from 'vitest';
import type { Statement } from '../../../../src/agents/session/statement';
import { buildSpec } from '../../../../src/agents/specification/model';
import { asked, evidence, session } from './session-builder';

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
