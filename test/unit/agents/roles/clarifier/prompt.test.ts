import { describe, expect, it } from 'vitest';
import { settledExchanges } from '../../../../../src/agents/session/conversation';
import { clarifier } from '../../../../../src/agents/roles/clarifier/role';
import { type ClarifyInput } from '../../../../../src/agents/roles/inputs/inputs';
import { inputOf, instructionsOf, refusals, shop, taken } from '../prompt-parts/shop';

const now = shop();
const { request, evidence, facts } = now;

const INPUT: ClarifyInput = {
  request,
  question: {
    questionId: 'Q6',
    type: 'show_options',
    question: 'How should the export be reached?',
    config: {
      question: 'How should the export be reached?',
      options: [
        { id: 'route', label: 'A route beside the list', pros: ['small'], cons: ['long requests'] },
        { id: 'job', label: 'A background job', cons: ['needs a queue'] },
      ],
    },
    why: 'Everything else depends on it.',
    dimensions: ['interfaces'],
    evidence: ['E1', 'E99'],
  },
  asked: 'Why do you ask?',
  earlier: [],
  settled: settledExchanges(now).slice(0, 3),
  evidence,
  facts,
};

const AGAIN: ClarifyInput = {
  ...INPUT,
  asked: 'And what is a queue?',
  earlier: [{ text: 'Why do you ask?', reply: 'Because it decides what is built.' }],
};

describe('the clarifier as a model gets it', () => {
  it('speaks as the interviewer', () => {
    expect(clarifier.name).toBe('interviewer');
  });

  it('reads as its snapshots', async () => {
    await expect(instructionsOf(clarifier.prompt)).toMatchFileSnapshot('snapshots/instructions.md');
    await expect(inputOf(clarifier.prompt, INPUT)).toMatchFileSnapshot('snapshots/why.md');
    await expect(inputOf(clarifier.prompt, AGAIN)).toMatchFileSnapshot('snapshots/again.md');
  });
});

describe('a model’s clarification', () => {
  it('is taken over with its lines', () => {
    expect(taken(clarifier, { reply: 'Because:\n\n- a\n- b' }, INPUT)).toEqual({ reply: 'Because:\n\n- a\n- b' });
  });

  it('is cut where it is too long, and sent back where it is empty', () => {
    expect(taken(clarifier, { reply: 'It matters. '.repeat(300) }, INPUT).reply).toMatch(/matters\.$/);
    expect(refusals(clarifier, { reply: ' \n' }, INPUT)).toEqual(['reply: must not be empty']);
  });
});

describe('the offline clarification', () => {
  it('says why it is asked, what the answer settles, what the workspace shows, and the ways out', () => {
    expect(clarifier.offline(INPUT).reply.split('\n\n')).toEqual([
      'Everything else depends on it.',
      'Your answer settles, in the specification: interfaces.',
      'What the workspace shows: `src/routes/orders.ts:1-30` (Order routes are registered here).',
      'If you would rather not decide, choose “You decide” and it is listed as delegated; with “I don’t know” it is listed as an open question.',
    ]);
  });

  it('fits, however long the reason is', () => {
    const question = { ...INPUT.question, why: 'Because. '.repeat(1_000) };
    expect(clarifier.output.safeParse(clarifier.offline({ ...INPUT, question })).success).toBe(true);
  });
});
