import type { z } from 'zod';

/** What frames the input of a call. */
export interface PromptFrame {
  /**
   * Marks the ends of quoted workspace text: random, made anew whenever the extension starts, and then the same in every
   * call, for the sake of prefix caching. It is written to no file by us, but a reply may repeat it and so bring it into a
   * specification or a journal that is read later: therefore `quoted` takes it out of every text that it puts between two
   * of them, and whoever knows the mark closes nothing with it.
   */
  boundary: string;
  /** Tokens that the input may take, the instructions aside. */
  tokens: number;
  /** What the project asks of this role (settings, `.sdd/instructions.md`): data that informs, never commands. Empty for none. */
  projectNotes: string;
}

/**
 * The input of a call in the order that lets providers reuse a prefix: what stays the same in a session, what only
 * grows at its end, and what changes every time. All three become one message.
 */
export interface PromptInput {
  fixed: string;
  growing: string;
  changing: string;
  /** Hashes of attachments that belong to the input, each with its name; sent as images to models that take them. */
  images: readonly { hash: string; name: string }[];
}

/** What a role tells a model, and how the model's reply is understood. */
export interface RolePrompt<I> {
  /** Standing instructions: the same in every call of every session. */
  readonly instructions: string;
  /** Name of the reply's form, for servers and for what is remembered of them. */
  readonly wireName: string;
  /** The reply as it is asked for: flat, every key required, null where it does not apply, without constraints. */
  readonly wire: z.ZodType;
  input(input: I, frame: PromptFrame): PromptInput;
  /** A reply that fits `wire`, in the terms of the role: what its `output` then checks. Throws nothing. */
  fromWire(reply: unknown, input: I): unknown;
  /** Whether the model may look at the workspace while it works. */
  readonly usesTools: boolean;
}

/** A prompt whose reply is typed by its wire schema. */
export function rolePrompt<I, W extends z.ZodType>(
  definition: Omit<RolePrompt<I>, 'wire' | 'fromWire'> & {
    wire: W;
    fromWire: (reply: z.output<W>, input: I) => unknown;
  },
): RolePrompt<I> {
  const { fromWire, ...rest } = definition;
  return { ...rest, fromWire: (reply, input) => fromWire(reply as z.output<W>, input) };
}
