import { describe, expect, it } from 'vitest';
import type { EndedCall } from '../../../../src/agents/session/session';
import type { Statement } from '../../../../src/agents/session/statement';
import { seenIn } from '../../../../src/agents/specification/exploration-summary';
import { evidence, fact, session } from './session-builder';

const LOOKED: EndedCall = {
  at: '2026-02-03T09:31:00.000Z',
  key: 'probe:1',
  role: 'contextProbe',
  ms: 900,
  inputTokens: 10,
  outputTokens: 5,
  countedBy: 'provider',
  failure: null,
};

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

  it('no more says that something was not seen which later evidence shows', () => {
    const keys = {
      ...evidence('E1', 'preset/keymap.toml', 1, 3, 'Default keys'),
      excerpt: '{ on = "-", run = "link" }',
    };
    const looked = session({
      evidence: [keys],
      calls: [LOOKED],
    });
    const summary =
      'Links are made in `link_do`. The keys that run `link` were not seen. What sets `resolve` was not found.';
    const probe = { ...looked.probe, status: 'completed_with_gaps' as const, evidenceSummary: summary };
    expect(seenIn({ ...looked, probe }, []).summary).toBe(
      'Links are made in `link_do`. What sets `resolve` was not found.',
    );
  });
});
