import type { FileEntry } from '../workspace/workspace-reader';
import { AccessRefused } from '../workspace/workspace-reader';
import type { FindAction, FindCommand, FindExpression, FindTest } from './command';
import { folderTree, type TreeNode } from './folder-tree';
import { openRepeats } from './matched-parts';
import type { Place } from './operand';
import type { Running } from './running';
import { nameOf, readableSize } from './shown-names';
import { wildcard } from '../workspace/wildcard';

/** Milliseconds in a minute. */
const MINUTE = 60_000;

/** Steps that patterns may cost in all, at the very worst. */
const MOST_STEPS = 100_000_000;

/** Entries between two looks at the time. */
const STEP = 128;

/** When files were changed last, by the history: paths are those of the place's root. */
type Ages = (path: string) => number | null;

interface Visit {
  entry: FileEntry;
  /** The path as find prints it, beginning with its start point. */
  shown: string;
  depth: number;
  pruned: boolean;
}

/** `find`: the files and folders below the start points that may be seen, parents before their children. */
export async function runFind(command: FindCommand, running: Running): Promise<void> {
  for (const place of command.places) {
    const top = await running.entryAt(place);
    const ages = needsAges(command.expression) ? await agesOf(place, running) : () => null;
    const tree =
      top.kind === 'folder'
        ? await folderTree(await running.filesUnder(place), place.path, running)
        : { entry: top, children: [] };
    const search = new Search(command, running, { place, ages, now: Date.parse(running.clock.now()) });
    let visited = 0;
    for (const _ of search.visits(tree, 0)) {
      if (search.quits) return;
      if (visited++ % STEP === 0 && !(await running.goesOn())) return;
    }
  }
}

async function agesOf(place: Place, running: Running): Promise<Ages> {
  const root = running.rootOf(place);
  const commits = running.taken(await running.reader.history({ ...running.budget, maxEntries: 5_000 }, running.signal));
  if (commits.length === 0) {
    throw new AccessRefused('refused: times of files are not known here, and there is no history; use -name or -path.');
  }
  running.cap('ages are those of the latest commits, since times of files are not known here');
  const latest = new Map<string, number>();
  for (const commit of commits) {
    if (commit.root !== root) continue;
    for (const path of commit.files) latest.set(path, Math.max(latest.get(path) ?? 0, Date.parse(commit.at)));
  }
  return (path) => latest.get(path) ?? null;
}

function needsAges(expression: FindExpression | null): boolean {
  if (expression === null) return false;
  if (expression.op === 'test') return ['age', 'newer', 'since'].includes(expression.test.test);
  if (expression.op === 'not') return needsAges(expression.of);
  return needsAges(expression.left) || needsAges(expression.right);
}

class Search {
  readonly #command: FindCommand;
  readonly #running: Running;
  readonly #globs = new Map<FindTest, (text: string) => boolean>();
  /** Whether the expression has said that it is enough. */
  quits = false;
  #steps = 0;
  readonly #from: { place: Place; ages: Ages; now: number };

  constructor(command: FindCommand, running: Running, from: { place: Place; ages: Ages; now: number }) {
    this.#command = command;
    this.#running = running;
    this.#from = from;
  }

  /** Tests an entry and what lies below it, one at a step. */
  *visits({ entry, children }: TreeNode, depth: number): Generator<void> {
    const { minDepth, maxDepth, expression, prints } = this.#command;
    const visit: Visit = { entry, shown: this.#shown(entry.path), depth, pruned: false };
    if (depth >= minDepth) {
      const holds = expression === null || this.#holds(expression, visit);
      if (holds && !prints) this.#running.print(visit.shown);
    }
    yield;
    if (visit.pruned || (maxDepth !== null && depth >= maxDepth)) return;
    for (const child of children) yield* this.visits(child, depth + 1);
  }

  /** As find does it: `./src/a.ts` from the root, `src/a.ts` from `src`. */
  #shown(path: string): string {
    const { place } = this.#from;
    if (place.path !== '' || place.root !== null) return this.#running.shown(place, path);
    return path === '' ? '.' : `./${path}`;
  }

