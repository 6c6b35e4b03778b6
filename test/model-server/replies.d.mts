import type { ServerResponse } from 'node:http';
import type { RecordedRequest } from './recorded-request.mjs';

/** What the server does with one request. */
export interface Reply {
  /** For messages: what it says or does. */
  readonly name: string;
  play(exchange: { request: RecordedRequest; response: ServerResponse }): Promise<void> | void;
}

export interface ScriptedCall {
  id?: string;
  name: string;
  /** Sent as JSON; with `raw`, sent as the text it is. */
  input: unknown;
  raw?: boolean;
}

/** What is said, before it takes the form that the request asks for. */
export interface Said {
  text: string;
  calls?: readonly ScriptedCall[];
}

export interface ReplyOptions {
  /** One whole JSON completion, even where streaming was asked for. */
  plain?: boolean;
  /** The pieces of the streamed text, in order; the stream pauses at each promise until it resolves. */
  chunks?: readonly (string | Promise<unknown>)[];
  /** Characters in a piece, where there are no `chunks`. */
  chunkSize?: number;
  /** Milliseconds before each piece. */
  delayMs?: number;
  /** `stop` or `tool_calls` if not given; null leaves it out. */
  finish?: string | null;
  /** Whether the stream ends with its marker; true if not given. */
  done?: boolean;
  /** Estimated from the characters if not given; null leaves it out. Streams carry it only where it was asked for. */
  usage?: Record<string, unknown> | null;
  /** What the model thought, beside its reply. */
  reasoning?: string;
  /** Text beside the calls of tools. */
  beside?: string;
}

export declare function says(text: string, options?: ReplyOptions): Reply;
/** The result: as a call of the tool that takes results where the request has one, else as text. */
export declare function saysJson(value: unknown, options?: ReplyOptions): Reply;
export declare function callsTool(name: string, input: unknown, options?: ReplyOptions): Reply;
/** Several calls in one reply. Without an id, each gets one of its own. */
export declare function callsTools(calls: readonly ScriptedCall[], options?: ReplyOptions): Reply;
/** A text that is the result, said in the way that the request asks for results. */
export declare function resultSaid(request: RecordedRequest, text: string): Said;
export declare function reply(name: string, said: (request: RecordedRequest) => Said, options?: ReplyOptions): Reply;
export declare function startStream(response: ServerResponse): void;
export declare function sendChunk(
  response: ServerResponse,
  request: RecordedRequest,
  delta: Record<string, unknown>,
  finish?: string | null,
): void;
export declare function send(response: ServerResponse, event: unknown): void;
export declare function sendJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers?: Record<string, string>,
): void;
export declare function chunkHead(request: RecordedRequest): Record<string, unknown>;
