import { describe, expect, it } from 'vitest';
import { buildInterviewerInput, buildOrchestratorInput } from '../../../../../src/agents/roles/inputs/build';
import { estimateTokens } from '../../../../../src/agents/base/text/tokens';
import { interviewerPrompt } from '../../../../../src/agents/roles/interviewer/prompt';
import { orchestratorPrompt } from '../../../../../src/agents/roles/orchestrator/prompt';
import type { PromptInput } from '../../../../../src/agents/model/role-prompt';
import { evidence, PlayedSession } from './played-session';

const frame = { boundary: '9f31c0d7a2', tokens: 24_000, projectNotes: 'We write British English.' };

/** The whole prompts of a role after each of so many questions. */
const ROLES: Record<string, { instructions: string; input: (played: PlayedSession) => PromptInput }> = {
  interviewer: {
    instructions: interviewerPrompt.instructions,
    input: ({ session, topic }) => interviewerPrompt.input(buildInterviewerInput(session, topic, null), frame),
  },
  orchestrator: {
    instructions: orchestratorPrompt.instructions,
    input({ session }) {
      const context = buildOrchestratorInput(session);
      if (context === null) throw new Error('There is nothing to look at.');
      return orchestratorPrompt.input(context, frame);
    },
  },
};

const whole = (role: (typeof ROLES)[string], played: PlayedSession) => {
  const { fixed, growing, changing } = role.input(played);
  return `${role.instructions}\n\n${fixed}\n${growing}\n${changing}`;
};

function played(role: (typeof ROLES)[string], questions: number, begin = new PlayedSession()): string[] {
  return Array.from({ length: questions }, () => {
    begin.turn();
    return whole(role, begin);
  });
}

function sharedPrefix(one: string, other: string): string {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return one.slice(0, length);
}

describe.each(Object.entries(ROLES))('the prompts of the %s', (_name, role) => {
  it('repeat at least 80 % of their tokens in a session of 12 questions', () => {
    const prompts = played(role, 12);
    const pairs = prompts.slice(1).map((prompt, index) => ({ prompt, before: prompts[index] ?? '' }));
    const repeated = pairs.reduce((sum, { prompt, before }) => sum + estimateTokens(sharedPrefix(prompt, before)), 0);
    const all = pairs.reduce((sum, { prompt }) => sum + estimateTokens(prompt), 0);
    expect(repeated / all).toBeGreaterThanOrEqual(0.8);
  });

  it.each([
    ['with evidence', () => new PlayedSession()],
    ['without a workspace', () => new PlayedSession({ evidence: [], facts: [] })],
    ['with a person who writes much', () => new PlayedSession({ talkative: true })],
  ])('grow by at most 1,500 tokens from question 15 to question 40, %s', (_, begin) => {
    const prompts = played(role, 40, begin());
    const [early = 0, late = 0] = [prompts[14] ?? '', prompts[39] ?? ''].map(estimateTokens);
    expect(early).toBeGreaterThan(0);
    expect(late - early).toBeLessThanOrEqual(1_500);
  });
});

describe('evidence found in mid-session', () => {
  it('leaves what was told before as it was', () => {
    const session = new PlayedSession();
    const before = ROLES['interviewer']?.input(session).fixed ?? '';
    session.record({ type: 'evidence_found', evidence: evidence(7) });
    const after = ROLES['interviewer']?.input(session).fixed ?? '';
    expect(after.startsWith(before.slice(0, before.indexOf('# Topics')).trimEnd())).toBe(true);
    expect(after).toContain('E7>>');
  });
});
