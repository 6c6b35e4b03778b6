import { describe, expect, it } from 'vitest';
import type { Statement } from '../../../../src/agents/session/statement';
import { unanswered } from '../../../../src/agents/specification/open-questions';
import { session, topic } from './session-builder';

describe('what a writer missed on one topic', () => {
  const missed = 'What happens when figures are missing or cannot be fetched is not settled yet.';
  const written = [{ topicId: 'T1', key: 'k', additions: 0, seq: 10, lacks: missed }];
  const rule = 'IF figures are missing or cannot be fetched, THEN the system SHALL generate the report without them.';
  const settling: Statement = {
    id: 'EC-001',
    topicId: 'T2',
    kind: 'edge_case',
    text: rule,
    dimension: 'errors',
    sources: ['Q12'],
    by: 'writer',
    dependsOn: [],
  };
  const openAfter = (changed: number) =>
    unanswered(
      session({
        topics: [topic('T1', 'Reports', ['errors']), topic('T2', 'Search', ['behaviour'])],
        statements: [settling],
        statementChangedAt: [['EC-001', changed]],
        written,
      }),
    ).map(({ text }) => text);

  it('is settled by a statement that was written since, on whatever topic', () => {
    expect(openAfter(12)).not.toContain(missed);
  });

  it('stays open beside a statement that the writer knew', () => {
    expect(openAfter(8)).toContain(missed);
  });
});
