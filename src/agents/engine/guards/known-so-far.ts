import type { Evidence, Fact, Selection } from '../../session/evidence';

/** What the workspace has shown so far: what questions are compared with. */
export interface KnownSoFar {
  facts: readonly Fact[];
  evidence: readonly Evidence[];
  selection: Selection | null;
}

/** Something seen that answers a question: what it says, and where. */
export interface Finding {
  /** A sentence without its full stop: "package.json:12 says vitest (E3)". */
  says: string;
  /** Ids of the evidence it rests on. */
  evidence: readonly string[];
  /** Names by which a question that has it confirmed would mention it, in lower case. */
  names: readonly string[];
}
