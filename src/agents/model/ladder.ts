import type { LadderMemory } from './ladder-memory';
import type { Model, Rung } from './model';

/** How a request is put: the rung of the ladder, and whether tools go with it. */
export interface RequestShape {
  rung: Rung;
  tools: boolean;
}

/** Rungs that have room for tools beside the form of the reply. */
const RUNGS_WITH_TOOLS: readonly Rung[] = ['json_schema', 'forced_tool'];

/**
 * The way down the ladder within one play of a role: every rung that has room for tools with them, then every rung
 * without, since some servers take tools on one rung only. It begins at the rung that is remembered. What a server
 * refuses is remembered only once a request without it has worked.
 */
export class Ladder {
  readonly #rungs: readonly Rung[];
  readonly #first: number;
  readonly #refusedWithTools = new Set<Rung>();
  #shape: RequestShape;
  #next: RequestShape[];

  constructor(
    private readonly model: Model,
    private readonly memory: LadderMemory,
    private readonly schemaName: string,
    wantsTools: boolean,
  ) {
    this.#rungs = model.rungs.length > 0 ? model.rungs : ['text'];
    const remembered = memory.rung(model.id, schemaName);
    this.#first = remembered === null ? 0 : Math.max(0, this.#rungs.indexOf(remembered));
    const rungs = this.#rungs.slice(this.#first);
    const withTools = wantsTools && memory.takesTools(model.id) ? rungs.filter(hasRoomForTools) : [];
    const [shape, ...next] = [...withTools.map((rung) => ({ rung, tools: true })), ...rungs.map(bare)];
    this.#shape = shape ?? bare('text');
    this.#next = next;
  }

  get shape(): RequestShape {
    return this.#shape;
  }

  /**
   * To be called when the server refused the request; false where no other one is left. After tools have been used, they
   * are not tried again: what was found with them is lost with the conversation.
   */
  refused({ toolsUsed }: { toolsUsed: boolean }): boolean {
    if (this.#shape.tools) this.#refusedWithTools.add(this.#shape.rung);
    if (toolsUsed) this.#next = this.#next.filter(({ tools }) => !tools);
    return this.#goOn();
  }

  /** To be called when the replies on this rung are of no use: goes down one, without tools. False on the last one. */
  useless(): boolean {
    this.#next = this.#below();
    return this.#goOn();
  }

  /** Goes on without tools, which says nothing about the server. */
  withoutTools(): void {
    this.#next = this.#below();
    this.#shape = bare(this.#shape.rung);
  }

  /** To be called when a reply was usable: what had to be left out for it is remembered. */
  worked(): void {
    const { rung, tools } = this.#shape;
    if (rung !== this.#rungs[this.#first]) this.memory.remember(this.model.id, this.schemaName, rung);
    if (!tools && this.#refusedWithTools.has(rung)) this.memory.rememberWithoutTools(this.model.id);
  }

  #goOn(): boolean {
    const next = this.#next.shift();
    if (next === undefined) return false;
    this.#shape = next;
    return true;
  }

  #below(): RequestShape[] {
    return this.#rungs.slice(this.#rungs.indexOf(this.#shape.rung) + 1).map(bare);
  }
}

function bare(rung: Rung): RequestShape {
  return { rung, tools: false };
}

function hasRoomForTools(rung: Rung): boolean {
  return RUNGS_WITH_TOOLS.includes(rung);
}
