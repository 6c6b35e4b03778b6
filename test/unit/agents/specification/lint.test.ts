import { describe, expect, it } from 'vitest';
import type { Statement } from '../../../../src/agents/session/statement';
import { lintSession, lintSpec } from '../../../../src/agents/specification/lint';
import type { LintFinding } from '../../../../src/agents/specification/lint-rules';
import { buildSpec } from '../../../../src/agents/specification/model';
import { ordersExport } from './orders-export';
import { asked, session } from './session-builder';

const question = asked('Q1', { type: 'ask_text', config: { question: 'Which rules?' }, answer: { text: 'Some' } });

function statement(id: string, kind: Statement['kind'], text: string, rest: Partial<Statement> = {}): Statement {
  return {
    id,
    topicId: 'export',
    kind,
    text,
    dimension: 'behaviour',
    sources: ['Q1'],
    by: 'writer',
    dependsOn: [],
    ...rest,
  };
}

function lint(...statements: Statement[]): LintFinding[] {
  return lintSpec(buildSpec(session({ questions: [question], statements })));
}

const rules = (...statements: Statement[]) =>
  lint(...statements).map(({ rule, statement: id }) => (id === null ? rule : `${id} ${rule}`));
const check = statement('AC-001', 'acceptance', 'Given a full disk, when I save, then the system refuses the file.');

describe('the lint of a specification', () => {
  it('has nothing to say on a testable requirement with its check', () => {
    expect(
      rules(statement('FR-001', 'requirement', 'WHEN the disk is full, the system SHALL refuse the file.'), check),
    ).toEqual([]);
  });

  it('hints at requirements that are plain sentences, and warns of several in one', () => {
    expect(rules(statement('FR-001', 'requirement', 'The system refuses a file on a full disk.'), check)).toEqual([
      'FR-001 ears',
    ]);
    expect(
      rules(
        statement('FR-001', 'requirement', 'The system SHALL refuse the file and SHALL say why the disk is full.'),
        check,
      ),
    ).toEqual(['FR-001 one_shall']);
    expect(
      rules(statement('FR-001', 'requirement', 'WHEN the disk is full the system SHALL refuse the file.'), check),
    ).toEqual(['FR-001 ears']);
  });

  it('warns of vague words without a measure', () => {
    expect(rules(statement('NFR-001', 'quality', 'Search is fast.'))).toEqual(['NFR-001 vague']);
    expect(rules(statement('NFR-001', 'quality', 'Search is fast: within 200 ms.'))).toEqual([]);
    expect(rules(statement('NFR-001', 'quality', 'Search feels good.'))).toEqual(['NFR-001 no_measure']);
  });

  it('does not blame the person for the words of a quoted question', () => {
    expect(rules(statement('NFR-001', 'quality', 'Is it robust and fast enough? Below 2 seconds.'))).toEqual([]);
  });

  it('wants acceptance: for the whole as a warning, for each requirement as a hint', () => {
    const requirement = statement('FR-001', 'requirement', 'The system SHALL refuse the file.');
    expect(rules(requirement)).toEqual(['no_acceptance']);
    expect(rules(requirement, statement('AC-001', 'acceptance', 'Totals add up to 100 percent.'))).toEqual([
      'FR-001 no_acceptance',
    ]);
    expect(
      rules(requirement, statement('AC-001', 'acceptance', 'Totals add up to 100 percent.', { dependsOn: ['FR-001'] })),
    ).toEqual([]);
  });

  it('finds ids that stand twice, name two things, or have another kind’s prefix', () => {
    const [one, other] = [
      statement('G-001', 'goal', 'Clerks save time.'),
      statement('G-001', 'goal', 'Nobody types numbers.'),
    ];
    expect(lint(one, one).map(({ message }) => message)).toEqual(['G-001 stands twice; remove one.']);
    expect(lint(one, other).map(({ message }) => message)).toEqual([
      'G-001 names two different statements; renumber one.',
    ]);
    expect(rules(statement('FR-001', 'goal', 'Clerks save time.'))).toEqual(['FR-001 wrong_id']);
  });

  it('finds statements that say the same', () => {
    expect(
      rules(statement('G-001', 'goal', 'Clerks save time.'), statement('G-002', 'goal', 'The clerks save time.')),
    ).toEqual(['G-002 repeated']);
  });

  it('finds implementation detail in success criteria', () => {
    expect(rules(statement('NFR-001', 'quality', 'Redis answers within 5 ms.'))).toEqual([
      'NFR-001 implementation_detail',
    ]);
  });

  it('finds dangling sources and placeholders', () => {
    expect(rules(statement('G-001', 'goal', 'Clerks save time.', { sources: ['Q1', 'E9'] }))).toEqual([
      'G-001 dangling_source',
    ]);
    expect(rules(statement('G-001', 'goal', 'Clerks save TBD.'))).toEqual(['G-001 placeholder']);
  });

  it('says what, where and what to do', () => {
    expect(
      lintSession(session({ questions: [question], statements: [statement('NFR-001', 'quality', 'Search is fast.')] })),
    ).toEqual(['NFR-001 says "fast" without a measure; say how much, or by what one would notice it.']);
  });

  it('is quiet on a well-led interview', () => {
    expect(lintSession(ordersExport())).toEqual([]);
  });
});
