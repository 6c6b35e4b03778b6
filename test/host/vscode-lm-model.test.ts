import assert from 'node:assert/strict';
import type { Model, ModelMessage } from '../../src/agents/model/model';
import { vscodeLmModel } from '../../src/extension/editor/language-models/vscode-lm-model';
import { eventually } from './access';
import { fakeModel, fakeModels } from './fake-models';
import { failure, request, SCHEMA } from './model-request';

const allowed = { of: () => 'granted' as const, forget: async () => undefined };

async function model(id: string, silenceMs?: number): Promise<Model> {
  return vscodeLmModel(await fakeModel(id), allowed, silenceMs === undefined ? {} : { silenceMs });
}

const RESULT_TOOL = {
  name: 'submit_result',
  description: 'Hands in your result. Call it once, at the end, with the whole result.',
  inputSchema: SCHEMA,
};
const LOOK = { name: 'read', description: 'Reads.', parameters: { type: 'object', properties: {} } };
const LOOK_TOOL = { name: 'read', description: 'Reads.', inputSchema: { type: 'object', properties: {} } };
const ASKED = [
  { role: 'user', parts: [{ text: 'Say a word.' }] },
  { role: 'user', parts: [{ text: 'Now.' }] },
];
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';

describe('A model of the editor', () => {
  beforeEach(() => fakeModels.reset());

  it('says what it can do', async () => {
    const { label, id, rungs, images, contextTokens } = await model('tools');
    assert.deepEqual(
      { label, id, rungs, images, contextTokens },
      {
        label: 'Fake with tools (fakevendor)',
        id: 'vscode-lm:fakevendor/fixture/tools',
        rungs: ['forced_tool', 'text'],
        images: true,
        contextTokens: 9000,
      },
    );
    const plain = await model('plain');
    assert.deepEqual([plain.rungs, plain.images], [['text'], false]);
  });

  describe('is asked', () => {
    it('for a result alone: by one tool that it must call, instructions first as the user’s words', async () => {
      await fakeModels.script({ result: { word: 'tree' } });
      const reply = await (await model('tools')).generate(request());
      assert.deepEqual([reply.text, reply.toolCalls], ['{"word":"tree"}', []]);
      const [received] = await fakeModels.requests();
      assert.deepEqual(received, {
        model: 'tools',
        messages: ASKED,
        tools: [RESULT_TOOL],
        toolMode: 'required',
        modelOptions: {},
        finished: true,
      });
    });

    it('with tools beside: it chooses', async () => {
      await fakeModels.script({
        parts: [{ text: 'Let me see.' }, { call: { id: 'a', name: 'read', input: { n: 1 } } }],
      });
      const reply = await (await model('tools')).generate(request({ tools: [LOOK] }));
      assert.deepEqual([reply.text, reply.toolCalls], ['Let me see.', [{ id: 'a', name: 'read', input: { n: 1 } }]]);
      const [received] = await fakeModels.requests();
      assert.deepEqual(received?.tools, [LOOK_TOOL, RESULT_TOOL]);
      assert.equal(received?.toolMode, 'auto');
    });

    it('for the result that is due: by its tool alone, after calls and their results', async () => {
      await fakeModels.script({ result: { word: 'leaf' } });
      const messages: ModelMessage[] = [
        ...request().messages,
        {
          role: 'assistant',
          text: '',
          toolCalls: [
            { id: 'a', name: 'read', input: { n: 1 } },
            { id: 'b', name: 'read', input: '{broken' },
          ],
        },
        { role: 'tool', callId: 'a', name: 'read', text: 'one' },
        { role: 'tool', callId: 'b', name: 'read', text: 'two' },
        { role: 'user', text: 'Your result, please.' },
      ];
      await (await model('tools')).generate(request({ messages, tools: [LOOK], resultDue: true }));
      const [received] = await fakeModels.requests();
      assert.deepEqual([received?.tools, received?.toolMode], [[RESULT_TOOL], 'required']);
      assert.deepEqual(received?.messages, [
        ...ASKED,
        {
          role: 'assistant',
          parts: [
            { call: { id: 'a', name: 'read', input: { n: 1 } } },
            { call: { id: 'b', name: 'read', input: { input: '{broken' } } },
          ],
        },
        { role: 'user', parts: [{ result: { id: 'a', text: 'one' } }, { result: { id: 'b', text: 'two' } }] },
        { role: 'user', parts: [{ text: 'Your result, please.' }] },
      ]);
    });

    it('for plain text: without tools', async () => {
      await fakeModels.script({ text: '{"word":"root"}' });
      const reply = await (await model('plain')).generate(request({ rung: 'text' }));
      assert.equal(reply.text, '{"word":"root"}');
      const [received] = await fakeModels.requests();
      assert.deepEqual([received?.messages, received?.tools, received?.toolMode], [ASKED, [], 'auto']);
    });

    it('for plain text with tools beside, which it may call', async () => {
      await fakeModels.script({ text: '{"word":"root"}' });
      await (await model('tools')).generate(request({ rung: 'text', tools: [LOOK] }));
      const [received] = await fakeModels.requests();
      assert.deepEqual([received?.tools, received?.toolMode], [[LOOK_TOOL], 'auto']);
    });

    it('not at all in a form that it does not have', async () => {
      const [tools, plain] = [await model('tools'), await model('plain')];
      const refused = [
        tools.generate(request({ rung: 'json_schema' })),
        tools.generate(request({ rung: 'json_object' })),
        plain.generate(request()),
        plain.generate(request({ rung: 'text', tools: [LOOK] })),
      ];
      for (const call of refused) assert.equal((await failure(call)).kind, 'unsupported');
      assert.deepEqual(await fakeModels.requests(), []);
    });

    it('with images where it sees them, else with what they are', async () => {
      await fakeModels.script({ text: 'seen', times: 2 });
      const images = [{ mime: 'image/png', data: PIXEL, alt: 'sketch.png, 1 × 1' }];
      const messages: ModelMessage[] = [{ role: 'user', text: 'This one.', images }];
      for (const id of ['tools', 'plain']) await (await model(id)).generate(request({ rung: 'text', messages }));
      const received = await fakeModels.requests();
      assert.deepEqual(
        received.map((one) => one.messages[0]?.parts),
        [
          [{ text: 'This one.' }, { data: { mime: 'image/png', bytes: Buffer.from(PIXEL, 'base64').length } }],
          [{ text: 'This one.' }, { text: '\n[An image that you cannot see: sketch.png, 1 × 1]' }],
        ],
      );
    });
  });

  describe('replies', () => {
    it('with text where it should have called the tool: that is its result', async () => {
      await fakeModels.script({ text: 'The word is {"word":"bark"}.' });
      const reply = await (await model('tools')).generate(request());
      assert.equal(reply.text, 'The word is {"word":"bark"}.');
    });

    it('with the result’s tool under another name, where there was no other', async () => {
      await fakeModels.script({ parts: [{ call: { name: 'SubmitResult', input: { word: 'bud' } } }] });
      const reply = await (await model('tools')).generate(request());
      assert.deepEqual([reply.text, reply.toolCalls], ['{"word":"bud"}', []]);
    });

    it('with calls before its result: both are handed on', async () => {
      const look = { call: { id: 'a', name: 'read', input: {} } };
      await fakeModels.script({ parts: [look, { call: { name: 'submit_result', input: { word: 'bud' } } }] });
      const reply = await (await model('tools')).generate(request({ tools: [LOOK] }));
      assert.deepEqual([reply.text, reply.toolCalls], ['{"word":"bud"}', [{ id: 'a', name: 'read', input: {} }]]);
    });

    it('with its thoughts first: they are no part of it', async () => {
      await fakeModels.script({
        parts: [{ text: '<think>A tree?' }, { waitMs: 120 }, { text: '</think>{"word":"oak"}' }],
      });
      const seen: string[] = [];
      const onText = (soFar: string): number => seen.push(soFar);
      const reply = await (await model('plain')).generate(request({ rung: 'text', onText }));
      assert.deepEqual([reply.text, seen], ['{"word":"oak"}', ['', '{"word":"oak"}']]);
    });

    it('piece by piece: each time all that is there', async () => {
      await fakeModels.script({ parts: [{ text: '{"word"' }, { waitMs: 120 }, { text: ':"twig"}' }] });
      const seen: string[] = [];
      await (await model('plain')).generate(request({ rung: 'text', onText: (soFar) => seen.push(soFar) }));
      assert.deepEqual(seen, ['{"word"', '{"word":"twig"}']);
    });

    it('with a tool’s input, which comes whole', async () => {
      await fakeModels.script({ result: { word: 'tree' } });
      const seen: string[] = [];
      await (await model('tools')).generate(request({ onText: (soFar) => seen.push(soFar) }));
      assert.deepEqual(seen, ['{"word":"tree"}']);
    });

    it('with nothing: a fault of content', async () => {
      await fakeModels.script({ parts: [{ text: ' \n' }] }, {});
      for (let call = 0; call < 2; call++)
        assert.equal((await failure((await model('tools')).generate(request()))).kind, 'content');
    });

    it('without end: a fault of content, and the provider is told to stop', async () => {
      await fakeModels.script({ parts: [{ text: 'and so on '.repeat(40_100) }], hang: true });
      assert.equal((await failure((await model('plain')).generate(request({ rung: 'text' })))).kind, 'content');
      await eventually('the provider knows', async () => (await fakeModels.requests())[0]?.cancelled);
    });
  });

  describe('counts tokens', () => {
    it('by its own counter, as an estimate', async () => {
      await fakeModels.script({ text: '12345678' });
      const reply = await (await model('plain')).generate(request({ rung: 'text' }));
      // A token for each four characters of "Say a word.\nNow." and of the reply.
      assert.deepEqual([reply.inputTokens, reply.outputTokens, reply.countedBy], [4, 2, 'estimate']);
    });

    it('of the tools, too', async () => {
      await fakeModels.script({ result: { word: 'tree' } });
      const { inputTokens } = await (await model('tools')).generate(request());
      const characters = `Say a word.\nNow.\n${JSON.stringify(RESULT_TOOL)}`.length;
      assert.equal(inputTokens, Math.ceil(characters / 4));
    });

    it('not at all where the counter gives no answer', async () => {
      await fakeModels.script({ result: { word: 'tree' } });
      const reply = await (await model('slow')).generate(request());
      assert.equal(reply.text, '{"word":"tree"}');
      assert.deepEqual([reply.inputTokens, reply.outputTokens, reply.countedBy], [null, null, null]);
    });
  });

  describe('fails', () => {
    const cases: { error: object; kind: string; transient: boolean; words: RegExp }[] = [
      { error: { code: 'NoPermissions', message: 'x' }, kind: 'authorisation', transient: false, words: /not allowed/ },
      { error: { code: 'Blocked', message: 'x' }, kind: 'quota', transient: false, words: /a limit is reached.*“x”/ },
      { error: { code: 'NotFound', message: 'x' }, kind: 'transport', transient: false, words: /no longer offers/ },
      { error: { name: 'ChatRateLimited', message: 'x' }, kind: 'quota', transient: true, words: /limit/ },
      { error: { message: 'Response got filtered.' }, kind: 'content', transient: false, words: /filter/ },
      { error: { message: 'prompt is too long' }, kind: 'too_long', transient: false, words: /too long/ },
      { error: { message: 'fetch failed' }, kind: 'transport', transient: true, words: /could not be used.*“fetch/ },
    ];
    for (const { error, kind, transient, words } of cases) {
      it(`as ${kind} on ${JSON.stringify(error)}, before the reply and in its middle`, async () => {
        await fakeModels.script({ error }, { parts: [{ text: 'Well' }], error });
        for (let call = 0; call < 2; call++) {
          const reason = await failure((await model('failing')).generate(request()));
          assert.deepEqual([reason.kind, reason.transient], [kind, transient]);
          assert.match(reason.message, words);
        }
      });
    }

    it('as cancelled when nobody wants it: the provider is told, and what comes late is not heard', async () => {
      await fakeModels.script({ parts: [{ text: 'first' }, { waitMs: 200_000 }, { text: 'late' }] });
      const leaving = new AbortController();
      const seen: string[] = [];
      const onText = (soFar: string): void => {
        seen.push(soFar);
        leaving.abort();
      };
      const call = (await model('plain')).generate(request({ rung: 'text', signal: leaving.signal, onText }));
      assert.equal((await failure(call)).kind, 'cancelled');
      await eventually('the provider knows', async () => (await fakeModels.requests())[0]?.cancelled);
      assert.deepEqual(seen, ['first']);
    });

    it('as cancelled before anything is sent', async () => {
      const call = (await model('plain')).generate(request({ rung: 'text', signal: AbortSignal.abort() }));
      assert.equal((await failure(call)).kind, 'cancelled');
      assert.deepEqual(await fakeModels.requests(), []);
    });

    it('once it took too long', async () => {
      await fakeModels.script({ hang: true });
      const reason = await failure((await model('tools')).generate(request({ timeoutMs: 1_000 })));
      assert.deepEqual([reason.kind, reason.transient], ['transport', false]);
      assert.match(reason.message, /did not finish its reply within 1 seconds/);
      await eventually('the provider knows', async () => (await fakeModels.requests())[0]?.cancelled);
    });

    it('once it went silent in a text, but not while it may be writing the input of a tool', async () => {
      await fakeModels.script({ parts: [{ text: 'one' }], hang: true }, { parts: [{ waitMs: 600 }, { text: '{}' }] });
      const reason = await failure((await model('plain', 300)).generate(request({ rung: 'text' })));
      assert.deepEqual([reason.kind, reason.transient], ['transport', true]);
      assert.equal((await (await model('tools', 300)).generate(request())).text, '{}');
    });
  });
});
