import OpenAI from 'openai';
import { ModelFailure } from '../../../agents/model/model';
import type { Endpoint } from './endpoint';
import { unhurried } from './unhurried';

/** What one call through the client needs. */
interface Connection {
  endpoint: Endpoint;
  /** Null for servers that want none. */
  key: string | null;
  /** Aborting it closes the connection at once. */
  signal: AbortSignal;
  /** Bytes after which a good answer is taken for one without end. */
  maxBytes: number;
  /** Headers that this server wants beside the usual ones. */
  extraHeaders?: Record<string, string>;
}

/** Milliseconds, the most a timer can hold: calls are ended by their own watch, never by the client. */
const NEVER = 2_147_483_647;
/** Bytes of an error's body that are read: its first sentence is all that is wanted. */
const MAX_ERROR_BYTES = 262_144;

const SILENT = { error: () => {}, warn: () => {}, info: () => {}, debug: () => {} };

/**
 * A client for one call. Every option is given, since the client reads those that are not from the environment, keys
 * and addresses among them. `OPENAI_CUSTOM_HEADERS` has no option: its headers are dropped on their way out, where every
 * header is written anew.
 */
export function openAiClient(connection: Connection): OpenAI {
  const { endpoint, key } = connection;
  if (key !== null && !/^[\x21-\x7e]+$/.test(key)) {
    throw new ModelFailure(
      'authorisation',
      `The key for ${endpoint.host} holds a character that no key has, perhaps a space or a line break. Give it again.`,
    );
  }
  try {
    return new OpenAI({
      // The client insists on a key; without one, `send` leaves the header out.
      apiKey: key ?? 'none',
      adminAPIKey: null,
      organization: null,
      project: null,
      webhookSecret: null,
      workloadIdentity: undefined,
      x509Transport: undefined,
      credential: undefined,
      provider: undefined,
      dataResidency: null,
      baseURL: endpoint.baseUrl,
      timeout: NEVER,
      maxRetries: 0,
      logLevel: 'off',
      logger: SILENT,
      defaultHeaders: {},
      defaultQuery: {},
      dangerouslyAllowBrowser: false,
      fetchOptions: { redirect: 'error' },
      fetch: (url, init) => send(connection, url, init),
    });
  } catch {
    throw new ModelFailure(
      'transport',
      'The client for model servers could not be made. Is the environment variable OPENAI_CUSTOM_HEADERS malformed?',
    );
  }
}

type FetchParameters = Parameters<typeof fetch>;

/** Sends a request with exactly the headers we mean to send, and never to another place than the one asked for. */
async function send(
  { key, signal, maxBytes, extraHeaders }: Connection,
  url: FetchParameters[0],
  init: FetchParameters[1],
): Promise<Response> {
  const request = unhurried({
    method: init?.method ?? 'GET',
    body: init?.body ?? null,
    headers: {
      accept: new Headers(init?.headers).get('accept') ?? 'application/json',
      'user-agent': 'sdd-brainstorm',
      ...(init?.body == null ? {} : { 'content-type': 'application/json' }),
      ...(key === null ? {} : { authorization: `Bearer ${key}` }),
      ...extraHeaders,
    },
    redirect: 'error',
    signal,
  });
  const response = await fetch(url, request);
  if (!response.body) return response;
  const inEvents = !/[/+]json\b/i.test(response.headers.get('content-type') ?? '');
  const body = response.ok ? capped(response.body, maxBytes, inEvents) : shortened(response.body, MAX_ERROR_BYTES);
  return new Response(body, response);
}

/** Bytes of one event of a stream: the client looks through all of an event again for each piece of it that comes in. */
const MAX_EVENT = 1_000_000;

/** Bytes of an answer that is one piece of JSON: it is read in one go, which takes seconds where it is long or deep. */
const MAX_JSON = 8_000_000;

/** What ends an event. */
const EVENT_ENDS = ['\n\n', '\r\n\r\n', '\r\r'];

/** The body, failing where it gets longer than any answer, or an event in it longer than any event. */
function capped(body: ReadableStream<Uint8Array>, maxBytes: number, inEvents: boolean): ReadableStream<Uint8Array> {
  const most = inEvents ? maxBytes : Math.min(maxBytes, MAX_JSON);
  let bytes = 0;
  let open = 0;
  let tail = Buffer.alloc(0);
  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.byteLength;
        const seen = Buffer.concat([tail, chunk]);
        const end = Math.max(...EVENT_ENDS.map((mark) => seen.lastIndexOf(mark)));
        open = end === -1 ? open + chunk.byteLength : seen.length - end;
        tail = Buffer.from(seen.subarray(-3));
        if (bytes > most || (inEvents && open > MAX_EVENT)) throw endlessReply();
        controller.enqueue(chunk);
      },
    }),
  );
}

/** The start of the body. */
function shortened(body: ReadableStream<Uint8Array>, maxBytes: number): ReadableStream<Uint8Array> {
  let left = maxBytes;
  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        controller.enqueue(chunk.subarray(0, left));
        left -= chunk.byteLength;
        if (left <= 0) controller.terminate();
      },
    }),
  );
}

export function endlessReply(): ModelFailure {
  return new ModelFailure('content', 'The model’s reply did not come to an end, so it was stopped.');
}
