import type { GitCommand } from '../workspace/git-request';
import { checkDate, checkFormat } from './git-format';
import {
  type Check,
  colours,
  date,
  glob,
  lines,
  linesOfPath,
  matching,
  number,
  similarity,
  text,
  widths,
} from './git-values';
import { refuse, shown } from './refuse';

/** How git gets an option: in full, null where it changes nothing of what is shown here; with what its value may be. */
interface GitOption {
  full: string | null;
  value: 'none' | 'required' | 'optional';
  check?: Check;
}

type Lists = Readonly<Record<string, GitOption>>;

const flag = (full: string | null): GitOption => ({ full, value: 'none' });
const required = (full: string, check: Check = text): GitOption => ({ full, value: 'required', check });
const optional = (full: string, check: Check): GitOption => ({ full, value: 'optional', check });

/** Written once, whatever the names of an option are. */
function named(names: string, option: GitOption): Lists {
  return Object.fromEntries(names.split(' ').map((name) => [name, option]));
}

function flags(...names: string[]): Lists {
  return Object.fromEntries(names.map((name) => [name, flag(name)]));
}

const QUIET: Lists = {
  ...named(
    '--no-ext-diff --no-textconv --no-color --no-show-signature --no-mailmap --relative --color-words --binary',
    flag(null),
  ),
  ...named('--color', { full: null, value: 'optional', check: colours }),
  ...named('--ignore-submodules', {
    full: null,
    value: 'optional',
    check: matching(/^(?:all|dirty|untracked|none)$/, 'all'),
  }),
};

const DIFF: Lists = {
  ...QUIET,
  ...named('-p -u --patch', flag('--patch')),
  ...named('-s --no-patch', flag('--no-patch')),
  ...named('-w --ignore-all-space', flag('--ignore-all-space')),
  ...named('-b --ignore-space-change', flag('--ignore-space-change')),
  ...named('-W --function-context', flag('--function-context')),
  ...named('-R', flag('-R')),
  ...named('-a --text', flag('--text')),
  ...named('-U --unified', required('--unified', number)),
  ...named('--inter-hunk-context', required('--inter-hunk-context', number)),
  ...named('-M --find-renames', optional('--find-renames', similarity)),
  ...named('-C --find-copies', optional('--find-copies', similarity)),
  ...named('--stat', optional('--stat', widths)),
  ...named('--dirstat -X', optional('--dirstat', matching(/^[\w,.]{1,40}$/, 'files'))),
  ...named('--abbrev', optional('--abbrev', number)),
  ...named('--diff-filter', required('--diff-filter', matching(/^[ACDMRTUXBacdmrtuxb*]{1,12}$/, 'AM'))),
  ...named(
    '--diff-algorithm',
    required('--diff-algorithm', matching(/^(?:myers|default|minimal|patience|histogram)$/, 'patience')),
  ),
  // Shown as plain lines, which can be gated.
  ...named('--word-diff', {
    full: null,
    value: 'optional',
    check: matching(/^(?:plain|porcelain|color|none)$/, 'plain'),
  }),
  ...named('-l', required('-l', number)),
  // Tried on the lines as they are, these would tell whether a guess at a secret is right.
  ...named('-I --ignore-matching-lines --anchored', { full: null, value: 'required', check: text }),
  ...named('--stat-width', required('--stat-width', number)),
  ...named('--stat-name-width', required('--stat-name-width', number)),
  ...named('--stat-count', required('--stat-count', number)),
  ...flags('--minimal', '--patience', '--histogram', '--numstat', '--shortstat', '--summary', '--compact-summary'),
  ...flags('--name-only', '--name-status', '--raw', '--full-index', '--no-renames', '--no-prefix'),
  ...flags('--ignore-space-at-eol', '--ignore-cr-at-eol', '--ignore-blank-lines'),
  ...flags('--patch-with-stat', '--no-indent-heuristic', '--indent-heuristic', '--exit-code', '--find-copies-harder'),
  ...flags('--cumulative', '--irreversible-delete', '--no-rename-empty'),
};

