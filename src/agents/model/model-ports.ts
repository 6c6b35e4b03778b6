import type { Clock } from '../base/async/clock';
import type { CancelSignal } from '../base/async/cancellation';
import type { SessionEvent } from '../session/events';
import type { RoleName } from '../session/role-names';
import type { LadderMemory } from './ladder-memory';
import type { ModelSource } from './model';
import type { Toolbox } from './toolbox';

/** How much is prepared ahead of an answer: nothing, what follows the likeliest one, or what follows each likely one. */
export const PREPARING = ['off', 'modest', 'full'] as const;
export type Preparing = (typeof PREPARING)[number];

/** All that roles played by models need from outside. */
export interface ModelPorts {
  source: ModelSource;
  memory: LadderMemory;
  /**
   * Random text that marks the ends of quoted workspace text, made anew for each run. Short, since it stands at both ends of
   * every piece and costs a token for each two characters or so; quoted text loses it, so that nobody gains by guessing it.
   */
  boundary: string;
  /** What the project asks of a role, from settings and `.sdd/instructions.md`; empty for none. Never rejects. */
  projectNotes(role: RoleName): Promise<string>;
  /** An attachment of the session as base64; null where it is gone or is no image. Never rejects. */
  image(hash: string): Promise<{ mime: string; data: string } | null>;
  /** Tools of the editor that the person allow-listed; null for none. */
  tools: Toolbox | null;
  /** Whether research may search the web through the model's provider; not where it is not set. */
  webResearch?: boolean;
  /** How much is prepared while a question is on screen; nothing where it is not set. */
  prepare?: Preparing;
  /** Milliseconds that one call may take; two minutes where it is not set. */
  callTimeoutMs?: number;
}

/** What a role's call needs from outside. Without models the rule-based version answers, and no call is made. */
export interface RolePorts {
  models: ModelPorts | null;
  clock: Clock;
  signal: CancelSignal;
  /** Takes the events of calls as they happen: `call_started` before each call, and what came of it after. */
  record(events: SessionEvent[]): void;
  /** Tools that the role may use, where its prompt says that it looks; null for none. */
  tools: Toolbox | null;
  /** Whether the call is made ahead of an answer, and nobody waits for it. */
  speculative?: boolean;
  /** Told what is readable of the reply while it streams in: an unfinished value of the prompt's wire form. */
  onPartial?: (value: unknown) => void;
}
