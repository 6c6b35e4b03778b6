import type { CancelSignal } from '../base/async/cancellation';
import type { RoleName } from '../session/role-names';
import type { WebSearch } from './web-search';

/** An image that belongs to a message. `data` is base64. */
export interface ImagePart {
  mime: string;
  data: string;
  /** Its name and what is known of it, for models that cannot see it. */
  alt: string;
}

/** One thing a model asked a tool for. `input` is whatever the model wrote: parsed JSON, or its text where that is none. */
export interface ToolCall {
  id: string;
  name: string;
  input: unknown;
}

export type ModelMessage =
  | { role: 'system'; text: string }
  | { role: 'user'; text: string; images?: ImagePart[] }
  | { role: 'assistant'; text: string; toolCalls?: ToolCall[] }
  | { role: 'tool'; callId: string; name: string; text: string };

/** A tool as a model is told of it. `parameters` is a JSON Schema of an object. */
export interface ToolSpec {
  name: string;
  description: string;
  parameters: Record<string, unknown>;
}

/** The rungs of the ladder by which structured output is asked for, the strictest first (design 7). */
export const RUNGS = ['json_schema', 'forced_tool', 'json_object', 'text'] as const;
export type Rung = (typeof RUNGS)[number];

/** Name of the tool that takes the result where a rung or a tool loop works through tools. */
export const RESULT_TOOL = 'submit_result';

export interface ModelRequest {
  /** The role that asks, for logs. */
  role: RoleName;
  messages: readonly ModelMessage[];
  /** How the form of the reply is asked for. With `json_object` and `text` the messages describe it. */
  rung: Rung;
  /** JSON Schema of the result: flat, every key required, nullable, without constraints. */
  schema: Record<string, unknown>;
  /** Tools that may be called before the result; empty for none. */
  tools: readonly ToolSpec[];
  /** With tools: whether the result is due now, so that only `submit_result` may be called. */
  resultDue: boolean;
  /** Milliseconds this call may take in all. */
  timeoutMs: number;
  signal: CancelSignal;
  /** Called with the whole text of the result so far, as it streams in. */
  onText?: (soFar: string) => void;
}

export interface ModelReply {
  /** What the model said as its result: meant to be JSON, and not trusted to be. Empty where it called tools instead. */
  text: string;
  /** Calls of tools other than the result's. */
  toolCalls: ToolCall[];
  inputTokens: number | null;
  outputTokens: number | null;
  /** Who counted the tokens: the provider in its reply, or the model's own counter as an estimate; null: nobody. */
  countedBy: 'provider' | 'estimate' | null;
}

/** A language model, whatever is behind it. `generate` rejects with `ModelFailure` and with nothing else. */
export interface Model {
  /** For people: "gpt-x at localhost:1234". */
  readonly label: string;
  /** Names the endpoint and the model: what is remembered of one is remembered under it. */
  readonly id: string;
  /** The rungs this kind of model has, in the order of the ladder. */
  readonly rungs: readonly Rung[];
  /** Whether messages may carry images. */
  readonly images: boolean;
  /** Tokens that fit into one call, input and output together; null where nobody says. */
  readonly contextTokens: number | null;
  /** Search of the web that its provider may host; absent for models that have none. */
  readonly web?: WebSearch;
  generate(request: ModelRequest): Promise<ModelReply>;
}

/** Which model plays which role. */
export interface ModelSource {
  /** Who leads the interview, for people. */
  readonly label: string;
  /** The model of a role; null where its rule-based version is to play it. */
  for(role: RoleName): Model | null;
}

/**
 * Why a call came to nothing:
 * - `cancelled`: nobody wants it any more;
 * - `unsupported`: the server refuses this form of request (a schema, tools): the next rung may do;
 * - `too_long`: the input does not fit into the model;
 * - `content`: a reply came and is of no use (empty, cut off, refused, filtered, endless);
 * - `transport`, `authorisation`, `quota`: no reply will come until something changes.
 */
export type FailureKind =
  'cancelled' | 'unsupported' | 'too_long' | 'content' | 'transport' | 'authorisation' | 'quota';

/** Why a model gave no usable reply, in a sentence for the person: never a key, never a piece of the prompt. */
export class ModelFailure extends Error {
  override readonly name = 'ModelFailure';
  /** Whether the same call may work a moment later. */
  readonly transient: boolean;
  /** Milliseconds that the server asks to wait; null where it does not. */
  readonly retryAfterMs: number | null;

  constructor(
    readonly kind: FailureKind,
    message: string,
    options: { transient?: boolean; retryAfterMs?: number | null } = {},
  ) {
    super(message);
    this.transient = options.transient ?? false;
    this.retryAfterMs = options.retryAfterMs ?? null;
  }
}

/**
 * Characters that have come in, thoughts and all, up to which whoever receives a reply tells how it stands: each time the
 * whole text is looked at.
 */
export const MOST_TOLD = 120_000;
