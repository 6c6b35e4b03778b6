import { parseArgs } from 'node:util';
import { FILTER_RULES } from './commit-filter';
import { ENGINE_NAMES, type EngineName, type Limits } from './engines/engine';

interface Shared {
  engines: EngineName[];
  limits: Limits;
  /** Shares of the bytes, 0 to 1. */
  byteShares: number[];
  /** Whether the names that queries bring are searched for, too. */
  names: boolean;
  /** Whether the share of changed lines is measured, too. */
  lines: boolean;
  /** A file for the figures as JSON. */
  json: string | null;
  /** A file that each repository's results are kept in. */
  keep: string | null;
}

export type Arguments =
  | ({ kind: 'repo'; repo: string; commits: number } & Shared)
  | ({ kind: 'queries'; file: string; mirror: string; most: number; filter: RegExp | null } & Shared)
  | ({
      kind: 'cost';
      tree: string | null;
      files: number;
      repeat: number;
      queries: string[];
      withIndex: boolean;
      middle: string | null;
    } & Pick<Shared, 'limits' | 'json'>)
  | { kind: 'engine'; name: EngineName }
  | { kind: 'once'; tree: string; query: string }
  | { kind: 'help' };

const DEFAULT_COMMITS = 60;
const DEFAULT_FILES = 50_000;
const DEFAULT_REPEAT = 5;

/** What a retrieval of the extension may take unless the caller says otherwise. */
const DEFAULT_LIMITS: Limits = { deadlineMs: 3_000, maxEntries: 100_000, maxBytes: 1_000_000_000 };

export const USAGE = `Usage: npm run -s bench:retrieval -- MODE [options]

  --repo GIT_CLONE         make a benchmark of a clone's own history: commit message → the source files it touched,
                           searched in the tree before it. The clone is only read; a bare git directory will do
    --commits N            queries, spread over the latest history (default ${DEFAULT_COMMITS})
  --queries FILE.jsonl     run a given set: {repo, commit, query, truth[]} a line, and if known id, lang and stratum
    --mirror DIR           with --queries: holds owner+name/repo git directories
    --limit N              only N of the queries, evenly spread
    --repo-filter REGEX    only repositories whose name matches
  --cost                   measure what a search costs beside other ways to look through the same tree
    --tree DIR             in this folder
    --files N              or in a made one of so many files (default ${DEFAULT_FILES})
    --query TEXT           search for this, may be given several times (default: three requests)
    --repeat N             repetitions of each measurement, in turns (default ${DEFAULT_REPEAT})
    --middle GIT_CLONE     a clone as the tree of middle size for the look before planning (default: this project)

  --product-only           without the baselines (with --cost: without MiniSearch)
  --baselines A,B          these baselines only: ${ENGINE_NAMES.slice(1).join(', ')}
  --names                  search for the names, too, that queries of a given set bring as lookFor[], as an interview does that
                           a model leads
  --lines                  beside it: the share of changed lines that 500 lines of what is found hold
  --byte-shares A,B        what the extension finds in A and B per cent of the bytes, e.g. 10,25,50
  --deadline MS            milliseconds that one query of the extension may take (default ${DEFAULT_LIMITS.deadlineMs})
  --keep FILE.jsonl        keep each repository's results there as soon as they are known; what it holds of the same queries,
                           engines, limits and build is taken over, so that a run goes on where it stopped
  --json FILE              the figures, and every query's ranking, as JSON; written anew after each repository

How a benchmark is made of a history:
${FILTER_RULES.map((rule) => `  - ${rule}\n`).join('')}
Standard output holds the figures, standard error the progress.
`;

/** Reads the command line. Throws a sentence for the one who typed it. */
export function parseArguments(argv: readonly string[]): Arguments {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      repo: { type: 'string' },
      commits: { type: 'string' },
      queries: { type: 'string' },
      mirror: { type: 'string' },
      limit: { type: 'string' },
      'repo-filter': { type: 'string' },
      cost: { type: 'boolean', default: false },
      tree: { type: 'string' },
      files: { type: 'string' },
      repeat: { type: 'string' },
      query: { type: 'string', multiple: true, default: [] },
      middle: { type: 'string' },
      once: { type: 'string' },
      names: { type: 'boolean', default: false },
      lines: { type: 'boolean', default: false },
      'product-only': { type: 'boolean', default: false },
      baselines: { type: 'string' },
      'byte-shares': { type: 'string' },
      deadline: { type: 'string' },
      json: { type: 'string' },
      keep: { type: 'string' },
      engine: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return { kind: 'help' };
  if (values.engine !== undefined) return { kind: 'engine', name: engineNamed(values.engine) };
  if (values.once !== undefined) return { kind: 'once', tree: values.once, query: values.query[0] ?? '' };
  const { json = null, keep = null } = values;
  const shared = {
    engines: enginesOf(values['product-only'], values.baselines),
    limits: { ...DEFAULT_LIMITS, deadlineMs: count('--deadline', values.deadline, DEFAULT_LIMITS.deadlineMs) },
    byteShares: (values['byte-shares']?.split(',') ?? []).map((text) => count('--byte-shares', text, 100) / 100),
    names: values.names,
    lines: values.lines,
    json,
    keep,
  };
  const modes = [values.repo !== undefined, values.queries !== undefined, values.cost].filter(Boolean).length;
  if (modes !== 1) throw new Error('Say what to measure: one of --repo, --queries and --cost. --help tells more.');
  if (values.repo !== undefined)
    return { kind: 'repo', repo: values.repo, commits: count('--commits', values.commits, DEFAULT_COMMITS), ...shared };
  if (values.cost) {
    const files = count('--files', values.files, DEFAULT_FILES);
    const repeat = count('--repeat', values.repeat, DEFAULT_REPEAT);
    const { query: queries, middle = null, tree = null } = values;
    const withIndex = !values['product-only'];
    return { kind: 'cost', tree, files, repeat, queries, withIndex, middle, limits: shared.limits, json };
  }
  if (values.mirror === undefined)
    throw new Error('--queries needs --mirror DIR, with owner+name/repo git directories.');
  const most = count('--limit', values.limit, Number.MAX_SAFE_INTEGER);
  const filter = values['repo-filter'] === undefined ? null : new RegExp(values['repo-filter']);
  return {
    kind: 'queries',
    file: values.queries ?? '',
    mirror: values.mirror,
    most,
    filter,
    ...shared,
  };
}

function enginesOf(productOnly: boolean, baselines: string | undefined): EngineName[] {
  if (productOnly) return ['product'];
  if (baselines === undefined) return [...ENGINE_NAMES];
  return [
    'product',
    ...baselines
      .split(',')
      .filter((name) => name !== '')
      .map(engineNamed),
  ];
}

function engineNamed(name: string): EngineName {
  const found = ENGINE_NAMES.find((known) => known === name);
  if (found === undefined) throw new Error(`There is no "${name}"; there are ${ENGINE_NAMES.join(', ')}.`);
  return found;
}

function count(option: string, text: string | undefined, usual: number): number {
  if (text === undefined) return usual;
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value < 1) throw new Error(`${option} ${text}: write a whole number from 1.`);
  return value;
}
