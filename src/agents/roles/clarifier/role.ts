import * as z from 'zod';
import { DIMENSION_TITLES } from '../../session/dimension';
import type { Evidence } from '../../session/evidence';
import { clarifierPrompt, MAX_REPLY } from './prompt';
import type { Role } from '../../model/role';
import type { ClarifyInput } from '../inputs/inputs';

const output = z.object({
  /** Markdown. */
  reply: z.string().regex(/\S/u, 'must not be empty').max(MAX_REPLY),
});
type Clarification = z.infer<typeof output>;

/**
 * Answers “Why do you ask? / Tell me more” about the open question, which stays open. It is no role of its own in settings
 * and counts: it is the interviewer who speaks.
 */
export const clarifier: Role<ClarifyInput, Clarification> = {
  name: 'interviewer',
  prompt: clarifierPrompt,
  output,
  offline: (input) => ({ reply: clip(explanation(input)) }),
};

/** At most this many pieces of evidence are named in a reply. */
const NAMED = 3;

/** Why it is asked, what the answer will settle, and what the workspace shows. */
function explanation({ question, evidence }: ClarifyInput): string {
  const settles = question.dimensions.map((dimension) => DIMENSION_TITLES[dimension].toLowerCase());
  const seen = question.evidence.flatMap((id) => evidence.filter((piece) => piece.id === id)).slice(0, NAMED);
  const parts = [
    question.why,
    ...(settles.length > 0 ? [`Your answer settles, in the specification: ${settles.join(', ')}.`] : []),
    ...(seen.length > 0 ? [`What the workspace shows: ${seen.map(cite).join('; ')}.`] : []),
    'If you would rather not decide, choose “You decide” and it is listed as delegated; with “I don’t know” it is listed as an open question.',
  ];
  return parts.filter((part) => part.trim() !== '').join('\n\n');
}

function cite({ path, startLine, endLine, shows }: Evidence): string {
  return `\`${path}:${startLine}-${endLine}\` (${shows})`;
}

function clip(text: string): string {
  return text.length > MAX_REPLY ? `${text.slice(0, MAX_REPLY - 1).trimEnd()}…` : text;
}
