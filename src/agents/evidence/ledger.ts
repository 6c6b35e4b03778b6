import type { Evidence, Fact } from '../session/evidence';
import type { SessionEvent } from '../session/events';
import type { FactDraft } from './facts';
import type { Found } from './found';

/** Most pieces of evidence from one file. */
const MAX_OF_FILE = 2;

/** Gives evidence its numbers, and keeps out what is already there or is too much. */
export class EvidenceLedger {
  readonly evidence: Evidence[];
  readonly facts: Fact[];
  #next: number;
  #left: number;

  /** `known` is what the session has already; `most` how many pieces may be added. */
  constructor(options: { known?: readonly Evidence[]; facts?: readonly Fact[]; firstNumber: number; most: number }) {
    this.evidence = [...(options.known ?? [])];
    this.facts = [...(options.facts ?? [])];
    this.#next = options.firstNumber;
    this.#left = options.most;
  }

  /**
   * Takes evidence in. Yields an event for each new piece, and gives for every piece the id it can be cited by: its own,
   * that of a piece which overlaps it, or null where there was no room.
   */
  add(found: readonly Found[]): { events: SessionEvent[]; ids: (string | null)[] } {
    const events: SessionEvent[] = [];
    const ids = found.map((piece) => {
      const same = this.evidence.filter(({ root, path }) => root === piece.root && path === piece.path);
      const overlapping = same.find((other) => other.startLine <= piece.endLine && piece.startLine <= other.endLine);
      if (overlapping !== undefined) return overlapping.id;
      if (same.length >= MAX_OF_FILE || this.#left === 0) return null;
      const evidence: Evidence = { ...piece, id: `E${this.#next++}` };
      this.#left -= 1;
      this.evidence.push(evidence);
      events.push({ type: 'evidence_found', evidence });
      return evidence.id;
    });
    return { events, ids };
  }

  /** Takes facts in; `ids` are those of the evidence that the facts' indices point to. */
  addFacts(facts: readonly FactDraft[], ids: readonly (string | null)[]): SessionEvent[] {
    return facts.flatMap(({ evidence, ...rest }): SessionEvent[] => {
      const cited = evidence.map((index) => ids[index] ?? null).filter((id) => id !== null);
      const known = this.facts.some(({ kind, value }) => kind === rest.kind && value === rest.value);
      if (cited.length === 0 || known) return [];
      const fact: Fact = { ...rest, evidence: cited };
      this.facts.push(fact);
      return [{ type: 'fact_found', fact }];
    });
  }
}
