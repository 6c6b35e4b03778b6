import type { Found } from '../workspace/evidence-draft';
import { MAX_EXCERPT } from '../workspace/evidence-draft';
import { hashText } from '../base/text/hash';
import { plainLine } from '../base/text/quote';
import { commitPath } from '../session/place';

/** Most commits of one output that become evidence, and lines of an output that are looked at. */
const MAX_COMMITS = 2;
const MAX_LINES = 400;

/** Most characters of what a commit shows. */
const MAX_SHOWS = 160;

/** The first line of a commit, as `git log` and `git show` print it: with the word before the hash, or the bare hash of one line. */
const COMMIT_LINE = /^(?:commit )?([0-9a-f]{7,64})(?: \([^)]{0,200}\))?(?: (\S.{0,300}))?$/;
const HEADER = /^(?:Author|AuthorDate|Commit|CommitDate|Date|Merge):/;

/**
 * The commits that git printed, as evidence: each with its hash and what was printed of it, up to where an excerpt ends.
 * Nothing for an output that names none.
 */
export function commitsFound(printed: string, about: string, root: string | null = null): Found[] {
  const lines = printed.split('\n').slice(0, MAX_LINES);
  const starts = lines.flatMap((line, at) => (startsCommit(line) ? [at] : []));
  return starts.slice(0, MAX_COMMITS).flatMap((at, index): Found[] => {
    const text = lines
      .slice(at, starts[index + 1] ?? lines.length)
      .join('\n')
      .trimEnd();
    const [, hash = '', subject = ''] = COMMIT_LINE.exec(lines[at] ?? '') ?? [];
    const excerpt = text.slice(0, MAX_EXCERPT).replace(/[\ud800-\udbff]$/, '');
    return [
      {
        ...(root === null ? {} : { root }),
        path: commitPath(hash),
        startLine: 1,
        endLine: 1,
        kind: 'commit',
        hash: hashText(excerpt),
        excerpt,
        shows: plainLine(subject || subjectIn(text), MAX_SHOWS),
        why: plainLine(`Printed by ${about}`, MAX_SHOWS),
        score: 0.4,
        role: 'match',
      },
    ];
  });
}

function startsCommit(line: string): boolean {
  const [, hash = '', subject = ''] = COMMIT_LINE.exec(line) ?? [];
  if (hash === '') return false;
  return line.startsWith('commit ') || (subject !== '' && /\d/.test(hash));
}

/** The first line of a commit's message: below its headers, indented. */
function subjectIn(text: string): string {
  const [, ...below] = text.split('\n');
  return below.find((line) => line.trim() !== '' && !HEADER.test(line))?.trim() ?? 'A commit';
}
