import * as vscode from 'vscode';
import * as z from 'zod';

/**
 * The text of what a tool of the editor gave back. Tools also answer with prompt elements, of which the texts count, and
 * with data, of which only text does.
 */
export function toolResultText(content: readonly unknown[]): string {
  return content
    .map((part) => {
      if (part instanceof vscode.LanguageModelTextPart) return part.value;
      if (part instanceof vscode.LanguageModelPromptTsxPart) return textsWithin(part.value, 0).join('');
      if (part instanceof vscode.LanguageModelDataPart) return dataText(part);
      return '';
    })
    .filter((text) => text !== '')
    .join('\n');
}

function dataText({ mimeType, data }: vscode.LanguageModelDataPart): string {
  const readable = /^text\/|^application\/(?:[\w.-]+\+)?json\b/.test(mimeType);
  return readable ? Buffer.from(data).toString('utf8') : `[${mimeType} left out]`;
}

/** The nodes of a prompt element nest a few levels; what nests deeper is none. */
const MAX_DEPTH = 100;

/** A node of a prompt element: a text, or others within it. Line breaks before a text are marked, not written. */
const nodeSchema = z.object({
  text: z.string().optional().catch(undefined),
  lineBreakBefore: z.unknown().optional(),
  node: z.unknown().optional(),
  children: z.array(z.unknown()).optional().catch(undefined),
});

function textsWithin(value: unknown, depth: number): string[] {
  const parsed = nodeSchema.safeParse(value);
  if (!parsed.success || depth > MAX_DEPTH) return [];
  const { text, lineBreakBefore, node, children = [] } = parsed.data;
  const own = text === undefined ? [] : [lineBreakBefore === true ? `\n${text}` : text];
  return [...own, ...[node, ...children].flatMap((one) => textsWithin(one, depth + 1))];
}
