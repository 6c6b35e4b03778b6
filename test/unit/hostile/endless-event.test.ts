import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { openAiModel } from '../../../src/extension/node/openai/openai-model';

/** A server whose answer is one event, or one piece of JSON, that never ends, sent as quickly as it is taken. */
function endless(piece: string, type: string): Promise<{ baseUrl: string; sent: () => number; stop: () => void }> {
  let sent = 0;
  const server = createServer((_, response) => {
    response.on('error', () => undefined);
    response.writeHead(200, { 'content-type': type });
    const more = () => {
      while (!response.destroyed && sent < 60_000_000) {
        sent += 65_536;
        if (!response.write(piece.repeat(65_536 / piece.length))) return void response.once('drain', more);
      }
      response.end();
    };
    more();
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      const stop = () => {
        server.closeAllConnections();
        server.close();
      };
      resolve({ baseUrl: `http://127.0.0.1:${port}/v1`, sent: () => sent, stop });
    });
  });
}

const stops: (() => void)[] = [];
afterAll(() => stops.forEach((stop) => stop()));

describe('a server that sends one event or one piece of JSON without end', () => {
  it.each([
    ['on one line', 'a', 'text/event-stream'],
    ['on lines of its own', 'data: x\n', 'text/event-stream'],
    ['lists within lists', '[', 'application/json'],
  ])('is left soon, be it %s', async (_, piece, type) => {
    const server = await endless(piece, type);
    stops.push(server.stop);
    const model = openAiModel({ baseUrl: server.baseUrl, modelName: 'm', key: null });
    const call = model.generate({
      ...{ role: 'interviewer', messages: [{ role: 'user', text: 'Hello' }], rung: 'text', resultDue: true, tools: [] },
      ...{ schema: { name: 'r', schema: z.object({}) }, timeoutMs: 60_000, signal: new AbortController().signal },
    } as unknown as Parameters<typeof model.generate>[0]);
    await expect(call).rejects.toThrow('did not come to an end');
    expect(server.sent()).toBeLessThan(20_000_000);
  });
});
