import { estimateTokens } from '../../base/text/tokens';
import type { LookTold } from '../inputs/inputs';
import type { Evidence } from '../../session/evidence';
import { tokensLeft } from './prompt-frame';
import { lastWithin, linesWithin } from './lines-within';
import { inline, plainLine, quoted, shortened } from '../../base/text/quote';
import type { PromptFrame } from '../../model/role-prompt';

/** Most code points of a gap. */
const GAP = 300;
/** Share of the tokens that the gaps are sure of. */
const GAPS_SHARE = 0.4;

/**
 * What the look at the workspace came to and what it left unknown; empty where it is over and came to nothing. Written from
 * what files say, so it is quoted.
 */
export function lookSection(
  { lookSummary = '', gaps, isLooking }: { lookSummary?: string; gaps: readonly string[]; isLooking?: true },
  frame: PromptFrame,
  tokens: number,
): string {
  if (lookSummary.trim() === '' && gaps.length === 0 && isLooking !== true) return '';
  const unknown = gaps.map((gap) => `- ${inline(gap, GAP)}`);
  const wanted = unknown.reduce((sum, line) => sum + estimateTokens(line), 0);
  const summary = shortened(lookSummary.trim(), tokens - Math.min(wanted, tokens * GAPS_SHARE) - OVERHEAD);
  const head = [
    '# What the look at the workspace came to',
    lookSummary.trim() === '' ? 'Nothing is written down about it.' : quoted('look', summary, frame),
  ].join('\n');
  if (isLooking === true) return `${head}\nIt is still under way: more may be found.`;
  if (unknown.length === 0) return `${head}\nIt left nothing in particular unknown.`;
  return [head, 'It left unknown:', ...linesWithin(unknown, tokensLeft(tokens, head))].join('\n');
}

/** Most tokens of the look where it is told among other things, of which it is a small part. */
const BRIEF = 420;
/** Most tokens of what it left unknown, where that is told by itself. */
const UNKNOWN = 800;

/**
 * What the look came to, in brief; empty where there is nothing to tell. Who has the evidence besides is told a model's
 * conclusion alone: that of the rules says what the facts and the pieces of evidence say.
 */
export function seenSection(
  look: LookTold | undefined,
  frame: PromptFrame,
  tokens: number,
  besides: readonly Evidence[] = [],
): string {
  if (look === undefined || look.summary.trim() === '' || (look.byRules === true && besides.length > 0)) return '';
  const summary = shortened(look.summary.trim(), Math.min(BRIEF, tokens));
  return `# What the look at the workspace came to\n${quoted('look', summary, frame)}`;
}

/** The id by which a review names what the look left unknown. */
export function unknownId(at: number): string {
  return `unknown-${at + 1}`;
}

/** What the look left unknown and is so still, of which answers cross off one after the other; empty where nothing is. */
export function gapsSection(look: LookTold | undefined, tokens: number, isNamed = false): string {
  if (look === undefined || look.gaps.length === 0) return '';
  const lines = look.gaps.map((gap, at) => `- ${isNamed ? `${unknownId(at)}: ` : ''}${inline(gap, GAP)}`);
  return [
    '# What the look left unknown, and nobody has settled since',
    ...linesWithin(lines, Math.min(UNKNOWN, tokens)),
  ].join('\n');
}

/** Most tokens of what was looked up since, and most code points of what for, and of what came of it. */
const LOOKED_UP = 500;
const GOAL = 160;
const RESULT = 500;

/** What was looked up since the look for a purpose, and what came of it; empty where nothing was. */
export function lookedUpSection(look: LookTold | undefined, frame: PromptFrame, tokens: number): string {
  const { lookedUp = [] } = look ?? {};
  if (lookedUp.length === 0) return '';
  const lines = lookedUp.map(({ goal, result }) => `- ${plainLine(goal, GOAL)}: ${plainLine(result, RESULT)}`);
  const told = lastWithin(lines, Math.min(LOOKED_UP, tokens) - OVERHEAD);
  return `# What was looked up since\n${quoted('looked up', told.join('\n'), frame)}`;
}

/** Tokens of the headings and marks. */
const OVERHEAD = 40;
