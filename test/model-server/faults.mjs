import {
  callsTool,
  callsTools,
  chunkHead,
  reply,
  resultSaid,
  saysJson,
  send,
  sendChunk,
  sendJson,
  startStream,
} from './replies.mjs';

/** Everything that is known to go wrong between a model and us: one builder for each fault of the list. */

/** Milliseconds between the pieces of a reply that never ends. */
const ENDLESS_PACE_MS = 1;
/** Bytes of a piece where characters have one each, and milliseconds between pieces, so that they arrive one by one. */
const PIECE_BYTES = 16;
const PIECE_PACE_MS = 1;

/** A result that is not JSON at all. */
export function invalidJson(text = '{"acknowledgement": Fine, so we go on with') {
  return reply('invalid JSON', (request) => resultSaid(request, text));
}

/**
 * A result that stops in the middle, though the model says that it is done.
 *
 * @param {unknown} value
 */
export function truncatedJson(value) {
  const text = JSON.stringify(value);
  return reply('truncated JSON', (request) => resultSaid(request, text.slice(0, Math.ceil(text.length * 0.6))));
}

/** JSON of some other form. */
export function wrongSchema(value = { unasked: ['for', 1, null] }) {
  return { ...saysJson(value), name: 'wrong schema' };
}

/**
 * A good result with talk around it.
 *
 * @param {unknown} value
 */
export function proseAround(value) {
  const text = `Sure! Here is what you asked for:\n\n\`\`\`json\n${JSON.stringify(value, null, 2)}\n\`\`\`\n\nAnything else?`;
  return reply('prose around JSON', () => ({ text }));
}

/** A stream that opens and closes with nothing in it. */
export function emptyStream() {
  return scene('empty stream', ({ response }) => {
    startStream(response);
    response.end('data: [DONE]\n\n');
  });
}

/**
 * A stream that closes without saying that it is finished.
 *
 * @param {string} text
 */
export function missingFinish(text) {
  return reply('missing finish', (request) => resultSaid(request, text), { finish: null, done: false });
}

/** A stream that goes on until the client has had enough. */
export function endless(piece = 'and on ') {
  return scene('endless stream', async ({ request, response }) => {
    startStream(response);
    while (!response.closed && !response.destroyed) {
      sendChunk(response, request, { content: piece.repeat(64) });
      await after(ENDLESS_PACE_MS);
    }
  });
}

/** A stream that says something and then falls silent, with its connection open. */
export function stalled(text = '{"acknowledgement":"Fi') {
  return scene('stalled stream', ({ request, response }) => {
    startStream(response);
    sendChunk(response, request, { content: text });
  });
}

/** A server that takes the request and says nothing at all. */
export function silent() {
  return scene('silence', () => {});
}

/**
 * An error with its HTTP status.
 *
 * @param {number} code
 * @param {import('./faults.d.mts').StatusOptions} [options]
 */
export function status(code, { message, type, errorCode, param, retryAfter, retryAfterMs, body } = {}) {
  const error = {
    message: message ?? `Status ${code}`,
    type: type ?? 'error',
    param: param ?? null,
    code: errorCode ?? null,
  };
  return scene(`status ${code}`, ({ response }) => {
    const headers = {
      ...(retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }),
      ...(retryAfterMs === undefined ? {} : { 'retry-after-ms': String(retryAfterMs) }),
    };
    if (typeof body === 'string') response.writeHead(code, { 'content-type': 'text/html', ...headers }).end(body);
    else sendJson(response, code, body ?? { error }, headers);
  });
}

/** The words of a server that knows no such form of reply. */
export function refusesResponseFormat() {
  return status(400, {
    message: "'response_format.type' of this kind is not supported by this model",
    type: 'invalid_request_error',
    param: 'response_format',
  });
}

/** The words of a server whose model knows no tools. */
export function refusesTools() {
  return status(400, { message: 'This model does not support tools', type: 'api_error' });
}

