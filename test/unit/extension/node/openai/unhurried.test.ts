import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sendChunk, startStream, type Reply } from '../../../../model-server/replies.mjs';
import { asking, failureOf, scripted } from './rig';

/** Where Node keeps what its `fetch` sends requests with. */
const IN_FORCE = Symbol.for('undici.globalDispatcher.1');

type Agent = new (options: { headersTimeout: number; bodyTimeout: number }) => object;

/** Milliseconds after which Node, left to itself, gives up here, which it looks for once a second; five minutes elsewhere. */
const NODE_GIVES_UP_MS = 50;
const LONGER_MS = 1_600;

let before: unknown;
beforeEach(() => {
  // Node makes it when something of `fetch` is used for the first time.
  new Response('');
  before = Reflect.get(globalThis, IN_FORCE);
  const { constructor: Made } = before as { constructor: Agent };
  const hasty = new Made({ headersTimeout: NODE_GIVES_UP_MS, bodyTimeout: NODE_GIVES_UP_MS });
  Reflect.set(globalThis, IN_FORCE, hasty);
});
afterEach(() => void Reflect.set(globalThis, IN_FORCE, before));

/** A reply whose first byte takes its time, and its last one as much again. */
const slow: Reply = {
  name: 'slow',
  async play({ request, response }) {
    await wait(LONGER_MS);
    startStream(response);
    sendChunk(response, request, { role: 'assistant', content: '' });
    await wait(LONGER_MS);
    sendChunk(response, request, { content: '{}' }, 'stop');
    response.end('data: [DONE]\n\n');
  },
};

describe('how long a call may take is ours to say', () => {
  it('and Node’s own limits on the head and the pieces of an answer do not end it before', async () => {
    const { model } = await scripted([slow], { stallMs: 5_000 });
    expect((await model.generate(asking({ timeoutMs: 10_000 }))).text).toBe('{}');
  });

  it('and our limit still does', async () => {
    const { model } = await scripted([slow], { callTimeoutMs: 100 });
    expect((await failureOf(model.generate(asking()))).message).toMatch(/did not finish within 0\.1 seconds/);
  });
});
