import { countingFrom } from '../../rigs/counting';
import { NO_READING } from '../../../../src/agents/session/reading';
import { describe, expect, it } from 'vitest';
import { runTask, type TaskPorts } from '../../../../src/agents/exploration/capabilities';
import type { Toolbox } from '../../../../src/agents/model/toolbox';
import type { WorkspaceReader } from '../../../../src/agents/workspace/workspace-reader';
import type { ResearcherInput } from '../../../../src/agents/roles/inputs/inputs';
import { eventSchema, type PlanTask, type SessionEvent } from '../../../../src/agents/session/events';
import { diskReader } from '../../../../src/extension/node/reading/disk-reader';
import { never, sampleRepo } from '../../rigs/fixture-reader';
import { evidence, intakeFor } from '../../rigs/samples';
import { stillClock } from '../../rigs/test-clock';

function taskFor(capability: PlanTask['capability'], query: string): PlanTask {
  return { id: 'T1', capability, goal: 'Find it', query };
}

async function run(
  reader: WorkspaceReader,
  task: PlanTask,
  given: Partial<ResearcherInput> = {},
  ports: Partial<TaskPorts> = {},
) {
  const context: ResearcherInput = {
    request: task.query,
    selection: null,
    callerContext: '',
    intake: intakeFor(task.query),
    evidence: [],
    facts: [],
    reading: NO_READING,
    task,
    attempts: [],
    ...given,
  };
  const events: SessionEvent[] = [];
  const all = {
    reader,
    clock: stillClock,
    signal: never,
    context,
    evidenceNumbers: countingFrom(context.evidence.length + 1),
    tools: null,
    ...ports,
  };
  for await (const event of runTask(task, all)) events.push(event);
  for (const event of events) expect(eventSchema.safeParse(event).success).toBe(true);
  return events;
}

const types = (events: readonly SessionEvent[]) => [...new Set(events.map(({ type }) => type))];

