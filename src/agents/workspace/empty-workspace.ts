import { ranOutOfTime, type WorkspaceReader } from './workspace-reader';
import type { CancelSignal } from '../base/async/cancellation';

/** Milliseconds that finding a first file may take: the time to the first folder that holds one. */
const FIRST_FILE_MS = 2_000;

/**
 * Why there is nothing to look at, in a sentence; null where there is at least one file, or no time to find one. Does not go
 * through the whole tree for it.
 * @throws what the workspace throws where it cannot be read.
 */
export async function nothingThere(reader: WorkspaceReader, signal: CancelSignal): Promise<string | null> {
  if (reader.roots().length === 0) return 'No folder is open, so the workspace could not be looked at.';
  const budget = { deadlineMs: FIRST_FILE_MS, maxEntries: 1, maxBytes: Number.MAX_SAFE_INTEGER };
  const walked = await reader.walk(budget, signal);
  const { value, capped } = walked;
  // On a busy machine nobody can tell yet.
  if (value.length > 0 || ranOutOfTime(walked)) return null;
  const why = capped === undefined ? '' : ` (${capped})`;
  return `The workspace is empty${why}: there is no code yet that the change could build on.`;
}

/** More files than these are a project, whatever they are called. */
const MOST_BARE = 12;

/** Files that a repository begins with, and what this product keeps of its sessions: nothing of them is code to look into. */
const BEFORE_CODE =
  /^(?:readme|licen[cs]e|copying|notice)(?:\.(?:md|mdx|markdown|rst|adoc|asciidoc|txt|org|rdoc|textile|html?))?$|^\.git(?:ignore|attributes|keep)$|^\.editorconfig$|^\.sdd\/(?:sessions\/|\.gitignore$)/i;

/**
 * Whether there is nothing in the workspace yet that looking further could find: no file, or only such as a repository
 * begins with (README, licence, `.gitignore`). False where that cannot be told.
 */
export async function isBare(reader: WorkspaceReader, signal: CancelSignal): Promise<boolean> {
  if (reader.roots().length === 0) return true;
  const budget = { deadlineMs: FIRST_FILE_MS, maxEntries: MOST_BARE + 1, maxBytes: Number.MAX_SAFE_INTEGER };
  const walked = await reader.walk(budget, signal);
  const { value, capped } = walked;
  if (value.length > MOST_BARE || ranOutOfTime(walked) || (capped !== undefined && value.length > 0)) return false;
  return value.every(({ path }) => BEFORE_CODE.test(path));
}
