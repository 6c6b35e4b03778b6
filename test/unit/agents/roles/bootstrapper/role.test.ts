import { describe, expect, it } from 'vitest';
import { bootstrapper, bootstrapResultSchema } from '../../../../../src/agents/roles/bootstrapper/role';
import type { QuestionDraft } from '../../../../../src/agents/session/question';
import { groundFor } from '../rule-based/made-up';

function bootstrap(request: string, callerQuestions: QuestionDraft[] = []) {
  return bootstrapper.offline({ ...groundFor(request), gaps: [], budget: 12, callerQuestions });
}

const callers: QuestionDraft = {
  type: 'ask_text',
  config: { question: 'Which file formats are needed, and who opens them?' },
  why: '',
  evidence: [],
  purpose: 'elicit',
  dimensions: ['behaviour'],
  by: 'caller',
};

describe('the offline bootstrapper', () => {
  it('lays out topics, each with a scope, and leaves their questions to the interviewer, who finds them when they are due', () => {
    const { topics } = bootstrap('Let users export their data');
    expect(topics.length).toBeGreaterThanOrEqual(2);
    expect(topics.every(({ scope }) => scope !== '')).toBe(true);
    expect(topics.map(({ firstQuestion }) => firstQuestion)).toEqual(topics.map(() => null));
  });

  it('assigns a caller’s question to the topic it fits', () => {
    const { topics, callerAssignments } = bootstrap('Let users export their data', [callers]);
    const [index] = callerAssignments;
    expect(index).toBeDefined();
    expect(topics[index ?? 0]?.dimensions).toContain('behaviour');
  });

  it('gives the same for the same, and always what its schema asks for', () => {
    for (const request of ['?', 'Add login', 'The build is slow', 'Let users export their data']) {
      expect(bootstrap(request)).toEqual(bootstrap(request));
      expect(bootstrapResultSchema.safeParse(bootstrap(request)).success).toBe(true);
    }
  });
});
