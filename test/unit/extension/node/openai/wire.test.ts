import { describe, expect, it } from 'vitest';
import { status } from '../../../../model-server/faults.mjs';
import { callsTool, says, saysJson } from '../../../../model-server/replies.mjs';
import { asking, failureOf, LOOK, SCHEMA, scripted } from './rig';

const PROMPT = [
  { role: 'system', content: 'Ask one question.' },
  { role: 'user', content: 'What now?' },
];
const STREAMED = { stream: true, stream_options: { include_usage: true } };
const SCHEMA_FORMAT = {
  type: 'json_schema',
  json_schema: { name: 'interviewer', strict: true, schema: SCHEMA },
};
const WIRE_LOOK = { type: 'function', function: LOOK };
const WIRE_RESULT = {
  type: 'function',
  function: { name: 'submit_result', description: 'Takes the result of the interviewer.', parameters: SCHEMA },
};
const ONLY_RESULT = { type: 'function', function: { name: 'submit_result' } };

/** The body that a request becomes. */
async function bodyOf(changes: Parameters<typeof asking>[0], options: { images?: boolean } = {}): Promise<unknown> {
  const { model, server } = await scripted([saysJson({ said: 'this' })], options);
  await model.generate(asking(changes));
  server.done();
  return server.calls[0]?.body;
}

describe('a request without tools', () => {
  it('on the first rung sends the schema, strictly', async () => {
    expect(await bodyOf({ rung: 'json_schema' })).toEqual({
      model: 'small',
      messages: PROMPT,
      response_format: SCHEMA_FORMAT,
      ...STREAMED,
    });
  });

  it('on the second rung forces the one tool that takes the result', async () => {
    expect(await bodyOf({ rung: 'forced_tool' })).toEqual({
      model: 'small',
      messages: PROMPT,
      tools: [WIRE_RESULT],
      tool_choice: ONLY_RESULT,
      ...STREAMED,
    });
  });

  it('on the third rung asks for a JSON object', async () => {
    expect(await bodyOf({ rung: 'json_object' })).toEqual({
      model: 'small',
      messages: PROMPT,
      response_format: { type: 'json_object' },
      ...STREAMED,
    });
  });

  it('on the last rung asks for nothing', async () => {
    expect(await bodyOf({ rung: 'text' })).toEqual({ model: 'small', messages: PROMPT, ...STREAMED });
  });
});

describe('a request with tools', () => {
  it.each([
    ['json_schema', { response_format: SCHEMA_FORMAT, tools: [WIRE_LOOK], tool_choice: 'auto' }],
    ['forced_tool', { tools: [WIRE_LOOK, WIRE_RESULT], tool_choice: 'required' }],
    ['json_object', { response_format: { type: 'json_object' }, tools: [WIRE_LOOK], tool_choice: 'auto' }],
    ['text', { tools: [WIRE_LOOK], tool_choice: 'auto' }],
  ] as const)('on %s lets the model choose', async (rung, form) => {
    const body = await bodyOf({ rung, tools: [LOOK], resultDue: false });
    expect(body).toEqual({ model: 'small', messages: PROMPT, ...form, ...STREAMED });
  });

  it.each([
    ['json_schema', { response_format: SCHEMA_FORMAT, tools: [WIRE_LOOK], tool_choice: 'none' }],
    ['forced_tool', { tools: [WIRE_LOOK, WIRE_RESULT], tool_choice: ONLY_RESULT }],
    ['json_object', { response_format: { type: 'json_object' }, tools: [WIRE_LOOK], tool_choice: 'none' }],
    ['text', { tools: [WIRE_LOOK], tool_choice: 'none' }],
  ] as const)('on %s takes nothing but the result when it is due', async (rung, form) => {
    const body = await bodyOf({ rung, tools: [LOOK], resultDue: true });
    expect(body).toEqual({ model: 'small', messages: PROMPT, ...form, ...STREAMED });
  });

  it('carries the calls so far and what came of them', async () => {
    const messages = [
      { role: 'user' as const, text: 'What now?' },
      {
        role: 'assistant' as const,
        text: '',
        toolCalls: [
          { id: 'a', name: 'look', input: { path: 'x.ts' } },
          { id: 'b', name: 'look', input: '{"path": broken' },
        ],
      },
      { role: 'tool' as const, callId: 'a', name: 'look', text: '1 const x' },
      { role: 'tool' as const, callId: 'b', name: 'look', text: 'refused: give an object' },
      { role: 'assistant' as const, text: 'Let me think.' },
    ];
    const { messages: sent } = (await bodyOf({ messages, tools: [LOOK] })) as { messages: unknown };
    expect(sent).toEqual([
      { role: 'user', content: 'What now?' },
      {
        role: 'assistant',
        content: null,
        tool_calls: [
          { id: 'a', type: 'function', function: { name: 'look', arguments: '{"path":"x.ts"}' } },
          { id: 'b', type: 'function', function: { name: 'look', arguments: '{"input":"{\\"path\\": broken"}' } },
        ],
      },
      { role: 'tool', tool_call_id: 'a', content: '1 const x' },
      { role: 'tool', tool_call_id: 'b', content: 'refused: give an object' },
      { role: 'assistant', content: 'Let me think.' },
    ]);
  });
});

