import { describe, expect, it } from 'vitest';
import type { ModelMessage } from '../../../../src/agents/model/model';
import { FITTING, FROM_MODEL, FROM_TWIN, frames, inShort, roleRig } from './role-rig';
import { fails, says, ScriptedModel } from '../../rigs/scripted-model';

const failure = (kind: string, message: RegExp) =>
  expect.objectContaining({ kind, message: expect.stringMatching(message) as string }) as unknown;
const system = (messages: readonly ModelMessage[] = []) => messages[0]?.text ?? '';

describe('without a model', () => {
  it('the rule-based version plays the role, and nothing is journalled', async () => {
    const { run, events, ports } = roleRig(null);
    expect(await run()).toEqual(FROM_TWIN);
    ports.models = null;
    expect(await run()).toEqual(FROM_TWIN);
    expect(events).toEqual([]);
  });
});

describe('one call', () => {
  it('carries the instructions, the input and the form; its beginning, end and tokens are journalled', async () => {
    const model = new ScriptedModel([says(FITTING)]);
    const { run, events, clock } = roleRig(model);
    expect(await run()).toEqual(FROM_MODEL);
    expect(model.requests[0]).toMatchObject({
      role: 'intake',
      rung: 'json_schema',
      tools: [],
      resultDue: false,
      timeoutMs: 120_000,
      schema: { required: ['said', 'loudness'] },
      messages: [
        { role: 'system', text: 'Say the word.' },
        { role: 'user', text: 'A fixed start.\n\nThe word: hello' },
      ],
    });
    expect(events).toEqual([
      { type: 'call_started', key: 'step', role: 'intake', model: 'scripted at test', attempt: 1, speculative: false },
      {
        type: 'call_finished',
        key: 'step',
        role: 'intake',
        ms: clock.elapsed(),
        inputTokens: 11,
        outputTokens: 7,
        countedBy: 'provider',
      },
    ]);
    model.assertDone();
  });

  it.each([
    ['json_schema', /^Say the word\.$/],
    ['forced_tool', /by calling the tool submit_result/],
    ['json_object', /\/\/ The word that was heard\.\n {2}"said": string,\n {2}"loudness": number \| null,\n\}$/],
    ['text', /No code fence[^]*"said": string/],
  ] as const)('on the rung %s adds to the instructions what they do not say of the reply', async (rung, words) => {
    const model = new ScriptedModel([says(FITTING)], { rungs: [rung] });
    await roleRig(model).run();
    expect(system(model.requests[0]?.messages)).toMatch(words);
  });

  it('frames the input with the boundary, the project notes and a budget', async () => {
    const model = new ScriptedModel([says(FITTING)]);
    await roleRig(model, { models: { projectNotes: async (role) => `Notes for ${role}.` } }).run();
    expect(frames).toEqual([{ boundary: 'boundary-4711', tokens: 16_000, projectNotes: 'Notes for intake.' }]);
  });

  it('may take as long as the ports say', async () => {
    const model = new ScriptedModel([says(FITTING)]);
    await roleRig(model, { models: { callTimeoutMs: 5_000 } }).run();
    expect(model.requests[0]?.timeoutMs).toBe(5_000);
  });

  it.each([
    ['that cannot be such', { inputTokens: -3, outputTokens: 1.5 }],
    ['that nobody gave', { inputTokens: null, outputTokens: null, countedBy: null }],
  ] as const)('estimates counts of tokens %s, so that a budget holds', async (_what, counts) => {
    const model = new ScriptedModel([says(FITTING, counts)]);
    const { run, events } = roleRig(model);
    await run();
    const [system, user] = model.requests[0]?.messages ?? [];
    const characters = (system?.text.length ?? 0) + (user?.text.length ?? 0);
    expect(events[1]).toMatchObject({ countedBy: 'estimate' });
    const { inputTokens, outputTokens } = events[1] as { inputTokens: number; outputTokens: number };
    expect(characters / inputTokens).toBeCloseTo(3.8, 0);
    expect(outputTokens).toBeGreaterThan(0);
  });
});

