import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import {
  contentFilter,
  emptyStream,
  endless,
  errorInside200,
  lengthStop,
  missingFinish,
  redirect,
  refusal,
  refusesResponseFormat,
  refusesTools,
  resetMidStream,
  silent,
  stalled,
  status,
} from '../../../../model-server/faults.mjs';
import { says, saysJson, send, sendChunk, startStream, type Reply } from '../../../../model-server/replies.mjs';
import { asking, failureOf, LOOK, modelAt, scripted, serverWith } from './rig';

const KEY = 'key-0123456789abcdef';

/** The failure of one call that gets this reply. */
async function failureWith(
  reply: Reply,
  changes: Parameters<typeof asking>[0] = {},
  options: Parameters<typeof scripted>[1] = {},
) {
  const { model, server } = await scripted([reply], options);
  const failure = await failureOf(model.generate(asking(changes)));
  await server.calls[0]?.ended;
  server.done();
  return { failure, server };
}

const PASSING = { kind: 'transport', transient: true };
const LASTING = { kind: 'transport', transient: false };
const CONTENT = { kind: 'content', transient: false };

describe('each fault of a model has its kind and its sentence', () => {
  it.each([
    ['an empty stream', emptyStream(), CONTENT, /sent an empty reply/],
    ['an empty answer', says('', { plain: true }), CONTENT, /sent an empty reply/],
    ['a stream that breaks off', missingFinish('{"said": "and th'), CONTENT, /broke off/],
    ['a stream that breaks off in prose', missingFinish('Well then, I would'), CONTENT, /broke off/],
    ['a cut for length', lengthStop(), CONTENT, /cut off/],
    ['a filter', contentFilter(), CONTENT, /content filter/],
    ['a refusal', refusal(), CONTENT, /refused to answer/],
    ['a connection reset in mid-stream', resetMidStream(), PASSING, /connection to .* broke off/],
    ['a redirect', redirect('http://127.0.0.1:1/v1'), LASTING, /sends calls on to another address/],
    ['an error inside a good stream', errorInside200(), PASSING, /\(status 503\).*overloaded/],
    ['an error as a good answer', errorInside200({ plain: true }), PASSING, /\(status 503\).*overloaded/],
  ])('%s', async (_name, reply, expected, message) => {
    const { failure } = await failureWith(reply);
    expect(failure).toMatchObject(expected);
    expect(failure.message).toMatch(message);
  });

  it.each([408, 409, 425, 500, 502, 503, 504, 529])('status %i may pass', async (code) => {
    const { failure } = await failureWith(status(code, { retryAfter: 3 }));
    expect(failure).toMatchObject({ ...PASSING, retryAfterMs: 3_000 });
    expect(failure.message).toContain(`(status ${code})`);
  });

  it('a page in place of an answer', async () => {
    const page: Reply = {
      name: 'a page',
      play: ({ response }) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Hello</h1>'),
    };
    const { failure } = await failureWith(page);
    expect(failure).toMatchObject(LASTING);
    expect(failure.message).toMatch(/^127\.0\.0\.1:\d+ answers with a web page/);
    const broken = await failureWith(status(502, { body: '<html><title>Bad gateway</title></html>' }));
    expect(broken.failure.message).toMatch(/failed \(status 502\)\.$/);
  });

  it('an answer that is not the JSON it says it is', async () => {
    const broken: Reply = {
      name: 'broken',
      play: ({ response }) => void response.writeHead(200, { 'content-type': 'application/json' }).end('{"choi'),
    };
    expect((await failureWith(broken)).failure).toMatchObject(CONTENT);
  });

  it('a stream whose event is not JSON', async () => {
    const broken: Reply = {
      name: 'broken event',
      play({ response }) {
        startStream(response);
        response.end('data: {"choices": [oops\n\n');
      },
    };
    const { failure } = await failureWith(broken);
    expect(failure).toMatchObject(CONTENT);
    expect(failure.message).toMatch(/not JSON/);
  });
});

