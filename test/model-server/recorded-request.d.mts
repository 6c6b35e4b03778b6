import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

export declare const RESULT_TOOL: 'submit_result';

/** The body of a request for a completion, as far as scripts look at it. Nothing of it is checked. */
export interface WireBody {
  model?: string;
  messages?: {
    role: string;
    content?: string | null | { type: string; text?: string; image_url?: { url: string } }[];
    tool_calls?: { id: string; type: string; function: { name: string; arguments: string } }[];
    tool_call_id?: string;
  }[];
  response_format?: { type: string; json_schema?: { name: string; strict?: boolean; schema: Record<string, unknown> } };
  tools?: { type: string; function: { name: string; description?: string; parameters: Record<string, unknown> } }[];
  tool_choice?: string | { type: string; function: { name: string } };
  stream?: boolean;
  stream_options?: { include_usage?: boolean };
  [key: string]: unknown;
}

/** A request as it came in, with what a script wants to know of it. */
export interface RecordedRequest {
  /** Its number, from 1. */
  readonly at: number;
  readonly method: string;
  /** With its query. */
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  /** Names and values in turn, as they were written. */
  readonly rawHeaders: readonly string[];
  /** The body as it was sent. */
  readonly text: string;
  /** The body as JSON; empty where it is none. */
  readonly body: WireBody;
  /** The role that asks; null where nothing tells. */
  readonly role: string | null;
  /** What the system prompt's heading `# Your role: …` says, the same on every rung; null without one. */
  readonly title: string | null;
  readonly rung: 'json_schema' | 'forced_tool' | 'json_object' | 'text';
  /** Names of the tools offered besides the one that takes the result. */
  readonly tools: readonly string[];
  readonly takesResultTool: boolean;
  /** Whether the client went away before the whole reply was sent. */
  closedEarly: boolean;
  /** Resolves when the connection is done with the reply, one way or the other. */
  ended: Promise<void>;
}

export declare function recordedRequest(at: number, message: IncomingMessage, text: string): RecordedRequest;
export declare function roleOf(body: WireBody): string | null;