describe('images', () => {
  const images = [
    { hash: 'a', name: 'screen.png' },
    { hash: 'b', name: 'gone\n.png' },
  ];
  const image = async (hash: string) => (hash === 'a' ? { mime: 'image/png', data: 'AAAA' } : null);

  it('go along as parts where the model sees them and they can be read, else as a line each', async () => {
    const model = new ScriptedModel([says(FITTING)], { images: true });
    await roleRig(model, { models: { image } }).run({ word: 'hello', images });
    expect(model.requests[0]?.messages[1]).toEqual({
      role: 'user',
      text: 'A fixed start.\n\nThe word: hello\n\n[image: gone .png, not shown]',
      images: [{ mime: 'image/png', data: 'AAAA', alt: 'screen.png' }],
    });
  });

  it('are not even read for a model that sees none', async () => {
    const model = new ScriptedModel([says(FITTING)]);
    await roleRig(model, { models: { image: () => Promise.reject(new Error('read')) } }).run({ word: 'hello', images });
    expect(model.requests[0]?.messages[1]).toEqual({
      role: 'user',
      text: 'A fixed start.\n\nThe word: hello\n\n[image: screen.png, not shown]\n[image: gone .png, not shown]',
    });
  });
});

describe('the ladder', () => {
  it('goes down where the server refuses, and remembers the rung once it has worked', async () => {
    const model = new ScriptedModel([fails('unsupported'), fails('unsupported'), says(FITTING), says(FITTING)]);
    const { run, memory, events } = roleRig(model);
    expect(await run()).toEqual(FROM_MODEL);
    expect(memory.rung(model.id, 'echo')).toBe('json_object');
    expect(await run()).toEqual(FROM_MODEL);
    expect(model.requests.map(({ rung }) => rung)).toEqual([
      'json_schema',
      'forced_tool',
      'json_object',
      'json_object',
    ]);
    expect(inShort(events).slice(0, 6)).toEqual([
      'started 1',
      'failed unsupported',
      'started 2',
      'failed unsupported',
      'started 3',
      'finished',
    ]);
    model.assertDone();
  });

  it('remembers nothing while the lower rung gives nothing usable', async () => {
    const model = new ScriptedModel([fails('unsupported'), says('no'), says('no'), says('no')]);
    const { run, memory } = roleRig(model);
    expect(await run()).toEqual(FROM_TWIN);
    expect(memory.rung(model.id, 'echo')).toBeNull();
    model.assertDone();
  });

  it('that is refused to its end is for a person to settle, in the server’s words', async () => {
    const model = new ScriptedModel([fails('unsupported'), fails('unsupported', 'No such model here.')], {
      rungs: ['json_object', 'text'],
    });
    const { run, events } = roleRig(model);
    await expect(run()).rejects.toEqual(failure('transport', /^No such model here\.$/));
    expect(inShort(events)).not.toContain('fallback');
    model.assertDone();
  });

  it('starts at the top where what is remembered is no rung of the model', async () => {
    const model = new ScriptedModel([says(FITTING)], { rungs: ['forced_tool', 'text'] });
    const { run, memory } = roleRig(model);
    memory.remember(model.id, 'echo', 'json_object');
    await run();
    expect(model.requests[0]?.rung).toBe('forced_tool');
  });
});

