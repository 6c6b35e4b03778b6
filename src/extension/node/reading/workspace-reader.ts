import { createHash } from 'node:crypto';
import type { CancelSignal } from '../../../agents/base/async/cancellation';
import { gatePath } from '../../../agents/workspace/path-gate';
import type {
  Capped,
  Commit,
  FileEntry,
  GrepRequest,
  ReadBudget,
  ReadRange,
  WorkspaceReader,
} from '../../../agents/workspace/workspace-reader';
import { AccessRefused } from '../../../agents/workspace/workspace-reader';
import { CallBudget } from '../limits/call-budget';
import { cut, joinCaps } from '../limits/capped-lists';
import type { Root } from '../file-api/file-api';
import { HandedTexts } from './handed-texts';
import { gate } from '../file-api/file-api-gate';
import { FileApiRules } from '../file-api/file-api-rules';
import { fileApiScanner } from '../file-api/file-api-scanner';
import { createRedactor, type Redact } from '../redaction/redactor';
import type { RegExpSource, Scanner } from '../search/scanner';
import { settleInTime } from '../limits/settle-in-time';
import { newestFirst } from '../git/read-history';
import { partOf, rangeOfText, textRange } from '../text/text-range';
import { listFolder } from '../file-api/walk';

/** What a read may cost where the caller does not say. */
const READ_BUDGET: ReadBudget = { deadlineMs: 5_000, maxEntries: 1, maxBytes: 1024 * 1024 };

/** A look that can be told that questions will come. */
export interface WarmableReader extends WorkspaceReader {
  /** Walks the tree and reads the history ahead of the first question. Returns at once; never fails. */
  warm(): void;
}

/**
 * Read-only access to the roots, gated as `WorkspaceReader` promises. What is read has gone through `redact`; from what is
 * found, keys that the extension holds are taken out by who wraps it. `scanner` does what goes through many files; without one it
 * is done here, in slices.
 */
export function createReader(
  roots: readonly Root[],
  { scanner = fileApiScanner(roots), redact = createRedactor() }: { scanner?: Scanner; redact?: Redact } = {},
): WarmableReader {
  const rootNamed = (name: string): Root => {
    const found = roots.find((root) => root.name === name);
    if (found !== undefined) return found;
    const names = roots.map((root) => `"${root.name}"`).join(', ');
    throw new AccessRefused(
      `There is no workspace root "${name}"; ${names === '' ? 'no folder is open' : `the roots are ${names}`}.`,
    );
  };
  const handed = new HandedTexts();
  const rootOrFirst = (name: string): Root => rootNamed(name === '' ? (roots[0]?.name ?? '') : name);

  const reader: WarmableReader = {
    roots: () => roots.map(({ name }) => name),

    walk: (limits, signal) => scanner.walk(limits, signal),

    list: (root, path, limits, signal) =>
      settleInTime(explained(listGated(rootNamed, root, path, limits, signal), path), limits, signal, `"${path}"`),

    find: (glob, limits, signal) => scanner.find(glob, limits, signal),

    search: (texts, limits, signal, files) => scanner.search(texts, limits, signal, files),

    async read(root, path, lines, limits) {
      const budget = { ...READ_BUDGET, ...limits };
      const text = lines === undefined ? handed.take(root, path, budget.maxBytes) : null;
      return settleInTime(
        explained(
          text === null
            ? readGated(rootNamed(root), path, lines, budget, redact)
            : rangeOf(text, { root, path }, redact),
          path,
        ),
        budget,
        undefined,
        `"${path}"`,
      );
    },

    part(lines) {
      const range = partOf(lines);
      const { root, path } = lines.whole;
      return { root, path, ...range, hash: hashOf(range.text) };
    },

    async grep(request, limits, signal) {
      const { grep, name } = rootOrFirst(request.root);
      if (grep === undefined)
        throw new AccessRefused('refused: patterns cannot be searched for here; search for a text.');
      const found = await settleInTime(
        grep.grep({ ...request, root: name }, limits, signal),
        limits,
        signal,
        'the workspace',
      );
      const shown = await scanner.screen(found.value, sourceOf(request), limits, signal);
      return joinCaps(shown.value, [found.capped, shown.capped]);
    },

    async git(name, request, limits, signal) {
      const { git } = rootOrFirst(name);
      if (git === undefined) throw new AccessRefused(NO_GIT);
      return settleInTime(git.run(request, limits, signal), limits, signal, 'git');
    },

    async history(limits, signal) {
      const all = await Promise.all(
        roots.map(async ({ name, git }) => {
          const { value } = (await git?.history(limits, signal).catch(() => null)) ?? { value: [] };
          return value.map((commit): Commit => ({ root: name, ...commit }));
        }),
      );
      return { value: all.flat().sort(newestFirst) };
    },

    async revision() {
      for (const { git } of roots) {
        const revision = (await git?.revision().catch(() => null)) ?? null;
        if (revision !== null) return revision;
      }
      return null;
    },

    async rank(request, limits, signal, onProgress) {
      const commits = roots.every(({ git }) => git === undefined)
        ? undefined
        : reader.history(limits, signal).then(
            ({ value }) => value,
            () => [],
          );
      return handed.keepFrom(await scanner.rank(request, limits, signal, commits, onProgress));
    },

    warm() {
      scanner.warm();
      void reader.history(HISTORY_BUDGET).catch(() => undefined);
    },
  };
  return reader;
}