const COMMITS: Lists = {
  ...DIFF,
  ...named('--pretty', optional('--pretty', checkFormat)),
  ...named('--format', required('--format', checkFormat)),
  ...named('--date', required('--date', checkDate)),
  ...named('--decorate', optional('--decorate', matching(/^(?:short|full|auto|no)$/, 'short'))),
  ...named('--encoding', required('--encoding', matching(/^(?:utf-?8)$/i, 'UTF-8'))),
  ...flags('--oneline', '--abbrev-commit', '--no-abbrev-commit', '--no-decorate', '--parents', '--children'),
  ...flags('--no-notes', '--expand-tabs', '--no-expand-tabs', '--relative-date', '--clear-decorations'),
  // Written out: what a merge is compared with is otherwise up to the repository.
  ...named('-m', flag('--diff-merges=separate')),
  ...named('-c', flag('--diff-merges=combined')),
  ...named('--cc', flag('--diff-merges=dense-combined')),
  ...named('--no-diff-merges', flag('--diff-merges=off')),
  ...named(
    '--diff-merges',
    required(
      '--diff-merges',
      matching(/^(?:off|none|first-parent|1|separate|combined|c|dense-combined|cc)$/, 'first-parent'),
    ),
  ),
};

const LOG: Lists = {
  ...COMMITS,
  ...named('-n --max-count', required('--max-count', number)),
  ...named('--skip', required('--skip', number)),
  ...named('--since --after', required('--since', date)),
  ...named('--until --before', required('--until', date)),
  ...named('--since-as-filter', required('--since-as-filter', date)),
  ...named('-S', required('-S')),
  ...named('-G', required('-G')),
  ...flags('--pickaxe-regex', '--pickaxe-all'),
  ...named('--author', required('--author')),
  ...named('--committer', required('--committer')),
  ...named('--grep', required('--grep')),
  ...named('-i --regexp-ignore-case', flag('--regexp-ignore-case')),
  ...named('-E --extended-regexp', flag('--extended-regexp')),
  ...named('-F --fixed-strings', flag('--fixed-strings')),
  ...named('--basic-regexp', flag('--basic-regexp')),
  ...named('-g --walk-reflogs', flag('--walk-reflogs')),
  ...named('-L', required('-L', linesOfPath)),
  ...named('-t', flag('-t')),
  ...named('-r', flag('-r')),
  ...named('--branches', optional('--branches', glob)),
  ...named('--tags', optional('--tags', glob)),
  ...named('--remotes', optional('--remotes', glob)),
  ...named('--glob', required('--glob', glob)),
  ...named('--exclude', required('--exclude', glob)),
  ...named('-q --quiet', flag('--no-patch')),
  ...named('--min-parents', required('--min-parents', number)),
  ...named('--max-parents', required('--max-parents', number)),
  ...named('--no-walk', optional('--no-walk', matching(/^(?:sorted|unsorted)$/, 'sorted'))),
  ...flags('--all', '--graph', '--follow', '--reverse', '--merges', '--no-merges', '--first-parent', '--all-match'),
  ...flags(
    '--invert-grep',
    '--topo-order',
    '--date-order',
    '--author-date-order',
    '--full-history',
    '--dense',
    '--sparse',
  ),
  ...flags(
    '--simplify-merges',
    '--simplify-by-decoration',
    '--ancestry-path',
    '--cherry-pick',
    '--left-right',
    '--cherry',
  ),
  ...flags('--cherry-mark', '--left-only', '--right-only', '--boundary', '--no-graph', '--source', '--full-diff'),
  // The size of a message as it is says how long a secret in it is.
  ...named('--log-size', flag(null)),
  ...flags('--show-pulls', '--not', '--reflog', '--no-follow', '--patch-with-raw'),
};

