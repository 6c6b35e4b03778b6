import { describe, expect, it } from 'vitest';
import type { Statement } from '../../../../src/agents/session/statement';
import { seenIn } from '../../../../src/agents/specification/exploration-summary';
import { evidence, fact, session } from './session-builder';

describe('a specification’s context', () => {
  it('tells of the workspace what a statement rests on and speaks of, and nothing that the repository says by itself', () => {
    const statement = (text: string): Statement => ({
      ...{
        id: 'FR-001',
        topicId: 'export',
        kind: 'requirement',
        text,
        dimension: 'behaviour',
        by: 'offline',
        dependsOn: [],
      },
      sources: ['E1'],
    });
    const of = (text: string) =>
      seenIn(
        session({
          evidence: [evidence('E1', 'package.json', 1, 9, 'The manifest')],
          facts: [
            fact('build', 'tsup', 'Built with tsup', ['E1']),
            fact('dependency', 'zod', 'zod 4 is there', ['E1']),
            fact('database', 'Redis', 'Depends on ioredis (Redis)', ['E1']),
          ],
        }),
        [statement(text)],
      ).facts.map((one) => one.text);
    expect(of('The export is written as CSV.')).toEqual([]);
    expect(of('The export is checked with zod.')).toEqual(['zod 4 is there']);
    expect(of('Exports wait in Redis.')).toEqual(['Depends on ioredis (Redis)']);
    expect(of('The bundle built by tsup holds the export.')).toEqual(['Built with tsup']);
  });

  it('no more says that no code stands out once places were found for what was settled', () => {
    const looked = session({});
    const probe = { ...looked.probe, gaps: ['No code stands out as the place for this change.'], placeGap: 0 };
    expect(seenIn({ ...looked, probe }, []).gaps).toHaveLength(1);
    expect(seenIn({ ...looked, probe }, [], true).gaps).toEqual([]);
  });
});
