import type { ModelReply, ToolCall } from '../../../agents/model/model';
import { ModelFailure, RESULT_TOOL } from '../../../agents/model/model';
import { endlessReply } from './client';
import { countIn, listIn, objectIn, parsedJson, textIn, type JsonObject } from './read-json';
import { withoutThoughts } from './thoughts';

/** A call of a tool as far as it has come in. */
interface Draft {
  index: number | null;
  id: string;
  name: string;
  arguments: string;
}

/** Calls of tools after which a reply is taken for one without end. */
const MAX_CALLS = 100;

interface ReplyLimits {
  /** Characters of text and of tool arguments after which a reply is taken for one without end. */
  maxCharacters: number;
  /** Whether tools other than the result's were offered: where they were not, any call is taken for the result. */
  toolsOffered: boolean;
}

/**
 * Puts a reply together from the pieces of a stream, or from one whole completion: both say the same in the same places,
 * the one in `delta`, the other in `message`. What models think (`reasoning`, `reasoning_content`, `<think>`) is left out.
 */
export class ReplyBuilder {
  readonly #limits: ReplyLimits;
  #content = '';
  readonly #calls: Draft[] = [];
  #characters = 0;
  #thought = false;
  #refused = false;
  #finish: string | null = null;
  #inputTokens: number | null = null;
  #outputTokens: number | null = null;

  constructor(limits: ReplyLimits) {
    this.#limits = limits;
  }

  /** Characters that have come in. */
  get characters(): number {
    return this.#characters;
  }

  /** Whether the model has said why it stopped. */
  get finished(): boolean {
    return this.#finish !== null;
  }

  /** Whether the model has begun to say or think something. */
  get begun(): boolean {
    return this.#characters > 0 || this.#thought || this.#calls.length > 0;
  }

  /** Takes in a piece. Throws a `ModelFailure` where the reply gets too long. */
  add(payload: unknown): void {
    const { choices, usage } = objectIn(payload);
    this.#count(objectIn(usage));
    const choice = objectIn(listIn(choices)[0]);
    const said = objectIn(choice.delta ?? choice.message);
    this.#content += this.#measured(contentIn(said.content));
    for (const call of listIn(said.tool_calls)) this.#addCall(objectIn(call));
    if (said.reasoning || said.reasoning_content) this.#thought = true;
    if (textIn(said.refusal)) this.#refused = true;
    if (typeof choice.finish_reason === 'string' && choice.finish_reason) this.#finish = choice.finish_reason;
  }

  /** The text of the result as far as it has come in. */
  get resultSoFar(): string {
    return this.#resultCall()?.arguments ?? withoutThoughts(this.#content);
  }

  /** The whole reply, once all has come in. Throws a `ModelFailure` where it is of no use. */
  reply(): ModelReply {
    this.#refuseStops();
    const result = this.#resultCall();
    const others = this.#calls.filter((call) => call !== result && !this.#takesResult(call));
    const text = this.resultSoFar;
    if (!text.trim() && others.length === 0) throw new ModelFailure('content', this.#emptiness());
    if (!this.finished && !this.#looksWhole(result ? [result, ...others] : others, text)) {
      throw new ModelFailure('content', 'The model’s reply broke off before its end.');
    }
    return {
      text,
      toolCalls: others.map(toolCall),
      inputTokens: this.#inputTokens,
      outputTokens: this.#outputTokens,
      countedBy: this.#inputTokens === null && this.#outputTokens === null ? null : 'provider',
    };
  }

  #addCall(piece: JsonObject): void {
    const { name, arguments: written } = objectIn(piece.function);
    const id = textIn(piece.id);
    const index = countIn(piece.index);
    const draft = this.#draftFor(index, id, textIn(name)) ?? this.#newDraft(index);
    draft.id ||= id;
    draft.name ||= textIn(name);
    const text = typeof written === 'object' && written !== null ? JSON.stringify(written) : textIn(written);
    draft.arguments += this.#measured(text);
  }

  /** The call that a piece goes on with. Some servers give no index but whole calls, and some give all the same index. */
  #draftFor(index: number | null, id: string, name: string): Draft | undefined {
    if (index === null) return name ? undefined : this.#calls.at(-1);
    const draft = this.#calls.findLast((call) => call.index === index);
    return draft && (!id || !draft.id || draft.id === id) ? draft : undefined;
  }

  #newDraft(index: number | null): Draft {
    if (this.#calls.length >= MAX_CALLS) throw endlessReply();
    const draft = { index, id: '', name: '', arguments: '' };
    this.#calls.push(draft);
    return draft;
  }

  #resultCall(): Draft | undefined {
    return this.#calls.find((call) => this.#takesResult(call));
  }

  #takesResult({ name }: Draft): boolean {
    return name === RESULT_TOOL || !this.#limits.toolsOffered;
  }

  #measured(text: string): string {
    this.#characters += text.length;
    if (this.#characters > this.#limits.maxCharacters) throw endlessReply();
    return text;
  }

  /** The last count given stands: some servers count as they go. */
  #count(usage: JsonObject): void {
    this.#inputTokens = countIn(usage.prompt_tokens) ?? this.#inputTokens;
    this.#outputTokens = countIn(usage.completion_tokens) ?? this.#outputTokens;
  }

  #refuseStops(): void {
    if (this.#finish === 'length' || this.#finish === 'max_tokens') {
      throw new ModelFailure('content', 'The model’s reply was cut off because it got too long.');
    }
    if (this.#finish === 'content_filter') {
      throw new ModelFailure('content', 'The provider’s content filter held the model’s reply back.');
    }
    if (this.#finish === 'error') {
      throw new ModelFailure('transport', 'The model stopped with an error.', { transient: true });
    }
    if (this.#refused || this.#finish === 'refusal') {
      throw new ModelFailure('content', 'The model refused to answer.');
    }
  }

  #emptiness(): string {
    const thought = this.#thought || this.#content.trim() !== '';
    return thought ? 'The model thought, and then gave no reply.' : 'The model sent an empty reply.';
  }

  /** Whether a reply without a finish is all there. What is cut off anywhere is not JSON up to its last bracket. */
  #looksWhole(calls: readonly Draft[], text: string): boolean {
    if (calls.length > 0) return calls.every((call) => parsedJson(call.arguments || '{}') !== undefined);
    const start = text.search(/[{[]/);
    const end = Math.max(text.lastIndexOf('}'), text.lastIndexOf(']'));
    return start >= 0 && parsedJson(text.slice(start, end + 1)) !== undefined;
  }
}

/** Text, or the text parts of a list of parts; other kinds, such as thoughts, are left out. */
function contentIn(content: unknown): string {
  const parts = listIn(content).map(objectIn);
  return textIn(content) || parts.map(({ type, text }) => (type === 'text' ? textIn(text) : '')).join('');
}

function toolCall({ id, name, arguments: written }: Draft): ToolCall {
  return { id, name, input: written.trim() ? (parsedJson(written) ?? written) : {} };
}
