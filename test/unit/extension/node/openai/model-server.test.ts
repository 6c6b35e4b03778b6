import { describe, expect, it } from 'vitest';
import { toolLoop } from '../../../../model-server/faults.mjs';
import { says, saysJson } from '../../../../model-server/replies.mjs';
import type { RecordedRequest } from '../../../../model-server/recorded-request.mjs';
import { asking, failureOf, LOOK, modelAt, serverWith } from './rig';

describe('the scripted model server', () => {
  it('takes its steps in order', async () => {
    const server = await serverWith({ script: [says('1'), says('2')] });
    const model = modelAt(server);
    expect((await model.generate(asking())).text).toBe('1');
    expect(() => server.done()).toThrow(/left over 1 ×: says 2/);
    expect((await model.generate(asking())).text).toBe('2');
    server.done();
  });

  it('finds steps by role, by whatever a script looks at, and on any rung', async () => {
    const server = await serverWith({
      script: [
        { role: 'interviewer', reply: says('asks') },
        { role: 'orchestrator', reply: says('decides') },
        { match: ({ title }: RecordedRequest) => title === 'interviewer, asked back', reply: says('explains') },
      ],
    });
    const model = modelAt(server);
    const titled = (title: string) => [{ role: 'system' as const, text: `About.\n\n# Your role: ${title}\nGo.` }];
    const back = asking({ messages: titled('interviewer, asked back') });
    expect((await model.generate(asking({ role: 'orchestrator' }))).text).toBe('decides');
    expect((await model.generate(asking({ rung: 'text', messages: titled('interviewer') }))).text).toBe('asks');
    expect((await model.generate(back)).text).toBe('explains');
    server.done();
  });

  it('keeps what it did not expect, and answers it with an error', async () => {
    const server = await serverWith({ script: [{ role: 'writer', reply: says('x') }] });
    const failure = await failureOf(modelAt(server).generate(asking()));
    expect(failure.message).toMatch(/status 500.*expects no such request/);
    expect((await fetch(`${server.origin}/elsewhere`)).status).toBe(500);
    expect(() => server.done()).toThrow(
      /request 1 was not expected: POST \/v1\/chat\/completions, role interviewer, json_schema; waiting steps: writer: says x\n.*GET \/elsewhere[^]*left over 1 ×: writer: says x/,
    );
  });

  it('repeats a standing step, which has to be taken once', async () => {
    const server = await serverWith({ script: [toolLoop('look', { path: 'a' })] });
    expect(() => server.done()).toThrow(/never taken: loops on look/);
    for (let call = 0; call < 3; call++) {
      const { toolCalls } = await modelAt(server).generate(asking({ tools: [LOOK], resultDue: false }));
      expect(toolCalls).toMatchObject([{ name: 'look', input: { path: 'a' } }]);
    }
    server.done();
  });

  it('asks a function where the script has nothing, and takes more steps as it runs', async () => {
    const server = await serverWith({ respond: ({ at }) => (at === 1 ? saysJson({ at }) : null) });
    const model = modelAt(server);
    expect((await model.generate(asking())).text).toBe('{"at":1}');
    server.add(says('added'));
    expect((await model.generate(asking())).text).toBe('added');
    server.done();
  });

  it('refuses what it does not know without taking a step', async () => {
    const server = await serverWith({ refuse: ['json_schema', 'tools', 'json_object'], script: [saysJson({})] });
    const model = modelAt(server);
    const kinds = [];
    for (const rung of model.rungs.slice(0, 3)) kinds.push((await failureOf(model.generate(asking({ rung })))).kind);
    expect(kinds).toEqual(['unsupported', 'unsupported', 'unsupported']);
    expect((await model.generate(asking({ rung: 'text' }))).text).toBe('{}');
    server.done();
  });

  it('waits in mid-stream for as long as a script wants', async () => {
    let goOn = () => {};
    const gate = new Promise<void>((resolve) => (goOn = resolve));
    const server = await serverWith({ script: [says('', { chunks: ['{"a"', gate, ':1}'] })] });
    const seen: string[] = [];
    const { text } = await modelAt(server).generate(
      asking({
        onText(soFar) {
          seen.push(soFar);
          if (soFar === '{"a"') goOn();
        },
      }),
    );
    expect(text).toBe('{"a":1}');
    expect(seen).toContain('{"a"');
  });
});
