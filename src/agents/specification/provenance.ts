import { EARLIER } from '../session/changed-spec';
import type { AskedQuestion, Session } from '../session/session';
import type { Statement, StatementKind } from '../session/statement';

/** A statement's sources, checked. */
interface Provenance {
  /** Those that exist and support it, in order. */
  sources: string[];
  /** Those that are named but do not exist, or do not support it: nobody answered, or the answer was no answer. */
  dangling: string[];
  /** Whether nothing supports it: it is an assumption and is shown as one. */
  assumed: boolean;
}

/**
 * Whether a source exists in the session: a question that the person dealt with (or that was withdrawn and stays open), a
 * piece of evidence, a message, or `request`. `assumed` is no source.
 */
export function isSource(session: Session, source: string): boolean {
  if (source === EARLIER) return session.changes !== null;
  if (source === 'request') return session.request.trim() !== '';
  const asked = questionOf(session, source);
  if (asked) return asked.response !== null || asked.status === 'withdrawn';
  return session.evidence.some(({ id }) => id === source) || session.messages.some(({ id }) => id === source);
}

/**
 * Checks a statement's sources. "You decide", "I don't know" and "Not now" support delegations, open questions and
 * assumptions only: none of them is consent to anything.
 */
export function provenanceOf(session: Session, statement: Statement): Provenance {
  const named = [...new Set(statement.sources.filter((source) => source !== 'assumed' && source.trim() !== ''))];
  const sources = named.filter((source) => isSource(session, source) && supports(session, source, statement.kind));
  return {
    sources,
    dangling: named.filter((source) => !sources.includes(source)),
    assumed: statement.by !== 'person' && (statement.kind === 'assumption' || sources.length === 0),
  };
}

const OF_NON_ANSWERS: ReadonlySet<StatementKind> = new Set(['delegated', 'open_question', 'assumption']);

function supports(session: Session, source: string, kind: StatementKind): boolean {
  const asked = questionOf(session, source);
  if (!asked || OF_NON_ANSWERS.has(kind)) return true;
  const { response } = asked;
  if (response === null) return false;
  return response.kind === 'answer' || response.nonAnswer === 'none_of_these' || response.text.trim() !== '';
}

function questionOf(session: Session, source: string): AskedQuestion | undefined {
  return session.questions.find(({ question }) => question.id === source);
}
