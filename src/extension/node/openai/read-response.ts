import OpenAI from 'openai';
import { Stream } from 'openai/core/streaming';
import { ModelFailure } from '../../../agents/model/model';
import type { CallWatch } from '../limits/call-watch';
import { objectIn, parsedJson } from './read-json';
import type { ReplyBuilder } from './reply-builder';

/** Milliseconds given to a stream that has said that it is finished, for its count of tokens and its closing. */
const SETTLE_MS = 2_000;

/** How an answer is to be read. */
interface Reading {
  /** Whether a stream was asked for. A server may send one JSON completion all the same. */
  streamed: boolean;
  /** Milliseconds between two pieces of a stream, once the model has begun to say or think something. */
  stallMs: number;
  /** The client of the call, which knows what to do about its log. */
  client: OpenAI;
  /** Who answers, for messages. */
  host: string;
  onProgress: () => void;
}

/**
 * Reads an answer into a reply: a stream of events, or one JSON completion, whichever the server chose to send. Throws
 * what the client throws, a `ModelFailure` where the answer is none, or nothing where the watch ended it.
 */
export async function readResponse(
  response: Response,
  reply: ReplyBuilder,
  watch: CallWatch,
  reading: Reading,
): Promise<void> {
  const type = response.headers.get('content-type') ?? '';
  if (/\bhtml\b/i.test(type)) throw webPage(reading.host);
  if (reading.streamed && !/[/+]json\b/i.test(type)) return readStream(response, reply, watch, reading);
  take(wholeCompletion(await response.text()), reply);
  reading.onProgress();
}

async function readStream(
  response: Response,
  reply: ReplyBuilder,
  watch: CallWatch,
  { stallMs, client, onProgress }: Reading,
): Promise<void> {
  // The stream aborts the controller that it is given at its own end, which may not be the end of the call.
  const controller = new AbortController();
  watch.signal.addEventListener('abort', () => controller.abort());
  if (watch.signal.aborted) controller.abort();
  try {
    for await (const event of Stream.fromSSEResponse(response, controller, client)) {
      take(event, reply);
      if (reply.finished) watch.settle(Math.min(stallMs, SETTLE_MS));
      else if (reply.begun) watch.expect(stallMs, 'stall');
      onProgress();
    }
  } catch (error) {
    // After the finish nothing is missing: how the connection ends is of no interest any more.
    if (!reply.finished || error instanceof ModelFailure || error instanceof OpenAI.APIError) throw error;
  }
}

/** Takes in one event or completion. Some servers put an error where a piece belongs, without a field of its own. */
function take(payload: unknown, reply: ReplyBuilder): void {
  const { error, object } = objectIn(payload);
  if (error) throw new OpenAI.APIError(undefined, error, undefined, undefined);
  if (object === 'error') throw new OpenAI.APIError(undefined, objectIn(payload), undefined, undefined);
  reply.add(payload);
}

function wholeCompletion(text: string): unknown {
  if (!text.trim()) throw new ModelFailure('content', 'The model sent an empty reply.');
  const value = parsedJson(text);
  if (value === undefined) throw new ModelFailure('content', 'The server’s answer is not the JSON that it says it is.');
  return value;
}

function webPage(host: string): ModelFailure {
  return new ModelFailure(
    'transport',
    `${host} answers with a web page, not with a model’s reply. Check the address: most end in /v1.`,
  );
}
