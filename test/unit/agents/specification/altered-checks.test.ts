import { expect, it } from 'vitest';
import { exportSpec } from '../../../../src/agents/specification/exporters/registry';
import { buildSpec } from '../../../../src/agents/specification/model';
import { numbered } from '../../../../src/agents/specification/numbering';
import { readSpecOnDisk } from '../../../../src/agents/specification/on-disk';
import { asked, said, session } from './session-builder';

const question = asked('Q1', {
  type: 'ask_text',
  config: { question: 'What is exported?' },
  answer: { text: 'Orders.' },
});
const whole = session({
  questions: [question],
  statements: [
    said('FR-001', 'Orders SHALL be exported.'),
    said('FR-002', 'An export SHALL name its day.'),
    {
      ...said('AC-001', 'Given an order, when it is exported, then its day is named.'),
      kind: 'acceptance',
      dependsOn: ['FR-001', 'FR-002'],
    },
  ],
});
const files = new Map(
  exportSpec(numbered(buildSpec(whole, { status: 'approved' }), whole), whole).map(({ name, text }) => [name, text]),
);
const problemsWith = (spec: string) =>
  readSpecOnDisk(
    '2026-01-15-export',
    { spec, answers: files.get('answers.json') ?? '', brief: files.get('brief.md') ?? '' },
    null,
  ).problems;

it('a check of several statements counts as changed by hand only where what it checks was', () => {
  const spec = files.get('spec.md') ?? '';
  expect(spec).toContain('(checks FR-001, FR-002)');
  expect(problemsWith(spec)).toEqual([]);
  expect(problemsWith(spec.replace('(checks FR-001, FR-002)', '(checks FR-001)')).join('\n')).toContain(
    'what AC-001 checks',
  );
});
