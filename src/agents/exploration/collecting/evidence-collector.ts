import type { SessionEvent } from '../../session/events';
import type { Evidence, Fact, Location, Observation } from '../../session/evidence';
import { EvidenceLedger } from './ledger';
import type { Observed } from '../../observe/observed';

export interface EvidenceCollectorOptions {
  /** Evidence and facts that the session has already. */
  known?: readonly Evidence[];
  facts?: readonly Fact[];
  /** The number of each new piece of evidence: `E1` for 1. */
  evidenceNumbers: () => number;
  /** Most new pieces of evidence. */
  mostEvidence: number;
  /** Ids of observations begin with it: `I3.O` gives `I3.O1`, `I3.O2` … */
  observationPrefix: string;
  /** Whether a model says where to look: what it reads is then kept more readily, so that it can be cited. */
  ledByModel?: boolean;
}

/** Who looks at places on purpose cites the very lines they read, and may well read one file piece by piece. */
export const READ_ON_PURPOSE = { mostOfFile: 10, sharedLines: 0.8 } as const;

/** What a look has brought so far: observations, evidence and facts, each with its id. */
export class EvidenceCollector {
  readonly #ledger: EvidenceLedger;
  readonly #prefix: string;
  readonly #knownEvidence: number;
  readonly #observations: Observation[] = [];
  readonly #matched = new Set<string>();
  readonly #missing = new Set<string>();

  constructor({
    evidenceNumbers,
    mostEvidence,
    observationPrefix,
    ledByModel,
    known,
    facts,
  }: EvidenceCollectorOptions) {
    this.#ledger = new EvidenceLedger({
      known: known ?? [],
      facts: facts ?? [],
      numbers: evidenceNumbers,
      most: mostEvidence,
      ...(ledByModel === true ? READ_ON_PURPOSE : {}),
    });
    this.#knownEvidence = known?.length ?? 0;
    this.#prefix = observationPrefix;
  }

  get observations(): Observation[] {
    return [...this.#observations];
  }

  /** All evidence there is to cite, what was known before included. */
  get evidence(): Evidence[] {
    return [...this.#ledger.evidence];
  }

  /** The evidence that this look has found. */
  get found(): Evidence[] {
    return this.#ledger.evidence.slice(this.#knownEvidence);
  }

  get facts(): Fact[] {
    return [...this.#ledger.facts];
  }

  /** Words that were retrieved and occur, and those that occur nowhere. */
  get matched(): string[] {
    return [...this.#matched];
  }

  get missing(): string[] {
    return [...this.#missing];
  }

  /** New pieces of evidence for which there is still room. */
  get room(): number {
    return this.#ledger.left;
  }

  /**
   * Takes an observation in, with at most `most` new pieces of evidence: its events, and for each piece found the id it
   * can be cited by, or null for none.
   */
  take(
    { observation, found, facts, matched, missing }: Observed,
    most?: number,
  ): { events: SessionEvent[]; ids: (string | null)[] } {
    const made: Observation = { id: `${this.#prefix}${this.#observations.length + 1}`, ...observation };
    this.#observations.push(made);
    const { events, ids } = this.#ledger.add(found, most);
    const factEvents = this.#ledger.addFacts(facts, ids);
    for (const word of missing) if (!this.#matched.has(word)) this.#missing.add(word);
    for (const word of matched) {
      this.#matched.add(word);
      this.#missing.delete(word);
    }
    return { events: [{ type: 'observation_made', observation: made }, ...events, ...factEvents], ids };
  }

  /** Takes facts in whose evidence is known by its ids. */
  addFacts(facts: readonly Fact[]): SessionEvent[] {
    return facts.flatMap(({ evidence, ...fact }) =>
      this.#ledger.addFacts([{ ...fact, evidence: evidence.map((_, i) => i) }], evidence),
    );
  }

  /** The evidence that holds a line. */
  holding({ root, path }: Pick<Location, 'root' | 'path'>, line: number): Evidence | null {
    const holds = (piece: Evidence) =>
      piece.path === path &&
      (piece.root === undefined || root === undefined || piece.root === root) &&
      piece.startLine <= line &&
      line <= piece.endLine;
    return this.#ledger.evidence.find(holds) ?? null;
  }
}
