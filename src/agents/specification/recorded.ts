import type { Evidence } from '../session/evidence';
import type { Session } from '../session/session';
import { toExchange } from '../session/exchanges';
import { specSoFar, statementsIn } from './model';
import { numbered } from './numbering';

/** A statement of a session, in one of the forms that it took. */
export interface Recorded {
  text: string;
  sources: readonly string[];
}

/** What the journal of the session tells that wrote a specification. */
export interface SessionSources {
  evidence: readonly Evidence[];
  /** What was answered, by question; null where nothing was. */
  answers: ReadonlyMap<string, unknown>;
  messages: readonly string[];
  statements: readonly Recorded[];
  /** Whether something of what was recorded before it was written cannot be read. */
  isDamaged: boolean;
}

/** What a session tells of what it wrote; it must stand as it did then. */
export function recordedIn(session: Session, isDamaged: boolean): SessionSources {
  const { evidence, questions, messages, statements, putAside } = session;
  // A later version may number and merge otherwise: what stands in the ledger was never made anew.
  const kept = [...statements, ...putAside.map(({ statement }) => statement)];
  return {
    evidence,
    answers: new Map(questions.map((asked) => [asked.question.id, toExchange(asked).answer])),
    messages: messages.map(({ id }) => id),
    statements: [...statementsIn(numbered(specSoFar(session), session)), ...kept],
    isDamaged,
  };
}
