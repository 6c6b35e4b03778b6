import { describe, expect, it } from 'vitest';
import type { ResearchQuality, SessionEvent } from '../../../../../src/agents/session/events';
import { lookLogLine } from '../../../../../src/extension/editor/sessions/look-log';

const line = (event: SessionEvent) => lookLogLine({ event });
const SAID = 'what the person said';
const QUALITY = {
  lastQuery: SAID,
  relevance: 0.9,
  coverage: 0.8,
  confidence: 0.5,
  strong: true,
  attempts: 2,
  notes: SAID,
};

describe('what the log says of the look, planning and research', () => {
  it('is what was decided, and the scores that it rests on', () => {
    const plan = (researchQuality: ResearchQuality | null): SessionEvent => ({
      ...{ type: 'plan_created', decision: 'proceed', tasks: [], reasoning: SAID, question: null },
      researchQuality,
    });
    expect(line(plan(QUALITY))).toBe(
      'Plan: proceed; research: strong after 2 attempts, relevance 0.90, coverage 0.80, confidence 0.50.',
    );
    expect(line(plan(null))).toBe('Plan: proceed; research: not scored.');
    expect(line({ type: 'session_resumed' })).toBeNull();
  });

  it('is never what was said, looked for or read', () => {
    const observation = { id: 'O1', action: 'read', target: SAID, result: SAID, ms: 1.6, status: 'ok' } as const;
    const issue = { title: SAID, summary: SAID, cause: SAID, tried: [SAID], next: SAID };
    const events: SessionEvent[] = [
      { type: 'observation_made', observation },
      { type: 'probe_skipped', reason: SAID },
      { type: 'probe_cancelled', reason: SAID },
      { type: 'probe_failed', reason: SAID },
      { type: 'probe_completed', summary: SAID, confidence: 0.5, gaps: [SAID] },
      { type: 'research_attempted', taskId: 'T1', attempt: 1, query: SAID, ...QUALITY, findings: 3, evidence: ['E1'] },
      { type: 'research_concluded', taskId: 'T1', researchQuality: QUALITY, summary: SAID },
      { type: 'issue_raised', id: 'I1', ...issue },
      { type: 'issue_resolved', id: 'I1', resolution: SAID },
    ];
    for (const event of events) {
      expect(line(event)).toMatch(/\.$/);
      expect(line(event)).not.toContain(SAID);
    }
    expect(line({ type: 'observation_made', observation })).toBe('Look O1: read, ok, 2 ms.');
  });
});
