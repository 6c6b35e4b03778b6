import { describe, expect, it } from 'vitest';
import { notYetCheckable } from '../../../../src/agents/specification/lint';
import { buildSpec, statementsIn } from '../../../../src/agents/specification/model';
import { numbered } from '../../../../src/agents/specification/numbering';
import { planSections } from '../../../../src/agents/specification/plan';
import { renderSpec } from '../../../../src/agents/specification/render';
import { partsOf, scenariosOf } from '../../../../src/agents/specification/scenarios';
import { asked, session } from './session-builder';
import type { Statement } from '../../../../src/agents/session/statement';

const answered = [asked('Q1', { type: 'ask_text', config: { question: 'What should it do?' }, answer: { text: 'x' } })];
const said = (id: string, text: string, more: Partial<Statement> = {}): Statement => ({
  id,
  topicId: 'export',
  kind: id.startsWith('AC') ? 'acceptance' : 'requirement',
  text,
  dimension: 'behaviour',
  sources: ['Q1'],
  by: 'writer',
  dependsOn: [],
  ...more,
});
const of = (...statements: ReturnType<typeof said>[]) => session({ questions: answered, statements });
const scenarios = (...statements: ReturnType<typeof said>[]) => buildSpec(of(...statements)).acceptance;

describe('a scenario', () => {
  it.each([
    ['WHEN the key is pressed, the system SHALL stop.', 'When the key is pressed, then the system SHALL stop.'],
    ['IF the disk is full, THEN uploads are refused', 'When the disk is full, then uploads are refused'],
    ['IF nobody listens: Calls fail', 'When nobody listens, then Calls fail'],
    [
      'WHILE a run waits, WHEN it is cancelled, the system SHALL remove it.',
      'Given a run waits, when it is cancelled, then the system SHALL remove it.',
    ],
    ['When the list is empty, nothing is shown', 'When the list is empty, then nothing is shown'],
  ])('follows from a requirement that says in which case what happens: %s', (text, scenario) => {
    expect(scenarios(said('FR-001', text))).toMatchObject([
      { id: 'AC-FR-001', text: scenario, dependsOn: ['FR-001'], derived: true, sources: ['Q1'] },
    ]);
  });

  it.each([
    'The list is sorted by date.',
    'WHILE a run waits, the system SHALL show it.',
    'When in doubt, leave it out',
    'When a query fails, what should happen? It is logged.',
  ])('does not follow from: %s', (text) => {
    expect(scenarios(said('FR-001', text))).toEqual([]);
    expect(partsOf(text)).toBeNull();
  });

  it('is none of the person’s words: it is no statement of its own, and rests on no words', () => {
    const spec = buildSpec(of(said('FR-001', 'IF the disk is full, THEN uploads are refused')));
    expect(statementsIn(spec).map(({ id }) => id)).toEqual(['FR-001']);
    expect(spec.acceptance[0]).not.toHaveProperty('basis');
  });

  it('of the person’s is tied to the requirements whose words it names, and none is made for these', () => {
    const [own, ...rest] = scenarios(
      said('FR-001', 'IF the disk is full, THEN uploads are refused'),
      said('AC-001', 'Given a full disk, when a file is uploaded, then the upload is refused.'),
    );
    expect(own).toMatchObject({ id: 'AC-001', dependsOn: ['FR-001'] });
    expect(own).not.toHaveProperty('derived');
    expect(rest).toEqual([]);
  });

  it('is made for no assumption', () => {
    expect(
      scenarios(said('FR-001', 'IF the disk is full, THEN uploads are refused', { sources: ['assumed'] })),
    ).toEqual([]);
  });

  it('goes by the number of its requirement, and does not shift the numbers of others', () => {
    const given = of(
      said('FR-007', 'IF the disk is full, THEN uploads are refused'),
      said('AC-004', 'The nightly job prints its duration.'),
    );
    expect(numbered(buildSpec(given), given).acceptance).toMatchObject([
      { id: 'AC-001' },
      { id: 'AC-FR-001', dependsOn: ['FR-001'] },
    ]);
  });

  it('that follows is one line for people, and the plan says what approving confirms', () => {
    const given = of(
      said('FR-001', 'IF the disk is full, THEN uploads are refused'),
      said('FR-002', 'WHEN the key is pressed, the system SHALL stop.'),
    );
    const line = '2 scenarios follow from the requirements, as they stand: FR-001, FR-002.';
    expect(
      planSections(given)
        .find(({ id }) => id === 'acceptance')
        ?.content.trim(),
    ).toBe(`${line} Approving confirms them.`);
    expect(renderSpec(buildSpec(given))).toContain(`## Acceptance scenarios\n\n${line}\n`);
  });

  it('is looked for in no time, whatever a requirement holds', () => {
    for (const part of ['when a, ', 'While a, ', ', then ', 'IF x: ', 'when ']) {
      const started = performance.now();
      partsOf(`when ${part.repeat(20_000)}`);
      expect(performance.now() - started).toBeLessThan(500);
    }
  });
});

describe('what cannot be checked yet', () => {
  it('is each requirement without a scenario, with what it lacks', () => {
    const spec = buildSpec(
      of(
        said('FR-001', 'IF the disk is full, THEN uploads are refused'),
        said('FR-002', 'The list is sorted by date.'),
        said('FR-003', 'WHILE a run waits, the system SHALL show it.'),
        said('FR-004', 'The page opens quickly.'),
        said('FR-005', 'The export runs at night.'),
        said('AC-001', 'The export runs at night, at two.', { dependsOn: ['FR-005'] }),
      ),
    );
    expect(notYetCheckable(spec)).toEqual([
      { statement: 'FR-002', missing: 'what is done, and what one sees then' },
      { statement: 'FR-003', missing: 'what is done while that holds' },
      { statement: 'FR-004', missing: 'a measure for “quickly”' },
    ]);
    expect(scenariosOf(spec)).toEqual(spec.acceptance);
  });
});
