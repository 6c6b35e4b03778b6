import { describe, expect, it } from 'vitest';
import type { PlannerInput } from '../../../../../src/agents/roles/inputs/inputs';
import { planner } from '../../../../../src/agents/roles/planner/role';
import type { ResearchQuality } from '../../../../../src/agents/session/events';
import { inputOf, instructionsOf, refusals, shopGround, taken, wireQuestion } from '../prompt-parts/shop';

const WEAK: ResearchQuality = {
  lastQuery: 'price list',
  relevance: 0.31,
  coverage: 0.4,
  confidence: 0.2,
  strong: false,
  attempts: 3,
  notes: 'Weak after 3 attempts.',
};

const LOOKED: PlannerInput = {
  ...shopGround(),
  confidence: 0.7,
  gaps: ['How many orders there are in production'],
  lookSummary: 'Orders are listed by `src/routes/orders.ts` [E1] and read page by page [E2].',
  researchQuality: null,
  done: [],
  hops: 0,
};

const EXHAUSTED: PlannerInput = {
  ...LOOKED,
  confidence: 0.2,
  researchQuality: WEAK,
  done: [
    {
      task: { id: 'T1', capability: 'research', goal: 'Find the price list', query: 'price list' },
      result: 'Nothing was found. Weak after 3 attempts.',
      failed: false,
    },
  ],
  hops: 1,
};

const task = (capability: string, query: string) => ({ capability, goal: 'Know more', query });
const tasks = (...list: ReturnType<typeof task>[]) => ({
  decision: 'tasks',
  reasoning: 'Something is missing.',
  tasks: list,
  question: null,
});

describe('the planner as a model gets it', () => {
  it('reads as its snapshots', async () => {
    await expect(instructionsOf(planner.prompt)).toMatchFileSnapshot('snapshots/instructions.md');
    await expect(inputOf(planner.prompt, LOOKED)).toMatchFileSnapshot('snapshots/looked.md');
    await expect(inputOf(planner.prompt, EXHAUSTED)).toMatchFileSnapshot('snapshots/exhausted.md');
  });
});

describe('a model’s plan', () => {
  it('sets tasks with the next free ids', () => {
    const reply = tasks(task('workspace_observation', 'list src'), task('workspace_retrieval', 'job queue'));
    expect(taken(planner, reply, EXHAUSTED).tasks.map(({ id, capability }) => `${id} ${capability}`)).toEqual([
      'T2 workspace_observation',
      'T3 workspace_retrieval',
    ]);
  });

  it('proceeds where all its tasks were done, are unknown or come twice', () => {
    const reply = tasks(task('research', 'Price List'), task('telepathy', 'prices'), task('workspace_retrieval', ' '));
    expect(taken(planner, reply, EXHAUSTED)).toMatchObject({ decision: 'proceed', tasks: [] });
    const twice = tasks(task('workspace_retrieval', 'queue'), task('workspace_retrieval', 'Queue'));
    expect(taken(planner, twice, LOOKED).tasks).toHaveLength(1);
  });

  it('does no research again that is exhausted', () => {
    expect(taken(planner, tasks(task('research', 'tariffs')), EXHAUSTED).decision).toBe('proceed');
    const once = { ...EXHAUSTED, researchQuality: { ...WEAK, attempts: 1 } };
    expect(taken(planner, tasks(task('research', 'tariffs')), once).decision).toBe('tasks');
  });

  it('does strong research again only for another goal', () => {
    const strong = { ...EXHAUSTED, researchQuality: { ...WEAK, strong: true, attempts: 1 } };
    expect(taken(planner, tasks(task('research', 'list of prices')), strong).decision).toBe('proceed');
    expect(taken(planner, tasks(task('research', 'mail templates')), strong).decision).toBe('tasks');
  });

  it('asks the person one question, whose evidence exists', () => {
    const reply = { decision: 'ask_human', reasoning: 'Nobody else knows.', tasks: null, question: wireQuestion() };
    expect(taken(planner, reply, EXHAUSTED)).toMatchObject({
      decision: 'ask_human',
      question: { purpose: 'ask_human', by: 'model', type: 'slider', evidence: ['E2'], about: 'export-size' },
    });
  });

  it('is sent back where it asks nothing, or something that fits no card', () => {
    const reply = { decision: 'ask_human', reasoning: 'Nobody else knows.', tasks: null, question: null };
    expect(refusals(planner, reply, EXHAUSTED)).toEqual(['question: required where decision is ask_human']);
    const broken = { ...reply, question: wireQuestion({ type: 'pick_one' }) };
    expect(refusals(planner, broken, EXHAUSTED).join()).toMatch(/^question\.options: /);
  });

  it('carries no question where it goes on', () => {
    const reply = { decision: 'proceed', reasoning: 'Enough is known.', tasks: null, question: wireQuestion() };
    expect(taken(planner, reply, LOOKED).question).toBeNull();
  });
});
