import { createHash } from 'node:crypto';
import { gatePath } from '../../agents/evidence/path-gate';
import { redact } from '../../agents/evidence/redact';
import { isSecretPath } from '../../agents/evidence/secret-names';
import type { Capped, FileEntry, LookBudget, ReadRange, WorkspaceLook } from '../../agents/ports';
import { LookRefused } from '../../agents/ports';
import { CallBudget } from './call-budget';
import type { FileStatus, Root } from './file-port';
import { globTest } from './glob';
import { type SkipReason, SkipRules } from './skip-rules';
import { settleInTime } from './settle-in-time';
import { pathsFirst, searchFiles } from './text-search';
import { decodeText, linesOf } from './text';
import { listFolder, walkRoots } from './walk';

/** What a read may cost where the caller does not say. */
const READ_BUDGET: LookBudget = { deadlineMs: 5_000, maxEntries: 1, maxBytes: 1024 * 1024 };

/** Read-only access to the roots, gated as `WorkspaceLook` promises. Everything it returns is free of known secrets. */
export function createLook(roots: readonly Root[]): WorkspaceLook {
  const rootNamed = (name: string): Root => {
    const found = roots.find((root) => root.name === name);
    if (found !== undefined) return found;
    const names = roots.map((root) => `"${root.name}"`).join(', ');
    throw new LookRefused(
      `There is no workspace root "${name}"; ${names === '' ? 'no folder is open' : `the roots are ${names}`}.`,
    );
  };

  const walk = (budget: CallBudget) => walkRoots(roots, budget);

  return {
    roots: () => roots.map(({ name }) => name),

    walk: (limits, signal) => settleInTime(walk(new CallBudget(limits, signal)), limits, signal, 'the workspace'),

    list: (root, path, limits, signal) =>
      settleInTime(explained(listGated(rootNamed, root, path, limits.maxEntries), path), limits, signal, `"${path}"`),

    async find(glob, limits, signal) {
      const matches = globTest(glob);
      const walked = await settleInTime(
        walk(new CallBudget(wholeWalk(limits), signal)),
        limits,
        signal,
        'the workspace',
      );
      return cut({ ...walked, value: walked.value.filter(({ path }) => matches(path)) }, limits.maxEntries);
    },

    async search(texts, limits, signal, files) {
      const budget = new CallBudget(limits, signal);
      const work = async () => {
        if (files !== undefined) return searchFiles(files, texts, budget, gateFiles(rootNamed));
        const walked = await walk(new CallBudget(wholeWalk(limits), signal));
        const found = await searchFiles(pathsFirst(walked.value, texts), texts, budget, gateFiles(rootNamed));
        const capped = [walked.capped, found.capped].filter((text) => text !== undefined).join('; ');
        return capped === '' ? found : { ...found, capped };
      };
      return settleInTime(work(), limits, signal, 'the workspace');
    },

    async read(root, path, lines, limits) {
      const budget = { ...READ_BUDGET, ...limits };
      return settleInTime(
        explained(readGated(rootNamed(root), path, lines, budget.maxBytes), path),
        budget,
        undefined,
        `"${path}"`,
      );
    },
  };
}

/** What the file system says names places of this machine, and is no use to who asked. */
async function explained<T>(work: Promise<T>, path: string): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof LookRefused) throw error;
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (/^(?:ENOENT|ENOTDIR|FileNotFound|EntryNotFound)$/.test(code)) {
      throw new LookRefused(`There is no "${path}" in this workspace root; list the folder to see what there is.`);
    }
    throw new LookRefused(`"${path}" cannot be read${code === '' ? '' : ` (${code})`}; look at something else.`);
  }
}

/** Caps on results must not cap the walk that looks for them. */
function wholeWalk(limits: LookBudget): LookBudget {
  return { ...limits, maxEntries: Math.max(limits.maxEntries, 200_000) };
}

function cut<T>({ value, capped }: Capped<T[]>, max: number): Capped<T[]> {
  if (value.length <= max) return capped === undefined ? { value } : { value, capped };
  const own = `the first ${max} of ${value.length}`;
  return { value: value.slice(0, max), capped: capped === undefined ? own : `${own}; ${capped}` };
}

