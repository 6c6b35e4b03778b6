import type { HistoryCommit } from './commit-filter';
import { git } from './git-process';

/** Commits that are looked through for each query wanted, and at least so many. */
const LOOKED_THROUGH = 12;
const LEAST_LOOKED_THROUGH = 600;

/** The latest commits of a clone, newest first: enough of them for so many queries, spread over some time. */
export async function latestCommits(gitDirectory: string, queries: number): Promise<HistoryCommit[]> {
  const most = Math.max(LEAST_LOOKED_THROUGH, queries * LOOKED_THROUGH);
  const log = await git([
    `--git-dir=${gitDirectory}`,
    'log',
    `--max-count=${most}`,
    '--no-show-signature',
    '--no-ext-diff',
    '--no-textconv',
    '--no-renames',
    '--name-status',
    '-z',
    '--format=%x01%H%x02%P%x02%an <%ae>%x02%B%x02',
    'HEAD',
  ]);
  return log
    .split('\u0001')
    .map(parseRecord)
    .filter(({ hash }) => /^[0-9a-f]{40,64}$/.test(hash));
}

function parseRecord(record: string): HistoryCommit {
  const [hash = '', parents = '', author = '', ...rest] = record.split('\u0002');
  const fields = (rest.pop() ?? '').split('\0').map((field) => field.replace(/^\n/, ''));
  const named = fields.filter((field) => field !== '');
  const changed: string[] = [];
  const added: string[] = [];
  for (let i = 0; i + 1 < named.length; i += 2) (named[i] === 'A' ? added : changed).push(named[i + 1] ?? '');
  const message = rest.join(' ');
  return { hash, parents: parents.split(' ').filter((parent) => parent !== ''), author, message, changed, added };
}
