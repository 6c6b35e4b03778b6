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
  it('lays out topics, each with a scope and a first question of its own', () => {
    const { topics } = bootstrap('Let users export their data');
    expect(topics.length).toBeGreaterThanOrEqual(2);
    expect(topics.every(({ scope, firstQuestion }) => scope !== '' && firstQuestion !== null)).toBe(true);
    const asked = topics.map(({ firstQuestion }) => firstQuestion?.about);
    expect(new Set(asked).size).toBe(asked.length);
  });

  it('assigns a caller’s question to the topic it fits and asks nothing like it again', () => {
    const { topics, callerAssignments } = bootstrap('Let users export their data', [callers]);
    const [index] = callerAssignments;
    expect(index).toBeDefined();
    expect(topics[index ?? 0]?.dimensions).toContain('behaviour');
    expect(topics[index ?? 0]?.firstQuestion).toBeNull();
    expect(topics.map(({ firstQuestion }) => firstQuestion?.about)).not.toContain('export.format');
  });

  it('gives the same for the same, and always what its schema asks for', () => {
    for (const request of ['?', 'Add login', 'The build is slow', 'Let users export their data']) {
      expect(bootstrap(request)).toEqual(bootstrap(request));
      expect(bootstrapResultSchema.safeParse(bootstrap(request)).success).toBe(true);
    }
  });
});
