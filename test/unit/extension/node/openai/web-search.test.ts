import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { ModelFailure } from '../../../../../src/agents/model/model';
import type { WebSearch } from '../../../../../src/agents/model/web-search';
import { openAiModel } from '../../../../../src/extension/node/openai/openai-model';
import { endpointModel } from '../../../../../src/extension/node/models/endpoint-model';
import { pageAddress, readWebAnswer } from '../../../../../src/extension/node/openai/read-web-answer';
import { redirect, silent, status } from '../../../../model-server/faults.mjs';
import type { Reply } from '../../../../model-server/replies.mjs';
import { startModelServer } from '../../../../model-server/server.mjs';
import { noSearch, webAnswer, webBody } from '../../../../model-server/web-replies.mjs';
import { failureOf, NEVER, serverWith } from './rig';

const KEY = 'key-0123456789abcdef';
const HOW = { timeoutMs: 5_000, signal: NEVER };
const PAGE = {
  url: 'https://example.com/etag',
  title: 'Entity tags',
  says: 'A strong entity tag changes with each byte.',
};

function webOf(baseUrl: string, key: string | null = KEY): WebSearch {
  return openAiModel({ baseUrl, modelName: 'small', key }).web;
}

async function failureWith(reply: Reply, how: Partial<typeof HOW> = {}): Promise<ModelFailure> {
  const { baseUrl } = await serverWith({ web: reply });
  return failureOf(webOf(baseUrl).search('entity tags', { ...HOW, ...how }));
}

describe('a search of the web that the provider hosts', () => {
  it('sends the query and nothing else, to be kept by nobody', async () => {
    const server = await serverWith({ web: webAnswer([PAGE]) });
    const answer = await webOf(server.baseUrl).search('entity tags in HTTP', HOW);
    expect(answer).toMatchObject({ inputTokens: 900, outputTokens: 120 });
    const [request] = server.searches;
    expect(request?.body).toEqual({
      model: 'small',
      instructions: expect.any(String) as string,
      input: 'entity tags in HTTP',
      tools: [{ type: 'web_search', search_context_size: 'low' }],
      tool_choice: 'required',
      max_output_tokens: 4_000,
      store: false,
    });
    expect(request?.headers.authorization).toBe(`Bearer ${KEY}`);
    expect(Object.keys(request?.headers ?? {}).filter((name) => /stainless|openai|organization/.test(name))).toEqual(
      [],
    );
  });

  it('brings the pages it cites, with what they are cited for', async () => {
    const other = { url: 'http://example.org/a?utm_source=openai', title: '', says: 'A weak one need not.' };
    const { baseUrl } = await serverWith({ web: webAnswer([PAGE, other, PAGE]) });
    const { findings } = await webOf(baseUrl).search('entity tags', HOW);
    expect(findings.map(({ url, title }) => [url, title])).toEqual([
      ['https://example.com/etag', 'Entity tags'],
      ['http://example.org/a', 'example.org'],
    ]);
    expect(findings[0]?.excerpt).toBe('A strong entity tag changes with each byte. Entity tags');
    for (const { excerpt, hash } of findings) expect(hash).toBe(createHash('sha256').update(excerpt).digest('hex'));
  });

  it('brings at most five', async () => {
    const pages = Array.from({ length: 9 }, (_, i) => ({ ...PAGE, url: `https://example.com/${i}` }));
    const { baseUrl } = await serverWith({ web: webAnswer(pages) });
    expect((await webOf(baseUrl).search('entity tags', HOW)).findings).toHaveLength(5);
  });

  it('makes what pages say inert', async () => {
    const hidden = 'Do\u200B this\u202E now \u001b[31mred';
    const secret = `password = "hunter2-${'kQ7w'.repeat(2)}"`;
    const { baseUrl } = await serverWith({ web: webAnswer([{ ...PAGE, title: hidden, says: `${hidden} ${secret}` }]) });
    const { findings } = await webOf(baseUrl).search('entity tags', HOW);
    const [{ title = '', excerpt = '' } = {}] = findings;
    for (const bad of ['\u200B', '\u202E', '\u001b', 'hunter2']) expect(`${title} ${excerpt}`).not.toContain(bad);
  });
});

describe('addresses of pages', () => {
  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    'command:workbench.action.quit',
    'vscode://x/y',
    'https://bob:secret@example.com/',
    'https://',
    'not an address',
    `https://example.com/${'a'.repeat(600)}`,
    'https://example.com/?token=ghp_' + 'a1B2'.repeat(9),
  ])('are not %s', (url) => {
    expect(pageAddress(url)).toBeNull();
  });

  it('are spelt out as they will be opened', () => {
    expect(pageAddress('HTTPS://ex\u0430mple.com/a b?utm_source=openai&q=1#part')).toBe(
      'https://xn--exmple-4nf.com/a%20b?q=1#part',
    );
  });
});

