import { isPlainName } from '../../../agents/workspace/path-gate';
import { type NamedKind, secretNamesIn } from '../../../agents/workspace/secret-names';
import { anyGlobTest } from './glob';
import { type IgnoreFile, MAX_CHAIN_COST } from './ignore-file';

/** Why a path is not looked at. */
export type SkipReason = 'secret' | 'ignored' | 'excluded' | 'skipped' | 'deep';

/** Folders that hold nothing of the project's own, whether ignored or not. */
export const ALWAYS_SKIPPED: ReadonlySet<string> = new Set([
  '.git',
  '.hg',
  '.svn',
  'node_modules',
  'bower_components',
  '__pycache__',
  '.venv',
  '.tox',
  '.vscode-test',
  '.gradle',
  '.DS_Store',
]);

const SESSIONS = '.sdd/sessions';

/** A `.gitignore` and the folder it stands in, with a slash at its end. */
interface Ignoring {
  base: string;
  file: IgnoreFile;
}

/**
 * What is left out inside one folder that is itself not left out: secrets by name, ignored and excluded paths, folders of
 * tools. The rules of the folder's own `.gitignore` come after those of the folders above it.
 */
export class FolderRules {
  /** Relative to the root; '' for the root. */
  readonly folder: string;
  readonly #excluded: (path: string) => boolean;
  readonly #chain: readonly Ignoring[];
  readonly #isSecret: (name: string, kind: NamedKind) => boolean;
  readonly #isOwn: boolean;

  private constructor(folder: string, excluded: (path: string) => boolean, chain: readonly Ignoring[]) {
    this.folder = folder;
    this.#excluded = excluded;
    this.#chain = chain;
    this.#isSecret = secretNamesIn(folder);
    this.#isOwn = folder === '.sdd' || folder.startsWith('.sdd/');
  }

  /** The rules at the top of a root. `exclude`: globs that the person excluded. */
  static ofRoot(exclude: readonly string[], own: IgnoreFile | null): FolderRules {
    return new FolderRules('', anyGlobTest(exclude), own === null ? [] : [{ base: '', file: own }]);
  }

  /** The rules inside a child folder. */
  inside(name: string, own: IgnoreFile | null): FolderRules {
    const folder = this.pathOf(name);
    const cost = this.#chain.reduce((sum, { file }) => sum + file.cost, own?.cost ?? 0);
    const isOver = own === null || cost > MAX_CHAIN_COST;
    const chain = isOver ? this.#chain : [...this.#chain, { base: `${folder}/`, file: own }];
    return new FolderRules(folder, this.#excluded, chain);
  }

  pathOf(name: string): string {
    return this.folder === '' ? name : `${this.folder}/${name}`;
  }

  /** Why a direct child is left out; null if it is not. */
  reasonFor(name: string, kind: 'file' | 'folder'): SkipReason | null {
    if (this.#isSecret(name, kind)) return 'secret';
    const path = this.pathOf(name);
    if (!isPlainName(name) || ALWAYS_SKIPPED.has(name) || path === SESSIONS) return 'skipped';
    if (this.#excluded(path)) return 'excluded';
    return this.#isOwn || path === '.sdd' || !this.#isIgnored(kind === 'folder' ? `${path}/` : path) ? null : 'ignored';
  }

  /** The last rule that speaks of a path decides, the deeper file after the higher one, as git does it. */
  #isIgnored(path: string): boolean {
    let ignored = false;
    for (const { base, file } of this.#chain) {
      const verdict = file.verdict(path.slice(base.length));
      if (verdict !== null) ignored = verdict === 'ignored';
    }
    return ignored;
  }
}
