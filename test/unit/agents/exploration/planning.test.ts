import { describe, expect, it } from 'vitest';
import { parseObservation } from '../../../../src/agents/observe/parse-observation';
import { combined, isStrong, scoreFindings } from '../../../../src/agents/retrieval/research-quality';
import type { Age } from '../../../../src/agents/session/evidence';
import { AccessRefused } from '../../../../src/agents/workspace/workspace-reader';
import { parseConfig } from '../../../../src/agents/questions/catalogue';
import { planner } from '../../../../src/agents/roles/planner/role';
import { ABOUT_RESEARCH, inconclusiveResearch } from '../../../../src/agents/roles/planner/inconclusive';
import { researcher } from '../../../../src/agents/roles/researcher/role';
import type { PlannerInput, ResearcherInput } from '../../../../src/agents/roles/inputs/inputs';
import type { PlanTask } from '../../../../src/agents/session/events';
import { evidence, plannerInput, quality } from '../../rigs/samples';

const task: PlanTask = { id: 'T1', capability: 'research', goal: 'Find the export of orders', query: 'order export' };
const researched: PlannerInput['done'] = [{ task, result: '', failed: false }];

function plan(given: Partial<PlannerInput>) {
  const decided = planner.offline(plannerInput(given));
  expect(planner.output.safeParse(decided).success).toBe(true);
  return decided;
}

describe('planning without research scores', () => {
  it('proceeds with findings', () => {
    expect(plan({ evidence: [evidence()] })).toMatchObject({ decision: 'proceed', tasks: [] });
  });

  it('researches once without any, then proceeds', () => {
    const first = plan({});
    expect(first.decision).toBe('tasks');
    expect(first.tasks).toMatchObject([{ id: 'T1', capability: 'research' }]);
    expect(plan({ done: researched, hops: 1 })).toMatchObject({ decision: 'proceed' });
  });

  it('takes manifests, chance hits and stale notes for no findings', () => {
    const none = [
      evidence({ kind: 'manifest', role: 'fact' }),
      evidence({ score: 0.05 }),
      evidence({
        kind: 'sdd',
        path: '.sdd/best_practices.md',
        age: { days: 400, stale: true, told: 'it is old' },
      }),
    ];
    expect(plan({ evidence: none })).toMatchObject({
      decision: 'tasks',
      reasoning: expect.stringContaining('stale') as unknown,
    });
  });
});

describe('planning on notes of the project', () => {
  const notes = (age: Age, excerpt: string) =>
    evidence({
      id: 'E2',
      kind: 'sdd',
      path: '.sdd/best_practices.md',
      age,
      excerpt,
      shows: 'Best practices',
      score: 0.6,
    });
  const fresh: Age = { days: 10, stale: false, told: '' };

  it('rests on them where they are fresh and speak of the request', () => {
    const good = notes(fresh, 'Orders are exported as CSV by a job.');
    expect(plan({ evidence: [evidence(), good] })).toMatchObject({ decision: 'proceed' });
  });

  it('researches first where they are stale, whatever else was found, and says why', () => {
    const stale = notes(
      { days: 91, stale: true, told: 'its latest date is 91 days old' },
      'Orders are exported as CSV.',
    );
    expect(plan({ evidence: [evidence(), stale] })).toMatchObject({
      decision: 'tasks',
      tasks: [{ capability: 'research' }],
      reasoning:
        '`.sdd/best_practices.md` is stale (its latest date is 91 days old), so it is researched before the interview begins.',
    });
  });

  it('… or say little about it', () => {
    const off = notes(fresh, 'Names of tests end in `.test.ts`.');
    const planned = plan({ evidence: [evidence(), off] });
    expect(planned.decision).toBe('tasks');
    expect(planned.reasoning).toContain('says little about it (coverage 0.00)');
  });

  it('… once', () => {
    const stale = notes({ days: 91, stale: true, told: 'its latest date is 91 days old' }, '');
    expect(plan({ evidence: [evidence(), stale], done: researched, hops: 1 })).toMatchObject({ decision: 'proceed' });
  });

  it('does not go by what the reason says', () => {
    const found = { ...notes(fresh, 'Orders are exported as CSV.'), why: 'From .sdd/; stale: its latest date is old' };
    expect(plan({ evidence: [evidence(), found] })).toMatchObject({ decision: 'proceed' });
  });
});

describe('planning where the workspace may not be looked at first', () => {
  it('proceeds on the request alone', () => {
    expect(plan({ mayLook: false })).toMatchObject({ decision: 'proceed', tasks: [] });
  });
});