describe('a call ends when its time is up, and its connection with it', () => {
  it.each([
    ['when the model falls silent', stalled(), {}, { stallMs: 60 }, /fell silent in mid-reply for 0\.1 seconds/],
    ['when the model never begins', silent(), {}, { firstTokenMs: 300 }, /did not begin to answer within 0\.3 seconds/],
    ['when it takes too long in all', silent(), { timeoutMs: 300 }, {}, /did not finish within 0\.3 seconds/],
    ['when it takes longer than any may', silent(), {}, { callTimeoutMs: 300 }, /did not finish within 0\.3 seconds/],
    ['in mid-stream', stalled(), { timeoutMs: 300 }, {}, /did not finish within 0\.3 seconds/],
  ])('%s', async (_name, reply, changes, options, message) => {
    const { failure, server } = await failureWith(reply, changes, options);
    expect(failure).toMatchObject({ kind: 'transport', transient: failure.message.includes('fell silent') });
    expect(failure.message).toMatch(message);
    expect(server.calls[0]?.closedEarly).toBe(true);
  });

  it('but not while a slow model only thinks before its first word', async () => {
    let goOn = () => {};
    const thought = new Promise<void>((resolve) => (goOn = resolve));
    const slow: Reply = {
      name: 'slow start',
      async play(exchange) {
        startStream(exchange.response);
        sendChunk(exchange.response, exchange.request, { role: 'assistant', content: '' });
        await thought;
        sendChunk(exchange.response, exchange.request, { content: '{}' }, 'stop');
        exchange.response.end('data: [DONE]\n\n');
      },
    };
    const { model } = await scripted([slow], { stallMs: 40 });
    setTimeout(goOn, 120);
    expect((await model.generate(asking())).text).toBe('{}');
  });

  it('a reply without end is stopped', async () => {
    const { failure, server } = await failureWith(endless(), {}, { maxCharacters: 5_000 });
    expect(failure).toMatchObject(CONTENT);
    expect(failure.message).toMatch(/did not come to an end/);
    expect(server.calls[0]?.closedEarly).toBe(true);
  });

  it('an event without end is stopped as well', async () => {
    const line: Reply = {
      name: 'one endless line',
      async play({ response }) {
        startStream(response);
        response.write('data: "');
        while (!response.closed && !response.destroyed) {
          response.write('x'.repeat(50_000));
          await new Promise((resolve) => setTimeout(resolve, 1));
        }
      },
    };
    const { failure, server } = await failureWith(line, {}, { maxCharacters: 2_000 });
    expect(failure).toMatchObject(CONTENT);
    expect(server.calls[0]?.closedEarly).toBe(true);
  });

  it.each([
    ['before it is sent', null],
    ['while nothing has come', silent()],
    ['in mid-stream', stalled()],
  ])('at a cancel %s', async (_when, reply) => {
    const controller = new AbortController();
    const { model, server } = await scripted(reply ? [reply] : []);
    if (!reply) controller.abort();
    const call = failureOf(model.generate(asking({ signal: controller.signal })));
    if (reply) {
      while (server.calls.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
      controller.abort();
    }
    expect(await call).toMatchObject({ kind: 'cancelled', transient: false });
    await server.calls[0]?.ended;
    expect(server.calls.map(({ closedEarly }) => closedEarly)).toEqual(reply ? [true] : []);
  });
});

describe('a form of request that is not taken is unsupported', () => {
  it.each([
    ['the schema', refusesResponseFormat(), {}, /It says: 'response_format.type' of this kind/],
    ['tools', refusesTools(), { rung: 'forced_tool' as const }, /does not support tools/],
    ['tools beside a schema', refusesTools(), { tools: [LOOK] }, /does not support tools/],
    ['something unsaid', status(400, { body: {} }), {}, /does not take this form of request\.$/],
    [
      'by 422',
      status(422, { body: { detail: [{ loc: ['body', 'tools'], msg: 'Extra inputs' }] } }),
      {},
      /body\.tools: Extra/,
    ],
    ['by 501', status(501, { message: 'tools param requires --jinja flag' }), {}, /--jinja/],
    ['by 500', status(500, { message: 'Unsupported param: tools' }), {}, /Unsupported param/],
    ['by 404', status(404, { message: 'No endpoints found that support tool use' }), {}, /No endpoints/],
    [
      'with the words as the error',
      status(400, { body: { error: "must be 'json_schema'" } }),
      {},
      /must be 'json_schema'/,
    ],
    ['as good', errorInside200({ plain: true, error: { code: 400, message: 'no grammar' } }), {}, /no grammar/],
  ])('%s', async (_name, reply, changes, message) => {
    const { failure } = await failureWith(reply, changes);
    expect(failure).toMatchObject({ kind: 'unsupported', transient: false });
    expect(failure.message).toMatch(message);
  });

  it('but where nothing of the kind was asked for, it is a matter of the server', async () => {
    const { failure } = await failureWith(refusesTools(), { rung: 'text' });
    expect(failure).toMatchObject(LASTING);
    expect(failure.message).toMatch(/refuses the request \(status 400\)/);
  });
});

describe('an input that does not fit is too long', () => {
  it.each([
    [
      'OpenAI',
      status(400, {
        message: "This model's maximum context length is 8192 tokens.",
        errorCode: 'context_length_exceeded',
      }),
    ],
    [
      'OpenAI, by its rate',
      status(429, { message: 'Request too large for gpt-x on tokens per min', errorCode: 'rate_limit_exceeded' }),
    ],
    [
      'llama.cpp',
      status(400, {
        body: {
          error: {
            code: 400,
            message: 'the request exceeds the available context size',
            type: 'exceed_context_size_error',
          },
        },
      }),
    ],
    [
      'llama.cpp, called good',
      errorInside200({ plain: true, error: { code: 400, message: 'too much', type: 'exceed_context_size_error' } }),
    ],
    [
      'vLLM',
      status(400, {
        body: {
          object: 'error',
          message: "This model's maximum context length is 16384 tokens. However, you requested 122946 tokens",
          type: 'BadRequestError',
          code: 400,
        },
      }),
    ],
    ['Ollama', status(400, { message: 'the input length exceeds the context length', type: 'api_error' })],
    [
      'LM Studio',
      status(400, {
        body: {
          error:
            'Trying to keep the first 6547 tokens when context the overflows. However, the model is loaded with context length of only 4096 tokens',
        },
      }),
    ],
    [
      'Anthropic',
      status(400, { message: 'prompt is too long: 210000 tokens > 200000 maximum', type: 'invalid_request_error' }),
    ],
    ['a gateway', status(413, { body: '<html>Request Entity Too Large</html>' })],
  ])('as %s puts it', async (_who, reply) => {
    expect((await failureWith(reply)).failure).toMatchObject({ kind: 'too_long', transient: false });
  });
});

describe('what a person has to settle says what to do', () => {
  it.each([
    [
      'a key that is refused',
      status(401, { message: `Incorrect API key provided: ${KEY}` }),
      'authorisation',
      /refuses the key that is set for it\. Give another key/,
    ],
    [
      'a key that is refused by 400',
      status(400, { message: 'API key not valid. Please pass a valid API key.' }),
      'authorisation',
      /refuses the key/,
    ],
    [
      'a call that is not allowed',
      status(403, { message: 'Country not supported' }),
      'authorisation',
      /does not allow this call.*Country not supported/,
    ],
    ['no credit', status(402, { message: 'Insufficient credits' }), 'quota', /no quota or credit left/],
    [
      'no quota',
      status(429, { errorCode: 'insufficient_quota', message: 'You exceeded your current quota' }),
      'quota',
      /no quota or credit left/,
    ],
    [
      'a model that is not there',
      status(404, { message: 'model "small" not found, try pulling it first' }),
      'transport',
      /has no model small ready.*choose another model.*try pulling it first/,
    ],
    [
      'a model that is not there, by its code',
      status(400, { errorCode: 'model_not_found', message: 'nope' }),
      'transport',
      /has no model small ready/,
    ],
    [
      'a wrong path',
      status(404, { body: { detail: 'Not Found' } }),
      'transport',
      /no model server at http.*most end in \/v1/,
    ],
  ] as const)('%s', async (_name, reply, kind, message) => {
    const { failure } = await failureWith(reply, {}, { key: KEY });
    expect(failure).toMatchObject({ kind, transient: false });
    expect(failure.message).toMatch(message);
    expect(failure.message).not.toContain(KEY);
  });

  it('a key that is wanted and not there', async () => {
    const { failure } = await failureWith(status(401));
    expect(failure.message).toMatch(/wants a key, and none is set for it/);
  });

  it('a model that is still loading may be there a moment later', async () => {
    expect((await failureWith(status(503, { message: 'Loading model' }))).failure).toMatchObject(PASSING);
    expect((await failureWith(status(400, { body: { error: 'The model has crashed' } }))).failure).toMatchObject(
      PASSING,
    );
  });

  it('moderation is about the content', async () => {
    const flagged = status(403, { message: 'Your input was flagged' });
    expect((await failureWith(flagged)).failure).toMatchObject(CONTENT);
  });
});

describe('a limit may pass, and when is told in whatever way the server says it', () => {
  const soon = new Date(Date.now() + 3_600_000).toUTCString();
  it.each([
    ['not at all', {}, null],
    ['in seconds', { retryAfter: 7 }, 7_000],
    ['in milliseconds', { retryAfter: 7, retryAfterMs: 1_500 }, 1_500],
    ['in words', { retryAfter: 'later' }, null],
    ['by a date that is over', { retryAfter: 'Wed, 21 Oct 2015 07:28:00 GMT' }, 0],
  ])('%s', async (_how, options, retryAfterMs) => {
    const { failure } = await failureWith(status(429, options));
    expect(failure).toMatchObject({ kind: 'quota', transient: true, retryAfterMs });
  });

  it('by a date', async () => {
    const { failure } = await failureWith(status(429, { retryAfter: soon }));
    expect(failure.retryAfterMs).toBeGreaterThan(3_000_000);
    expect(failure.retryAfterMs).toBeLessThanOrEqual(3_600_000);
  });

  it('inside an answer that is called good', async () => {
    const { failure } = await failureWith(errorInside200({ error: { code: 'rate_limit_exceeded', message: 'slow' } }));
    expect(failure).toMatchObject({ kind: 'quota', transient: true });
  });
});

describe('a server that is not there', () => {
  it('is named, with a hint', async () => {
    const probe = createServer();
    await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
    const { port } = probe.address() as AddressInfo;
    await new Promise((resolve) => probe.close(resolve));
    const failure = await failureOf(modelAt({ baseUrl: `http://127.0.0.1:${port}/v1` }).generate(asking()));
    expect(failure).toMatchObject(PASSING);
    expect(failure.message).toBe(`Nothing answers at 127.0.0.1:${port}. Is the server running?`);
  });

  it('by its name, too', async () => {
    const failure = await failureOf(modelAt({ baseUrl: 'https://nowhere.invalid/v1' }).generate(asking()));
    expect(failure).toMatchObject(PASSING);
    expect(failure.message).toMatch(/nowhere\.invalid/);
  });
});

describe('what a server says is shown', () => {
  it('without the key, markup or pieces of the prompt, on one line, and short', async () => {
    const prompt = 'The vault’s combination is written\non the back of the third painting.';
    const message = `<b>Bad</b> key=${KEY}\nin: {'input': '${prompt.replace('\n', '\\n')}'} ${'because '.repeat(100)}`;
    const { failure } = await failureWith(
      status(400, { message }),
      { messages: [{ role: 'user', text: prompt }] },
      { key: KEY },
    );
    const [, words = ''] = failure.message.split('It says: ');
    expect(words).toMatch(/^Bad key=\[redacted\] in: .*because/);
    expect(words).not.toMatch(/painting|combination|\n/);
    expect(words.length).toBeLessThanOrEqual(300);
  });

  it('and a prompt that it quotes is not taken for what it says', async () => {
    const prompt = 'We want a context window of 8 tokens, an invalid api key message, and billing.';
    const { failure } = await failureWith(status(400, { message: `Bad request: {'content': '${prompt}'}` }), {
      messages: [{ role: 'user', text: prompt }],
    });
    expect(failure.kind).toBe('unsupported');
  });

  it('wherever it keeps its words', async () => {
    const raw = JSON.stringify({ error: { message: 'the provider is down' } });
    const { failure } = await failureWith(
      status(502, { body: { error: { message: 'Provider returned error', code: 502, metadata: { raw } } } }),
    );
    expect(failure.message).toMatch(/It says: Provider returned error: the provider is down$/);
    const listed = await failureWith(status(503, { body: [{ error: { code: 503, message: 'in a list' } }] }));
    expect(listed.failure.message).toMatch(/It says: in a list$/);
  });

  it('and nothing of it can do harm, however deep it goes', async () => {
    const deep = `${'{"error":'.repeat(5_000)}"x"${'}'.repeat(5_000)}`;
    const nested: Reply = {
      name: 'deep',
      play: ({ response }) => void response.writeHead(500, { 'content-type': 'application/json' }).end(deep),
    };
    expect((await failureWith(nested)).failure).toMatchObject(PASSING);
  });
});

it('a server may fail in one call and answer the next', async () => {
  const server = await serverWith({ script: [status(500), resetMidStream(), saysJson({ said: 'at last' })] });
  const model = modelAt(server);
  await failureOf(model.generate(asking()));
  await failureOf(model.generate(asking()));
  expect((await model.generate(asking())).text).toBe('{"said":"at last"}');
  server.done();
});

it('an error event of its own is an error', async () => {
  const event: Reply = {
    name: 'event: error',
    play({ request, response }) {
      startStream(response);
      sendChunk(response, request, { content: '{' });
      response.write('event: error\n');
      send(response, { message: 'It went wrong', code: 500 });
      response.end();
    },
  };
  const { failure } = await failureWith(event);
  expect(failure).toMatchObject(PASSING);
  expect(failure.message).toMatch(/It went wrong/);
});
