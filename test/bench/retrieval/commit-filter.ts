import type { BenchQuery } from './query-set';
import { isChangedSource } from './source-paths';

/** One commit of a clone's history as far as a query is made of it. */
export interface HistoryCommit {
  hash: string;
  parents: readonly string[];
  /** Name and address. */
  author: string;
  message: string;
  /** Paths there were before, and paths that came with it. */
  changed: readonly string[];
  added: readonly string[];
}

/** Most files that a commit may touch, and most sought files: more is a sweep through the code. */
export const MOST_FILES = 30;
export const MOST_SOUGHT = 8;

const LEAST_WORDS = 3;

/** Most characters of a query: what a person would paste. */
const MOST_CHARACTERS = 1_000;

/** How queries are made of a history, one rule a line. */
export const FILTER_RULES = [
  'left out: merges, reverts, commits by bots, releases and version bumps',
  `left out: bulk commits (more than ${MOST_FILES} files, or more than ${MOST_SOUGHT} sought ones), and a message that came before`,
  'sought: source files the commit changed or deleted; no tests, fixtures, documents, vendored or generated files',
  'left out: commits that touch no such file of the parent tree',
  'query: the message without issue numbers, links, trailers and code fences, up to 1,000 characters',
  `left out: messages of fewer than ${LEAST_WORDS} words after that`,
] as const;

const BOT =
  /\[bot\]|\b(?:dependabot|renovate|greenkeeper|snyk|mergify|allcontributors|pre-commit-ci|weblate|transifex|imgbot|github-actions|semantic-release|codecov)\b|[-_ ]bot\b/i;
const REVERT = /^(?:revert\b|reverts\b|back(?:ed)? out\b)|^This reverts commit /im;
const MERGE = /^merge\b/i;
const RELEASE =
  /^(?:\W*(?:chore|build)?\W*(?:release|releasing|prepare(?:s|d)? (?:for )?(?:release|v?\d)|cut release|bump(?:s|ed)?\b|version\b|v?\d+\.\d+)|changelog\b|update changelog\b)/i;
const TRAILER =
  /^(?:[a-z-]+-by|change-id|cc|pr-url|git-svn-id|pull-request|backport-of|issue|bug)\s*:.*$|^\(cherry picked from.*$/gim;
const CLOSES =
  /\b(?:fix(?:es|ed)?|close[sd]?|resolve[sd]?|refs?|see)\s*:?\s*(?=(?:[\w.-]+\/[\w.-]+)?#\d|GH-\d|https?:)/gi;
const ISSUE = /\(?(?:[\w.-]+\/[\w.-]+)?#\d+\)?|\bGH-\d+\b|^\W?[A-Z]{2,10}-\d+\b[\]:)]?|\[[A-Z]{2,10}-\d+\]/gm;
const LINK = /\(?https?:\/\/\S+/g;
const FENCE = /```[\s\S]*?(?:```|$)/g;
const HASH = /\b(?=[0-9a-f]*\d)[0-9a-f]{10,40}\b/g;

/** What a person would have said: a commit's message without what points into trackers, and without trailers. */
export function queryOf(message: string): string {
  const plain = message
    .replace(/\r\n?/g, '\n')
    .replace(FENCE, ' ')
    .replace(TRAILER, ' ')
    .replace(CLOSES, ' ')
    .replace(LINK, ' ')
    .replace(ISSUE, ' ')
    .replace(HASH, ' ')
    .split('\n')
    .map((line) => line.replace(/[ \t]+/g, ' ').trim())
    .filter((line) => /\p{L}/u.test(line))
    .join('\n');
  if (plain.length <= MOST_CHARACTERS) return plain;
  return plain.slice(0, MOST_CHARACTERS).replace(/\s+\S*$/, '');
}

/** Why no query is made of a commit, in a word, or the query's text and the sought files. */
export function judgeCommit(commit: HistoryCommit): { query: string; truth: string[] } | { left: string } {
  const subject = commit.message.split('\n', 1)[0] ?? '';
  if (commit.parents.length === 0) return { left: 'first commit' };
  if (commit.parents.length > 1 || MERGE.test(subject)) return { left: 'merge' };
  if (REVERT.test(commit.message)) return { left: 'revert' };
  if (BOT.test(commit.author)) return { left: 'bot' };
  if (RELEASE.test(subject)) return { left: 'release' };
  if (commit.changed.length + commit.added.length > MOST_FILES) return { left: 'bulk' };
  const truth = commit.changed.filter(isChangedSource);
  if (truth.length === 0) return { left: 'no source' };
  if (truth.length > MOST_SOUGHT) return { left: 'bulk' };
  const query = queryOf(commit.message);
  if ((query.match(/\p{L}{2,}/gu) ?? []).length < LEAST_WORDS) return { left: 'short' };
  return { query, truth };
}

/** What a query gives away: a file's name, a name from code, or neither. */
export function stratumOf(query: string): 'path' | 'ident' | 'nl' {
  if (/[\w-]\.(?:[cm]?[jt]sx?|py|go|rs|rb|java|kt|cs|php|c|cc|cpp|h|hpp|vue|swift|scala|sh|css|scss)\b/.test(query))
    return 'path';
  return /`[^`]+`|\b[a-z]+[A-Z]\w*|\b[A-Z][a-z]+[A-Z]\w*|\w_\w|\w\(\)|\w::\w|\b[a-z]+\.[a-z]+\w*\(/.test(query)
    ? 'ident'
    : 'nl';
}

/** At most so many of the commits that queries can be made of, evenly spread over them; and what was left out, counted. */
export function queriesOf(
  commits: readonly HistoryCommit[],
  repo: string,
  most: number,
): { queries: BenchQuery[]; left: Map<string, number> } {
  const left = new Map<string, number>();
  const seen = new Set<string>();
  const all: BenchQuery[] = [];
  for (const commit of commits) {
    const judged = judgeCommit(commit);
    const text = 'query' in judged ? judged.query.toLowerCase() : '';
    const reason = 'left' in judged ? judged.left : seen.has(text) ? 'repeated' : null;
    if (reason !== null) left.set(reason, (left.get(reason) ?? 0) + 1);
    else if ('query' in judged) {
      seen.add(text);
      const [parent = ''] = commit.parents;
      const id = `${repo}@${commit.hash.slice(0, 10)}`;
      all.push({ ...judged, id, repo, commit: parent, stratum: stratumOf(judged.query) });
    }
  }
  return { queries: spread(all, most), left };
}

/** At most so many of the rows, evenly spread, the first one included. */
export function spread<T>(rows: readonly T[], most: number): T[] {
  if (rows.length <= most) return [...rows];
  return Array.from({ length: most }, (_, i) => rows[Math.floor((i * rows.length) / most)]).flatMap((row) =>
    row === undefined ? [] : [row],
  );
}
