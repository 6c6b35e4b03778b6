import { RESULT_TOOL } from './recorded-request.mjs';

/**
 * Replies of a well-behaved model, as a script names them. Each is sent the way the request asks for: streamed in pieces,
 * or whole; a result as text, or as a call of the tool that takes it.
 */

/** Characters in a piece of a streamed text, where the script does not cut it itself. */
const PIECE = 24;
/** Characters taken for a token where the script gives no usage. */
const CHARACTERS_PER_TOKEN = 4;

/**
 * @param {string} text
 * @param {import('./replies.d.mts').ReplyOptions} [options]
 */
export function says(text, options = {}) {
  return reply(`says ${summary(text)}`, () => ({ text }), options);
}

/**
 * The result: as a call of the tool that takes results where the request has one, else as text.
 *
 * @param {unknown} value
 * @param {import('./replies.d.mts').ReplyOptions} [options]
 */
export function saysJson(value, options = {}) {
  const text = JSON.stringify(value);
  return reply(`says ${summary(text)}`, (request) => resultSaid(request, text), options);
}

/**
 * @param {string} name
 * @param {unknown} input
 * @param {import('./replies.d.mts').ReplyOptions} [options]
 */
export function callsTool(name, input, options = {}) {
  return callsTools([{ name, input }], options);
}

/**
 * Several calls in one reply. Without an id, each gets one of its own.
 *
 * @param {readonly import('./replies.d.mts').ScriptedCall[]} calls
 * @param {import('./replies.d.mts').ReplyOptions} [options]
 */
export function callsTools(calls, options = {}) {
  return reply(
    `calls ${calls.map(({ name }) => name).join(', ')}`,
    () => ({ text: options.beside ?? '', calls }),
    options,
  );
}

/**
 * A text that is the result, said in the way that the request asks for results.
 *
 * @param {import('./recorded-request.d.mts').RecordedRequest} request
 * @param {string} text
 * @returns {import('./replies.d.mts').Said}
 */
export function resultSaid(request, text) {
  return request.takesResultTool ? { text: '', calls: [{ name: RESULT_TOOL, input: text, raw: true }] } : { text };
}

/**
 * @param {string} name
 * @param {(request: import('./recorded-request.d.mts').RecordedRequest) => import('./replies.d.mts').Said} said
 * @param {import('./replies.d.mts').ReplyOptions} [options]
 * @returns {import('./replies.d.mts').Reply}
 */
export function reply(name, said, options = {}) {
  return {
    name,
    async play({ request, response }) {
      const full = { ...said(request), ...options };
      if (request.body.stream === true && !options.plain) await stream(request, response, full);
      else await whole(request, response, full);
    },
  };
}

/**
 * @param {import('./recorded-request.d.mts').RecordedRequest} request
 * @param {import('node:http').ServerResponse} response
 * @param {import('./replies.d.mts').Said & import('./replies.d.mts').ReplyOptions} said
 */
async function stream(request, response, said) {
  const { finish = said.calls ? 'tool_calls' : 'stop', done = true } = said;
  startStream(response);
  sendChunk(response, request, { role: 'assistant', content: said.calls ? null : '' });
  if (said.reasoning) sendChunk(response, request, { reasoning_content: said.reasoning });
  for await (const piece of pieces(said.text, said)) sendChunk(response, request, { content: piece });
  for (const [index, call] of (said.calls ?? []).entries()) {
    const id = call.id ?? `call_${request.at}_${index + 1}`;
    sendChunk(response, request, {
      tool_calls: [{ index, id, type: 'function', function: { name: call.name, arguments: '' } }],
    });
    for await (const piece of pieces(argumentsOf(call), said)) {
      sendChunk(response, request, { tool_calls: [{ index, function: { arguments: piece } }] });
    }
  }
  if (finish !== null) sendChunk(response, request, {}, finish);
  const usage = usageOf(request, said);
  if (usage && request.body.stream_options?.include_usage) {
    send(response, { ...chunkHead(request), choices: [], usage });
  }
  if (done) response.write('data: [DONE]\n\n');
  response.end();
}

