import type { PromptFrame, PromptInput } from '../../../../../src/agents/model/role-prompt';

export const FRAME: PromptFrame = { boundary: 'k4f9', tokens: 24_000, projectNotes: '' };

/** The input of a prompt as a model reads it. */
export function read({ fixed, growing, changing }: PromptInput): string {
  return `${[fixed, growing, changing]
    .map((part) => part.trim())
    .filter(Boolean)
    .join('\n\n')}\n`;
}

/** A text without what is quoted in it: neither what stands between delimiters nor what stands in double quotes. */
export function unquoted(text: string, { boundary }: PromptFrame = FRAME): string {
  const blocks = new RegExp(`^<<${boundary} [\\w ]+>>\\n[^]*?\\n<</${boundary}>>$`, 'gm');
  return text.replace(blocks, '').replace(/"(?:[^"\\\n]|\\.)*"/g, '');
}

/** The labels of what stands between delimiters, each of which must be closed before the next opens. */
export function delimited(text: string, { boundary }: PromptFrame = FRAME): string[] {
  const marks = [...text.matchAll(new RegExp(`^<<(/?)${boundary}(?: ([\\w ]+))?>>$`, 'gm'))];
  marks.forEach(([, slash], index) => {
    if ((slash === '/') !== (index % 2 === 1)) throw new Error(`Delimiter ${index + 1} is out of order.`);
  });
  if (marks.length % 2 === 1) throw new Error('The last delimiter is not closed.');
  return marks.flatMap(([, , label]) => label ?? []);
}