describe('planning with research scores', () => {
  it('never sends strong research back', () => {
    const strong = quality({ relevance: 0.9, coverage: 0.9, confidence: 0.8, strong: true });
    expect(plan({ researchQuality: strong, done: researched })).toMatchObject({ decision: 'proceed', tasks: [] });
  });

  it('… unless the goal changed', () => {
    const strong = quality({ strong: true, lastQuery: 'dark theme colours' });
    expect(plan({ researchQuality: strong, done: researched })).toMatchObject({ decision: 'tasks' });
  });

  it('tries weak research again, with other words and another id', () => {
    const again = plan({ researchQuality: quality(), done: researched });
    expect(again.decision).toBe('tasks');
    expect(again.tasks[0]?.id).toBe('T2');
    expect(again.tasks[0]?.query).not.toBe(task.query);
  });

  it('begins with what is missing named where most of what was sought is there, though it is not strong', () => {
    const fair = quality({ attempts: 3, relevance: 0.5, coverage: 0.67, confidence: 1 });
    const planned = plan({ request: 'Export orders to Zanzibar', researchQuality: fair, done: researched });
    expect(planned).toMatchObject({ decision: 'proceed', tasks: [], question: null });
    expect(planned.reasoning).toMatch(/Nothing was found on .*“Zanzibar”/);
  });

  it('asks the person when it stays weak after three attempts, with a question that fits its type', () => {
    const input = plannerInput({
      researchQuality: quality({ attempts: 3 }),
      done: researched,
      evidence: [evidence({ path: 'src/orderRows.ts' })],
    });
    const { decision, tasks, question } = planner.offline(input);
    expect({ decision, tasks }).toEqual({ decision: 'ask_human', tasks: [] });
    expect(question).toMatchObject({ type: 'pick_one', purpose: 'ask_human', evidence: ['E1'], about: ABOUT_RESEARCH });
    expect(parseConfig('pick_one', question?.config ?? {}, 'config').ok).toBe(true);
    expect(JSON.stringify(question?.config)).toContain('In `src/orderRows.ts`');
    expect(inconclusiveResearch(input)).toMatchObject({
      title: 'Research inconclusive for Export orders as CSV',
      tried: ['order export'],
      settledBy: ABOUT_RESEARCH,
    });
    const nowhere = planner.offline({ ...input, evidence: [] }).question;
    expect(nowhere).toMatchObject({ type: 'ask_text', evidence: [] });
    expect(parseConfig('ask_text', nowhere?.config ?? {}, 'config').ok).toBe(true);
  });

  it('asks for no place where a file is called as the wish, and offers none that shares no word with it', () => {
    const weak = (path: string) =>
      planner.offline(
        plannerInput({ researchQuality: quality({ attempts: 3 }), done: researched, evidence: [evidence({ path })] }),
      );
    expect(weak('src/OrderController.ts')).toMatchObject({ decision: 'proceed', question: null });
    expect(weak('src/WelcomeController.ts').question).toMatchObject({ type: 'ask_text', evidence: [] });
  });

  it('counts the searches themselves, and a task that had no words left as one', () => {
    // The words of the code that a refined query is made of do not make it another goal.
    const attempts = ['order export', 'class Cache'].map((query) => ({ taskId: 'T1', query }));
    const weak = quality({ attempts: 2, lastQuery: 'class Cache' });
    expect(plan({ researchQuality: weak, done: researched, attempts })).toMatchObject({ decision: 'tasks' });
    const idle = [...researched, { task: { ...task, id: 'T2' }, result: '', failed: false }];
    expect(plan({ researchQuality: weak, done: idle, attempts })).toMatchObject({ decision: 'ask_human' });
  });

  it('never loops: from any scores it ends within five hops', () => {
    for (const attempts of [0, 1, 2, 3, 9]) {
      for (const strong of [true, false]) {
        for (const lastQuery of ['order', 'something else', '']) {
          let done: PlannerInput['done'] = [];
          let hops = 0;
          for (; hops < 20; hops++) {
            const { decision, tasks } = plan({ researchQuality: quality({ attempts, strong, lastQuery }), done, hops });
            if (decision !== 'tasks') break;
            done = [...done, ...tasks.map((next) => ({ task: next, result: '', failed: true }))];
          }
          expect(hops).toBeLessThanOrEqual(5);
        }
      }
    }
  });
});

