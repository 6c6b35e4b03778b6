import { describe, expect, it } from 'vitest';
import { completeness, coveredDimensions } from '../../../../src/agents/session/completeness';
import type { Dimension } from '../../../../src/agents/session/dimension';
import type { Statement } from '../../../../src/agents/session/statement';

const topic = { id: 't', dimensions: ['scope', 'errors', 'quality', 'data'] as Dimension[] };

function statement(dimension: Dimension, rest: Partial<Statement> = {}): Statement {
  return {
    id: 'FR-001',
    topicId: 't',
    kind: 'requirement',
    text: 'x',
    dimension,
    sources: ['Q1'],
    by: 'offline',
    dependsOn: [],
    ...rest,
  };
}

describe('what a topic’s statements settle', () => {
  it('is each dimension that the person said something on, in the topic’s order', () => {
    const statements = [
      statement('quality'),
      statement('scope', { sources: ['M1'] }),
      statement('data', { sources: ['request'] }),
    ];
    expect(coveredDimensions(statements, topic)).toEqual(['scope', 'quality', 'data']);
    expect(completeness(topic, statements)).toBe(75);
  });

  it('includes what the person wrote over, and not what they delegated or do not know', () => {
    const statements = [
      statement('scope', { kind: 'delegated' }),
      statement('errors', { kind: 'open_question' }),
      statement('quality', { kind: 'assumption', sources: ['E1'], by: 'person' }),
    ];
    expect(coveredDimensions(statements, topic)).toEqual(['quality']);
  });

  it('does not include assumptions and what only the workspace shows', () => {
    const statements = [
      statement('scope', { kind: 'assumption', sources: ['assumed'] }),
      statement('errors', { kind: 'fact', sources: ['E1'] }),
    ];
    expect(completeness(topic, statements)).toBe(0);
  });

  describe('by a check that a writer derived', () => {
    const checked = { id: 't', dimensions: ['behaviour', 'acceptance'] as Dimension[] };
    const check = (dependsOn: string[], rest: Partial<Statement> = {}) =>
      statement('acceptance', { id: 'AC-001', kind: 'acceptance', sources: ['assumed'], dependsOn, ...rest });

    it('is how one sees that it holds, where the check depends on what the person said', () => {
      expect(coveredDimensions([statement('behaviour'), check(['FR-001'])], checked)).toEqual([
        'behaviour',
        'acceptance',
      ]);
      expect(coveredDimensions([statement('behaviour'), check(['FR-001'], { dimension: 'errors' })], checked)).toEqual([
        'behaviour',
        'acceptance',
      ]);
    });

    it.each<[string, Statement[]]>([
      ['on nothing', [statement('behaviour'), check([])]],
      ['on what is gone', [statement('behaviour'), check(['FR-009'])]],
      ['on what was assumed', [statement('scope', { kind: 'assumption', sources: ['assumed'] }), check(['FR-001'])]],
      ['on what was delegated', [statement('scope', { kind: 'delegated' }), check(['FR-001'])]],
      ['on itself', [check(['AC-001'])]],
      ['and is another topic’s', [statement('behaviour'), check(['FR-001'], { topicId: 'other' })]],
    ])('is nothing, where it depends %s', (_, statements) => {
      expect(coveredDimensions(statements, checked)).not.toContain('acceptance');
    });
  });

  it('does not include statements of other topics or on other sides', () => {
    expect(completeness(topic, [statement('scope', { topicId: 'other' }), statement('risks')])).toBe(0);
  });

  it('is three statements for a topic that names no dimensions', () => {
    const bare = { id: 't', dimensions: [] };
    expect(completeness(bare, [])).toBe(0);
    expect(completeness(bare, [statement('scope')])).toBe(33);
    expect(
      completeness(
        bare,
        [1, 2, 3, 4].map(() => statement('scope')),
      ),
    ).toBe(100);
  });
});
