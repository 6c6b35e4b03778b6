import { DIMENSION_TITLES } from '../session/dimension';
import type { Evidence } from '../session/evidence';
import type { Session } from '../session/session';

/** At most this many pieces of evidence are named in a reply. */
const NAMED = 3;

/**
 * The offline reply to "Why do you ask? / Tell me more": why, what the answer will settle, and what the workspace shows.
 * It says only what the session holds.
 */
export function explainQuestion(session: Session, questionId: string): string {
  const question = session.questions.find((q) => q.question.id === questionId)?.question;
  if (!question) return '';
  const settles = question.dimensions.map((dimension) => DIMENSION_TITLES[dimension].toLowerCase());
  const seen = question.evidence.flatMap((id) => session.evidence.filter((e) => e.id === id)).slice(0, NAMED);
  const parts = [question.why];
  if (settles.length > 0) parts.push(`Your answer settles, in the specification: ${settles.join(', ')}.`);
  if (seen.length > 0) parts.push(`What the workspace shows: ${seen.map(cite).join('; ')}.`);
  parts.push(
    'If you would rather not decide, choose “You decide” and it is listed as delegated; with “I don’t know” it is listed as an open question.',
  );
  return parts.join('\n\n');
}

function cite({ path, startLine, endLine, shows }: Evidence): string {
  return `\`${path}:${startLine}-${endLine}\` (${shows})`;
}