describe('scores of findings', () => {
  const strongOnes = [1, 2, 3].map((n) =>
    evidence({
      id: `E${n}`,
      path: `src/orders/${n}.ts`,
      excerpt: 'export function exportOrders() { return order.csv; }',
      score: 0.9,
      kind: n === 3 ? 'test' : 'code',
    }),
  );

  it('are high where several places hold all that was sought', () => {
    const scores = scoreFindings('order export csv', strongOnes);
    expect(scores).toMatchObject({ coverage: 1, confidence: 1 });
    expect(scores !== null && isStrong(scores, 3)).toBe(true);
    expect(scores !== null && isStrong(scores, 2)).toBe(false);
  });

  it('fall with what is missing, with a single source and with age', () => {
    const [one] = strongOnes;
    const part = scoreFindings('order export webhook signature', strongOnes);
    expect(part?.coverage).toBe(0.5);
    expect(scoreFindings('order export csv', one === undefined ? [] : [one])?.confidence).toBe(0);
    const stale = [1, 2].map((n) =>
      evidence({
        path: `.sdd/${n}.md`,
        kind: 'sdd',
        age: { days: 400, stale: true, told: 'it is old' },
        excerpt: 'order export csv',
      }),
    );
    expect(scoreFindings('order export csv', stale)?.confidence).toBeLessThan(0.5);
  });

  it('are nothing without findings, and null without anything to judge by', () => {
    expect(scoreFindings('order export', [])).toEqual({ relevance: 0, coverage: 0, confidence: 0 });
    expect(scoreFindings('and the', strongOnes)).toBeNull();
    expect(combined({ relevance: 1, coverage: 0.5, confidence: 0.25 })).toBeCloseTo(0.7);
  });
});

describe('leading research', () => {
  const input = (attempts: ResearcherInput['attempts'], pieces = [evidence()]): ResearcherInput => {
    const { request, selection, callerContext, intake, facts, reading } = plannerInput();
    return { request, selection, callerContext, intake, facts, reading, evidence: pieces, task, attempts };
  };
  const attempt = (query: string, value: number) => ({
    query,
    relevance: value,
    coverage: value,
    confidence: value,
    evidence: ['E1'],
  });

  it('begins in the words of the task', () => {
    expect(researcher.offline(input([]))).toMatchObject({ query: 'order export', stop: false });
  });

  it('goes on with names from what was found, and cites only that', () => {
    const names = [
      { name: 'OrderCache', defined: true },
      { name: 'readFile', defined: false },
    ];
    const turn = researcher.offline(input([attempt('order export', 0.3)], [evidence({ names })]));
    expect(turn).toMatchObject({ stop: false, findings: [{ evidence: ['E1'] }] });
    expect(turn.query).toContain('OrderCache');
    expect(turn.query).not.toContain('readFile');
  });

  it('stops when it is strong, when an attempt gains nothing, and after three', () => {
    const three = [1, 2, 3].map((n) => evidence({ id: `E${n}` }));
    const strong = { ...attempt('order export', 0.9), evidence: ['E1', 'E2', 'E3'] };
    expect(researcher.offline(input([strong], three))).toMatchObject({ stop: true, relevance: 0.9 });
    expect(researcher.offline(input([attempt('a', 0.3), attempt('b', 0.31)]))).toMatchObject({
      stop: true,
      relevance: 0.31,
    });
    expect(researcher.offline(input([attempt('a', 0.1), attempt('b', 0.2), attempt('c', 0.3)]))).toMatchObject({
      stop: true,
    });
  });
});

describe('an observation in one line', () => {
  it('is read by its form', () => {
    expect(parseObservation('read src/a.ts:10-40', [])).toMatchObject({
      action: 'read',
      target: 'src/a.ts',
      startLine: 10,
      endLine: 40,
    });
    expect(parseObservation('read app:src/a.ts', ['app'])).toMatchObject({
      root: 'app',
      target: 'src/a.ts',
      startLine: null,
    });
    expect(parseObservation('list', [])).toMatchObject({ action: 'list', target: '' });
    expect(parseObservation('find **/*.sql', [])).toMatchObject({ action: 'find', target: '**/*.sql' });
    expect(parseObservation('symbols createRouter', [])).toMatchObject({ action: 'symbols', target: 'createRouter' });
    expect(parseObservation('search /class \\w+/', [])).toMatchObject({ target: 'class \\w+', regex: true });
  });

  it('may be a command of the read-only language', () => {
    expect(parseObservation('git log -5 -- src', [])).toMatchObject({ action: 'git', target: 'log -5 -- src' });
    for (const text of ['rg -n createRouter src', 'ls src', "find . -name '*.sql'", 'cat a.ts']) {
      expect(parseObservation(text, [])).toMatchObject({ action: 'command', target: text });
    }
  });

  it('is refused otherwise, with the forms there are', () => {
    for (const text of ['', 'rm -rf /', 'read']) expect(() => parseObservation(text, [])).toThrow(AccessRefused);
  });
});
