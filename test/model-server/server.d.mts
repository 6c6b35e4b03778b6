import type { RecordedRequest } from './recorded-request.mjs';
import type { Reply } from './replies.mjs';

/** A reply with when it is given. Steps are taken in order; one that does not fit a request is passed over for it. */
export interface ScriptedStep {
  reply: Reply;
  /** Only for requests of this role. */
  role?: string;
  match?: (request: RecordedRequest) => boolean;
  /** How often it is to be taken; 1 if not given. `Infinity`: at least once, as often as asked. */
  times?: number;
}

/** Something that a server may not know. */
export type Feature = 'json_schema' | 'json_object' | 'tools' | 'stream_options' | 'stream' | 'images';

export interface ServerOptions {
  script?: readonly (ScriptedStep | Reply)[];
  /** Asked when no step of the script fits; null or undefined: not expected. */
  respond?: (request: RecordedRequest) => Reply | null | undefined | Promise<Reply | null | undefined>;
  /** Requests with one of these are refused with status 400, and take no step. */
  refuse?: readonly Feature[];
  /** What `GET /v1/models` lists: names or entries; an object is sent as the whole body; a reply is played. */
  models?: readonly (string | Record<string, unknown>)[] | Record<string, unknown> | Reply;
  /** What searches of the web get; without it the server knows none. */
  web?: Reply | ((request: RecordedRequest) => Reply) | null;
  /** A free one if not given. */
  port?: number;
}

export interface ModelServer {
  readonly origin: string;
  /** With `/v1`. */
  readonly baseUrl: string;
  /** All that came in, in order. */
  readonly requests: readonly RecordedRequest[];
  /** Those for completions. */
  readonly calls: readonly RecordedRequest[];
  /** Those that search the web. */
  readonly searches: readonly RecordedRequest[];
  /** Appends steps to the script. */
  add(...steps: (ScriptedStep | Reply)[]): void;
  /** Throws where requests came that nothing expected, and where steps were not taken. */
  done(): void;
  /** Closes every connection. */
  stop(): Promise<void>;
}

export declare function startModelServer(options?: ServerOptions): Promise<ModelServer>;
