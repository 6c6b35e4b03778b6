/** An entry of `.sdd/issues.md` that nothing settles yet. Lines count from 1, inclusive. */
interface OpenIssue {
  title: string;
  /** `2026-01-15`; empty where its heading names no day. */
  day: string;
  startLine: number;
  endLine: number;
}

const HEADING = /^## +(?:(20\d{2}-\d{2}-\d{2}): *)?(\S[^]*)$/;

/** As the entries' own line says it, or as people tick things off. */
const SETTLED = /^\s*[-*] +(?:\[x\]|(?:resolved|settled|closed|done)\b)/i;
const SETTLED_TITLE = /\((?:resolved|settled|closed|done)\)\s*$|^~~.*~~$/i;

/** The entries that are still open, in the order of the file. */
export function openIssues(text: string): OpenIssue[] {
  const lines = text.split('\n');
  const starts = lines.flatMap((line, i) => (HEADING.test(line) ? [i] : []));
  return starts.flatMap((start, at) => {
    const end = starts[at + 1] ?? lines.length;
    const [, day = '', title = ''] = HEADING.exec((lines[start] ?? '').trimEnd()) ?? [];
    const body = lines.slice(start + 1, end);
    if (SETTLED_TITLE.test(title) || body.some((line) => SETTLED.test(line))) return [];
    const blank = body.findLastIndex((line) => line.trim() !== '');
    return [{ title, day, startLine: start + 1, endLine: start + 2 + blank }];
  });
}
