import {
  type FailureKind,
  type Model,
  ModelFailure,
  type ModelReply,
  type ModelRequest,
  RUNGS,
  type ToolCall,
} from '../../../src/agents/model/model';

/** What a scripted model does with one call. */
export type Step = (request: ModelRequest) => ModelReply | Promise<ModelReply>;

/** Replies with a text, or with a value as JSON. */
export function says(value: unknown, reply: Partial<ModelReply> = {}): Step {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return () => ({ text, toolCalls: [], inputTokens: 11, outputTokens: 7, countedBy: 'provider', ...reply });
}

/** Replies with a text that streams in, in pieces; `between` is called before each piece. */
export function streams(pieces: readonly string[], between: () => void = () => undefined): Step {
  return (request) => {
    let soFar = '';
    for (const piece of pieces) {
      between();
      soFar += piece;
      request.onText?.(soFar);
    }
    return says(soFar)(request);
  };
}

/** Calls tools. Ids that are not given are `t1`, `t2` … */
export function callsTools(...calls: (Omit<ToolCall, 'id'> & { id?: string })[]): Step {
  return says('', { toolCalls: calls.map((call, index) => ({ id: `t${index + 1}`, ...call })) });
}

export function fails(
  kind: FailureKind,
  message = `The server says ${kind}.`,
  options: { transient?: boolean; retryAfterMs?: number | null } = {},
): Step {
  return () => Promise.reject(new ModelFailure(kind, message, options));
}

/** Never replies, and does not heed the signal either. */
export function hangs(): Step {
  return () => new Promise(() => undefined);
}

/** A model that plays a script: one step a call. A call beyond the script fails, and so does `assertDone` then. */
export class ScriptedModel implements Model {
  readonly label: string = 'scripted at test';
  readonly id: string;
  readonly rungs: Model['rungs'];
  readonly images: boolean;
  readonly contextTokens: number | null;
  /** The requests so far. */
  readonly requests: ModelRequest[] = [];
  readonly #steps: Step[];
  #unexpected = 0;

  constructor(
    steps: readonly Step[],
    options: Partial<Pick<Model, 'id' | 'rungs' | 'images' | 'contextTokens' | 'label'>> = {},
  ) {
    this.#steps = [...steps];
    this.label = options.label ?? 'scripted at test';
    this.id = options.id ?? 'test/scripted';
    this.rungs = options.rungs ?? RUNGS;
    this.images = options.images ?? false;
    this.contextTokens = options.contextTokens ?? null;
  }

  async generate(request: ModelRequest): Promise<ModelReply> {
    this.requests.push(request);
    const step = this.#steps.shift();
    if (!step) {
      this.#unexpected += 1;
      throw new ModelFailure('authorisation', `The script has no call ${this.requests.length}.`);
    }
    return step(request);
  }

  /** Throws unless the script was played to its end and not beyond. */
  assertDone(): void {
    if (this.#unexpected > 0) throw new Error(`${this.#unexpected} calls were made beyond the script.`);
    if (this.#steps.length > 0) throw new Error(`${this.#steps.length} steps of the script were not used.`);
  }
}
