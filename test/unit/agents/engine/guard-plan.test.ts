import { describe, expect, it } from 'vitest';
import { guardPlan } from '../../../../src/agents/engine/guard-plan';
import type { PlannerOutput } from '../../../../src/agents/roles/planner/role';
import { ABOUT_RESEARCH } from '../../../../src/agents/roles/planner/inconclusive';
import { hopsAlong, MAX_HOPS_OF_EDGE } from '../../../../src/agents/roles/planner/limits';
import type { PlannerInput } from '../../../../src/agents/roles/inputs/inputs';
import type { PlanTask } from '../../../../src/agents/session/events';
import { evidence, plannerInput, quality } from '../../rigs/samples';

const PROCEED: PlannerOutput = { decision: 'proceed', tasks: [], reasoning: 'Enough is known.', question: null };

function task(capability: PlanTask['capability'], n = 1): PlanTask {
  return { id: `T${n}`, capability, goal: `Find the export ${n}`, query: `export ${n}` };
}

function done(capability: PlanTask['capability'], times = 1): PlannerInput['done'] {
  return Array.from({ length: times }, (_, i) => ({ task: task(capability, i + 1), result: '', failed: false }));
}

function sets(...tasks: PlanTask[]): PlannerOutput {
  return { decision: 'tasks', tasks, reasoning: 'More is needed.', question: null };
}

const STALE = evidence({
  id: 'E2',
  kind: 'sdd',
  path: '.sdd/best_practices.md',
  age: { days: 200, stale: true, told: 'its latest date is 200 days old' },
});

describe('no edge of the planner is gone along more than five times', () => {
  it.each(['workspace_retrieval', 'workspace_observation', 'research', 'tool'] as const)('%s', (capability) => {
    const four = plannerInput({ done: done(capability, MAX_HOPS_OF_EDGE - 1), hops: 1 });
    const two = sets(task(capability, 5), task(capability, 6));
    expect(guardPlan(four, two)).toMatchObject({ decision: 'tasks', tasks: [{ id: 'T5' }] });
    const five = plannerInput({ done: done(capability, MAX_HOPS_OF_EDGE), hops: 1 });
    expect(guardPlan(five, two)).toMatchObject({
      decision: 'proceed',
      tasks: [],
      reasoning: 'More is needed. Enough was sent for, so the interview begins with what there is.',
    });
  });

  it('the others stay open', () => {
    const spent = plannerInput({ done: done('workspace_retrieval', 5), hops: 1 });
    const mixed = sets(task('workspace_retrieval', 6), task('workspace_observation', 7));
    expect(guardPlan(spent, mixed).tasks.map(({ capability }) => capability)).toEqual(['workspace_observation']);
  });

  it('whatever a planner wants, it is over after five plans, the last of which sets no task', () => {
    let history: PlannerInput['done'] = [];
    let plans = 0;
    for (; plans < 20; plans++) {
      const three = ['workspace_retrieval', 'tool', 'workspace_observation'] as const;
      const wanted = sets(...three.map((capability, i) => task(capability, history.length + i + 1)));
      const { decision, tasks } = guardPlan(plannerInput({ done: history, hops: plans }), wanted);
      if (decision !== 'tasks') break;
      history = [...history, ...tasks.map((one) => ({ task: one, result: '', failed: false }))];
    }
    expect(plans).toBe(4);
    expect(hopsAlong('tool', history)).toBeLessThanOrEqual(MAX_HOPS_OF_EDGE);
  });
});

describe('a model that would proceed', () => {
  it('does so as a rule', () => {
    expect(guardPlan(plannerInput({ evidence: [evidence()] }), PROCEED)).toEqual(PROCEED);
    expect(guardPlan(plannerInput(), PROCEED)).toEqual(PROCEED);
  });

  it('researches first where the notes of the project are stale, and that once', () => {
    const input = plannerInput({ evidence: [evidence(), STALE] });
    expect(guardPlan(input, PROCEED)).toMatchObject({
      decision: 'tasks',
      tasks: [{ id: 'T1', capability: 'research' }],
      reasoning:
        'Enough is known. `.sdd/best_practices.md` is stale (its latest date is 200 days old), so it is researched before the interview begins.',
    });
    expect(guardPlan({ ...input, done: done('research'), hops: 1 }, PROCEED)).toEqual(PROCEED);
  });

  it('asks the person where research stays weak after three attempts', () => {
    const input = plannerInput({ researchQuality: quality({ attempts: 3 }), done: done('research'), hops: 1 });
    expect(guardPlan(input, PROCEED)).toMatchObject({ decision: 'ask_human', question: { about: ABOUT_RESEARCH } });
    expect(guardPlan({ ...input, researchQuality: quality({ attempts: 2 }) }, PROCEED)).toEqual(PROCEED);
    expect(guardPlan({ ...input, researchQuality: quality({ attempts: 3, strong: true }) }, PROCEED)).toEqual(PROCEED);
  });
});

describe('a model that asks the person', () => {
  const question = {
    type: 'ask_text' as const,
    config: { question: 'Which price list?' },
    why: 'Nothing says so.',
    evidence: [],
    purpose: 'ask_human' as const,
    dimensions: [],
    by: 'model' as const,
    about: 'price-list',
  };
  const asks: PlannerOutput = { decision: 'ask_human', tasks: [], reasoning: 'Nobody else knows.', question };

  it('does so in its own words; after weak research the answer settles the issue', () => {
    expect(guardPlan(plannerInput(), asks)).toEqual(asks);
    const weak = plannerInput({ researchQuality: quality({ attempts: 3 }), done: done('research'), hops: 1 });
    expect(guardPlan(weak, asks).question).toEqual({ ...question, about: ABOUT_RESEARCH });
  });
});

it('where the workspace may not be looked at first no task is set', () => {
  const input = plannerInput({ mayLook: false, evidence: [STALE] });
  expect(guardPlan(input, sets(task('research')))).toMatchObject({ decision: 'proceed', tasks: [] });
  expect(guardPlan(input, PROCEED)).toEqual(PROCEED);
});
