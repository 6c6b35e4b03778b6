import type { Commit, ReadBudget, TextMatch } from '../../../agents/workspace/workspace-reader';
import type { DiskRootSpec, FileList, ScanRequest } from '../scan/messages';
import type { ScanThreads } from '../scan/scan-threads';
import { filesOf } from '../scan/unpack-files';
import type { ScanThread, ThreadCall } from '../scan/scan-thread';
import type { RankedTexts, Scanner } from '../search/scanner';

/** What a walk ahead of time may take: the longest that a large tree on a cold disk is worth. */
const WARM: ReadBudget = { deadlineMs: 20_000, maxEntries: 200_000, maxBytes: 1 };

/** Files of one commit above which it is no change to one thing. */
const MANY_FILES = 50;

/** Scans roots that lie on disks of this machine, in threads of its own. */
export function diskScanner(roots: readonly DiskRootSpec[], { trees, texts }: ScanThreads): Scanner {
  /** Makes a call whose answer is a list that comes in parts. */
  const listed = async <Part, T>(
    thread: ScanThread,
    request: ScanRequest,
    unpack: (part: Part) => readonly T[],
    { limits, signal }: Pick<ThreadCall, 'limits' | 'signal'>,
  ) => {
    const value: T[] = [];
    const onPart = (part: unknown) => {
      for (const item of unpack(part as Part)) value.push(item);
    };
    const { capped } = await thread.call({ roots, limits, request, signal, onPart });
    return capped === undefined ? { value } : { value, capped };
  };

  return {
    walk: (limits, signal) => listed(trees, { kind: 'walk' }, (part: FileList) => filesOf(part), { limits, signal }),

    find: (glob, limits, signal) =>
      listed(trees, { kind: 'find', glob }, (part: FileList) => filesOf(part), { limits, signal }),

    search: (wanted, limits, signal, files) =>
      listed(trees, { kind: 'search', texts: wanted, files: files ?? null }, (part: TextMatch[]) => part, {
        limits,
        signal,
      }),

    async rank(request, limits, signal, commits, onProgress) {
      const history = commits !== undefined;
      const call: ThreadCall = { roots, limits, request: { kind: 'rank', request, history }, signal, onProgress };
      const { result } = await trees.call(history ? { ...call, commits: commits.then(withoutSweeps) } : call);
      return result as RankedTexts;
    },

    screen: (matches, { pattern, flags }, limits, signal) =>
      listed(texts, { kind: 'screen', matches, pattern, flags }, (part: TextMatch[]) => part, { limits, signal }),

    warm() {
      trees.call({ roots, limits: WARM, request: { kind: 'warm' } }).catch(() => undefined);
    },
  };
}

/** The commits without the files of those that went through much of the tree: they say nothing, and take long to send. */
function withoutSweeps(commits: readonly Commit[]): Commit[] {
  return commits.map((commit) => (commit.files.length > MANY_FILES ? { ...commit, files: [] } : commit));
}