const OPTIONS: Readonly<Record<GitCommand, Lists>> = {
  log: LOG,
  show: LOG,
  diff: {
    ...DIFF,
    ...named('--cached --staged', flag('--cached')),
    ...flags('--merge-base', '--quiet'),
  },
  status: {
    ...QUIET,
    ...named('-s --short', flag('--short')),
    ...named('-b --branch', flag('--branch')),
    ...named('-v --verbose', flag('--verbose')),
    ...named('-u --untracked-files', optional('--untracked-files', matching(/^(?:no|normal|all)$/, 'no'))),
    ...named('--porcelain', optional('--porcelain', matching(/^(?:1|2|v1|v2)$/, 'v2'))),
    ...named('-M --find-renames', optional('--find-renames', similarity)),
    ...flags(
      '--long',
      '--show-stash',
      '--ahead-behind',
      '--no-ahead-behind',
      '--renames',
      '--no-renames',
      '--no-branch',
    ),
    ...named('--no-column --no-ignored --no-optional-locks', flag(null)),
  },
  blame: {
    ...QUIET,
    ...named('-L', required('-L', lines)),
    ...named('-M', optional('-M', number)),
    ...named('-C', optional('-C', number)),
    ...named('--date', required('--date', checkDate)),
    ...named('--since', required('--since', date)),
    ...named('--abbrev', required('--abbrev', number)),
    ...named('--ignore-rev', required('--ignore-rev', matching(/^[\w.~^/-]{1,80}$/, 'HEAD~3'))),
    ...named('-w', flag('-w')),
    ...named('-s', flag('-s')),
    ...named('-l', flag('-l')),
    ...named('-t', flag('-t')),
    ...named('-e --show-email', flag('--show-email')),
    ...named('-f --show-name', flag('--show-name')),
    ...named('-n --show-number', flag('--show-number')),
    ...named('-p --porcelain', flag('--porcelain')),
    ...flags('--line-porcelain', '--root', '--first-parent', '--no-abbrev', '--minimal', '--show-stats', '-c', '-b'),
    ...named('--no-progress --color-lines --color-by-age', flag(null)),
  },
  'ls-files': {
    ...named('-c --cached', flag('--cached')),
    ...named('-d --deleted', flag('--deleted')),
    ...named('-m --modified', flag('--modified')),
    ...named('-o --others', flag('--others')),
    ...named('-s --stage', flag('--stage')),
    ...named('-u --unmerged', flag('--unmerged')),
    ...named('-t', flag('-t')),
    ...named('-x --exclude', required('--exclude', glob)),
    ...named('--abbrev', optional('--abbrev', number)),
    ...flags('--exclude-standard', '--full-name', '--error-unmatch', '--deduplicate', '--directory'),
    ...flags('--no-empty-directory'),
  },
  'rev-parse': {
    ...named('--abbrev-ref', optional('--abbrev-ref', matching(/^(?:strict|loose)$/, 'strict'))),
    ...named('--short', optional('--short', number)),
    ...named('--branches', optional('--branches', glob)),
    ...named('--tags', optional('--tags', glob)),
    ...named('--remotes', optional('--remotes', glob)),
    ...named('-q --quiet', flag('--quiet')),
    ...flags('--show-toplevel', '--show-prefix', '--show-cdup', '--is-inside-work-tree', '--is-inside-git-dir'),
    ...flags(
      '--is-bare-repository',
      '--is-shallow-repository',
      '--verify',
      '--symbolic',
      '--symbolic-full-name',
      '--all',
    ),
    ...flags('--git-dir', '--absolute-git-dir', '--git-common-dir', '--show-object-format'),
  },
};

const RUNS = 'may run a program that the repository names; leave it out';
const ELSEWHERE = 'reads or writes files elsewhere; leave it out';
const NUL = 'separates by NUL; leave it out';

const REFUSED: Readonly<Record<string, string>> = {
  '--output': 'writes to a file, and nothing is written here; leave it out',
  '--output-directory': 'writes files, and nothing is written here; leave it out',
  '-O': 'reads an order of files from elsewhere; leave it out',
  '--ext-diff': RUNS,
  '--textconv': RUNS,
  '--show-signature': RUNS,
  '--remerge-diff': RUNS,
  '--recurse-submodules': RUNS,
  '--help': 'opens a manual; leave it out',
  '-h': 'opens a manual; leave it out',
  '--no-index': 'compares files outside of the repository; name revisions and paths of the workspace',
  '--stdin': 'reads from standard input; name revisions and paths',
  '--contents': ELSEWHERE,
  '--ignore-revs-file': ELSEWHERE,
  '--exclude-from': ELSEWHERE,
  '--exclude-per-directory': ELSEWHERE,
  '--pathspec-from-file': ELSEWHERE,
  '--git-path': ELSEWHERE,
  '--resolve-git-dir': ELSEWHERE,
  '--ignored': 'lists ignored files, which are not shown here; leave it out',
  '-z': NUL,
  '--null': NUL,
};

/** The option of a git command with this exact name. @throws AccessRefused for all others. */
export function gitOption(command: GitCommand, name: string): GitOption {
  const known = OPTIONS[command];
  const option = Object.hasOwn(known, name) ? known[name] : undefined;
  if (option !== undefined) return option;
  if (Object.hasOwn(REFUSED, name)) refuse(`git ${command} ${name} ${REFUSED[name] ?? ''}.`);
  const usable = Object.keys(known).slice(0, 30).join(' ');
  return refuse(`git ${command} has no option ${shown(name)} here (no abbreviations); use ${usable}.`);
}
