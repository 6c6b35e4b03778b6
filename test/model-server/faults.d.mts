import type { Reply } from './replies.mjs';
import type { ScriptedStep } from './server.mjs';

export interface StatusOptions {
  message?: string;
  type?: string;
  /** The error's `code`. */
  errorCode?: string | number;
  param?: string;
  /** The `Retry-After` header: seconds, or an HTTP date. */
  retryAfter?: string | number;
  /** The `retry-after-ms` header. */
  retryAfterMs?: number;
  /** In place of the usual error: an object is sent as JSON, a string as HTML. */
  body?: unknown;
}

/** A result that is not JSON at all. */
export declare function invalidJson(text?: string): Reply;
/** A result that stops in the middle, though the model says that it is done. */
export declare function truncatedJson(value: unknown): Reply;
/** JSON of some other form. */
export declare function wrongSchema(value?: unknown): Reply;
/** A good result with talk around it, always as text. */
export declare function proseAround(value: unknown): Reply;
/** A stream that opens and closes with nothing in it. */
export declare function emptyStream(): Reply;
/** A stream that closes without saying that it is finished. */
export declare function missingFinish(text: string): Reply;
/** A stream that goes on until the client has had enough. */
export declare function endless(piece?: string): Reply;
/** A stream that says something and then falls silent, with its connection open. */
export declare function stalled(text?: string): Reply;
/** A server that takes the request and says nothing at all. */
export declare function silent(): Reply;
/** An error with its HTTP status. */
export declare function status(code: number, options?: StatusOptions): Reply;
export declare function refusesResponseFormat(): Reply;
export declare function refusesTools(): Reply;
/** The connection breaks in the middle of a stream. */
export declare function resetMidStream(text?: string): Reply;
export declare function redirect(location: string): Reply;
/** A good result whose bytes arrive one by one, so that characters are cut in two. */
export declare function splitUtf8(value: unknown): Reply;
/** HTTP says that all is well, and the body says that it is not: as one JSON answer, or in the stream after a start. */
export declare function errorInside200(options?: { plain?: boolean; error?: unknown }): Reply;
/** Calls under one id. */
export declare function duplicateToolIds(name: string, inputs: readonly unknown[]): Reply;
/** The same call as often as it is asked: a step that may be taken any number of times. */
export declare function toolLoop(name: string, input: unknown): ScriptedStep;
/** The model declines, in the field that the protocol has for it. */
export declare function refusal(text?: string): Reply;
/** Cut off because the reply got too long. */
export declare function lengthStop(text?: string): Reply;
/** Cut off by the provider's filter. */
export declare function contentFilter(text?: string): Reply;
