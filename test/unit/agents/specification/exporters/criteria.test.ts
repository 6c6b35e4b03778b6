import { describe, expect, it } from 'vitest';
import { demandsOf, scenarioOf, tasksOf } from '../../../../../src/agents/specification/exporters/criteria';
import { specWith } from '../../../../bench/exports/specs';
import { cpuMs } from '../../../rigs/cpu-ms';

const steps = (text: string) => {
  const { given, when, then } = scenarioOf({ id: 'AC-001', text });
  return [given, when, then];
};

describe('the checks of a specification', () => {
  it.each([
    [
      'Given two orders, when support exports, then there are two rows.',
      ['two orders', 'support exports', 'there are two rows'],
    ],
    ['When the disk is full, then the job stops.', ['', 'the disk is full', 'the job stops']],
    ['Angenommen A, wenn B, dann C.', ['A', 'B', 'C']],
    [
      'Given a page, when it is opened and then closed, then `when x then y` is gone.',
      ['a page', 'it is opened and then closed', '`when x then y` is gone'],
    ],
    ['A viewer gets 403.', ['', 'this is checked', 'A viewer gets 403.']],
    ['Eine leere Suche zeigt einen Hinweis.', ['', 'dies geprüft wird', 'Eine leere Suche zeigt einen Hinweis.']],
    ['Given when then', ['', 'this is checked', 'Given when then']],
  ])('are taken apart into steps: %s', (text, expected) => {
    expect(steps(text)).toEqual(expected);
  });

  it('belong to the requirements that they name, else to those that they cover by their words, else to the whole', () => {
    const { demands, general } = demandsOf(
      specWith('Export', [
        { kind: 'requirement', text: 'The export SHALL have a header.' },
        { kind: 'requirement', text: 'The job SHALL stop when the disk is full.' },
        { kind: 'requirement', text: 'The colour SHALL be blue.' },
        { kind: 'acceptance', text: 'Row one is there.', dependsOn: ['FR-001'] },
        { kind: 'acceptance', text: 'With a full disk the job stops.' },
        { kind: 'acceptance', text: 'Ada signs it off.' },
      ]),
    );
    expect(demands.map(({ named }) => named.map(({ id }) => id))).toEqual([['AC-001'], ['AC-002'], []]);
    expect(general.map(({ id }) => id)).toEqual(['AC-003']);
    expect(demands[2]?.scenarios).toMatchObject([{ id: null, isPlain: true }]);
  });

  it('are derived from a condition where the requirement has one', () => {
    const [demand] = demandsOf(
      specWith('x', [{ kind: 'requirement', text: 'IF a name is missing, THEN the system SHALL leave it empty.' }]),
    ).demands;
    expect(demand?.scenarios).toMatchObject([
      { id: null, when: 'a name is missing', then: 'the system SHALL leave it empty.' },
    ]);
  });

  it('are derived with the state that the requirement names', () => {
    const text = 'WHERE the option is on, IF the group refuses the signal, THEN the system SHALL end it alone.';
    expect(demandsOf(specWith('x', [{ kind: 'requirement', text }])).demands[0]?.scenarios).toMatchObject([
      { given: 'the option is on', when: 'the group refuses the signal', then: 'the system SHALL end it alone.' },
    ]);
  });

  it.each([
    [
      'Confirming after 15 minutes → 410, stock is not touched.',
      'Confirming after 15 minutes',
      '410, stock is not touched.',
    ],
    [
      'GET /items?q= answers 200 with the whole list.',
      'GET /items?q= is called',
      'it answers 200 with the whole list.',
    ],
    ['After 5 wrong passwords, the sixth attempt gets 429', 'after 5 wrong passwords', 'the sixth attempt gets 429'],
  ])('are derived from what is visibly a case with its result: %s', (text, when, then) => {
    const [demand] = demandsOf(specWith('x', [{ kind: 'requirement', text }])).demands;
    expect(demand?.scenarios).toEqual([{ id: null, given: '', when, then, isPlain: false }]);
  });

  it('say that there is none yet, and what it lacks, where a requirement names no case', () => {
    const derived = (text: string) => demandsOf(specWith('x', [{ kind: 'requirement', text }])).demands[0]?.scenarios;
    expect(derived('The page SHALL have a menu.')).toEqual([
      {
        id: null,
        given: '',
        when: 'this is to be checked',
        then: 'it is not yet checkable: it lacks what is done, and what one sees then.',
        isPlain: true,
      },
    ]);
    expect(derived('The page SHALL open quickly.')).toMatchObject([
      { then: 'it is not yet checkable: it lacks a measure for “quickly”.' },
    ]);
  });

  it('have decisions as their demands where there are no requirements, and else goals', () => {
    const kinds = (...lines: Parameters<typeof specWith>[1]) =>
      demandsOf(specWith('x', lines)).demands.map(({ statement }) => statement.id);
    const goal = { kind: 'goal', text: 'Less waiting' } as const;
    expect(kinds(goal, { kind: 'decision', text: 'CSV' })).toEqual(['D-001']);
    expect(kinds(goal)).toEqual(['G-001']);
    expect(kinds({ kind: 'risk', text: 'It may rain' })).toEqual([]);
  });

  it('stand beside tasks, one for each demand that no task serves', () => {
    const spec = specWith('x', [
      { kind: 'requirement', text: 'The export SHALL have a header.' },
      { kind: 'requirement', text: 'The colour SHALL be blue.' },
      { kind: 'task', text: 'Write the header of the export' },
    ]);
    expect(tasksOf(spec, spec.requirements)).toEqual([
      { text: 'Write the header of the export', serves: ['FR-001'] },
      { text: 'Build and test FR-002: The colour SHALL be blue', serves: ['FR-002'] },
    ]);
  });

  it.each(['given ', 'when ', 'given a when b then c ', 'then '])(
    'are taken apart quickly: 20,000 times “%s”',
    (part) => {
      const before = cpuMs();
      scenarioOf({ id: 'AC-001', text: part.repeat(20_000) });
      expect(cpuMs() - before).toBeLessThan(1_000);
    },
  );
});
