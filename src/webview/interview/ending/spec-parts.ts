/** A specification as the page shows it: what is read, and behind one more click where it comes from. */
interface SpecParts {
  text: string;
  annex: { title: string; text: string } | null;
}

const ANNEX = /\n<details>\n<summary>([^<\n]*)<\/summary>\n([^]*?)\n<\/details>\s*$/;

/**
 * A written specification in its parts, without its front matter, which is for programs. The page renders no HTML: what the
 * file folds is folded by the page, and what is folded within that is headed.
 */
export function specParts(markdown: string): SpecParts {
  const body = markdown.replace(/^---\r?\n[^]*?\r?\n---\r?\n/, '').replaceAll('\r\n', '\n');
  const found = ANNEX.exec(body);
  if (found === null) return { text: body, annex: null };
  const [, title = '', folded = ''] = found;
  const text = folded
    .replace(/^( *)<details><summary>([^<\n]*)<\/summary>$/gm, '$1*$2:*')
    .replace(/^ *<\/details>$/gm, '');
  return { text: body.slice(0, found.index), annex: { title, text } };
}