/**
 * @param {import('./recorded-request.d.mts').RecordedRequest} request
 * @param {import('node:http').ServerResponse} response
 * @param {import('./replies.d.mts').Said & import('./replies.d.mts').ReplyOptions} said
 */
async function whole(request, response, said) {
  const { finish = said.calls ? 'tool_calls' : 'stop' } = said;
  const calls = said.calls?.map((call, index) => ({
    id: call.id ?? `call_${request.at}_${index + 1}`,
    type: 'function',
    function: { name: call.name, arguments: argumentsOf(call) },
  }));
  const message = {
    role: 'assistant',
    content: calls && !said.text ? null : said.text,
    ...(said.reasoning ? { reasoning_content: said.reasoning } : {}),
    ...(calls ? { tool_calls: calls } : {}),
  };
  const usage = usageOf(request, said);
  sendJson(response, 200, {
    ...chunkHead(request),
    object: 'chat.completion',
    choices: [{ index: 0, message, finish_reason: finish }],
    ...(usage ? { usage } : {}),
  });
}

/**
 * The pieces of a text in the order and at the pace that the script wants.
 *
 * @param {string} text
 * @param {import('./replies.d.mts').ReplyOptions} options
 */
async function* pieces(text, { chunks, chunkSize = PIECE, delayMs = 0 }) {
  for (const piece of chunks ?? cut(text, chunkSize)) {
    if (typeof piece !== 'string') await piece;
    else {
      if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs));
      yield piece;
    }
  }
}

/**
 * @param {string} text
 * @param {number} size
 */
function cut(text, size) {
  const characters = [...text];
  return Array.from({ length: Math.ceil(characters.length / size) }, (_, index) =>
    characters.slice(index * size, (index + 1) * size).join(''),
  );
}

/** @param {import('./replies.d.mts').ScriptedCall} call */
function argumentsOf({ input, raw }) {
  return raw ? String(input) : JSON.stringify(input);
}

/**
 * @param {import('./recorded-request.d.mts').RecordedRequest} request
 * @param {import('./replies.d.mts').Said & import('./replies.d.mts').ReplyOptions} said
 */
function usageOf(request, { text, calls, usage }) {
  if (usage !== undefined) return usage;
  const written = text + (calls ?? []).map(argumentsOf).join('');
  const prompt_tokens = Math.ceil(JSON.stringify(request.body.messages ?? '').length / CHARACTERS_PER_TOKEN);
  const completion_tokens = Math.ceil(written.length / CHARACTERS_PER_TOKEN);
  return { prompt_tokens, completion_tokens, total_tokens: prompt_tokens + completion_tokens };
}

/** @param {import('node:http').ServerResponse} response */
export function startStream(response) {
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-cache' });
}

/**
 * @param {import('node:http').ServerResponse} response
 * @param {import('./recorded-request.d.mts').RecordedRequest} request
 * @param {Record<string, unknown>} delta
 * @param {string | null} [finish]
 */
export function sendChunk(response, request, delta, finish = null) {
  send(response, { ...chunkHead(request), choices: [{ index: 0, delta, finish_reason: finish }] });
}

/**
 * @param {import('node:http').ServerResponse} response
 * @param {unknown} event
 */
export function send(response, event) {
  response.write(`data: ${JSON.stringify(event)}\n\n`);
}

/**
 * @param {import('node:http').ServerResponse} response
 * @param {number} status
 * @param {unknown} body
 * @param {Record<string, string>} [headers]
 */
export function sendJson(response, status, body, headers = {}) {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
}

/** @param {import('./recorded-request.d.mts').RecordedRequest} request */
export function chunkHead(request) {
  return {
    id: `chatcmpl-${request.at}`,
    object: 'chat.completion.chunk',
    created: 1_700_000_000,
    model: request.body.model ?? 'scripted',
  };
}

/** @param {string} text */
function summary(text) {
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}