describe('a request with images', () => {
  const messages = [
    {
      role: 'user' as const,
      text: 'This is the page.',
      images: [{ mime: 'image/png', data: 'iVBORw0=', alt: 'page.png, 2 KB' }],
    },
  ];

  it('sends them as data addresses, each after its name', async () => {
    const { messages: sent } = (await bodyOf({ messages })) as { messages: unknown };
    expect(sent).toEqual([
      {
        role: 'user',
        content: [
          { type: 'text', text: 'This is the page.' },
          { type: 'text', text: '[image: page.png, 2 KB]' },
          { type: 'image_url', image_url: { url: 'data:image/png;base64,iVBORw0=' } },
        ],
      },
    ]);
  });

  it('sends their names alone to a model that takes none', async () => {
    const { messages: sent } = (await bodyOf({ messages }, { images: false })) as { messages: unknown };
    expect(sent).toEqual([{ role: 'user', content: 'This is the page.\n\n[image: page.png, 2 KB, not shown]' }]);
  });

  it('goes again without them where the server refuses them, and the model remembers', async () => {
    const { model, server } = await scripted([saysJson({ said: 'a' }), saysJson({ said: 'b' })], {
      refuse: ['images'],
    });
    expect(model.images).toBe(true);
    expect((await model.generate(asking({ messages }))).text).toBe('{"said":"a"}');
    expect(model.images).toBe(false);
    await model.generate(asking({ messages }));
    server.done();
    expect(server.calls.map(({ text }) => text.includes('image_url'))).toEqual([true, false, false]);
  });
});

describe('what a server does not take is left out, once and for all', () => {
  it('the wish for a count of tokens', async () => {
    const { model, server } = await scripted([says('{}'), says('{}')], { refuse: ['stream_options'] });
    expect(await model.generate(asking())).toMatchObject({ text: '{}', inputTokens: null, countedBy: null });
    await model.generate(asking());
    server.done();
    expect(server.calls.map(({ body }) => body.stream_options)).toEqual([
      { include_usage: true },
      undefined,
      undefined,
    ]);
    expect(server.calls.map(({ body }) => body.stream)).toEqual([true, true, true]);
  });

  it('the stream', async () => {
    const { model, server } = await scripted([says('{}'), says('{}')], { refuse: ['stream'] });
    expect(await model.generate(asking())).toMatchObject({ text: '{}', countedBy: 'provider' });
    await model.generate(asking());
    server.done();
    expect(server.calls.map(({ body }) => body.stream)).toEqual([true, undefined, undefined]);
    expect(server.calls[1]?.body.stream_options).toBeUndefined();
  });

  it('one after the other, in one call', async () => {
    const refuse = ['stream_options', 'stream', 'images'] as const;
    const messages = [
      { role: 'user' as const, text: 'See.', images: [{ mime: 'image/png', data: 'AA==', alt: 'dot.png' }] },
    ];
    const { model, server } = await scripted([says('{}')], { refuse: [...refuse] });
    await model.generate(asking({ messages }));
    server.done();
    expect(server.calls).toHaveLength(4);
  });

  it('but not where leaving it out did not help', async () => {
    const { model, server } = await scripted([
      status(400, { message: 'cannot read {"stream": true}' }),
      status(400, { message: 'cannot read {}' }),
      says('{}'),
    ]);
    await failureOf(model.generate(asking()));
    await model.generate(asking());
    server.done();
    expect(server.calls.map(({ body }) => body.stream)).toEqual([true, undefined, true]);
  });

  it('by calls side by side, each for itself', async () => {
    const { model, server } = await scripted([says('{}'), says('{}')], { refuse: ['stream_options'] });
    const replies = await Promise.all([model.generate(asking()), model.generate(asking({ role: 'orchestrator' }))]);
    server.done();
    expect(replies.map(({ text }) => text)).toEqual(['{}', '{}']);
  });
});

it('the scripted server knows the role that asks on the upper rungs', async () => {
  const { model, server } = await scripted([saysJson({}), saysJson({}), callsTool('submit_result', {})]);
  await model.generate(asking({ role: 'writer' }));
  await model.generate(asking({ role: 'contextProbe', rung: 'forced_tool' }));
  await model.generate(asking({ role: 'contextProbe', rung: 'forced_tool', tools: [LOOK], resultDue: false }));
  expect(server.calls.map(({ role, rung }) => [role, rung])).toEqual([
    ['writer', 'json_schema'],
    ['contextProbe', 'forced_tool'],
    ['contextProbe', 'forced_tool'],
  ]);
});
