import { describe, expect, it } from 'vitest';
import type { ResearcherInput } from '../../../../../src/agents/roles/inputs/inputs';
import { researcher } from '../../../../../src/agents/roles/researcher/role';
import { inputOf, instructionsOf, shopGround, taken } from '../prompt-parts/shop';

const FIRST: ResearcherInput = {
  ...shopGround(),
  evidence: [],
  facts: [],
  task: { id: 'T1', capability: 'research', goal: 'Find how orders are read', query: 'read orders' },
  attempts: [],
};

const SECOND: ResearcherInput = {
  ...shopGround(),
  task: FIRST.task,
  attempts: [{ query: 'read orders', relevance: 0.61, coverage: 0.5, confidence: 0.3, evidence: ['E1', 'E2'] }],
};

const REPLY = {
  query: 'OrderRepository list page',
  findings: [{ text: 'Orders are read page by page by `OrderRepository.list`.', evidence: ['E2'] }],
  relevance: 0.7,
  coverage: 0.5,
  confidence: 0.3,
  notes: 'The reader was found, its callers were not.',
  stop: false,
};

describe('the researcher as a model gets it', () => {
  it('reads as its snapshots', async () => {
    await expect(instructionsOf(researcher.prompt)).toMatchFileSnapshot('snapshots/instructions.md');
    await expect(inputOf(researcher.prompt, FIRST)).toMatchFileSnapshot('snapshots/first.md');
    await expect(inputOf(researcher.prompt, SECOND)).toMatchFileSnapshot('snapshots/second.md');
  });
});

describe('a model’s step of research', () => {
  it('is taken over as it is', () => {
    expect(taken(researcher, REPLY, SECOND)).toEqual(REPLY);
  });

  it('loses findings that rest on nothing that exists', () => {
    const findings = [
      { text: 'It is all in the cloud.', evidence: ['E99'] },
      { text: 'It is nowhere.', evidence: null },
      { text: 'Orders are paged.', evidence: ['[e2]', 'E99'] },
    ];
    expect(taken(researcher, { ...REPLY, findings }, SECOND).findings).toEqual([
      { text: 'Orders are paged.', evidence: ['E2'] },
    ]);
  });

  it('ends after three attempts, whatever it says', () => {
    const attempts = [1, 2, 3].flatMap(() => SECOND.attempts);
    expect(taken(researcher, REPLY, { ...SECOND, attempts }).stop).toBe(true);
  });

  it('without a query goes by the last one', () => {
    expect(taken(researcher, { ...REPLY, query: ' ', stop: true }, SECOND).query).toBe('read orders');
  });
});