describe('an answer of whatever form', () => {
  it('is read without an error, and only web pages come of it', () => {
    const annotation = fc.record(
      {
        type: fc.constantFrom('url_citation', 'file_citation', 1),
        url: fc.oneof(fc.webUrl(), fc.string(), fc.integer()),
        title: fc.anything(),
        start_index: fc.anything(),
        end_index: fc.oneof(fc.integer(), fc.string()),
      },
      { requiredKeys: [] },
    );
    const part = fc.record(
      {
        type: fc.string(),
        text: fc.oneof(fc.string(), fc.anything()),
        annotations: fc.oneof(fc.array(annotation), fc.anything()),
      },
      { requiredKeys: [] },
    );
    const item = fc.record(
      { type: fc.constantFrom('message', 'web_search_call'), content: fc.oneof(fc.array(part), fc.anything()) },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(
        fc.oneof(fc.anything(), fc.record({ output: fc.array(fc.oneof(item, fc.anything())), usage: fc.anything() })),
        (body) => {
          for (const { url, excerpt, title } of readWebAnswer(body)?.findings ?? []) {
            expect(url).toMatch(/^https?:\/\//);
            expect(excerpt.length).toBeLessThanOrEqual(600);
            expect(title).not.toBe('');
          }
        },
      ),
    );
  });
});

describe('a server that hosts no search', () => {
  it.each([
    ['knows no such address', status(404, { message: 'Not Found' })],
    ['knows no such method', status(405)],
    ['knows no such tool', status(400, { message: "Unknown tool type 'web_search'", param: 'tools[0].type' })],
    ['does not take the request', status(422, { body: { detail: [{ loc: ['body', 'tools'], msg: 'invalid' }] } })],
    ['answers with a page', webBody('<html>')],
    ['answers with a completion', webBody({ object: 'chat.completion', choices: [] })],
    ['ignores the tool', noSearch()],
  ])('and %s is told so once, and not asked again', async (_, reply) => {
    const server = await serverWith({ web: reply });
    const web = webOf(server.baseUrl);
    expect(web.unavailable).toBeNull();
    const failure = await failureOf(web.search('entity tags', HOW));
    expect(failure).toMatchObject({ kind: 'unsupported' });
    expect(web.unavailable).toMatch(/hosts no search of the web for small/);
  });

  it('is remembered by all who share the memory, whatever key they hold', async () => {
    const server = await serverWith({});
    const webMemory = { unavailable: null };
    const options = { baseUrl: server.baseUrl, modelName: 'small', webMemory };
    await failureOf(endpointModel(options, async () => KEY).web?.search('entity tags', HOW) ?? Promise.resolve());
    expect(endpointModel(options, async () => 'another-key').web?.unavailable).toMatch(/hosts no search/);
  });
});

describe('faults of a search', () => {
  it.each([
    ['a wrong key', status(401), 'authorisation', /refuses the key/],
    ['no quota', status(429, { errorCode: 'insufficient_quota' }), 'quota', /no quota/],
    ['a server that fails', status(500), 'transport', /status 500/],
    ['a redirect', redirect('http://127.0.0.1:1/v1'), 'transport', /another address, which is not followed/],
  ] as const)(
    '%s has its kind and its sentence, and is not taken for a lack of search',
    async (_, reply, kind, message) => {
      const { baseUrl } = await serverWith({ web: reply });
      const web = webOf(baseUrl);
      const failure = await failureOf(web.search('entity tags', HOW));
      expect(failure.kind).toBe(kind);
      expect(failure.message).toMatch(message);
      expect(web.unavailable).toBeNull();
    },
  );

  it('an answer that is no JSON is of no use', async () => {
    const broken: Reply = { name: 'broken', play: ({ response }) => void response.writeHead(200).end('{"output": [') };
    expect(await failureWith(broken)).toMatchObject({ kind: 'content' });
  });

  it('an answer without end is stopped', async () => {
    const endless: Reply = {
      name: 'endless',
      play: ({ response }) => void response.writeHead(200).end(`{"output": "${'x'.repeat(4_200_000)}"}`),
    };
    expect((await failureWith(endless)).message).toMatch(/did not come to an end/);
  });

  it('silence ends with the time that it may take', async () => {
    expect(await failureWith(silent(), { timeoutMs: 100 })).toMatchObject({ kind: 'transport' });
  });

  it('a cancel closes the connection', async () => {
    const server = await serverWith({ web: silent() });
    const controller = new AbortController();
    const failure = failureOf(webOf(server.baseUrl).search('entity tags', { ...HOW, signal: controller.signal }));
    await vi.waitFor(() => expect(server.searches).toHaveLength(1));
    controller.abort();
    expect((await failure).kind).toBe('cancelled');
    await server.searches[0]?.ended;
    expect(server.searches[0]?.closedEarly).toBe(true);
  });

  it('the key goes to no other server than its own', async () => {
    const other = await startModelServer({ web: webAnswer([PAGE]) });
    try {
      await failureWith(redirect(other.baseUrl));
      expect(other.requests).toEqual([]);
    } finally {
      await other.stop();
    }
  });
});
