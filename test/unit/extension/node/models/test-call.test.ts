import { describe, expect, it } from 'vitest';
import {
  ModelFailure,
  RUNGS,
  type Model,
  type ModelReply,
  type ModelRequest,
  type Rung,
} from '../../../../../src/agents/model/model';
import { testModel, type TestOutcome } from '../../../../../src/extension/node/models/test-call';

const NOBODY = { aborted: false, addEventListener: () => undefined, removeEventListener: () => undefined };
const reply = (text: string, tools: string[] = []): ModelReply => ({
  text,
  toolCalls: tools.map((name) => ({ id: name, name, input: {} })),
  inputTokens: null,
  outputTokens: null,
  countedBy: null,
});
const GOOD = '{"word": "ready"}';
const refused = () => new ModelFailure('unsupported', 'The server refuses schemas.');

/** A model that answers a request as the function says. */
function model(answer: (request: ModelRequest) => ModelReply, rungs: readonly Rung[] = RUNGS) {
  const requests: ModelRequest[] = [];
  const made: Model = {
    label: 'a model',
    id: 'a model',
    rungs,
    images: false,
    contextTokens: null,
    generate: async (request) => {
      requests.push(request);
      return answer(request);
    },
  };
  return { made, requests };
}

function tested(made: Model): Promise<TestOutcome> {
  return testModel(made, { timeoutMs: 1_000, signal: NOBODY, formlessReason: 'No form.', elapsed: () => 0 });
}

const callsTool = ({ tools }: ModelRequest) => (tools[0] ? reply('', [tools[0].name]) : reply(GOOD));

describe('the small call that tries a model', () => {
  it('finds one that keeps to a schema and calls tools', async () => {
    const { made, requests } = model(callsTool);
    expect(await tested(made)).toEqual({ ok: true, rung: 'json_schema', tools: true, ms: 0 });
    expect(requests).toHaveLength(2);
  });

  it('goes down the ladder where a way of asking is refused, or its reply is of no use', async () => {
    const { made, requests } = model((request) => {
      if (request.rung === 'json_schema') throw refused();
      if (request.rung === 'forced_tool') return reply('Certainly! I am ready.');
      return callsTool(request);
    });
    expect(await tested(made)).toMatchObject({ ok: true, rung: 'json_object', tools: true });
    expect(requests.map(({ rung }) => rung)).toEqual(['json_schema', 'forced_tool', 'json_object', 'json_object']);
  });

  it('asks for no further tool where the form came by one', async () => {
    const { made, requests } = model(() => reply(GOOD), ['forced_tool', 'text']);
    expect(await tested(made)).toMatchObject({ rung: 'forced_tool', tools: true });
    expect(requests).toHaveLength(1);
  });

  it('reads JSON out of the text around it', async () => {
    const { made } = model(() => reply("Here it is:\n```json\n{word: 'ready',}\n```"), ['text']);
    expect(await tested(made)).toMatchObject({ ok: true, rung: 'text' });
  });

  it('tells a model that takes no tools from one that did not call any', async () => {
    const without = model(({ tools }) => {
      if (tools.length > 0) throw new ModelFailure('unsupported', 'No tools.');
      return reply(GOOD);
    });
    expect(await tested(without.made)).toMatchObject({ ok: true, tools: false });
    expect(await tested(model(() => reply(GOOD)).made)).toMatchObject({ ok: true, tools: null });
  });

  it('stops at once where no way of asking would help', async () => {
    const { made, requests } = model(() => {
      throw new ModelFailure('authorisation', 'The server refused the key.');
    });
    expect(await tested(made)).toEqual({ ok: false, kind: 'authorisation', reason: 'The server refused the key.' });
    expect(requests).toHaveLength(1);
  });

  it('says so where a model answers, but never in the form', async () => {
    expect(await tested(model(() => reply('Hello!')).made)).toEqual({ ok: false, kind: 'content', reason: 'No form.' });
  });

  it('holds nothing of the workspace', async () => {
    const { made, requests } = model(callsTool);
    await tested(made);
    for (const { messages } of requests) {
      expect(messages.map(({ text }) => text).join()).toMatch(/^This is a test/);
    }
  });
});