  #holds(expression: FindExpression, visit: Visit): boolean {
    switch (expression.op) {
      case 'test':
        return this.#tests(expression.test, visit);
      case 'not':
        return !this.#holds(expression.of, visit);
      case 'and':
        return this.#holds(expression.left, visit) && this.#holds(expression.right, visit);
      case 'or':
        return this.#holds(expression.left, visit) || this.#holds(expression.right, visit);
      case 'then':
        this.#holds(expression.left, visit);
        return this.#holds(expression.right, visit);
    }
  }

  #tests(test: FindTest, visit: Visit): boolean {
    const { entry } = visit;
    switch (test.test) {
      case 'name':
        return this.#glob(test)(nameOf(visit.shown));
      case 'path':
        return this.#glob(test)(visit.shown);
      case 'regex':
        return this.#fits(test, visit.shown);
      case 'type':
        return test.kinds.includes(entry.kind);
      case 'size':
        return compared(Math.ceil((entry.size ?? 0) / test.unit), test.sign, test.count);
      case 'age': {
        const at = this.#changed(entry);
        return (
          at !== null && compared(Math.floor((this.#from.now - at) / (test.minutes * MINUTE)), test.sign, test.count)
        );
      }
      case 'newer': {
        const than = this.#from.ages(test.than.path);
        const at = this.#changed(entry);
        return than !== null && at !== null && at > than;
      }
      case 'since': {
        const at = this.#changed(entry);
        return at !== null && at > Date.parse(test.at);
      }
      case 'empty':
        return entry.kind === 'file' && entry.size === 0;
      case 'always':
        return true;
      case 'never':
        return false;
      default:
        return this.#acts(test, visit);
    }
  }

  #glob(test: Extract<FindTest, { test: 'name' | 'path' }>): (text: string) => boolean {
    const known = this.#globs.get(test) ?? wildcard(test.glob, { across: true, fold: test.fold });
    this.#globs.set(test, known);
    return known;
  }

  #fits({ pattern, fold }: { pattern: string; fold: boolean }, path: string): boolean {
    this.#steps += path.length ** (openRepeats(pattern) ?? MOST_STEPS);
    if (this.#steps > MOST_STEPS) {
      throw new AccessRefused('refused: find -regex takes too long for the paths here; use -name or -path.');
    }
    return new RegExp(`^(?:${pattern})$`, fold ? 'iu' : 'u').test(path);
  }

  #acts(test: FindAction, visit: Visit): boolean {
    const { entry, shown } = visit;
    if (test.test === 'quit') this.quits = true;
    else if (test.test === 'prune') visit.pruned = true;
    else if (test.test === 'print') this.#running.print(shown);
    else if (test.test === 'printf') this.#printf(test.format, visit);
    else {
      const size = entry.size === undefined ? '-' : readableSize(entry.size);
      this.#running.print(`${entry.kind === 'folder' ? 'd' : '-'} ${size.padStart(8)} ${shown}`);
    }
    return true;
  }

  #printf(format: string, { entry, shown, depth }: Visit): void {
    const cut = shown.lastIndexOf('/');
    const { place } = this.#from;
    const below = place.path === '' ? entry.path : entry.path.slice(place.path.length + 1);
    const values: Record<string, string> = {
      '%p': shown,
      '%P': below,
      '%f': nameOf(shown),
      '%h': cut === -1 ? '.' : shown.slice(0, cut),
      '%s': String(entry.size ?? 0),
      '%k': String(Math.ceil((entry.size ?? 0) / 1024)),
      '%y': entry.kind === 'folder' ? 'd' : 'f',
      '%d': String(depth),
      '%%': '%',
      '\\t': '\t',
      '\\0': '',
      '\\\\': '\\',
    };
    const text = format.replace(/%[pPfhsydk%]|\\[t0\\]/g, (directive) => values[directive] ?? '');
    for (const line of text.split('\\n').filter((part, i, all) => part !== '' || i < all.length - 1))
      this.#running.print(line);
  }

  #changed({ kind, path }: FileEntry): number | null {
    return kind === 'file' ? this.#from.ages(path) : null;
  }
}

function compared(value: number, sign: -1 | 0 | 1, count: number): boolean {
  return sign === 0 ? value === count : sign < 0 ? value < count : value > count;
}
