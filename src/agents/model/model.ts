import type { CancelSignal } from '../ports';
import type { RoleName } from '../session/events';

export interface ModelMessage {
  role: 'system' | 'user' | 'assistant';
  text: string;
}

export interface ModelRequest {
  /** The role that asks: for logs, and to pick a model per role. */
  role: RoleName;
  messages: ModelMessage[];
  /** JSON Schema of the reply. */
  schema: Record<string, unknown>;
  signal: CancelSignal;
}

export interface ModelReply {
  /** What the model said: meant to be JSON, and not trusted to be. */
  text: string;
  /** Tokens as the provider counted them; null where it does not say. */
  inputTokens: number | null;
  outputTokens: number | null;
}

/** A language model, whatever is behind it. `generate` rejects with `ModelFailure` and with nothing else. */
export interface Model {
  /** For people: "gpt-x at localhost:1234". */
  readonly label: string;
  generate(request: ModelRequest): Promise<ModelReply>;
}

/** Why a model gave no usable reply, in a sentence for the person. */
export class ModelFailure extends Error {
  override readonly name = 'ModelFailure';

  constructor(
    readonly kind: 'transport' | 'authorisation' | 'quota' | 'content' | 'cancelled',
    message: string,
  ) {
    super(message);
  }
}
