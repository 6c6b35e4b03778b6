import { inline, inlineStart, type Marks } from '../base/text/markdown';
import type { SpecChanges } from './changes';

/** What a specification changes of an earlier one, as Markdown: added, modified, removed, each with where it comes from. */
export function renderChanges(changes: SpecChanges | null, marks: Marks): string {
  if (changes === null) return '';
  const { from, title, added, modified, removed, kept } = changes;
  const source = (sources: readonly string[]) =>
    sources.length === 0 ? ' (changed in the draft)' : sources.map((one) => ` [${inline(one, marks)}]`).join('');
  const list = (name: string, items: readonly string[]) => (items.length === 0 ? [] : [`${name}:`, items.join('\n')]);
  return [
    `Of “${inlineStart(title)}” (\`${inline(from)}\`), which this specification replaces:`,
    ...list(
      'Added',
      added.length === 0 ? [] : [`- ${added.map(({ statement }) => `**${inline(statement)}**`).join(', ')}`],
    ),
    ...list(
      'Modified',
      modified.map(
        ({ statement, before, after, sources }) =>
          `- **${inline(statement)}**: “${inline(before)}” is now “${inline(after)}”${source(sources)}`,
      ),
    ),
    ...list(
      'Removed',
      removed.map(
        ({ statement, before, sources }) => `- **${inline(statement)}**: “${inline(before)}”${source(sources)}`,
      ),
    ),
    kept.length === 0
      ? 'Nothing of it stands as it stood.'
      : `As they stood: ${kept.map((id) => inline(id)).join(', ')}.`,
  ].join('\n\n');
}
