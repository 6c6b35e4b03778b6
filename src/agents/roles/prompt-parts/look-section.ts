import { estimateTokens } from '../../base/text/tokens';
import type { LookTold } from '../inputs/inputs';
import { tokensLeft } from './frame';
import { linesWithin } from './lines-within';
import { inline, quoted, shortened } from '../../base/text/quote';
import type { PromptFrame } from '../../model/role-prompt';

/** Most code points of a gap. */
const GAP = 300;
/** Share of the tokens that the gaps are sure of. */
const GAPS_SHARE = 0.4;

/** What the look at the workspace came to and what it left unknown. Written from what files say, so it is quoted. */
export function lookSection(
  { lookSummary = '', gaps }: { lookSummary?: string; gaps: readonly string[] },
  frame: PromptFrame,
  tokens: number,
): string {
  const unknown = gaps.map((gap) => `- ${inline(gap, GAP)}`);
  const wanted = unknown.reduce((sum, line) => sum + estimateTokens(line), 0);
  const summary = shortened(lookSummary.trim(), tokens - Math.min(wanted, tokens * GAPS_SHARE) - OVERHEAD);
  const head = [
    '# What the look at the workspace came to',
    lookSummary.trim() === '' ? 'Nothing is written down about it.' : quoted('look', summary, frame),
  ].join('\n');
  if (unknown.length === 0) return `${head}\nIt left nothing in particular unknown.`;
  return [head, 'It left unknown:', ...linesWithin(unknown, tokensLeft(tokens, head))].join('\n');
}

/** Most tokens of the look where it is told among other things, of which it is a small part. */
const BRIEF = 220;

/** What the look came to, in brief, for those who have its evidence besides; empty where there is nothing to tell. */
export function seenSection(look: LookTold | undefined, frame: PromptFrame, tokens: number): string {
  if (look === undefined || look.summary.trim() === '') return '';
  return lookSection({ lookSummary: look.summary, gaps: look.gaps }, frame, Math.min(BRIEF, tokens));
}

/** Tokens of the headings and marks. */
const OVERHEAD = 40;
