import { REDACTED } from '../../../agents/base/redact/redact';
import type { TextMatch } from '../../../agents/workspace/workspace-reader';
import { lineTest as linearTest, TAKEN_OUT } from '../linear-pattern/line-test';
import { wholeWords } from '../redaction/windows';
import type { RegExpSource } from './scanner';
import { linesOf } from '../text/text';

/** Most characters of a line that are kept. */
const MAX_LINE = 400;

/**
 * Of the lines that another program found in one file, those that may be shown. `text` is what the file holds now, `safe`
 * the same without secrets. A line that held a secret stays only if it matches in what is left of it, so that no guess at
 * the secret is confirmed, nor one at its length or its characters.
 */
export function screenedLines(
  text: string,
  safe: string,
  matches: readonly TextMatch[],
  test: (line: string) => boolean,
): TextMatch[] {
  const original = linesOf(text);
  const redacted = linesOf(safe);
  return matches.flatMap((match): TextMatch[] => {
    const line = redacted[match.line - 1];
    if (line === undefined) return [];
    if (line === original[match.line - 1]) return [{ ...match, text: wholeWords(match.text, 0, MAX_LINE) }];
    const shown = wholeWords(line, 0, MAX_LINE);
    return test(shown.replaceAll(REDACTED, TAKEN_OUT)) ? [{ ...match, text: shown }] : [];
  });
}

/**
 * The other program's patterns are not quite ours: one that is not valid here matches nothing. No pattern takes long, as
 * one of JavaScript's own could.
 */
export function lineTest({ pattern, flags }: RegExpSource): (line: string) => boolean {
  try {
    return linearTest({ pattern, literal: false, ignoreCase: flags.includes('i'), word: false });
  } catch {
    return () => false;
  }
}

/** Matches by file, in the order in which the files come first. */
export function byFile(matches: readonly TextMatch[]): { root: string; path: string; matches: TextMatch[] }[] {
  const files = new Map<string, { root: string; path: string; matches: TextMatch[] }>();
  for (const match of matches) {
    const { root, path } = match;
    const key = `${root}\n${path}`;
    const file = files.get(key) ?? { root, path, matches: [] };
    file.matches.push(match);
    files.set(key, file);
  }
  return [...files.values()];
}
