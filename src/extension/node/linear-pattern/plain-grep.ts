import type { Capped, FileEntry, GrepRequest, ReadBudget, TextMatch } from '../../../agents/workspace/workspace-reader';
import type { CancelSignal } from '../../../agents/base/async/cancellation';
import { AccessRefused } from '../../../agents/workspace/workspace-reader';
import { gatePath } from '../../../agents/workspace/path-gate';
import { CallBudget } from '../limits/call-budget';
import type { Root, RootGrep } from '../file-api/file-api';
import { globTest } from '../rules/glob';
import { decodeText, linesOf } from '../text/text';
import { wholeWords } from '../redaction/windows';
import { MAX_SEARCHED } from '../text/text-matches';
import { walkRoots } from '../file-api/walk';
import { lineTest } from './line-test';

/** Characters of a line that are searched, and that are kept of one that matches. */
const MAX_LINE = 1_000;
const MAX_KEPT = 400;

/** Files that a search looks through at most: without a program of its own it is slow. */
const MAX_FILES = 50_000;

/**
 * Pattern search through a root's own files, without a process: for workspaces that are not trusted or lie on no disk, and
 * machines without ripgrep. It takes turns with whatever else the thread has to do.
 */
export function plainGrep(root: Pick<Root, 'name' | 'files' | 'exclude'>): RootGrep {
  return {
    async grep(request, limits, signal) {
      const test = lineTest(request);
      const budget = new CallBudget(limits, signal);
      const files = await filesFor(root, request, limits, signal);
      const matches: TextMatch[] = [];
      for (const [at, file] of files.value.entries()) {
        const reached = budget.reached();
        if (reached !== null) return { value: matches, capped: `${reached}, with ${at} files searched` };
        const content = await root.files.readFile(file.path, MAX_SEARCHED).catch(() => null);
        const text = content === null || content.size > MAX_SEARCHED ? null : decodeText(content.bytes);
        if (text === null || content === null) continue;
        budget.spend({ bytes: content.bytes.byteLength });
        for (const [i, line] of linesOf(text).entries()) {
          await budget.breathe();
          if (budget.reached() !== null) break;
          if (!test(line.slice(0, MAX_LINE))) continue;
          matches.push({ root: request.root, path: file.path, line: i + 1, text: wholeWords(line, 0, MAX_KEPT) });
          budget.spend({ entries: 1 });
        }
      }
      const capped = [budget.reached(), files.capped].filter((reason) => typeof reason === 'string').join('; ');
      return capped === '' ? { value: matches } : { value: matches, capped };
    },
  };
}

/** The files that a request is about, in path order. */
async function filesFor(
  root: Pick<Root, 'name' | 'files' | 'exclude'>,
  { paths, globs }: GrepRequest,
  limits: ReadBudget,
  signal: CancelSignal | undefined,
): Promise<Capped<FileEntry[]>> {
  const within = paths.map(gatePath);
  const wanted = globs.filter((glob) => !glob.startsWith('!')).map(globTest);
  const left = globs.filter((glob) => glob.startsWith('!')).map((glob) => globTest(glob.slice(1)));
  const walked = await walkRoots([root], new CallBudget({ ...limits, maxEntries: MAX_FILES }, signal));
  const unknown = within.find((path) => !walked.value.some((file) => isBelow(file.path, path)));
  if (unknown !== undefined && walked.capped === undefined) {
    throw new AccessRefused(`There is nothing to search in "${unknown}"; list the folder to see what there is.`);
  }
  const value = walked.value
    .filter(({ path }) => within.length === 0 || within.some((folder) => isBelow(path, folder)))
    .filter(
      ({ path }) => (wanted.length === 0 || wanted.some((test) => test(path))) && !left.some((test) => test(path)),
    )
    .sort((a, b) => (a.path < b.path ? -1 : 1));
  return walked.capped === undefined ? { value } : { value, capped: walked.capped };
}

function isBelow(path: string, folder: string): boolean {
  return folder === '' || path === folder || path.startsWith(`${folder}/`);
}
