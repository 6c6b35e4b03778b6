import type { CancelSignal } from '../base/async/cancellation';
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
 * documents. One ranking finds them: to search the tree for names that stand everywhere takes far longer. Rejects where nothing can be ranked.
 */
export async function filesOfStatements(
  reader: WorkspaceReader,
  texts: readonly string[],
  { atHand, signal, deadlineMs }: { atHand: readonly Module[]; signal: CancelSignal; deadlineMs: number },
): Promise<FileText[]> {
  const budget = { deadlineMs, maxEntries: 100_000, maxBytes: 1_000_000_000 };
  const { places } = await reader.rank({ texts, hints: [], prefer: ['test', 'doc'], limit: RANKED }, budget, signal);
  const ranked = (Object.keys(MOST) as (keyof typeof MOST)[]).flatMap((wanted) =>
    places.filter(({ kind, path }) => kind === wanted && mayMatter(path)).slice(0, MOST[wanted]),
  );
  const files = new Map([...atHand, ...ranked].map(({ root, path }) => [`${root}\n${path}`, { root, path }]));
  const read: FileText[] = [];
  for (const { root, path } of files.values()) {
    if (signal.aborted) break;
    // Gone or refused since the ranking: the next file serves as well.
    const found = await reader.read(root, path, undefined, { maxBytes: MAX_READ }).catch(() => null);
    if (found === null) continue;
    const { value: whole } = found;
    if (MADE.test(whole.text.slice(0, TOP))) continue;
    read.push({ root, path, kind: classifyPath(path), whole, lines: whole.text.split('\n') });
  }
  return read;
}

function mayMatter(path: string): boolean {
  return !isGenerated(path) && !isSpecified(path) && !isRulePath(path);
}
