import http from 'node:http';
import { refusesResponseFormat, refusesTools, status } from './faults.mjs';
import { recordedRequest } from './recorded-request.mjs';
import { sendJson } from './replies.mjs';

const COMPLETIONS = '/v1/chat/completions';
const SEARCHES = '/v1/responses';

/**
 * A model server on this machine that plays a script over the real protocol: `POST /v1/chat/completions`, streaming or
 * whole, `POST /v1/responses` for searches of the web, and `GET /v1/models`. What the script does not expect is answered with status 500 and kept; `done()` then throws.
 *
 * @param {import('./server.d.mts').ServerOptions} [options]
 * @returns {Promise<import('./server.d.mts').ModelServer>}
 */
export async function startModelServer({
  script = [],
  respond,
  refuse = [],
  models = ['scripted'],
  web = null,
  port = 0,
} = {}) {
  /** @type {import('./recorded-request.d.mts').RecordedRequest[]} */
  const requests = [];
  /** @type {string[]} */
  const problems = [];
  const steps = script.map(openStep);

  const server = http.createServer((message, response) => {
    // A client that goes away while it is written to is what many scripts are about.
    response.on('error', () => {});
    text(message).then(
      (body) => answer(message, response, body),
      () => response.destroy(),
    );
  });

  /**
   * @param {http.IncomingMessage} message
   * @param {http.ServerResponse} response
   * @param {string} body
   */
  async function answer(message, response, body) {
    const request = recordedRequest(requests.length + 1, message, body);
    request.ended = new Promise((resolve) => {
      response.on('close', () => {
        request.closedEarly = !response.writableFinished;
        resolve();
      });
    });
    requests.push(request);
    try {
      const reply = (await choose(request)) ?? unexpected(request);
      await reply.play({ request, response });
    } catch (error) {
      problems.push(`request ${request.at}: ${error instanceof Error ? error.message : String(error)}`);
      response.destroy();
    }
  }

  /** @param {import('./recorded-request.d.mts').RecordedRequest} request */
  async function choose(request) {
    const path = request.path.split('?')[0];
    if (request.method === 'GET' && path === '/v1/models') return modelsReply(models);
    if (request.method === 'POST' && path === SEARCHES) return webReply(web, request);
    if (request.method !== 'POST' || path !== COMPLETIONS) return null;
    const refused = refusalOf(request, refuse);
    if (refused) return refused;
    const step = steps.find((candidate) => candidate.left > 0 && candidate.fits(request));
    if (step) {
      step.left -= 1;
      step.taken += 1;
      return step.reply;
    }
    return (await respond?.(request)) ?? null;
  }

  /** @param {import('./recorded-request.d.mts').RecordedRequest} request */
  function unexpected(request) {
    const waiting = steps.filter(({ left }) => left > 0).map(({ name }) => name);
    const what = `${request.method} ${request.path}, role ${request.role ?? 'unknown'}, ${request.rung}`;
    problems.push(`request ${request.at} was not expected: ${what}; waiting steps: ${waiting.join('; ') || 'none'}`);
    return status(500, { message: 'The script expects no such request.' });
  }

  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(undefined));
  });
  const address = /** @type {import('node:net').AddressInfo} */ (server.address());
  const origin = `http://127.0.0.1:${address.port}`;
  return {
    origin,
    baseUrl: `${origin}/v1`,
    requests,
    get calls() {
      return requests.filter(({ method, path }) => method === 'POST' && path !== SEARCHES);
    },
    get searches() {
      return requests.filter(({ path }) => path === SEARCHES);
    },
    add(...more) {
      steps.push(...more.map(openStep));
    },
    done() {
      const unused = steps
        .filter(({ left, taken, standing }) => (standing ? taken === 0 : left > 0))
        .map(({ name, left, standing }) => (standing ? `never taken: ${name}` : `left over ${left} ×: ${name}`));
      const all = [...problems, ...unused];
      if (all.length > 0) throw new Error(`The model server's script did not come out even:\n  ${all.join('\n  ')}`);
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(() => resolve(undefined)));
    },
  };
}

/**
 * @param {import('./server.d.mts').ScriptedStep | import('./replies.d.mts').Reply} given
 */
function openStep(given) {
  const step = 'play' in given ? { reply: given } : given;
  const { reply, role, match, times = 1 } = step;
  return {
    reply,
    name: role ? `${role}: ${reply.name}` : reply.name,
    left: times,
    taken: 0,
    standing: times === Infinity,
    /** @param {import('./recorded-request.d.mts').RecordedRequest} request */
    fits: (request) => (role === undefined || request.role === role) && (match?.(request) ?? true),
  };
}

/**
 * @param {import('./recorded-request.d.mts').RecordedRequest} request
 * @param {readonly import('./server.d.mts').Feature[]} refuse
 */
function refusalOf(request, refuse) {
  const { body, rung } = request;
  if (refuse.includes('stream_options') && body.stream_options) {
    return status(400, { message: 'Unknown parameter: stream_options', param: 'stream_options' });
  }
  if (refuse.includes('stream') && body.stream === true) {
    return status(400, { message: 'This model cannot stream', param: 'stream', errorCode: 'unsupported_value' });
  }
  if (refuse.includes('images') && /"image_url"/.test(request.text)) {
    return status(400, { message: 'This model does not support image input' });
  }
  if (refuse.includes('tools') && body.tools) return refusesTools();
  if ((rung === 'json_schema' || rung === 'json_object') && refuse.includes(rung)) return refusesResponseFormat();
  return null;
}

/**
 * A server without the Responses API answers as most do: with status 404.
 *
 * @param {NonNullable<import('./server.d.mts').ServerOptions['web']> | null} web
 * @param {import('./recorded-request.d.mts').RecordedRequest} request
 */
function webReply(web, request) {
  if (web === null) return status(404, { message: 'Not Found' });
  return typeof web === 'function' ? web(request) : web;
}

/**
 * @param {import('./server.d.mts').ServerOptions['models']} models
 * @returns {import('./replies.d.mts').Reply}
 */
function modelsReply(models) {
  if (models && 'play' in models) return models;
  const data = Array.isArray(models)
    ? models.map((model) => (typeof model === 'string' ? { id: model, object: 'model', owned_by: 'test' } : model))
    : null;
  return {
    name: 'models',
    play: ({ response }) => sendJson(response, 200, data ? { object: 'list', data } : models),
  };
}

/** @param {http.IncomingMessage} message */
async function text(message) {
  /** @type {Buffer[]} */
  const parts = [];
  for await (const part of message) parts.push(part);
  return Buffer.concat(parts).toString('utf8');
}