async function listGated(
  rootNamed: (name: string) => Root,
  name: string,
  asked: string,
  maxEntries: number,
): Promise<Capped<FileEntry[]>> {
  const root = rootNamed(name);
  const path = gatePath(asked);
  const { kind, realPath } = await gate(root, path, 'folder');
  if (kind !== 'folder') throw new LookRefused(`"${path}" is not a folder; read it, or list the folder that holds it.`);
  return cut(await listFolder(root, new SkipRules(root), realPath), maxEntries);
}

async function readGated(
  root: Root,
  asked: string,
  wanted: { start: number; end: number } | undefined,
  maxBytes: number,
): Promise<Capped<ReadRange>> {
  const path = gatePath(asked);
  const { kind, realPath } = await gate(root, path, 'file');
  if (kind === 'folder') throw new LookRefused(`"${path}" is a folder; list it instead.`);
  const { bytes, size } = await root.files.readFile(realPath, maxBytes);
  const decoded = decodeText(bytes);
  if (decoded === null) throw new LookRefused(`"${path}" is a binary file; only text can be read.`);
  const all = linesOf(redact(decoded));
  const startLine = Math.max(1, Math.floor(wanted?.start ?? 1));
  const endLine = Math.min(all.length, Math.floor(wanted?.end ?? all.length));
  if (startLine > all.length || endLine < startLine) {
    throw new LookRefused(`"${path}" has ${all.length} lines; ask for a range within 1–${all.length}.`);
  }
  const text = all.slice(startLine - 1, endLine).join('\n');
  const hash = createHash('sha256').update(text).digest('hex');
  const value: ReadRange = { root: root.name, path, startLine, endLine, text, hash, totalLines: all.length };
  return size > bytes.length
    ? { value, capped: `only the first ${bytes.length} of ${size} bytes were read` }
    : { value };
}

/** Lets a path through only if neither it nor what it really is may be left out. */
async function gate(root: Root, path: string, expected: 'file' | 'folder'): Promise<FileStatus> {
  const rules = new SkipRules(root);
  refuse(path, await rules.reasonFor(path, expected));
  const status = await root.files.stat(path);
  if (status.realPath !== path) refuse(path, await rules.reasonFor(status.realPath, expected));
  return status;
}

/** Walked files may be opened if the folders above them are still what they were; checked once a folder and call. */
function gateFiles(rootNamed: (name: string) => Root): (file: FileEntry) => Promise<Root | null> {
  const folders = new Map<string, Promise<boolean>>();
  const rules = new Map<string, SkipRules>();
  return async ({ root: name, path }) => {
    const root = rootNamed(name);
    if (path !== gatePath(path) || isSecretPath(path)) return null;
    const own = rules.get(name) ?? new SkipRules(root);
    rules.set(name, own);
    const folder = path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '';
    const key = `${name}\n${folder}`;
    const checked = folders.get(key) ?? isUnchangedFolder(root, own, folder);
    folders.set(key, checked);
    if (!(await checked)) return null;
    const inside = await own.inside(folder);
    return inside.skips(path.slice(folder === '' ? 0 : folder.length + 1), 'file') === null ? root : null;
  };
}

async function isUnchangedFolder(root: Root, rules: SkipRules, folder: string): Promise<boolean> {
  if ((await rules.reasonFor(folder, 'folder')) !== null) return false;
  const { realPath, kind } = await root.files.stat(folder);
  return kind === 'folder' && realPath === folder;
}

const REASONS: Record<SkipReason, string> = {
  secret: 'is a secret by its name; it is only read when a person opens it',
  ignored: 'is ignored by .gitignore; look at the files that produce it instead',
  excluded: 'is excluded by the settings files.exclude, search.exclude or brainstorm.observe.exclude',
  skipped: 'belongs to a tool and not to the project; look at the project’s own files',
};

function refuse(path: string, reason: SkipReason | null): void {
  if (reason !== null) throw new LookRefused(`refused: "${path}" ${REASONS[reason]}.`);
}
