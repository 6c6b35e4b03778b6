import type { Choice } from './entry';

/**
 * Choices read from lines, one each: a mark, the label, the sentence, and what speaks for it (`+`) and against it (`-`):
 * `- label | sentence | + advantage | - drawback`. The mark `*` recommends it.
 */
export function choices(text: string): Choice[] {
  return text
    .trim()
    .split('\n')
    .map((line) => choiceIn(line.trim()));
}

/** The choice of a line with its mark. */
export function choiceIn(line: string): Choice {
  const recommended = line.startsWith('*');
  const choice = choiceOf(line.slice(2));
  return recommended ? { ...choice, recommended } : choice;
}

/** The choice that a line names behind its mark. */
function choiceOf(line: string): Choice {
  const [label = '', description, ...sides] = line.split(' | ');
  const side = (sign: string) => sides.filter((one) => one.startsWith(sign)).map((one) => one.slice(sign.length));
  return {
    label,
    ...(description !== undefined && { description }),
    ...(sides.length > 0 && { pros: side('+ '), cons: side('- ') }),
  };
}
