import type { GitRequest } from '../../../agents/workspace/git-request';
import { apart } from './commit-format';

/** After the options of the request, so that these have the last word. */
const PATCHES = [
  '--no-color',
  '--no-ext-diff',
  '--no-textconv',
  '--ignore-submodules=all',
  '--submodule=short',
  '--src-prefix=a/',
  '--dst-prefix=b/',
  '--relative',
];

/** Options of `status` that only choose a form: the form is always the one that can be gated. */
const STATUS_FORM =
  /^(?:-s|-b|-z|-u$|--short|--long|--branch|--no-branch|--porcelain(?:=.*)?|--column.*|--no-column|--null|-v|--verbose)$/;

/** Options beside which a drawing of branches may stand: with patches and lists it would go before every line. */
const BESIDE_GRAPH =
  /^--(?:max-count|skip|since|until|author|committer|grep|all|branches|tags|remotes|glob|oneline|decorate|no-decorate|clear-decorations|abbrev-commit|format|pretty|date|merges|no-merges|first-parent|topo-order|date-order|author-date-order|simplify-by-decoration|boundary|left-right|graph)(?:=|$)/;

/** Options of lists of changed files, with the widths to which they cut names, and lists that say only how much changed. */
const FIGURES = /^--(?:stat(?:=|$)|stat-|compact-summary$|patch-with-stat$|shortstat$)/;
const WIDTHS = /^--(?:stat=|stat-|shortstat$)/;

/** Wide enough for any name, with a small drawing. */
const WIDE = ['--stat=9000,8000', '--stat-graph-width=40'];

const LIST_FORM = /^(?:-z|--full-name)$/;

/** The arguments of git, hardened, for one request with its paths already checked. */
export function argumentsFor(request: GitRequest, paths: readonly string[], prefix: string): string[] {
  const { command, options, revisions, blobs } = request;
  // In a folder of a repository, what is asked without a path is about the folder.
  const within = paths.length === 0 && prefix !== '' ? ['.'] : paths;
  switch (command) {
    case 'status': {
      const chosen = options.filter((option) => !STATUS_FORM.test(option));
      const form = ['--porcelain=v1', '-z', '--branch', '--ignore-submodules=all'];
      return ['status', ...chosen, ...form, '--', ...within];
    }
    case 'ls-files':
      return ['ls-files', ...options.filter((option) => !LIST_FORM.test(option)), '-z', '--', ...within];
    case 'rev-parse':
      return ['rev-parse', ...options, ...revisions];
    case 'blame':
      return ['blame', ...options, '--no-textconv', ...revisions, '--', ...paths];
    case 'log':
    case 'show':
    case 'diff': {
      const drawn = command === 'log' && options.every((option) => BESIDE_GRAPH.test(option));
      const chosen = withWholeNames(options)
        .filter((option) => option !== '-z' && (drawn || option !== '--graph'))
        .map(apart);
      const signature = command === 'diff' ? [] : ['--no-show-signature'];
      const objects = blobs.map(({ revision, path }) => `${revision}:./${path}`);
      // `show` is about its commits, and `-L` names its file itself.
      const limited = command === 'show' || options.some((option) => option.startsWith('-L')) ? paths : within;
      return [command, ...chosen, ...PATCHES, ...signature, ...revisions, ...objects, '--', ...limited];
    }
  }
}

/** A name that is cut can neither be gated nor searched for secrets; and what is not listed cannot be left out of a sum. */
function withWholeNames(options: readonly string[]): readonly string[] {
  return options.some((option) => FIGURES.test(option))
    ? [...options.filter((option) => !WIDTHS.test(option)), ...WIDE]
    : options;
}