describe('the repair turn', () => {
  it('carries what was said and what is wrong with it, in the wire’s terms', async () => {
    const model = new ScriptedModel([says({ said: 7, loudness: 'very' }), says(FITTING)]);
    const { run, events } = roleRig(model);
    expect(await run()).toEqual(FROM_MODEL);
    const messages = model.requests[1]?.messages ?? [];
    expect(messages[2]).toEqual({ role: 'assistant', text: '{"said":7,"loudness":"very"}' });
    expect(messages[3]?.text).toMatch(/- said: Invalid input: expected string/);
    expect(messages[3]?.text).toMatch(/- loudness: Invalid input: expected number/);
    expect(model.requests[1]?.rung).toBe('json_schema');
    expect(inShort(events)).toEqual(['started 1', 'failed invalid', 'started 2', 'finished']);
    expect(events[1]).toMatchObject({ inputTokens: 11, outputTokens: 7, countedBy: 'provider' });
    model.assertDone();
  });

  it('carries what the role’s own check says too', async () => {
    const model = new ScriptedModel([says({ said: 'hello', loudness: 11 }), says(FITTING)]);
    await roleRig(model).run();
    expect(model.requests[1]?.messages.at(-1)?.text).toContain('- loudness: is louder than 10');
  });

  it('comes once; then the next rung is tried once, and remembered where it worked', async () => {
    const model = new ScriptedModel([says('Hello!'), says('Hello again!'), says(FITTING)]);
    const { run, events, memory } = roleRig(model);
    expect(await run()).toEqual(FROM_MODEL);
    expect(model.requests.map(({ rung }) => rung)).toEqual(['json_schema', 'json_schema', 'forced_tool']);
    expect(model.requests[2]?.messages).toHaveLength(2);
    expect(memory.rung(model.id, 'echo')).toBe('forced_tool');
    expect(inShort(events).at(-1)).toBe('finished');
    model.assertDone();
  });

  it('is left out where there is no reply to repair', async () => {
    const model = new ScriptedModel([says(''), says('nonsense'), says(FITTING)]);
    const { run, events } = roleRig(model);
    expect(await run()).toEqual(FROM_MODEL);
    expect(model.requests.map(({ rung }) => rung)).toEqual(['json_schema', 'forced_tool', 'forced_tool']);
    expect(inShort(events)).toEqual([
      'started 1',
      'failed content',
      'started 2',
      'failed invalid',
      'started 3',
      'finished',
    ]);
    model.assertDone();
  });
});

describe('the rule-based version', () => {
  it('stands in where no reply is of use, and the journal says why in a sentence', async () => {
    const model = new ScriptedModel([says({ said: 7 }), says({ said: 8 }), says({ said: 9 })]);
    const { run, events } = roleRig(model);
    expect(await run()).toEqual(FROM_TWIN);
    expect(events.at(-1)).toEqual({
      type: 'fallback_used',
      key: 'step',
      role: 'intake',
      reason:
        'The model’s replies did not have the form that was asked for, even after it was told what was wrong with them.',
    });
    expect(events).toContainEqual(
      expect.objectContaining({
        type: 'call_failed',
        reason:
          'The model’s reply did not have the form that was asked for (said: Invalid input: expected string, received number).',
      }),
    );
    model.assertDone();
  });

  it('stands in after a rung below a useless one is refused', async () => {
    const model = new ScriptedModel([fails('content', 'The model refused to answer.'), fails('unsupported')], {
      rungs: ['json_object', 'text'],
    });
    const { run, events } = roleRig(model);
    expect(await run()).toEqual(FROM_TWIN);
    expect(events.at(-1)).toMatchObject({ type: 'fallback_used', reason: 'The model refused to answer.' });
    model.assertDone();
  });

  it('stands in where the last rung there is gives nothing', async () => {
    const model = new ScriptedModel([fails('content')], { rungs: ['text'] });
    const { run, events } = roleRig(model);
    expect(await run()).toEqual(FROM_TWIN);
    expect(inShort(events)).toEqual(['started 1', 'failed content', 'fallback']);
  });
});

describe('an input that is too long', () => {
  it('is sent once more at half its size', async () => {
    const model = new ScriptedModel([fails('too_long'), says(FITTING)]);
    expect(await roleRig(model).run()).toEqual(FROM_MODEL);
    expect(frames.map(({ tokens }) => tokens)).toEqual([16_000, 8_000]);
    expect(model.requests.map(({ rung }) => rung)).toEqual(['json_schema', 'json_schema']);
    model.assertDone();
  });

  it('is the rule-based version’s after that', async () => {
    const model = new ScriptedModel([fails('too_long'), fails('too_long')]);
    const { run, events } = roleRig(model);
    expect(await run()).toEqual(FROM_TWIN);
    expect(inShort(events)).toEqual(['started 1', 'failed too_long', 'started 2', 'failed too_long', 'fallback']);
    model.assertDone();
  });
});
