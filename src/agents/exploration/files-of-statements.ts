import type { CancelSignal } from '../base/async/cancellation';
import { ABORTED, untilAborted } from '../base/async/until-aborted';
import { isRulePath } from '../observe/rule-files';
import type { EvidenceKind } from '../session/evidence';
import { classifyPath, isGenerated, isSpecified } from '../workspace/classify-path';
import type { ReadRange, WorkspaceReader } from '../workspace/workspace-reader';
import type { Module } from './where-listed';

/** A file that statements may be about, with its lines. */
export interface FileText extends Module {
  kind: EvidenceKind;
  whole: ReadRange;
  lines: readonly string[];
}

/** Files that are ranked for what statements say, and most of each kind that are read. */
const RANKED = 80;
const MOST = { code: 24, test: 8, doc: 6 } as const;
const MAX_READ = 256 * 1024;
/** What a file that nobody edits says of itself at its top. */
const MADE = /\b(?:auto-?generated|do not (?:edit|modify))\b/i;
const TOP = 400;

/**
 * The files that statements may be about, those at hand first, then those that hold most of what the texts say: code, tests and
 * documents. One ranking finds them: to search the tree for names that stand everywhere takes far longer. Where nothing can be
 * ranked, or not before the signal, those at hand serve alone.
 */
export async function filesOfStatements(
  reader: WorkspaceReader,
  texts: readonly string[],
  { atHand, signal, deadlineMs }: { atHand: readonly Module[]; signal: CancelSignal; deadlineMs: number },
): Promise<FileText[]> {
  const read = new Map<string, FileText | null>();
  const readAll = async (files: readonly Module[]) => {
    for (const { root, path } of files) {
      if (signal.aborted) break;
      const key = `${root}\n${path}`;
      if (!read.has(key)) read.set(key, await readFile(reader, root, path));
    }
  };
  const budget = { deadlineMs, maxEntries: 100_000, maxBytes: 1_000_000_000 };
  // The tree is searched elsewhere while those at hand are read.
  const ranking = reader
    .rank({ texts, hints: [], prefer: ['test', 'doc'], limit: RANKED }, budget, signal)
    .catch(() => null);
  await readAll(atHand);
  const ranked = await untilAborted(ranking, signal);
  const places = ranked === ABORTED || ranked === null ? [] : ranked.places;
  for (const wanted of Object.keys(MOST) as (keyof typeof MOST)[])
    await readAll(places.filter(({ kind, path }) => kind === wanted && mayMatter(path)).slice(0, MOST[wanted]));
  return [...read.values()].filter((file) => file !== null);
}

/** A file with its lines; null where it is gone or refused since, or made by a program: the next one serves as well. */
async function readFile(reader: WorkspaceReader, root: string, path: string): Promise<FileText | null> {
  const found = await reader.read(root, path, undefined, { maxBytes: MAX_READ }).catch(() => null);
  if (found === null || MADE.test(found.value.text.slice(0, TOP))) return null;
  const { value: whole } = found;
  return { root, path, kind: classifyPath(path), whole, lines: whole.text.split('\n') };
}

function mayMatter(path: string): boolean {
  return !isGenerated(path) && !isSpecified(path) && !isRulePath(path);
}
