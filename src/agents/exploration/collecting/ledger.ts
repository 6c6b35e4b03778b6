import { isSameFact, type Evidence, type Fact } from '../../session/evidence';
import type { SessionEvent } from '../../session/events';
import type { FactDraft } from '../../facts/collect-facts';
import { MAX_EXCERPT, type Found } from '../../workspace/evidence-draft';

/** Most pieces of evidence from one file, where nothing else is said. */
const MAX_OF_FILE = 2;

/** Most characters of why a piece was found. */
const MAX_WHY = 200;

interface LedgerOptions {
  /** What the session has already. */
  known?: readonly Evidence[];
  facts?: readonly Fact[];
  /** The number of each new piece: `E1` for 1. Looks that go on side by side take theirs from one source. */
  numbers: () => number;
  /** How many pieces may be added. */
  most: number;
  /** Most pieces of one file, those known before included. Default 2. */
  mostOfFile?: number;
  /** Share of a piece's lines, 0 to 1, that another must hold to stand for it. Default 0: one line does. */
  sharedLines?: number;
}

/** Gives evidence its numbers, and keeps out what is already there or is too much. */
export class EvidenceLedger {
  readonly evidence: Evidence[];
  readonly facts: Fact[];
  readonly #mostOfFile: number;
  readonly #sharedLines: number;
  readonly #numbers: () => number;
  #left: number;

  constructor({ known = [], facts = [], numbers, most, mostOfFile, sharedLines }: LedgerOptions) {
    this.evidence = [...known];
    this.facts = [...facts];
    this.#numbers = numbers;
    this.#left = most;
    this.#mostOfFile = mostOfFile ?? MAX_OF_FILE;
    this.#sharedLines = sharedLines ?? 0;
  }

  /** How many pieces may still be added. */
  get left(): number {
    return Math.max(0, this.#left);
  }

  /**
   * Takes evidence in, at most `most` new pieces. Gives an event for each of them, and one more for a piece whose age
   * became known; and for every piece the id it can be cited by: its own, that of a piece which overlaps it, or null where
   * there was no room.
   */
  add(found: readonly Found[], most = Number.POSITIVE_INFINITY): { events: SessionEvent[]; ids: (string | null)[] } {
    const events: SessionEvent[] = [];
    let added = 0;
    const ids = found.map((piece) => {
      const same = this.evidence.filter(({ root, path }) => root === piece.root && path === piece.path);
      const overlapping = same.find((other) => this.#standsFor(other, piece));
      if (overlapping !== undefined) {
        const dated = withItsAge(overlapping, piece);
        if (dated !== null) {
          this.evidence.splice(this.evidence.indexOf(overlapping), 1, dated);
          events.push({ type: 'evidence_found', evidence: dated });
        }
        return overlapping.id;
      }
      if (same.length >= this.#mostOfFile || this.#left <= 0 || added >= most) return null;
      const evidence: Evidence = { ...piece, id: `E${this.#numbers()}` };
      this.#left -= 1;
      added += 1;
      this.evidence.push(evidence);
      events.push({ type: 'evidence_found', evidence });
      return evidence.id;
    });
    return { events, ids };
  }

  #standsFor(other: Evidence, piece: Found): boolean {
    const end = lastWritten(piece);
    const shared = Math.min(lastHeld(other), end) - Math.max(other.startLine, piece.startLine) + 1;
    return shared > 0 && shared >= this.#sharedLines * (end - piece.startLine + 1);
  }

  /** Takes facts in; `ids` are those of the evidence that the facts' indices point to. */
  addFacts(facts: readonly FactDraft[], ids: readonly (string | null)[]): SessionEvent[] {
    return facts.flatMap(({ evidence, ...rest }): SessionEvent[] => {
      const cited = evidence.map((index) => ids[index] ?? null).filter((id) => id !== null);
      const known = this.facts.some((fact) => isSameFact(fact, rest));
      if (cited.length === 0 || known) return [];
      const fact: Fact = { ...rest, evidence: cited };
      this.facts.push(fact);
      return [{ type: 'fact_found', fact }];
    });
  }
}

/** The last line of a piece in which something is written. */
function lastWritten({ startLine, endLine, excerpt }: Found): number {
  const blank = excerpt.split('\n').length - excerpt.trimEnd().split('\n').length;
  return Math.max(startLine, endLine - blank);
}

/** The last line that a piece holds: one whose excerpt was cut says less than what it cites. */
function lastHeld({ startLine, endLine, excerpt }: Evidence): number {
  return excerpt.length <= MAX_EXCERPT / 2 ? endLine : Math.min(endLine, startLine + excerpt.split('\n').length - 1);
}

/** Notes that were found by their words, with what is now known of their age; null where nothing new is known. */
function withItsAge(known: Evidence, { why, age }: Found): Evidence | null {
  if (age === undefined || known.age !== undefined) return null;
  return { ...known, age, why: `${why}; ${known.why}`.slice(0, MAX_WHY) };
}
