import ignore, { type Ignore } from 'ignore';
import { isPlainName } from '../../agents/evidence/path-gate';
import { isSecretPath } from '../../agents/evidence/secret-names';
import type { Root } from './file-port';
import { anyGlobTest, isCheapGlob } from './glob';
import { decodeText } from './text';

/** Why a path is not looked at. */
export type SkipReason = 'secret' | 'ignored' | 'excluded' | 'skipped';

/** Folders that hold nothing of the project's own, whether ignored or not. */
const ALWAYS_SKIPPED = new Set([
  '.git',
  '.hg',
  '.svn',
  'node_modules',
  'bower_components',
  '__pycache__',
  '.venv',
  '.tox',
]);
ALWAYS_SKIPPED.add('.vscode-test').add('.gradle').add('.DS_Store');

const SESSIONS = '.sdd/sessions';

/** Bytes of a `.gitignore` that are read, and lines of it that are used. */
const MAX_IGNORE_BYTES = 256 * 1024;
const MAX_IGNORE_LINES = 5_000;

/** The rules that hold inside one folder: those of its own `.gitignore` after those of the folders above it. */
export interface FolderRules {
  skips(name: string, kind: 'file' | 'folder'): SkipReason | null;
}

/** Decides what is left out of one root: secrets by name, ignored and excluded paths, folders of tools. For one call. */
export class SkipRules {
  readonly #root: Root;
  readonly #excluded: (path: string) => boolean;
  readonly #ignores = new Map<string, Promise<Ignore | null>>();

  constructor(root: Root) {
    this.#root = root;
    this.#excluded = anyGlobTest(root.exclude);
  }

  /** The rules inside a folder that is itself not skipped. `hasOwn: false` saves looking for its `.gitignore`. */
  async inside(folder: string, hasOwn = true): Promise<FolderRules> {
    if (!hasOwn) this.#ignores.set(folder, Promise.resolve(null));
    const chain: { base: string; rules: Ignore }[] = [];
    for (const base of ['', ...prefixes(folder)]) {
      const rules = await this.#load(base);
      if (rules !== null) chain.push({ base: base === '' ? '' : `${base}/`, rules });
    }
    const excluded = this.#excluded;
    return {
      skips(name, kind) {
        const path = folder === '' ? name : `${folder}/${name}`;
        if (isSecretPath(path)) return 'secret';
        if (!isPlainName(name) || ALWAYS_SKIPPED.has(name) || path === SESSIONS) return 'skipped';
        if (excluded(path)) return 'excluded';
        const own = path === '.sdd' || path.startsWith('.sdd/');
        return !own && isIgnored(chain, kind === 'folder' ? `${path}/` : path) ? 'ignored' : null;
      },
    };
  }

  /** Why a path, or a folder above it, is left out; null if it is not. */
  async reasonFor(path: string, kind: 'file' | 'folder'): Promise<SkipReason | null> {
    if (path === '') return null;
    if (isSecretPath(path)) return 'secret';
    for (const prefix of prefixes(path)) {
      const cut = prefix.lastIndexOf('/');
      const rules = await this.inside(cut === -1 ? '' : prefix.slice(0, cut));
      const reason = rules.skips(prefix.slice(cut + 1), prefix === path ? kind : 'folder');
      if (reason !== null) return reason;
    }
    return null;
  }

  #load(folder: string): Promise<Ignore | null> {
    const known = this.#ignores.get(folder);
    if (known !== undefined) return known;
    const loading = this.#read(folder);
    this.#ignores.set(folder, loading);
    return loading;
  }

  async #read(folder: string): Promise<Ignore | null> {
    const path = folder === '' ? '.gitignore' : `${folder}/.gitignore`;
    try {
      const { bytes } = await this.#root.files.readFile(path, MAX_IGNORE_BYTES);
      const lines = (decodeText(bytes) ?? '').split(/\r?\n/).slice(0, MAX_IGNORE_LINES).filter(isCheapGlob);
      return ignore({ ignorecase: false }).add(lines);
    } catch {
      // None there, or unreadable: then nothing is ignored by it.
      return null;
    }
  }
}

function prefixes(path: string): string[] {
  if (path === '') return [];
  const segments = path.split('/');
  return segments.map((_, i) => segments.slice(0, i + 1).join('/'));
}

/** The last rule that speaks of a path decides, the deeper file after the higher one, as git does it. */
function isIgnored(chain: readonly { base: string; rules: Ignore }[], path: string): boolean {
  let ignored = false;
  for (const { base, rules } of chain) {
    const verdict = rules.test(path.slice(base.length));
    if (verdict.ignored) ignored = true;
    else if (verdict.unignored) ignored = false;
  }
  return ignored;
}