/** The connection breaks in the middle of a stream. */
export function resetMidStream(text = '{"acknowledgement":"Fi') {
  return scene('reset in mid-stream', async ({ request, response }) => {
    startStream(response);
    sendChunk(response, request, { content: text });
    await after(20);
    response.socket?.resetAndDestroy();
  });
}

/** @param {string} location */
export function redirect(location) {
  return scene('redirect', ({ response }) => {
    response.writeHead(307, { location }).end();
  });
}

/**
 * A good result that arrives in small pieces: characters of several bytes byte by byte, so that they are cut in two.
 *
 * @param {unknown} value
 */
export function splitUtf8(value) {
  return scene('split UTF-8', async ({ request, response }) => {
    const { text, calls } = resultSaid(request, JSON.stringify(value));
    const delta = calls
      ? {
          tool_calls: [
            { index: 0, id: 'call_1', function: { name: calls[0].name, arguments: String(calls[0].input) } },
          ],
        }
      : { content: text };
    const head = chunkHead(request);
    const events = [
      { ...head, choices: [{ index: 0, delta, finish_reason: null }] },
      { ...head, choices: [{ index: 0, delta: {}, finish_reason: calls ? 'tool_calls' : 'stop' }] },
    ];
    startStream(response);
    const bytes = Buffer.from(events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join(''), 'utf8');
    for (let at = 0; at < bytes.length;) {
      let end = at + 1;
      while (end < bytes.length && end - at < PIECE_BYTES && Math.max(bytes[end - 1] ?? 0, bytes[end] ?? 0) < 0x80)
        end++;
      response.write(bytes.subarray(at, end));
      at = end;
      await after(PIECE_PACE_MS);
    }
    response.end('data: [DONE]\n\n');
  });
}

/**
 * HTTP says that all is well, and the body says that it is not: as one JSON answer, or inside the stream after a start.
 *
 * @param {{plain?: boolean, error?: unknown}} [options]
 */
export function errorInside200({ plain = false, error = { message: 'The model is overloaded', code: 503 } } = {}) {
  return scene('error inside HTTP 200', ({ request, response }) => {
    if (plain) {
      sendJson(response, 200, { error });
      return;
    }
    startStream(response);
    sendChunk(response, request, { content: '{"acknowledgement":' });
    send(response, { error });
    response.end('data: [DONE]\n\n');
  });
}

/**
 * Two calls under one id.
 *
 * @param {string} name
 * @param {readonly unknown[]} inputs
 */
export function duplicateToolIds(name, inputs) {
  return callsTools(inputs.map((input) => ({ id: 'call_same', name, input })));
}

/**
 * The same call again and again, as often as it is asked: a step that may be taken any number of times.
 *
 * @param {string} name
 * @param {unknown} input
 */
export function toolLoop(name, input) {
  return { reply: { ...callsTool(name, input), name: `loops on ${name}` }, times: Infinity };
}

/** The model declines, in the field that the protocol has for it. */
export function refusal(text = 'I cannot help with that.') {
  return scene('refusal', ({ request, response }) => {
    if (request.body.stream !== true) {
      const message = { role: 'assistant', content: null, refusal: text };
      sendJson(response, 200, { choices: [{ index: 0, message, finish_reason: 'stop' }] });
      return;
    }
    startStream(response);
    sendChunk(response, request, { role: 'assistant', refusal: text });
    sendChunk(response, request, {}, 'stop');
    response.end('data: [DONE]\n\n');
  });
}

/** Cut off because the reply got too long. */
export function lengthStop(text = '{"acknowledgement":"Fine, so we go on') {
  return reply('length stop', (request) => resultSaid(request, text), { finish: 'length' });
}

/** Cut off by the provider's filter. */
export function contentFilter(text = '') {
  return reply('content filter', () => ({ text }), { finish: 'content_filter' });
}

/**
 * @param {string} name
 * @param {import('./replies.d.mts').Reply['play']} play
 * @returns {import('./replies.d.mts').Reply}
 */
function scene(name, play) {
  return { name, play };
}

/** @param {number} ms */
function after(ms) {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
