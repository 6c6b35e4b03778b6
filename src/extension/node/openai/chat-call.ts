import type { ModelReply, ModelRequest } from '../../../agents/model/model';
import { ModelFailure, MOST_TOLD } from '../../../agents/model/model';
import { CallWatch, type EndReason } from '../limits/call-watch';
import { openAiClient } from './client';
import type { Endpoint } from './endpoint';
import { toFailure } from './failures';
import { readResponse } from './read-response';
import { ReplyBuilder } from './reply-builder';
import { adaptationTo, isServerError, serverFault, type Adaptation } from './server-fault';
import { wireRequest, type Taken } from './wire-request';

/** Where an OpenAI-compatible server is, what to ask it for, and how long and how much to take from it. */
export interface OpenAiOptions {
  /** With its path, e.g. `http://127.0.0.1:11434/v1`. Plain http only on this machine. */
  baseUrl: string;
  modelName: string;
  /** Null for servers that want none. */
  key: string | null;
  /** Milliseconds that no call may exceed, whatever the request allows. */
  callTimeoutMs?: number;
  /** Milliseconds until the model has to begin; as long as the whole call if not given, since local models load slowly. */
  firstTokenMs?: number;
  /** Milliseconds between two pieces of a reply that has begun. */
  stallMs?: number;
  /** Characters after which a reply is taken for one without end. */
  maxCharacters?: number;
  /** Whether the model takes images; tried, and given up at the first refusal, if not given. */
  images?: boolean;
  /** Tokens that fit into one call; null where nobody says. */
  contextTokens?: number | null;
  /** What is known of the search that the server hosts, where several models of one server are to share it. */
  webMemory?: { unavailable: string | null };
}

/** Milliseconds of silence in mid-reply after which a model is taken to hang: far more than a slow one needs for a word. */
const STALL_MS = 45_000;
/** Characters of a reply: some fifty thousand tokens, several times the longest that a role asks for. */
const MAX_CHARACTERS = 200_000;
/** Bytes of a stream for each character of text in it: pieces of a few characters come wrapped in JSON, beside thoughts. */
const BYTES_PER_CHARACTER = 400;

/** One call of the model. What the server turned out to refuse is left out of `taken` from here on. */
export async function generate(
  endpoint: Endpoint,
  options: OpenAiOptions,
  taken: Taken,
  request: ModelRequest,
): Promise<ModelReply> {
  const wholeMs = Math.min(request.timeoutMs, options.callTimeoutMs ?? request.timeoutMs);
  const key = options.key || null;
  const watch = new CallWatch(request.signal, wholeMs);
  try {
    // Calls run side by side, and another may learn something meanwhile.
    const sent = { ...taken };
    const refused: Adaptation[] = [];
    for (;;) {
      try {
        const reply = await watch.unlessEnded(attempt(endpoint, key, options, sent, request, watch));
        for (const part of refused) taken[part] = false;
        return reply;
      } catch (error) {
        const part = watch.reason ? null : refusedPart(error, sent, request);
        if (!part) throw error;
        sent[part] = false;
        refused.push(part);
      }
    }
  } catch (error) {
    if (watch.reason) throw endedFailure(watch.reason, endpoint, wholeMs, options);
    const facts = {
      endpoint,
      modelName: options.modelName,
      key,
      structured: request.rung !== 'text' || request.tools.length > 0,
      prompt: request.messages.map(({ text }) => text).join('\n'),
    };
    throw toFailure(error, facts, Date.now());
  } finally {
    watch.close();
  }
}

async function attempt(
  endpoint: Endpoint,
  key: string | null,
  { modelName, firstTokenMs, stallMs = STALL_MS, maxCharacters = MAX_CHARACTERS }: OpenAiOptions,
  sent: Taken,
  request: ModelRequest,
  watch: CallWatch,
): Promise<ModelReply> {
  const { signal } = watch;
  const client = openAiClient({ endpoint, key, signal, maxBytes: maxCharacters * BYTES_PER_CHARACTER });
  const reply = new ReplyBuilder({ maxCharacters, toolsOffered: request.tools.length > 0 });
  watch.expect(firstTokenMs ?? request.timeoutMs, 'first');
  const body = wireRequest(modelName, request, sent);
  const response = await client.chat.completions.create(body, { signal }).asResponse();
  await readResponse(response, reply, watch, {
    streamed: body.stream === true,
    stallMs,
    client,
    host: endpoint.host,
    onProgress: () => {
      if (reply.characters <= MOST_TOLD) request.onText?.(reply.resultSoFar);
    },
  });
  return reply.reply();
}

/** The part of a request that its refusal was about and that the next try can do without; null for none. */
function refusedPart(error: unknown, sent: Taken, { messages }: ModelRequest): Adaptation | null {
  if (!isServerError(error)) return null;
  const hasImages = messages.some((message) => message.role === 'user' && (message.images?.length ?? 0) > 0);
  const fault = serverFault(error, Date.now());
  return adaptationTo(fault, { ...sent, usage: sent.stream && sent.usage, images: sent.images && hasImages });
}

/** What it means that the call was ended from here. */
function endedFailure(
  reason: EndReason,
  { host }: Endpoint,
  wholeMs: number,
  { firstTokenMs = wholeMs, stallMs = STALL_MS }: OpenAiOptions,
): ModelFailure {
  // Who took all the time there was would take it again: only a silence in mid-reply may be a passing one.
  const late = (what: string, transient = false) =>
    new ModelFailure('transport', `The model at ${host} ${what}`, { transient });
  switch (reason) {
    case 'cancelled':
      return new ModelFailure('cancelled', 'The call was cancelled.');
    case 'whole':
      return late(`did not finish within ${seconds(wholeMs)}. Allow it more time, or choose a faster one.`);
    case 'first':
      return late(
        `did not begin to answer within ${seconds(firstTokenMs)}. Allow it more time, or choose a faster one.`,
      );
    case 'stall':
      return late(`fell silent in mid-reply for ${seconds(stallMs)}.`, true);
  }
}

function seconds(ms: number): string {
  return `${Math.round(ms / 100) / 10} seconds`;
}
