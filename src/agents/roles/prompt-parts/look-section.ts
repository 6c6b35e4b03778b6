import { estimateTokens } from '../../base/text/tokens';
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

/** Tokens of the headings and marks. */
const OVERHEAD = 40;