describe('tasks of a plan', () => {
  it('retrieve places', async () => {
    const events = await run(sampleRepo('ts-shop'), taskFor('workspace_retrieval', 'cancel orders'));
    expect(types(events)).toEqual(['task_started', 'observation_made', 'evidence_found', 'task_completed']);
  });

  it('look up where names are defined that somebody expects, after the best file that the words find', async () => {
    const task = taskFor('workspace_retrieval', 'cancel orders');
    const names = ['http.isFresh()', 'nowhere', 'entity-tag', 'app'];
    const events = await run(sampleRepo('ts-shop'), { ...task, after: 0, names });
    const found = events.flatMap((event) => (event.type === 'evidence_found' ? [event.evidence] : []));
    expect(found).toHaveLength(2);
    expect(found[1]).toMatchObject({ path: 'src/http/entity-tag.ts', startLine: 8, why: 'Defines isFresh' });
    const looks = events.flatMap((event) => (event.type === 'observation_made' ? [event.observation] : []));
    expect(looks.map(({ id, action }) => `${id} ${action}`)).toEqual(['T1.O1 retrieve', 'T1.O2 symbols']);
    expect(looks[1]?.result).toBe('isFresh (src/http/entity-tag.ts:8)');
  });

  it('say of names only where they are: nobody said that all of them exist', async () => {
    const lookup = (...names: string[]) =>
      run(sampleRepo('ts-shop'), { ...taskFor('workspace_retrieval', 'cancel orders'), after: 0, names });
    const results = async (...names: string[]) =>
      (await lookup(...names)).flatMap((event) =>
        event.type === 'observation_made' && event.observation.action === 'symbols' ? [event.observation.result] : [],
      );
    expect(await results('nowhere', 'OrderShelf')).toEqual(['no code defines one of these alone']);
    expect(await results('a-b', 'x', '(')).toEqual(['none of these is the name of a definition']);
    expect(await results('OrderStore', 'src/orders', 'two words')).toEqual(['1 place: src/orders/order-store.ts:8']);
    expect(await results('src/orders', '(')).toEqual([]);
  });

  it('cite what is known already instead of finding it twice', async () => {
    const known = evidence({ path: 'src/orders/order-store.ts', startLine: 1, endLine: 24 });
    const events = await run(sampleRepo('ts-shop'), taskFor('workspace_retrieval', 'cancel orders'), {
      evidence: [known],
    });
    const found = events.flatMap((event) => (event.type === 'evidence_found' ? [event.evidence] : []));
    expect(found.map(({ path }) => path)).not.toContain(known.path);
    expect(found[0]?.id).toBe('E2');
    const done = events.at(-1);
    expect(done?.type === 'task_completed' ? done.result : '').toContain('E1');
  });

  it('observe, and fail with the reason of a refusal', async () => {
    const read = await run(sampleRepo('ts-shop'), taskFor('workspace_observation', 'read src/server.ts:1-4'));
    expect(types(read)).toEqual(['task_started', 'observation_made', 'evidence_found', 'task_completed']);
    const refused = await run(sampleRepo('ts-shop'), taskFor('workspace_observation', 'read ../x'));
    expect(refused.at(-1)).toMatchObject({
      type: 'task_failed',
      reason: expect.stringContaining('goes upwards') as unknown,
    });
    const nonsense = await run(sampleRepo('ts-shop'), taskFor('workspace_observation', 'rm -rf /'));
    expect(types(nonsense)).toEqual(['task_started', 'task_failed']);
  });

  it('keep what they read on purpose, although the file has given its share, and tell where it is shown', async () => {
    const known = [1, 10].map((startLine) =>
      evidence({ id: `E${startLine}`, path: 'src/orders/order-store.ts', startLine, endLine: startLine + 2 }),
    );
    const read = taskFor('workspace_observation', 'read src/orders/order-store.ts:14-20');
    const events = await run(sampleRepo('ts-shop'), read, { evidence: known });
    const found = events.flatMap((event) => (event.type === 'evidence_found' ? [event.evidence] : []));
    expect(found).toMatchObject([{ path: 'src/orders/order-store.ts', startLine: 14, endLine: 20 }]);
    expect(events.at(-1)).toMatchObject({ result: expect.stringContaining(`(${found[0]?.id})`) as unknown });
  });

  it('research until it is strong or no attempt helps any more', async () => {
    const events = await run(sampleRepo('ts-shop'), taskFor('research', 'webhooks when orders are cancelled'));
    const attempts = events.flatMap((event) => (event.type === 'research_attempted' ? [event] : []));
    expect(attempts.length).toBeGreaterThanOrEqual(1);
    expect(attempts.length).toBeLessThanOrEqual(3);
    expect(new Set(attempts.map(({ query }) => query)).size).toBe(attempts.length);
    const concluded = events.find((event) => event.type === 'research_concluded');
    expect(concluded).toMatchObject({
      researchQuality: { strong: false, attempts: attempts.length, lastQuery: attempts.at(-1)?.query },
    });
    expect(events.at(-1)?.type).toBe('task_completed');
  });

  it('conclude research without scores where nothing can be computed', async () => {
    for (const [look, query] of [
      [diskReader([]), 'orders'],
      [sampleRepo('ts-shop'), 'and the of'],
    ] as const) {
      const events = await run(look, taskFor('research', query));
      expect(events.find((event) => event.type === 'research_concluded')).toMatchObject({ researchQuality: null });
      expect(events.at(-1)?.type).toBe('task_completed');
    }
  });

  it('leave questions to the interview, and say that there is no tool', async () => {
    expect((await run(diskReader([]), taskFor('ask_human', '')))[1]).toMatchObject({
      type: 'task_completed',
      result: 'Left to the interview: Find it',
    });
    expect((await run(diskReader([]), taskFor('tool', '')))[1]).toMatchObject({
      type: 'task_failed',
      reason: expect.stringContaining('No tool is available for “Find it”; use workspace_retrieval') as unknown,
    });
  });

  describe('call a tool that the person allow-listed', () => {
    const toolbox = (call: Toolbox['call']): Toolbox => ({
      specs: [{ name: 'getProblems', description: 'Problems of a file', parameters: {} }],
      call,
    });

    it('with the input of the query', async () => {
      const tools = toolbox(async (name, input) => `${name} of ${JSON.stringify(input)}\nnone\u202e`);
      const events = await run(diskReader([]), taskFor('tool', 'getProblems {"path": "a.ts"}'), {}, { tools });
      expect(events.slice(1)).toEqual([
        {
          type: 'observation_made',
          observation: {
            id: 'T1.O1',
            action: 'command',
            target: 'getProblems {"path":"a.ts"}',
            result: 'getProblems of {"path":"a.ts"} none',
            ms: 0,
            status: 'ok',
          },
        },
        { type: 'task_completed', taskId: 'T1', result: '| getProblems of {"path":"a.ts"}\n| none' },
      ]);
      const bare = await run(diskReader([]), taskFor('tool', ' getProblems '), {}, { tools });
      expect(bare.at(-1)).toMatchObject({ type: 'task_completed', result: '| getProblems of {}\n| none' });
    });

    it('and fail with what to write where the query is no such call', async () => {
      const tools = toolbox(() => Promise.reject(new Error('gone')));
      for (const [query, reason] of [
        ['delete everything', 'write the name and the input of one of getProblems, such as getProblems {'],
        ['getProblems {"path"', 'must be one JSON object, such as getProblems {'],
        ['getProblems [1]', 'must be one JSON object'],
        ['getProblems {}', 'gone'],
        ['', 'calls no tool that is allowed here'],
      ] as const) {
        const events = await run(diskReader([]), taskFor('tool', query), {}, { tools });
        expect(events.at(-1)).toMatchObject({
          type: 'task_failed',
          reason: expect.stringContaining(reason) as unknown,
        });
      }
    });

    it('and end at once when they are cancelled', async () => {
      const cancel = new AbortController();
      const tools = toolbox(() => (cancel.abort(), new Promise(() => undefined)));
      const events = await run(diskReader([]), taskFor('tool', 'getProblems'), {}, { tools, signal: cancel.signal });
      expect(types(events)).toEqual(['task_started']);
    });
  });

  it('fail when the workspace does, and end at once when they are cancelled', async () => {
    const broken: WorkspaceReader = { ...sampleRepo('ts-shop'), walk: () => Promise.reject(new Error('no access')) };
    expect((await run(broken, taskFor('research', 'orders'))).at(-1)).toEqual({
      type: 'task_failed',
      taskId: 'T1',
      reason: 'no access',
    });
    const cancel = new AbortController();
    const stuck: WorkspaceReader = {
      ...sampleRepo('ts-shop'),
      walk: () => {
        cancel.abort();
        return new Promise(() => undefined);
      },
    };
    expect(types(await run(stuck, taskFor('research', 'orders'), {}, { signal: cancel.signal }))).toEqual([
      'task_started',
    ]);
  });
});
