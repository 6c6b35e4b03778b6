import { inline, plainLine, quoted } from './quote';
import type { PromptFrame } from './role-prompt';

/** Most code points of the summary, as a look may write it, and of a gap. */
const SUMMARY = 1_200;
const GAP = 300;

/** What the look at the workspace came to and what it left unknown. Written from what files say, so it is quoted. */
export function lookSection(
  { lookSummary = '', gaps }: { lookSummary?: string; gaps: readonly string[] },
  frame: PromptFrame,
): string {
  const summary = plainLine(lookSummary, SUMMARY);
  const unknown = gaps.map((gap) => `- ${inline(gap, GAP)}`);
  return [
    '# What the look at the workspace came to',
    summary === '' ? 'Nothing is written down about it.' : quoted('look', summary, frame),
    unknown.length === 0 ? 'It left nothing in particular unknown.' : `It left unknown:\n${unknown.join('\n')}`,
  ].join('\n');
}