/** What a line is tried on again after a secret was taken out of it: about what ripgrep looked for. */
function sourceOf({ pattern, literal, ignoreCase, word }: GrepRequest): RegExpSource {
  const plain = literal ? pattern.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&') : pattern;
  return { pattern: word ? `\\b(?:${plain})\\b` : plain, flags: ignoreCase ? 'iu' : 'u' };
}

/** What the history may cost when it is read ahead of time. */
const HISTORY_BUDGET: ReadBudget = { deadlineMs: 10_000, maxEntries: 10_000, maxBytes: 20_000_000 };

const NO_GIT =
  'refused: git does not run here (the workspace is not trusted, lies on no disk of this machine, or is no repository); read the files instead.';

/** What the file system says names places of this machine, and is no use to who asked. */
async function explained<T>(work: Promise<T>, path: string): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof AccessRefused) throw error;
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (/^(?:ENOENT|ENOTDIR|FileNotFound|EntryNotFound)$/.test(code)) {
      throw new AccessRefused(
        `There is no "${path}" in this workspace root; list the folder to see what there is.`,
        true,
      );
    }
    throw new AccessRefused(`"${path}" cannot be read${code === '' ? '' : ` (${code})`}; look at something else.`);
  }
}

async function listGated(
  rootNamed: (name: string) => Root,
  name: string,
  asked: string,
  limits: ReadBudget,
  signal: CancelSignal | undefined,
): Promise<Capped<FileEntry[]>> {
  const root = rootNamed(name);
  const path = gatePath(asked);
  const { kind, realPath } = await gate(root, path, 'folder');
  if (kind !== 'folder')
    throw new AccessRefused(`"${path}" is not a folder; read it, or list the folder that holds it.`);
  const budget = new CallBudget(limits, signal);
  return cut(await listFolder(root, new FileApiRules(root), realPath, budget), limits.maxEntries);
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** The whole of a text that was read just now, through the gate. */
async function rangeOf(
  text: string,
  { root, path }: { root: string; path: string },
  redact: Redact,
): Promise<Capped<ReadRange>> {
  const range = await rangeOfText(text, undefined, path, redact);
  return { value: { root, path, ...range, hash: hashOf(range.text) } };
}

async function readGated(
  root: Root,
  asked: string,
  wanted: { start: number; end: number } | undefined,
  { maxBytes }: ReadBudget,
  redact: Redact,
): Promise<Capped<ReadRange>> {
  const path = gatePath(asked);
  const { kind, realPath } = await gate(root, path, 'file');
  if (kind === 'folder') throw new AccessRefused(`"${path}" is a folder; list it instead.`);
  const { bytes, size } = await root.files.readFile(realPath, maxBytes);
  const range = await textRange(bytes, wanted, path, redact, size > bytes.length);
  const value: ReadRange = { root: root.name, path, ...range, hash: hashOf(range.text) };
  return size > bytes.length
    ? { value, capped: `only the first ${bytes.length} of ${size} bytes were read` }
    : { value };
}
