import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ModelFailure } from '../../../../../src/agents/model/model';
import { ReplyBuilder } from '../../../../../src/extension/node/openai/reply-builder';
import { withoutThoughts } from '../../../../../src/extension/node/openai/thoughts';
import {
  duplicateToolIds,
  invalidJson,
  missingFinish,
  proseAround,
  splitUtf8,
  truncatedJson,
  wrongSchema,
} from '../../../../model-server/faults.mjs';
import {
  callsTool,
  callsTools,
  chunkHead,
  says,
  saysJson,
  send,
  startStream,
  type Reply,
} from '../../../../model-server/replies.mjs';
import { asking, failureOf, LOOK, scripted } from './rig';

const RESULT = { said: 'naïve – 日本語 🙂' };
const TEXT = JSON.stringify(RESULT);

/** A stream of just these events. */
function events(...payloads: readonly Record<string, unknown>[]): Reply {
  return {
    name: 'events',
    play({ request, response }) {
      startStream(response);
      for (const payload of payloads) send(response, { ...chunkHead(request), ...payload });
      response.end('data: [DONE]\n\n');
    },
  };
}

const delta = (said: Record<string, unknown>, finish: string | null = null) => ({
  choices: [{ index: 0, delta: said, finish_reason: finish }],
});

describe('a reply', () => {
  it.each([
    ['streamed as text', saysJson(RESULT), 'json_schema'],
    ['streamed as the arguments of the result’s tool', saysJson(RESULT), 'forced_tool'],
    ['sent whole, though a stream was asked for', saysJson(RESULT, { plain: true }), 'json_schema'],
    ['sent whole, as a call', saysJson(RESULT, { plain: true }), 'forced_tool'],
    ['sent in small pieces', splitUtf8(RESULT), 'json_schema'],
    ['sent in small pieces, as a call', splitUtf8(RESULT), 'forced_tool'],
    ['as text where a call was asked for', says(TEXT), 'forced_tool'],
    ['as a call where text was asked for', callsTool('submit_result', RESULT), 'json_schema'],
    ['as a call by another name, where nothing else can be meant', callsTool('result', RESULT), 'forced_tool'],
    ['without a finish, but whole', missingFinish(TEXT), 'json_schema'],
    ['without a finish, but whole, as a call', missingFinish(TEXT), 'forced_tool'],
    ['beside thoughts', saysJson(RESULT, { reasoning: 'Hm.' }), 'json_schema'],
    ['after thoughts in its text', says(`<think>{"said": "no"}</think>\n\n${TEXT}`), 'json_object'],
    ['after thoughts whose beginning the template wrote', says(`So, hm.\n</think>\n${TEXT}`), 'json_object'],
  ] as const)('%s is read', async (_how, reply, rung) => {
    const { model, server } = await scripted([reply]);
    expect(await model.generate(asking({ rung }))).toMatchObject({ text: TEXT, toolCalls: [] });
    server.done();
  });

  it.each([
    ['no JSON', invalidJson()],
    ['a cut in its JSON', truncatedJson(RESULT)],
    ['another form', wrongSchema()],
  ])('that has %s is handed on for repair', async (_what, reply) => {
    for (const rung of ['json_schema', 'forced_tool'] as const) {
      const { model } = await scripted([reply]);
      expect((await model.generate(asking({ rung }))).text).toMatch(/^\{/);
    }
  });

  it('keeps the talk around it, for others to look through', async () => {
    const { model } = await scripted([proseAround(RESULT)]);
    expect((await model.generate(asking({ rung: 'text' }))).text).toContain(`Sure! Here is what you asked for`);
  });

  it('says who counted its tokens', async () => {
    const { model } = await scripted([
      saysJson(RESULT, { usage: { prompt_tokens: 11, completion_tokens: 7 } }),
      saysJson(RESULT, { plain: true, usage: { prompt_tokens: 12, completion_tokens: 8 } }),
      saysJson(RESULT, { usage: null }),
    ]);
    const counted = { inputTokens: 11, outputTokens: 7, countedBy: 'provider' };
    expect(await model.generate(asking())).toMatchObject(counted);
    expect(await model.generate(asking())).toMatchObject({ ...counted, inputTokens: 12, outputTokens: 8 });
    expect(await model.generate(asking())).toMatchObject({ inputTokens: null, outputTokens: null, countedBy: null });
  });

  it.each([
    ['text', 'json_schema'],
    ['arguments', 'forced_tool'],
  ] as const)('shows its %s as it grows', async (_what, rung) => {
    const seen: string[] = [];
    const { model } = await scripted([saysJson({ said: 'one two three' }, { chunkSize: 6 })]);
    await model.generate(asking({ rung, onText: (soFar) => seen.push(soFar) }));
    const grown = [...new Set(seen)].filter(Boolean);
    expect(grown).toEqual(['{"said', '{"said":"one', '{"said":"one two t', '{"said":"one two three"}']);
  });

  it('shows none of its thoughts as it grows', async () => {
    const seen: string[] = [];
    const { model } = await scripted([says('<think>secret</think>{"said":1}', { chunkSize: 3 })]);
    await model.generate(asking({ rung: 'text', onText: (soFar) => seen.push(soFar) }));
    expect(seen.join('')).not.toMatch(/[<>]|secret/);
  });

  it('that is complete does not wait for a connection that stays open', async () => {
    const open: Reply = {
      name: 'stays open',
      play({ request, response }) {
        startStream(response);
        send(response, { ...chunkHead(request), ...delta({ content: TEXT }, 'stop') });
      },
    };
    const { model, server } = await scripted([open], { stallMs: 50 });
    expect((await model.generate(asking())).text).toBe(TEXT);
    await server.calls[0]?.ended;
    expect(server.calls[0]?.closedEarly).toBe(true);
  });

  it('that is complete is not lost by how its connection ends', async () => {
    const reset: Reply = {
      name: 'resets after the finish',
      async play({ request, response }) {
        startStream(response);
        send(response, { ...chunkHead(request), ...delta({ content: TEXT }, 'stop') });
        await new Promise((resolve) => setTimeout(resolve, 20));
        response.socket?.resetAndDestroy();
      },
    };
    const { model } = await scripted([reset]);
    expect((await model.generate(asking())).text).toBe(TEXT);
  });
});

describe('calls of tools', () => {
  const lookingAround = asking({ tools: [LOOK], resultDue: false });

  it('are given with their input, and with what was said beside them', async () => {
    const { model } = await scripted([callsTool('look', { path: 'é.ts' }, { beside: 'Let me look.', chunkSize: 3 })]);
    expect(await model.generate(lookingAround)).toMatchObject({
      text: 'Let me look.',
      toolCalls: [{ id: 'call_1_1', name: 'look', input: { path: 'é.ts' } }],
    });
  });

  it('under one id are given as they are', async () => {
    const { model } = await scripted([duplicateToolIds('look', [{ path: 'a' }, { path: 'b' }])]);
    const { toolCalls } = await model.generate(lookingAround);
    expect(toolCalls).toEqual([
      { id: 'call_same', name: 'look', input: { path: 'a' } },
      { id: 'call_same', name: 'look', input: { path: 'b' } },
    ]);
  });

  it('with input that is not JSON are given with its text', async () => {
    const { model } = await scripted([
      callsTools([
        { name: 'look', input: '{"path": ', raw: true },
        { name: 'look', input: '', raw: true },
      ]),
    ]);
    const { toolCalls } = await model.generate(lookingAround);
    expect(toolCalls.map(({ input }) => input)).toEqual(['{"path": ', {}]);
  });

  it('beside the result leave the result as it is', async () => {
    const { model } = await scripted([
      callsTools([
        { name: 'look', input: { path: 'a' } },
        { name: 'submit_result', input: RESULT },
      ]),
    ]);
    const reply = await model.generate({ ...lookingAround, rung: 'forced_tool' });
    expect(reply.text).toBe(TEXT);
    expect(reply.toolCalls).toMatchObject([{ name: 'look', input: { path: 'a' } }]);
  });

  const called = (call: Record<string, unknown>) => delta({ tool_calls: [call] });
  const look = (written: unknown) => ({ name: 'look', arguments: written });
  it.each([
    [
      'without an index',
      [called({ id: 'a', function: look('{"n":1}') }), called({ id: 'b', function: look('{"n":2}') })],
    ],
    [
      'all with the same index',
      [
        called({ index: 0, id: 'a', function: look('{"n":1}') }),
        called({ index: 0, id: 'b', function: look('{"n":2}') }),
      ],
    ],
    [
      'with their id on every piece',
      [
        called({ index: 0, id: 'a', function: look('{"n"') }),
        called({ index: 0, id: 'a', function: { arguments: ':1}' } }),
        called({ index: 1, id: 'b', function: look('{"n":2}') }),
      ],
    ],
    [
      'in pieces without an index',
      [
        called({ id: 'a', function: look('{"n"') }),
        called({ function: { arguments: ':1}' } }),
        called({ id: 'b', function: look('{"n":2}') }),
      ],
    ],
    [
      'with objects for their arguments',
      [
        called({ index: 0, id: 'a', function: look({ n: 1 }) }),
        called({ index: 1, id: 'b', function: look({ n: 2 }) }),
      ],
    ],
  ])('%s are told apart', async (_how, payloads) => {
    const { model } = await scripted([events(...payloads, delta({}, 'tool_calls'))]);
    expect((await model.generate(lookingAround)).toolCalls).toEqual([
      { id: 'a', name: 'look', input: { n: 1 } },
      { id: 'b', name: 'look', input: { n: 2 } },
    ]);
  });
});

describe('a reply of no use is a content failure', () => {
  it('when it has thoughts alone', async () => {
    const { model } = await scripted([says('<think>Where was I'), says('', { reasoning: 'Hm.' })]);
    for (let call = 0; call < 2; call++) {
      const { kind, message } = await failureOf(model.generate(asking()));
      expect({ kind, message }).toEqual({ kind: 'content', message: 'The model thought, and then gave no reply.' });
    }
  });
});

describe('whatever a server sends', () => {
  it('a reply comes of it or a ModelFailure, and nothing else', () => {
    fc.assert(
      fc.property(fc.array(wildPayload()), fc.boolean(), (payloads, toolsOffered) => {
        const reply = new ReplyBuilder({ maxCharacters: 1_000, toolsOffered });
        try {
          for (const payload of payloads) reply.add(payload);
          const { text, toolCalls } = reply.reply();
          expect(text.length + toolCalls.length).toBeGreaterThan(0);
        } catch (error) {
          expect(error).toBeInstanceOf(ModelFailure);
        }
      }),
    );
  });

  it('a text comes out as it went in, however it is cut', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.array(fc.nat({ max: 40 })), fc.boolean(), (value, cuts, asCall) => {
        const text = JSON.stringify({ value });
        const reply = new ReplyBuilder({ maxCharacters: 1_000_000, toolsOffered: false });
        for (const [at, piece] of cutAt(text, cuts).entries()) {
          const call = { index: 0, function: { arguments: piece, ...(at === 0 ? { name: 'submit_result' } : {}) } };
          reply.add(delta(asCall ? { tool_calls: [call] } : { content: piece }));
        }
        expect(reply.reply().text).toBe(text);
      }),
    );
  });

  it('calls without end are stopped, also where they come at once', () => {
    const calls = Array.from({ length: 200_000 }, (_, index) => ({ index, function: { name: 'look', arguments: '' } }));
    const reply = new ReplyBuilder({ maxCharacters: 1_000, toolsOffered: true });
    expect(() => reply.add(delta({ tool_calls: calls }))).toThrow(/did not come to an end/);
  });

  it('no thought is shown, at whatever place it stops', () => {
    const text = ' <think>a thought</think> {"said":1}';
    for (let length = 0; length <= text.length; length++) {
      expect('{"said":1}'.startsWith(withoutThoughts(text.slice(0, length)).trim())).toBe(true);
    }
  });
});

function wildPayload(): fc.Arbitrary<unknown> {
  const wild = fc.anything();
  const call = fc.record(
    { index: wild, id: wild, function: fc.oneof(wild, fc.record({ name: wild, arguments: wild })) },
    { requiredKeys: [] },
  );
  const said = fc.record(
    {
      content: fc.oneof(fc.string(), fc.array(fc.record({ type: fc.constantFrom('text', 'x'), text: wild })), wild),
      tool_calls: fc.oneof(fc.array(call), wild),
      refusal: wild,
      reasoning: wild,
    },
    { requiredKeys: [] },
  );
  const choice = fc.record(
    { delta: said, message: said, finish_reason: fc.oneof(wild, fc.constantFrom('stop', 'length', 'error')) },
    { requiredKeys: [] },
  );
  return fc.oneof(wild, fc.record({ choices: fc.oneof(fc.array(choice), wild), usage: wild }, { requiredKeys: [] }));
}

function cutAt(text: string, lengths: readonly number[]): string[] {
  const pieces: string[] = [];
  let at = 0;
  for (const length of lengths) {
    pieces.push(text.slice(at, at + length));
    at += length;
  }
  return [...pieces, text.slice(at)];
}
