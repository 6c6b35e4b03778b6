import { REDACTED } from '../../../agents/base/redact/redact';
import type { TextMatch } from '../../../agents/workspace/workspace-reader';
import { TAKEN_OUT } from '../linear-pattern/line-test';
import type { Redact } from './redactor';

/**
 * The matches without secrets, in their order; each line is judged by itself. `stillFits` says whether a line is what was
 * sought: one that holds a secret and matches no more without it is left out, so that a guess at the secret is not
 * confirmed.
 */
export async function redactMatches(
  matches: readonly TextMatch[],
  redact: Redact,
  stillFits: (line: string) => boolean,
): Promise<TextMatch[]> {
  const lines = matches.map(({ text }) => text.replace(/[\r\n]/g, ' '));
  const together = (await redact(lines.join('\n'))).split('\n');
  const kept: TextMatch[] = [];
  for (const [i, match] of matches.entries()) {
    const line = lines[i] ?? '';
    // A line may only have changed because of its neighbours, which come from elsewhere.
    const text = together[i] === line ? line : await redact(line);
    if (text === line || stillFits(text.replaceAll(REDACTED, TAKEN_OUT))) kept.push({ ...match, text });
  }
  return kept;
}
