import type { IssueEntry } from '../../../agents/session/store-port';

/** The text of `.sdd/issues.md` with one entry more at its end. */
export function withIssue(before: string, entry: string): string {
  const start = before.trim() === '' ? '# Issues' : before.trimEnd();
  return `${start}\n\n${entry.trim()}\n`;
}

/**
 * The text with a note at the end of an entry, in place of a note that begins with the same words up to its colon. The text
 * as it was where the entry is not there any more.
 */
export function withNote(before: string, { heading, session }: IssueEntry, note: string): string {
  const lines = before.split('\n');
  const plain = lines.map((line) => line.trimEnd());
  const isHeading = (line: string) => line.startsWith('## ') || line.startsWith('# ');
  for (let start = plain.indexOf(heading); start >= 0; start = plain.indexOf(heading, start + 1)) {
    const next = plain.findIndex((line, i) => i > start && isHeading(line));
    const end = next < 0 ? plain.length : next;
    const body = plain.slice(start, end);
    if (!body.includes(session)) continue;
    const kind = note.slice(0, note.indexOf(':') + 1);
    const earlier = body.findIndex((line) => line.startsWith(kind));
    if (earlier >= 0) lines.splice(start + earlier, 1, note);
    else lines.splice(start + body.findLastIndex((line) => line !== '') + 1, 0, note);
    return lines.join('\n');
  }
  return before;
}
